import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Issued } from '#shared/answers/accounts.ts';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { CopyButton } from '../../screens/copy-button.tsx';

type Props = {
  issued: Issued | null;
  opened: boolean;
  onClose: () => void;
  /** Where the focus goes is for whoever asked: the button that had it may be gone. */
  onGone?: () => void;
};

/** A password that was handed out, which is never shown again: it does not go by a slip of the finger. */
export function IssuedPassword({ issued, opened, onClose, onGone }: Props) {
  const shown = useRef<HTMLElement>(null);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      closeOnClickOutside={false}
      returnFocus={false}
      {...(onGone && { onExitTransitionEnd: onGone })}
      title={`Mật khẩu của ${issued?.name ?? ''}`}
    >
      <p>
        Đăng nhập bằng email {issued?.email} và mật khẩu này. <strong>Mật khẩu chỉ hiện lần này</strong> và phải đổi ở lần đăng
        nhập đầu tiên.
      </p>
      <div className="row-3 apart">
        <p>
          <code ref={shown} className="mono">
            {issued?.password}
          </code>
        </p>
        <CopyButton text={issued?.password ?? ''} label="Chép mật khẩu" source={shown} />
      </div>
      <Answers>
        <Button onClick={onClose}>Tôi đã lưu mật khẩu</Button>
      </Answers>
    </Dialog>
  );
}
