import { expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { sheetColumns } from '#shared/sheets/columns.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import { findDescription } from '../work/records/description.ts';
import { shownColumns } from './export-columns.ts';

it('the columns of every list are columns of its sheet', () => {
  const all: readonly Description[] = descriptions;
  for (const description of all.filter(hasSheet)) {
    const keys = sheetColumns(description, (path) => findDescription(path)!).map(({ key }) => key);
    const shown = shownColumns(description);
    expect(shown).toContain(description.title);
    expect(keys).toEqual(expect.arrayContaining(shown));
  }
});
