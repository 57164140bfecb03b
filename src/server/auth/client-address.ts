import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { parseAddress, visitorNetwork } from '#server/http/network.ts';
import { logOnce } from '#server/observability/log.ts';

/**
 * Reads the visitor's IP address, in one spelling. Each proxy appends the address it was called from to X-Forwarded-For, so
 * with `proxies` of them in front the entry that many from the right is the visitor's; entries further left come from the
 * visitor and may be invented. What is no address stands for itself: visitors would otherwise count as one. Where they do,
 * because TRUST_PROXY does not fit, `warn` is told once.
 */
export function addressReader(proxies: number, warn: (sentence: string) => void = logOnce): (context: Context) => string {
  const warned = new Set<string>();
  const warnOnce = (sentence: string) => {
    if (warned.has(sentence)) return;
    warned.add(sentence);
    warn(sentence);
  };
  return (context) => {
    const forwarded = (context.req.header('X-Forwarded-For') ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '');
    const chain = [...forwarded, socketAddress(context)];
    if (proxies === 0 && forwarded.length > 0) warnOnce(undeclaredProxy);
    if (forwarded.length < proxies)
      warnOnce(
        `A request came with fewer addresses in X-Forwarded-For than TRUST_PROXY=${proxies} says: its visitor is not known.`,
      );
    const chosen = chain[Math.max(0, chain.length - 1 - proxies)] ?? '';
    const address = parseAddress(chosen);
    if (address === null && forwarded.length > 0 && proxies > 0)
      warnOnce(
        'A proxy names its visitors in X-Forwarded-For by something else than addresses: whom it names alike counts as one.',
      );
    return address ?? chosen.toLowerCase().slice(0, 64);
  };
}

/** What the log says, once, when a request came through a proxy that TRUST_PROXY does not count. */
export const undeclaredProxy =
  'A request came with X-Forwarded-For or Forwarded, and TRUST_PROXY is 0. If a proxy stands in front, set TRUST_PROXY to the ' +
  'number of proxies: until then all visitors behind it wait in one line, and count as one for the sign-in limit.';

/** Reads what counts as one visitor: an address of IPv4, a /64 of IPv6; null where there is none. */
export function networkReader(proxies: number): (context: Context) => string | null {
  const addressOf = addressReader(proxies);
  return (context) => {
    const address = addressOf(context);
    return visitorNetwork(address) || null;
  };
}

/** A request made in process has no socket. */
function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}
