import { sitePages } from '#shared/pages/site-pages.ts';
import type { FoundRecord } from '#shared/answers/found-records.ts';
import { holdsWords } from '#shared/search/holds-words.ts';
import { capital } from '#shared/texts.ts';
import { findDescription } from '../../work/records/description.ts';

/** A page of this site that can be chosen. `beside` tells it from others of its name. */
export type PageOption = {
  path: string;
  name: string;
  beside: string;
  /** Whose page it is; null where it shows no single record. */
  record: { resource: string; id: number } | null;
};

/** Records that are offered at once: what is meant stands among the first, or a letter more is typed. */
const mostRecords = 8;

/** What is offered for some words: pages that show no single record by their name, then those of records. Without words the former. */
export const pageOptions = (sought: string, found: readonly FoundRecord[]): PageOption[] => [
  ...sitePages
    .filter(({ name }) => sought === '' || holdsWords(name, sought))
    .map(({ path, name }) => ({ path, name, beside: path, record: null })),
  ...found.slice(0, sought === '' ? 0 : mostRecords).flatMap(recordOption),
];

function recordOption({ resource, id, title, above, named, path, is_hidden: isHidden }: FoundRecord): PageOption[] {
  if (path == null) return [];
  const beside = [capital(findDescription(resource)?.noun ?? ''), above, named, isHidden ? 'đang ẩn' : null];
  return [{ path, name: title, beside: beside.filter(Boolean).join(' · '), record: { resource, id } }];
}
