import { isIPv4, isIPv6 } from 'node:net';

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

/** The network that an address of `parseAddress` belongs to: its first `bits` of IPv6, a multiple of 8, as RFC 5952 spells it. */
export function networkOf(address: string, bits: 64 | 56 | 48): string {
  const groups = address.split(':').slice(0, Math.ceil(bits / 16));
  if (bits === 56) groups[3] = (Number.parseInt(groups[3] ?? '0', 16) & 0xff_00).toString(16);
  return `${groups.slice(0, groups.findLastIndex((group) => group !== '0') + 1).join(':')}::/${bits}`;
}

/** What counts as one visitor: an address of IPv4, a /64 of IPv6. */
export const visitorNetwork = (address: string): string => (isIPv6(address) ? networkOf(address, 64) : address);

/**
 * The networks that an address of `parseAddress` belongs to, the widest first: of IPv6 a /48, a /56 and a /64. One connection is
 * given any of these.
 */
export const networksOf = (address: string): string[] =>
  isIPv6(address) ? ([48, 56, 64] as const).map((bits) => networkOf(address, bits)) : [address];
