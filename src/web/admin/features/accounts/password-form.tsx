import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#shared/answers/accounts.ts';
import { passwordFault, passwordTexts } from '#shared/accounts/password.ts';
import { useSite } from '#web/site.ts';
import { notify } from '../../session/notify.ts';
import { useSession } from '../../session/session.tsx';
import { emptyFault } from './account-texts.ts';
import { againFault, NewPasswordInputs, passwordBox } from './new-password-inputs.tsx';
import { ownSessionsKey } from './queries.ts';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';
import { callApi } from '../../session/client.ts';

const first = { current_password: '', password: '', again: '' };

const judge = (email: string, names: readonly string[]) => (typed: typeof first) => ({
  current_password: emptyFault('Mật khẩu hiện tại', typed.current_password),
  password:
    passwordFault(typed.password, { email, names }) ??
    (typed.password.normalize('NFC') === typed.current_password.normalize('NFC') ? passwordTexts.same : undefined),
  again: againFault(typed),
});

/** Changes the own password; the rules are told before anything is typed. */
export function PasswordForm({ me }: { me: Me }) {
  const { update } = useSession();
  const site = useSite();
  const queries = useQueryClient();
  const [shown, setShown] = useState(false);
  const { input, clear, frame } = useFields({
    first,
    judge: judge(me.email, [site.name, site.short_name, me.name]),
    send: async ({ current_password, password }) => {
      const { data, message } = await callApi('POST /admin/me/password', { body: { current_password, password } });
      clear();
      setShown(false);
      notify.success(message);
      update(data);
      await queries.invalidateQueries({ queryKey: ownSessionsKey });
    },
  });
  return (
    <SmallForm {...frame} action="Đổi mật khẩu">
      {/* A password manager keeps the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={me.email} readOnly hidden />
      <TextInput label="Mật khẩu hiện tại" {...input('current_password')} {...passwordBox(shown, 'current-password')} />
      <NewPasswordInputs input={input} shown={shown} onShow={() => setShown(!shown)} />
    </SmallForm>
  );
}
