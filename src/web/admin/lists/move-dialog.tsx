import { Button } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import type { ChoiceSource } from '../inputs/form-slots.ts';
import { choiceOf, useRecordChoices } from '../inputs/use-record-choices.ts';
import { findDescription } from '../work/records/description.ts';
import { counted } from './list-texts.ts';
import { moveField } from './move-field.ts';
import type { BatchWork } from './use-batch.ts';

/** Where records can be moved to, where that is not every record of the type they belong to. */
export type Places = ChoiceSource['load'];

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
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useRecordChoices(places ? null : target);
  const { data: given = [] } = useQuery({
    queryKey: ['lookup', target?.path, 'places'],
    queryFn: places ? ({ signal }) => places(null, signal) : skipToken,
  });
  if (name === null || target === null || field?.kind !== 'reference') return null;
  const choices = places ? given.map(choiceOf) : found.choices;
  const none = { value: nowhere, label: outside(description, target) };
  // What is sought is a record: the first that is found is the one that Enter takes.
  const offersNone = field.required !== true && found.asked.state !== 'answered';
  const label = [none, ...choices].find(({ value }) => value === chosen)?.label ?? found.labels.get(Number(chosen)) ?? '';

  return (
    <Dialog opened onClose={() => !busy && onClose()} title={`Chuyển ${counted(description, count)} sang …`}>
      <SearchableSelect
        label={field.label}
        data-autofocus
        // Its choices reach beyond the edges of the dialog.
        comboboxProps={{ transitionProps: { duration: 0 }, offset: 4, withinPortal: true }}
        choices={offersNone ? [none, ...choices] : choices}
        chosen={label}
        asked={places ? undefined : found.asked}
        value={chosen}
        onChange={setChosen}
      />
      <Answers>
        <SecondaryButton disabled={busy} onClick={onClose}>
          Hủy
        </SecondaryButton>
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
