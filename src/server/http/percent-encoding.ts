import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Refusal } from './errors.ts';

/*
 * An address may hold escapes that mean no text: '%E0%A4%A' is cut short, '%FF' is not UTF-8. Hono leaves them as they are in
 * a path, URLSearchParams reads replacement characters, and a call would answer a question that was never sent.
 */

const unreadable = () => new Refusal(400, 'Địa chỉ có ký tự mã hóa không đọc được.');

export function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Refuses with 400 when a call stands at this path: its own words have no escapes, so that they are in a parameter it reads. */
export const decodablePath: MiddlewareHandler = async (context, next) => {
  const { pathname } = new URL(context.req.url);
  // Middleware and catch-alls stand under ALL methods.
  if (!isDecodable(pathname) && matchedRoutes(context).some(({ method }) => method !== 'ALL')) throw unreadable();
  await next();
};

/** The query of an address. To read a value that cannot be decoded refuses with 400; what a call does not read does not matter. */
export function queryOf(url: string): URLSearchParams {
  const { search } = new URL(url);
  return isDecodable(search) ? new URLSearchParams(search) : new PartlyDecodable(search.slice(1));
}

class PartlyDecodable extends URLSearchParams {
  readonly #unreadable: ReadonlySet<string>;

  constructor(search: string) {
    super(search);
    const broken = search.split('&').filter((pair) => !isDecodable(pair));
    this.#unreadable = new Set(broken.flatMap((pair) => [...new URLSearchParams(pair).keys()]));
  }

  override get(name: string): string | null {
    return this.getAll(name)[0] ?? null;
  }

  override getAll(name: string): string[] {
    if (this.#unreadable.has(name)) throw unreadable();
    return super.getAll(name);
  }
}
