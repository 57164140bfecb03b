import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { type Role, roleNames, roles, type SecurityEventKind } from '#shared/answers/accounts.ts';
import { cleanLine } from '#shared/fields/clean-text.ts';
import { maxPasswordLength, minPasswordLength, passwordLength } from '#shared/accounts/password.ts';
import {
  type Change,
  changeAdmin,
  type ChangedAccount,
  changePassword,
  createAdmin,
  listAdmins,
  normalEmail,
  removeAdmin,
} from '#server/auth/admins.ts';
import { newPasswordFault } from '#server/auth/password-rules.ts';
import { randomPassword } from '#server/auth/passwords.ts';
import { securityLog } from '#server/auth/security-log.ts';
import type { Database } from '#server/database/schema.ts';
import { readSite } from '#server/public/site.ts';
import { type Called, Mistake, readWords } from '../run-command.ts';
import { withContent } from '../with-content.ts';

const usage = `Manages who may sign in to the back office.

  npm run admin -- list
  npm run admin -- create <email> [name] [--role admin|editor|advisor]
  npm run admin -- password <email>
  npm run admin -- role <email> <admin|editor|advisor>
  npm run admin -- lock <email>
  npm run admin -- unlock <email>
  npm run admin -- remove <email>

The role admin (the default) may do everything, editor changes content, advisor answers what families ask. create and
password ask for the password (at least ${minPasswordLength} characters); when input is piped, its first line is the password, as it
stands. Nothing typed: one is made and shown once, and has to be changed at the first sign-in. A changed password and a
lock sign the account out everywhere. DATABASE_URL and DATA_DIR say which database, as for the app itself.`;

type Given = { email: string; words: string[]; role: Role | undefined };
type Command = (db: Database, given: Given) => Promise<string>;

const firstNames: Record<Role, string> = { admin: 'Quản trị viên', editor: 'Biên tập viên', advisor: 'Tư vấn viên' };

const clock = () => new Date();

const tell = (db: Database, kind: SecurityEventKind, account: { id: number; email: string }, what = '') =>
  securityLog({ db, clock }).tell({
    kind,
    account,
    network: null,
    detail: what === '' ? 'Từ dòng lệnh' : `${what}, từ dòng lệnh`,
    forOwner: kind !== 'account_created',
  });

const commands: Readonly<Record<string, Command>> = {
  async list(db) {
    const admins = await listAdmins(db);
    return admins.length === 0
      ? 'There is no administrator yet.'
      : admins.map(({ email, name, role, locked }) => `${email}  ${name}  ${role}${locked === 1 ? ', locked' : ''}`).join('\n');
  },
  async create(db, { email, words, role = 'admin' }) {
    const { password, notice, isMade } = await askPassword(db, email);
    const name = cleanLine(words.join(' ')) || firstNames[role];
    const id = await createAdmin(db, { email, name, password, role, mustChangePassword: isMade }, clock());
    if (id === false) throw new Mistake(`${email} has an account already.`);
    await tell(db, 'account_created', { id, email: normalEmail(email) }, `Vai trò ${roleNames[role]}`);
    return `${email} may sign in now.${notice}`;
  },
  async password(db, { email }) {
    const { password, notice, isMade } = await askPassword(db, email);
    const id = await changePassword(db, email, password, { mustChangePassword: isMade });
    if (id === false) throw unknown(email);
    await tell(db, 'password_changed', { id, email: normalEmail(email) });
    return `${email} has a new password and is signed out everywhere.${notice}`;
  },
  async role(db, { email, words: [word = ''], role = readRole(word) }) {
    const { id } = await change(db, email, { role });
    await tell(db, 'account_changed', { id, email: normalEmail(email) }, `Vai trò ${roleNames[role]}`);
    return `${email} has the role ${role} now.`;
  },
  async lock(db, { email }) {
    const { id } = await change(db, email, { locked: true });
    await tell(db, 'locked_account', { id, email: normalEmail(email) });
    return `${email} is locked and signed out everywhere.`;
  },
  async unlock(db, { email }) {
    const { id } = await change(db, email, { locked: false });
    await tell(db, 'account_changed', { id, email: normalEmail(email) }, 'Mở khóa');
    return `${email} may sign in again.`;
  },
  async remove(db, { email }) {
    const found = (await listAdmins(db)).find((admin) => admin.email === normalEmail(email));
    if (found === undefined) throw unknown(email);
    const outcome = await removeAdmin(db, { id: found.id }, clock());
    if (outcome === 'unknown') throw unknown(email);
    if (outcome === 'last') throw last(email);
    await tell(db, 'account_removed', found);
    return `${email} may not sign in any more.`;
  },
};

async function change(db: Database, email: string, what: Pick<Change, 'role' | 'locked'>): Promise<ChangedAccount> {
  const outcome = await changeAdmin(db, { email }, what, clock());
  if (outcome === 'last') throw last(email);
  if (outcome === 'unknown' || outcome === 'taken') throw unknown(email);
  return outcome.after;
}

const last = (email: string) =>
  new Mistake(`${email} is the last administrator who may sign in and stays: create another one first.`);

function readRole(word: string): Role {
  const role = roles.find((each) => each === word);
  if (role === undefined) throw new Mistake(`${JSON.stringify(word)} is no role: it is ${roles.join(' or ')}.`);
  return role;
}

const unknown = (email: string) =>
  new Mistake(`There is no administrator ${email}: \`npm run admin -- list\` shows who there is.`);

function judgeEmail(email: string): void {
  if (!z.email().safeParse(email).success) throw new Mistake(`${JSON.stringify(email)} is not an e-mail address.\n\n${usage}`);
}

async function askPassword(db: Database, email: string): Promise<{ password: string; notice: string; isMade: boolean }> {
  const typed = process.stdin.isTTY ? await askHidden('Password (nothing: one is made): ') : await firstLine();
  if (typed === '') {
    const password = randomPassword();
    return { password, notice: `\nPassword: ${password} (to be changed at the first sign-in)`, isMade: true };
  }
  const length = passwordLength(typed);
  if (length < minPasswordLength || length > maxPasswordLength)
    throw new Mistake(`A password has ${minPasswordLength} to ${maxPasswordLength} characters; this one has ${length}.`);
  if ((await newPasswordFault(typed, { email, name: await nameOf(db, email) }, await readSite(db))) !== null)
    throw new Mistake(
      'This password is guessed too easily: a few common words, also with numbers and signs, a row of keys or digits, or the e-mail, the own name or the name of the school. Choose a sentence of five words or more.',
    );
  if (process.stdin.isTTY && (await askHidden('Once more: ')) !== typed) throw new Mistake('The two passwords differ.');
  return { password: typed, notice: '', isMade: false };
}

/** Of an account that is there already. */
const nameOf = async (db: Database, email: string): Promise<string> =>
  (await listAdmins(db)).find((admin) => admin.email === normalEmail(email))?.name ?? '';

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  // The terminal echoes what is typed to its output, so that output is dropped.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

export async function adminCommand({ args, env, say }: Called): Promise<void> {
  const read = readWords(usage, args, { role: { type: 'string' } });
  const [word = '', email = '', ...words] = read?.positionals ?? [];
  if (read === null || ['', 'help'].includes(word)) return say(usage);
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined) throw new Mistake(`There is no command ${JSON.stringify(word)}.\n\n${usage}`);
  const role = read.values.role === undefined ? undefined : readRole(read.values.role);
  if (word !== 'list') judgeEmail(email);
  say(await withContent(env, ({ db }) => command(db, { email, words, role })));
}
