import type { CSSProperties, ReactNode } from 'react';

/** Lists of options scroll as everything else of the system does: the scroll bars that Mantine draws itself are 4 kB of script. */
export const ScrollAreaAutosize = ({ mah, children }: { mah: CSSProperties['maxHeight']; children: ReactNode }) => (
  <div
    style={{
      maxHeight: mah,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      paddingInlineEnd: 'var(--combobox-padding)',
    }}
  >
    {children}
  </div>
);

export const ScrollArea = { Autosize: ScrollAreaAutosize };
