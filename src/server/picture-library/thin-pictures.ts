import { inBatch } from '#server/crud/write-context.ts';
import type { WriteContext, RecordType } from '#server/crud/model.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { Database } from '#server/database/schema.ts';
import { forgetPicture } from './change-pictures.ts';

const day = 24 * 60 * 60 * 1000;
/** Pictures that are looked at in one go. */
const batchSize = 100;

/**
 * Takes away for good what was deleted from the library before the days of the trash and is named by nothing; gives how many.
 * What a kept version names stays until that is kept no longer.
 */
export async function thinPictures(content: WriteContext, type: RecordType, trashDays: number): Promise<number> {
  const before = new Date(content.clock().getTime() - trashDays * day).toISOString();
  let gone = 0;
  for (let cursor = 0; ;) {
    const ids = await expired(content.db, before, cursor);
    for (const id of ids) {
      await inBatch(content, async (batch) => {
        const row = await batch.db
          .selectFrom('picture')
          .select(['id', 'path', 'widths'])
          .where('id', '=', id)
          // It may have been brought back since.
          .where('state', '=', 'deleted')
          .executeTakeFirst();
        if (row === undefined) return;
        await forgetPicture(batch, type, row);
        gone += 1;
      });
    }
    const last = ids.at(-1);
    if (last === undefined) return gone;
    cursor = last;
  }
}

async function expired(db: Database, before: string, cursor: number): Promise<number[]> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('state', '=', 'deleted')
    .where('updated_at', '<', before)
    .where('id', '>', cursor)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('journal_picture').select('seq').whereRef('journal_picture.path', '=', 'picture.path'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('set_aside_picture').select('path').whereRef('set_aside_picture.path', '=', 'picture.path'))),
    )
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return idsOf(rows);
}
