import { expect, it } from 'vitest';
import { modulesIn, readModule, resolveOwn } from '../support/imports.ts';

/** The folders of the public site, each of which may use those after it. */
const folders = ['pages', 'layout', 'search', 'parts', 'discovery'];
const room = 'src/web/public';
const folderOf = (path: string) => path.slice(room.length + 1).split('/')[0] ?? '';

/** The imports that go up the list. */
const upward = (imports: readonly { path: string; from: string | null }[]) =>
  imports
    .filter(({ path, from }) => from?.startsWith(`${room}/`) && folders.indexOf(folderOf(from)) < folders.indexOf(folderOf(path)))
    .filter(({ from }) => folders.includes(folderOf(from ?? '')))
    .map(({ path, from }) => `${path} imports ${from}`);

it('folders of the public site do not import in circles', () => {
  const imports = modulesIn(room).flatMap((path) => readModule(path).map(({ from }) => ({ path, from: resolveOwn(from, path) })));
  expect([...new Set(imports.map(({ path }) => folderOf(path)))].toSorted()).toEqual(folders.toSorted());
  expect(upward(imports)).toEqual([]);
});

it('and one that would is found', () => {
  const path = `${room}/parts/print-foot.tsx`;
  expect(upward([{ path, from: `${room}/layout/hotline.ts` }])).toEqual([`${path} imports ${room}/layout/hotline.ts`]);
  expect(upward([{ path, from: `${room}/parts/hotline.ts` }])).toEqual([]);
});
