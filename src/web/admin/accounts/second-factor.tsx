import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Me } from '#shared/answers/accounts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SwitchOff, SwitchOn } from './second-factor-steps.tsx';
import styles from './accounts.module.css';

type Way = 'on' | 'off';

/** Whether signing in asks for a code as well, and the way to change that. */
export function SecondFactor({ me }: { me: Me }) {
  const [open, setOpen] = useState(false);
  // Kept after closing, so that the words stay while the dialog fades out.
  const [way, setWay] = useState<Way>('on');
  // Codes that are shown once must not go by a slip of the finger.
  const [mustAnswer, setMustAnswer] = useState(false);
  const close = () => setOpen(false);
  const label = me.second_factor ? 'Tắt xác thực hai lớp' : 'Bật xác thực hai lớp';

  return (
    <>
      <p className={styles['state']}>
        {me.second_factor
          ? 'Đang bật: khi đăng nhập, ngoài mật khẩu còn cần mã từ ứng dụng xác thực.'
          : 'Đang tắt. Khi bật, ai biết mật khẩu của bạn cũng chưa đăng nhập được nếu không có điện thoại của bạn.'}
      </p>
      <Button
        className={styles['start']}
        variant="default"
        onClick={() => {
          setWay(me.second_factor ? 'off' : 'on');
          setMustAnswer(false);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog
        opened={open}
        onClose={close}
        closeOnEscape={!mustAnswer}
        closeOnClickOutside={!mustAnswer}
        title={mustAnswer ? 'Mã khôi phục' : way === 'on' ? 'Bật xác thực hai lớp' : 'Tắt xác thực hai lớp'}
      >
        {way === 'on' ? (
          <SwitchOn me={me} onClose={close} onLast={() => setMustAnswer(true)} />
        ) : (
          <SwitchOff me={me} onClose={close} />
        )}
      </Dialog>
    </>
  );
}
