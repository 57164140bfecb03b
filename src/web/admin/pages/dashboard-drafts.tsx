import { Link } from 'react-router';
import { adminCreatePath, adminEditPath, adminFactsPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { capital } from '#shared/texts.ts';
import { useWaitingDrafts, type WaitingDraft } from '../work/drafts/use-waiting-drafts.ts';
import { findDescription, findJournaled } from '../work/records/description.ts';
import styles from './dashboard.module.css';

/** What was typed on this machine and not saved, each with the way back to its form; nothing where there is none. */
export function DashboardDrafts() {
  const drafts = useWaitingDrafts().flatMap((draft) => {
    const form = formOf(draft);
    return form === null ? [] : [{ ...draft, ...form }];
  });
  if (drafts.length === 0) return null;
  return (
    <section className={`stack-2 noted ${styles['drafts']}`} aria-labelledby="dang-go-do">
      <h2 id="dang-go-do" className="part-name">
        Đang gõ dở trên máy này
      </h2>
      <ul>
        {drafts.map(({ key, name, address, savedAt }) => (
          <li key={key} className="flow apart breaks">
            <Link to={address}>{name}</Link>{' '}
            <time className="quiet figures" dateTime={savedAt}>
              {viDateTime(savedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null for a form that this program does not have. */
function formOf({ form, title }: WaitingDraft): { name: string; address: string } | null {
  const [path = '', id = ''] = form.split(':');
  const facts = path === 'du-kien' ? findDescription(id) : undefined;
  if (facts !== undefined) return { name: `Bảng dữ kiện: ${facts.noun}`, address: adminFactsPath(id) };
  const description = findJournaled(path);
  if (description === undefined) return null;
  const noun = capital(description.noun);
  if (id === 'new')
    return { name: title.trim() === '' ? `${noun} mới` : `${title} (${description.noun} mới)`, address: adminCreatePath(path) };
  if (!/^\d{1,10}$/.test(id)) return null;
  return { name: title.trim() === '' ? `${noun} số ${id}` : title, address: adminEditPath(path, Number(id)) };
}
