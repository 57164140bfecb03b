import { Button } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { nounTexts } from '#shared/texts.ts';
import { DangerButton } from '#web/ui/danger-button.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { findDescription } from '../records/description.ts';
import { textOf, titleOf } from '../records/record.ts';
import { useLookup } from '../records/use-lookup.ts';
import styles from './choosing.module.css';
import { linksText, type MissedAlong, missedText } from '../uses/hidden-along.ts';
import { counted, number } from './list-texts.ts';
import { moveField } from './move-field.ts';
import { statusWords } from './status-words.ts';
import type { BatchWork, Refused } from './use-batch.ts';

/** Where records can be moved to, where that is not every record of the type they belong to. */
export type Places = (id: null, signal: AbortSignal) => Promise<{ id: number; name: string; hidden: boolean }[]>;

/** What is asked before or after something is done to what is chosen. */
export type Asked =
  | { kind: 'delete'; missed: MissedAlong }
  | { kind: 'move' }
  | { kind: 'hide'; missed: MissedAlong }
  | { kind: 'refused'; refused: Refused; work: BatchWork };

type Props = {
  description: Description;
  asked: Asked;
  /** Of the records, as far as they are known. */
  names: readonly string[];
  count: number;
  busy: boolean;
  places: Places | undefined;
  act: (work: BatchWork, done: string) => Promise<void>;
  onClose: () => void;
};

const deleted = 'Đã xóa';

/** The questions about many records at once, and why nothing came of it. */
export function ChosenDialog(props: Props) {
  const { description, asked, names, count, busy, act, onClose } = props;
  const close = () => {
    if (!busy) onClose();
  };
  const cancel = (label: string) => (
    <Button variant="default" data-autofocus disabled={busy} onClick={close}>
      {label}
    </Button>
  );
  const many = counted(description, count);

  switch (asked.kind) {
    case 'delete':
      return (
        <Dialog opened onClose={close} title={nounTexts(description.noun).deleteTitle}>
          <p>Bạn có chắc chắn muốn xóa {many}?</p>
          {asked.missed.links.length > 0 && <p>{linksText(asked.missed.links)}, và sẽ không còn trang để dẫn tới.</p>}
          <Names names={names} count={count} />
          <Answers>
            {cancel('Hủy')}
            <DangerButton loading={busy} onClick={() => void act({ action: 'delete' }, deleted)}>
              Xóa
            </DangerButton>
          </Answers>
        </Dialog>
      );
    case 'hide': {
      const status = statusWords(description);
      if (status === null) return null;
      return (
        <Dialog opened onClose={close} title={`Ẩn ${many}?`}>
          <p>{missedText(asked.missed)}</p>
          <Names names={names} count={count} />
          <Answers>
            {cancel('Hủy')}
            <Button loading={busy} onClick={() => void act({ action: 'set', values: { status: status.off } }, status.hidden)}>
              Ẩn
            </Button>
          </Answers>
        </Dialog>
      );
    }
    case 'move':
      return <MoveDialog {...props} />;
    case 'refused': {
      const { refused, work } = asked;
      const detaches = work.action === 'delete' && refused.canDetach;
      return (
        <Dialog opened onClose={close} title={work.action === 'delete' ? 'Chưa xóa bản ghi nào' : 'Chưa thay đổi bản ghi nào'}>
          <p role="alert">{refused.message}</p>
          <Answers>
            {cancel('Đóng')}
            {detaches && (
              <DangerButton loading={busy} onClick={() => void act({ action: 'delete', detach: true }, deleted)}>
                Gỡ ra và xóa
              </DangerButton>
            )}
          </Answers>
        </Dialog>
      );
    }
  }
}

const mostNames = 6;

function Names({ names, count }: { names: readonly string[]; count: number }) {
  if (names.length === 0) return null;
  const first = names.length <= mostNames ? names : names.slice(0, mostNames - 1);
  return (
    <ul className={`quiet ${styles['names']}`}>
      {first.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {count > first.length && <li>và {number(count - first.length)} bản ghi khác</li>}
    </ul>
  );
}

const nowhere = 'none';

function MoveDialog({ description, count, busy, places, act, onClose }: Props) {
  const name = moveField(description);
  const field = name === null ? undefined : description.fields[name];
  const target = field?.kind === 'reference' ? (findDescription(field.to) ?? null) : null;
  const choices = useTargets(target, places);
  const [chosen, setChosen] = useState<string | null>(null);
  if (name === null || target === null || field?.kind !== 'reference') return null;
  const all = field.required === true ? choices : [{ value: nowhere, label: outside(description, target) }, ...choices];
  const label = all.find(({ value }) => value === chosen)?.label ?? '';

  return (
    <Dialog opened onClose={() => !busy && onClose()} title={`Chuyển ${counted(description, count)} sang …`}>
      <SearchableSelect
        label={field.label}
        data-autofocus
        // Its choices reach beyond the edges of the dialog.
        comboboxProps={{ transitionProps: { duration: 0 }, offset: 4, withinPortal: true }}
        choices={all}
        value={chosen}
        onChange={setChosen}
      />
      <Answers>
        <Button variant="default" disabled={busy} onClick={onClose}>
          Hủy
        </Button>
        <Button
          loading={busy}
          disabled={chosen === null}
          onClick={() =>
            void act(
              { action: 'set', values: { [name]: chosen === nowhere ? null : Number(chosen) } },
              `Đã chuyển sang “${label}”:`,
            )
          }
        >
          Chuyển
        </Button>
      </Answers>
    </Dialog>
  );
}

const outside = ({ path }: Description, target: Description): string =>
  path === target.path ? 'Cấp đầu tiên' : `Không thuộc ${target.noun} nào`;

/** Names repeat below different parents: what a choice belongs to in turn stands behind it. */
function useTargets(target: Description | null, places: Places | undefined): { value: string; label: string }[] {
  const { rows } = useLookup(places ? null : target);
  const { data: given = [] } = useQuery({
    queryKey: ['lookup', target?.path, 'places'],
    queryFn: places ? ({ signal }) => places(null, signal) : skipToken,
  });
  const [column, field] = Object.entries(target?.fields ?? {}).find(([, { kind }]) => kind === 'reference') ?? [];
  const isBelow = !places && field?.kind === 'reference' && field.to !== target?.path;
  const above = useLookup(isBelow ? (findDescription(field.to) ?? null) : null).rows;
  if (target === null) return [];
  const nameOf = new Map(above.map((row) => [row.id, textOf(row, 'name')]));
  const found = rows.map((row) => {
    const parent = column === undefined ? undefined : nameOf.get(Number(row[column]));
    const name = titleOf(target, row);
    return { id: row.id, name: parent === undefined ? name : `${name} · ${parent}`, hidden: row['status'] === hidden };
  });
  return [...given, ...found].map(({ id, name, hidden: isHidden }) => ({
    value: String(id),
    label: isHidden ? `${name} (Ẩn)` : name,
  }));
}
