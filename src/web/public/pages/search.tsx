import { data } from 'react-router';
import type { SearchMeta, SearchResult } from '#shared/answers/search.ts';
import { kindName, maxCounted, nounOf, type SearchType, searchTypes } from '#shared/search/search-types.ts';
import {
  api as calls,
  articlesPath,
  careerPath,
  comparisonPath,
  interestPath,
  majorGroupPath,
  questionsPath,
  searchPagePath,
  searchPath,
  subjectsPath,
} from '#shared/paths.ts';
import { type Api, apiContext, browserApi, type Query, refusedWith } from '#web/api.ts';
import { type NamedSlug, placesOrEmpty } from '../layout/list-or-empty.ts';
import { AskAdvice, AskLink } from '../guidance/ask-advice.tsx';
import { failureMeta, pageMeta, pageTitle, publicMeta } from '../layout/page-meta.ts';
import type { PageHandle } from '../page-handle.ts';
import { Link } from '#web/ui/link.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../layout/page-error.tsx';
import { Pager } from '../parts/pager.tsx';
import { useCurrentChip } from '../parts/use-current-chip.ts';
import { AnswerCards, fetchCards } from '../search/late-answers.ts';
import { Meant } from '../search/meant.tsx';
import { PageSearch } from '../search/page-search.tsx';
import type { Route } from './+types/search.ts';
import { Result } from './search-result.tsx';
import styles from './search.module.css';

const missing = 'Không tìm thấy kết quả nào.';

/** A letter stands for all combinations that begin with it. */
const called = (code: string) => (code.length === 1 ? `mọi tổ hợp bắt đầu bằng ${code}` : `tổ hợp ${code}`);

/** So many large letters stand in the field of a phone; longer texts have smaller ones. */
const mostLarge = 16;

/** Of what was typed, so much is a question that somebody is asked. */
const longestAsked = 200;

const counted = (count: number) => (count >= maxCounted ? `${maxCounted}+` : String(count));

async function load(api: Api, url: string) {
  const query = new URL(url).searchParams;
  const text = (query.get('q') ?? '').trim();
  // An unknown type, or a page that is no number, is ignored.
  const type = searchTypes.find((known) => known === query.get('loai')) ?? null;
  const page = /^[1-9]\d{0,5}$/.test(query.get('trang') ?? '') ? Number(query.get('trang')) : 1;
  const { results, meta, preparing = null } = text === '' ? { results: [] } : await find(api, { q: text, type, page });
  const lastPage = meta?.last_page ?? 1;
  const total = meta?.total ?? results.length;
  /** There are results, but not this far down. */
  const absent = total > 0 && page > lastPage;
  const {
    terms = [],
    did_you_mean: meant = null,
    partial = false,
    types = null,
    combinations: named = [],
    answers = [],
  } = meta ?? {};
  const [careers, groups] =
    absent || results.length > 0
      ? [[], []]
      : await Promise.all([placesOrEmpty(api, calls.list('nghe-nghiep')), placesOrEmpty(api, calls.list('nhom-nganh'))]);
  return data(
    {
      text,
      type,
      page,
      absent,
      preparing,
      results,
      total,
      lastPage,
      terms,
      meant,
      partial,
      types,
      named,
      answers,
      careers,
      groups,
    },
    { status: preparing !== null ? 503 : absent ? 404 : 200 },
  );
}

type Found = { results: SearchResult[]; meta?: SearchMeta | undefined; preparing?: string };

/** After a start the API asks to try again until its index is built: `preparing` is its sentence. */
async function find(api: Api, query: Query): Promise<Found> {
  try {
    const { data: results, meta } = await api.get<SearchResult[], SearchMeta>(calls.search, query);
    return { results, meta };
  } catch (error) {
    const preparing = refusedWith(503, error);
    if (preparing === null) throw error;
    return { results: [], preparing };
  }
}

export const handle = { query: ['q', 'loai', 'trang'], isKept: ({ search }) => search === '' } satisfies PageHandle;
export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url);
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const found = await load(browserApi, request.url);
  if (found.data.answers.length > 0) await fetchCards();
  return found;
}
export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error, missing);
  const { text, type, page, total, absent, preparing } = loaderData;
  const title = pageTitle(text === '' ? 'Tìm kiếm' : `Tìm kiếm: ${text}`, page);
  const robots = { name: 'robots', content: 'noindex' };
  if (absent || preparing !== null) return [...pageMeta(matches, title), robots];
  const found = publicMeta(matches, {
    title,
    description:
      text === '' ? 'Tìm nghề nghiệp, vị trí, ngành học, môn học và bài viết.' : `${counted(total)} kết quả cho “${text}”.`,
    path: text === '' ? searchPagePath : searchPath(text, { type, page }),
    about: { kind: 'trang-chung', record: { slug: 'tim-kiem' } },
  });
  return [...found, robots];
};
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, type, page, absent, preparing, results, total, lastPage, terms, meant, partial, types, named, answers, careers } =
    loaderData;
  const { groups } = loaderData;
  /** The text whose results these are: what was typed, where a card answers it. */
  const searched = answers.length > 0 ? text : (meant ?? text);
  return (
    <div className={styles['page']}>
      <header className="head-grid">
        <h1 className="kicker">Tìm kiếm</h1>
        <PageSearch
          key={text}
          text={text}
          classes={{
            form: styles['form'],
            field: `${styles['field']} ${text.length > mostLarge ? styles['long'] : ''}`,
            submit: styles['submit'],
          }}
        />
        {text === '' && (
          <p className={styles['count']}>
            Gõ tên một nghề, một ngành, một môn học hay điều bạn đang phân vân, có dấu hay không dấu đều được. Chưa biết tìm gì?{' '}
            <Link to={interestPath}>Khám phá theo sở thích</Link> hoặc <Link to={comparisonPath}>chọn ngành theo môn thi</Link>.
          </p>
        )}
        {meant !== null && answers.length === 0 && (
          <p className={styles['meant']}>
            Không có kết quả nào khớp {partial ? 'với cả' : 'hẳn với'} “{text}”.{' '}
            <Meant partial={partial}>
              <Link to={searchPath(meant)}>{meant}</Link>
            </Meant>
          </p>
        )}
        {named.length > 0 && (
          <p className={styles['meant']}>
            {named.map(({ typed, code }) => `“${typed}” được hiểu là ${called(code)}.`).join(' ')} Với ngành học, chỉ tính những
            tổ hợp mà ngành đó xét.
          </p>
        )}
        {results.length > 0 && (
          <output className={styles['count']}>
            <b>{counted(total)}</b> kết quả cho “{searched}”
          </output>
        )}
        {types && <Types text={searched} types={types} current={type} />}
      </header>

      {answers.length > 0 && <AnswerCards answers={answers} />}
      {results.length > 0 && (
        <ol className={styles['results']}>
          {results.map((result, index) => (
            <Result key={`${result.type}-${result.id}`} result={result} terms={terms} priority={index === 0} />
          ))}
        </ol>
      )}
      <Pager
        current={page}
        last={results.length > 0 ? lastPage : 1}
        to={(number) => searchPath(searched, { type, page: number })}
      />

      {absent && (
        <EmptyState
          title={`Không có trang ${page}`}
          text={`Kết quả cho “${searched}” chỉ có ${lastPage} trang.`}
          action={<Link to={searchPath(searched, { type })}>Về trang đầu của kết quả</Link>}
        />
      )}
      {preparing !== null && (
        <EmptyState
          title={preparing}
          action={
            <Link to={searchPath(text, { type, page })} replace>
              Thử lại
            </Link>
          }
        />
      )}
      {results.length === 0 && answers.length === 0 && !absent && preparing === null && text !== '' && (
        <EmptyState
          title={missing}
          text={`${type === null ? 'Không có gì' : `Không có ${nounOf(type)} nào`} khớp với “${text}”. Thử một từ ngắn hơn, một cách gọi khác, hoặc gõ không dấu: “do hoa” cũng ra “đồ họa”.`}
          action={
            <>
              <AskLink path={searchPath(text)} isPlain />
              <Link to={questionsPath}>Câu hỏi thường gặp</Link>
              <Link to={interestPath}>Khám phá theo sở thích</Link>
              <Link to={comparisonPath}>Chọn ngành theo môn thi</Link>
              <Link to={subjectsPath}>Xem tất cả môn học</Link>
              <Link to={articlesPath}>Đọc bài viết</Link>
            </>
          }
        />
      )}
      {(results.length === 0 || answers.some(({ is_known }) => !is_known)) && text !== '' && !absent && preparing === null && (
        <AskAdvice subject="điều bạn vừa hỏi" question={text.slice(0, longestAsked)} />
      )}
      {results.length === 0 && (
        <div className={styles['ways']}>
          <Ways title="Nghề nghiệp" entries={careers} to={careerPath} />
          <Ways title="Ngành học" entries={groups} to={majorGroupPath} />
        </div>
      )}
    </div>
  );
}

type TypesProps = { text: string; types: Record<SearchType, number>; current: SearchType | null };

/** The results of one type, or of all, as links; a type without any is named only where it was chosen. */
function Types({ text, types, current }: TypesProps) {
  const chips = useCurrentChip(current);
  const all = searchTypes.reduce((sum, type) => sum + types[type], 0);
  if (all === 0) return null;
  return (
    <nav aria-label="Lọc theo loại">
      <ul ref={chips} className={`chips ${styles['types']}`}>
        {[null, ...searchTypes].map((type) => {
          const count = type === null ? all : types[type];
          if (count === 0 && type !== current) return null;
          return (
            <li key={type}>
              <Link
                to={searchPath(text, { type })}
                state={{ keepFocus: true }}
                className={`chip ${styles['type']}`}
                aria-current={type === current ? 'page' : undefined}
              >
                {type === null ? 'Tất cả' : kindName(type)} <span className="quiet-figures">{counted(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type WaysProps = { title: string; entries: NamedSlug[]; to: (slug: string) => string };

/** Where else to go: everything there is of one kind. */
function Ways({ title, entries, to }: WaysProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className={styles['wayTitle']}>{title}</h2>
      <ul>
        {entries.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={to(slug)} className={styles['wayLink']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
