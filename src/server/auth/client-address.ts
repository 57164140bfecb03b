import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIPv4, isIPv6 } from 'node:net';
import { logError } from '#server/observability/log.ts';

/**
 * Reads the visitor's IP address, in one spelling. Each proxy appends the address it was called from to X-Forwarded-For, so
 * with `proxies` of them in front the entry that many from the right is the visitor's; entries further left come from the
 * visitor and may be invented. What is no address stands for itself: visitors would otherwise count as one. Where they do,
 * because TRUST_PROXY does not fit, `warn` is told once.
 */
export function addressReader(proxies: number, warn: (sentence: string) => void = logError): (context: Context) => string {
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
    if (proxies === 0 && forwarded.length > 0)
      warnOnce('A request came with X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy all visitors share one sign-in limit.');
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

/** Reads what counts as one visitor: an address of IPv4, a /64 of IPv6; null where there is none. */
export function networkReader(proxies: number): (context: Context) => string | null {
  const addressOf = addressReader(proxies);
  return (context) => {
    const address = addressOf(context);
    return (isV6(address) ? networkOf(address, 64) : address) || null;
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

/**
 * An address in one spelling: IPv4 as it is, also where it comes as IPv6, and of IPv6 all eight groups. With or without a
 * port, brackets, quotes or the name of an interface. Null when it is none.
 */
export function parseAddress(text: string): string | null {
  const plain = text.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d*)?$/.exec(plain) ?? [];
  const [, beforePort] = /^([\d.]+):\d*$/.exec(plain) ?? [];
  const address = (bracketed ?? beforePort ?? plain).replace(/%.*$/s, '');
  if (isIPv4(address)) return bracketed === undefined ? address : null;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : groups.map((group) => group.toString(16)).join(':');
}

/** The eight groups of a valid address. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [left = [], right = []] = hex
    .split('::')
    .map((side) => side.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)])));
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** The network that an address of `parseAddress` belongs to: its first `bits` of IPv6, a multiple of 8. */
export function networkOf(address: string, bits: 64 | 56 | 48): string {
  const groups = address.split(':').slice(0, Math.ceil(bits / 16));
  if (bits === 56) groups[3] = (Number.parseInt(groups[3] ?? '0', 16) & 0xff_00).toString(16);
  return `${groups.join(':')}::/${bits}`;
}

export const isV6 = (address: string): boolean => isIPv6(address);
