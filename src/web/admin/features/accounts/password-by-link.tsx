import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { MailLink } from '#shared/answers/mail.ts';
import { passwordFault } from '#shared/accounts/password.ts';
import { forgottenFragment } from '#shared/admin-paths.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { loginPath } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import { Loaded } from '../../screens/loaded.tsx';
import { ApiError, callApi, endSession } from '../../session/client.ts';
import { useSession } from '../../session/session.tsx';
import { useAnswer } from '../../work/use-answer.ts';
import type { Arrival } from './arrival.ts';
import { LoginFrame } from './login-frame.tsx';
import { againFault, NewPasswordInputs } from './new-password-inputs.tsx';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';

const titles = { invite: 'Đặt mật khẩu', reset: 'Đặt mật khẩu mới' };

/** Sets a password by the link of a mail, or says that it works no longer. */
export function PasswordByLink({ token }: { token: string }) {
  const link = useAnswer(
    ['password-link', token],
    (signal) => callApi('POST /admin/password-link', { body: { token }, signal }),
    {
      gcTime: 0,
    },
  );
  const isGone = link.error instanceof ApiError && [404, 422].includes(link.error.status);
  return (
    <LoginFrame
      title={titles[link.data?.kind ?? 'reset']}
      lede={link.data === undefined ? 'Bằng liên kết trong thư của trường.' : `Cho tài khoản ${link.data.email}.`}
      beside={<Link to={loginPath}>Quay lại đăng nhập</Link>}
    >
      {isGone ? (
        <p className="noted" role="alert">
          {accountTexts.linkGone} <Link to={{ hash: forgottenFragment }}>Xin liên kết mới</Link>
        </p>
      ) : (
        <Loaded of={link} failed="Chưa kiểm tra được liên kết">
          {(owner) => <Form owner={owner} token={token} onGone={() => void link.refetch()} />}
        </Loaded>
      )}
    </LoginFrame>
  );
}

function Form({ owner, token, onGone }: { owner: MailLink; token: string; onGone: () => void }) {
  const { email, name } = owner;
  const site = useSite();
  const navigate = useNavigate();
  const { admin } = useSession();
  const [shown, setShown] = useState(false);
  const { input, frame } = useFields({
    first: { password: '', again: '' },
    judge: (typed) => ({
      password: passwordFault(typed.password, { email, names: [site.name, site.short_name, name] }) ?? undefined,
      again: againFault(typed),
    }),
    send: async ({ password }) => {
      const { message } = await callApi('POST /admin/new-password', { body: { token, password } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) onGone();
        throw error;
      });
      // It has ended on the server, or is that of another account than the one that signs in now.
      if (admin !== null) endSession('expired');
      await navigate(loginPath, { replace: true, state: { told: message, email } satisfies Arrival });
    },
  });
  return (
    <SmallForm {...frame} action="Lưu mật khẩu">
      {/* A password manager keeps the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordInputs input={input} shown={shown} onShow={() => setShown(!shown)} />
    </SmallForm>
  );
}
