import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf, parseAddress } from './network.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1:8080 ', '192.0.2.1'],
  ['"192.0.2.1"', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::FFFF:c000:201]:443', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
  ['[2001:db8::1]', '2001:db8:0:0:0:0:0:1'],
  ['"[2001:db8::1]:4711"', '2001:db8:0:0:0:0:0:1'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0:0:0:c000:201'],
  ['', null],
  ['unknown', null],
  ['_hidden', null],
  ['192.0.2', null],
  ['192.0.2.256', null],
  ['192.0.02.1', null],
  ['[192.0.2.1]', null],
  ['2001:db8:::1', null],
  ['example.com:80', null],
])('%j is the address %j', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

it('every spelling of an address is one address, and every other text is none or one', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 65_535 }), (given, port) => {
      const hex = given.map((group) => group.toString(16));
      const long = given.map((group) => group.toString(16).padStart(4, '0').toUpperCase()).join(':');
      const short = new URL(`http://[${hex.join(':')}]/`).hostname;
      const plain = parseAddress(hex.join(':'));
      expect(plain).not.toBeNull();
      for (const spelled of [long, short, `${short}:${port}`, `[${long}]:${port}`, short.slice(1, -1)])
        expect(parseAddress(spelled)).toBe(plain);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[[\]:.%"\da-f]{0,45}$/)), (text) => {
      const address = parseAddress(text);
      if (address !== null) expect(parseAddress(address)).toBe(address);
    }),
    { numRuns: 1_000 },
  );
});

it('networks of IPv6 are cut at their bits', () => {
  const address = parseAddress('2001:db8:1:abcd::1') ?? '';
  expect(networkOf(address, 64)).toBe('2001:db8:1:abcd::/64');
  expect(networkOf(address, 56)).toBe('2001:db8:1:ab00::/56');
  expect(networkOf(address, 48)).toBe('2001:db8:1::/48');
  expect(networkOf(parseAddress('2001:db8::1') ?? '', 64)).toBe('2001:db8::/64');
  expect(networkOf(parseAddress('::1') ?? '', 64)).toBe('::/64');
});
