import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { type Account, roleNames } from '#shared/answers/accounts.ts';
import { adminAccountCreatePath, adminAccountEditPath, adminMePath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import type { Column } from '#web/ui/data-table.tsx';
import styles from '../features/accounts/accounts.module.css';
import { said, statesOf } from '../features/accounts/account-texts.ts';
import { accountsKey, readAccounts } from '../features/accounts/queries.ts';
import { AccountRulesPart } from '../features/accounts/rules-form.tsx';
import { forAdmins } from '../screens/forbidden.tsx';
import cells from '../lists/cells.module.css';
import { ListHead } from '../lists/list-head.tsx';
import { Listed } from '../lists/listed.tsx';
import { useListing } from '../work/use-listing.ts';

const columns: Column<Account>[] = [
  {
    key: 'name',
    label: 'Tên',
    role: 'title',
    cell: ({ name, is_me }) => (
      <span className={`inline ${styles['device']}`}>
        {name}
        {is_me && <span className="tag">Bạn</span>}
      </span>
    ),
  },
  { key: 'email', label: 'Email', cell: ({ email }) => <span className="breaks">{email}</span> },
  { key: 'role', label: 'Vai trò', cell: ({ role }) => <span className="one-line">{roleNames[role]}</span> },
  {
    key: 'states',
    label: 'Trạng thái',
    cell: (account) => {
      const states = statesOf(account);
      if (states.length === 0) return <span data-nothing>–</span>;
      return (
        <ul className={`inline ${styles['tags']}`}>
          {states.map((state) => (
            <li key={state} className="tag">
              {state}
            </li>
          ))}
        </ul>
      );
    },
  },
  {
    key: 'last_used_at',
    label: 'Dùng gần nhất',
    cell: ({ last_used_at: used }) => (used === null ? <span className="quiet">Chưa dùng</span> : viDateTime(used)),
  },
  {
    key: 'actions',
    label: 'Thao tác',
    role: 'actions',
    cell: ({ id, name, is_me }) => (
      <Link className={cells['action']} to={is_me ? adminMePath : adminAccountEditPath(id)} aria-description={name}>
        Sửa
      </Link>
    ),
  },
];

export default forAdmins(function Accounts() {
  const accounts = useListing({ key: accountsKey, read: readAccounts, failed: said.listFailed });
  return (
    <>
      <ListHead title={said.listTitle}>
        <Button component={Link} to={adminAccountCreatePath}>
          {said.add}
        </Button>
      </ListHead>
      <Listed caption={said.listTitle} columns={columns} of={accounts} rowKey={({ id }) => id} failed={null} empty={null} />
      <AccountRulesPart />
    </>
  );
});
