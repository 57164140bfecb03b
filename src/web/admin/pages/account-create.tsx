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

const first: AccountFields = { email: '', name: '', role: 'editor', inbox: false };

export default forAdmins(function AccountCreate() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <>
      <AccountHead title={said.add} />
      <AccountForm
        first={first}
        action={said.add}
        send={async (typed, allowLeaving) => {
          const { data, message } = await callApi('POST /admin/accounts', { body: typed });
          allowLeaving();
          notify.success(message);
          setIssued(data);
          await queries.invalidateQueries({ queryKey: accountsKey });
        }}
      />
      <IssuedPassword issued={issued} opened={issued !== null} onClose={() => void navigate(adminAccountsPath)} />
    </>
  );
});
