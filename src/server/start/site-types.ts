import { contentTypes } from '#server/content-types/index.ts';
import { type RecordTypes, recordTypes } from '#server/crud/record-types.ts';
import { searchIndex } from '#server/search/keep-index.ts';
import type { SearchSources } from '#server/search/source.ts';
import { recordPages } from '#server/seo/page-head.ts';

/** What visitors find records by. */
export const siteSearchSources: SearchSources = Object.fromEntries(
  contentTypes.flatMap(({ description, search }) => (search === 'none' ? [] : [[description.name, search]])),
);

export const siteSearchIndex = searchIndex(siteSearchSources);

/** The content types as saves know them; the search follows every change. */
export const siteRecordTypes: RecordTypes = recordTypes(contentTypes, ({ db, dialect }, description, id, before, after) =>
  siteSearchIndex.keep(db, dialect, description, id, before, after),
);

/** What the pages of their records tell machines. */
export const siteRecordPages = recordPages(contentTypes);
