import type { FormSlots } from '../inputs/input-kind.ts';

export const departmentForm: FormSlots = { loadFailed: 'Không thể tải dữ liệu bộ phận' };
