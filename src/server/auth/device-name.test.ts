import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const like = (rest: string) => `Mozilla/5.0 ${rest}`;
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0';

it.each([
  [like(`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`), 'Chrome trên Windows'],
  [like(`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/147.0.0.0`), 'Edge trên Windows'],
  [like(`(Linux; Android 16; K) ${chrome} Mobile Safari/537.36`), 'Chrome trên Android'],
  [like('(iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'), 'Safari trên iPhone'],
  [like('(X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'), 'Firefox trên Linux'],
  ['curl/8.5.0', 'curl/8.5.0'],
  [`x\u0000\n${'y'.repeat(900)}`, `x ${'y'.repeat(58)}`],
  ['', null],
  [undefined, null],
])('tells what somebody signed in with: %j', (header, name) => {
  expect(deviceName(header)).toBe(name);
});
