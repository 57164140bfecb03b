import { expect, it } from 'vitest';
import { parseMultipart, UnreadableForm } from './parse-multipart.ts';

const header = 'multipart/form-data; boundary=b';
const png = '\x89PNG\r\n\x1a\n\xff\r\n\r\n\xfe';
const limits = { maxParts: 3, tooMany: () => new Error('too many'), maxName: 20 };
const parse = (form: string, type = header) => parseMultipart(Buffer.from(form, 'latin1'), type, ['image'], limits);
const part = (head: string, body = 'x') => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const latin = async (entry: string | File | undefined) =>
  entry instanceof File ? Buffer.from(await entry.arrayBuffer()).toString('latin1') : null;

const disposition = 'Content-Disposition: form-data; name="image"';

it('reads what the platform writes', async () => {
  const form = new FormData();
  form.append('tên "một"\n', 'á\r\n--b\r\n');
  form.append('empty', '');
  form.append('file', new File([Buffer.from(png, 'latin1')], 'ảnh "1".png', { type: 'image/png' }));
  const written = new Response(form);
  const bytes = Buffer.from(await written.arrayBuffer());
  const entries = parseMultipart(bytes, written.headers.get('Content-Type') ?? '', [], limits);
  expect(entries.slice(0, 2)).toEqual([
    ['tên "một"\r\n', 'á\r\n--b\r\n'],
    ['empty', ''],
  ]);
  const file = entries[2]?.[1];
  expect(file instanceof File && [entries.length, file.name, file.type]).toEqual([3, 'ảnh "1".png', 'image/png']);
  expect(await latin(file)).toBe(png);
});

it.each([
  ['before its media type', `${disposition}\r\nContent-Type: image/png`, header],
  ['after its media type', `content-type: application/octet-stream\r\n${disposition}`, header],
  ['with a quoted boundary', `${disposition}\r\nContent-Type: image/png`, 'multipart/form-data; charset=utf-8; boundary="b"'],
])('a picture without a file name, named %s, keeps its bytes', async (_how, head, type) => {
  for (const body of [png, '']) expect(await latin(parse(`${part(head, body)}--b--\r\n`, type)[0]?.[1])).toBe(body);
});

it.each([
  [`${disposition}; filename="a.png"\r\nContent-Type: image/png`, 'a.png'],
  [`${disposition}; filename=a.png`, 'a.png'],
  [`${disposition}; filename*=UTF-8''a.png\r\nContent-Type: image/png`, "UTF-8''a.png"],
])('a part with a file name is a file: %j', (head, name) => {
  const entry = parse(`${part(head)}--b--`)[0]?.[1];
  expect(entry instanceof File && entry.name).toBe(name);
});

it.each([
  disposition,
  `${disposition}\r\nContent-Type: text/plain; charset=utf-8`,
  'Content-Disposition: form-data; name="title"\r\nContent-Type: application/json',
])('a text stays a text: %j', (head) => {
  expect(parse(`${part(head)}--b--`)[0]?.[1]).toBe('x');
});

it.each([
  '',
  'x',
  '--b',
  '--b\r\n',
  '--b--x--b\r\n'.slice(0, 4),
  part(disposition),
  `--b\r\n${disposition}\r\nx\r\n--b--`,
  `${part('Content-Type: text/plain')}--b--`,
  `${part('Content-Disposition: form-data')}--b--`,
  `${part(`${disposition}\r\nno header`)}--b--`,
  `${part(`${disposition}\r\nX: ${'x'.repeat(5_000)}`)}--b--`,
  `--bx\r\n${disposition}\r\n\r\nx\r\n--b--`,
])('%j is no form', (form) => {
  expect(() => parse(form)).toThrow(UnreadableForm);
});

it.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(71)}`, 'x'])(
  'no form comes with the media type %s',
  (type) => {
    expect(() => parse(`${part(disposition)}--b--`, type)).toThrow(UnreadableForm);
  },
);

it('stops at too many parts, and leaves out names that are too long', () => {
  expect(parse(`${part(disposition).repeat(3)}--b--`)).toHaveLength(3);
  expect(() => parse(`${part(disposition).repeat(4)}--b--`)).toThrow('too many');
  expect(parse(`${part(`Content-Disposition: form-data; name="${'n'.repeat(21)}"`)}--b--`)).toEqual([]);
});
