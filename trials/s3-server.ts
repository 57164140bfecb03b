import crypto from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import S3rver from 's3rver';

/** A call that s3rver does not answer by then has failed; it has been seen to leave one open for good. */
const patienceMs = 30_000;

export type S3Server = {
  /** The STORAGE_URL of its one bucket. */
  url: string;
  /** Ends when no call is under way. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * An S3 server whose calls happen one after the other, whole or not at all, as those of real stores seem to: s3rver alone
 * keeps the half of an object whose sender was killed, and mixes two calls for one object up. A call whose body has arrived
 * is carried out even when its sender is gone by then.
 */
export async function startS3(directory: string): Promise<S3Server> {
  const giveBack = lendDes();
  const inner = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'anh' }] });
  const { port } = await inner.run();
  let last: Promise<unknown> = Promise.resolve();

  const pass = async (call: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = call;
    const signal = AbortSignal.timeout(patienceMs);
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: false, signal });
    passed.end(body);
    const [found] = (await once(passed, 'response')) as [IncomingMessage];
    const bytes = await read(found);
    answer.writeHead(found.statusCode ?? 500, found.headers);
    answer.end(bytes);
  };
  const server = createServer((call, answer) => {
    read(call).then(
      (body) => (last = last.then(() => pass(call, body, answer)).catch(() => answer.destroy())),
      () => answer.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const outer = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${outer}/anh?tls=false`,
    async settled() {
      await last;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await inner.close();
      giveBack();
    },
  };
}

let opened = 0;
const { createCipheriv, createDecipheriv } = crypto;

/**
 * s3rver packs where a list of more than 1,000 objects goes on with DES, which OpenSSL 3 does not have: such a list is answered
 * with 500. DES three times with one key is the same, and is there.
 */
function lendDes(): () => void {
  opened += 1;
  const lent = (make: typeof createCipheriv | typeof createDecipheriv) => (name: string, key: Uint8Array, iv: Uint8Array) =>
    name === 'des' ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : make(name, key, iv);
  Object.assign(crypto, { createCipheriv: lent(createCipheriv), createDecipheriv: lent(createDecipheriv) });
  return () => {
    opened -= 1;
    if (opened === 0) Object.assign(crypto, { createCipheriv, createDecipheriv });
  };
}

/** Fails when the sender goes before the end. */
async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
