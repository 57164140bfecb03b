import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ComingMoment, DashboardWork as Work, DraftToGoOn, LastChange } from '#shared/answers/dashboard.ts';
import { adminEditPath, adminJournalPath, adminListPath, adminSearchesPath } from '#shared/admin-paths.ts';
import { article } from '#shared/content-types/index.ts';
import { searchPath } from '#shared/paths.ts';
import { callApi } from '../session/client.ts';
import { actionName, doerName, fieldLabels } from '../work/records/change-texts.ts';
import { ToHistory } from '../screens/told-record.tsx';
import { useAnswer } from '../work/use-answer.ts';
import { findJournaled } from '../work/records/description.ts';
import { shortMoment } from '../work/records/moments.ts';
import styles from './dashboard.module.css';

/** What one goes on with, in one call. */
export const useDashboardWork = (): Work | undefined =>
  useAnswer(['dashboard-work'], (signal) => callApi('GET /admin/dashboard', { signal }), {
    failed: 'Không thể tải việc đang làm',
  }).data;

/** Where there is nothing to go on with, a part is left out; only the drafts say so. */
export function DashboardWork({ work }: { work: Work }) {
  // The year stands only where it is another one.
  const [now] = useState(() => new Date());
  return (
    <>
      <Drafts drafts={work.drafts} total={work.drafts_total} now={now} />
      {work.coming.length > 0 && (
        <Part id="sap-toi" title="Sắp tới">
          {work.coming.map((moment) => (
            <Coming key={`${moment.resource} ${moment.id} ${moment.what}`} moment={moment} now={now} />
          ))}
        </Part>
      )}
      {work.changes.length > 0 && (
        <Part id="vua-thay-doi" title="Vừa thay đổi" more={<Link to={adminJournalPath}>Mở nhật ký</Link>}>
          {work.changes.map((change) => (
            <Change key={change.seq} change={change} now={now} />
          ))}
        </Part>
      )}
      {work.unfound.length > 0 && (
        <Part
          id="tim-khong-thay"
          title="Khách tìm mà không thấy"
          more={<Link to={`${adminSearchesPath}?ngay=30`}>Mọi từ khóa</Link>}
        >
          {work.unfound.map(({ text, times }) => (
            <li key={text}>
              <Link to={searchPath(text)}>{text}</Link>
              <span>{times.toLocaleString('vi-VN')} lần trong 30 ngày</span>
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

type PartProps = { id: string; title: string; more?: ReactNode; none?: ReactNode; foot?: ReactNode; children: ReactNode };

const Part = ({ id, title, more, none, foot, children }: PartProps) => (
  <section className="stack-2" aria-labelledby={id}>
    <div className={`flow apart ${styles['partHead']}`}>
      <h2 id={id} className="part-name">
        {title}
      </h2>
      {more}
    </div>
    {none}
    <ul className={`ruled breaks ${styles['lines']}`}>{children}</ul>
    {foot}
  </section>
);

/** Drafts that are shown before one asks for all. */
const shownFirst = 5;

function Drafts({ drafts, total, now }: { drafts: readonly DraftToGoOn[]; total: number; now: Date }) {
  const [all, setAll] = useState(false);
  const shown = all ? drafts : drafts.slice(0, shownFirst);
  return (
    <Part
      id="ban-nhap"
      title="Chưa xuất bản"
      more={
        !all &&
        total > shown.length && (
          <button type="button" className="text-button" onClick={() => setAll(true)}>
            Xem cả {total.toLocaleString('vi-VN')}
          </button>
        )
      }
      none={drafts.length === 0 && <p className="quiet">Không còn gì chưa xuất bản.</p>}
      foot={all && total > drafts.length && <Link to={`${adminListPath(article.path)}?status=draft`}>Mọi bài viết nháp</Link>}
    >
      {shown.map((draft) => (
        <li key={`${draft.resource} ${draft.id}`}>
          <Link to={adminEditPath(draft.resource, draft.id)}>{draft.title}</Link>
          <span>
            {[
              draft.is_beside ? `${nounOf(draft.resource)}, thay đổi chưa xuất bản` : nounOf(draft.resource),
              ...(draft.is_own ? [] : [doerName(draft.by)]),
              shortMoment(draft.at, now),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </Part>
  );
}

const nounOf = (resource: string): string => findJournaled(resource)?.noun ?? resource;

const Coming = ({ moment: { resource, id, title, at, what }, now }: { moment: ComingMoment; now: Date }) => (
  <li>
    <Link to={adminEditPath(resource, id)}>{title}</Link>
    <span>
      {what === 'appears' ? 'Tự hiện' : 'Tự ẩn'} <time dateTime={at}>{shortMoment(at, now)}</time> · {nounOf(resource)}
    </span>
  </li>
);

function Change({ change, now }: { change: LastChange; now: Date }) {
  const { at, by, resource, title, id, changed, count } = change;
  const fields = fieldLabels(findJournaled(resource), changed);
  return (
    <li>
      <span>
        {actionName(change)} {nounOf(resource)} <ToHistory of={change}>{title ?? `số ${id}`}</ToHistory>
        {count > 1 && ` và ${(count - 1).toLocaleString('vi-VN')} thay đổi khác`}
      </span>
      <span>{[doerName(by), shortMoment(at, now), ...(fields === '' || count > 1 ? [] : [fields])].join(' · ')}</span>
    </li>
  );
}
