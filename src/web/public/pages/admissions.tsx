import { useNavigate } from 'react-router';
import { admissionsAddress, type AdmissionsFilter, admissionsParameters } from '#shared/admissions/admissions-address.ts';
import { admissionsPath, askingAbout, calendarPath, dateAnchor, homePath, questionPath, questionsPath } from '#shared/paths.ts';
import { apiContext, browserApi } from '#web/api.ts';
import { useSite } from '#web/site.ts';
import { Link } from '#web/ui/link.tsx';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import { Facts, Illustrative } from '../guidance/facts.tsx';
import { LinkRows } from '../guidance/link-rows.tsx';
import { NextDateLine } from '../guidance/next-date.tsx';
import { adviceId, canBeAsked } from '../guidance/ways-to-ask.ts';
import { PageError } from '../layout/page-error.tsx';
import { metaOf } from '../layout/page-meta.ts';
import { SiteLink } from '../layout/site-link.tsx';
import type { PageHandle } from '../page-handle.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Paragraphs, SectionText } from '../parts/content-sections.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import type { Route } from './+types/admissions.ts';
import { DateList, Entry, ScholarshipList, Told } from './admission-entries.tsx';
import { loadAdmissions, type ShownDate } from './admissions-data.ts';
import { MajorsTable } from './admissions-majors.tsx';
import { block } from './block.tsx';
import styles from './admissions.module.css';
import type { NamedSlug } from '../layout/list-or-empty.ts';

const missing = 'Không tìm thấy trang';

export const handle = { query: admissionsParameters, isKept: ({ search }) => search === '' } satisfies PageHandle;
export const loader = ({ context, request }: Route.LoaderArgs) => loadAdmissions(context.get(apiContext), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadAdmissions(browserApi, request.url);
export const ErrorBoundary = () => <PageError missing={missing} />;

type Narrowing = { major?: { name: string } | undefined; method: string };

/** 'ngành Kiến trúc, phương thức Học bạ': what the page is narrowed to; '' where it is not. */
const narrowedTo = ({ major, method }: Narrowing) =>
  [...(major ? [`ngành ${major.name}`] : []), ...(method ? [`phương thức ${method}`] : [])].join(', ');

const inYear = (year: number | null, text: string) => (year === null ? text : `${text} ${year}`);

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, ({ filter, text, dates, ...narrowing }, { nam_tuyen_sinh: year, name: school }) => {
    const narrowed = narrowedTo(narrowing);
    const said = [inYear(year, 'Tuyển sinh'), ...(narrowed === '' ? [] : [narrowed])];
    return {
      title: said.join(': '),
      description:
        (narrowed === '' && text?.description) ||
        `${said.join(', ')}: làm gì, đến khi nào, học bổng, mã xét tuyển, chỉ tiêu, điểm và học phí của ${school}.`,
      path: admissionsAddress(filter),
      about: { kind: 'trang-chung', record: { slug: 'tuyen-sinh', dates: dates.isTold ? [] : [...dates.open, ...dates.ahead] } },
    };
  });

/** Dates on the first screen of a phone. */
const mostNow = 3;

export default function Admissions({ loaderData }: Route.ComponentProps) {
  const { text, filter, method, major, options, dates, scholarships, majors, questions } = loaderData;
  const { open, ahead, over } = dates;
  const site = useSite();
  const { nam_tuyen_sinh: year, ma_truong: code, noi_nop: portal } = site;
  const address = admissionsAddress(filter);
  const narrowed = narrowedTo(loaderData);
  const past = scholarships.records.filter(({ is_over }) => is_over);
  // What is open, and what is next: of either at least one.
  const openNow = open.slice(0, ahead.length > 0 ? mostNow - 1 : mostNow);
  const next = ahead.slice(0, mostNow - openNow.length);
  const isNoneAhead = openNow.length + next.length === 0;
  const blocks = [
    block(
      'phan--cac-buoc',
      'Các bước',
      text?.sections.map((section) => (
        <Entry key={section.title + section.content} name={section.title}>
          <SectionText section={section} />
        </Entry>
      )),
      { isEmpty: !text?.sections.length },
    ),
    block(
      'phan--lich',
      'Lịch',
      <>
        {isNoneAhead && (
          <EmptyState
            title={narrowed === '' ? `${inYear(year, 'Lịch')} đang được cập nhật` : `Chưa có mốc nào phía trước cho ${narrowed}`}
            action={
              <>
                {narrowed !== '' && <Link to={admissionsPath}>Xem cả lịch</Link>}
                <Link to={askingAbout(address)}>Hỏi trường</Link>
              </>
            }
          />
        )}
        <Told when={dates.isTold && !isNoneAhead} />
        {open.length > 0 && <h3>Đang mở</h3>}
        <DateList dates={open} unfolded={open.length} />
        {ahead.length > 0 && <h3>Sắp tới</h3>}
        <DateList dates={ahead} unfolded={next.length} />
        {!isNoneAhead && (
          <p className={styles['further']}>
            <a href={admissionsAddress(filter, calendarPath)} type="text/calendar">
              Theo dõi cả lịch này trên điện thoại
            </a>
          </p>
        )}
        {over.length > 0 && (
          <Entry name="Đã qua" aside={`${over.length} mốc`}>
            <DateList dates={over} />
          </Entry>
        )}
      </>,
    ),
    block(
      'phan--hoc-bong',
      'Học bổng',
      <>
        <Told when={scholarships.isTold} />
        <ScholarshipList scholarships={scholarships.records.filter(({ is_over }) => !is_over)} />
        {past.length > 0 && (
          <Entry name="Đã hết hạn" aside={`${past.length} học bổng`}>
            <ScholarshipList scholarships={past} level={4} />
          </Entry>
        )}
      </>,
      { isEmpty: scholarships.records.length === 0 },
    ),
    block(
      'phan--nganh',
      'Mã, điểm, học phí',
      <>
        <Told when={majors.isTold} />
        {method !== '' && majors.records.every(({ marks }) => marks.length === 0) && (
          <p>Chưa có điểm theo phương thức {method}. Hỏi trường trước khi nộp hồ sơ theo cách này.</p>
        )}
        <MajorsTable majors={majors.records} />
      </>,
      { isEmpty: majors.records.length === 0, count: `${majors.records.length} ngành` },
    ),
    block(
      'phan--hoi-dap',
      'Câu hỏi hay gặp',
      <>
        <LinkRows rows={questions.map(({ name, slug }) => ({ to: questionPath(slug), name }))} />
        <p className={styles['further']}>
          <Link to={questionsPath}>Xem tất cả câu hỏi</Link>
        </p>
      </>,
      { isEmpty: questions.length === 0 },
    ),
  ].filter(({ isEmpty }) => !isEmpty);
  const places = [...blocks, ...(canBeAsked(site) ? [{ id: adviceId, title: 'Hỏi tư vấn' }] : [])];
  return (
    <article className="page-grid">
      <header className="head-grid">
        <Breadcrumbs above={[{ label: 'Trang chủ', to: homePath }]} current="Tuyển sinh" />
        <h1 className="page-title">{inYear(year, 'Tuyển sinh')}</h1>
        {narrowed !== '' && (
          <p className="page-note">
            Chỉ những gì liên quan tới {narrowed}. {major && <Link to={major.path}>Về ngành này</Link>}{' '}
            <Link to={admissionsPath}>Xem tất cả</Link>
          </p>
        )}
        <Now title="Đang mở" dates={openNow} address={address} isTold={dates.isTold} />
        <Now title="Sắp tới" dates={next} address={address} isTold={dates.isTold && openNow.length === 0} />
        <Facts
          facts={[
            { label: 'Mã trường', value: code },
            {
              label: 'Nộp tại',
              value: portal && (
                <SiteLink link={{ href: portal, away: true }}>{breakable(portal.replace(/^https?:\/\/|\/$/g, ''))}</SiteLink>
              ),
            },
          ]}
          checkedOn={null}
        />
        {narrowed === '' && text && <Paragraphs text={text.description} className="page-about" />}
        <Filter key={address} options={options} filter={filter} />
      </header>
      <div>
        <AnchorButtons sections={[]} before={places.map(({ id, title }) => ({ anchor: id, title }))} />
        <div className={styles['blocks']}>
          {blocks.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
          <AskAdvice subject={`${inYear(year, 'tuyển sinh')}${narrowed && ', '}${narrowed}`} />
        </div>
      </div>
    </article>
  );
}

/** An address that breaks at its points rather than within its words. */
const breakable = (host: string) =>
  host.split('.').map((part, index) => [index > 0 && <wbr key={part} />, index > 0 ? `.${part}` : part]);

type NowProps = { title: string; dates: ShownDate[]; address: string; isTold: boolean };

/** What can be done, and until when; each leads to all that is known of it. */
const Now = ({ title, dates, address, isTold }: NowProps) =>
  dates.length > 0 && (
    <>
      <p className="kicker">
        {title}
        <Illustrative when={isTold} />
      </p>
      {dates.map((date) => (
        <NextDateLine key={date.id} date={date} to={`${address}#${dateAnchor(date.id)}`} />
      ))}
    </>
  );

type Props = { options: { methods: NamedSlug[]; majors: NamedSlug[] }; filter: AdmissionsFilter };

/** Narrows the page. Its address is read as a link is, without the page being loaded anew; without scripts it is sent as it is. */
function Filter({ options: { methods, majors }, filter }: Props) {
  const navigate = useNavigate();
  const choices = [
    { label: 'Ngành', name: 'nganh', all: 'Mọi ngành', options: majors },
    { label: 'Phương thức', name: 'phuong-thuc', all: 'Mọi phương thức', options: methods },
  ] as const;
  return (
    <form
      action={admissionsPath}
      className={styles['filter']}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = Object.fromEntries(new FormData(event.currentTarget)) as AdmissionsFilter;
        void navigate(admissionsAddress(chosen));
      }}
    >
      {choices.map(({ label, name, all, options }) => (
        <label key={name}>
          <span className="kicker">{label}</span>
          <select name={name} className="control" defaultValue={filter[name]}>
            <option value="">{all}</option>
            {options.map(({ slug, name: called }) => (
              <option key={slug} value={slug}>
                {called}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button">
        Lọc
      </button>
    </form>
  );
}
