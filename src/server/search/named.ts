import { type RawBuilder, sql } from 'kysely';
import { indexedTypes } from './indexed-types.ts';

const article = indexedTypes.indexOf('baiviet');

/** The ids of the articles, shown or not, whose title has these keys in a row; the last may go on. */
export const articlesNamed = (keys: string): RawBuilder<number> => sql<number>`(
  select (place / 4) % 2147483648 from search_entry
  where place % 4 = ${sql.lit(article)} and name_key like ${`%${keys}%`}
)`;
