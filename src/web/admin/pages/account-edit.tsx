import { type Ref, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { adminAccountsPath, adminMePath } from '#shared/admin-paths.ts';
import { texts } from '#shared/texts.ts';
import type { Account, Issued } from '#shared/answers/accounts.ts';
import { type Answer, useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import styles from '../features/accounts/accounts.module.css';
import { AccountForm, AccountHead } from '../features/accounts/account-form.tsx';
import { said, statesOf } from '../features/accounts/account-texts.ts';
import { accountsKey } from '../features/accounts/queries.ts';
import { forAdmins } from '../screens/forbidden.tsx';
import { notify } from '../session/notify.ts';
import { callApi } from '../session/client.ts';
import { useAnswer } from '../work/use-answer.ts';
import { type Answered, useWrite } from '../work/use-write.ts';
import { IssuedPassword } from '../features/accounts/issued-password.tsx';

export default forAdmins(function AccountEdit() {
  const { id } = useParams();
  return <EditScreen key={id} id={Number(id)} />;
});

function EditScreen({ id }: { id: number }) {
  const navigate = useNavigate();
  const read = (signal: AbortSignal) => callApi('GET /admin/accounts/:id', { at: { id }, signal });
  const { data: account, error } = useAnswer([...accountsKey, id], read, {
    // Each opening reads anew: the form begins with what is there, not with what was there before.
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notify.error('Lấy dữ liệu thất bại!', error.message);
    void navigate(adminAccountsPath, { replace: true });
  }, [error, navigate]);

  if (account?.is_me) return <Navigate to={adminMePath} replace />;
  return (
    <>
      <AccountHead title={said.edit} tab={account ? `${said.edit}: ${account.name}` : said.edit} />
      {account ? (
        <>
          {statesOf(account).length > 0 && (
            <p className={`quiet ${styles['state']}`}>Trạng thái: {statesOf(account).join(', ')}.</p>
          )}
          <AccountForm
            first={{
              email: account.email,
              name: account.name,
              role: account.role,
              inbox: account.role === 'editor' && account.inbox,
            }}
            action="Lưu"
            send={async (typed, allowLeaving) => {
              const { message } = await callApi('PUT /admin/accounts/:id', { at: { id }, body: typed });
              allowLeaving();
              notify.success(message);
              void navigate(adminAccountsPath);
            }}
          />
          <AccountActions account={account} />
        </>
      ) : (
        <p className={`quiet ${styles['state']}`} role="status">
          {error ? null : texts.loadingData}
        </p>
      )}
    </>
  );
}

type AccountStep = {
  why: string;
  label: string;
  /** What is asked first; nothing where it can be taken back. */
  title?: string;
  text?: string;
  answer: Answer & { run: () => Promise<unknown> };
  button?: { ref?: Ref<HTMLButtonElement>; className?: string };
};

/** What else can be done with the account of somebody else. */
function AccountActions({ account }: { account: Account }) {
  const { id, name, locked, sessions } = account;
  const at = { id };
  const ask = useAsk();
  const { write } = useWrite();
  const navigate = useNavigate();
  const issuing = useRef<HTMLButtonElement>(null);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [showing, setShowing] = useState(false);

  const step =
    <Given extends Answered>(failed: string, call: () => Promise<Given>, done?: (given: Given) => unknown) =>
    () =>
      write({ call, failed, refresh: accountsKey, ...(done && { done }) });

  const lock = step(said.updateFailed, () => callApi('PUT /admin/accounts/:id', { at, body: { locked: !locked } }));
  const issue = step(
    'Cấp mật khẩu mới thất bại!',
    () => callApi('POST /admin/accounts/:id/password', { at }),
    ({ data }) => {
      setIssued(data);
      setShowing(true);
    },
  );
  const signOut = step('Đăng xuất mọi nơi thất bại!', () => callApi('DELETE /admin/accounts/:id/sessions', { at }));
  const switchOff = step('Tắt xác thực hai lớp thất bại!', () => callApi('DELETE /admin/accounts/:id/second-factor', { at }));
  const remove = step(
    said.deleteFailed,
    () => callApi('DELETE /admin/accounts/:id', { at }),
    // A screen that is left asks for nothing any more.
    () => navigate(adminAccountsPath),
  );

  const steps: readonly (false | AccountStep)[] = [
    {
      why: 'Mật khẩu cũ không dùng được nữa, mọi phiên đăng nhập kết thúc.',
      label: 'Cấp mật khẩu mới',
      text: `Cấp mật khẩu mới cho "${name}"? Mật khẩu đang dùng sẽ mất hiệu lực.`,
      answer: { label: 'Cấp mật khẩu', run: issue },
      button: { ref: issuing },
    },
    {
      why: sessions === 0 ? 'Hiện không đăng nhập ở đâu.' : `Đang đăng nhập ở ${sessions} nơi.`,
      label: 'Đăng xuất mọi nơi',
      title: 'Xác nhận đăng xuất',
      text: `Đăng xuất "${name}" ở mọi nơi?`,
      answer: { label: 'Đăng xuất', run: signOut },
    },
    account.second_factor && {
      why: 'Dùng khi người này mất điện thoại và không còn mã khôi phục.',
      label: 'Tắt xác thực hai lớp',
      text: `Tắt xác thực hai lớp của "${name}"? Từ đó chỉ cần email và mật khẩu để đăng nhập.`,
      answer: { label: 'Tắt', run: switchOff },
    },
    locked
      ? { why: 'Tài khoản đang khóa, không đăng nhập được.', label: 'Mở khóa', answer: { label: 'Mở khóa', run: lock } }
      : {
          why: 'Tài khoản bị khóa không đăng nhập được, mở lại lúc nào cũng được.',
          label: 'Khóa tài khoản',
          text: `Khóa tài khoản "${name}"? Người này bị đăng xuất ở mọi nơi.`,
          answer: { label: 'Khóa', run: lock },
        },
    {
      why: 'Không lấy lại được. Nội dung người này đã làm vẫn còn.',
      label: 'Xóa tài khoản',
      title: said.deleteTitle,
      text: said.confirmDelete(name),
      answer: { label: 'Xóa', danger: true, run: remove },
      button: { className: 'trouble' },
    },
  ];

  return (
    <section className="screen-part" aria-labelledby="viec-khac">
      <h2 id="viec-khac">Việc khác với tài khoản này</h2>
      <ul className="stack ruled">
        {steps.map(
          (each) =>
            each && (
              <li key={each.label} className={`row-2-4 apart ${styles['action']}`}>
                <span className="quiet">{each.why}</span>
                <SecondaryButton
                  {...each.button}
                  onClick={() => {
                    const { label, title = label, text, answer } = each;
                    void (text === undefined ? answer.run() : ask({ title, text, answers: [answer] }));
                  }}
                >
                  {each.label}
                </SecondaryButton>
              </li>
            ),
        )}
      </ul>
      <IssuedPassword
        issued={issued}
        opened={showing}
        onClose={() => setShowing(false)}
        onGone={() => issuing.current?.focus()}
      />
    </section>
  );
}
