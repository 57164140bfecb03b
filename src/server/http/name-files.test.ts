import { expect, it } from 'vitest';
import { nameFiles } from './name-files.ts';

const header = 'multipart/form-data; boundary=b';
const bytes = '\x89PNG\r\n\x1a\n\xff\r\n\r\n\xfe';
const read = async (head: string, body: string, type = header) => {
  const form = Buffer.from(`--b\r\n${head}\r\n\r\n${body}\r\n--b--\r\n`, 'latin1');
  const named = nameFiles(form, type, ['image']);
  const entries = await new Response(named, { headers: { 'Content-Type': type } }).formData();
  const [entry] = [...entries.values()];
  return entry instanceof File ? Buffer.from(await entry.arrayBuffer()).toString('latin1') : null;
};

const disposition = 'Content-Disposition: form-data; name="image"';

it.each([
  ['before its media type', `${disposition}\r\nContent-Type: image/png`, header],
  ['after its media type', `content-type: application/octet-stream\r\n${disposition}`, header],
  ['with a quoted boundary', `${disposition}\r\nContent-Type: image/png`, 'multipart/form-data; boundary="b"'],
])('a picture without a file name, named %s, keeps its bytes', async (_how, head, type) => {
  expect(await read(head, bytes, type)).toBe(bytes);
  expect(await read(head, '', type)).toBe('');
});

it('a file keeps its name, a text stays a text, and so do fields that are no pictures', async () => {
  const form = (head: string) => Buffer.from(`--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`);
  for (const head of [
    `${disposition}; filename="a.png"\r\nContent-Type: image/png`,
    `${disposition}; filename*=UTF-8''a.png\r\nContent-Type: image/png`,
    disposition,
    `${disposition}\r\nContent-Type: text/plain; charset=utf-8`,
    'Content-Disposition: form-data; name="title"\r\nContent-Type: application/json',
  ]) {
    expect(nameFiles(form(head), header, ['image']).equals(form(head)), head).toBe(true);
  }
  expect(nameFiles(Buffer.from('--b\r\n'), header, ['image']).toString()).toBe('--b\r\n');
});
