import { TextInput, type TextInputProps } from '@mantine/core';
import { minPasswordLength } from '#shared/accounts/password.ts';

/** What is said where the second one is another. */
export const againFault = ({ password, again }: { password: string; again: string }): string | undefined =>
  again === password ? undefined : 'Hai lần nhập mật khẩu mới không giống nhau.';

/** How a box for a password behaves; `shown`: whether one sees what is typed. */
export const passwordBox = (shown: boolean, autoComplete: 'current-password' | 'new-password') => ({
  type: shown ? 'text' : 'password',
  autoComplete,
  autoCapitalize: 'none',
  spellCheck: false,
});

type Props = { input: (name: 'password' | 'again') => TextInputProps; shown: boolean; onShow: () => void };

/** A new password, twice; the rules are told before anything is typed. */
export const NewPasswordInputs = ({ input, shown, onShow }: Props) => (
  <>
    <TextInput
      label="Mật khẩu mới"
      description={`Ít nhất ${minPasswordLength} ký tự. Tốt nhất là một câu dài ít nhất năm từ, có dấu hay không đều được; một vài từ thêm số và dấu thì chưa đủ.`}
      {...input('password')}
      {...passwordBox(shown, 'new-password')}
    />
    <TextInput label="Nhập lại mật khẩu mới" {...input('again')} {...passwordBox(shown, 'new-password')} />
    <label className="check">
      <input type="checkbox" checked={shown} onChange={onShow} />
      Hiện những gì đang nhập
    </label>
  </>
);
