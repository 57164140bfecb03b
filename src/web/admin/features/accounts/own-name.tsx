import { TextInput } from '@mantine/core';
import type { Me } from '#shared/answers/accounts.ts';
import { notify } from '../../session/notify.ts';
import { useSession } from '../../session/session.tsx';
import { emptyFault } from './account-texts.ts';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';
import { callApi } from '../../session/client.ts';

export function OwnName({ me }: { me: Me }) {
  const { update } = useSession();
  const { input, frame } = useFields({
    first: { name: me.name },
    judge: ({ name }) => ({ name: emptyFault('Tên', name) }),
    send: async (typed) => {
      const { data, message } = await callApi('PUT /admin/me', { body: typed });
      update(data);
      notify.success(message);
    },
  });
  return (
    <SmallForm {...frame} action="Lưu tên">
      <TextInput label="Tên" autoComplete="name" maxLength={255} {...input('name')} />
    </SmallForm>
  );
}
