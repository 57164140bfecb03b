import { comparisonAddress, comparisonParameters, readComparison } from '#shared/guidance/compare-address.ts';
import { fewestCompared, mostCompared, nounOf } from '#shared/guidance/compare-path.ts';
import { comparisonPath } from '#shared/paths.ts';
import { apiContext, browserApi } from '#web/api.ts';
import { AskAdvice, AskLink } from '../guidance/ask-advice.tsx';
import { failureMeta, publicMeta } from '../layout/page-meta.ts';
import { PageError } from '../layout/page-error.tsx';
import type { PageHandle } from '../page-handle.ts';
import type { Route } from './+types/comparison.ts';
import { ChoosePositions, Majors, Others } from './comparison-choices.tsx';
import { loadComparison } from './comparison-data.ts';
import { Columns, fetchPart } from './late-comparison.ts';
import styles from './comparison.module.css';

const missing = 'Không tìm thấy trang';

export const handle = { query: comparisonParameters, isKept: ({ search }) => search === '' } satisfies PageHandle;
export const loader = ({ context, request }: Route.LoaderArgs) => loadComparison(context.get(apiContext), request.url);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { slugs } = readComparison(new URL(request.url).searchParams);
  const [data] = await Promise.all([loadComparison(browserApi, request.url), fetchPart(slugs.length >= fewestCompared)]);
  return data;
};
export const ErrorBoundary = () => <PageError missing={missing} />;

const andAll = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} và ${names.at(-1) ?? ''}`;

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error, missing);
  const { kind, asked, isComparison, table } = loaderData;
  const names = table.heads.map(({ name }) => name);
  const title = isComparison
    ? `So sánh ${nounOf(kind)} ${andAll(names)}`
    : kind === 'nganh'
      ? 'Chọn và so sánh ngành học'
      : 'So sánh vị trí';
  const found = publicMeta(matches, {
    title,
    description: isComparison
      ? `${andAll(names)} khác nhau và giống nhau ở đâu.`
      : kind === 'nganh'
        ? 'Tất cả ngành của trường: chọn các môn bạn thi để biết vào được ngành nào, rồi đặt hai đến bốn ngành cạnh nhau.'
        : 'Đặt hai đến bốn vị trí cạnh nhau.',
    path: isComparison ? comparisonAddress(asked) : comparisonPath,
    about: { kind: 'trang-chung', record: { slug: 'so-sanh' } },
  });
  // There are more of these pages than anybody could look for.
  return comparisonAddress(asked) === comparisonPath ? found : [...found, { name: 'robots', content: 'noindex' }];
};

export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const { kind, asked, gone, tooMany, isComparison, table, list } = loaderData;
  const noun = nounOf(kind);
  const names = table.heads.map(({ name }) => name);
  const notes = (
    <>
      {gone > 0 && <p className="page-note">{gone === 1 ? `Một ${noun}` : `${gone} ${noun}`} bạn chọn không còn trên trang.</p>}
      {tooMany && (
        <p className="page-note">
          Mỗi lần so sánh được nhiều nhất {mostCompared} {noun}: đây là {mostCompared} {noun} đầu tiên bạn chọn.
        </p>
      )}
    </>
  );
  const key = comparisonAddress(asked);
  if (isComparison)
    return (
      <article className={`page-grid ${styles['page']}`}>
        <header className="head-grid">
          <p className="kicker">So sánh {noun}</p>
          <h1 className={styles['names']}>{andAll(names)}</h1>
          <AskLink path={key} />
          {notes}
        </header>
        <Columns kind={kind} table={table} />
        <Others key={key} kind={kind} table={table} />
        <AskAdvice subject={`${noun} ${andAll(names)}`} />
      </article>
    );
  const [first] = table.heads;
  return (
    <article className={`page-grid ${styles['page']}`}>
      <header className="head-grid">
        <h1 className="page-title">{kind === 'nganh' ? 'Chọn và so\u00A0sánh ngành' : 'So sánh vị trí'}</h1>
        {notes}
        {first === undefined ? (
          kind === 'nganh' && (
            <p className="page-about">
              Chọn các môn hoặc tổ hợp bạn thi để biết vào được ngành nào, ghi điểm để so với mức năm trước. Đánh dấu hai đến bốn
              ngành để đặt cạnh nhau.
            </p>
          )
        ) : (
          <p className="page-about">
            Bạn đã chọn <b>{first.name}</b>. Chọn thêm ít nhất một {noun} nữa để so sánh.
          </p>
        )}
      </header>
      {list === null ? (
        <ChoosePositions key={key} table={table} />
      ) : (
        <Majors key={key} list={list} asked={asked} chosen={first?.slug ?? null} />
      )}
    </article>
  );
}
