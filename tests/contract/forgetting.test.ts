import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/imports.ts';

const description = (list: string) => `
import { describeContentType } from '#shared/content-types/description.ts';
export const planted = describeContentType({
  name: 'planted', path: 'planted', table: 'planted', noun: 'planted', title: 'name', dashboard: null,
  fields: {
    name: { kind: 'text', label: 'Tên', required: true, max: 255 },
    order: { kind: 'integer', label: 'Thứ tự', to: 10 },
  },
  list: ${list},
});
`;
const onServer = (from: string, stated: string) => `
import { contentType } from '#server/content-types/content-type.ts';
${from}
export const planted = contentType(description, { ${stated} });
`;
const category = "import { category as description } from '#shared/content-types/category.ts';";
const career = `import { career as description } from '#shared/content-types/career.ts';
import { careerPage } from '#shared/answers/career.ts';
const detail = { summary: 'A career', answer: careerPage, read: () => Promise.resolve(null) };
const page = { structuredData: 'none' as const };`;
const rest = "llms: 'none', list: 'none',";
const nothing = `detail: 'none', page: 'none', sitemap: 'none', search: 'none', ${rest}`;

const whole = `slots: {}, detail, page, sitemap: 'none', search: 'none', ${rest}`;

/** What somebody forgot or misspelt, and what the compiler says of it; null: nothing is wrong. */
const planted: [name: string, code: string, complaint: string | null][] = [
  [
    'a description that is whole',
    description("{ columns: ['id', 'name'], filters: [], sorts: ['id', 'name'], searched: ['name'] }"),
    null,
  ],
  ['a misspelt sort', description("{ columns: [], filters: [], sorts: ['nam'], searched: [] }"), 'nam'],
  ['a list without columns', description('{ filters: [], sorts: [], searched: [] }'), 'columns'],
  ['a content type that states everything', onServer(career, whole), null],
  ['a column that neither a field nor the server gives', onServer(category, `slots: {}, ${nothing}`), 'bai_viets_count'],
  [
    'a filter that neither a field nor the server gives',
    onServer("import { subject as description } from '#shared/content-types/subject.ts';", `slots: {}, ${nothing}`),
    'group_id',
  ],
  ['a public detail without a sitemap', onServer(career, `slots: {}, detail, page, search: 'none', ${rest}`), 'sitemap'],
  ['a public detail without a search source', onServer(career, `slots: {}, detail, page, sitemap: 'none', ${rest}`), 'search'],
  [
    'a page of records whose description has no address for it',
    onServer(career.replaceAll('career as', 'department as').replace('content-types/career', 'content-types/department'), whole),
    '"none"',
  ],
  [
    'a page without structured data',
    onServer(career, `slots: {}, detail, page: { kicker: () => '' }, sitemap: 'none', search: 'none', ${rest}`),
    'structuredData',
  ],
  [
    'a list whose answer is not what it says',
    `
import { publicList } from '#server/public/public-list.ts';
import { careerItem } from '#shared/answers/career.ts';
export const planted = publicList({ summary: '', item: careerItem, read: () => Promise.resolve({ data: [{ id: 1 }] }) });
`,
    'slug',
  ],
];

describe('the compiler, of what was forgotten', () => {
  const house = mkdtempSync(join(tmpdir(), 'huong-nghiep-planted-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));
  let said = '';

  beforeAll(async () => {
    for (const name of ['src', 'node_modules', 'site.config.ts']) symlinkSync(join(root, name), join(house, name));
    for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(root, name), join(house, name));
    const compilerOptions = {
      lib: ['es2024', 'dom.iterable'],
      types: ['node'],
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
    };
    writeFileSync(
      join(house, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include: ['planted-*.ts'] }),
    );
    for (const [index, [, code]] of planted.entries()) writeFileSync(join(house, `planted-${index}.ts`), code);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    said = await new Promise<string>((done) => {
      execFile(process.execPath, [tsc, '--project', house, '--pretty', 'false'], { maxBuffer: 2 ** 24 }, (_, stdout) =>
        done(stdout),
      );
    });
  });

  it.each(planted.map(([name, , complaint], index) => [name, complaint, index] as const))('%s: %s', (_name, complaint, index) => {
    // An error's first line names the file; what follows indented belongs to it.
    const own = said.split(/\n(?=\S)/).filter((error) => error.includes(`planted-${index}.ts(`));
    if (complaint === null) expect(own).toEqual([]);
    else expect(own.join('\n')).toContain(complaint);
  });
});
