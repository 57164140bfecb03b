import { AwsClient } from 'aws4fetch';
import { StoreFault } from '#server/http/storage-fault.ts';
import type { Files } from './files.ts';

export type S3Address = {
  kind: 's3';
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A call may take this long, its repetitions included; and so may the store with each next part of a file. */
const timeLimit = 20_000;

type Method = 'PUT' | 'GET' | 'HEAD' | 'DELETE';

/** Files in a bucket of any S3-compatible store. `limit` in milliseconds. */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Address, limit = timeLimit): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  /** Null where nothing is. `path` is a name, or the query of a list; `read` takes the answer within the same time. */
  async function ask<T>(
    method: Method,
    path: string,
    read: (answer: Response) => Promise<T> | T,
    bytes?: Uint8Array,
  ): Promise<T | null> {
    const isName = !path.startsWith('?');
    const over = new AbortController();
    const late = new Error(`No answer within ${limit / 1000} seconds.`);
    const timer = setTimeout(() => over.abort(late), limit);
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}${isName ? '/' : ''}${path}`, {
        method,
        signal: over.signal,
        ...(bytes && { body: Uint8Array.from(bytes), headers: { 'Content-Type': isName ? 'image/webp' : 'application/xml' } }),
      });
      if (answer.ok) return await read(answer);
      const text = await answer.text();
      // A missing bucket answers 404 as well; that is a wrong setting and not a missing file.
      if (answer.status === 404 && isName && !text.includes('NoSuchBucket')) return null;
      const said = `The store answered ${method} ${path} with ${answer.status}: ${textOf(text, 'Code') ?? text.slice(0, 300)}`;
      throw new StoreFault(said, answer.status === 507 ? 'full' : 'away');
    } catch (error) {
      if (error instanceof StoreFault) throw error;
      throw new StoreFault(`The store did not answer ${method} ${path}.`, 'away', over.signal.aborted ? late : error);
    } finally {
      clearTimeout(timer);
    }
  }

  const listed = (query: string) => ask('GET', `?list-type=2&${query}`, (answer) => answer.text());

  return {
    async put(name, bytes) {
      if ((await ask('PUT', name, done, bytes)) === null) throw new StoreFault(`The store has no place for ${name}.`, 'away');
    },
    get: (name) =>
      ask('GET', name, ({ headers, body }) => ({
        size: Number(headers.get('Content-Length')),
        body: limited(body ?? new Blob([]).stream(), limit),
      })),
    has: async (name) => (await ask('HEAD', name, done)) === true,
    async remove(name) {
      await ask('DELETE', name, done);
    },
    async *list() {
      for (let after: string | undefined = ''; after !== undefined;) {
        const xml: string = (await listed(`max-keys=1000${after && `&continuation-token=${encodeURIComponent(after)}`}`)) ?? '';
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = textOf(entry, 'Key');
          if (name !== undefined) yield { name, putAt: new Date(textOf(entry, 'LastModified') ?? Date.now()) };
        }
        after = textOf(xml, 'NextContinuationToken');
      }
    },
    // An object is there whole or not at all.
    removeHalves: () => Promise.resolve(0),
    async check(mayMake = false) {
      // No name begins so, and an answer of any size says that the bucket is there.
      const look = () => listed('max-keys=1&prefix=.');
      await look().catch(async (fault: unknown) => {
        if (!mayMake || !String(fault).includes('NoSuchBucket')) throw fault;
        // Another instance may have made it meanwhile.
        await ask('PUT', '?', done, bucketIn(region)).catch((refused: unknown) => look().catch(() => Promise.reject(refused)));
      });
    },
  };
}

/** What a bucket is made with: nothing in the region that is meant unless told. */
const bucketIn = (region: string): Uint8Array =>
  new TextEncoder().encode(
    region === 'us-east-1'
      ? ''
      : `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`,
  );

/** Read to its end, so that the connection is free for the next call. */
async function done(answer: Response): Promise<true> {
  await answer.arrayBuffer();
  return true;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What stands in the first element of that name. */
function textOf(xml: string, name: string): string | undefined {
  const [before, after] = [`<${name}>`, `</${name}>`];
  const start = xml.indexOf(before);
  const end = xml.indexOf(after, start);
  if (start === -1 || end === -1) return undefined;
  return xml.slice(start + before.length, end).replaceAll(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole);
}

/** The same bytes, ended with an error when the store takes too long; how slowly a visitor reads them does not count. */
function limited(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let timer: NodeJS.Timeout | undefined;
        const late = new Promise<never>((_, reject) => {
          const message = `The store stopped in the middle of a file for ${limit / 1000} seconds.`;
          timer = setTimeout(() => reject(new StoreFault(message, 'away')), limit);
        });
        try {
          const { done, value } = await Promise.race([reader.read(), late]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          void reader.cancel(error).catch(() => undefined);
          throw error;
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
