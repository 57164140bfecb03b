import { useEffect, useRef, useState } from 'react';
import { accountCalls } from '#shared/admin-paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { adminApi, onProofNeeded, onSignOut } from '../client.ts';
import { useSession } from '../session.tsx';
import { ProveWithCode } from './second-factor-steps.tsx';

/** Asks for the own password where a call needs it again; the call goes on once it was given, and is refused where it was not. */
export function ProofDialog() {
  const { admin } = useSession();
  const waiting = useRef<((given: boolean) => void)[]>([]);
  const [open, setOpen] = useState(false);
  const settle = (given: boolean) => {
    setOpen(false);
    for (const each of waiting.current.splice(0)) each(given);
  };
  useEffect(
    () =>
      onProofNeeded(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );
  useEffect(() => onSignOut('after', () => settle(false)), []);
  return (
    <Dialog opened={open} onClose={() => settle(false)} title="Xác nhận lại là bạn">
      {admin && (
        <ProveWithCode
          me={admin}
          action="Tiếp tục"
          onCancel={() => settle(false)}
          send={async (typed) => {
            await adminApi.post(accountCalls.ownProof, typed);
            settle(true);
          }}
        >
          <p>Việc này thay đổi ai được đăng nhập hoặc cách đăng nhập, nên cần mật khẩu của bạn lần nữa.</p>
        </ProveWithCode>
      )}
    </Dialog>
  );
}
