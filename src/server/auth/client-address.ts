import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { parseAddress, visitorNetwork } from '#server/http/network.ts';
import { logOnce } from '#server/observability/log.ts';

/** A request as the app has it, or as it comes before the app. One that was made in process has no socket. */
type AnyRequest = Context | IncomingMessage;

const isIncoming = (asked: AnyRequest): asked is IncomingMessage => 'socket' in asked;

const socketOf = (asked: AnyRequest) =>
  (isIncoming(asked) ? asked : (asked.env as Partial<HttpBindings> | undefined)?.incoming)?.socket;

/**
 * Reads the visitor's IP address, in one spelling. Each proxy appends the address it was called from to X-Forwarded-For, so
 * with `proxies` of them in front the entry that many from the right is the visitor's; entries further left come from the
 * visitor and may be invented. Where that is no address, whoever called counts: what a proxy hands on unread may be invented
 * anew for each try. Where visitors count as one, because TRUST_PROXY does not fit, `warn` is told once.
 */
export function addressReader(proxies: number, warn: (sentence: string) => void = logOnce): (asked: AnyRequest) => string {
  const warned = new Set<string>();
  const warnOnce = (sentence: string) => {
    if (warned.has(sentence)) return;
    warned.add(sentence);
    warn(sentence);
  };
  return (asked) => {
    const header = isIncoming(asked) ? asked.headers['x-forwarded-for']?.toString() : asked.req.header('X-Forwarded-For');
    const forwarded = (header ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '');
    const socket = socketOf(asked)?.remoteAddress ?? '';
    const chain = [...forwarded, socket];
    if (proxies === 0 && forwarded.length > 0) warnOnce(undeclaredProxy);
    if (forwarded.length < proxies)
      warnOnce(
        `A request came with fewer addresses in X-Forwarded-For than TRUST_PROXY=${proxies} says: its visitor is not known.`,
      );
    const address = parseAddress(chain[Math.max(0, chain.length - 1 - proxies)] ?? '');
    if (address === null && forwarded.length > 0 && proxies > 0)
      warnOnce('A proxy names its visitors in X-Forwarded-For by something else than addresses: they count as one.');
    return address ?? parseAddress(socket) ?? '';
  };
}

/** What the log says, once, when a request came through a proxy that TRUST_PROXY does not count. */
export const undeclaredProxy =
  'A request came with X-Forwarded-For or Forwarded, and TRUST_PROXY is 0. If a proxy stands in front, set TRUST_PROXY to the ' +
  'number of proxies: until then all visitors behind it wait in one line, and count as one for the sign-in limit.';

/** Reads what counts as one visitor: an address of IPv4, a /64 of IPv6; null where there is none. */
export function networkReader(proxies: number): (context: Context) => string | null {
  const addressOf = addressReader(proxies);
  return (context) => visitorNetwork(addressOf(context)) || null;
}
