import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminEnquiriesPath } from '#shared/admin-paths.ts';
import { type EnquiryPerson, enquiryStateNames } from '#shared/answers/enquiries.ts';
import { contactTexts, readContact } from '#shared/enquiries/contact.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { SmallForm } from '../features/accounts/small-form.tsx';
import { useFields } from '../features/accounts/use-fields.ts';
import { EnquiryFacts } from '../features/enquiries/enquiry-facts.tsx';
import { Note } from '../features/enquiries/enquiry-notes.tsx';
import { askerText } from '../features/enquiries/enquiry-words.ts';
import { BackLink } from '../screens/back-link.tsx';
import { forAdmins } from '../screens/forbidden.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { callApi } from '../session/client.ts';
import { purgeQuestion } from '../work/purge.ts';
import { saveFile } from '../work/save-file.ts';
import { useWrite } from '../work/use-write.ts';

type Found = { contact: string; enquiries: EnquiryPerson['enquiries'] };

/** What is kept of one number or address, for whoever asks what the school keeps of them. It stands in no address of the browser. */
export default forAdmins(function Enquirer() {
  const [found, setFound] = useState<Found | null>(null);
  const { input, frame } = useFields({
    first: { contact: '' },
    judge: ({ contact }) => {
      const read = readContact(contact);
      const fault = 'fault' in read ? read.fault : undefined;
      // That sentence is for who asks.
      return { contact: fault === contactTexts.missing ? 'Ghi số điện thoại hoặc email cần tìm' : fault };
    },
    send: async ({ contact }) => {
      const { data } = await callApi('POST /admin/enquiry-people', { body: { contact } });
      setFound({ contact: contact.trim(), enquiries: data.enquiries });
    },
  });
  return (
    <>
      <ScreenHead
        title="Dữ liệu của một người"
        back={<BackLink to={adminEnquiriesPath}>Quay lại danh sách</BackLink>}
        intro="Khi ai đó hỏi trường đang giữ gì của họ, hoặc muốn xóa: tìm theo số điện thoại hoặc email họ đã để lại. Mỗi lần tìm được ghi vào Nhật ký bảo mật."
      />
      <SmallForm {...frame} action="Tìm">
        <TextInput label="Số điện thoại hoặc email" autoComplete="off" maxLength={254} {...input('contact')} />
      </SmallForm>
      {found && <Kept found={found} onGone={() => setFound({ ...found, enquiries: [] })} />}
    </>
  );
});

function Kept({ found: { contact, enquiries }, onGone }: { found: Found; onGone: () => void }) {
  const ask = useAsk();
  const { write } = useWrite();
  const count = enquiries.length.toLocaleString('vi-VN');
  const remove = () => {
    const run = () =>
      write({
        call: () => callApi('POST /admin/enquiry-people/removals', { body: { contact } }),
        failed: 'Xóa thất bại!',
        done: onGone,
      });
    const what = `${count} câu hỏi của ${contact}, cùng mọi ghi chú và câu trả lời, sẽ mất hẳn. Sau bước này không ai lấy lại được nữa.`;
    void ask(purgeQuestion('dữ liệu của người này', what, run));
  };
  const save = () => {
    const content = new Blob([JSON.stringify({ contact, enquiries }, null, 2)], { type: 'application/json' });
    saveFile({ name: 'du-lieu-hoi-tu-van.json', content });
  };
  return (
    <section className="screen-part" aria-labelledby="dang-giu">
      <div role="status">
        <h2 id="dang-giu" className="breaks">
          {enquiries.length === 0 ? `Không giữ gì của ${contact}` : `Đang giữ ${count} câu hỏi của ${contact}`}
        </h2>
      </div>
      {enquiries.length > 0 && (
        <div className="row-3">
          <SecondaryButton onClick={save}>Tải về (JSON)</SecondaryButton>
          <SecondaryButton className="trouble" onClick={remove}>
            Xóa hẳn
          </SecondaryButton>
        </div>
      )}
      <ul className="stack-6">
        {enquiries.map(({ notes, ...enquiry }) => (
          <li key={enquiry.id} className="stack-3">
            <h3 className="breaks">
              {enquiry.name}, {askerText(enquiry)}
            </h3>
            <p className="quiet">
              {enquiryStateNames[enquiry.state]} từ {viDateTime(enquiry.state_at)}
            </p>
            <EnquiryFacts asked={enquiry} />
            {notes.length > 0 && (
              <ol className="stack ruled">
                {notes.map((note) => (
                  <Note key={note.id} note={note} />
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
