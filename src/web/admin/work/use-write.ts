import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../session/client.ts';
import { notify } from '../session/notify.ts';
import { useUndo } from './undo/undo.tsx';

export type Answered = { message?: string | undefined; meta?: unknown };

type Write<Given extends Answered> = {
  call: () => Promise<Given>;
  /** The toast where it was refused, above the reason. */
  failed: string;
  /** Where it is told: the bar that takes it back says `undo` beside the toast; 'bar': says what the server says, in its place. */
  undo?: string | ((given: Given) => string);
  told?: 'toast' | 'bar' | 'nowhere';
  /** What follows it. */
  done?: (given: Given) => unknown;
  /** True where it tells by itself what was refused, as at an input. */
  refused?: (error: unknown) => boolean;
  /** What is read anew, also after a refusal: somebody else may have changed it. By itself all but what forms are filled in with. */
  refresh?: QueryKey | 'nothing';
};

const batchOf = ({ meta }: Answered): number | null | undefined => (meta as { batch?: number | null } | undefined)?.batch;

/** Makes a call that changes something, tells what came of it, offers to take it back, and brings the screen up to date. */
export function useWrite() {
  const queries = useQueryClient();
  const { offer } = useUndo();
  const [busy, setBusy] = useState(false);
  /** True when it went through. */
  const write = async <Given extends Answered>(step: Write<Given>): Promise<boolean> => {
    const { call, failed, undo, told = 'toast', done, refused, refresh } = step;
    let isDone = false;
    setBusy(true);
    try {
      const given = await call();
      const { message = '' } = given;
      const batch = batchOf(given);
      if (told === 'toast' || (told === 'bar' && batch == null)) notify.success(message);
      const text = typeof undo === 'function' ? undo(given) : (undo ?? (told === 'bar' ? message : null));
      if (text !== null) offer({ text, batch });
      await done?.(given);
      isDone = true;
    } catch (error) {
      if (!refused?.(error)) notify.error(failed, reasonOf(error));
    }
    if (refresh === undefined) await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' });
    else if (refresh !== 'nothing') await queries.invalidateQueries({ queryKey: refresh });
    setBusy(false);
    return isDone;
  };
  return { write, busy };
}
