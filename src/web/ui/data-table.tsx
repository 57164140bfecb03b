import type { ReactNode } from 'react';
import { texts } from '#shared/texts.ts';
import { Mark } from './mark.tsx';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  label: string;
  sortable?: boolean;
  /** What the cell holds, for its alignment and its place on a phone's card. */
  role?: 'title' | 'picture' | 'number' | 'actions';
  cell: (row: Row) => ReactNode;
};

export type RowState = { chosen?: boolean; marked?: boolean; held?: boolean; drop?: 'before' | 'after' | null };

type Props<Row> = {
  /** What the table lists, for those who cannot see the heading above it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: { by: string; descending: boolean };
  onSort?: (column: string) => void;
  loading: boolean;
  /** What is particular about a row: `chosen`, `marked` for what was changed a moment ago, `held` while it is dragged. */
  rowState?: (row: Row) => RowState;
  /** How high rows are; without it they have room for pictures. */
  density?: 'compact' | undefined;
  /** Stands in for the rows when there are none. */
  empty?: ReactNode;
};

/** A table, shown as cards on the phone. Browsers drop the roles of a table that is displayed as something else: they are written out. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, loading, rowState, density, empty } = props;
  const waiting = loading && rows.length === 0;
  return (
    <div className={styles['frame']} aria-busy={loading}>
      <table className={styles['table']} role="table" data-stale={(loading && !waiting) || undefined} data-density={density}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)} data-row={rowKey(row)} {...dataOf(rowState?.(row))}>
              {columns.map((column) => (
                <td role="cell" key={column.key} data-role={column.role} data-key={column.key} data-label={column.label}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" className={styles['instead']} colSpan={columns.length}>
                {waiting ? <p role="status">{texts.loadingData}</p> : (empty ?? texts.noData)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {loading && !waiting && (
        <p role="status" className={styles['again']}>
          {texts.loadingData}
        </p>
      )}
    </div>
  );
}

type HeadingProps<Row> = { column: Column<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>;

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { key, label, sortable = false, role } = column;
  if (!sortable || !onSort) {
    return (
      <th role="columnheader" scope="col" data-role={role}>
        <span className={role === 'actions' ? 'visually-hidden' : undefined}>{label}</span>
      </th>
    );
  }
  const active = sort?.by === key;
  const direction = active && sort.descending ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" data-role={role} data-sortable aria-sort={active ? direction : 'none'}>
      <button type="button" className={styles['sort']} data-active={active || undefined} onClick={() => onSort(key)}>
        {label}
        <Mark name="circumflex" turn={direction === 'descending' ? 180 : 0} />
      </button>
    </th>
  );
}

const dataOf = ({ chosen, marked, held, drop }: RowState = {}) => ({
  'data-chosen': chosen || undefined,
  'data-marked': marked || undefined,
  'data-held': held || undefined,
  'data-drop': drop ?? undefined,
});
