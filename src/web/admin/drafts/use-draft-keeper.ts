import { useCallback, useEffect, useRef, useState } from 'react';
import { onSignOut } from '../client.ts';
import { putDraftFile, removeDraftFile, removeDraftFiles } from './draft-files.ts';
import { heldDrafts, holdDraft } from './draft-owner.ts';
import { type Draft, newDraftKey, readDrafts, removeDraft, resumeLater, findResumed, writeDraft } from './draft-store.ts';

/** What is worth keeping of a form: its changed fields, and chosen files by field. */
export type Snapshot = { version: number | null; values: Record<string, unknown>; files: ReadonlyMap<string, File> };

/** How long after a change the draft is written, in milliseconds. */
const pause = 400;

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

  /** Writes the draft as it stands, or takes it away; true when there is one. */
  const write = useCallback((): boolean => {
    const own = key.current;
    if (finished.current) return false;
    const snapshot = taking.current();
    const files = snapshot?.files ?? new Map<string, File>();
    const puts = [...files].flatMap(([field, file]) =>
      keptFiles.current.get(field) === file ? [] : [putDraftFile(own, field, file)],
    );
    for (const field of keptFiles.current.keys()) if (!files.has(field)) void removeDraftFile(own, field);
    keptFiles.current = files;
    if (snapshot === null) removeDraft(own);
    else {
      const { version, values } = snapshot;
      const written = writeDraft({ key: own, form, savedAt: new Date().toISOString(), version, values });
      setFull(!written);
      if (!written) return false;
    }
    // A draft the form was filled from is removed only after its contents are written here.
    for (const draft of adopted.current.splice(0)) {
      removeDraft(draft);
      void Promise.all(puts).then(() => removeDraftFiles(draft));
    }
    return snapshot !== null;
  }, [form]);

  useEffect(() => {
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [typed, write]);

  useEffect(() => {
    const own = key.current;
    release.current = holdDraft(own);
    const drafts = readDrafts(form).filter((draft) => draft.key !== own);
    const toResume = findResumed(drafts);
    setResumed(toResume);
    let gone = false;
    void heldDrafts().then((held) => {
      if (!gone) setOffers(drafts.filter((draft) => draft !== toResume && !held.has(draft.key)));
    });

    const onVisibility = () => document.visibilityState === 'hidden' && write();
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', onVisibility);
    const stopListening = onSignOut('before', (reason) => {
      // Who signs out has agreed to lose what is not saved.
      if (reason === 'left') finished.current = true;
      else if (write()) resumeLater(key.current);
    });
    // Another tab of this browser has signed out, and removed all drafts.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key.current && event.newValue === null) finished.current = true;
    };
    window.addEventListener('storage', onStorage);
    return () => {
      gone = true;
      write();
      window.removeEventListener('pagehide', write);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
      stopListening();
      release.current();
    };
  }, [form, write]);

  const forget = useCallback((draft: Draft) => {
    setOffers((before) => before.filter(({ key }) => key !== draft.key));
    setResumed(null);
  }, []);

  const remove = (draft: string) => {
    removeDraft(draft);
    void removeDraftFiles(draft);
  };

  const adopt = useCallback(
    (draft: Draft) => {
      adopted.current.push(draft.key);
      forget(draft);
    },
    [forget],
  );

  const setAside = useCallback(() => {
    if (!write()) return;
    const left = key.current;
    release.current();
    key.current = newDraftKey(form);
    release.current = holdDraft(key.current);
    keptFiles.current = new Map();
    setOffers((before) => [...readDrafts(form).filter((draft) => draft.key === left), ...before]);
  }, [form, write]);

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
      remove(draft.key);
      forget(draft);
    },
    /** Leaves what is typed now as a draft of its own, to be offered like the others. */
    setAside,
    /** Told once the form is saved: its draft is removed. */
    done: () => {
      finished.current = true;
      for (const draft of [key.current, ...adopted.current]) remove(draft);
    },
  };
}
