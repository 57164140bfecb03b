import { createContext, data } from 'react-router';
import type { Site } from '#shared/answers/site.ts';
import type { Answer, ListMeta, Success } from '#shared/answers/wire.ts';

export type Query = Record<string, string | number | null | undefined>;

/** Asks the API: over HTTP in the browser, in process on the server. */
export type Api = {
  /** The success envelope; a refusal is thrown with its status, so that the route's error boundary shows it. */
  get: <Data, Meta = ListMeta>(path: string, query?: Query) => Promise<Success<Data, Meta>>;
  /** Says that the page goes out without something it should have: no cache may keep it. */
  leaveOut: () => void;
};

/** The API of a page on the server, which a form may be sent to. A refusal of it is an answer: what it says stands beside the fields. */
export type PageApi = Api & { send: (path: string, form: object) => Promise<Reply> };

/** An answer of the API with its body parsed. */
export type Reply = { status: number; answer: Answer<unknown, unknown> };

/** A path with its parameters; empty ones are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value != null && value !== '') search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Asks a call, or sends it a form. */
export type Ask = (path: string, form?: object) => Promise<Reply>;

export const createApi = (ask: Ask, leaveOut: () => void = () => {}): PageApi => ({
  leaveOut,
  send: ask,
  async get<Data, Meta = ListMeta>(path: string, query: Query = {}) {
    const { status, answer } = await ask(withQuery(path, query));
    if (!answer.success) throw data({ message: answer.message }, { status });
    return answer as Success<Data, Meta>;
  },
});

type Refused = ReturnType<typeof data<{ message: string }>>;

/** The sentence of a refusal with this status, as `get` throws it; null for anything else that was thrown. */
export const refusedWith = (status: number, thrown: unknown): string | null =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown && (thrown as Refused).init?.status === status
    ? (thrown as Refused).data.message
    : null;

/** An API whose requests end with the signal. */
export const browserApiUntil = (signal: AbortSignal | null): Api =>
  createApi(async (path) => {
    // Browsers apply stale-while-revalidate to `fetch` too: without this a page would show what was there before the last save.
    const response = await fetch(path, { signal, cache: 'no-cache' });
    return { status: response.status, answer: (await response.json()) as Answer<unknown, unknown> };
  });

export const browserApi = browserApiUntil(null);

/** Where a server-side loader finds its API. */
export const apiContext = createContext<PageApi>();

/** Where the root's loader finds the address of the site as visitors use it, without a slash at the end; '' while nobody named it. */
export const originContext = createContext<string>();

/** What the site says of the school now; where that cannot be read, what was known last. */
export const siteContext = createContext<() => Promise<Site>>();

/** Whether the page is shown before it is public: then it names no address of its own. */
export const previewContext = createContext(false);
