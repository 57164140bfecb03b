import { HelpBox } from '#web/ui/help-box.tsx';
import type { Slots } from './slots.ts';

const help = (
  <HelpBox title="Vị trí hiển thị của banner">
    <p>
      <strong>Nội bộ</strong>: dẫn đến một trang của website này và mở trong cùng thẻ.
    </p>
    <p>
      <strong>Bên ngoài</strong>: dẫn đến một website khác và mở trong thẻ mới.
    </p>
  </HelpBox>
);

export const bannerSlots: Slots = {
  list: { help },
  form: {
    loadFailed: 'Không thể tải chi tiết banner',
    pictureMissing: 'Vui lòng chọn ảnh banner',
  },
};
