import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminEditPath } from '#shared/paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { type AdminRow, titleOf } from '../records/record.ts';
import { columnOf } from './cells.tsx';
import styles from './cells.module.css';
import { useDelete } from './use-delete.ts';

/** Cells written by hand, by the key of their column. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

/** The columns of a list, and 'Sửa' and 'Xóa'; the name of the record is said to those who cannot see the row. */
export function useColumns<Row extends AdminRow>(description: Description, cells: Cells<Row> = {}): Column<Row>[] {
  const remove = useDelete(description);
  const columns = description.list.columns.map((key): Column<Row> => {
    const column = columnOf(description, key);
    return { ...column, cell: cells[key] ?? column.cell };
  });
  const actions = (row: Row) => (
    <span className={styles['actions']}>
      <Link
        className={styles['action']}
        to={adminEditPath(description.path, row.id)}
        aria-description={titleOf(description, row)}
      >
        Sửa
      </Link>
      <button
        type="button"
        className={styles['action']}
        data-danger
        aria-description={titleOf(description, row)}
        onClick={() => remove(row)}
      >
        Xóa
      </button>
    </span>
  );
  return [...columns, { key: 'actions', label: 'Thao tác', role: 'actions', cell: actions }];
}
