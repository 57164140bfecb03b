import { type IncomingHttpHeaders, type IncomingMessage, request as requestOver } from 'node:http';
import type { Socket } from 'node:net';
import { connectPublic, internet, type Network } from './connect-public.ts';
import { codeOf, type Hop, NoAnswer } from './no-answer.ts';

type Asking = {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  /** Redirects that are followed. */
  mostRedirects: number;
  /** Milliseconds for all of it, or what is left of them for several together; what `paced` waits does not count. */
  patience: number | { left: number };
  /** Bytes of the body that are read, as they come: nothing is unpacked. */
  mostBytes: number;
  /** Gives the whole thing up: its reason is thrown. */
  signal?: AbortSignal | undefined;
  network?: Network | undefined;
  /** Stands around every request, those to which a redirect leads among them. */
  paced?: <T>(url: URL, work: () => Promise<T>) => Promise<T>;
};

/** `hops`: the redirects on the way, each where it was answered; `url`: where the answer came from. */
export type PublicAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  url: URL;
  hops: readonly Hop[];
  body: Buffer;
  /** How the body ended: 'more' than was read, 'broken' off, or too 'slow' to be read. */
  end: 'whole' | 'more' | 'broken' | 'slow';
};

/** What a public address answers. Every host on the way is judged before it is asked. Throws `NoAnswer`. */
export async function askPublic(address: string, asking: Asking): Promise<PublicAnswer> {
  const { mostRedirects, patience, paced = (_url, work) => work(), signal } = asking;
  const hops: Hop[] = [];
  let url = parsed(address);
  const time = typeof patience === 'number' ? { left: patience } : patience;
  try {
    for (;;) {
      const asked = url;
      const answer = await paced(asked, async () => {
        const began = performance.now();
        try {
          return await askOnce(asked, asking, Math.max(1, Math.ceil(time.left)));
        } finally {
          time.left -= performance.now() - began;
        }
      });
      const { location } = answer.headers;
      if (!redirects.has(answer.status) || location === undefined) return { ...answer, url, hops };
      hops.push({ status: answer.status, url, setsCookie: answer.headers['set-cookie'] !== undefined });
      if (hops.length > mostRedirects || time.left <= 0) throw new NoAnswer(time.left <= 0 ? 'slow' : 'redirects', url);
      url = parsed(location, url);
      const { href } = url;
      if (hops.some((hop) => hop.url.href === href)) throw new NoAnswer('redirects', url);
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NoAnswer) error.hops = hops;
    throw error;
  }
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function parsed(address: string, from?: URL): URL {
  try {
    return new URL(address, from);
  } catch {
    throw new NoAnswer(from === undefined ? 'address' : 'redirects', from ?? null);
  }
}

type OneAnswer = Omit<PublicAnswer, 'url' | 'hops'>;

async function askOnce(
  url: URL,
  { method = 'GET', headers = {}, mostBytes, network = internet, signal: outer }: Asking,
  patience: number,
): Promise<OneAnswer> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '' || !ports.has(url.port))
    throw new NoAnswer('address', url);
  const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(outer === undefined ? [] : [outer])]);
  const socket = await connectPublic(url, network, signal);
  try {
    const response = await exchange(url, socket, { method, headers }, signal);
    const { body, end } = await bodyOf(response, method === 'HEAD' ? 0 : mostBytes, signal);
    return { status: response.statusCode ?? 0, headers: response.headers, body, end };
  } finally {
    socket.destroy();
  }
}

const ports: ReadonlySet<string> = new Set(['', '80', '443']);

const exchange = (
  url: URL,
  socket: Socket,
  { method, headers }: { method: string; headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const noAnswer = (error?: unknown) => {
      const isParsed = /^(?:HPE_|ERR_)/.test(codeOf(error)) || error === undefined;
      fail(new NoAnswer(signal.aborted ? 'slow' : isParsed ? 'answer' : 'network', url));
    };
    const request = requestOver({
      method,
      path: url.pathname + url.search,
      headers: { Accept: '*/*', ...headers, Host: url.host, 'Accept-Encoding': 'identity', Connection: 'close' },
      createConnection: () => socket,
      signal,
    });
    request.once('response', done);
    request.on('error', noAnswer);
    // Also where the other side wants to go on with another protocol.
    request.once('close', () => noAnswer());
    request.end();
  });

async function bodyOf(response: IncomingMessage, most: number, signal: AbortSignal): Promise<Pick<PublicAnswer, 'body' | 'end'>> {
  const parts: Buffer[] = [];
  let size = 0;
  let end: PublicAnswer['end'] = 'whole';
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, most - size));
      size += part.length;
      if (size > most) {
        end = 'more';
        break;
      }
    }
    if (end === 'whole' && !response.complete) end = 'broken';
  } catch {
    end = signal.aborted ? 'slow' : 'broken';
  } finally {
    response.destroy();
  }
  return { body: Buffer.concat(parts), end };
}
