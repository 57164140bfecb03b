import type { FormSlots } from '../inputs/input-kind.ts';

export const careerForm: FormSlots = { loadFailed: 'Không tìm thấy nghề nghiệp' };
