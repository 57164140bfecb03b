import { passwordFault, passwordTexts, repeatedPiece } from '#shared/rules/password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What the school is called; a password that says so is guessed first. */
export type SchoolNames = { name: string; short_name: string };

/** Whose password it is; the name is not known everywhere. */
type Owner = { email: string; name?: string };

/** What is wrong with a new password, as a sentence; null when nothing is. */
export async function newPasswordFault(
  password: string,
  { email, name = '' }: Owner,
  school: SchoolNames,
): Promise<string | null> {
  const fault = passwordFault(password, { email, names: [school.name, school.short_name, name] });
  if (fault !== null) return fault;
  const piece = repeatedPiece(password);
  const isCommon = (await isCommonPassword(password)) || (piece !== null && (await isCommonPassword(piece)));
  return isCommon ? passwordTexts.common : null;
}
