import type { ReactNode } from 'react';
import { hidden } from '#shared/fields/visibility.ts';
import type { Field } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { pictureAt } from '#shared/pictures/picture-set.ts';
import { viDateTime, viDay } from '#shared/formats/vi-date.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { hideText } from '../work/records/moments.ts';
import styles from './cells.module.css';
import { type AdminRow, nameAbove, partOf, relatedName, textOf } from '../work/records/record.ts';

/** Columns that are no field of their content type. */
const otherLabels: Readonly<Record<string, string>> = { id: 'ID', bai_viets_count: 'Số bài viết' };

/** The column of a list as the description alone tells it. */
export function columnOf(description: Description, key: string): Column<AdminRow> {
  const field = description.fields[key];
  const role = roleOf(description, key, field);
  return {
    key,
    label: field?.label ?? otherLabels[key] ?? key,
    sortable: description.list.sorts.includes(key),
    ...(role && { role }),
    cell: (row) => cell(row, key, field),
  };
}

function roleOf(description: Description, key: string, field: Field | undefined): Column<AdminRow>['role'] {
  if (key === description.title) return 'title';
  if (field?.kind === 'image') return 'picture';
  return field === undefined || field.kind === 'integer' || field.kind === 'number' ? 'number' : undefined;
}

type Cell<K extends Field['kind']> = (row: AdminRow, key: string, field: Extract<Field, { kind: K }>) => ReactNode;

const plain = (row: AdminRow, key: string) => orNothing(textOf(row, key));
const quiet = (row: AdminRow, key: string) => <span className="quiet-xs breaks">{plain(row, key)}</span>;
const number = (row: AdminRow, key: string) => orNothing(typeof row[key] === 'number' ? formatViNumber(row[key]) : '');
const listed = (row: AdminRow, key: string): readonly unknown[] => (Array.isArray(row[key]) ? row[key] : []);
const counted = (row: AdminRow, key: string) => orNothing(String(listed(row, key).length || ''));

/** How each kind of value is shown. */
const cells: { [K in Field['kind']]: Cell<K> } = {
  text: plain,
  paragraph: plain,
  slug: quiet,
  link: quiet,
  url: quiet,
  integer: number,
  number,
  tags: (row, key) => orNothing(listed(row, key).join(', ')),
  choices: (row, key, { values }) =>
    orNothing(values.flatMap(({ value, label }) => (listed(row, key).includes(value) ? [label] : [])).join(', ')),
  flag: (row, key) => orNothing(row[key] === true ? 'Có' : ''),
  references: counted,
  sections: counted,
  table: counted,
  image: (row, key) => <Thumbnail row={row} field={key} />,
  visibility: (row, key) => (
    <StatusUntil row={row} isOn={row[key] !== hidden}>
      <StatusMark on={row[key] !== hidden && partOf(row, 'hidden_by') === null} label={row[key] === hidden ? 'Ẩn' : 'Hiển thị'} />
    </StatusUntil>
  ),
  choice(row, key, { values }) {
    const index = values.findIndex(({ value }) => value === row[key]);
    const label = values[index]?.label ?? '';
    // The last value of a status is the one that visitors see; other choices are plain text.
    if (key !== 'status') return label;
    const isOn = index === values.length - 1;
    return (
      <StatusUntil row={row} isOn={isOn}>
        <StatusMark on={isOn} label={label} />
      </StatusUntil>
    );
  },
  // Departments of different careers share names, so that what they belong to stands below.
  reference(row, key) {
    const above = nameAbove(row, key);
    return above === '' ? orNothing(relatedName(row, key)) : <TwoLines first={relatedName(row, key)} second={above} />;
  },
  date: (row, key) => orNothing(viDay(textOf(row, key))),
  datetime(row, key) {
    const moment = textOf(row, key);
    return moment === '' ? (
      orNothing('')
    ) : (
      <time className="one-line" dateTime={moment}>
        {viDateTime(moment)}
      </time>
    );
  },
};

const cell = (row: AdminRow, key: string, field: Field | undefined): ReactNode =>
  field === undefined ? plain(row, key) : (cells[field.kind] as Cell<Field['kind']>)(row, key, field);

/** An empty cell shows that it is meant to be empty. */
export const orNothing = (text: string): ReactNode =>
  text === '' ? (
    <span className="quiet" data-nothing>
      –
    </span>
  ) : (
    text
  );

/** A full dot for what visitors see, an empty one for what they do not. */
export const StatusMark = ({ on, label }: { on: boolean; label: string }) => (
  <span className={`inline-2 quiet one-line ${styles['status']}`} data-on={on || undefined}>
    <Mark name="nang" />
    {label}
  </span>
);

/** The status of a record, and below it when it is hidden by itself. */
function StatusUntil({ row, isOn, children }: { row: AdminRow; isOn: boolean; children: ReactNode }) {
  const until = hideText(row, isOn);
  return until === null ? children : <TwoLines first={children} second={until} wraps />;
}

/** What a record hangs on, and what that hangs on in turn. A moment is read whole, on several lines where one is too short (`wraps`). */
export const TwoLines = ({ first, second, wraps = false }: { first: ReactNode; second: string; wraps?: boolean }) => (
  <span className={styles['lines']} data-wraps={wraps || undefined}>
    <span>{first}</span>
    <span className={`quiet-xs ${styles['second']}`}>{second}</span>
  </span>
);

/** The smallest stored width of a record's picture. The name beside it says what it shows. */
function Thumbnail({ row, field }: { row: Record<string, unknown>; field: string }) {
  const path = textOf(row, field);
  if (path === '') {
    return (
      <span className={`${styles['thumbnail']} quiet-xs ${styles['blank']}`} role="img" aria-label="Chưa có ảnh">
        –
      </span>
    );
  }
  const meta = partOf(row, `${field}_meta`);
  const widths: unknown = meta?.['widths'];
  const smallest: unknown = Array.isArray(widths) ? widths[0] : undefined;
  return (
    <img
      className={styles['thumbnail']}
      src={typeof smallest === 'number' ? pictureAt(path, smallest) : path}
      alt=""
      width={64}
      height={48}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: textOf(meta, 'color') || undefined }}
    />
  );
}
