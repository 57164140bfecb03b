import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminEditPath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { useAsk } from '#web/ui/ask.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { callApi } from '../session/client.ts';
import { useWaitingDrafts } from '../work/drafts/use-waiting-drafts.ts';
import { deletedText } from '../work/undo/undo-texts.ts';
import { useWrite } from '../work/use-write.ts';
import { hiddenByText } from '../work/records/description.ts';
import { publicPage } from '../work/records/public-page.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import { canBeUsed } from '../work/uses/can-be-used.ts';
import { DeleteAnswer, detachmentOf, UsesBeforeDelete } from '../work/uses/uses-before-delete.tsx';
import { columnOf } from './cells.tsx';
import styles from './cells.module.css';
import { StatusButton } from './status-button.tsx';

/** Cells written by hand, by the key of their column. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

type Cell<Row> = (row: Row) => ReactNode;

/** What stands before the first cell of a row, and before its actions. */
type Around<Row> = { lead?: Cell<Row>; inActions?: Cell<Row> };

/** The columns of a list, and 'Sửa' and 'Xóa'; the name of the record is said to those who cannot see the row. */
export function useColumns<Row extends AdminRow>(
  description: Description,
  cells: Cells<Row> = {},
  { lead, inActions }: Around<Row> = {},
): Column<Row>[] {
  const remove = useDelete(description);
  const drafts = new Set(useWaitingDrafts().waiting.map(({ form }) => form));
  const switched = (plain: Cell<Row>) => (row: Row) => (
    <StatusButton description={description} row={row}>
      {plain(row)}
    </StatusButton>
  );
  const titled = (plain: Cell<Row>) => (row: Row) => (
    <Link className={`unlined ${styles['title']}`} to={adminEditPath(description.path, row.id)}>
      {plain(row)}
    </Link>
  );
  const columns = description.list.columns.map((key, index): Column<Row> => {
    const column = columnOf(description, key);
    const plain = cells[key] ?? column.cell;
    if (key === 'status') return { ...column, cell: switched(plain) };
    if (index === 0 && lead) return { ...column, cell: led(lead, plain) };
    if (key !== description.title) return { ...column, cell: plain };
    const cell = titled(plain);
    const here = (row: Row) =>
      drafts.has(`${description.path}:${row.id}`) && <DraftHere to={adminEditPath(description.path, row.id)} />;
    return { ...column, cell: (row) => <Named row={row} name={cell(row)} here={here(row)} /> };
  });
  const actions = (row: Row) => (
    <span className={`line-1 ${styles['actions']}`}>
      {inActions?.(row)}
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
      <ToPage href={publicPage(description, row)} title={titleOf(description, row)} />
    </span>
  );
  return [...columns, { key: 'actions', label: 'Thao tác', role: 'actions', cell: actions }];
}

const ToPage = ({ href, title }: { href: string | null; title: string }) =>
  href !== null && (
    <a className={styles['action']} href={href} target="_blank" rel="noreferrer" title="Xem trên trang" aria-description={title}>
      <LineIcon name="see" className="rigid" />
      <span className="visually-hidden">Xem trên trang (mở tab mới)</span>
    </a>
  );

const led =
  <Row,>(lead: Cell<Row>, plain: Cell<Row>) =>
  (row: Row) => (
    <span className={`line apart ${styles['led']}`}>
      {lead(row)}
      {plain(row)}
    </span>
  );

/** Leads to the form, which offers what was typed. */
const DraftHere = ({ to }: { to: string }) => (
  <Link className={`text-xs warns start ${styles['second']}`} to={to}>
    Đang gõ dở trên máy này
  </Link>
);

/** The name of a record, whether it has a draft beside the version that visitors see, what hides it, and what waits in this browser. */
const Named = ({ row, name, here }: { row: AdminRow; name: ReactNode; here: ReactNode }): ReactNode => {
  const hiddenBy = hiddenByText(row);
  return row['has_draft'] === true || here !== false || hiddenBy !== null ? (
    <span className="stack">
      <span>{name}</span>
      {row['has_draft'] === true && <span className={`quiet-xs ${styles['second']}`}>Có bản nháp</span>}
      {hiddenBy !== null && <span className={`quiet-xs ${styles['second']}`}>{hiddenBy}</span>}
      {here}
    </span>
  ) : (
    name
  );
};

/** Asks, deletes, tells what came of it, and offers to take it back. */
function useDelete(description: Description): (row: AdminRow) => void {
  const ask = useAsk();
  const queries = useQueryClient();
  const { write } = useWrite();
  const texts = nounTexts(description.noun);

  return (row) => {
    const { id, version } = row;
    const title = titleOf(description, row);
    const remove = () =>
      write({
        call: () =>
          callApi('DELETE /admin/:resource/:id', {
            at: { resource: description.path, id },
            query: { version, ...detachmentOf(queries, description, id) },
          }),
        failed: texts.deleteFailed,
        undo: deletedText(description, title),
      });
    void ask({
      title: texts.deleteTitle,
      text: texts.confirmDelete(title),
      more: (refuse) => canBeUsed(description) && <UsesBeforeDelete description={description} id={id} refuse={refuse} />,
      answers: [
        { label: canBeUsed(description) ? <DeleteAnswer description={description} id={id} /> : 'Xóa', danger: true, run: remove },
      ],
    });
  };
}
