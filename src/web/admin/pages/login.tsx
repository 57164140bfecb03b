import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { adminPath, homePath } from '#shared/paths.ts';
import { texts } from '#shared/texts.ts';
import { site } from '#site-config';
import { mainContentId } from '#web/ui/main-content.ts';
import { LogoMark } from '#web/ui/mark.tsx';
import { ApiError } from '../client.ts';
import { Waiting } from '../waiting.tsx';
import { useSession } from '../session.tsx';
import styles from './login.module.css';

/** Where signing in leads: back to where one was sent away, never out of the back office. */
function destination(next: string | null): string {
  return next !== null && new RegExp(`^${adminPath}(?:[/?]|$)`).test(next) ? next : adminPath;
}

function failure(error: unknown): { message: string; reason?: string } {
  if (!(error instanceof ApiError)) return { message: texts.somethingWrong };
  if (error.status === 0) return { message: texts.somethingWrong, reason: error.message };
  return { message: error.serverMessage ?? texts.loginFailed };
}

type Faults = { email?: string; password?: string };

/** The browser's own messages would come in the browser's language. */
function judge({ email, password }: { email: HTMLInputElement; password: HTMLInputElement }): Faults {
  return {
    ...(email.validity.valueMissing && { email: 'Email không được để trống' }),
    ...(email.validity.typeMismatch && { email: 'Email chưa đúng, ví dụ: ten@truong.edu.vn' }),
    ...(password.validity.valueMissing && { password: 'Mật khẩu không được để trống' }),
  };
}

export default function Login() {
  const { state, ended, signIn } = useSession();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failure> | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // A disabled button loses the focus; of the two inputs the password is the one mostly wrong.
  useEffect(() => {
    if (failed) passwordInput.current?.select();
  }, [failed]);

  if (state === 'checking') {
    return (
      <main id={mainContentId} tabIndex={-1}>
        <Waiting text={texts.checkingSession} />
      </main>
    );
  }
  if (state === 'in') return <Navigate to={destination(query.get('tiep'))} replace />;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!emailInput.current || !passwordInput.current) return;
    const found = judge({ email: emailInput.current, password: passwordInput.current });
    setFaults(found);
    if (found.email !== undefined) return emailInput.current.focus();
    if (found.password !== undefined) return passwordInput.current.focus();
    setBusy(true);
    setFailed(null);
    try {
      await signIn(email, password);
    } catch (error) {
      setFailed(failure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <main id={mainContentId} tabIndex={-1} className={styles['page']}>
      <title>{`Đăng nhập – ${site.name}`}</title>
      <div className={styles['drawing']} aria-hidden="true">
        <LogoMark />
      </div>
      <div className={styles['side']}>
        <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <p className="kicker">{site.name}</p>
          <h1 className={styles['title']}>Đăng nhập</h1>
          <p className={styles['lede']}>Dành cho người quản trị nội dung của trang.</p>
          {ended === 'expired' && !failed && (
            <p className={styles['ended']} role="status">
              Phiên đăng nhập đã hết hạn. Hãy đăng nhập lại để làm tiếp; những gì bạn nhập dở vẫn được giữ.
            </p>
          )}
          {failed && (
            <div className={styles['failure']} role="alert">
              <p>{failed.message}</p>
              {failed.reason !== undefined && <p className={styles['reason']}>{failed.reason}</p>}
            </div>
          )}
          <TextInput
            ref={emailInput}
            label="Email"
            error={faults.email}
            type="email"
            name="email"
            autoComplete="username"
            size="md"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setFaults(({ email: _mended, ...rest }) => rest);
            }}
          />
          <TextInput
            ref={passwordInput}
            label="Mật khẩu"
            error={faults.password}
            type="password"
            name="password"
            autoComplete="current-password"
            size="md"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setFaults(({ password: _mended, ...rest }) => rest);
            }}
          />
          <Button type="submit" size="md" loading={busy}>
            Đăng nhập
          </Button>
          <p>
            <Link to={homePath} reloadDocument>
              Về trang chủ
            </Link>
          </p>
        </form>
      </div>
    </main>
  );
}
