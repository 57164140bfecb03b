import { Button } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { findDescription } from '../work/records/description.ts';
import { textOf, titleOf } from '../work/records/record.ts';
import { useLookup } from '../work/records/use-lookup.ts';
import { counted } from './list-texts.ts';
import { moveField } from './move-field.ts';
import type { BatchWork } from './use-batch.ts';

/** Where records can be moved to, where that is not every record of the type they belong to. */
export type Places = (id: null, signal: AbortSignal) => Promise<{ id: number; name: string; hidden: boolean }[]>;

const nowhere = 'none';

type Props = {
  description: Description;
  count: number;
  busy: boolean;
  places: Places | undefined;
  act: (work: BatchWork, done: string) => Promise<void>;
  onClose: () => void;
};

/** Asks where what is chosen is to be moved. */
export function MoveDialog({ description, count, busy, places, act, onClose }: Props) {
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
