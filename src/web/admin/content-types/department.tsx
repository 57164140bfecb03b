import type { Slots } from './slots.ts';

export const departmentSlots: Slots = { form: { loadFailed: 'Không thể tải dữ liệu bộ phận' } };
