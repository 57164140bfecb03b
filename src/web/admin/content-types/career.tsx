import type { Slots } from './slots.ts';

export const careerSlots: Slots = { form: { loadFailed: 'Không tìm thấy nghề nghiệp' } };
