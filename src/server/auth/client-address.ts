import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's IP address. Each proxy appends the address it was called from to X-Forwarded-For,
 * so with `proxies` of them in front the entry that many from the right is the visitor's; entries
 * further left come from the visitor and may be invented.
 */
export function clientAddress(context: Context, proxies: number): string {
  const forwarded = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const chain = [...forwarded, socketAddress(context)];
  return network(chain[Math.max(0, chain.length - 1 - proxies)] ?? '');
}

/** A request made in process has no socket. */
function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return '';
  }
}

/** A single connection is given 2^64 addresses of IPv6: they count as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!plain.includes(':')) return plain.slice(0, 64);
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const known = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return `${known.slice(0, 4).join(':')}::/64`;
}
