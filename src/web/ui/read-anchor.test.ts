import { describe, expect, it } from 'vitest';
import { readAnchor } from './read-anchor.ts';

describe('the hash of an address', () => {
  it('is read as it was written, and a broken one is none', () => {
    expect(readAnchor('#tu%E1%BA%A7n')).toBe('tuần');
    expect(readAnchor('#%E1%')).toBe('');
    expect(readAnchor('')).toBe('');
  });
});
