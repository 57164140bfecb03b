import { expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { pathsWithPage } from '#shared/content-types/with-page.ts';
import { formSlotsOf } from './index.ts';

it.each(descriptions as readonly Description[])('the form of a $noun leads to its page where it has one', (description) => {
  expect(formSlotsOf(description).pageOf !== undefined).toBe(pathsWithPage.has(description.path));
});
