import { type ReactNode, type RefObject, useRef } from 'react';
import { type ComparedKind, comparePath, nounOf } from '#shared/guidance/compare-path.ts';
import { viDay } from '#shared/formats/vi-date.ts';
import { Link } from '#web/ui/link.tsx';
import type { Head, SideBySide } from './comparison-side-by-side.ts';
import { LeadsTable, RowTable, SameRows } from './comparison-tables.tsx';
import styles from './comparison-columns.module.css';

/** How many years of marks are shown unfolded. */
const openYears = 3;

/** Records side by side: what is the same folded, then what differs, year by year, and where they lead. */
export function Columns({ kind, table: { heads, same, different, years, leads } }: { kind: ComparedKind; table: SideBySide }) {
  const noun = nounOf(kind);
  const recent = years.slice(0, openYears);
  const earlier = years.slice(openYears);
  const names = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['tables']} data-count={heads.length}>
      {same.length > 0 && <SameRows rows={same} />}
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

const HeadCell = ({ head, kind, rest }: { head: Head; kind: ComparedKind; rest: Head[] }) => (
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

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={styles['part']}>
    <h2 id={id} className={styles['partTitle']}>
      {title}
    </h2>
    {children}
  </section>
);
