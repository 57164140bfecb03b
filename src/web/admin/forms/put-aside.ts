import { nameMax } from '#shared/content-types/limits.ts';
import { isPicture } from '../inputs/image.tsx';
import { textOf } from '../inputs/input-kind.ts';
import { type Stop, stillFilledIn, type StepsGiven } from './desk.ts';
import { failureOf } from './failures.ts';
import { isBusy } from './session.ts';
import { filesOf, keptOf } from './values.ts';
import { asideFields, firstWords } from './work.ts';

/** Keeps a new record as it stands, faults included, for whoever goes on with it later. Chosen files go into the library before. */
export async function putAside({ get, dispatch, desk, setAside = null }: StepsGiven, stop: Stop): Promise<boolean> {
  const { remote, isAsking, isAwaiting, leaveAside, tell } = desk();
  if (isBusy(get()) || isAsking) return false;
  if (isAwaiting()) return stop(stillFilledIn);
  dispatch({ type: 'set aside' });
  try {
    for (const [name, file] of filesOf(get().work.values)) {
      const picked = await remote.keepPicture(file);
      // One that was sent is not sent again after a failure.
      dispatch({ type: 'typed', name, change: (before) => (isPicture(before) ? { ...before, file: null, picked } : before) });
    }
    const { description, work } = get();
    const names = asideFields(description, work);
    const title = textOf(work.values[description.title]).trim() || firstWords(description, work, names);
    const message = await remote.putAside(title.slice(0, nameMax), keptOf(work, names), setAside);
    await leaveAside(message);
    dispatch({ type: 'done' });
    return true;
  } catch (error) {
    const failure = failureOf(error, get().description, { step: 'fields', editing: false });
    if (failure.kind !== 'refused') return stop();
    tell.error('Chưa để đó được!', failure.trouble);
    return stop(failure.trouble);
  }
}
