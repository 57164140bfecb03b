import type { Me } from '#shared/answers/accounts.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { mainContentId } from '#web/ui/main-content.ts';
import { LogoMark } from '#web/ui/mark.tsx';
import { ScreenHead } from '../../screens/screen-head.tsx';
import { useSession } from '../../session/session.tsx';
import { PasswordForm } from './password-form.tsx';
import { SwitchOn } from './second-factor-steps.tsx';
import styles from './accounts.module.css';

const nothing = () => undefined;

/** All there is of the back office until a password that was handed out is changed, or a second factor that is a duty is on. */
export function FirstDuty({ me }: { me: Me }) {
  const { signOut } = useSession();
  const [title, why] = me.must_change_password
    ? ['Đổi mật khẩu', 'Mật khẩu của bạn do người khác cấp. Hãy đổi sang mật khẩu của riêng bạn để bắt đầu làm việc.']
    : ['Bật xác thực hai lớp', 'Ở trang này, Quản trị phải có hai lớp. Hãy bật để làm việc tiếp.'];
  return (
    <>
      <header className={`line-4 ${styles['firstHeader']}`}>
        <LogoMark />
        <span className={`quiet cut-short shrinks ${styles['who']}`}>{me.email}</span>
        <SmallButton size="sm" onClick={signOut}>
          Đăng xuất
        </SmallButton>
      </header>
      <main id={mainContentId} tabIndex={-1} className={`stack-6 full ${styles['first']}`}>
        <ScreenHead title={title} intro={why} />
        {me.must_change_password ? <PasswordForm me={me} /> : <SwitchOn me={me} onClose={nothing} onLast={nothing} />}
      </main>
    </>
  );
}
