import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  type ComparedKind,
  comparePath,
  comparisonAddress,
  comparisonParameters,
  mostCompared,
  readComparison,
} from '#shared/guidance/compare-address.ts';
import { comparisonPath, interestPath, majorGroupsPath, searchPagePath } from '#shared/paths.ts';
import { viDay } from '#shared/rules/vi-date.ts';
import { apiContext, browserApi } from '#web/api.ts';
import { AskAdvice } from '../guidance/ask-advice.tsx';
import type { Leads } from '../guidance/compare-majors.ts';
import type { Cell, Row } from '../guidance/comparison-rows.ts';
import { failureMeta, publicMeta } from '../layout/page-meta.ts';
import { PageError } from '../layout/page-error.tsx';
import type { PageHandle } from '../page-handle.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import type { Route } from './+types/comparison.ts';
import { type Candidate, type Head, loadComparison, type MajorList, type SideBySide } from './comparison-data.ts';
import styles from './comparison.module.css';

const missing = 'Không tìm thấy trang';

export const handle = { query: comparisonParameters, isKept: ({ search }) => search === '' } satisfies PageHandle;
export const loader = ({ context, request }: Route.LoaderArgs) => loadComparison(context.get(apiContext), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadComparison(browserApi, request.url);
export const ErrorBoundary = () => <PageError missing={missing} />;

const nounOf = (kind: ComparedKind) => (kind === 'nganh' ? 'ngành' : 'vị trí');
const andAll = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} và ${names.at(-1) ?? ''}`;

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error, missing);
  const { kind, asked, isComparison, table } = loaderData;
  const names = table.heads.map(({ name }) => name);
  const title = isComparison ? `So sánh ${nounOf(kind)} ${andAll(names)}` : 'Chọn và so sánh ngành học';
  const found = publicMeta(matches, {
    title,
    description: isComparison
      ? `${andAll(names)} khác nhau và giống nhau ở đâu.`
      : 'Tất cả ngành của trường: chọn các môn bạn thi để biết vào được ngành nào, rồi đặt hai đến bốn ngành cạnh nhau.',
    path: isComparison ? comparisonAddress(asked) : comparisonPath,
    about: { kind: 'trang', record: { slug: 'so-sanh' } },
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
      {gone > 0 && (
        <p className={styles['note']}>{gone === 1 ? `Một ${noun}` : `${gone} ${noun}`} bạn chọn không còn trên trang.</p>
      )}
      {tooMany && (
        <p className={styles['note']}>
          Mỗi lần so sánh được nhiều nhất {mostCompared} {noun}: đây là {mostCompared} {noun} đầu tiên bạn chọn.
        </p>
      )}
    </>
  );
  const key = comparisonAddress(asked);
  if (isComparison)
    return (
      <article className={styles['page']}>
        <header className={styles['head']}>
          <p className="kicker">So sánh {noun}</p>
          <h1 className={styles['names']}>{andAll(names)}</h1>
          {notes}
        </header>
        <Tables kind={kind} table={table} />
        <Others key={key} kind={kind} table={table} />
        <AskAdvice subject={`${noun} ${andAll(names)}`} />
      </article>
    );
  const [first] = table.heads;
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1 className="page-title">{kind === 'nganh' ? 'Chọn và so sánh ngành' : 'So sánh vị trí'}</h1>
        {notes}
        {first === undefined ? (
          <p className={styles['about']}>
            Chọn các môn bạn thi để biết vào được ngành nào. Đánh dấu hai đến bốn ngành để đặt cạnh nhau.
          </p>
        ) : (
          <p className={styles['about']}>
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

/** A form whose address is read as a link is, without the page being loaded anew. Without scripts it is sent as it is. */
function useAddressForm() {
  const navigate = useNavigate();
  return {
    method: 'get',
    action: comparisonPath,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      void navigate(comparisonAddress(readComparison(new URLSearchParams(fields))));
    },
  };
}

type MajorsProps = { list: MajorList; asked: ReturnType<typeof readComparison>; chosen: string | null };

/** All majors, or those that fit what is chosen, each with a box to compare it. */
function Majors({ list: { majors, total, options }, asked: { choice }, chosen }: MajorsProps) {
  const form = useAddressForm();
  const isNarrowed = choice.mon.length > 0 || choice.bac !== null || choice.co_so !== null;
  const chosenExams = options.mon.filter(({ value }) => choice.mon.includes(value)).map(({ label }) => label);
  const again = chosen === null ? comparisonPath : comparePath('nganh', [chosen]);
  return (
    <>
      {total > 0 && (
        <form {...form} className={styles['filter']} aria-label="Lọc ngành">
          {chosen !== null && <input type="hidden" name="nganh" value={chosen} />}
          {options.mon.length > 0 && (
            <fieldset className={styles['group']}>
              <legend>Môn bạn thi</legend>
              <div className={styles['chips']}>
                {options.mon.map(({ value, label }) => (
                  <label key={value} className={styles['chip']}>
                    <input type="checkbox" name="mon" value={value} defaultChecked={choice.mon.includes(value)} />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <Radios legend="Bậc đào tạo" name="bac" options={options.bac} chosen={choice.bac} />
          <Radios legend="Cơ sở" name="co-so" options={options.co_so} chosen={choice.co_so} />
          <p className={styles['submit']}>
            <button type="submit" className="button">
              Xem ngành
            </button>
            {isNarrowed && (
              <Link to={again} className={styles['reset']}>
                Bỏ lọc
              </Link>
            )}
          </p>
        </form>
      )}
      {majors.length === 0 ? (
        <EmptyState
          title={
            total === 0
              ? 'Không có dữ liệu để hiển thị'
              : choice.mon.length > 0
                ? 'Không có ngành nào xét các môn này'
                : 'Không có ngành nào như bạn chọn'
          }
          {...(total > 0 && {
            text: 'Thử chọn thêm một môn bạn có thể thi, hoặc bỏ bớt điều kiện. Bạn cũng có thể hỏi trường về cách xét tuyển khác.',
            action: <Link to={again}>Xem tất cả ngành</Link>,
          })}
        />
      ) : (
        <section aria-labelledby="phan--nganh">
          <PartTitle
            id="phan--nganh"
            title={choice.mon.length > 0 ? 'Ngành xét các môn này' : isNarrowed ? 'Ngành như bạn chọn' : 'Tất cả ngành'}
            count={isNarrowed ? `${majors.length} trong ${total} ngành` : `${total} ngành`}
          />
          {chosenExams.length > 0 && (
            <p className={styles['reading']}>
              Thi {chosenExams.join(', ')}, bạn có thể xét tuyển vào các ngành này bằng những tổ hợp ghi dưới mỗi ngành.
            </p>
          )}
          <form {...form} className={styles['list']} aria-label="Chọn ngành để so sánh">
            <ul>
              {majors.map((major) => (
                <li key={major.slug} className={styles['major']}>
                  <div className={styles['words']}>
                    <p className={styles['within']}>{[major.code, major.within].filter((part) => part !== '').join(' · ')}</p>
                    <h3 className={styles['name']}>
                      <Link to={major.path}>{major.name}</Link>
                    </h3>
                    {major.facts.length > 0 && <p className={styles['facts']}>{major.facts.join(' · ')}</p>}
                    {major.combinations.length > 0 && (
                      <ul className={styles['combinations']}>
                        {major.combinations.map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                      </ul>
                    )}
                  </div>
                  <Box slug={major.slug} name={major.name} kind="nganh" isTicked={major.slug === chosen} />
                </li>
              ))}
            </ul>
            {/* What was chosen before stays chosen, though the filter leaves it out. */}
            {chosen !== null && !majors.some(({ slug }) => slug === chosen) && (
              <input type="hidden" name="nganh" value={chosen} />
            )}
            <CompareBar noun="ngành" />
          </form>
        </section>
      )}
      <AskAdvice subject="việc chọn ngành" />
    </>
  );
}

type RadiosProps = { legend: string; name: string; options: { value: string; label: string }[]; chosen: string | null };

/** One of several; nothing where there is no choice. */
function Radios({ legend, name, options, chosen }: RadiosProps) {
  if (options.length < 2 && chosen === null) return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['chips']}>
        {[{ value: '', label: 'Tất cả' }, ...options].map(({ value, label }) => (
          <label key={value} className={styles['chip']}>
            <input type="radio" name={name} value={value} defaultChecked={value === (chosen ?? '')} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const Box = ({ slug, name, kind, isTicked }: { slug: string; name: string; kind: ComparedKind; isTicked: boolean }) => (
  <label className={styles['box']}>
    <input type="checkbox" name={kind} value={slug} defaultChecked={isTicked} />
    So sánh<span className="visually-hidden"> {name}</span>
  </label>
);

/** The button below a list of boxes, which stays in sight. */
const CompareBar = ({ noun }: { noun: string }) => (
  <p className={styles['bar']}>
    <button type="submit" className="button">
      So sánh
    </button>
    <span className={styles['limit']}>hai đến bốn {noun} đã chọn</span>
  </p>
);

/** The positions beside the one that was chosen. */
function ChoosePositions({ table: { heads, candidates } }: { table: SideBySide }) {
  const form = useAddressForm();
  const chosen = heads.map(({ slug }) => slug);
  if (candidates.length < 2)
    return (
      <EmptyState
        title="Chưa có vị trí nào để so sánh"
        text="Mở trang một vị trí rồi nhấn So sánh, hoặc lưu vài vị trí và so sánh trong mục Đã lưu."
        action={
          <>
            <Link to={interestPath}>Khám phá theo sở thích</Link>
            <Link to={searchPagePath}>Tìm vị trí</Link>
          </>
        }
      />
    );
  return (
    <form {...form} className={styles['list']} aria-label="Chọn vị trí để so sánh">
      <Candidates kind="vi-tri" candidates={candidates} chosen={chosen} />
      <CompareBar noun="vị trí" />
    </form>
  );
}

type CandidatesProps = { kind: ComparedKind; candidates: Candidate[]; chosen: string[] };

const Candidates = ({ kind, candidates, chosen }: CandidatesProps) => (
  <div className={styles['chips']}>
    {candidates.map(({ slug, name }) => (
      <label key={slug} className={styles['chip']}>
        <input type="checkbox" name={kind} value={slug} defaultChecked={chosen.includes(slug)} />
        {name}
      </label>
    ))}
  </div>
);

/** Changes what is compared. */
function Others({ kind, table: { heads, candidates } }: { kind: ComparedKind; table: SideBySide }) {
  const form = useAddressForm();
  const noun = nounOf(kind);
  return (
    <details className={styles['others']}>
      <summary>Đổi {noun} so sánh</summary>
      <form {...form} className={styles['list']} aria-label={`Đổi ${noun} so sánh`}>
        <Candidates kind={kind} candidates={candidates} chosen={heads.map(({ slug }) => slug)} />
        <CompareBar noun={noun} />
      </form>
      {kind === 'nganh' && (
        <p className={styles['more']}>
          <Link to={comparisonPath}>Xem tất cả ngành, lọc theo môn bạn thi</Link>
        </p>
      )}
    </details>
  );
}

/** How many years of marks are shown unfolded. */
const openYears = 3;

function Tables({ kind, table: { heads, same, different, years, leads } }: { kind: ComparedKind; table: SideBySide }) {
  const noun = nounOf(kind);
  const recent = years.slice(0, openYears);
  const earlier = years.slice(openYears);
  return (
    <div className={styles['tables']}>
      {same.length > 0 && (
        <details className={styles['same']}>
          <summary>
            <h2>Giống nhau</h2> <span className={styles['count']}>{same.length} điểm</span>
          </summary>
          <dl className={styles['sameRows']}>
            {same.map(({ label, cells: [cell] }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{cell && <Lines cell={cell} />}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className={styles['swipe']} data-count={heads.length}>
        Vuốt ngang để xem {noun} tiếp theo.
      </p>
      {/* Columns of all tables move together; it takes the focus, so that the arrows move them too. */}
      <div
        className={styles['scroller']}
        data-count={heads.length}
        role="region"
        aria-label={`Bảng so sánh ${heads.length} ${noun}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
        tabIndex={0}
      >
        <div className={styles['heads']}>
          {heads.map((head) => (
            <HeadCell key={head.slug} head={head} kind={kind} rest={heads.filter(({ slug }) => slug !== head.slug)} />
          ))}
        </div>
        {different.length > 0 && (
          <Part id="phan--khac-nhau" title="Khác nhau">
            <RowTable heads={heads} rows={different} label="Khác nhau" />
          </Part>
        )}
        {kind === 'nganh' && (
          <Part id="phan--xet-tuyen" title="Xét tuyển">
            {years.length === 0 ? (
              <p className={styles['unknown']}>Chưa có số liệu các năm trước.</p>
            ) : (
              <p className={styles['rule']}>Điểm chỉ đặt cạnh nhau khi cùng năm, cùng phương thức và cùng thang điểm.</p>
            )}
            {recent.map(({ year, rows }, index) => (
              <div key={year} className={index > 0 ? styles['past'] : undefined}>
                <RowTable heads={heads} rows={rows} label={yearLabel(year)} isTitled />
              </div>
            ))}
            {earlier.length > 0 && (
              <details className={styles['earlier']}>
                <summary>Những năm trước nữa</summary>
                {earlier.map(({ year, rows }) => (
                  <RowTable key={year} heads={heads} rows={rows} label={yearLabel(year)} isTitled />
                ))}
              </details>
            )}
          </Part>
        )}
        {leads !== null && (
          <Part id="phan--lam-gi" title="Học xong làm gì">
            <LeadsTable heads={heads} leads={leads} />
          </Part>
        )}
      </div>
    </div>
  );
}

const yearLabel = (year: number | null) => (year === null ? 'Chưa rõ năm' : `Điểm chuẩn năm ${year}`);

function HeadCell({ head, kind, rest }: { head: Head; kind: ComparedKind; rest: Head[] }) {
  return (
    <div className={styles['headCell']}>
      <p className={styles['within']}>{head.within}</p>
      <p className={styles['headName']}>
        <Link to={head.path}>{head.name}</Link>
      </p>
      {head.checkedOn !== null && <p className={styles['checked']}>Kiểm tra {viDay(head.checkedOn).slice(3)}</p>}
      <p className={styles['drop']}>
        <Link
          to={comparePath(
            kind,
            rest.map(({ slug }) => slug),
          )}
        >
          Bỏ<span className="visually-hidden"> {head.name} khỏi so sánh</span>
        </Link>
      </p>
    </div>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={styles['part']}>
    <h2 id={id} className={styles['partTitle']}>
      {title}
    </h2>
    {children}
  </section>
);

type TableProps = { heads: Head[]; rows: Row[]; label: string; isTitled?: boolean };

/** Roles are stated, because a row that is a grid is no row to some browsers. */
function RowTable({ heads, rows, label, isTitled = false }: TableProps) {
  return (
    <table role="table" className={styles['table']}>
      <caption className={isTitled ? styles['year'] : 'visually-hidden'}>{label}</caption>
      <ColumnHeads heads={heads} />
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of unknown scales may be called alike, and none ever moves
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <span className={styles['stay']}>
                {row.label}
                {isIllustration(row) && <Illustrative />}
              </span>
            </th>
            {row.cells.map((cell, column) => (
              <td key={heads[column]?.slug} role="cell">
                <Lines cell={cell} isTold={isIllustration(row)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For screen readers; the names stand above all tables. */
const ColumnHeads = ({ heads }: { heads: Head[] }) => (
  <thead role="rowgroup" className="visually-hidden">
    <tr role="row">
      <th role="columnheader" scope="col">
        Điểm so sánh
      </th>
      {heads.map(({ slug, name }) => (
        <th key={slug} role="columnheader" scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Whether no figure of a row is a fact: then it is told once, beside its name. */
const isIllustration = ({ cells }: Row) =>
  cells.every(({ lines, isIllustrative = false }) => lines.length === 0 || isIllustrative);

const Illustrative = () => <span className={styles['illustrative']}>Số liệu minh họa</span>;

function Lines({ cell: { lines, isIllustrative = false }, isTold = false }: { cell: Cell; isTold?: boolean }) {
  if (lines.length === 0) return <span className={styles['unknown']}>Chưa có</span>;
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles['line']}>
          {line}
        </span>
      ))}
      {isIllustrative && !isTold && <Illustrative />}
    </>
  );
}

function LeadsTable({ heads, leads: { shared, own } }: { heads: Head[]; leads: Leads }) {
  return (
    <>
      {shared.length > 0 && (
        <div className={styles['shared']}>
          <h3>{heads.length === 2 ? 'Cả hai ngành đều dẫn tới' : 'Các ngành này đều dẫn tới'}</h3>
          <ul>
            {shared.map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <table role="table" className={styles['table']}>
        <caption className="visually-hidden">Học xong làm gì</caption>
        <ColumnHeads heads={heads} />
        <tbody role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              <span className={styles['stay']}>{shared.length > 0 ? 'Riêng từng ngành' : 'Vị trí'}</span>
            </th>
            {own.map(({ links, others }, column) => (
              <td key={heads[column]?.slug} role="cell">
                {links.length === 0 && (
                  <span className={styles['unknown']}>{shared.length > 0 ? 'Không có vị trí riêng' : 'Chưa có'}</span>
                )}
                <ul className={styles['positions']}>
                  {links.map(({ name, to }) => (
                    <li key={to}>
                      <Link to={to}>{name}</Link>
                    </li>
                  ))}
                </ul>
                {others > 0 && (
                  <Link to={heads[column]?.path ?? majorGroupsPath} className={styles['furtherPositions']}>
                    và {others} vị trí khác
                  </Link>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}
