import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { adminPath, homePath } from '#shared/paths.ts';
import { texts } from '#shared/texts.ts';
import { site } from '#site-config';
import { mainContentId } from '#web/ui/main-content.ts';
import { LogoMark } from '#web/ui/mark.tsx';
import { ApiError } from '../client.ts';
import { Waiting } from '../layout/waiting.tsx';
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

export default function Login() {
  const { state, signIn } = useSession();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failure> | null>(null);

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
        <form className={styles['form']} onSubmit={(event) => void submit(event)}>
          <p className="kicker">{site.name}</p>
          <h1 className={styles['title']}>Đăng nhập</h1>
          <p className={styles['lede']}>Dành cho người quản trị nội dung của trang.</p>
          {failed && (
            <div className={styles['failure']} role="alert">
              <p>{failed.message}</p>
              {failed.reason !== undefined && <p className={styles['reason']}>{failed.reason}</p>}
            </div>
          )}
          <TextInput
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            size="md"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <TextInput
            label="Mật khẩu"
            type="password"
            name="password"
            autoComplete="current-password"
            size="md"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
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
