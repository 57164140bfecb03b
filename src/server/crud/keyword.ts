import { sql } from 'kysely';
import { wordsOf } from '#shared/search/holds-words.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Database } from '#server/database/schema.ts';
import { namesOf } from './names.ts';

/** The ids of records that hold every word of the text in what the list is searched by, folded as visitors' searches are. */
async function idsNamed(db: Database, description: Description, text: string): Promise<number[]> {
  if (searchKeys(text).length === 0) return [];
  const holds = wordsOf(text);
  const { rows } = await namesOf(db, description);
  return rows.flatMap(({ id, held }) => (holds(held) ? [id] : []));
}

/** The condition that a keyword puts on the rows of a list. */
export async function namedCondition(db: Database, description: Description, text: string) {
  const ids = await idsNamed(db, description, text);
  // As text: there may be more of them than a statement takes parameters.
  return ids.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`${sql.ref(`${description.table}.id`)} in (${sql.raw(ids.join(','))})`;
}
