import type { PublicApi } from './public-api.ts';
import type { Answered } from './public-list.ts';

const upload = /^\/uploads\/[\w.-]+$/;

/** The API with the addresses of uploaded pictures below another origin, where a network of caches has them from this site. */
export function withFilesAt(origin: string, { ones, lists, details }: PublicApi): PublicApi {
  const elsewhere = <T>(value: T): T => moved(value, origin) as T;
  return {
    ones: ones.map((one) => ({ ...one, read: async (context) => elsewhere(await one.read(context)) })),
    lists: lists.map(({ path, list }) => {
      const read = async (...given: Parameters<typeof list.read>): Promise<Answered> => {
        const answered = await list.read(...given);
        return { ...answered, data: elsewhere(answered.data) };
      };
      return { path, list: { ...list, read } };
    }),
    details: details.map((call) => {
      const { detail } = call;
      return { ...call, detail: { ...detail, read: async (context, slug) => elsewhere(await detail.read(context, slug)) } };
    }),
  };
}

/** A copy whose texts that are the address of an upload, and nothing else, are below `origin`. */
function moved(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/uploads/') && upload.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((part) => moved(part, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'drawn' && typeof part === 'string' ? part.replaceAll(sources, (set) => movedIn(set, origin)) : moved(part, origin),
    ]),
  );
}

/** The addresses of pictures in HTML of the server; within texts it writes no quotes. */
const sources = / (?:src|srcset)="[^"]*"/g;
const movedIn = (set: string, origin: string) => set.replaceAll('/uploads/', `${origin}/uploads/`);
