import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { changePassword, createAdmin, listAdmins, removeAdmin } from '#server/auth/admins.ts';
import { maxPasswordLength, minPasswordLength, randomPassword } from '#server/auth/passwords.ts';
import { connectForStart, type Dialect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { logError } from '#server/observability/log.ts';
import { keepSecretsOf } from '#server/observability/secrets.ts';
import { readSettings, StartRefused } from '#server/start/settings.ts';
import { checkDatabase } from '#server/start/startup-checks.ts';

const usage = `Manages who may sign in to the back office.

  npm run admin -- list
  npm run admin -- create <email> [name]
  npm run admin -- password <email>
  npm run admin -- remove <email>

create and password ask for the password (at least ${minPasswordLength} characters); when input is piped, its first
line is the password. Nothing typed: one is made and shown once. A changed password signs its
administrator out everywhere. DATABASE_URL and DATA_DIR say which database, as for the app itself.`;

/** A mistake in how the command was called; its message alone is printed. */
class Mistake extends Error {}

type Command = (on: { db: Database; dialect: Dialect }, email: string, name: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async list({ db }) {
    const admins = await listAdmins(db);
    return admins.length === 0
      ? 'There is no administrator yet.'
      : admins.map(({ email, name }) => `${email}  ${name}`).join('\n');
  },
  async create({ db }, email, name) {
    const { password, notice } = await askPassword();
    if (!(await createAdmin(db, { email, name, password }, new Date())))
      throw new Mistake(`${email} is an administrator already.`);
    return `${email} may sign in now.${notice}`;
  },
  async password({ db }, email) {
    const { password, notice } = await askPassword();
    if (!(await changePassword(db, email, password))) throw unknown(email);
    return `${email} has a new password and is signed out everywhere.${notice}`;
  },
  async remove({ db, dialect }, email) {
    const outcome = await removeAdmin(db, dialect, email, new Date());
    if (outcome === 'unknown') throw unknown(email);
    if (outcome === 'last') throw new Mistake(`${email} is the last administrator and stays: create another one first.`);
    return `${email} may not sign in any more.`;
  },
};

const unknown = (email: string) =>
  new Mistake(`There is no administrator ${email}: \`npm run admin -- list\` shows who there is.`);

function judgeEmail(email: string): void {
  if (!z.email().safeParse(email).success) throw new Mistake(`${JSON.stringify(email)} is not an e-mail address.\n\n${usage}`);
}

async function askPassword(): Promise<{ password: string; notice: string }> {
  const typed = process.stdin.isTTY ? await askHidden('Password (nothing: one is made): ') : await firstLine();
  if (typed === '') {
    const password = randomPassword();
    return { password, notice: `\nPassword: ${password}` };
  }
  if (typed.length < minPasswordLength || typed.length > maxPasswordLength) {
    throw new Mistake(`A password has ${minPasswordLength} to ${maxPasswordLength} characters; this one has ${typed.length}.`);
  }
  if (process.stdin.isTTY && (await askHidden('Once more: ')) !== typed) throw new Mistake('The two passwords differ.');
  return { password: typed, notice: '' };
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  // The terminal echoes what is typed to its output, so that output is dropped.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line.trim();
  return '';
}

async function main([word = '', email = '', ...rest]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined) {
    const wantsHelp = ['', 'help', '--help', '-h'].includes(word);
    if (!wantsHelp) throw new Mistake(`There is no command ${JSON.stringify(word)}.\n\n${usage}`);
    console.log(usage);
    return;
  }
  if (word !== 'list') judgeEmail(email);
  keepSecretsOf(process.env);
  const settings = readSettings(process.env);
  const { database } = settings;
  const db = connectForStart(database);
  try {
    await checkDatabase(db, settings);
    await migrate(db, database.dialect);
    console.log(await command({ db, dialect: database.dialect }, email, rest.join(' ').trim() || 'Quản trị viên'));
  } finally {
    await db.destroy();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Mistake) process.stderr.write(`${error.message}\n`);
  else if (error instanceof StartRefused) logError(error.message);
  else logError('The command failed', error);
  process.exitCode = 1;
}
