import { lazy, Suspense, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import styles from './choosing.module.css';
import { counted } from './list-texts.ts';
import type { Asked, Places } from './chosen-dialog.tsx';
import { moveField } from './move-field.ts';
import { statusWords } from './status-words.ts';
import { type BatchWork, useBatch, type Which } from './use-batch.ts';
import type { Choice } from './use-chosen.ts';

const ChosenDialog = lazy(async () => ({ default: (await import('./chosen-dialog.tsx')).ChosenDialog }));

type Props = {
  description: Description;
  choice: Choice;
  which: Which;
  count: number;
  /** After it went through. */
  onDone: () => void;
  places?: Places | undefined;
};

/** The commands for what is chosen. Each is one step, which goes through as a whole or not at all. */
export function ChosenActions({ description, choice, which, count, places, onDone }: Props) {
  const { run, hiddenAlong } = useBatch(description);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const status = statusWords(description);
  const move = moveField(description);

  const act = async (work: BatchWork, done: string): Promise<void> => {
    setBusy(true);
    const refused = await run(work, which, { said: (changed) => `${done} ${counted(description, changed)}.` });
    setBusy(false);
    if (refused === null) {
      setAsked(null);
      onDone();
    } else setAsked({ kind: 'refused', refused, work });
  };
  const hide = async () => {
    if (status === null) return;
    setBusy(true);
    const missed = await hiddenAlong(which);
    setBusy(false);
    if (missed.along.length > 0 || missed.links.length > 0) setAsked({ kind: 'hide', missed });
    else await act({ action: 'set', values: { status: status.off } }, status.hidden);
  };

  const askToDelete = async () => {
    setBusy(true);
    const missed = await hiddenAlong(which);
    setBusy(false);
    setAsked({ kind: 'delete', missed });
  };

  const command = (label: string, onPress: () => void, how: { danger?: boolean } = {}) => (
    <button
      type="button"
      className={`inline one-line rigid ${styles['command']}`}
      data-danger={how.danger}
      disabled={busy}
      onClick={onPress}
    >
      {label}
    </button>
  );
  return (
    <>
      {status && command(status.show, () => void act({ action: 'set', values: { status: status.on } }, status.shown))}
      {status && command(status.hide, () => void hide())}
      {move && command('Chuyển sang …', () => setAsked({ kind: 'move' }))}
      {command('Xóa', () => void askToDelete(), { danger: true })}
      {asked && (
        <Suspense fallback={null}>
          <ChosenDialog
            description={description}
            asked={asked}
            names={choice.all ? [] : [...choice.some.values()]}
            count={count}
            busy={busy}
            places={places}
            act={act}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
