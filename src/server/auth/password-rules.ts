import { site } from '#site-config';
import { passwordFault, passwordTexts } from '#shared/rules/password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with a new password, as a sentence; null when nothing is. */
export async function newPasswordFault(password: string, email: string): Promise<string | null> {
  const fault = passwordFault(password, { email, names: [site.name, site.shortName] });
  if (fault !== null) return fault;
  return (await isCommonPassword(password)) ? passwordTexts.common : null;
}
