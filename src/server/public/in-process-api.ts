import type { Answer } from '#shared/answers/wire.ts';
import { failureOf, notFound } from '#server/http/errors.ts';
import { withoutSmallDescriptions } from '#server/media/picture-facts.ts';
import { keepLists } from './kept-lists.ts';
import { noted } from './asked-calls.ts';
import { type PublicApi, readRecord, successOf } from './public-api.ts';
import type { Answered } from './public-list.ts';
import type { ReadContext } from './read-context.ts';
import { nextAppears } from './visibility.ts';

/**
 * Calls the API in process: the answer of a public call as it is, never made into text and read again; but for descriptions of
 * pictures that a page shows small. Only a page that a form was sent to sends one on.
 */
export type InProcessApi = (path: string, form?: object) => Promise<{ status: number; answer: Answer<unknown, unknown> }>;

/**
 * What pages ask for each time, and visitors seldom, is kept. What no page can be without (`ones`) stands as it was read last in
 * the refusal when it cannot be read. `path` begins with `/api`.
 */
export function inProcessApi({ ones, lists, details }: PublicApi, reading: () => ReadContext): InProcessApi {
  const keep = keepLists(reading().db);
  /** Of what leads to articles, some of which wait for their moment. */
  const stands = { now: () => reading().now.getTime(), until: () => nextAppears(reading().db, reading().now) };
  const oneAt = new Map(ones.map((one) => [one.path, { read: keep(() => one.read(reading())), last: one.otherwise }]));
  const listAt = new Map(
    lists.map(({ path, list }) => {
      const read = async (query: URLSearchParams) => {
        const answered = await list.read(reading(), query);
        if (list.showsLarge !== true) withoutSmallDescriptions(answered.data);
        return answered;
      };
      return [path, list.isAround ? keep(() => read(noQuery), list.follow && stands) : read] as const;
    }),
  );
  const detailAt = new Map(details.map((call) => [call.path, call]));

  async function read(address: string): Promise<Answered> {
    const [path = '', query] = address.split('?', 2);
    const one = oneAt.get(path);
    if (one !== undefined) {
      one.last = await one.read();
      return { data: one.last };
    }
    const list = listAt.get(path);
    if (list !== undefined) return list(query === undefined ? noQuery : new URLSearchParams(query));
    const slash = path.lastIndexOf('/');
    const detail = detailAt.get(path.slice(0, slash));
    if (detail === undefined) throw notFound('Không có địa chỉ này.');
    const answered = await readRecord(detail, reading(), decodeURIComponent(path.slice(slash + 1)));
    withoutSmallDescriptions(answered.data);
    return answered;
  }

  async function answerTo(path: string): ReturnType<InProcessApi> {
    try {
      return { status: 200, answer: successOf(await read(path.slice('/api'.length))) };
    } catch (error) {
      const { status, body } = failureOf(error, `GET ${path}, for a page`);
      const one = oneAt.get(path.slice('/api'.length));
      return { status, answer: one === undefined ? body : { ...body, data: one.last } };
    }
  }

  return noted(answerTo);
}

const noQuery = new URLSearchParams();
