import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Enquiry, EnquiryNote } from '#shared/answers/enquiries.ts';
import { enquiryMax } from '#shared/enquiries/enquiry-limits.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { QuietButton, SecondaryButton } from '#web/ui/buttons.tsx';
import { GrowingText } from '../../inputs/growing-text.tsx';
import { ApiError, callApi } from '../../session/client.ts';
import { notify } from '../../session/notify.ts';
import { useLeaving } from '../../session/use-leaving.ts';
import { useWrite } from '../../work/use-write.ts';
import { changedText, stateBefore } from './enquiry-words.ts';
import styles from './enquiries.module.css';
import { useChangeEnquiries } from './use-change-enquiries.ts';

const said = {
  note: { failed: 'Chưa lưu được ghi chú!', name: 'Ghi chú' },
  answer: { failed: 'Chưa lưu được câu trả lời!', name: 'Trả lời' },
} as const;

/** What was noted and answered, in the order of time, and where more is written down. What is typed stays until it is taken. */
export function EnquiryNotes({ enquiry }: { enquiry: Enquiry }) {
  const { id, notes, templates, page } = enquiry;
  const { write, busy } = useWrite();
  const { offerBack } = useChangeEnquiries();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const input = useRef<HTMLTextAreaElement>(null);
  useLeaving(text.trim() !== '', 'Ghi chú đang gõ chưa được lưu. Nếu rời trang, nó sẽ mất.');

  const type = (next: string) => {
    setText(next);
    setFault(undefined);
  };
  const begin = (template: string) => {
    const words = template.replaceAll('{trang}', location.origin + (page ?? '/'));
    type(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
    input.current?.focus();
  };
  const refuse = (why: string) => {
    setFault(why);
    input.current?.focus();
  };
  const select = () => input.current?.select();
  // Only pages that came by https may copy.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(() => notify.success('Đã chép. Bạn dán vào Zalo hoặc thư gửi khách.'), select) ??
    select();
  const save = (kind: EnquiryNote['kind']) => {
    if (busy) return;
    if (text.trim() === '') return refuse('Hãy viết gì đó trước khi lưu.');
    void write({
      call: () => callApi('POST /admin/enquiries/:id/notes', { at: { id }, body: { kind, text } }),
      failed: said[kind].failed,
      done: () => {
        type('');
        if (kind === 'answer') offerBack([stateBefore(enquiry)], changedText([enquiry], 'answered'));
      },
      refused: (error) => {
        const [why] = error instanceof ApiError ? (error.errors['text'] ?? []) : [];
        if (why !== undefined) refuse(why);
        return why !== undefined;
      },
    });
  };

  return (
    <section className="screen-part" aria-labelledby="trao-doi">
      <h2 id="trao-doi">Trao đổi</h2>
      {notes.length > 0 && (
        <ol className="stack ruled">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ol>
      )}
      <form
        className={`stack-3 ${styles['form']}`}
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        {templates.length > 0 && (
          <div className="row-2-3" role="group" aria-label="Mẫu trả lời">
            {templates.map(({ ten, noi_dung: words }) => (
              <QuietButton key={ten} aria-description="Điền mẫu này vào ô bên dưới" onClick={() => begin(words)}>
                {ten}
              </QuietButton>
            ))}
          </div>
        )}
        <GrowingText
          ref={input}
          label="Ghi chú hoặc câu trả lời"
          description="Khách không thấy phần này. Ghi lại bạn đã trả lời gì, hoặc điều cần nhớ cho lần sau."
          minRows={3}
          maxLength={enquiryMax.note}
          value={text}
          error={fault}
          onChange={({ currentTarget: { value } }) => type(value)}
        />
        <div className="row-2-3">
          <Button onClick={() => save('answer')}>Lưu câu trả lời</Button>
          <SecondaryButton onClick={() => save('note')}>Lưu ghi chú</SecondaryButton>
          {text.trim() !== '' && <SecondaryButton onClick={() => void copy()}>Chép</SecondaryButton>}
        </div>
      </form>
    </section>
  );
}

export const Note = ({ note: { at, by, kind, text } }: { note: EnquiryNote }) => (
  <li className={`stack-1 ${styles['note']}`} data-kind={kind}>
    <p className="quiet-xs figures">
      <strong>{said[kind].name}</strong> · {by?.name ?? 'Tài khoản đã xóa'} · <time dateTime={at}>{viDateTime(at)}</time>
    </p>
    <p className={`breaks ${styles['words']}`}>{text}</p>
  </li>
);
