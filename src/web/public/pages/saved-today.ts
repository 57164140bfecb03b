import { useEffect, useRef, useState } from 'react';
import type { SavedItem } from '#shared/answers/saved.ts';
import { type SavedSlugs, slugsOf } from '#shared/guidance/saved-address.ts';
import { isSame, type Saved, savedKinds } from '#shared/guidance/saved.ts';
import { api as calls } from '#shared/paths.ts';
import { type Api, browserApi } from '#web/api.ts';
import { keepSaved, savedList } from '../guidance/saved-store.ts';

export const askFor = async (api: Api, slugs: SavedSlugs) =>
  (await api.get<SavedItem[]>(calls.saved, Object.fromEntries(savedKinds.map((kind) => [kind, slugs[kind].join(',')])))).data;

/** Asks what the records are called and where they are today. Only records that nobody asked for yet are a reason to ask. */
export function useToday(list: Saved[]) {
  const [items, setItems] = useState<SavedItem[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Set<string>());
  const [isAsking, setAsking] = useState(true);
  const keys = list.map(({ kind, slug }) => `${kind}/${slug}`).join(' ');

  useEffect(() => {
    const unknown = savedList().filter(({ kind, slug }) => !asked.current.has(`${kind}/${slug}`));
    if (unknown.length === 0) return;
    let isCurrent = true;
    setAsking(true);
    setFailed(false);
    askFor(browserApi, slugsOf(unknown)).then(
      (found) => {
        if (!isCurrent) return;
        for (const { kind, slug } of unknown) asked.current.add(`${kind}/${slug}`);
        setItems((known) => [...(known ?? []), ...found]);
        setAsking(false);
        follow(found);
        // What was renamed is known by its name of today as well.
        setItems((known) => [...(known ?? []), ...found.map((item) => ({ ...item, asked: item.slug }))]);
        for (const { kind, slug } of found) asked.current.add(`${kind}/${slug}`);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [keys, attempt]);

  return { items, isAsking, hasFailed, again: () => setAttempt((count) => count + 1) };
}

/** Keeps what was renamed under its name and slug of today, so that its page knows that it is saved. */
function follow(found: readonly SavedItem[]) {
  const before = savedList();
  const after: Saved[] = [];
  for (const saved of before) {
    const today = found.find(({ kind, asked }) => kind === saved.kind && asked === saved.slug);
    const next = today === undefined ? saved : { kind: saved.kind, slug: today.slug, name: today.name };
    if (!after.some((one) => isSame(one, next))) after.push(next);
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) keepSaved(after);
}
