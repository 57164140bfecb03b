import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { loginPath } from '#shared/paths.ts';
import { callApi } from '../../session/client.ts';
import { emptyFault } from './account-texts.ts';
import { LoginFrame } from './login-frame.tsx';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';

/** Asks for a link by mail. Whether there is such an account is told to nobody. */
export function ForgottenPassword() {
  const [told, setTold] = useState<string | null>(null);
  const { input, frame } = useFields({
    first: { email: '' },
    judge: ({ email }) => ({ email: emptyFault('Email', email) }),
    send: async (typed) => setTold((await callApi('POST /admin/forgotten-password', { body: typed })).message),
  });
  return (
    <LoginFrame
      title="Quên mật khẩu"
      lede="Trường gửi tới email của tài khoản một liên kết để bạn đặt mật khẩu mới."
      beside={<Link to={loginPath}>Quay lại đăng nhập</Link>}
    >
      {told === null ? (
        <SmallForm {...frame} action="Gửi liên kết">
          <TextInput type="email" size="md" label="Email" autoComplete="username" maxLength={255} {...input('email')} />
        </SmallForm>
      ) : (
        <p className="noted" role="status">
          {told} Nếu vài phút nữa chưa thấy, bạn tìm thử trong hộp thư rác.
        </p>
      )}
    </LoginFrame>
  );
}
