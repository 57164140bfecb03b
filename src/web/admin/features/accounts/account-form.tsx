import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Role, roleNames, roles } from '#shared/answers/accounts.ts';
import { adminAccountsPath } from '#shared/admin-paths.ts';
import { BackLink } from '../../screens/back-link.tsx';
import { ScreenHead } from '../../screens/screen-head.tsx';
import { useLeaving } from '../../session/use-leaving.ts';
import { emptyFault, mayAnswer } from './account-texts.ts';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';

export type AccountFields = { email: string; name: string; role: Role; inbox: boolean };

const leaving = 'Bạn có thay đổi chưa lưu. Nếu rời trang, chúng sẽ mất.';
const choices = roles.map((role) => ({ value: role, label: roleNames[role] }));

export const AccountHead = (named: { title: string; tab?: string }) => (
  <ScreenHead {...named} back={<BackLink to={adminAccountsPath}>Quay lại</BackLink>} />
);

type Props = {
  first: AccountFields;
  action: string;
  send: (typed: AccountFields, allowLeaving: () => void) => Promise<void>;
  /** What else there is to say of a new account. */
  more?: ReactNode;
};

export function AccountForm({ first, action, send, more }: Props) {
  const { values, input, box, dirty, frame } = useFields({
    first: { ...first, inbox: first.inbox ? '1' : '' },
    judge: ({ email, name }) => ({ email: emptyFault('Email', email), name: emptyFault('Tên', name) }),
    send: ({ role, inbox, ...typed }) =>
      send({ ...typed, role: roles.find((each) => each === role) ?? first.role, inbox: inbox === '1' }, allowLeaving),
  });
  const allowLeaving = useLeaving(dirty, leaving);
  return (
    <SmallForm {...frame} action={action}>
      <TextInput label="Tên" autoComplete="off" maxLength={255} {...input('name')} />
      <TextInput label="Email" type="email" autoComplete="off" maxLength={255} {...input('email')} />
      <NativeSelect
        label="Vai trò"
        description="Quản trị làm được mọi việc. Biên tập sửa nội dung; không quản lý tài khoản, cài đặt trang, và không xóa vĩnh viễn. Tư vấn chỉ đọc và trả lời những gì khách hỏi."
        data={choices}
        {...input('role')}
      />
      {values.role === 'editor' && (
        <label className="check">
          <input type="checkbox" {...box('inbox')} />
          {mayAnswer}
        </label>
      )}
      {more}
    </SmallForm>
  );
}
