import { describe, expect, it } from 'vitest';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { fileRefusal, roleOf, takeFile } from './sheet-file.ts';
import { importTexts } from './sheet-texts.ts';

const archive = Uint8Array.from([0x50, 0x4b, 3, 4]);
const text = new TextEncoder().encode('Tên,Slug');
const sheet = (name: string, first: Uint8Array, size = 100) => fileRefusal('sheet', { name, size, first });
const pictures = (name: string, first: Uint8Array, size = 100) => fileRefusal('pictures', { name, size, first });

describe('a chosen file', () => {
  it('is a zip of pictures by its name, and a sheet otherwise', () => {
    expect([roleOf('Ảnh.ZIP'), roleOf('mon-hoc.xlsx'), roleOf('zip.csv'), roleOf('')]).toEqual([
      'pictures',
      'sheet',
      'sheet',
      'sheet',
    ]);
  });

  it('is taken as workbook or text, whatever it is called', () => {
    expect(sheet('a.xlsx', archive)).toBeNull();
    expect(sheet('a.csv', text)).toBeNull();
    expect(sheet('a', text)).toBeNull();
    expect(pictures('a.zip', archive)).toBeNull();
  });

  it('is refused before it is sent when it cannot be a sheet', () => {
    expect(sheet('a.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).toBe(importTexts.oldOrLocked);
    expect(sheet('a.ods', archive)).toBe(importTexts.otherProgram);
    expect(sheet('a.xlsx', new TextEncoder().encode('%PDF-1.7'))).toBe(sheetTexts.notASheet);
    expect(sheet('a.csv', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBe(sheetTexts.notASheet);
    expect(pictures('a.zip', text)).toBe(importTexts.notAZip);
  });

  it('is refused when it is empty or too large, with both sizes', () => {
    expect(sheet('a.csv', new Uint8Array(), 0)).toBe('Tệp a.csv không có gì bên trong.');
    expect(sheet('a.csv', text, sheetLimits.fileBytes)).toBeNull();
    expect(sheet('a.csv', text, 12.5 * 1024 ** 2)).toBe('Tệp a.csv quá lớn: 12,5 MB (tối đa 10 MB).');
    expect(pictures('a.zip', archive, sheetLimits.fileBytes + 1)).toBeNull();
    expect(pictures('a.zip', archive, 21 * 1024 ** 2)).toBe('Tệp a.zip quá lớn: 21 MB (tối đa 20 MB).');
  });

  it('is held whole, so that it can be sent again after the one on the disk was changed', async () => {
    const given = new File(['Tên\nA'], 'a.csv', { type: 'text/csv' });
    const taken = await takeFile('sheet', given);
    expect(taken).not.toBe(given);
    expect(taken instanceof File && (await taken.text())).toBe('Tên\nA');
    expect(await takeFile('sheet', new File([], 'b.csv'))).toEqual({ refused: 'Tệp b.csv không có gì bên trong.' });
    const gone = new File(['x'], 'c.csv');
    gone.slice = () => {
      throw new Error('NotReadableError');
    };
    expect(await takeFile('sheet', gone)).toEqual({ refused: importTexts.unreadable('c.csv') });
  });
});
