import { Button } from '@mantine/core';
import type { Me } from '#shared/answers/accounts.ts';
import { mainContentId } from '#web/ui/main-content.ts';
import { LogoMark } from '#web/ui/mark.tsx';
import { ScreenTitle } from '../screen-title.tsx';
import { useSession } from '../session.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './accounts.module.css';

/** All there is of the back office until a password that was handed out is changed. */
export function FirstPassword({ me }: { me: Me }) {
  const { signOut } = useSession();
  return (
    <>
      <ScreenTitle name="Đổi mật khẩu" />
      <header className={styles['firstHeader']}>
        <LogoMark />
        <span className={styles['who']}>{me.email}</span>
        <Button variant="default" size="sm" onClick={signOut}>
          Đăng xuất
        </Button>
      </header>
      <main id={mainContentId} tabIndex={-1} className={styles['first']}>
        <header className={styles['head']}>
          <h1>Đổi mật khẩu</h1>
          <p>Mật khẩu của bạn do người khác cấp. Hãy đổi sang mật khẩu của riêng bạn để bắt đầu làm việc.</p>
        </header>
        <PasswordForm me={me} />
      </main>
    </>
  );
}
