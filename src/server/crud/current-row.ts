import type { Description } from '#shared/content-types/description.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { compiledFor } from '#server/database/compiled-query.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { readDetail } from './detail.ts';
import type { RecordType, WriteContext } from './model.ts';
import { loose } from './record.ts';

const currentOf = compiledFor((db, { name, table }: Description, id: number) =>
  loose(db)
    .selectFrom(table)
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('journal')
        .select('journal.seq')
        .where('journal.resource', '=', name)
        .whereRef('journal.record_id', '=', `${table}.id`)
        .where('journal.data', 'is not', null)
        .limit(1)
        .as('journal_seq'),
    )
    .where('id', '=', id),
);

/** The row of a record, and whether the journal knows what it holds. Refuses with 404, or 409 when `version` is stale. */
export async function currentRow({ db }: Pick<WriteContext, 'db'>, type: RecordType, id: number, version: number | null) {
  const [found] = await currentOf(db, type.description, id);
  if (!found) throw notFound(nounTexts(type.description.noun).notFound);
  const { journal_seq: journaled, ...row } = found;
  // What it has given up in this transaction: see `giveUpSlug`.
  if (typeof row['slug'] === 'string') row['slug'] = row['slug'].replace(/^~/, '');
  if (version !== null && row['version'] !== version) {
    throw new Refusal(409, texts.stale, { data: await readDetail(db, type, id) });
  }
  return { row, isInJournal: journaled !== null };
}
