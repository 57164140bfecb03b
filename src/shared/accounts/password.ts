import { fold } from '#shared/text/fold.ts';

export const minPasswordLength = 10;
export const maxPasswordLength = 1_000;

/** What to choose instead of a password that is guessed. */
const advice = 'Hãy đặt một câu của riêng bạn, dài ít nhất năm từ.';

export const passwordTexts = {
  tooShort: `Mật khẩu phải có ít nhất ${minPasswordLength} ký tự.`,
  tooLong: `Mật khẩu không được vượt quá ${maxPasswordLength.toLocaleString('vi-VN')} ký tự`,
  common: `Mật khẩu này là loại thường bị thử trước tiên. ${advice}`,
  words: `Một vài từ quen thuộc, dù thêm số và dấu, vẫn dễ bị đoán ra. ${advice}`,
  digits: `Một dãy số như số điện thoại hay ngày sinh rất dễ bị đoán ra. ${advice}`,
  personal: `Mật khẩu không được là email, tên của bạn hoặc tên trường. ${advice}`,
  repeated: `Mật khẩu không được chỉ là một đoạn ngắn lặp lại. ${advice}`,
  same: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
  wrong: 'Mật khẩu hiện tại không đúng.',
} as const;

/** In characters as a person counts them: 'ậ' is one, however a keyboard spells it. */
export const passwordLength = (password: string): number => [...password.normalize('NFC')].length;

/**
 * What is wrong with a new password that can be told without the list of the commonest; null when nothing is. It is judged as
 * it was typed: spaces at its ends belong to it. `names`: of the owner and of the school.
 */
export function passwordFault(password: string, { email, names }: { email: string; names: readonly string[] }): string | null {
  const length = passwordLength(password);
  if (length < minPasswordLength) return passwordTexts.tooShort;
  if (length > maxPasswordLength) return passwordTexts.tooLong;
  const typed = password.normalize('NFC').toLowerCase().trim();
  const address = email.normalize('NFC').toLowerCase().trim();
  if (typed === address || typed === address.slice(0, address.lastIndexOf('@'))) return passwordTexts.personal;
  if (names.some((name) => lettersOf(name) !== '' && lettersOf(name) === lettersOf(password))) return passwordTexts.personal;
  if (isPlain(password.toLowerCase())) return passwordTexts.common;
  const piece = repeatedPiece(password);
  return piece !== null && piece.length < minPasswordLength ? passwordTexts.repeated : null;
}

/** A name with a year or other signs around it is still the name. */
function lettersOf(text: string): string {
  const signs = [...fold(text)].filter((sign) => /[a-z\d]/.test(sign));
  const isLetter = (sign: string) => /[a-z]/.test(sign);
  return signs.slice(Math.max(0, signs.findIndex(isLetter)), signs.findLastIndex(isLetter) + 1).join('');
}

/** What a password says again and again, such as 'hoasen' of 'hoa sen-Hoa Sen'; null when it says nothing twice. */
export function repeatedPiece(password: string): string | null {
  const text = fold(password).replaceAll(/[\s._-]/g, '');
  const length = `${text}${text}`.indexOf(text, 1);
  return length > 0 && length < text.length ? text.slice(0, length) : null;
}

/** One sign again and again, or the signs in a row: 'aaaaaaaaaa', '0123456789', 'zyxwvutsrq'. */
function isPlain(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 2);
}
