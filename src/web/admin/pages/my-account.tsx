import { type ReactNode, useState } from 'react';
import { TextInput } from '@mantine/core';
import { type Me, type OwnSession, roleNames } from '#shared/answers/accounts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { useAsk } from '#web/ui/ask.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import styles from '../features/accounts/accounts.module.css';
import { emptyFault, secondFactorName } from '../features/accounts/account-texts.ts';
import { EnquiryMailPart } from '../features/accounts/enquiry-mail.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useSession } from '../session/session.tsx';
import { notify } from '../session/notify.ts';
import { SmallForm } from '../features/accounts/small-form.tsx';
import { useFields } from '../features/accounts/use-fields.ts';
import { callApi } from '../session/client.ts';
import { RenewCodes, SwitchOff, SwitchOn } from '../features/accounts/second-factor-steps.tsx';
import { ownSessionsKey, recoveryCodesLeftKey } from '../features/accounts/queries.ts';
import { useAnswer } from '../work/use-answer.ts';
import cells from '../lists/cells.module.css';
import { useWrite } from '../work/use-write.ts';
import { Listed } from '../lists/listed.tsx';
import { useListing } from '../work/use-listing.ts';

const nameOf = ({ device }: OwnSession) => device ?? 'Thiết bị không rõ';

const facts: Column<OwnSession>[] = [
  {
    key: 'device',
    label: 'Thiết bị',
    role: 'title',
    cell: (session) => (
      <span className={`inline ${styles['device']}`}>
        {nameOf(session)}
        {session.is_this && <span className="tag">Phiên này</span>}
      </span>
    ),
  },
  { key: 'network', label: 'Mạng', cell: ({ network }) => network ?? <span data-nothing>–</span> },
  { key: 'created_at', label: 'Đăng nhập lúc', cell: (session) => viDateTime(session.created_at) },
  { key: 'used_at', label: 'Dùng gần nhất', cell: (session) => viDateTime(session.used_at) },
];

/** Where the own account is signed in, and the way to end that. */
function OwnSessions() {
  const ask = useAsk();
  const { write } = useWrite();
  const sessions = useListing({
    key: ownSessionsKey,
    read: (signal) => callApi('GET /admin/me/sessions', { signal }),
    failed: 'Lấy danh sách phiên đăng nhập thất bại!',
  });

  const end = (call: () => Promise<{ message: string }>, text: string) =>
    void ask({
      title: 'Xác nhận đăng xuất',
      text,
      answers: [
        {
          label: 'Đăng xuất',
          run: () => write({ call, failed: 'Kết thúc phiên đăng nhập thất bại!', refresh: ownSessionsKey }),
        },
      ],
    });

  const actions = (session: OwnSession) =>
    session.is_this ? (
      <span data-nothing />
    ) : (
      <button
        type="button"
        className={cells['action']}
        data-danger
        aria-description={nameOf(session)}
        onClick={() =>
          end(
            () => callApi('DELETE /admin/me/sessions/:session', { at: { session: session.id } }),
            `Đăng xuất tài khoản của bạn trên ${nameOf(session)}?`,
          )
        }
      >
        Đăng xuất
      </button>
    );

  return (
    <>
      <p className={`quiet ${styles['state']}`}>
        Lần dùng gần nhất được ghi theo giờ. Thấy thiết bị lạ, hãy đăng xuất nó rồi đổi mật khẩu.
      </p>
      <Listed
        caption="Phiên đăng nhập"
        columns={[...facts, { key: 'actions', label: 'Thao tác', role: 'actions', cell: actions }]}
        of={sessions}
        rowKey={({ id }) => id}
        failed={null}
        empty={null}
      />
      {sessions.rows.some((session) => !session.is_this) && (
        <SecondaryButton
          className="start"
          onClick={() =>
            end(() => callApi('DELETE /admin/me/sessions'), 'Đăng xuất tài khoản của bạn ở mọi nơi khác? Phiên này vẫn giữ.')
          }
        >
          Đăng xuất nơi khác
        </SecondaryButton>
      )}
    </>
  );
}

type Way = 'on' | 'off' | 'renew';

const titles: Record<Way, string> = {
  on: 'Bật xác thực hai lớp',
  off: 'Tắt xác thực hai lớp',
  renew: 'Tạo mã khôi phục mới',
};

/** Whether signing in asks for a code as well, and the way to change that. */
function SecondFactor({ me }: { me: Me }) {
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

const title = 'Tài khoản của tôi';

const part = (id: string, name: string, content: ReactNode) => (
  <section className="screen-part" aria-labelledby={id}>
    <h2 id={id}>{name}</h2>
    {content}
  </section>
);

export default function MyAccount() {
  const { admin: me } = useSession();
  if (me === null) return null;
  return (
    <>
      <ScreenHead title={title} intro={`${me.email}, vai trò ${roleNames[me.role]}. Email và vai trò do Quản trị sửa.`} />
      {part('ten', 'Tên hiển thị', <OwnName me={me} />)}
      {part(
        'mat-khau',
        'Mật khẩu',
        <>
          <p className={`quiet ${styles['state']}`}>Đổi mật khẩu sẽ đăng xuất bạn ở mọi nơi khác.</p>
          <PasswordForm me={me} />
        </>,
      )}
      {part('xac-thuc', secondFactorName, <SecondFactor me={me} />)}
      <EnquiryMailPart />
      {part('phien', 'Phiên đăng nhập', <OwnSessions />)}
    </>
  );
}

function OwnName({ me }: { me: Me }) {
  const { update } = useSession();
  const { input, frame } = useFields({
    first: { name: me.name },
    judge: ({ name }) => ({ name: emptyFault('Tên', name) }),
    send: async (typed) => {
      const { data, message } = await callApi('PUT /admin/me', { body: typed });
      update(data);
      notify.success(message);
    },
  });
  return (
    <SmallForm {...frame} action="Lưu tên">
      <TextInput label="Tên" autoComplete="name" maxLength={255} {...input('name')} />
    </SmallForm>
  );
}
