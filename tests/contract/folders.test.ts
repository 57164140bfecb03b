import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { againstTheOrder, besideEachOther, circlesIn, misnamed } from '../support/folders.ts';
import { importsOf, resolveOwn, root, treeOf, type Tree } from '../support/imports.ts';

/** The folders of each of these may not import each other in circles. */
const rooms = ['src/shared', 'src/server', 'src/web', 'src/web/public', 'src/web/admin'];

/** From the lowest to the highest: a folder imports its own layer and those before it. */
const layersOfTheServer = [
  ['observability', 'threads'],
  ['http', 'database', 'outbound'],
  ['mail'],
  ['media', 'auth'],
  ['public', 'crud'],
  ['timed-hiding', 'search', 'seo', 'response-cache', 'journal', 'previews', 'sheets', 'backup'],
  ['content-types', 'site-settings', 'picture-library', 'links', 'api-docs', 'enquiries', 'set-aside'],
  ['dashboard', 'insight', 'answer-cards'],
  ['start', 'cli'],
  ['main.ts'],
];

/** Those of the back office; a feature imports no other feature besides. */
const layersOfTheOffice = [
  ['session'],
  ['work'],
  ['inputs'],
  ['screens'],
  ['lists', 'forms'],
  ['content-types'],
  ['features'],
  ['pages'],
  ['layout'],
  ['shell.tsx'],
];

const tree = treeOf(['src', 'demo', 'bench', 'trials']);
const plant = (modules: Record<string, string>): Tree =>
  new Map(Object.entries(modules).map(([path, text]) => [path, importsOf(text)]));

describe('the folders as they stand', () => {
  it.each(rooms)('%s: its folders do not import each other in circles', (room) => {
    expect(circlesIn(tree, room)).toEqual([]);
  });

  it('have no files that import each other in circles, types among them', () => {
    const folders = new Set([...tree.keys()].map((path) => dirname(path)));
    expect([...folders].flatMap((folder) => circlesIn(tree, folder))).toEqual([]);
  });

  it('of the server import what stands lower', () => {
    expect(againstTheOrder(tree, 'src/server', layersOfTheServer)).toEqual([]);
  });

  it('of the back office import what stands lower, and no feature imports another', () => {
    expect(againstTheOrder(tree, 'src/web/admin', layersOfTheOffice)).toEqual([]);
    expect(besideEachOther(tree, 'src/web/admin/features')).toEqual([]);
  });

  it.each([
    ['src/server', ['main.ts']],
    ['src/web/admin', ['README.md', 'shell.tsx']],
  ])('hold everything of %s but %s', (room, loose) => {
    expect(readdirSync(join(root, room)).filter((name) => statSync(join(root, room, name)).isFile())).toEqual(loose);
  });

  it('are named by their room from outside, and relatively within', () => {
    expect(misnamed(tree, ['src/shared', 'src/server', 'src/web', 'demo'])).toEqual([]);
  });

  it('are handed the registry of content types by start/, and by nobody else', () => {
    const importers = [...tree].filter(([file, imports]) =>
      imports.some(({ from }) => resolveOwn(from, file) === 'src/server/content-types/index.ts'),
    );
    expect(importers.map(([file]) => file).filter((file) => !file.startsWith('src/server/start/'))).toEqual([]);
  });
});

describe('a planted tree', () => {
  it('shows a circle of two folders, one of its imports being of a type', () => {
    const planted = plant({
      'src/server/crud/list.ts': "import type { Query } from '#server/public/query.ts';",
      'src/server/public/views.ts': "import { list } from '#server/crud/list.ts';",
      'src/server/public/query.ts': "import { z } from 'zod';",
    });
    expect(circlesIn(planted, 'src/server')).toEqual([
      'src/server: crud → public → crud (src/server/crud/list.ts imports public, src/server/public/views.ts imports crud)',
    ]);
  });

  it('shows a circle of two files of one folder, one of its imports being of a type', () => {
    const planted = plant({
      'src/server/crud/state.ts': "import { isUnseen } from './unseen.ts';",
      'src/server/crud/unseen.ts': "import type { Row } from './state.ts';",
    });
    expect(circlesIn(planted, 'src/server/crud')).toEqual([expect.stringContaining('state.ts → unseen.ts → state.ts')]);
  });

  it('shows a circle of three once, and no folder that merely leads into it', () => {
    const planted = plant({
      'src/web/public/pages/home.tsx': "import { Top } from '../layout/top.tsx';",
      'src/web/public/layout/top.tsx': "import { Box } from '../search/box.tsx';",
      'src/web/public/search/box.tsx': "export * from '../parts/card.tsx';",
      'src/web/public/parts/card.tsx': "const top = import('#web/public/layout/top.tsx');",
    });
    expect(circlesIn(planted, 'src/web/public')).toEqual([
      expect.stringMatching(/^src\/web\/public: layout → search → parts → layout \(/),
    ]);
    expect(circlesIn(planted, 'src/web')).toEqual([]);
  });

  it('counts a file that lies loose in a room as a folder of its own', () => {
    const planted = plant({
      'src/shared/paths.ts': "import { slugify } from './text/slugify.ts';",
      'src/shared/text/slugify.ts': "import { home } from '#shared/paths.ts';",
    });
    expect(circlesIn(planted, 'src/shared')).toEqual([expect.stringContaining('paths.ts → text → paths.ts')]);
  });

  it('shows an import of what stands higher, and a folder without a place', () => {
    const planted = plant({
      'src/server/http/errors.ts': "import { site } from '#server/start/site.ts';",
      'src/server/start/site.ts': "import { main } from '../main.ts';",
      'src/server/helpers/all.ts': '',
    });
    expect(againstTheOrder(planted, 'src/server', layersOfTheServer)).toEqual([
      'src/server/helpers has no place in the order',
      'src/server/http/errors.ts imports start, which stands higher',
      'src/server/start/site.ts imports main.ts, which stands higher',
    ]);
  });

  it('shows an import of a shell by what it stands on, and of a feature by another', () => {
    const planted = plant({
      'src/web/admin/work/undo/undo.tsx': "import type { Row } from '../../lists/list.tsx';",
      'src/web/admin/features/facts/facts.tsx': "const picker = import('../library/picker.tsx');",
      'src/web/admin/features/library/picker.tsx': "import { Row } from '../../lists/list.tsx';",
      'src/web/admin/features/library/tile.tsx': "import { picker } from './picker.tsx';",
    });
    expect(againstTheOrder(planted, 'src/web/admin', layersOfTheOffice)).toEqual([
      'src/web/admin/work/undo/undo.tsx imports lists, which stands higher',
    ]);
    expect(besideEachOther(planted, 'src/web/admin/features')).toEqual([
      'src/web/admin/features/facts/facts.tsx imports library',
    ]);
  });

  it('shows an import that names its own folder, and one that leaves its folder without a name', () => {
    const planted = plant({
      'src/server/crud/list.ts': "import { a } from '#server/crud/save.ts'; import { b } from './save.ts';",
      'src/server/seo/feed.ts': "import { c } from '../crud/list.ts'; import { d } from '#server/crud/list.ts';",
      'demo/content/menus.ts': "import { e } from './types.ts'; import { f } from '../load.ts';",
    });
    expect(misnamed(planted, ['src/server', 'demo'])).toEqual([
      'src/server/crud/list.ts imports #server/crud/save.ts',
      'src/server/seo/feed.ts imports ../crud/list.ts',
      'demo/content/menus.ts imports ../load.ts',
    ]);
  });
});
