import { Resolver } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestOver } from 'node:http';
import { connect as connectByTcp, isIP, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import { isPublicAddress } from './public-address.ts';

/**
 * Why an address gave no answer:
 * `address`: it is none that is asked (another protocol, a port of its own, a name and password).
 * `not-public`: it lies within a network, here or elsewhere.
 * `no-host`: nobody has this name. `network`: nobody was reached, or the connection broke.
 * `certificate`: it is not the one of this host, or has run out. `chain`: who vouches for it is not told, which browsers often
 * find out by themselves. `secure`: no common way to speak securely.
 * `slow`: it took too long. `answer`: what came is no HTTP. `redirects`: it leads on too often, or nowhere.
 */
export type NoAnswerReason =
  | 'address'
  | 'not-public'
  | 'no-host'
  | 'network'
  | 'certificate'
  | 'chain'
  | 'secure'
  | 'slow'
  | 'answer'
  | 'redirects';

/** A redirect: its status, where it was answered, and whether a cookie came along, which is not sent back. */
export type Hop = { status: number; url: URL; setsCookie: boolean };

/** `hops`: the redirects on the way to where there was no answer. */
export class NoAnswer extends Error {
  readonly why: NoAnswerReason;
  readonly url: URL | null;
  hops: readonly Hop[] = [];

  constructor(why: NoAnswerReason, url: URL | null = null) {
    super(`No answer: ${why}`);
    this.name = 'NoAnswer';
    this.why = why;
    this.url = url;
  }
}

/** The way to other machines. Whatever it resolves is judged, and it is asked to dial nothing else. */
export type Network = {
  /** The IP addresses of a host. */
  resolve: (host: string) => Promise<readonly string[]>;
  /** A connection to an IP address that is being opened. */
  dial: (address: string, port: number) => Socket;
};

export const internet: Network = {
  async resolve(host) {
    // Not `lookup`: it holds one of four threads for as long as a name server is silent, and pictures wait for the same threads.
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const [first] = found;
    if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
    return addresses;
  },
  dial: (host, port) => connectByTcp({ host, port }),
};

type Asking = {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  /** Redirects that are followed. */
  mostRedirects: number;
  /** Milliseconds for all of it, or what is left of them for several together; what `inTurn` waits does not count. */
  patience: number | { left: number };
  /** Bytes of the body that are read, as they come: nothing is unpacked. */
  mostBytes: number;
  /** Gives the whole thing up: its reason is thrown. */
  signal?: AbortSignal | undefined;
  network?: Network | undefined;
  /** Stands around every request, those to which a redirect leads among them. */
  inTurn?: <T>(url: URL, work: () => Promise<T>) => Promise<T>;
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

/**
 * What a public address answers. Every host on the way is resolved first, and the connection is made to the very address that
 * was judged, so that a name that means something else a moment later leads nowhere else. Throws `NoAnswer`.
 */
export async function askPublic(address: string, asking: Asking): Promise<PublicAnswer> {
  const { mostRedirects, patience, inTurn = (_url, work) => work(), signal } = asking;
  const hops: Hop[] = [];
  let url = parsed(address);
  const time = typeof patience === 'number' ? { left: patience } : patience;
  try {
    for (;;) {
      const asked = url;
      const answer = await inTurn(asked, async () => {
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
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolved(host, network, signal, url) : [host];
  if (!addresses.every(isPublicAddress)) throw new NoAnswer('not-public', url);
  const socket = await connected(url, host, addresses, network, signal);
  try {
    const response = await exchange(url, socket, { method, headers }, signal);
    const { body, end } = await bodyOf(response, method === 'HEAD' ? 0 : mostBytes, signal);
    return { status: response.statusCode ?? 0, headers: response.headers, body, end };
  } finally {
    socket.destroy();
  }
}

const ports: ReadonlySet<string> = new Set(['', '80', '443']);

/** Settles as `work` does, or is `slow` as soon as the time is over. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal, url: URL): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  const onAbort = () => tooLate.reject(new NoAnswer('slow', url));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, tooLate.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

async function resolved(host: string, { resolve }: Network, signal: AbortSignal, url: URL): Promise<readonly string[]> {
  const addresses = await inTime(resolve(host), signal, url).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw error;
    throw new NoAnswer(['ENOTFOUND', 'ENODATA'].includes(codeOf(error)) ? 'no-host' : 'network', url);
  });
  if (addresses.length === 0) throw new NoAnswer('no-host', url);
  return addresses;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Addresses of one host that are tried, those of IPv4 first: not every server has a way out by IPv6. */
const mostAddresses = 3;

async function connected(
  url: URL,
  host: string,
  addresses: readonly string[],
  { dial }: Network,
  signal: AbortSignal,
): Promise<Socket> {
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const tried = [...addresses].sort((one, other) => isIP(one) - isIP(other)).slice(0, mostAddresses);
  for (const [index, address] of tried.entries()) {
    let socket: Socket;
    try {
      socket = await opened(dial(address, port), 'connect', signal, url);
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      if (index < tried.length - 1) continue;
      throw new NoAnswer('network', url);
    }
    if (!isSecure) return socket;
    try {
      const servername = isIP(host) === 0 ? { servername: host } : {};
      const secure = connectByTls({ socket, host, ...servername, ALPNProtocols: ['http/1.1'] });
      return await opened(secure, 'secureConnect', signal, url);
    } catch (error) {
      socket.destroy();
      throw error instanceof NoAnswer ? error : new NoAnswer(secureFault(codeOf(error)), url);
    }
  }
  throw new NoAnswer('network', url);
}

/** The socket once it is open; it keeps a listener, so that an error of it later is nobody's crash. */
function opened<S extends Socket>(socket: S, event: 'connect' | 'secureConnect', signal: AbortSignal, url: URL): Promise<S> {
  const isOpen = new Promise<S>((done, fail) => {
    socket.on('error', fail);
    socket.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    socket.once(event, () => done(socket));
  });
  return inTime(isOpen, signal, url).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
}

const wrongCertificate: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_UNTRUSTED',
  'CERT_REJECTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
]);

function secureFault(code: string): NoAnswerReason {
  if (wrongCertificate.has(code)) return 'certificate';
  if (/^UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF)/.test(code)) return 'chain';
  return /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code) ? 'network' : 'secure';
}

function exchange(
  url: URL,
  socket: Socket,
  { method, headers }: { method: string; headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
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
}

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
