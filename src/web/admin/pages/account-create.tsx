import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Issued } from '#shared/answers/accounts.ts';
import { adminAccountsPath } from '#shared/admin-paths.ts';
import { type AccountFields, AccountForm, AccountHead } from '../features/accounts/account-form.tsx';
import { said } from '../features/accounts/account-texts.ts';
import { IssuedPassword } from '../features/accounts/issued-password.tsx';
import { accountsKey } from '../features/accounts/queries.ts';
import { forAdmins } from '../screens/forbidden.tsx';
import { notify } from '../session/notify.ts';
import { callApi } from '../session/client.ts';
import { useAnswer } from '../work/use-answer.ts';

const first: AccountFields = { email: '', name: '', role: 'editor', inbox: false };

export default forAdmins(function AccountCreate() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [issued, setIssued] = useState<Issued | null>(null);
  const { data: mail } = useAnswer(['mail-state'], (signal) => callApi('GET /admin/mail-state', { signal }));
  const [isInvited, setInvited] = useState(true);
  const invite = mail?.on === true && isInvited;
  return (
    <>
      <AccountHead title={said.add} />
      <AccountForm
        first={first}
        action={said.add}
        send={async (typed, allowLeaving) => {
          const { data, message } = await callApi('POST /admin/accounts', { body: { ...typed, invite } });
          const { password } = data;
          allowLeaving();
          notify.success(message);
          if (password !== null) setIssued({ ...data, password });
          await queries.invalidateQueries({ queryKey: accountsKey });
          if (password === null) await navigate(adminAccountsPath);
        }}
        more={
          mail?.on === true && (
            <label className="check">
              <input type="checkbox" checked={isInvited} onChange={() => setInvited(!isInvited)} />
              Gửi thư mời để người đó tự đặt mật khẩu
            </label>
          )
        }
      />
      <IssuedPassword issued={issued} opened={issued !== null} onClose={() => void navigate(adminAccountsPath)} />
    </>
  );
});
