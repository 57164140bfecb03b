import { majorGroupsPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { Leads } from '../guidance/compare-majors.ts';
import type { Cell, Row } from '../guidance/comparison-rows.ts';
import { Illustrative } from './comparison-illustrative.tsx';
import type { Head } from './comparison-side-by-side.ts';
import styles from './comparison-tables.module.css';

/** What is the same for all of them, folded. */
export const SameRows = ({ rows }: { rows: Row[] }) => (
  <details className={styles['same']}>
    <summary>
      <h2>Giống nhau</h2> <span className={styles['count']}>{rows.length} điểm</span>
    </summary>
    <dl className={styles['sameRows']}>
      {rows.map(({ label, cells: [cell] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{cell && <Lines cell={cell} />}</dd>
        </div>
      ))}
    </dl>
  </details>
);

type TableProps = { heads: Head[]; rows: Row[]; label: string; isTitled?: boolean };

/** Roles are stated, because a row that is a grid is no row to some browsers. */
export function RowTable({ heads, rows, label, isTitled = false }: TableProps) {
  const isAll = isTitled && rows.every(isIllustration);
  return (
    <table role="table" className={styles['table']}>
      <caption className={isTitled ? styles['year'] : 'visually-hidden'}>
        {label}
        {isAll && <Illustrative when />}
      </caption>
      <ColumnHeads heads={heads} />
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of unknown scales may be called alike, and none ever moves
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <span className={styles['stay']}>
                {row.label}
                {!isAll && isIllustration(row) && <Illustrative when />}
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

function Lines({ cell: { lines, isIllustrative = false }, isTold = false }: { cell: Cell; isTold?: boolean }) {
  if (lines.length === 0) return <span className="quiet">Chưa có</span>;
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles['line']}>
          {line}
        </span>
      ))}
      {isIllustrative && !isTold && <Illustrative when />}
    </>
  );
}

export const LeadsTable = ({ heads, leads: { shared, own } }: { heads: Head[]; leads: Leads }) => (
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
