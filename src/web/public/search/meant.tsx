import type { ReactNode } from 'react';

type Props = {
  /** Whether the rest of what was typed was left out; otherwise it was corrected. */
  partial: boolean;
  /** The text that was searched for instead. */
  children: ReactNode;
};

export const Meant = ({ partial, children }: Props) => (
  <>
    {partial ? 'Đang hiện kết quả cho' : 'Có phải bạn tìm'} “{children}”{partial ? '.' : '?'}
  </>
);
