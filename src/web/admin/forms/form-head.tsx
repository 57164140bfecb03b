import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { adminCopyPath, adminHistoryPath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { BackLink } from '../screens/back-link.tsx';
import { lastListPath } from '../work/records/list-address.ts';
import styles from './form.module.css';
import { lastChange } from './notes.tsx';

type Props = {
  description: Description;
  /** As the form was opened with it; null for a new one. */
  record: StoredRecord | null;
  /** As it is on the server now. */
  live: StoredRecord | null;
  heading: Ref<HTMLHeadingElement>;
  /** The ways to its page. */
  children: ReactNode;
};

/** What is edited, since when it stands so, and where one leaves to. */
export function FormHead({ description, record, live, heading, children }: Props) {
  const said = nounTexts(description.noun);
  return (
    <header className="stack-2">
      <div className="row-2-4 apart">
        <BackLink to={lastListPath(description.path)} state={{ back: true }} preventScrollReset>
          Quay lại
        </BackLink>
        {children}
      </div>
      <h1 ref={heading} tabIndex={-1} className="screen-name">
        {record === null ? said.add : said.edit}
      </h1>
      <p className="quiet">{lastChange(live)}Ô có dấu chấm là bắt buộc.</p>
      {record !== null && (
        <p className={`flow ${styles['further']}`}>
          <Link to={adminHistoryPath(description.path, record.id)}>Lịch sử</Link>
          <Link to={adminCopyPath(description.path, record.id)}>Nhân bản</Link>
        </p>
      )}
    </header>
  );
}
