import type { Dialect } from '#server/database/connect.ts';
import { writeJournal } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { hashPassword, randomPassword, verifyPassword } from './passwords.ts';

/** An administrator as everything outside this folder sees one: without the password hash. */
export type AdminUser = { id: number; email: string; name: string };

const publicColumns = ['id', 'email', 'name'] as const;

export const normalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();

/** The administrator with this pair, or null; a wrong e-mail takes as long as a wrong password. */
export async function checkLogin(db: Database, email: string, password: string): Promise<AdminUser | null> {
  const found = await db
    .selectFrom('admin')
    .select([...publicColumns, 'password_hash'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  const matches = await verifyPassword(password, found?.password_hash ?? null);
  return found && matches ? { id: found.id, email: found.email, name: found.name } : null;
}

export const listAdmins = (db: Database) => db.selectFrom('admin').select(publicColumns).orderBy('id').execute();

/** False when there is an administrator with this e-mail already. */
export async function createAdmin(
  db: Database,
  admin: { email: string; name: string; password: string },
  now: Date,
): Promise<boolean> {
  const created = await db
    .insertInto('admin')
    .values({
      email: normalEmail(admin.email),
      name: admin.name,
      password_hash: await hashPassword(admin.password),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created !== undefined;
}

/** Signs the administrator out everywhere. False when there is none with this e-mail. */
export async function changePassword(db: Database, email: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('admin')
      .set({ password_hash })
      .where('email', '=', normalEmail(email))
      .returning('id')
      .executeTakeFirst();
    if (changed) await transaction.deleteFrom('session').where('admin_id', '=', changed.id).execute();
    return changed !== undefined;
  });
}

export function removeAdmin(db: Database, dialect: Dialect, email: string, now: Date): Promise<'removed' | 'unknown' | 'last'> {
  // One at a time: if two only read, each could leave the other's administrator as the last, and none would stay.
  return writeTransaction(db, dialect, async (transaction) => {
    const admins = await listAdmins(transaction);
    const found = admins.find((admin) => admin.email === normalEmail(email));
    if (!found) return 'unknown';
    if (admins.length === 1) return 'last';
    await transaction.deleteFrom('admin').where('id', '=', found.id).execute();
    // Articles name their author.
    await writeJournal(transaction, now, [{ resource: 'account', id: found.id, action: 'delete' }]);
    return 'removed';
  });
}

/**
 * Creates the first administrator when there is none. Returns what to print, once: the password is
 * null when it was given and whoever starts the app knows it.
 */
export async function ensureFirstAdmin(
  db: Database,
  dialect: Dialect,
  { email, password }: { email: string; password: string | null },
  clock: () => Date,
): Promise<{ email: string; password: string | null } | null> {
  const any = await db.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  if (any) return null;
  const chosen = password ?? randomPassword();
  // Instances that start at once may be told different e-mails.
  const created = await writeTransaction(db, dialect, async (transaction) => {
    if ((await listAdmins(transaction)).length > 0) return false;
    return createAdmin(transaction, { email, name: 'Quản trị viên', password: chosen }, clock());
  });
  return created ? { email: normalEmail(email), password: password === null ? chosen : null } : null;
}
