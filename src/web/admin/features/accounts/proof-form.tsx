import type { Me } from '#shared/answers/accounts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProveWithCode } from './second-factor-steps.tsx';
import { callApi } from '../../session/client.ts';

type Props = { me: Me; opened: boolean; settle: (given: boolean) => void };

/** The dialog itself, loaded when it is asked for. */
export const ProofForm = ({ me, opened, settle }: Props) => (
  <Dialog opened={opened} onClose={() => settle(false)} title="Xác nhận lại là bạn" zIndex={202}>
    <ProveWithCode
      me={me}
      action="Tiếp tục"
      onCancel={() => settle(false)}
      send={async (typed) => {
        await callApi('POST /admin/me/proof', { body: typed });
        settle(true);
      }}
    >
      <p>Việc này cần chắc rằng đúng là bạn, nên hãy nhập mật khẩu lần nữa.</p>
    </ProveWithCode>
  </Dialog>
);
