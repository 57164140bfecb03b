import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { discardDraft, isMissing, otherDraft, publishDraft, putDraft, readBoth, readVersionOf } from './draft-calls.ts';
import { draftWork, sinceBase } from './draft-work.ts';
import { holds } from './look-for-save.ts';
import { changedFields, startWork, type Work } from './work.ts';

/** Somebody else has saved the draft meanwhile, or has published it or done away with it (null). */
type Clash = { theirs: RecordDraft | null; again: (work: Work) => Promise<unknown> };

type Both = { record: StoredRecord; draft: RecordDraft | null };

export const openWork = (description: Description, { record, draft }: Both): Work =>
  draft === null ? startWork(description, record) : draftWork(description, record, draft);

/**
 * The draft that lies beside the record on the server, shared by all editors. `live` is the record as visitors see it, null for
 * a new one, which has no draft.
 */
export function useRecordDraft(
  description: Description,
  loaded: StoredRecord | null,
  loadedDraft: RecordDraft | null,
  setWork: Dispatch<SetStateAction<Work>>,
) {
  const [live, setLive] = useState(loaded);
  const [pending, setPending] = useState(loadedDraft);
  const [clash, setClash] = useState<Clash | null>(null);
  /** What is sent next is based on this, also before the form is drawn again. */
  const newest = useRef(loadedDraft);

  const hold = (draft: RecordDraft | null) => {
    newest.current = draft;
    setPending(draft);
  };

  /** Fills the form with what is on the server now. */
  const show = ({ record, draft }: Both): Work => {
    const work = openWork(description, { record, draft });
    setLive(record);
    hold(draft);
    setWork(work);
    return work;
  };

  const keep = async (sent: Work, signal?: AbortSignal): Promise<{ work: Work; draft: RecordDraft | null }> => {
    const { record } = sent;
    if (record === null) throw new Error('A record that is new has no draft.');
    const draft = await putDraft(description, { ...sent, record }, newest.current?.seq ?? 0, signal);
    setClash(null);
    // What is as the record is leaves no draft: the record may be another than the one that was read.
    const both = draft === null ? await readBoth(description, record.id) : { record: live ?? record, draft };
    return { work: show(both), draft: both.draft };
  };

  return {
    live,
    pending,
    clash,
    show,
    /** Told of the record as somebody else has left it. */
    sawLive: setLive,
    /** Keeps what the form holds as the draft; the form goes on with what the server made of it. */
    keep,
    /** Keeps what was changed and publishes the draft. Gives the work as far as it came, with what the server said or the error that stopped it. */
    async publish(sent: Work, signal?: AbortSignal): Promise<{ work: Work; message?: string | undefined; error?: unknown }> {
      let work = sent;
      let message: string | undefined;
      try {
        const isKept = newest.current?.version === sent.version && changedFields(description, sent).length === 0;
        const kept = isKept ? { work, draft: newest.current } : await keep(sent, signal);
        work = kept.work;
        const { record, version } = work;
        if (kept.draft !== null && record !== null && version !== null) {
          ({ message } = await publishDraft(description, record.id, { version, seq: kept.draft.seq, signal }));
        }
        return { work, message };
      } catch (error) {
        return { work, error };
      }
    },
    /** What is on the server where it holds what was sent, undefined where it does not: asked after an answer nobody waited for. */
    async lookFor(sent: Work, signal: AbortSignal): Promise<Both | undefined> {
      if (live === null) return undefined;
      const both = await readBoth(description, live.id, signal);
      const isOther = (both.draft?.seq ?? 0) !== (newest.current?.seq ?? 0) || both.record.version !== live.version;
      const now = { ...both.record, ...both.draft?.record };
      return isOther && holds(description, sent, now) ? both : undefined;
    },
    /** Takes note of a clash with another editor's draft; false when an error tells of none. */
    async noteClash(thrown: unknown, again: Clash['again']): Promise<boolean> {
      let theirs = otherDraft(thrown);
      if (theirs === undefined && live !== null && isMissing(thrown)) {
        // There is nothing to publish any more, or no record.
        const both = await readBoth(description, live.id).catch(() => null);
        if (both === null) return false;
        setLive(both.record);
        theirs = both.draft;
      }
      if (theirs === undefined) return false;
      setClash({ theirs, again });
      return true;
    },
    /** Goes on with what the form holds, over the other draft. */
    keepMine(): void {
      if (clash !== null) hold(clash.theirs);
      setClash(null);
    },
    /** Goes on with the other draft, or with the record where there is none. */
    async takeTheirs(): Promise<void> {
      if (live === null) return;
      show(await readBoth(description, live.id));
      setClash(null);
    },
    async discard(): Promise<void> {
      if (live === null || newest.current === null) return;
      await discardDraft(description, live.id, newest.current.seq);
      show(await readBoth(description, live.id));
    },
    /** The work with its changes counted from the record it began with, to be compared with what somebody else made of that. */
    async sinceBegun(work: Work, theirs: StoredRecord): Promise<Work> {
      if (newest.current === null || live === null) return work;
      if (live.version === work.version) return sinceBase(description, work, live);
      const begun = await readVersionOf(description, live.id, newest.current.version).catch(() => null);
      // Where that is kept no longer, every difference counts as the editor's.
      return sinceBase(description, work, { ...theirs, ...begun, id: theirs.id, version: newest.current.version });
    },
  };
}
