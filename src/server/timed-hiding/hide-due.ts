import { type Expression, sql } from 'kysely';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { Database } from '#server/database/schema.ts';
import { hideAll } from '#server/crud/batch.ts';
import { loose, type Values } from '#server/crud/record.ts';
import type { RecordType, RecordTypes, WriteContext } from '#server/crud/model.ts';
import { statusValues } from '#server/crud/status-values.ts';
import { inNumberedBatch } from '#server/crud/write-context.ts';

/** Hides records at the moment that they were given, as one who presses 'Ẩn' would: with the journal, and so that it can be undone. */

/** A type whose records may be hidden at a moment, and its status while visitors see a record and while they do not. */
export type HidingType = { type: RecordType; on: string | number; off: string | number };

export const hidingTypes = ({ all }: RecordTypes): HidingType[] =>
  all.flatMap((type) => {
    const status = Object.hasOwn(type.description.fields, hideAtField) ? statusValues(type.description) : null;
    return status === null ? [] : [{ type, ...status }];
  });

/** For each of these types, the first moment at which one of its records is hidden; null where none is. */
export const hideMoments = (types: RecordTypes): ((db: Database) => Expression<string | null>)[] =>
  hidingTypes(types).map(
    ({ type }) =>
      (db) =>
        loose(db)
          .selectFrom(type.description.table)
          .select(({ fn }) => fn.min<string | null>(hideAtField).as('moment'))
          .where(hideAtField, 'is not', null)
          .$asScalar(),
  );

/** The next of these moments in milliseconds, one that has passed too; `Infinity` where there is none. One query, and no row. */
export async function nextHide({ db, types }: Pick<WriteContext, 'db' | 'types'>): Promise<number> {
  const row = await db
    .selectNoFrom(hideMoments(types).map((moment, index) => sql<string | null>`(${moment(db)})`.as(`moment_${index}`)))
    .executeTakeFirst();
  const moments = Object.values<string | null>(row ?? {});
  return Math.min(Infinity, ...moments.flatMap((moment) => (moment === null ? [] : [Date.parse(moment)])));
}

/** Records that one transaction hides: who saves meanwhile waits for no more than these. */
const batchSize = 500;

/** Hides everything that is due by now, by whichever instance comes first, and gives how many records it changed. */
export async function hideDue(content: WriteContext): Promise<number> {
  let done = 0;
  for (;;) {
    if ((await nextHide(content)) > content.clock().getTime()) return done;
    const own: WriteContext = { ...content, by: undefined, address: undefined };
    done += (
      await inNumberedBatch(own, async (batch) => {
        const now = batch.clock().toISOString();
        let left = batchSize;
        for (const { type, off } of hidingTypes(batch.types)) {
          // Read anew in here: another instance may have hidden them meanwhile.
          const rows = await loose(batch.db)
            .selectFrom(type.description.table)
            .select('id')
            .where(hideAtField, '<=', now)
            .orderBy(hideAtField)
            .orderBy('id')
            .limit(left)
            .execute();
          await hideAll(batch, type, idsOf(rows), off);
          left -= rows.length;
          if (left === 0) break;
        }
        return batchSize - left;
      })
    ).result;
  }
}

/** The values of an earlier time without a moment that has passed, which would hide the record again at once. */
export const withoutPassed = (values: Values, now: Date): Values => {
  const moment = values[hideAtField];
  return typeof moment === 'string' && moment <= now.toISOString() ? { ...values, [hideAtField]: null } : values;
};
