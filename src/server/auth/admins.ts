import type { Me, Role } from '#shared/answers/accounts.ts';
import { writeJournal } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction, writeTransaction } from '#server/database/write-transaction.ts';
import { suffices } from './access.ts';
import { forgetBrowsers } from './known-networks.ts';
import { endMailLinks } from './mail-links.ts';
import { newPasswordFault, type SchoolNames } from './password-rules.ts';
import { hashPassword, randomPassword, verifyPassword } from './passwords.ts';

export const meColumns = [
  'admin.id',
  'admin.email',
  'admin.name',
  'admin.role',
  'admin.must_change_password',
  'admin.totp_secret',
  'admin.inbox',
] as const;

type MeRow = Pick<Me, 'id' | 'email' | 'name' | 'role'> & {
  must_change_password: number;
  totp_secret: string | null;
  inbox: number;
};

/** An account as its owner sees it: without the hash of its password and the secret of its codes. */
export const meOf = ({ id, email, name, role, must_change_password, totp_secret, inbox }: MeRow): Me => ({
  id,
  email,
  name,
  role,
  inbox: suffices({ role, inbox: inbox === 1 }, 'inbox'),
  must_change_password: must_change_password === 1,
  second_factor: totp_secret !== null,
});

export const normalEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();

export type Login =
  | { outcome: 'right'; me: Me; totpSecret: string | null; passwordHash: string }
  | { outcome: 'wrong'; isLocked: boolean };

/** Whose pair this is; a wrong e-mail and a locked account take as long as a wrong password. */
export async function checkLogin(db: Database, email: string, password: string): Promise<Login> {
  const found = await db
    .selectFrom('admin')
    .select([...meColumns, 'password_hash', 'locked'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  const matches = await verifyPassword(password, found?.password_hash ?? null);
  if (found && matches && found.locked === 0) {
    const { totp_secret: totpSecret, password_hash: passwordHash } = found;
    return { outcome: 'right', me: meOf(found), totpSecret, passwordHash };
  }
  return { outcome: 'wrong', isLocked: matches };
}

export const listAdmins = (db: Database) =>
  db.selectFrom('admin').select(['id', 'email', 'name', 'role', 'inbox', 'locked']).orderBy('id').execute();

/** A password as it was typed, or its hash where it was made before a transaction began, which nobody may hold up for so long. */
type Password = string | { hash: string };

const asHash = async (password: Password): Promise<string> =>
  typeof password === 'string' ? hashPassword(password) : password.hash;

/** Of other roles nothing is kept: whoever becomes Biên tập gets it from somebody. */
const inboxOf = (role: Role, isGiven: boolean) => (role === 'editor' && isGiven ? 1 : 0);

type NewAdmin = {
  email: string;
  name: string;
  password: Password;
  /** 'admin' unless told. */
  role?: Role;
  /** Whether Biên tập may answer enquiries. */
  inbox?: boolean | undefined;
  /** Of a password that was made and handed out. */
  mustChangePassword?: boolean;
};

/** The id; false when there is an account with this e-mail already. */
export async function createAdmin(
  db: Database,
  { email, name, password, role = 'admin', inbox = false, mustChangePassword = false }: NewAdmin,
  now: Date,
): Promise<number | false> {
  const created = await db
    .insertInto('admin')
    .values({
      email: normalEmail(email),
      name,
      password_hash: await asHash(password),
      created_at: now.toISOString(),
      role,
      inbox: inboxOf(role, inbox),
      must_change_password: mustChangePassword ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? false;
}

/** Signs the account out everywhere. Its id; false when there is none with this e-mail. */
export async function changePassword(db: Database, email: string, password: Password, { mustChangePassword = false } = {}) {
  const password_hash = await asHash(password);
  return inTransaction(db, async (transaction) => {
    const changed = await transaction
      .updateTable('admin')
      .set({ password_hash, must_change_password: mustChangePassword ? 1 : 0 })
      .where('email', '=', normalEmail(email))
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    await transaction.deleteFrom('session').where('admin_id', '=', changed.id).execute();
    await forgetBrowsers(transaction, changed.id);
    await endMailLinks(transaction, changed.id);
    return changed.id;
  });
}

export type AccountKey = { id: number } | { email: string };

export type Change = {
  email?: string | undefined;
  name?: string | undefined;
  role?: Role | undefined;
  inbox?: boolean | undefined;
  locked?: boolean | undefined;
};
export type ChangedAccount = { id: number; email: string; name: string; role: Role; inbox: number; locked: number };

/** A locked account is signed out everywhere. 'last': nobody would be left who may do everything. */
export function changeAdmin(db: Database, key: AccountKey, { email, name, role, inbox, locked }: Change, now: Date) {
  // One at a time: if two only read, each could take the other's role, and none would be left.
  return writeTransaction(db, async (transaction) => {
    const accounts = await listAdmins(transaction);
    const before = accounts.find(fits(key));
    if (!before) return 'unknown';
    const after = {
      ...before,
      email: email === undefined ? before.email : normalEmail(email),
      name: name ?? before.name,
      role: role ?? before.role,
      inbox: inboxOf(role ?? before.role, inbox ?? before.inbox === 1),
      locked: locked === undefined ? before.locked : locked ? 1 : 0,
    };
    if (accounts.some((other) => other.id !== after.id && other.email === after.email)) return 'taken';
    if (isInCharge(before) && !isInCharge(after) && !accounts.some((other) => other.id !== after.id && isInCharge(other)))
      return 'last';
    const { id, ...columns } = after;
    await transaction.updateTable('admin').set(columns).where('id', '=', id).execute();
    if (after.locked === 1) await transaction.deleteFrom('session').where('admin_id', '=', id).execute();
    if (after.locked === 1 || after.email !== before.email) await endMailLinks(transaction, id);
    // Articles name their author.
    if (after.name !== before.name) await writeJournal(transaction, now, [{ resource: 'account', id, action: 'account' }]);
    return { before, after };
  });
}

export function removeAdmin(db: Database, key: string | AccountKey, now: Date): Promise<'removed' | 'unknown' | 'last'> {
  // One at a time: if two only read, each could leave the other's administrator as the last, and none would stay.
  return writeTransaction(db, async (transaction) => {
    const accounts = await listAdmins(transaction);
    const found = accounts.find(fits(typeof key === 'string' ? { email: key } : key));
    if (!found) return 'unknown';
    if (isInCharge(found) && !accounts.some((other) => other.id !== found.id && isInCharge(other))) return 'last';
    await transaction.deleteFrom('admin').where('id', '=', found.id).execute();
    // Articles name their author.
    await writeJournal(transaction, now, [{ resource: 'account', id: found.id, action: 'account' }]);
    return 'removed';
  });
}

const isInCharge = ({ role, locked }: Pick<ChangedAccount, 'role' | 'locked'>): boolean => role === 'admin' && locked === 0;

const fits =
  (key: AccountKey) =>
  ({ id, email }: { id: number; email: string }): boolean =>
    'id' in key ? id === key.id : email === normalEmail(key.email);

/** Of the first administrator, who may change it. */
const firstName = 'Quản trị viên';

export class WeakPassword extends Error {
  constructor() {
    super('The password is guessed too easily, or is the e-mail, the own name or the name of the school.');
    this.name = 'WeakPassword';
  }
}

/**
 * Creates the first administrator when there is none. Returns what to print, once: the password is
 * null when it was given and whoever starts the app knows it. One that is made has to be changed at the first sign-in.
 * Throws `WeakPassword` when the one that was given breaks the rules.
 */
export async function ensureFirstAdmin(
  db: Database,
  { email, password }: { email: string; password: string | null },
  clock: () => Date,
  school: SchoolNames,
): Promise<{ email: string; password: string | null } | null> {
  const any = await db.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  if (any) return null;
  if (password !== null && (await newPasswordFault(password, { email, name: firstName }, school)) !== null)
    throw new WeakPassword();
  const chosen = password ?? randomPassword();
  // Instances that start at once may be told different e-mails.
  const created = await writeTransaction(db, async (transaction) => {
    if ((await transaction.selectFrom('admin').select('id').limit(1).executeTakeFirst()) !== undefined) return false;
    return createAdmin(transaction, { email, name: firstName, password: chosen, mustChangePassword: password === null }, clock());
  });
  return created === false ? null : { email: normalEmail(email), password: password === null ? chosen : null };
}
