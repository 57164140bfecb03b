import { passwordFault, passwordTexts, repeatedPiece } from '#shared/accounts/password.ts';
import { weaknessOf } from './weak-password.ts';

/** What the school is called; a password that says so is guessed first. */
export type SchoolNames = { name: string; short_name: string; tagline: string };

/** Whose password it is; the name is not known everywhere. */
type Owner = { email: string; name?: string };

/** What is wrong with a new password, as a sentence; null when nothing is. Asked when one is set, never when one is used. */
export async function newPasswordFault(password: string, { email, name = '' }: Owner, school: SchoolNames) {
  const names = [school.name, school.short_name, school.tagline, name];
  const fault = passwordFault(password, { email, names });
  if (fault !== null) return fault;
  const weakness = await weaknessOf(repeatedPiece(password) ?? password, [...names, ...email.split('@')]);
  return weakness === null ? null : passwordTexts[weakness];
}
