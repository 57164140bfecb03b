import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Issued } from '#shared/answers/accounts.ts';
import { accountCalls, adminAccountsPath } from '#shared/admin-paths.ts';
import { AccountForm, AccountHead } from '../accounts/account-form.tsx';
import { said } from '../accounts/account-texts.ts';
import { IssuedPassword } from '../accounts/issued-password.tsx';
import { accountsKey } from '../accounts/queries.ts';
import { adminApi } from '../client.ts';
import { OnlyAdmins } from '../forbidden.tsx';
import { notify } from '../notify.ts';
import { ScreenTitle } from '../screen-title.tsx';

const first = { email: '', name: '', role: 'editor' };

export default function AccountCreate() {
  return (
    <OnlyAdmins>
      <CreateScreen />
    </OnlyAdmins>
  );
}

function CreateScreen() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <>
      <ScreenTitle name={said.add} />
      <AccountHead title={said.add} />
      <AccountForm
        first={first}
        action={said.add}
        send={async (typed, allowLeaving) => {
          const { data, message } = await adminApi.post<Issued>(accountCalls.accounts, typed);
          allowLeaving();
          notify.success(message ?? said.created);
          setIssued(data);
          await queries.invalidateQueries({ queryKey: accountsKey });
        }}
      />
      <IssuedPassword issued={issued} opened={issued !== null} onClose={() => void navigate(adminAccountsPath)} />
    </>
  );
}
