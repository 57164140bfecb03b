import type { notify } from '../session/notify.ts';
import type * as clash from './clash.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import type { Remote } from './remote.ts';
import type { Session, SessionEvent } from './session.ts';
import type { Work } from './work.ts';

/** What the steps of a session need of the screen that the form stands on. */
export type Desk = {
  remote: Remote;
  /** Another question is open. */
  isAsking: boolean;
  /** An input is being filled in: a picture is made smaller, or a choice comes that was taken already. */
  isAwaiting: () => boolean;
  /** Asks what there is to ask before the work is sent, `aboutUses` too; null where the editor would rather go on editing. */
  agree: (work: Work, aboutUses: boolean) => Promise<Work | null>;
  /** The work with the place that it is to be sent with. */
  place: (work: Work, signal: AbortSignal) => Promise<Work>;
  /** Where the focus goes once the step has come to something; 'here': back to what has it. */
  focus: (target: 'here' | 'fault' | 'compare') => void;
  tell: typeof notify;
  /** Null when it does not arrive. */
  loadClash: () => Promise<Pick<typeof clash, 'CompareVersions' | 'mergeWork'> | null>;
  /** What is kept of the form in this browser. */
  kept: { leaveBehind: () => void; renew: () => void };
  /** All of it is on the server: leads on, to the list or to the next new record. */
  leave: (message: string, record: StoredRecord | null, more: readonly string[]) => Promise<void>;
  /** What the form holds was set aside. */
  leaveAside: (message: string) => Promise<void>;
};

export type StepsGiven = {
  get: () => Session;
  dispatch: (event: SessionEvent) => void;
  desk: () => Desk;
  /** The number of what was set aside and is gone on with. */
  setAside?: number | null;
};

/** A step came to nothing; `trouble` stands beside the button. */
export type Stop = (trouble?: string, more?: Partial<SessionEvent & { type: 'stopped' }>) => false;

export const stillFilledIn = 'Một ô còn đang được điền. Hãy đợi một lát rồi bấm lại.';
