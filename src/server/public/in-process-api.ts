import type { Answer } from '#shared/answers/wire.ts';
import { keepLists } from './kept-lists.ts';
import type { Database } from '#server/database/schema.ts';
import { failureOf, notFound } from '#server/http/errors.ts';
import { type Answered, type DetailView, type ListView, type PublicViews, readDetail, successOf } from './views.ts';

/** Calls the API in process: the answer of a public call as it is, never made into text and read again. */
export type Ask = (path: string) => Promise<{ status: number; answer: Answer<unknown, unknown> }>;

/** What pages ask for each time, and visitors seldom, is kept. `path` begins with `/api`. */
export function inProcessApi({ lists, details }: PublicViews, db: Database): Ask {
  const keep = keepLists(db);
  const known = new Map(lists.map(({ path, read, isAround }) => [path, isAround ? keep(() => read(noQuery)) : read]));
  const detailAt = new Map(details.map((view) => [view.path, view]));

  return async (path) => {
    try {
      return { status: 200, answer: successOf(await read(known, detailAt, path.slice('/api'.length))) };
    } catch (error) {
      const { status, body } = failureOf(error, `GET ${path}, for a page`);
      return { status, answer: body };
    }
  };
}

const noQuery = new URLSearchParams();

async function read(
  lists: ReadonlyMap<string, ListView['read']>,
  details: ReadonlyMap<string, DetailView>,
  address: string,
): Promise<Answered> {
  const [path = '', query] = address.split('?', 2);
  const list = lists.get(path);
  if (list !== undefined) return list(query === undefined ? noQuery : new URLSearchParams(query));
  const slash = path.lastIndexOf('/');
  const detail = details.get(path.slice(0, slash));
  if (detail === undefined) throw notFound('Không có địa chỉ này.');
  return readDetail(detail, decodeURIComponent(path.slice(slash + 1)));
}
