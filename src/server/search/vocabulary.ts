import type { Query } from '#shared/rules/search-query.ts';
import type { Database } from '../database/schema.ts';

/** A word that some record has: in how many, and in how many names. */
export type KnownWord = { word: string; uses: number; named: number };

export type Vocabulary = {
  /** Words of the query that some record has. */
  known: ReadonlySet<string>;
  /** Words that begin with the open last word, itself among them; those of most names first. */
  endings: readonly string[];
};

/** A beginning of one letter begins half the language; those words come first that most names have. */
const maxEndings = 32;

/** Sorts behind every word that begins with what stands before it. */
const behindAll = '\u{10ffff}';

export async function readVocabulary(db: Database, { readings, beginning }: Query): Promise<Vocabulary> {
  const words = [...new Set(readings.flatMap((reading) => reading.words))];
  const open = readings.find((reading) => reading.open)?.words.at(-1);
  const exact = db.selectFrom('search_word').select(['word', 'uses', 'named']).where('word', 'in', words);
  if (open === undefined) return { known: new Set((await exact.execute()).map(({ word }) => word)), endings: [] };
  const begun = db
    .selectFrom('search_word')
    .select(['word', 'uses', 'named'])
    .where('word', '>=', beginning)
    .where('word', '<', beginning + behindAll)
    .orderBy('named', 'desc')
    .orderBy('uses', 'desc')
    .orderBy('word')
    .limit(maxEndings);
  const rows = await exact.unionAll(db.selectFrom(begun.as('begun')).selectAll()).execute();
  const found = [...new Set(rows.map(({ word }) => word))];
  return {
    known: new Set(found),
    endings: found.filter((word) => word === open || word.startsWith(beginning)),
  };
}

/** How many words a mistake is looked for among; those of most names come first. */
const maxWords = 3_000;

export const commonWords = (db: Database): Promise<KnownWord[]> =>
  db
    .selectFrom('search_word')
    .select(['word', 'uses', 'named'])
    .orderBy('named', 'desc')
    .orderBy('uses', 'desc')
    .orderBy('word')
    .limit(maxWords)
    .execute();
