import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AccountRules } from '#shared/answers/accounts.ts';
import { notify } from '../../session/notify.ts';
import { accountRulesKey } from './queries.ts';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../../work/use-answer.ts';

const duties = [
  { value: 'false', label: 'Ai muốn thì bật' },
  { value: 'true', label: 'Quản trị phải có hai lớp' },
];

/** What every account is held to. */
export function AccountRulesPart() {
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
