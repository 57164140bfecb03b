import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { type Me, roleNames } from '#shared/answers/accounts.ts';
import styles from '../features/accounts/accounts.module.css';
import { emptyFault, secondFactorName } from '../features/accounts/account-texts.ts';
import { OwnSessions } from '../features/accounts/own-sessions.tsx';
import { PasswordForm } from '../features/accounts/password-form.tsx';
import { SecondFactor } from '../features/accounts/second-factor.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useSession } from '../session/session.tsx';
import { notify } from '../session/notify.ts';
import { SmallForm } from '../features/accounts/small-form.tsx';
import { useFields } from '../features/accounts/use-fields.ts';
import { callApi } from '../session/client.ts';

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
