import { Link } from 'react-router';
import { adminEditPath } from '#shared/paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Column } from '#web/ui/data-table.tsx';
import styles from './cells.module.css';
import { type AdminRow, titleOf } from '../records/record.ts';

/** 'Sửa' and 'Xóa' of a row; the name of the record is said to those who cannot see the row. */
export function actionsColumn(description: Description, onDelete: (row: AdminRow) => void): Column<AdminRow> {
  return {
    key: 'actions',
    label: 'Thao tác',
    role: 'actions',
    cell: (row) => (
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
          onClick={() => onDelete(row)}
        >
          Xóa
        </button>
      </span>
    ),
  };
}
