import type { SheetPlan } from '#shared/answers/sheets.ts';
import { ApiError } from '../../session/client.ts';

/** What came of writing a plan. `lost`: nobody can tell any more. */
export type End =
  | { kind: 'done'; batch: number | null }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'failed'; message: string | null }
  | { kind: 'notSent' }
  | { kind: 'lost' };

/** How it stands: what the call answered, or that it did not. */
export type Applied = { batch: number | null } | { error: unknown };

type Seen = Pick<SheetPlan, 'state' | 'progress' | 'batch' | 'message'>;

type How = {
  /** The call that writes; null where another one has begun it. */
  asked: Promise<Applied> | null;
  look: () => Promise<Seen>;
  /** Until the next look. */
  wait: () => Promise<void>;
  onProgress: (seen: { progress: Seen['progress'] | null; outOfReach: boolean }) => void;
};

/** Looks that may go unanswered one after another. */
const mostUnanswered = 120;

/** No answer, or one of something between: the server may be at work all the same. */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.serverMessage === null);

/**
 * Follows how a plan is written until it is known what came of it, also where the connection breaks meanwhile: the server goes on
 * without it.
 */
export async function followApply({ asked, look, wait, onProgress }: How): Promise<End> {
  let open = asked;
  let unanswered = 0;
  let stillReady = 0;
  // Of several instances only the one that writes knows how far it is.
  let most = 0;
  for (;;) {
    const answer = await (open === null ? wait() : Promise.race([open, wait()]));
    if (answer !== undefined) {
      if ('batch' in answer) return { kind: 'done', batch: answer.batch };
      if (!isUnknown(answer.error)) return refusalOf(answer.error);
      open = null;
      onProgress({ progress: null, outOfReach: true });
    }
    try {
      const { state, progress, batch, message } = await look();
      unanswered = 0;
      most = Math.max(most, progress.done);
      onProgress({ progress: { ...progress, done: most }, outOfReach: false });
      if (state === 'done') return { kind: 'done', batch };
      if (state === 'failed' && open === null) return { kind: 'failed', message };
      // It may be on its way still when it is looked for the first time.
      stillReady = state === 'ready' && open === null ? stillReady + 1 : 0;
      if (stillReady === 2) return { kind: 'notSent' };
    } catch (error) {
      if (!isUnknown(error)) {
        if (open === null) return { kind: 'lost' };
      } else {
        unanswered += 1;
        if (unanswered > mostUnanswered) return { kind: 'lost' };
        onProgress({ progress: null, outOfReach: true });
      }
    }
  }
}

function refusalOf(error: unknown): End {
  if (!(error instanceof ApiError)) throw error;
  return { kind: 'refused', error };
}
