import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { adminAccountsPath, adminMePath } from '#shared/admin-paths.ts';
import { texts } from '#shared/texts.ts';
import styles from '../features/accounts/accounts.module.css';
import { AccountActions } from '../features/accounts/account-actions.tsx';
import { AccountForm, AccountHead } from '../features/accounts/account-form.tsx';
import { said, statesOf } from '../features/accounts/account-texts.ts';
import { accountsKey } from '../features/accounts/queries.ts';
import { forAdmins } from '../screens/forbidden.tsx';
import { notify } from '../session/notify.ts';
import { callApi } from '../session/client.ts';
import { useAnswer } from '../work/use-answer.ts';

export default forAdmins(function AccountEdit() {
  const { id } = useParams();
  return <EditScreen key={id} id={Number(id)} />;
});

function EditScreen({ id }: { id: number }) {
  const navigate = useNavigate();
  const read = (signal: AbortSignal) => callApi('GET /admin/accounts/:id', { at: { id }, signal });
  const { data: account, error } = useAnswer([...accountsKey, id], read, {
    // Each opening reads anew: the form begins with what is there, not with what was there before.
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notify.error('Lấy dữ liệu thất bại!', error.message);
    void navigate(adminAccountsPath, { replace: true });
  }, [error, navigate]);

  if (account?.is_me) return <Navigate to={adminMePath} replace />;
  return (
    <>
      <AccountHead title={said.edit} tab={account ? `${said.edit}: ${account.name}` : said.edit} />
      {account ? (
        <>
          {statesOf(account).length > 0 && (
            <p className={`quiet ${styles['state']}`}>Trạng thái: {statesOf(account).join(', ')}.</p>
          )}
          <AccountForm
            first={{ email: account.email, name: account.name, role: account.role }}
            action="Lưu"
            send={async (typed, allowLeaving) => {
              const { message } = await callApi('PUT /admin/accounts/:id', { at: { id }, body: typed });
              allowLeaving();
              notify.success(message);
              void navigate(adminAccountsPath);
            }}
          />
          <AccountActions account={account} />
        </>
      ) : (
        <p className={`quiet ${styles['state']}`} role="status">
          {error ? null : texts.loadingData}
        </p>
      )}
    </>
  );
}
