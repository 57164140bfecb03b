import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { minPasswordLength } from '#shared/rules/password.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** What is common here and missing in a list made from leaks of other countries. */
const vietnamese = [
  'matkhau123',
  'matkhau1234',
  'matkhau12345',
  'matkhau123456',
  'anhyeuem123',
  'anhyeuemnhieu',
  'emyeuanh123',
  'yeuemnhieu',
  'vietnam123',
  'vietnam1234',
  'vietnamvodich',
  'khongbiet123',
  'khongcopass',
  'khongcomatkhau',
  'quantrivien',
  'quantri123',
  'admin12345',
  'admin123456',
  'administrator',
  'dangnhap123',
  'conyeubame',
  'chaobuoisang',
];

/** Whether a password is among those that are tried first. The list is read with the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (await loading).has(password.normalize('NFC').toLowerCase());
}

/** Read as a file: imported, all 50,000 would stay in memory, and shorter ones are refused for their length. */
async function load(): Promise<ReadonlySet<string>> {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const all = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
  return new Set([...all.filter((each) => each.length >= minPasswordLength), ...vietnamese]);
}
