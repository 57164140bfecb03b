import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer as createSecureServer, type SecureContextOptions } from 'node:tls';
import type { Network } from '#server/outbound/connect-public.ts';
import { expired, good, leafKey, selfSigned, withoutChain } from './certificates.ts';

/** An address of the internet, at which all other sites of a test are. */
export const publicIp = '93.184.216.34';

export type Asked = { host: string; method: string; path: string; at: number; isSecure: boolean; head: string };
/** Writes what a host answers, to the letter. */
export type Answer = (socket: Socket, asked: Asked) => void;

export type OtherSites = {
  network: Network;
  /** Requests in the order in which they came. */
  asked: Asked[];
  /** Every address that was dialled, with its port. */
  dialled: string[];
  close: () => Promise<void>;
};

type Parts = {
  /** By host; what is not named is unknown to everybody. */
  hosts: Readonly<Record<string, Answer>>;
  /** Other addresses than `publicIp`, by host, one list for each time it is looked up; the last one stays. */
  addresses?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Hosts that nobody reaches. */
  dead?: readonly string[];
};

const certificates: Readonly<Record<string, string>> = {
  'het-han.example': expired,
  'tu-ky.example': selfSigned,
  'thieu-chuoi.example': withoutChain,
};

const unreachable = '198.50.100.1';

/** Servers of a test that stand for the internet. */
export async function openOtherSites({ hosts, addresses = {}, dead = [] }: Parts): Promise<OtherSites> {
  const asked: Asked[] = [];
  const dialled: string[] = [];
  const open = new Set<Socket>();
  const listen = (isSecure: boolean) => (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    let head = '';
    socket.on('data', (bytes) => {
      if (head.includes('\r\n\r\n')) return;
      head += bytes.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      const [, method = '', path = ''] = /^(\S+) (\S+)/.exec(head) ?? [];
      const [, host = ''] = /\r\nhost: ([^\r]+)/i.exec(head) ?? [];
      const request = { host, method, path, at: performance.now(), isSecure, head };
      asked.push(request);
      hosts[host]?.(socket, request);
    });
  };
  const plain = createServer(listen(false));
  const contextOf = (cert: string): SecureContextOptions => ({ cert, key: leafKey });
  const secure = createSecureServer(
    {
      ...contextOf(good),
      SNICallback: (name, done) => done(null, createSecureContext(contextOf(certificates[name] ?? good))),
    },
    listen(true),
  );
  secure.on('tlsClientError', () => undefined);
  const ports = await Promise.all([plain, secure].map(portOf));
  const lookups = new Map<string, number>();
  const resolve = async (host: string) => {
    const time = lookups.get(host) ?? 0;
    lookups.set(host, time + 1);
    const given = addresses[host];
    if (given !== undefined) return given[Math.min(time, given.length - 1)] ?? [];
    if (dead.includes(host)) return [unreachable];
    if (host in hosts) return [publicIp];
    throw Object.assign(new Error(`Nobody knows ${host}.`), { code: 'ENOTFOUND' });
  };
  const dial = (address: string, port: number) => {
    dialled.push(`${address} ${port}`);
    const to = address === unreachable ? 1 : (ports[port === 443 ? 1 : 0] ?? 1);
    return connect(to, '127.0.0.1');
  };
  return {
    network: { resolve, dial },
    asked,
    dialled,
    async close() {
      for (const socket of open) socket.destroy();
      await Promise.all([plain, secure].map((server) => once(server.close(), 'close')));
    },
  };
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** An answer with these headers; a body belongs to no answer to HEAD. */
export const answer =
  (status: string, headers: Readonly<Record<string, string | number>> = {}, body: string | Buffer = ''): Answer =>
  (socket, { method }) => {
    const all = { 'Content-Length': Buffer.byteLength(body), Connection: 'close', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
    socket.end(method === 'HEAD' ? '' : body);
  };

/** A page with a title. */
export const page = (title: string, status = '200 OK'): Answer =>
  answer(
    status,
    { 'Content-Type': 'text/html; charset=utf-8' },
    `<!doctype html><html><head><title>${title}</title></head></html>`,
  );

export const redirect = (to: string, status = '301 Moved Permanently'): Answer => answer(status, { Location: to });

/** Another answer by the path. */
export const byPath =
  (answers: Readonly<Record<string, Answer>>, otherwise: Answer = answer('404 Not Found')): Answer =>
  (socket, asked) =>
    (answers[asked.path] ?? otherwise)(socket, asked);
