import { BlockList, isIP } from 'node:net';

/** Loopback, and what providers and container networks use inside (RFC 1918, 6598, 3927, 4193, 4291). */
const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** Whether an address, in the spelling of `parseAddress`, belongs to one of the networks. */
export type AllowedNetworks = (address: string) => boolean;

/** Reads 'private', 'all', or a comma list of networks and addresses ('10.1.0.0/16, 203.0.113.7'); undefined where it is neither. */
export function readNetworks(text: string): AllowedNetworks | undefined {
  if (text === 'all') return () => true;
  const list = new BlockList();
  const networks = text.split(',').flatMap((each) => (each.trim() === 'private' ? privateNetworks : [each.trim()]));
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const length = bits === undefined ? most : Number(bits);
    if (version === 0 || rest.length > 0 || !/^\d+$/.test(bits ?? '0') || length > most) return undefined;
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
