import { phoneDigits } from '#shared/formats/phone-digits.ts';

/** How somebody can be answered: by a number, where Zalo may stand for calling, or by e-mail. */
export type Contact = { kind: 'phone'; value: string } | { kind: 'email'; value: string };

/** Mobile numbers have ten digits, those of a landline eleven from its area on. */
const mobile = /^0[35789]\d{8}$/;
const landline = /^02\d{9}$/;
/** As much of an address as can be told without sending a letter there. */
const email = /^[^\s@"'<>()[\]\\,;:]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/i;

const emailMax = 254;
/** What is told at the field of a contact, in the browser and by the call. */
export const contactTexts = {
  missing: 'Cho trường một cách để trả lời: số điện thoại, Zalo hoặc email',
  phoneLength: 'Số điện thoại di động có 10 chữ số, ví dụ 0901 234 567',
  phoneStart: 'Đầu số này không có ở Việt Nam. Số di động bắt đầu bằng 03, 05, 07, 08 hoặc 09',
  letters: 'Ghi một số điện thoại ở Việt Nam, chỉ gồm chữ số, hoặc một email',
  email: 'Email phải có dạng ten@gmail.com',
} as const;

/**
 * What was typed, as the number or address it is, or what is wrong with it. '+84 901.234.567' and '0901-234-567' are the same number;
 * an address of e-mail is compared in lower case.
 */
export function readContact(typed: string): Contact | { fault: string } {
  const text = typed.normalize('NFC').trim();
  if (text === '') return { fault: contactTexts.missing };
  if (text.includes('@')) {
    return text.length <= emailMax && email.test(text)
      ? { kind: 'email', value: text.toLowerCase() }
      : { fault: contactTexts.email };
  }
  const digits = phoneDigits(text).replace(/^84(?=\d{9,10}$)/, '0');
  if (/\D/.test(digits)) return { fault: /\d/.test(digits) ? contactTexts.letters : contactTexts.missing };
  if (mobile.test(digits) || landline.test(digits)) return { kind: 'phone', value: digits };
  return { fault: digits.length === 10 ? contactTexts.phoneStart : contactTexts.phoneLength };
}
