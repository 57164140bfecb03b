import { Button } from '@mantine/core';
import { type SyntheticEvent, useMemo, useState } from 'react';
import type { TrashedRecord } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { formSlotsOf } from '../../content-types/index.ts';
import type { FormFacts } from '../../inputs/form-slots.ts';
import { reference, type ReferenceValue } from '../../inputs/reference.tsx';
import type { MissingReference } from './missing-references.ts';
import type { Instead } from './use-restore.ts';

export type RestoreQuestion = { description: Description; row: TrashedRecord; missing: readonly MissingReference[] };

type Props = {
  asked: RestoreQuestion;
  opened: boolean;
  onClose: () => void;
  /** It has faded out. */
  onClosed: () => void;
  onChosen: (instead: Instead) => Promise<void>;
};

const nobody: ReferenceValue = { id: null, name: '', within: null };

/** Lets the editor choose what a record hangs on from now on, where what it hung on is gone for good. */
export function RestoreDialog({ asked: { description, row, missing }, opened, onClose, onClosed, onChosen }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ReferenceValue>>>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const facts = useMemo<FormFacts>(
    () => ({ description, record: null, slots: formSlotsOf(description), nameNow: () => row.title ?? '' }),
    [description, row],
  );

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    const ids = missing.flatMap(({ name }): [string, number][] => {
      const id = chosen[name]?.id ?? null;
      return id === null ? [] : [[name, id]];
    });
    if (ids.length < missing.length) return;
    setBusy(true);
    await onChosen(Object.fromEntries(ids));
    setBusy(false);
  };

  return (
    <Dialog
      opened={opened}
      onClose={() => !busy && onClose()}
      onExitTransitionEnd={onClosed}
      title={`Khôi phục ${description.noun} ${quoted(row.title ?? '')}`}
    >
      <form className="stack-4" noValidate onSubmit={(event) => void send(event)}>
        {missing.map(({ name, field, message }) => (
          <div key={name} className="stack-4">
            <p>{message}</p>
            <reference.Input
              name={name}
              field={field}
              value={chosen[name] ?? nobody}
              onChange={(change) =>
                setChosen((before) => ({
                  ...before,
                  [name]: typeof change === 'function' ? change(before[name] ?? nobody) : change,
                }))
              }
              faults={
                tried && (chosen[name]?.id ?? null) === null ? { '': `Vui lòng chọn ${field.label.toLocaleLowerCase('vi')}` } : {}
              }
              required
              form={facts}
            />
          </div>
        ))}
        <Answers>
          <SecondaryButton disabled={busy} onClick={onClose}>
            Hủy
          </SecondaryButton>
          <Button type="submit" loading={busy}>
            Khôi phục
          </Button>
        </Answers>
      </form>
    </Dialog>
  );
}
