import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { type Account, type AccountRules, roleNames } from '#shared/answers/accounts.ts';
import { adminAccountCreatePath, adminAccountEditPath, adminMePath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import type { Column } from '#web/ui/data-table.tsx';
import styles from '../features/accounts/accounts.module.css';
import { said, statesOf } from '../features/accounts/account-texts.ts';
import { accountRulesKey, accountsKey, readAccounts } from '../features/accounts/queries.ts';
import { forAdmins } from '../screens/forbidden.tsx';
import cells from '../lists/cells.module.css';
import { ListHead } from '../lists/list-head.tsx';
import { Listed } from '../lists/listed.tsx';
import { useListing } from '../work/use-listing.ts';
import { notify } from '../session/notify.ts';
import { SmallForm } from '../features/accounts/small-form.tsx';
import { useFields } from '../features/accounts/use-fields.ts';
import { callApi } from '../session/client.ts';
import { useAnswer } from '../work/use-answer.ts';

const duties = [
  { value: 'false', label: 'Ai muốn thì bật' },
  { value: 'true', label: 'Quản trị phải có hai lớp' },
];

function AccountRulesPart() {
  const { data } = useAnswer(accountRulesKey, (signal) => callApi('GET /admin/account-rules', { signal }), {
    // The form begins with what is there, not with what was there before.
    gcTime: 0,
  });
  return (
    <section className="screen-part" aria-labelledby="quy-dinh">
      <h2 id="quy-dinh">Quy định đăng nhập</h2>
      {data && <RulesForm rules={data} />}
    </section>
  );
}

function RulesForm({ rules }: { rules: AccountRules }) {
  const queries = useQueryClient();
  const { input, frame } = useFields({
    first: { admins_need_second_factor: String(rules.admins_need_second_factor), idle_hours: String(rules.idle_hours) },
    judge: ({ idle_hours }) => ({
      idle_hours: /^[1-9]\d{0,2}$/.test(idle_hours.trim()) && Number(idle_hours) <= 720 ? undefined : 'Nhập số giờ từ 1 đến 720.',
    }),
    send: async ({ idle_hours, admins_need_second_factor: duty }) => {
      const body = { idle_hours, admins_need_second_factor: duty === 'true' };
      notify.success((await callApi('PUT /admin/account-rules', { body })).message);
      await queries.invalidateQueries({ queryKey: accountRulesKey });
    },
  });
  return (
    <SmallForm {...frame} action="Lưu quy định">
      <NativeSelect
        label="Xác thực hai lớp"
        description="Khi bắt buộc, mỗi Quản trị chưa bật còn một lần đăng nhập để bật; từ lần sau phải bật rồi mới làm việc được."
        data={duties}
        {...input('admins_need_second_factor')}
      />
      <TextInput
        label="Tự đăng xuất sau số giờ không dùng"
        description="Từ 1 đến 720 giờ. Dùng thường xuyên thì 30 ngày đăng nhập lại một lần."
        inputMode="numeric"
        maxLength={3}
        {...input('idle_hours')}
      />
    </SmallForm>
  );
}

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
