import { useCallback, useEffect, useRef, useState } from 'react';
import { onSignOut } from '../../session/client.ts';
import { siteDatabase } from '../../session/site-database.ts';
import { type Draft, newDraftKey } from './draft.ts';
import {
  holdDraft,
  isResumed,
  lookForDrafts,
  onForgotten,
  putDraftFile,
  removeDraft,
  removeDraftFile,
  resumeLater,
  writeAtOnce,
  writeDraft,
} from './outbox.ts';

/** What is worth keeping of a form: its changed fields, and chosen files by field. */
export type Snapshot = Pick<Draft, 'title' | 'version' | 'values' | 'base' | 'sent'> & { files: ReadonlyMap<string, File> };

/** How long after the first change that is not written yet the draft is, in milliseconds: also while one goes on typing. */
const pause = 700;

/** The draft that is being written; `isKept`: anything of it was ever written. */
type OwnDraft = { key: string; files: ReadonlyMap<string, File>; isKept: boolean; release: () => void };

const newDraft = (form: string): OwnDraft => ({ key: newDraftKey(form), files: new Map(), isKept: false, release: () => {} });

/** `take` gives what is worth keeping just now, null when nothing is; `typed` changes whenever that may. */
export function useDraftKeeper(form: string, take: () => Snapshot | null, typed: unknown) {
  const [firstDraft] = useState(() => newDraft(form));
  const own = useRef(firstDraft);
  const taking = useRef(take);
  taking.current = take;
  const finished = useRef(false);
  const adopted = useRef<string[]>([]);
  const [offers, setOffers] = useState<readonly Draft[]>([]);
  const [resumed, setResumed] = useState<Draft | null>(null);
  const [full, setFull] = useState(false);

  /** Writes the draft as it stands, or takes it away; `now`: before the page is gone. Null when there is none. */
  const write = useCallback(
    (now: boolean): Draft | null => {
      const { current } = own;
      const { key } = current;
      if (finished.current) return null;
      const snapshot = taking.current();
      const files = snapshot?.files ?? new Map<string, File>();
      const puts = [...files].flatMap(([field, file]) =>
        current.files.get(field) === file ? [] : [putDraftFile(key, field, file)],
      );
      for (const field of current.files.keys()) if (!files.has(field)) void removeDraftFile(key, field);
      current.files = files;
      const filledFrom = adopted.current;
      const dropFilledFrom = () => {
        adopted.current = adopted.current.filter((key) => !filledFrom.includes(key));
        for (const left of filledFrom) void removeDraft(left);
      };
      if (snapshot === null) {
        if (current.isKept) void removeDraft(key);
        current.isKept = false;
        dropFilledFrom();
        return null;
      }
      current.isKept = true;
      const { files: _files, ...rest } = snapshot;
      const draft: Draft = { ...rest, key, form, savedAt: new Date().toISOString(), database: siteDatabase() };
      // A page that closes does not wait for IndexedDB: what this one was filled from would be offered beside it. Files lie in
      // IndexedDB alone.
      if (now && writeAtOnce(draft) && files.size === 0) dropFilledFrom();
      const isWanted = () => own.current === current && !finished.current;
      void writeDraft(draft, isWanted).then(async (written) => {
        setFull(!written);
        if (!written) return;
        // A draft the form was filled from is removed only after its contents are written here.
        await Promise.all(puts);
        dropFilledFrom();
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
    const { key } = own.current;
    own.current.release = holdDraft(key);
    let gone = false;
    void lookForDrafts().then((all) => {
      if (gone) return;
      const drafts = all.filter(({ draft }) => draft.form === form && draft.key !== key);
      setResumed(drafts.find(({ draft }) => isResumed(draft))?.draft ?? null);
      setOffers(drafts.flatMap(({ draft, isHeld }) => (isHeld || isResumed(draft) ? [] : [draft])));
    });

    const onHide = () => write(true);
    const onVisibility = () => document.visibilityState === 'hidden' && write(true);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    const stopListening = onSignOut('before', (reason) => {
      // Who signs out has agreed to lose what is not saved.
      if (reason === 'left') finished.current = true;
      else if (write(true) !== null) resumeLater(own.current.key);
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
      own.current.release();
    };
  }, [form, write]);

  const forget = useCallback((draft: Draft) => {
    setOffers((before) => before.filter(({ key }) => key !== draft.key));
    setResumed(null);
  }, []);

  const adopt = useCallback(
    (draft: Draft) => {
      adopted.current = [...adopted.current, draft.key];
      forget(draft);
    },
    [forget],
  );

  /** What is typed from now on is another draft. */
  const begin = useCallback(() => {
    own.current.release();
    own.current = newDraft(form);
    own.current.release = holdDraft(own.current.key);
  }, [form]);

  const leaveBehind = useCallback(() => {
    const left = write(true);
    if (left === null) return;
    begin();
    setOffers((before) => [left, ...before]);
  }, [begin, write]);

  const renew = useCallback(() => {
    const left = [own.current.key, ...adopted.current.splice(0)];
    begin();
    for (const draft of left) void removeDraft(draft);
  }, [begin]);

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
    leaveBehind,
    /** Told once the form is saved and stays: its draft is removed, and what is typed from now on is another one. */
    renew,
    /** Told once the form is saved: its draft is removed. */
    done: () => {
      finished.current = true;
      for (const draft of [own.current.key, ...adopted.current]) void removeDraft(draft);
    },
  };
}
