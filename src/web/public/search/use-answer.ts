import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShortAnswer } from '#shared/answers/answer-card.ts';
import type { SearchSuggestion, SuggestionsMeta } from '#shared/answers/search.ts';
import { api as calls } from '#shared/paths.ts';
import { browserApiUntil } from '#web/api.ts';

/** Milliseconds without a keystroke before the API is asked. */
const pause = 150;

const maxSuggestions = 8;

export type Found = Pick<SuggestionsMeta, 'terms' | 'did_you_mean' | 'partial'> & {
  answers: ShortAnswer[];
  /** What was asked for. */
  text: string;
  suggestions: SearchSuggestion[];
};

/**
 * What the API suggests for the text asked for last. The previous answer stays until the next one arrives; a new request
 * aborts the one before it, so that answers cannot arrive out of order. Null where nothing was asked, or no answer came.
 */
export function useAnswer() {
  const [found, setFound] = useState<Found | null>(null);
  const asking = useRef<AbortController>(null);

  const drop = useCallback(() => asking.current?.abort(), []);
  const ask = (text: string) => {
    drop();
    const { signal } = (asking.current = new AbortController());
    void answerTo(text, signal).then((answer) => {
      if (!signal.aborted) setFound(answer);
    });
  };
  const forget = () => {
    drop();
    setFound(null);
  };

  useEffect(() => drop, [drop]);
  return { found, ask, drop, forget };
}

async function answerTo(text: string, signal: AbortSignal): Promise<Found | null> {
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
  });
  if (signal.aborted) return null;
  try {
    const { data, meta } = await browserApiUntil(signal).get<SearchSuggestion[], SuggestionsMeta>(`${calls.search}/suggestions`, {
      q: text,
    });
    return {
      text,
      suggestions: data.slice(0, maxSuggestions),
      answers: meta?.answers ?? [],
      terms: meta?.terms ?? [],
      did_you_mean: meta?.did_you_mean ?? null,
      partial: meta?.partial ?? false,
    };
  } catch {
    return null;
  }
}
