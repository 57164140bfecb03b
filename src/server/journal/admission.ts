import { journalTexts } from '#shared/admin-texts.ts';
import { nextDay, dayAt } from '#shared/formats/vi-date.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Admit } from '#server/crud/model.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { NoRoom } from '#server/http/storage-fault.ts';

const megabyte = 1024 ** 2;

/** In bytes: with less room a save may find none, and then nobody could sign in or delete either. To delete many at once takes most of it. */
export const leastFree = 64 * megabyte;

/** From this part of the budget on, what an account adds is written down: a query for each small save would be a twentieth of it. */
const writtenFrom = 0.01;

/** What an account may add to what is kept in a day, unless told. */
export const usualDayMegabytes = 500;

/**
 * Refuses what there is no room for: with 507 what would leave less than `leastFree` on the disk, with 429 what an account adds
 * beyond `dayMegabytes` a day, which begins at midnight in Vietnam. What is added without an account is not counted.
 */
export function admission({
  clock,
  dayMegabytes,
  hasRoom,
}: {
  clock: () => Date;
  dayMegabytes: number;
  /** Whether so many bytes are free. Asked in the transaction. */
  hasRoom: (db: Database, bytes: number) => Promise<boolean>;
}): Admit {
  const most = dayMegabytes * megabyte;
  /** By account, what is not written down yet. */
  const owed = new Map<number, number>();
  return async (db, added, by, soFar) => {
    // Where it cannot be told, the save will tell it.
    if (!(await hasRoom(db, leastFree + added).catch(() => true))) throw new NoRoom(journalTexts.noRoom);
    if (by === undefined) return;
    const bytes = (owed.get(by) ?? 0) + added;
    if (bytes < most * writtenFrom) return soFar ? undefined : void owed.set(by, bytes);
    const day = dayAt(clock());
    const ofToday = ({ case: cases, eb, lit }: ExpressionBuilder<Schema, 'admin'>) =>
      eb(cases().when('added_day', '=', day).then(eb.ref('added_bytes')).else(lit(0)).end(), '+', bytes);
    const own = await (soFar
      ? db
          .selectFrom('admin')
          .select((eb) => ofToday(eb).as('added_bytes'))
          .where('id', '=', by)
          .executeTakeFirst()
      : db
          .updateTable('admin')
          .set((eb) => ({ added_bytes: ofToday(eb), added_day: day }))
          .where('id', '=', by)
          .returning('added_bytes')
          .executeTakeFirst());
    const sum = own?.added_bytes ?? 0;
    if (sum <= most) return soFar ? undefined : void owed.delete(by);
    const seconds = Math.ceil((nextDay(clock()) - clock().getTime()) / 1_000);
    throw new Refusal(429, journalTexts.dayIsFull(dayMegabytes), {}, { 'Retry-After': String(seconds) });
  };
}
