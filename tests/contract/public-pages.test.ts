import { join } from 'node:path';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { root } from '../support/imports.ts';
import { publicPages } from '../support/public-pages.ts';

type Declared = { path?: string; file: string; children?: Declared[] };

/** These lead on to the first page of a list and show none themselves. */
const onward = 'public/pages/first-of-list.tsx';

const patternsOf = (declared: readonly Declared[]): string[] =>
  declared.flatMap(({ path = '', file, children }) => {
    if (!file.startsWith('public/') || file === onward) return [];
    return children === undefined ? [`/${path}`] : patternsOf(children);
  });

// By a name that the compiler does not follow: this file is compiled with the server's.
const { default: routes } = (await import(join(root, 'src/web/routes.ts'))) as { default: Declared[] };

const paths = Object.values(publicPages).map((address) => address.split('?')[0] ?? '');

it.each(patternsOf(routes))('the page at %s is weighed and tried for accessibility', (pattern) => {
  expect(paths.some((path) => matchPath(pattern, path) !== null)).toBe(true);
});
