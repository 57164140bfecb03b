import { Link, useLocation, useParams } from 'react-router';
import { adminEnquiriesPath, adminEnquiryPath } from '#shared/admin-paths.ts';
import { type Enquiry as EnquiryAnswer, enquiryStateNames } from '#shared/answers/enquiries.ts';
import { isRecord } from '#shared/formats/json.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { EnquiryFacts, WaysToAnswer } from '../features/enquiries/enquiry-facts.tsx';
import { EnquiryNotes } from '../features/enquiries/enquiry-notes.tsx';
import { EnquiryStateSteps } from '../features/enquiries/enquiry-state.tsx';
import { askerText } from '../features/enquiries/enquiry-words.ts';
import styles from '../features/enquiries/enquiries.module.css';
import { question } from '#shared/content-types/index.ts';
import { ToQuestion } from '../features/enquiries/to-question.tsx';
import { BackLink } from '../screens/back-link.tsx';
import { EmptyState } from '../screens/empty-state.tsx';
import { forInbox } from '../screens/forbidden.tsx';
import { Loaded } from '../screens/loaded.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { ApiError, callApi } from '../session/client.ts';
import { useSession } from '../session/session.tsx';
import { useAnswer } from '../work/use-answer.ts';

/** One enquiry: who asked what, how to answer, and what has become of it. */
export default forInbox(function Enquiry() {
  const id = Number(useParams()['id']);
  const state: unknown = useLocation().state;
  const list = isRecord(state) ? state : {};
  const from = typeof list['from'] === 'string' ? list['from'] : '';
  const asked = useAnswer(['enquiry', id], (signal) => callApi('GET /admin/enquiries/:id', { at: { id }, signal }));
  const { data, error } = asked;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <ScreenHead
        title={data?.name ?? 'Câu hỏi tư vấn'}
        // The name of a person does not belong into the browser's list of visited pages.
        tab={data === undefined ? 'Câu hỏi tư vấn' : `Câu hỏi số ${data.number}`}
        back={
          <BackLink to={`${adminEnquiriesPath}${from}`} state={{ tim: list['tim'] }}>
            Quay lại danh sách
          </BackLink>
        }
        {...(data && { intro: `Câu hỏi ${askerText(data)}` })}
      />
      <Loaded
        of={asked}
        failed="Chưa tải được câu hỏi"
        gone={
          isGone && (
            <EmptyState title="Không tìm thấy câu hỏi">
              <p>Có thể câu hỏi đã hết hạn giữ, hoặc đã được xóa theo yêu cầu của người hỏi.</p>
            </EmptyState>
          )
        }
      >
        {(enquiry) => <Whole key={enquiry.id} enquiry={enquiry} />}
      </Loaded>
    </>
  );
});

function Whole({ enquiry }: { enquiry: EnquiryAnswer }) {
  const { admin } = useSession();
  const answer = enquiry.notes.findLast(({ kind }) => kind === 'answer')?.text;
  return (
    <div className={`stack-6 ${styles['one']}`}>
      <div className="stack-4">
        <EnquiryFacts asked={enquiry}>
          <WaysToAnswer enquiry={enquiry} />
        </EnquiryFacts>
      </div>
      <EnquiryStateSteps enquiry={enquiry} />
      <EnquiryNotes enquiry={enquiry} />
      <div className="stack-6">
        <Others others={enquiry.others} />
        {admin?.role !== 'advisor' && answer !== undefined && <ToQuestion of={question} enquiry={enquiry} answer={answer} />}
      </div>
    </div>
  );
}

/** What else came of the same number or address. */
function Others({ others }: Pick<EnquiryAnswer, 'others'>) {
  if (others.length === 0) return null;
  return (
    <section className="screen-part" aria-labelledby="cau-khac">
      <h2 id="cau-khac">{others.length.toLocaleString('vi-VN')} câu khác của người này</h2>
      <ul className={`stack ruled breaks ${styles['others']}`}>
        {others.map(({ id, number, received_at: at, state, name, begin }) => (
          <li key={id}>
            <Link to={adminEnquiryPath(id)}>Số {number}</Link>: {begin}
            <p className="quiet-xs figures">
              {name} · {enquiryStateNames[state]} · <time dateTime={at}>{viDateTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
