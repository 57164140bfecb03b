import { expect, it } from 'vitest';
import { siteSettings } from '#shared/settings/site.ts';
import { groups } from './groups.ts';

it('every setting stands under one heading', () => {
  expect(groups.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(siteSettings.fields).sort());
});
