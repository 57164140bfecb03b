import { describe, expect, it } from 'vitest';
import { enquiryMax } from '#shared/enquiries/enquiry-limits.ts';
import { fitsCheck, keysOf, parseDataKey } from './data-key.ts';
import { openNote, openWords, sealNote, sealWords, type Words } from './sealing.ts';

const [key, other] = [Buffer.alloc(32, 'a'), Buffer.alloc(32, 'b')];
const keys = keysOf(key);
const words: Words = {
  name: 'Nguyễn Thị Ánh',
  contact: { kind: 'phone', value: '0901234567', zalo: true },
  who: 'hoc-sinh',
  question: 'Em thích vẽ, học ngành nào ạ?',
  about: 'Thiết kế đồ họa',
  call_at: 'buổi tối',
  consent_at: '2026-08-20T23:30:00.000Z',
};

const opens = (work: () => unknown): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

const altered = (box: string, at: number): string => {
  const bytes = Buffer.from(box, 'base64');
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  return bytes.toString('base64');
};

describe('a sealed enquiry', () => {
  const sealed = { number: '481526', ...sealWords(keys, '481526', words) };

  it('opens with its key, and shows nothing without it', () => {
    expect(openWords(keys, sealed)).toEqual(words);
    for (const text of [sealed.box, Buffer.from(sealed.box, 'base64').toString('latin1')])
      for (const word of ['Ánh', '0901234567', 'Em th', 'hoc-sinh']) expect(text).not.toContain(word);
    expect(opens(() => openWords(keysOf(other), sealed))).toBe(false);
  });

  it('is sealed otherwise each time, with a key of its own', () => {
    const again = sealWords(keys, '481526', words);
    expect([again.box, again.wrapped_key]).not.toContain(sealed.box);
    expect(opens(() => openWords(keys, { ...sealed, wrapped_key: again.wrapped_key }))).toBe(false);
    expect(opens(() => openWords(keys, { ...sealed, box: again.box }))).toBe(false);
  });

  it.each([0, 11, 12, 27, 28, -1])('does not open when its byte %i was altered', (at) => {
    expect(opens(() => openWords(keys, { ...sealed, box: altered(sealed.box, at) }))).toBe(false);
    expect(opens(() => openWords(keys, { ...sealed, wrapped_key: altered(sealed.wrapped_key, at) }))).toBe(false);
  });

  it.each(['', 'AAAA', 'không phải base64'])('does not open as %j', (box) => {
    expect(opens(() => openWords(keys, { ...sealed, box }))).toBe(false);
  });

  it('does not open under another number, and its notes are no words', () => {
    expect(opens(() => openWords(keys, { ...sealed, number: '481527' }))).toBe(false);
    const note = sealNote(keys, sealed, 'Đã gọi mẹ của em.');
    expect(openNote(keys, sealed, note)).toBe('Đã gọi mẹ của em.');
    expect(opens(() => openWords(keys, { ...sealed, box: note }))).toBe(false);
    expect(opens(() => openNote(keys, sealed, sealed.box))).toBe(false);
    expect(opens(() => openNote(keys, { number: '1', ...sealWords(keys, '1', words) }, note))).toBe(false);
  });

  it('takes 8 kB at most before it is sealed', () => {
    const fill = (length: number) => 'ấ'.repeat(length);
    const largest: Words = {
      ...words,
      name: fill(enquiryMax.name),
      contact: { kind: 'email', value: `${'a'.repeat(enquiryMax.contact - 5)}@b.vn`, zalo: false },
      question: fill(enquiryMax.question),
      about: fill(enquiryMax.about),
      call_at: fill(enquiryMax.call_at),
    };
    expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThanOrEqual(8 * 1024);
  });
});

describe('DATA_KEY', () => {
  it.each([key.toString('hex'), key.toString('hex').toUpperCase(), key.toString('base64'), key.toString('base64url')])(
    'may be written as %s',
    (text) => {
      expect(parseDataKey(text)?.equals(key)).toBe(true);
    },
  );

  it.each([
    '',
    'khoa',
    key.toString('hex').slice(1),
    `${key.toString('hex')}0`,
    Buffer.alloc(31).toString('base64'),
    'ấ'.repeat(43),
  ])('is not %j', (text) => {
    expect(parseDataKey(text)).toBeUndefined();
  });

  it('is known again, and has a key of its own for each use', () => {
    expect([fitsCheck(key, keys.check), fitsCheck(other, keys.check), fitsCheck(key, ''), fitsCheck(key, 'x')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const { check, ...rest } = keys;
    const derived = [key, ...Object.values(rest)].map((each) => each.toString('hex'));
    expect(new Set(derived).size).toBe(derived.length);
    expect(derived).not.toContain(Buffer.from(check, 'base64url').toString('hex'));
  });
});
