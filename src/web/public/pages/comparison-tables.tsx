import { type ReactNode, type RefObject, useRef } from 'react';
import { type ComparedKind, comparePath } from '#shared/guidance/compare-address.ts';
import { majorGroupsPath } from '#shared/paths.ts';
import { viDay } from '#shared/formats/vi-date.ts';
import { Link } from '#web/ui/link.tsx';
import type { Leads } from '../guidance/compare-majors.ts';
import type { Cell, Row } from '../guidance/comparison-rows.ts';
import { type Head, nounOf, type SideBySide } from './comparison-data.ts';
import styles from './comparison.module.css';

/** How many years of marks are shown unfolded. */
const openYears = 3;

/** Records side by side: what is the same folded, then what differs, year by year, and where they lead. */
export function Tables({ kind, table: { heads, same, different, years, leads } }: { kind: ComparedKind; table: SideBySide }) {
  const noun = nounOf(kind);
  const recent = years.slice(0, openYears);
  const earlier = years.slice(openYears);
  const names = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['tables']} data-count={heads.length}>
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
      <p className={`quiet-sm ${styles['swipe']}`}>Vuốt ngang để xem {noun} tiếp theo.</p>
      {/* Beside the tables and not within: what scrolls sideways would keep them from staying at the top of the window. */}
      <div ref={names} className={styles['nameRow']} onScroll={() => moveAlong(names, columns)}>
        <div className={styles['heads']}>
          {heads.map(({ slug, name, path }) => (
            <p key={slug} className={styles['headName']}>
              <Link to={path} className="plain-link">
                {name}
              </Link>
            </p>
          ))}
        </div>
      </div>
      {/* Columns of all tables move together; it takes the focus, so that the arrows move them too. */}
      <div
        ref={columns}
        onScroll={() => moveAlong(columns, names)}
        className={styles['scroller']}
        role="region"
        aria-label={`Bảng so sánh ${heads.length} ${noun}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
        tabIndex={0}
      >
        <div className={`${styles['heads']} ${styles['abouts']}`}>
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
              <p className="quiet">Chưa có số liệu các năm trước.</p>
            ) : (
              <p className={`quiet-sm ${styles['rule']}`}>
                Điểm chỉ đặt cạnh nhau khi cùng năm, cùng phương thức và cùng thang điểm.
              </p>
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

type Scrolled = RefObject<HTMLDivElement | null>;

/** Names and columns are moved sideways together, whichever of them is touched. */
function moveAlong({ current: moved }: Scrolled, { current: other }: Scrolled) {
  if (moved !== null && other !== null && other.scrollLeft !== moved.scrollLeft) other.scrollLeft = moved.scrollLeft;
}

const yearLabel = (year: number | null) => (year === null ? 'Chưa rõ năm' : `Điểm chuẩn năm ${year}`);

function HeadCell({ head, kind, rest }: { head: Head; kind: ComparedKind; rest: Head[] }) {
  return (
    <div className={styles['headCell']}>
      <p className="quiet-figures">{head.within}</p>
      {head.checkedOn !== null && <p className="quiet-sm">Cập nhật {viDay(head.checkedOn).slice(3)}</p>}
      <p className={`quiet-sm ${styles['drop']}`}>
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
  const isAll = isTitled && rows.every(isIllustration);
  return (
    <table role="table" className={styles['table']}>
      <caption className={isTitled ? styles['year'] : 'visually-hidden'}>
        {label}
        {isAll && <Illustrative />}
      </caption>
      <ColumnHeads heads={heads} />
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of unknown scales may be called alike, and none ever moves
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <span className={styles['stay']}>
                {row.label}
                {!isAll && isIllustration(row) && <Illustrative />}
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

export const Illustrative = () => (
  <>
    {' '}
    <span className={styles['illustrative']}>Số liệu minh họa</span>
  </>
);

function Lines({ cell: { lines, isIllustrative = false }, isTold = false }: { cell: Cell; isTold?: boolean }) {
  if (lines.length === 0) return <span className="quiet">Chưa có</span>;
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
                {links.length === 0 && <span className="quiet">{shared.length > 0 ? 'Không có vị trí riêng' : 'Chưa có'}</span>}
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
