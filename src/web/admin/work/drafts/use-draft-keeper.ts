import { useCallback, useEffect, useRef, useState } from 'react';
import { onSignOut } from '../../session/client.ts';
import { siteDatabase } from '../../session/site-database.ts';
import { belongsTo, type Draft, newDraftKey } from './draft.ts';
import { putDraftFile, removeDraftFile } from './draft-files.ts';
import { heldDrafts, holdDraft } from './draft-owner.ts';
import { findResumed, gatherDrafts, onForgotten, readDrafts, removeDraft, resumeLater, writeDraft } from './draft-store.ts';
import { writeAtOnce } from './last-moment.ts';

/** What is worth keeping of a form: its changed fields, and chosen files by field. */
export type Snapshot = Pick<Draft, 'title' | 'version' | 'values' | 'base'> & { files: ReadonlyMap<string, File> };

/** How long after the first change that is not written yet the draft is, in milliseconds: also while one goes on typing. */
const pause = 700;

/** `take` gives what is worth keeping just now, null when nothing is; `typed` changes whenever that may. */
export function useDraftKeeper(form: string, take: () => Snapshot | null, typed: unknown) {
  const key = useRef('');
  key.current ||= newDraftKey(form);
  const taking = useRef(take);
  taking.current = take;
  const keptFiles = useRef<ReadonlyMap<string, File>>(new Map());
  const finished = useRef(false);
  const adopted = useRef<string[]>([]);
  const release = useRef<() => void>(() => undefined);
  const [offers, setOffers] = useState<readonly Draft[]>([]);
  const [resumed, setResumed] = useState<Draft | null>(null);
  const [full, setFull] = useState(false);

  /** Whether anything of this draft was ever written. */
  const kept = useRef(false);

  /** Writes the draft as it stands, or takes it away; `now`: before the page is gone. Null when there is none. */
  const write = useCallback(
    (now: boolean): Draft | null => {
      const own = key.current;
      if (finished.current) return null;
      const snapshot = taking.current();
      const files = snapshot?.files ?? new Map<string, File>();
      const puts = [...files].flatMap(([field, file]) =>
        keptFiles.current.get(field) === file ? [] : [putDraftFile(own, field, file)],
      );
      for (const field of keptFiles.current.keys()) if (!files.has(field)) void removeDraftFile(own, field);
      keptFiles.current = files;
      if (snapshot === null) {
        if (kept.current) void removeDraft(own);
        kept.current = false;
        for (const left of adopted.current.splice(0)) void removeDraft(left);
        return null;
      }
      kept.current = true;
      const { files: _files, ...rest } = snapshot;
      const draft: Draft = { ...rest, key: own, form, savedAt: new Date().toISOString(), database: siteDatabase() };
      if (now) writeAtOnce(draft);
      const isWanted = () => key.current === own && !finished.current;
      void writeDraft(draft, isWanted).then(async (written) => {
        setFull(!written);
        if (!written) return;
        // A draft the form was filled from is removed only after its contents are written here.
        const filledFrom = adopted.current.splice(0);
        await Promise.all(puts);
        for (const left of filledFrom) void removeDraft(left);
      });
      return draft;
    },
    [form],
  );

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      write(false);
    }, pause);
  }, [typed, write]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    },
    [],
  );

  useEffect(() => {
    const own = key.current;
    release.current = holdDraft(own);
    let gone = false;
    void gatherDrafts()
      .then(() => Promise.all([readDrafts(), heldDrafts()]))
      .then(([all, held]) => {
        if (gone) return;
        const drafts = all.filter((draft) => draft.form === form && draft.key !== own && belongsTo(draft, siteDatabase()));
        const toResume = findResumed(drafts);
        setResumed(toResume);
        setOffers(drafts.filter((draft) => draft !== toResume && !held.has(draft.key)));
      });

    const onHide = () => write(true);
    const onVisibility = () => document.visibilityState === 'hidden' && write(true);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    const stopListening = onSignOut('before', (reason) => {
      // Who signs out has agreed to lose what is not saved.
      if (reason === 'left') finished.current = true;
      else if (write(true) !== null) resumeLater(key.current);
    });
    // Another tab of this browser has signed out, and removed all drafts.
    const stopForgetting = onForgotten(() => {
      finished.current = true;
    });
    return () => {
      gone = true;
      write(true);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
      stopListening();
      stopForgetting();
      release.current();
    };
  }, [form, write]);

  const forget = useCallback((draft: Draft) => {
    setOffers((before) => before.filter(({ key }) => key !== draft.key));
    setResumed(null);
  }, []);

  const adopt = useCallback(
    (draft: Draft) => {
      adopted.current.push(draft.key);
      forget(draft);
    },
    [forget],
  );

  const setAside = useCallback(() => {
    const left = write(true);
    if (left === null) return;
    release.current();
    key.current = newDraftKey(form);
    release.current = holdDraft(key.current);
    keptFiles.current = new Map();
    kept.current = false;
    setOffers((before) => [left, ...before]);
  }, [form, write]);

  const renew = useCallback(() => {
    const left = [key.current, ...adopted.current.splice(0)];
    release.current();
    key.current = newDraftKey(form);
    release.current = holdDraft(key.current);
    keptFiles.current = new Map();
    kept.current = false;
    for (const draft of left) void removeDraft(draft);
  }, [form]);

  return {
    /** Drafts of this form that were left behind, newest first. */
    offers,
    /** The draft of this tab that goes on after signing in again; told once. */
    resumed,
    /** True when the browser has no room for the draft. */
    full,
    /** Told once the form was filled from a draft: its contents are kept under the form's own draft from now on. */
    adopt,
    /** Takes a draft off the offers and out of the browser. */
    drop: (draft: Draft) => {
      void removeDraft(draft.key);
      forget(draft);
    },
    /** Leaves what is typed now as a draft of its own, to be offered like the others. */
    setAside,
    /** Told once the form is saved and stays: its draft is removed, and what is typed from now on is another one. */
    renew,
    /** Told once the form is saved: its draft is removed. */
    done: () => {
      finished.current = true;
      for (const draft of [key.current, ...adopted.current]) void removeDraft(draft);
    },
  };
}
