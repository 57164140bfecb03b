import type { Query } from '#shared/rules/search-query.ts';
import type { Database } from '#server/database/schema.ts';

/** A word that some record has: in how many, and in how many names. */
export type KnownWord = { word: string; uses: number; named: number };

export type Vocabulary = {
  /** Words that some record has. */
  known: ReadonlyMap<string, KnownWord>;
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
  const exact = knownWords(db).where('word', 'in', words);
  if (open === undefined) return { known: mapOfWords(await exact.execute()), endings: [] };
  const begun = mostNamed(db)
    .where('word', '>=', beginning)
    .where('word', '<', beginning + behindAll)
    .limit(maxEndings);
  const rows = await exact.unionAll(db.selectFrom(begun.as('begun')).selectAll()).execute();
  const known = mapOfWords(rows);
  return { known, endings: [...known.keys()].filter((word) => word === open || word.startsWith(beginning)) };
}

const knownWords = (db: Database) => db.selectFrom('search_word').select(['word', 'uses', 'named']);

const mostNamed = (db: Database) => knownWords(db).orderBy('named', 'desc').orderBy('uses', 'desc').orderBy('word');

export const mapOfWords = (words: readonly KnownWord[]) => new Map(words.map((each) => [each.word, each]));

/** How many words a mistake is looked for among; those of most names come first. */
const maxWords = 3_000;

export const commonWords = (db: Database): Promise<KnownWord[]> => mostNamed(db).limit(maxWords).execute();

/** Words one of which may stand before one of the others. */
export type Gap = { ones: readonly string[]; others: readonly string[] };

/** In how many names each pair of words that fits a gap stands side by side, by both words with a space between. */
export async function namedPairs(db: Database, gaps: readonly Gap[]): Promise<ReadonlyMap<string, number>> {
  if (gaps.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_pair')
    .select(['one', 'other', 'named'])
    .where(({ and, eb, or }) => or(gaps.map(({ ones, others }) => and([eb('one', 'in', ones), eb('other', 'in', others)]))))
    .execute();
  return new Map(rows.map(({ one, other, named }) => [`${one} ${other}`, named]));
}
