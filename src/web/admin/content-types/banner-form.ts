import type { FormSlots } from '../inputs/input-kind.ts';

export const bannerForm: FormSlots = {
  loadFailed: 'Không thể tải chi tiết banner',
  pictureMissing: 'Vui lòng chọn ảnh banner',
};
