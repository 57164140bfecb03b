import { type FormEvent, useId } from 'react';
import { data, Link, useNavigate } from 'react-router';
import type { CareerItem, MajorGroupItem, SearchResult } from '#shared/pages.ts';
import { api as calls, articlesPath, careerPath, majorGroupPath, searchPath, subjectsPath } from '#shared/paths.ts';
import { resultLink } from '#shared/rules/result-link.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Icon } from '#web/ui/icon.tsx';
import { failureMeta, pageMeta, pageTitle } from '../layout/page-meta.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../parts/page-error.tsx';
import { Pager } from '../parts/pager.tsx';
import { Picture } from '../parts/picture.tsx';
import type { Route } from './+types/search.ts';
import styles from './search.module.css';

const missing = 'Không tìm thấy kết quả nào.';

/** The address of one page of the results; the first leaves no trace in it. */
const resultsPath = (text: string, page: number) => (page === 1 ? searchPath(text) : `${searchPath(text)}&trang=${page}`);

async function load(api: Api, url: string) {
  const query = new URL(url).searchParams;
  const text = (query.get('q') ?? '').trim();
  const page = /^[1-9]\d{0,5}$/.test(query.get('trang') ?? '') ? Number(query.get('trang')) : 1;
  const { data: results, meta } =
    text === '' ? { data: [], meta: undefined } : await api.get<SearchResult[]>(calls.search, { q: text, page });
  const lastPage = meta?.last_page ?? 1;
  const total = meta?.total ?? results.length;
  /** There are results, but not this far down. */
  const absent = total > 0 && page > lastPage;
  const found = { text, page, absent, results, total, lastPage };
  if (absent || results.length > 0) return data({ ...found, careers: [], groups: [] }, { status: absent ? 404 : 200 });
  const [careers, groups] = await Promise.all([
    api.get<CareerItem[]>(calls.careers),
    api.get<MajorGroupItem[]>(calls.majorGroups),
  ]);
  const short = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });
  return data({ ...found, careers: careers.data.map(short), groups: groups.data.map(short) });
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request.url);
export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  ...(loaderData
    ? pageMeta(pageTitle(loaderData.text === '' ? 'Tìm kiếm' : `Tìm kiếm: ${loaderData.text}`, loaderData.page))
    : failureMeta(error, missing)),
  { name: 'robots', content: 'noindex' },
];
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, page, absent, results, total, lastPage, careers, groups } = loaderData;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className="kicker">Tìm kiếm</h1>
        <SearchField key={text} text={text} />
        {text === '' && (
          <p className={styles['count']}>
            Gõ tên một nghề, một môn học hay điều bạn đang phân vân, có dấu hay không dấu đều được.
          </p>
        )}
        {results.length > 0 && (
          <output className={styles['count']}>
            <b>{total}</b> kết quả cho “{text}”
          </output>
        )}
      </header>

      {results.length > 0 && (
        <ol className={styles['results']}>
          {results.map((result) => (
            <Result key={`${result.type}-${result.id}`} result={result} />
          ))}
        </ol>
      )}
      <Pager current={page} last={results.length > 0 ? lastPage : 1} to={(number) => resultsPath(text, number)} />

      {absent && (
        <EmptyState
          title={`Không có trang ${page}`}
          text={`Kết quả cho “${text}” không dài đến thế.`}
          action={<Link to={resultsPath(text, 1)}>Về trang đầu của kết quả</Link>}
        />
      )}
      {results.length === 0 && !absent && text !== '' && (
        <EmptyState
          title={missing}
          text={`Không có gì khớp với “${text}”. Thử một từ ngắn hơn, một cách gọi khác, hoặc gõ không dấu: “do hoa” cũng ra “đồ họa”.`}
          action={
            <>
              <Link to={subjectsPath}>Xem tất cả môn học</Link>
              <Link to={articlesPath}>Đọc bài viết</Link>
            </>
          }
        />
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

/** A plain form, which with the program running ignores blank text and loads no page. */
function SearchField({ text }: { text: string }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed !== '') void navigate(searchPath(typed));
  }

  return (
    <search aria-label="Tìm trong toàn trang">
      <form method="get" action="/search" className={styles['form']} onSubmit={submit}>
        <label htmlFor="tim-gi" className="visually-hidden">
          Tìm kiếm bài viết, môn học, vị trí
        </label>
        <input
          id="tim-gi"
          type="search"
          name="q"
          className={styles['field']}
          defaultValue={text}
          placeholder="Tìm kiếm bài viết, môn học, vị trí..."
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles['submit']} aria-label="Tìm kiếm">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

const kinds: Record<string, string> = { vitri: 'Vị trí', monhoc: 'Môn học', baiviet: 'Bài viết' };

function Result({ result }: { result: SearchResult }) {
  const to = resultLink(result);
  const id = useId();
  const row = (
    <>
      <span className={styles['frame']}>
        <Picture
          src={result.thumbnail}
          meta={result.thumbnail_meta}
          alt=""
          seed={result.slug}
          sizes="(min-width: 48rem) 16rem, 30vw"
          className={styles['picture']}
        />
      </span>
      <div className={styles['words']}>
        <p className={styles['kind']}>{kinds[result.type]}</p>
        <h2 id={`${id}-name`} className={styles['name']}>
          {result.name}
        </h2>
        {result.description !== '' && <p className={styles['text']}>{result.description}</p>}
        {to !== null && (
          <p id={`${id}-more`} className={styles['more']}>
            Xem chi tiết →
          </p>
        )}
      </div>
    </>
  );
  return (
    <li className={styles['item']}>
      {to === null ? (
        <div className={styles['result']}>{row}</div>
      ) : (
        // One link for the whole row; its name is what tells it from the others, not all it holds.
        <Link to={to} className={styles['result']} aria-labelledby={`${id}-name ${id}-more`}>
          {row}
        </Link>
      )}
    </li>
  );
}

type WaysProps = { title: string; entries: { name: string; slug: string }[]; to: (slug: string) => string };

/** Where else to go: everything there is of one kind. */
function Ways({ title, entries, to }: WaysProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles['way']}>
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
