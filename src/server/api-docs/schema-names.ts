import { z } from 'zod';
import * as accounts from '#shared/answers/accounts.ts';
import * as article from '#shared/answers/article.ts';
import * as banner from '#shared/answers/banner.ts';
import * as batch from '#shared/answers/batch.ts';
import * as career from '#shared/answers/career.ts';
import * as category from '#shared/answers/category.ts';
import * as dashboard from '#shared/answers/dashboard.ts';
import * as facts from '#shared/answers/facts.ts';
import * as foundRecords from '#shared/answers/found-records.ts';
import * as interests from '#shared/answers/interests.ts';
import * as journal from '#shared/answers/journal.ts';
import * as linked from '#shared/answers/linked.ts';
import * as links from '#shared/answers/links.ts';
import * as listings from '#shared/answers/listings.ts';
import * as majorGroup from '#shared/answers/major-group.ts';
import * as major from '#shared/answers/major.ts';
import * as menu from '#shared/answers/menu.ts';
import * as parts from '#shared/answers/parts.ts';
import * as pastAddresses from '#shared/answers/past-addresses.ts';
import * as pictures from '#shared/answers/pictures.ts';
import * as plainPage from '#shared/answers/plain-page.ts';
import * as position from '#shared/answers/position.ts';
import * as saved from '#shared/answers/saved.ts';
import * as search from '#shared/answers/search.ts';
import * as searchCounts from '#shared/answers/search-counts.ts';
import * as sheets from '#shared/answers/sheets.ts';
import * as site from '#shared/answers/site.ts';
import * as subject from '#shared/answers/subject.ts';
import * as uses from '#shared/answers/uses.ts';
import * as wire from '#shared/answers/wire.ts';

const ofContent = [article, banner, career, category, major, majorGroup, menu, plainPage, position, saved, search, site, subject];
const ofEditors = [
  accounts,
  batch,
  dashboard,
  facts,
  foundRecords,
  journal,
  links,
  listings,
  pastAddresses,
  pictures,
  sheets,
  uses,
];
const ofBoth = [interests, linked, parts, searchCounts, wire];

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Gives a shape the name by which the document lists it among its schemas. */
export function nameShape(shape: z.ZodType, id: string): void {
  if (z.globalRegistry.get(shape)?.id === undefined) z.globalRegistry.add(shape, { ...z.globalRegistry.get(shape), id });
}

/** Every shape of an answer is called in the document what it is called in the program. */
export function nameAnswers(): void {
  for (const module of [...ofContent, ...ofEditors, ...ofBoth] as readonly Readonly<Record<string, unknown>>[])
    for (const [name, shape] of Object.entries(module)) if (shape instanceof z.ZodObject) nameShape(shape, capital(name));
}
