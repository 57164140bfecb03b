import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { modulesIn, root } from '../support/imports.ts';

/** What the back office says, as the glossary has it, and what it does not say for it. */
const terms: { say: string; not: RegExp }[] = [
  { say: 'Quay lại', not: /trở (?:lại|về)|^về (?:trang|danh sách)/i },
  { say: 'Xem trên trang', not: /xem trang(?! web)/i },
  { say: 'thay đổi chưa xuất bản', not: /bản nháp/i },
  { say: 'khách', not: /người (?:xem|dùng|đọc|truy cập)|độc giả/i },
  { say: 'tệp', not: /(?<![\p{L}\p{N}.-])(?:file|tập tin)(?![\p{L}\p{N}-])/iu },
  { say: 'chỗ', not: /vị trí/i },
];

/** Texts that stay, and why. */
const exceptions: { text: RegExp; why: string }[] = [
  { text: /^Chỉ được chọn file ảnh$/, why: 'the specification says it so' },
  { text: /^Có bản nháp$/, why: 'the mark of lists, beside the buttons ‘Lưu nháp’ and ‘Bỏ nháp’' },
  { text: /Vị trí hiển thị|vị trí hiển thị/, why: 'the label of a field of banners' },
];

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every text that a module may show: what is quoted, with '…' for what a template puts in, and what stands between tags. */
function textsOf(path: string, code: string): string[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'ImportDeclaration' || value.type === 'ImportExpression') return;
    if ((value.type === 'Literal' || value.type === 'JSXText') && typeof value['value'] === 'string') texts.push(value['value']);
    if (value.type === 'TemplateLiteral') {
      const quasis = value['quasis'] as { value: { cooked: string } }[];
      texts.push(quasis.map(({ value: { cooked } }) => cooked).join('…'));
    }
    Object.values(value).forEach(visit);
  };
  visit(program);
  // What has no letter of Vietnamese is a name of the code, or English for those who read the code.
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /[\u00c0-\u1ef9]/.test(text));
}

function faultsOf(path: string, code: string, used = new Set<RegExp>()): string[] {
  return textsOf(path, code).flatMap((text) =>
    terms.flatMap(({ say, not }) => {
      if (!not.test(text)) return [];
      const exception = exceptions.find((each) => each.text.test(text));
      if (exception !== undefined) used.add(exception.text);
      return exception === undefined ? [`${path}: “${text}” (say ‘${say}’)`] : [];
    }),
  );
}

/** What editors read: the back office, and those of the shared texts that no visitor is shown. */
const folders = ['src/web/admin', 'src/shared/calls', 'src/shared/fields', 'src/shared/pictures', 'src/shared/sheets'];
const modules = [...folders.flatMap(modulesIn), 'src/shared/admin-texts.ts'];

describe('the words of the back office', () => {
  it('are those of the glossary, one for each thing', () => {
    const used = new Set<RegExp>();
    const faults = modules.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8'), used));
    expect(faults).toEqual([]);
    expect(exceptions.filter(({ text }) => !used.has(text)).map(({ why }) => why)).toEqual([]);
  });

  it.each([
    ['a quoted text', "const said = 'Chọn file';"],
    ['a template', 'const said = (at: number) => `Đã chuyển tới vị trí ${at}.`;'],
    ['words between tags', 'export const Note = () => <p>Người xem sẽ\n  thấy ngay.</p>;'],
    ['words of an attribute', 'export const Way = () => <Link to="/" title="Trở lại" />;'],
  ])('are looked for in %s', (_name, code) => {
    expect(faultsOf('planted.tsx', code)).toHaveLength(1);
  });

  it('are not looked for in names of the code', () => {
    const code = "import x from './vị trí.ts'; const kinds = { type: 'file', id: 'chon-file' }; // bản nháp";
    expect(faultsOf('planted.tsx', code)).toEqual([]);
  });

  it('stand in the glossary', () => {
    const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
    expect(terms.filter(({ say }) => !glossary.includes(say)).map(({ say }) => say)).toEqual([]);
  });
});
