import { memo } from 'react';
import { Link } from 'react-router';
import { adminEditPath } from '#shared/admin-paths.ts';
import { missingFacts } from '#shared/facts/missing-facts.ts';
import type { Missing } from '#shared/facts/needed-facts.ts';
import type { Field } from '#shared/fields/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import type { Description } from '#shared/content-types/description.ts';
import { partOf, relatedName, textOf, titleOf } from '../../work/records/record.ts';
import { today } from '../../work/records/today.ts';
import { cellText, type NameOf } from './cell-text.ts';
import { type CellChange, type FactRow, isFaulty, rowNow, type RowWork } from './fact-work.ts';
import type { FactColumn } from './grid-state.ts';
import styles from './facts.module.css';

type Props = {
  index: number;
  row: FactRow;
  description: Description;
  columns: readonly FactColumn[];
  changed: RowWork | undefined;
  nameOf: NameOf;
  chosen: boolean;
  /** The column of the cell that is in the order of the page. */
  active: number | null;
  onChoose: (row: FactRow, reaches: boolean) => void;
};

/** One record of the grid. Drawn anew only when something of it has changed: there are a hundred. */
export const FactRowView = memo(function FactRowView(props: Props) {
  const { index, row, description, changed, nameOf, chosen, active } = props;
  const title = titleOf(description, row);
  const missing = missingOf(description, row, changed);
  return (
    <tr aria-rowindex={index + 2} aria-selected={chosen} data-chosen={chosen || undefined}>
      <td className={styles['box']}>
        <input
          type="checkbox"
          data-at={`${index}:0`}
          tabIndex={active === 0 ? 0 : -1}
          aria-label={`Chọn ${title}`}
          checked={chosen}
          onChange={({ nativeEvent }) => props.onChoose(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </td>
      <th scope="row" className={styles['name']}>
        <Link to={adminEditPath(description.path, row.id)} data-at={`${index}:1`} tabIndex={active === 1 ? 0 : -1}>
          {title}
        </Link>
        <span className={`quiet-xs cut-short ${styles['above']}`}>
          {aboveOf(description, row)}
          {row['status'] === hidden && ' (Ẩn)'}
          {row['has_draft'] === true && <em className="warns">Có bản nháp</em>}
        </span>
      </th>
      {props.columns.map(({ name, field }, place) => {
        const change = changed?.cells[name];
        const lack = missing.find((one) => one.field === name);
        return (
          <td
            key={name}
            data-at={`${index}:${place + 2}`}
            data-kind={field.kind}
            data-changed={change !== undefined || undefined}
            data-fault={isFaulty(change) || undefined}
            data-lack={lack?.why}
            tabIndex={active === place + 2 ? 0 : -1}
            aria-invalid={(change !== undefined && (change.fault !== null || change.refusal !== undefined)) || undefined}
          >
            <Shown field={field} value={row[name]} change={change} lack={lack} nameOf={nameOf} />
          </td>
        );
      })}
    </tr>
  );
});

/** As the server told it, unless something was changed since. */
export function missingOf(description: Description, row: FactRow, changed: RowWork | undefined): readonly Missing[] {
  if (changed === undefined) return (row['missing'] ?? []) as readonly Missing[];
  return missingFacts(description.name, rowNow(changed, row), today());
}

const lacks = { empty: 'Thiếu', stale: 'Xem lại', code: 'Xem mã', strange: 'Mã lạ' } as const;

type ShownProps = { field: Field; value: unknown; change: CellChange | undefined; lack: Missing | undefined; nameOf: NameOf };

function Shown({ field, value, change, lack, nameOf }: ShownProps) {
  const text = change?.text ?? cellText(field, change === undefined ? value : change.value, nameOf);
  return (
    <span className={`breaks ${styles['value']}`} title={text.length > 30 ? text : undefined}>
      {text}
      {lack !== undefined && (text === '' || lack.why !== 'empty') && (
        <span className="text-xs warns">
          {text !== '' && ' '}
          {lacks[lack.why]}
        </span>
      )}
    </span>
  );
}

/** What a record hangs on, and what that hangs on where it says so: 'Đồ họa số · Thiết kế đồ họa'. */
function aboveOf({ fields }: Description, row: FactRow): string {
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind !== 'reference' || field.required !== true) continue;
    const part = partOf(row, key.replace(/_id$/, ''));
    const over = part && (partOf(part, 'nghe_nghiep') ?? partOf(part, 'group'));
    return [relatedName(row, key), textOf(over, 'name')].filter(Boolean).join(' · ');
  }
  return '';
}
