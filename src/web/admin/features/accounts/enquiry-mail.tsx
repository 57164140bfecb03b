import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { EnquiryMail } from '#shared/answers/accounts.ts';
import { callApi } from '../../session/client.ts';
import { notify } from '../../session/notify.ts';
import { useAnswer } from '../../work/use-answer.ts';
import { SmallForm } from './small-form.tsx';
import { useFields } from './use-fields.ts';

const key = ['own-enquiry-mail'] as const;

const choices: { value: EnquiryMail; label: string }[] = [
  { value: 'none', label: 'Không gửi thư' },
  { value: 'at_once', label: 'Ngay khi có câu hỏi mới' },
  { value: 'morning', label: 'Một thư lúc 7:30 sáng' },
];

/** When mail tells the own account of new enquiries; nothing where there is no mail, or no right to read them. */
export function EnquiryMailPart() {
  const { data } = useAnswer(key, (signal) => callApi('GET /admin/me/enquiry-mail', { signal }), { gcTime: 0 });
  const choice = data?.enquiry_mail ?? null;
  if (choice === null) return null;
  return (
    <section className="screen-part" aria-labelledby="thu-bao">
      <h2 id="thu-bao">Thư báo câu hỏi tư vấn</h2>
      <EnquiryMailForm choice={choice} />
    </section>
  );
}

function EnquiryMailForm({ choice }: { choice: EnquiryMail }) {
  const queries = useQueryClient();
  const { input, frame } = useFields({
    first: { enquiry_mail: choice },
    judge: () => ({}),
    send: async ({ enquiry_mail }) => {
      const { value = choice } = choices.find(({ value }) => value === enquiry_mail) ?? {};
      notify.success((await callApi('PUT /admin/me/enquiry-mail', { body: { enquiry_mail: value } })).message);
      await queries.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <SmallForm {...frame} action="Lưu lựa chọn">
      <NativeSelect
        label="Khi nào gửi thư cho bạn"
        description="Thư chỉ ghi số, giờ gửi và trang của câu hỏi, không ghi ai hỏi và hỏi gì. Mười phút có nhiều nhất một thư."
        data={choices}
        {...input('enquiry_mail')}
      />
    </SmallForm>
  );
}
