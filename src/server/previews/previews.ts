import { createHash, randomBytes } from 'node:crypto';
import type { MadePreview } from '#shared/answers/journal.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { nounTexts } from '#shared/texts.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { readingOver } from '#server/database/reading-over.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction, writeTransaction } from '#server/database/write-transaction.ts';
import { isAbout } from '#server/database/is-about.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { doerOf } from '#server/journal/entries.ts';
import { showDraft } from '#server/journal/show-draft.ts';

/** The parameter that carries the token of a preview. */
const parameter = 'xem-truoc';
const named = /[?&]xem-truoc=/;
/** 256 bits, base64url. */
const carried = /[?&]xem-truoc=([\w-]{43})(?:[&#]|$)/;

/** Whether an address asks for a preview, rightly or not. */
export const namesPreview = (url: string): boolean => named.test(url);

/** The token in an address; null where there is none that could have been given. */
export const previewToken = (url: string): string | null => carried.exec(url)?.[1] ?? null;

/** An address with the token. */
export function previewAddress(address: string, token: string): string {
  const [page = '', anchor] = address.split('#', 2);
  return `${page}${page.includes('?') ? '&' : '?'}${parameter}=${token}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The database holds only the hash: whoever reads it opens no preview. It is also what a link is called where it is listed. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Which record a token shows, and until when (ISO 8601). */
export type FoundPreview = { resource: string; id: number; expiresAt: string };

/** What a token was given for; null when it was not, is revoked, or has expired. One look by the primary key. */
export async function findPreview(db: Database, token: string, now: Date): Promise<FoundPreview | null> {
  const link = await db
    .selectFrom('preview_link')
    .select(['resource', 'record_id as id', 'expires_at as expiresAt'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return link !== undefined && link.expiresAt > now.toISOString() ? link : null;
}

/** How many previews of a record there may be at a time: more are not kept apart by anyone. */
const most = 20;
const day = 24 * 60 * 60 * 1000;

/** The path below the origin of the page that shows a record; null where visitors may not see it. */
export type PagePath = (context: ReadContext, type: RecordType, id: number) => Promise<string | null>;

type Making = WriteContext & { pagePath: PagePath; publicUrl?: string | null | undefined };

/** Gives a new address that shows the record as it would be published now. Refuses with 404, or 409 when there are too many. */
export async function makePreview(making: Making, type: RecordType, id: number, days: number): Promise<MadePreview> {
  const { db, dialect, clock, types, by, pagePath, publicUrl } = making;
  const { name, noun } = type.description;
  const now = clock();
  const shown = await showDraft({ db, types, now }, type, id);
  const address = shown && (await readingOver(db, dialect, shown.laid, (reading) => pagePath({ db: reading, now }, type, id)));
  if (address === null) throw notFound(nounTexts(noun).notFound);
  const token = randomBytes(32).toString('base64url');
  const link = {
    token_hash: hashOf(token),
    resource: name,
    record_id: id,
    created_at: now.toISOString(),
    created_by: by ?? null,
    expires_at: new Date(now.getTime() + days * day).toISOString(),
  };
  // One at a time: of many at once each would count only those before it.
  const made = await writeTransaction(db, async (open) => {
    await removeExpiredPreviews(open, now);
    if ((await readPreviews(open, type, id, now)).length >= most) throw new Refusal(409, journalTexts.tooManyPreviews(most));
    await open.insertInto('preview_link').values(link).execute();
    return (await readPreviews(open, type, id, now)).find((preview) => preview.id === link.token_hash);
  });
  // Somebody took them all back at this moment.
  if (made === undefined) throw notFound(journalTexts.previewNotFound);
  return { ...made, address: (publicUrl ?? '') + previewAddress(address, token) };
}

/** The addresses of a record that work, the newest first. */
export async function readPreviews(db: Database, { description: { name } }: RecordType, id: number, now: Date) {
  const rows = await db
    .selectFrom('preview_link')
    .leftJoin('admin', 'admin.id', 'preview_link.created_by')
    .select(['token_hash', 'preview_link.created_at', 'created_by as by', 'expires_at', 'admin.name'])
    .where(isAbout('preview_link', name, id))
    .where('expires_at', '>', now.toISOString())
    .orderBy('preview_link.created_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map((row) => ({ id: row.token_hash, at: row.created_at, by: doerOf(row), expires_at: row.expires_at }));
}

/** Ends one preview of a record, or all of them. Gives how many. */
export async function revokePreviews(db: Database, { description: { name } }: RecordType, id: number, link?: string) {
  const { numDeletedRows } = await inTransaction(db, (open) =>
    open
      .deleteFrom('preview_link')
      .where(isAbout('preview_link', name, id))
      .$if(link !== undefined, (query) => query.where('token_hash', '=', link ?? ''))
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

export async function removeExpiredPreviews(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('preview_link').where('expires_at', '<=', now.toISOString()).execute();
}
