import { createContext, data } from 'react-router';
import type { Answer, Success } from '#shared/wire.ts';

/** Asks the API: over HTTP in the browser, in process on the server. */
export type Api = {
  /** The success envelope; a refusal is thrown with its status, so that the route's error boundary shows it. */
  get: <Data>(path: string, query?: Record<string, string | number | null | undefined>) => Promise<Success<Data>>;
};

type Ask = (path: string) => Promise<Response>;

export function createApi(ask: Ask): Api {
  return {
    async get<Data>(path: string, query: Record<string, string | number | null | undefined> = {}) {
      const search = new URLSearchParams();
      for (const [key, value] of Object.entries(query)) if (value != null && value !== '') search.set(key, String(value));
      const response = await ask(search.size > 0 ? `${path}?${search}` : path);
      const answer = (await response.json()) as Answer<Data>;
      if (!answer.success) throw data({ message: answer.message }, { status: response.status });
      return answer;
    },
  };
}

export const browserApi = createApi((path) => fetch(path));

/** Where a server-side loader finds its API. */
export const apiContext = createContext<Api>();
