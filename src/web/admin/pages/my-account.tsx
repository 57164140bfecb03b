import type { ReactNode } from 'react';
import { roleNames } from '#shared/answers/accounts.ts';
import styles from '../features/accounts/accounts.module.css';
import { secondFactorName } from '../features/accounts/account-texts.ts';
import { OwnName } from '../features/accounts/own-name.tsx';
import { OwnSessions } from '../features/accounts/own-sessions.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { SecondFactor } from '../features/accounts/second-factor.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useSession } from '../session/session.tsx';

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
      {part('phien', 'Phiên đăng nhập', <OwnSessions />)}
    </>
  );
}
