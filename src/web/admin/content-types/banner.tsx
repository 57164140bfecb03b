import { HelpBox } from '#web/ui/help-box.tsx';

export const bannerHelp = (
  <HelpBox title="Vị trí hiển thị của banner">
    <p>
      <strong>Nội bộ</strong>: dẫn đến một trang của website này và mở trong cùng thẻ.
    </p>
    <p>
      <strong>Bên ngoài</strong>: dẫn đến một website khác và mở trong thẻ mới.
    </p>
  </HelpBox>
);
