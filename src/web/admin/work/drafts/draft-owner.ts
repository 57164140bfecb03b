/**
 * Whether a draft is still being written in some tab. A lock ends with its page, however the page
 * ends, which no note in a storage does. Without locks (no secure connection) every draft but one's
 * own counts as left behind.
 */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Holds the draft until the returned function is called or the page is gone. */
export function holdDraft(key: string): () => void {
  const end = new AbortController();
  void locks()
    ?.request(key, () => new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve())))
    .catch(() => undefined);
  return () => end.abort();
}

export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const snapshot = await locks()
    ?.query()
    .catch(() => null);
  return new Set(snapshot?.held?.flatMap(({ name }) => name ?? []));
}
