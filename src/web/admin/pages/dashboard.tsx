import { Link } from 'react-router';
import { type DashboardCount, dashboardCounts } from '#shared/content-types/dashboard.ts';
import { dashboardGroups } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import {
  adminCreatePath,
  adminEditPath,
  adminFactsPath,
  adminGoOnPath,
  adminLinksPath,
  adminListPath,
  setAsideParameter,
} from '#shared/admin-paths.ts';
import { capital, texts } from '#shared/texts.ts';
import type { LinkCounts } from '#shared/answers/links.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { callApi } from '../session/client.ts';
import { useAnswer } from '../work/use-answer.ts';
import { useWrite } from '../work/use-write.ts';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useSession } from '../session/session.tsx';
import styles from './dashboard.module.css';
import { Counts, Group } from './dashboard-group.tsx';
import { DashboardFacts } from './dashboard-facts.tsx';
import { DashboardWork, useDashboardWork } from './dashboard-work.tsx';
import { asideForm } from '../work/drafts/draft.ts';
import { useWaitingDrafts, type WaitingDraft } from '../work/drafts/use-waiting-drafts.ts';
import { findDescription, findJournaled } from '../work/records/description.ts';
import { OwnNotices } from '../features/accounts/own-notices.tsx';

const told = [
  { key: 'open', text: 'cần xử lý', to: adminLinksPath },
  { key: 'video', text: 'video không còn', to: `${adminLinksPath}?loc=video` },
  { key: 'moved', text: 'đã chuyển địa chỉ', to: `${adminLinksPath}?loc=moved` },
] as const;

/** How many links lead nowhere, once they were checked. */
function DashboardLinks({ place, counts }: { place: number; counts: LinkCounts }) {
  // A server without a way out knows its own links all the same.
  if (counts.checked_at === null && counts.open === 0) return null;
  return (
    <Group id="lien-ket" title="Liên kết" place={place}>
      <Counts of={told.map((each) => ({ ...each, count: counts[each.key] }))} />
    </Group>
  );
}

const counts = dashboardCounts(descriptions);

/** Where a list begins with a filter, the number of all records leads to the list without it. */
const listOf = ({ description: { path, list }, only }: DashboardCount) =>
  adminListPath(path) + (only === null && list.defaultFilter ? '?status=all' : '');

const countsOf = (group: string, stats: Readonly<Record<string, number>> | undefined) =>
  counts
    .filter(({ description }) => description.dashboard === group)
    .map((count) => ({
      key: count.key,
      to: listOf(count),
      count: stats?.[count.key],
      text: count.only?.label.toLocaleLowerCase('vi') ?? capital(count.description.noun),
    }));

export default function Dashboard() {
  const { admin } = useSession();
  const { data } = useAnswer(['stats'], (signal) => callApi('GET /admin/stats', { signal }), { failed: texts.statsFailed });
  const work = useDashboardWork();

  return (
    <>
      <ScreenHead title="Tổng quan" intro={`Chào ${admin?.name}. Làm tiếp việc đang dở, hoặc chọn một con số để mở danh sách.`} />
      <OwnNotices />
      <UnfinishedWork />
      <div className={`stack-6 ${styles['columns']}`}>
        {/* Before the counts: one comes here to go on with something. */}
        <div className="stack-6">{work && <DashboardWork work={work} />}</div>
        <div className="stack-6">
          {dashboardGroups.map((title, index) => (
            <Group key={title} id={`nhom-${index}`} title={title} place={index + 1}>
              <Counts of={countsOf(title, data)} />
            </Group>
          ))}
          <DashboardFacts place={dashboardGroups.length + 1} missing={work?.missing ?? []} />
          {work && <DashboardLinks place={dashboardGroups.length + 2} counts={work.links} />}
        </div>
      </div>
    </>
  );
}

/**
 * What the account has set aside, on whatever machine, and what was typed on this one and not saved, each with the way back to its
 * form; what was typed on since it was set aside stands once. Nothing where there is none.
 */
function UnfinishedWork() {
  const ask = useAsk();
  const { write } = useWrite();
  const { waiting, drop } = useWaitingDrafts();
  const { data = [], isPending } = useAnswer(['set-aside'], (signal) => callApi('GET /admin/set-aside', { signal }), {
    failed: 'Không thể tải việc đang làm',
  });
  const remove = (title: string, text: string, run: () => Promise<unknown>) =>
    void ask({ title, text, stay: 'Giữ lại', answers: [{ label: 'Xóa', danger: true, run }] });
  const setAside = data.flatMap(({ id, resource, title, at }): Thing[] => {
    const noun = findDescription(resource)?.noun;
    if (noun === undefined) return [];
    const name = title === '' ? `${capital(noun)} chưa có tên` : `${title} (${noun} mới)`;
    const typedOn = waiting.filter(({ form }) => form === asideForm(resource, id));
    const run = () =>
      write({
        call: () => callApi('DELETE /admin/set-aside/:id', { at: { id } }),
        done: () => drop(typedOn),
        failed: 'Chưa xóa được!',
      });
    const also = typedOn.length > 0 ? ' Phần gõ dở trên máy này cũng mất.' : '';
    const onRemove = () => remove('Xóa hẳn phần làm dở?', `${quoted(name)} chưa được lưu.${also}`, run);
    return [{ key: String(id), name, at, address: adminGoOnPath(resource, id), onRemove, typedOn: typedOn[0]?.savedAt }];
  });
  const known = new Set(data.map(({ resource, id }) => asideForm(resource, id)));
  const typed = waiting.flatMap((draft): Thing[] => {
    const form = formOf(draft);
    // Until it is known what is set aside, nothing of that is told apart.
    if (form === null || known.has(draft.form) || (isPending && form.isAside)) return [];
    const text = `Những gì bạn đã gõ ở ${quoted(form.name)} chưa được lưu, và sẽ mất.`;
    return [
      { ...form, key: draft.key, at: draft.savedAt, onRemove: () => remove('Xóa hẳn phần gõ dở?', text, () => drop([draft])) },
    ];
  });
  return (
    <>
      <Unfinished id="dang-lam-do" title="Đang làm dở" things={setAside} />
      <Unfinished id="dang-go-do" title="Đang gõ dở trên máy này" things={typed} />
    </>
  );
}

type Thing = {
  key: string;
  name: string;
  address: string;
  at: string;
  onRemove: () => void;
  /** When this machine has typed on what was set aside. */
  typedOn?: string | undefined;
};

const Unfinished = ({ id, title, things }: { id: string; title: string; things: readonly Thing[] }) =>
  things.length > 0 && (
    <section className={`stack-2 noted ${styles['drafts']}`} aria-labelledby={id}>
      <h2 id={id} className="part-name">
        {title}
      </h2>
      <ul>
        {things.map(({ key, name, address, at, onRemove, typedOn }) => (
          <li key={key} className="flow apart baseline breaks">
            <span>
              <Link to={address}>{name}</Link>
              {typedOn !== undefined && (
                <span className={`quiet-xs figures ${styles['typedOn']}`}>
                  Máy này có phần gõ dở {typedOn > at ? 'mới hơn' : 'cũ hơn'}, lúc {viDateTime(typedOn)}
                </span>
              )}
            </span>
            <span className="inline-3 baseline">
              <time className="quiet figures" dateTime={at}>
                {viDateTime(at)}
              </time>
              <button type="button" className="text-button" aria-label={`Xóa ${quoted(name)}`} onClick={onRemove}>
                Xóa
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

/** Null for a form that this program does not have. */
function formOf({ form, title }: WaitingDraft): { name: string; address: string; isAside: boolean } | null {
  const [path = '', id = ''] = form.split(':');
  const facts = path === 'du-kien' ? findDescription(id) : undefined;
  if (facts !== undefined) return { name: `Bảng dữ kiện: ${facts.noun}`, address: adminFactsPath(id), isAside: false };
  const description = findJournaled(path);
  if (description === undefined) return null;
  const noun = capital(description.noun);
  const isAside = id.startsWith(setAsideParameter);
  if (id === 'new' || isAside)
    return {
      name: title.trim() === '' ? `${noun} mới` : `${title} (${description.noun} mới)`,
      address: isAside ? adminGoOnPath(path, Number(id.slice(setAsideParameter.length + 1))) : adminCreatePath(path),
      isAside,
    };
  if (!/^\d{1,10}$/.test(id)) return null;
  return { name: title.trim() === '' ? `${noun} số ${id}` : title, address: adminEditPath(path, Number(id)), isAside };
}
