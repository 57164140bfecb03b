import { menu, question } from '#shared/content-types/index.ts';
import { contentTypes } from '#server/content-types/index.ts';
import { libraryPictureType } from '#server/picture-library/record-type.ts';
import { siteSettingsType } from '#server/site-settings/record-type.ts';
import { recordTypes } from '#server/crud/record-types.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import type { PublicList } from '#server/public/public-list.ts';
import { locatedSource, type SearchSources } from '#server/search/source.ts';
import { addressesOf, type SiteAddresses } from '#server/journal/site-addresses.ts';
import { recordPages } from '#server/seo/page-head.ts';

/** What visitors find records by. */
export const siteSearchSources: SearchSources = Object.fromEntries(
  contentTypes.flatMap(({ description, search }) =>
    search === 'none' ? [] : [[description.name, locatedSource(description, search)]],
  ),
);

/** The content types, the settings of the site and what is said of pictures, as saves know them. */
export const siteRecordTypes: RecordTypes = recordTypes(contentTypes, [siteSettingsType, libraryPictureType]);

/** The settings of the site as saves know them. */
export const siteSettingsRecord: RecordType = recordNamed(siteSettingsType.description.name);

/** What is said of stored pictures as saves know it. */
export const libraryPictureRecord: RecordType = recordNamed(libraryPictureType.description.name);

function recordNamed(name: string): RecordType {
  const type = siteRecordTypes.named(name);
  if (type === undefined) throw new Error(`Nobody has declared ${name}.`);
  return type;
}

/** What may hold links: the content types, and the settings of the site. */
export const siteLinkTypes: readonly RecordType[] = [...siteRecordTypes.all, siteSettingsRecord];

/** What the pages of their records tell machines. */
export const siteRecordPages = recordPages(contentTypes);

/** Where pages are found. */
export const siteAddresses: SiteAddresses = addressesOf(siteRecordTypes);

/** The menu as visitors are given it. */
export const siteMenu: PublicList = listOf(menu.name);

/** Questions and their answers as visitors are given them. */
export const siteQuestions: PublicList = listOf(question.name);

function listOf(name: string): PublicList {
  const list = contentTypes.find(({ description }) => description.name === name)?.list;
  if (list === undefined || list === 'none') throw new Error(`Visitors are given no list of ${name}.`);
  return list;
}
