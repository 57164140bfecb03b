import { Resolver } from 'node:dns/promises';
import { connect as connectByTcp, isIP, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import { codeOf, NoAnswer, type NoAnswerReason } from './no-answer.ts';
import { isPublicAddress } from './public-address.ts';

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

/**
 * A connection to the host of an address: resolved, judged, and made to one of the very IP addresses that were judged, so that a name
 * that means something else a moment later leads nowhere else. Throws `NoAnswer`.
 */
export async function connectPublic(url: URL, network: Network, signal: AbortSignal): Promise<Socket> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolved(host, network, signal, url) : [host];
  if (!addresses.every(isPublicAddress)) throw new NoAnswer('not-public', url);
  return connected(url, host, addresses, network, signal);
}

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

/** Addresses of one host that are tried, those of IPv4 first: not every server has a way out by IPv6. */
const mostAddresses = 3;

async function connected(url: URL, host: string, addresses: readonly string[], { dial }: Network, signal: AbortSignal) {
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
