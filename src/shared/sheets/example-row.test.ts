import { expect, it } from 'vitest';
import { article, descriptions } from '#shared/content-types/index.ts';
import { exampleCell, sheetColumns } from './columns.ts';

const at = (path: string) => descriptions.find((each) => each.path === path) ?? article;

it.each(descriptions)('the example row of $path hides no record at a time that is over', (description) => {
  const hides = sheetColumns(description, at).filter(({ key }) => key === 'an_luc');
  expect(hides.map(exampleCell)).toEqual(hides.map(() => null));
});
