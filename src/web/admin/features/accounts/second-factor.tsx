import { useState } from 'react';
import type { Me } from '#shared/answers/accounts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RenewCodes, SwitchOff, SwitchOn } from './second-factor-steps.tsx';
import { recoveryCodesLeftKey } from './queries.ts';
import styles from './accounts.module.css';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../../work/use-answer.ts';

type Way = 'on' | 'off' | 'renew';

const titles: Record<Way, string> = {
  on: 'Bật xác thực hai lớp',
  off: 'Tắt xác thực hai lớp',
  renew: 'Tạo mã khôi phục mới',
};

/** Whether signing in asks for a code as well, and the way to change that. */
export function SecondFactor({ me }: { me: Me }) {
  const [open, setOpen] = useState(false);
  // Kept after closing, so that the words stay while the dialog fades out.
  const [way, setWay] = useState<Way>('on');
  // Codes that are shown once must not go by a slip of the finger.
  const [mustAnswer, setMustAnswer] = useState(false);
  const close = () => setOpen(false);
  const begin = (chosen: Way) => {
    setWay(chosen);
    setMustAnswer(false);
    setOpen(true);
  };
  const read = (signal: AbortSignal) => callApi('GET /admin/me/second-factor', { signal });
  const left = useAnswer(recoveryCodesLeftKey, read, { enabled: me.second_factor }).data?.left;

  return (
    <>
      <p className={`quiet ${styles['state']}`}>
        {me.second_factor
          ? 'Đang bật: khi đăng nhập, ngoài mật khẩu còn cần mã từ ứng dụng xác thực.'
          : 'Đang tắt. Khi bật, ai biết mật khẩu của bạn cũng chưa đăng nhập được nếu không có điện thoại của bạn.'}
      </p>
      {me.second_factor && left !== undefined && (
        <p className={`quiet ${styles['state']}`}>
          {left === 0
            ? 'Không còn mã khôi phục nào: nếu mất điện thoại, bạn sẽ không đăng nhập được. Hãy tạo mã mới.'
            : `Còn ${left} mã khôi phục dùng được.`}
        </p>
      )}
      <div className="row-3">
        {me.second_factor && <SecondaryButton onClick={() => begin('renew')}>{titles.renew}</SecondaryButton>}
        <SecondaryButton onClick={() => begin(me.second_factor ? 'off' : 'on')}>
          {titles[me.second_factor ? 'off' : 'on']}
        </SecondaryButton>
      </div>
      <Dialog
        opened={open}
        onClose={close}
        closeOnEscape={!mustAnswer}
        closeOnClickOutside={!mustAnswer}
        title={mustAnswer ? 'Mã khôi phục' : titles[way]}
      >
        {way === 'on' ? (
          <SwitchOn me={me} onClose={close} onCancel={close} onLast={() => setMustAnswer(true)} />
        ) : way === 'renew' ? (
          <RenewCodes me={me} onClose={close} onLast={() => setMustAnswer(true)} />
        ) : (
          <SwitchOff me={me} onClose={close} />
        )}
      </Dialog>
    </>
  );
}
