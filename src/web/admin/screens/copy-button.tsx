import { type RefObject, useState } from 'react';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { notify } from '../session/notify.ts';

type Props = {
  text: string;
  label: string;
  /** Holds the text on the screen: selected where the browser refuses to copy, as it does on a site without https. */
  source: RefObject<HTMLElement | null>;
};

export function CopyButton({ text, label, source }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const shown = source.current;
      if (shown !== null) window.getSelection()?.selectAllChildren(shown);
      notify.error('Trình duyệt không cho chép.', 'Nội dung đã được chọn sẵn, hãy chép bằng Ctrl+C.');
    }
  };
  return (
    <>
      <SecondaryButton onClick={() => void copy()}>{label}</SecondaryButton>
      <span role="status" hidden={!copied}>
        {copied && 'Đã chép.'}
      </span>
    </>
  );
}
