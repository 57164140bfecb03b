import { useEffect, useState } from 'react';
import type { AskingFacts, SiteAnswer } from '#shared/answers/site.ts';
import { api as calls } from '#shared/paths.ts';
import { browserApi } from '#web/api.ts';

let asked: Promise<AskingFacts> | undefined;

/** What is said to whoever asks the school. Pages do not carry it along: a browser asks for it once a visit. */
export function askingFacts(): Promise<AskingFacts> {
  asked ??= browserApi.get<SiteAnswer>(calls.site).then(({ data }) => data);
  // What failed is tried again.
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The same on a page; null until it is there. */
export function useAskingFacts(): AskingFacts | null {
  const [facts, setFacts] = useState<AskingFacts | null>(null);
  useEffect(() => {
    askingFacts().then(setFacts, () => undefined);
  }, []);
  return facts;
}
