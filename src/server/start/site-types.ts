import { contentTypes } from '#server/content-types/index.ts';
import { type RecordTypes, recordTypes } from '#server/crud/record-types.ts';
import { keepIndex } from '#server/search/keep-index.ts';
import { recordPages } from '#server/seo/page-head.ts';

/** The content types as saves know them; the search follows every change. */
export const siteRecordTypes: RecordTypes = recordTypes(contentTypes, ({ db, dialect }, description, id, before, after) =>
  keepIndex(db, dialect, description, id, before, after),
);

/** What the pages of their records tell machines. */
export const siteRecordPages = recordPages(contentTypes);
