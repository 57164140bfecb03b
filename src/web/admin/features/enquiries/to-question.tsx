import { useState } from 'react';
import { Link } from 'react-router';
import type { Enquiry } from '#shared/answers/enquiries.ts';
import { adminEditPath } from '#shared/admin-paths.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../../work/use-answer.ts';
import { useUndo } from '../../work/undo/undo.tsx';
import { useWrite } from '../../work/use-write.ts';
import { asQuestion } from './as-question.ts';

type Props = { enquiry: Enquiry; answer: string; of: { path: string; fields: { name: { max: number } } } };

/** Makes what was asked and answered a hidden record of 'Hỏi đáp', and leads to it for as long as it is there. */
export function ToQuestion({ enquiry, answer, of: { path: resource, fields } }: Props) {
  const { write, busy } = useWrite();
  const { offer } = useUndo();
  const [id, setId] = useState<number | null>(null);
  const made = useAnswer(
    ['made-question', id],
    (signal) => callApi('GET /admin/:resource/:id', { at: { resource, id: id ?? 0 }, signal }),
    { enabled: id !== null },
  );
  const make = () =>
    write({
      call: () => callApi('POST /admin/:resource', { at: { resource }, body: asQuestion(enquiry, answer, fields.name.max) }),
      failed: 'Chưa tạo được câu Hỏi đáp!',
      told: 'nowhere',
      done: ({ data: { id: made, version } }) => {
        setId(made);
        const takeBack = () => callApi('DELETE /admin/:resource/:id', { at: { resource, id: made }, query: { version } });
        offer({
          text: 'Đã tạo câu Hỏi đáp, đang ẩn.',
          takeBack: () => takeBack().then(() => ({ message: journalTexts.undone })),
        });
      },
    });
  return (
    <section className="screen-part" aria-labelledby="thanh-hoi-dap">
      <h2 id="thanh-hoi-dap">Thành câu Hỏi đáp</h2>
      <p className="quiet">
        Câu hỏi và câu trả lời thành một câu Hỏi đáp đang ẩn, không có tên, số điện thoại và email của khách. Bạn đọc lại, sửa rồi
        mới cho hiện.
      </p>
      <div className="row-3">
        <SecondaryButton onClick={() => !busy && void make()}>Tạo câu Hỏi đáp</SecondaryButton>
        <p role="status">
          {id !== null && made.data && !made.error && <Link to={adminEditPath(resource, id)}>Mở câu Hỏi đáp vừa tạo</Link>}
        </p>
      </div>
    </section>
  );
}
