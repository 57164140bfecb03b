import { useRouteLoaderData } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import type { loader } from '#web/root.tsx';
import { useAsk } from '#web/ui/ask.tsx';
import { beforeSave, useAgreedCodes } from '../inputs/codes/use-agreed-codes.ts';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import type { addressChange } from '../work/uses/address-change.ts';
import { readValues, toWire } from './values.ts';
import { withInput, type Work } from './work.ts';

/**
 * Asks what there is to ask before a form is sent, about addresses only where that is wanted. Gives the work with what the
 * editor has answered; null when there is something to edit first. `live`: the record as visitors see it. `changeOf` tells what a
 * save does to the address of a record that has one.
 */
export function useQuestions(
  description: Description,
  slots: FormSlots,
  live: StoredRecord | null,
  changeOf: typeof addressChange | undefined,
) {
  const ask = useAsk();
  const agreesTo = useAgreedCodes();
  /** The site's address as visitors know it; '' where nobody named it. */
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';

  const settle = async (work: Work): Promise<Work | null> => {
    const { values, record } = work;
    const asked = slots.questionBeforeSave?.(toWire(description, values, record), record, [location.origin, named]) ?? null;
    if (asked === null) return work;
    const answer = await ask({ ...asked, ...beforeSave });
    if (answer === null) return null;
    const changes = Object.entries(answer.changes ?? {});
    return changes.reduce((before, [name, value]) => withInput(description, slots, before, name, value), work);
  };

  /** Asks before a code is saved that nobody can apply with. */
  const agreesAboutCodes = async ({ record, values }: Work): Promise<boolean> => {
    // Not to know the codes must not stand in the way of a save: the server warns all the same.
    const told = await slots.strangeCodes?.(toWire(description, values, record), record).catch(() => undefined);
    return agreesTo(Object.values(told ?? {}).flat(), 'Vẫn lưu');
  };

  /** Asks before an address is changed that something leads to. */
  const agreesAboutUses = async ({ record, values }: Work): Promise<boolean> => {
    if (record === null || live === null || changeOf === undefined) return true;
    const before = toWire(description, readValues(description, live), live);
    const step = changeOf(description, before, toWire(description, values, record));
    if (step === null) return true;
    // Not to know what leads there must not stand in the way of a save.
    const parts = await import('../work/uses/question-before-save.tsx').catch(() => null);
    const asked = parts && (await parts.questionAboutUses(description, record.id, step));
    if (asked === 'signed-out') return false;
    return asked === null || (await ask({ ...asked, ...beforeSave })) !== null;
  };

  return async (work: Work, aboutUses: boolean): Promise<Work | null> => {
    const sent = await settle(work);
    if (sent === null) return null;
    return (await agreesAboutCodes(sent)) && (!aboutUses || (await agreesAboutUses(sent))) ? sent : null;
  };
}
