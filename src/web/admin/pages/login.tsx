import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { forgottenFragment, passwordFragment } from '#shared/admin-paths.ts';
import { adminPath } from '#shared/paths.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import { texts } from '#shared/texts.ts';
import { readArrival } from '../features/accounts/arrival.ts';
import { CodeInput } from '../features/accounts/code-input.tsx';
import { LoginFrame } from '../features/accounts/login-frame.tsx';
import { ApiError, callApi } from '../session/client.ts';
import { useSession } from '../session/session.tsx';
import { Waiting } from '../session/waiting.tsx';
import { useAnswer } from '../work/use-answer.ts';
import styles from './login.module.css';

const ForgottenPassword = lazy(async () => ({
  default: (await import('../features/accounts/forgotten-password.tsx')).ForgottenPassword,
}));
const PasswordByLink = lazy(async () => ({
  default: (await import('../features/accounts/password-by-link.tsx')).PasswordByLink,
}));

/** Where signing in leads: back to where one was sent away, never out of the back office. */
const destination = (next: string | null): string =>
  next !== null && new RegExp(`^${adminPath}(?:[/?]|$)`).test(next) ? next : adminPath;

const codeFault = (error: unknown): string | undefined => (error instanceof ApiError ? error.errors['code']?.[0] : undefined);

function failure(error: unknown): { message: string; reason?: string } | null {
  if (error === null || codeFault(error) !== undefined) return null;
  if (!(error instanceof ApiError)) return { message: texts.somethingWrong };
  if (error.status === 0) return { message: texts.somethingWrong, reason: error.message };
  return { message: error.serverMessage ?? texts.loginFailed };
}

type Faults = { email?: string; password?: string; code?: string };

/** The browser's own messages would come in the browser's language. */
const judge = ({ email, password }: { email: HTMLInputElement; password: HTMLInputElement }): Faults => ({
  ...(email.validity.valueMissing && { email: 'Email không được để trống' }),
  ...(email.validity.typeMismatch && { email: 'Email chưa đúng, ví dụ: ten@truong.edu.vn' }),
  ...(password.validity.valueMissing && { password: 'Mật khẩu không được để trống' }),
});

/** What stands behind '#' says why somebody cannot sign in, or holds the token of a link in a mail. */
export default function Login() {
  const { hash } = useLocation();
  const [, token] = new RegExp(`^#${passwordFragment}=(.*)$`).exec(hash) ?? [];
  if (token === undefined && hash !== `#${forgottenFragment}`) return <SignIn />;
  return (
    <Suspense fallback={<Waiting />}>
      {token === undefined ? <ForgottenPassword /> : <PasswordByLink key={token} token={token} />}
    </Suspense>
  );
}

function SignIn() {
  const { admin, ended, signIn } = useSession();
  const arrival = readArrival(useLocation().state);
  const { data: mail } = useAnswer(['mail-state'], (signal) => callApi('GET /admin/mail-state', { signal }));
  const [query] = useSearchParams();
  const [faults, setFaults] = useState<Faults>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: signIn,
    onError: (refused, { code: typed }) => {
      const fault = codeFault(refused);
      if (fault === undefined) return;
      setAsksCode(true);
      if (typed !== undefined) setFaults({ code: fault });
    },
  });

  // A disabled button loses the focus; of the two inputs the password is the one mostly wrong.
  useEffect(() => {
    if (error) (codeFault(error) === undefined ? password : code).current?.select();
  }, [error]);

  if (admin !== null) return <Navigate to={destination(query.get('tiep'))} replace />;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!email.current || !password.current) return;
    const typed = code.current?.value;
    const found: Faults = {
      ...judge({ email: email.current, password: password.current }),
      ...(typed?.trim() === '' && { code: accountTexts.codeMissing }),
    };
    setFaults(found);
    if (found.email !== undefined) email.current.focus();
    else if (found.password !== undefined) password.current.focus();
    else if (found.code !== undefined) code.current?.focus();
    else mutate({ email: email.current.value, password: password.current.value, ...(typed !== undefined && { code: typed }) });
  };

  const failed = failure(error);
  const input = (name: keyof Faults) => ({
    name,
    size: 'md',
    required: true,
    withAsterisk: false,
    error: faults[name],
    onChange: () => setFaults(({ [name]: _mended, ...rest }) => rest),
  });
  const ofEmail = input('email');
  // Another account may not ask for a code.
  const onEmail = () => {
    ofEmail.onChange();
    setAsksCode(false);
  };

  return (
    <LoginFrame
      title="Đăng nhập"
      lede="Dành cho người quản trị nội dung của trang."
      beside={mail?.on === true && <Link to={{ hash: forgottenFragment }}>Quên mật khẩu?</Link>}
    >
      <form className={`stack full ${styles['form']}`} noValidate onSubmit={submit}>
        {arrival !== null && !failed && (
          <p className="noted" role="status">
            {arrival.told}
          </p>
        )}
        {arrival === null && ended === 'expired' && !failed && (
          <p className="noted" role="status">
            Phiên đăng nhập đã hết hạn. Hãy đăng nhập lại để làm tiếp; những gì bạn nhập dở vẫn được giữ.
          </p>
        )}
        {failed && (
          <div className={`boxed trouble strong ${styles['failure']}`} role="alert">
            <p>{failed.message}</p>
            {failed.reason !== undefined && <p className={`text-xs ${styles['reason']}`}>{failed.reason}</p>}
          </div>
        )}
        <TextInput
          ref={email}
          type="email"
          label="Email"
          autoComplete="username"
          defaultValue={arrival?.email}
          {...ofEmail}
          onChange={onEmail}
        />
        <TextInput ref={password} type="password" label="Mật khẩu" autoComplete="current-password" {...input('password')} />
        {asksCode && <CodeInput ref={code} {...input('code')} />}
        <Button type="submit" size="md" loading={isPending}>
          Đăng nhập
        </Button>
      </form>
    </LoginFrame>
  );
}
