import { passwordFault, passwordTexts } from '#shared/rules/password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What the school is called; a password that says so is guessed first. */
export type SchoolNames = { name: string; short_name: string };

/** What is wrong with a new password, as a sentence; null when nothing is. */
export async function newPasswordFault(password: string, email: string, school: SchoolNames): Promise<string | null> {
  const fault = passwordFault(password, { email, names: [school.name, school.short_name] });
  if (fault !== null) return fault;
  return (await isCommonPassword(password)) ? passwordTexts.common : null;
}
