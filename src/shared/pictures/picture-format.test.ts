import { describe, expect, it } from 'vitest';
import { claimedFormat, formatOf, formatRefusal, takenTypes } from './picture-format.ts';

/** The letters of a text as the bytes of a file, with room behind them. */
const bytesOf = (text: string) => Uint8Array.from([...text, ...'\0'.repeat(32)], (letter) => letter.charCodeAt(0));
const nameOf = (text: string) => formatOf(bytesOf(text))?.name ?? null;
const container = (main: string, ...others: string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${main}\0\0\0\0${others.join('')}`;

describe('the format of a picture', () => {
  it.each([
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['WebP', 'RIFF\0\0\0\0WEBPVP8 '],
    ['GIF', 'GIF89a'],
    ['TIFF', 'II*\0'],
    ['TIFF', 'MM\0*'],
    ['JPEG XL', '\xff\x0a'],
    ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
    ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
    ['PSD', '8BPS\0\x01'],
    ['ICO', '\0\0\x01\0\x01\0'],
    ['BMP', 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['SVG', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a <html> --><!DOCTYPE svg PUBLIC "a" "b">\n<svg>'],
  ])('is told by how the file begins: %s', (name, text) => expect(nameOf(text)).toBe(name));

  it.each([
    ['AVIF', 'avif', ['mif1', 'miaf']],
    ['AVIF', 'mif1', ['avif', 'miaf']],
    ['AVIF', 'avis', ['msf1', 'avif']],
    ['HEIC', 'heic', ['mif1', 'heic']],
    ['HEIC', 'mif1', ['heic', 'miaf']],
    ['HEIC', 'hevc', ['msf1']],
    ['HEIC', 'heix', ['mif1']],
    ['HEIC', 'mif1', []],
    [null, 'isom', ['iso2', 'avc1']],
    [null, 'qt  ', []],
  ])('%s is told from its relatives by the brands %s, %j', (name, main, others) =>
    expect(nameOf(container(main, ...others))).toBe(name),
  );

  it.each([
    'chữ',
    '',
    'BMW là một hãng xe',
    '%PDF-1.7',
    '<!doctype html><svg>',
    '<html><svg></svg></html>',
    '<!-- never closed <svg>',
    `<?xml ${'<!---->'.repeat(500)}`,
  ])('is none in %j', (text) => expect(nameOf(text)).toBeNull());

  it('is what name and type claim only where a file cannot be read', () => {
    expect(claimedFormat('IMG_0001.HEIC', '')?.name).toBe('HEIC');
    expect(claimedFormat('ảnh', 'image/svg+xml')?.name).toBe('SVG');
    expect(claimedFormat('ảnh.jpg', 'image/jpeg')?.name).toBe('JPEG');
    expect(claimedFormat('ghi chú.txt', 'text/plain')).toBeNull();
  });

  it('is refused by its name, with what to do; what is no picture in the words of all', () => {
    const refusal = (text: string) => formatRefusal(formatOf(bytesOf(text)));
    expect(refusal(container('heic', 'mif1'))).toBe('Ảnh HEIC chưa dùng được: hãy lưu thành JPEG');
    expect(refusal('<svg>')).toBe('Ảnh SVG chưa dùng được: hãy lưu thành PNG hoặc JPEG');
    expect(refusal('chữ')).toBe('Chỉ được chọn file ảnh');
    expect(refusal('GIF89a')).toBeNull();
    expect(takenTypes).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
  });
});
