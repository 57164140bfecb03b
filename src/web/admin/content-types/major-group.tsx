import type { Slots } from './slots.ts';

export const majorGroupSlots: Slots = { form: { loadFailed: 'Không tìm thấy nhóm ngành' } };
