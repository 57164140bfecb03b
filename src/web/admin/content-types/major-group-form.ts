import type { FormSlots } from '../inputs/input-kind.ts';

export const majorGroupForm: FormSlots = { loadFailed: 'Không tìm thấy nhóm ngành' };
