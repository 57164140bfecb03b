import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/imports.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files of this project that a page links to, as paths from its own folder. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));

/** The files and folders that a page names in the text, as `src/…`, as paths from the root. */
const namedIn = (text: string) =>
  [...text.matchAll(/`((?:src|tests|demo|scripts|bench|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);

const missing = (page: string, text = read(page)) =>
  [...linksIn(text).map((target) => join(dirname(page), target)), ...namedIn(text)].filter(
    (path) => !existsSync(join(root, path)),
  );

const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Task|Number) \|/.test(line));

describe('docs/where.md', () => {
  const rows = rowsOf(read('docs/where.md'));

  it('names at least ten tasks', () => {
    expect(rows.length).toBeGreaterThanOrEqual(10);
  });

  it.each(rows)('%s', (row) => {
    expect(linksIn(row)).not.toEqual([]);
    expect(missing('docs/where.md', row)).toEqual([]);
  });
});

const decisions = readdirSync(join(root, 'docs/decisions'))
  .filter((name) => name !== 'README.md')
  .toSorted();

const pages = [
  'README.md',
  'STYLE.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

it.each(pages)('%s names files that exist', (page) => {
  expect(missing(page)).toEqual([]);
});

describe('the decisions', () => {
  const heads = decisions.map((file) => {
    const head = /^# (\d{4}) (.+)\n\n- Date: (\d{4}-\d\d-\d\d)(?:; (.+))?\n- Status: (.+)\n/.exec(read(`docs/decisions/${file}`));
    const [, number = '', title = '', date = '', later = '', status = ''] = head ?? [];
    const [, changed] = /changed (\d{4}-\d\d-\d\d)/.exec(later) ?? [];
    return { file, number, title, date: changed === undefined ? date : `${date}, changed ${changed}`, status };
  });

  it('are numbered without a gap, as their files are', () => {
    expect(heads.map(({ number }) => number)).toEqual(heads.map((_, index) => String(index + 1).padStart(4, '0')));
    expect(heads.filter(({ file, number }) => !file.startsWith(`${number}-`))).toEqual([]);
  });

  it('stand in the index with title, date and status', () => {
    const lines = heads.map(
      ({ file, number, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`,
    );
    expect(rowsOf(read('docs/decisions/README.md'))).toEqual(lines);
  });

  it('are accepted, or superseded by one that is there', () => {
    const numbers = new Set(heads.map(({ number }) => number));
    for (const { file, status } of heads) {
      const [, by] = /^superseded by (\d{4})$/.exec(status) ?? [];
      expect(`${file}: ${by === undefined ? status : numbers.has(by)}`).toMatch(/: (accepted|true)$/);
    }
  });
});

describe('the READMEs of folders', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const readmes = files.filter((name) => name.endsWith('README.md')).map((name) => `src/${name}`);

  it.each(readmes)('%s names files that exist', (readme) => {
    const named = [...read(readme).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
    const places = [dirname(readme), '.', 'src', 'src/server', 'src/web/admin'];
    expect(named.filter((name) => !places.some((place) => existsSync(join(root, place, name))))).toEqual([]);
  });
});

describe('the rooms in the README', () => {
  const [, tree = ''] = /## The rooms\n\n```\n([\s\S]*?)\n```/.exec(read('README.md')) ?? [];
  let room = '';
  const named = tree.split('\n').flatMap((line) => {
    const [places = ''] = line.trim().split(/ {2,}/);
    if (!line.startsWith(' ')) room = '';
    const paths = places.split(' ').map((place) => room + place);
    if (!line.startsWith(' ')) room = places;
    return paths;
  });

  it('are read line by line', () => {
    expect(named).toEqual(expect.arrayContaining(['site.config.ts', 'src/shared/', 'src/shared/fields/', 'src/server/main.ts']));
  });

  it.each(named)('%s exists', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  it('leave no folder of a room out', () => {
    const unnamed = ['src/shared', 'src/server', 'src/web'].flatMap((each) =>
      readdirSync(join(root, each), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !named.includes(`${each}/${entry.name}/`))
        .map(({ name }) => `${each}/${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});
