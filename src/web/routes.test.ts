import { expect, it } from 'vitest';
import { sitePages } from '#shared/pages/site-pages.ts';
import routes from './routes.ts';

type Route = (typeof routes)[number];

const pathsOf = (route: Route): string[] => route.children?.flatMap(pathsOf) ?? [route.path ?? ''];

it('every page that shows no single record is one that editors can choose', () => {
  const [ofVisitors] = routes;
  const paths = ofVisitors === undefined ? [] : pathsOf(ofVisitors).filter((path) => !/[:*]/.test(path));
  expect(new Set(paths.map((path) => `/${path}`))).toEqual(new Set(sitePages.map(({ path }) => path)));
});
