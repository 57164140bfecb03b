import { viDateTime } from '#shared/formats/vi-date.ts';
import { escapeXml } from '#shared/text/xml.ts';
import type { MailKind } from '#shared/answers/mail.ts';
import type { MailData, ToldEnquiry } from './waiting-mail.ts';

/** What a mail says, before it is text and HTML. */
type Letter = {
  subject: string;
  /** Paragraphs; a list of them is shown as one. */
  says: readonly (string | readonly string[])[];
  /** Where it leads, below what it says. */
  link?: { label: string; href: string };
  /** In small letters at its end. */
  end: string;
};

export type Written = { subject: string; text: string; html: string };

/** What is known of the account, the school and the moment that a mail is written at. */
export type About = { name: string; school: string; origin: string; madeAt: string };

/** Enquiries that a mail names; of further ones only how many there are. */
const namedEnquiries = 10;

/** A name is one line of a mail, whatever somebody has put into it. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export function write(letter: Letter, { name, school }: Pick<About, 'name' | 'school'>): Written {
  const { subject, says, link, end } = letter;
  const parts = [`Chào bạn ${oneLine(name)},`, ...says];
  const isList = (part: Letter['says'][number]): part is readonly string[] => typeof part !== 'string';
  const text = [
    ...parts.map((part) => (isList(part) ? part.map((each) => `- ${each}`).join('\n') : part)),
    ...(link === undefined ? [] : [`${link.label}:\n${link.href}`]),
    `--\n${oneLine(school)}\n${end}`,
  ].join('\n\n');
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const html = [
    '<div lang="vi" style="max-width:36em;font:16px/1.5 sans-serif">',
    ...parts.map((part) =>
      isList(part)
        ? `<ul style="margin:0 0 16px;padding-left:20px">${part.map((each) => `<li>${escapeXml(each)}</li>`).join('')}</ul>`
        : paragraph(escapeXml(part)),
    ),
    ...(link === undefined ? [] : [paragraph(`<a href="${escapeXml(link.href)}">${escapeXml(link.label)}</a>`)]),
    `<p style="margin:0;font-size:14px">${escapeXml(oneLine(school))}<br>${escapeXml(end)}</p></div>`,
  ].join('');
  return { subject: `${oneLine(subject)} – ${oneLine(school)}`, text, html };
}

const chosen = 'Bạn nhận thư này vì đã chọn ở “Tài khoản của tôi”, và đổi lại ở đó lúc nào cũng được.';
const onceOnly = (until: string) => `Liên kết dùng được một lần, tới ${viDateTime(until)}. Đừng chuyển thư này cho ai khác.`;

const enquiryLine = ({ number, page, at }: ToldEnquiry): string =>
  `Số ${number}, lúc ${viDateTime(at)}${page === null ? '' : `, từ trang ${page}`}`;

const inbox = (origin: string, path: string) => ({ label: 'Mở hộp “Hỏi tư vấn”', href: `${origin}${path}` });

/** New enquiries, by number, time and page. */
export function newsLetter(enquiries: readonly ToldEnquiry[], { origin }: About, inboxPath: string): Letter {
  const more = enquiries.length - namedEnquiries;
  const several = enquiries.length === 1 ? '' : `${enquiries.length} `;
  return {
    subject: `Có ${several}câu hỏi tư vấn mới`,
    says: [
      `${several === '' ? 'Vừa có một' : `Có ${several.trim()}`} câu hỏi mới đang chờ trả lời:`,
      [...enquiries.slice(0, namedEnquiries).map(enquiryLine), ...(more > 0 ? [`và ${more} câu hỏi khác`] : [])],
      'Ai hỏi và hỏi gì, bạn xem trong trang quản trị: thư không ghi những điều đó.',
    ],
    link: inbox(origin, inboxPath),
    end: chosen,
  };
}

export function morningLetter({ fresh, due }: NonNullable<MailData['counts']>, { origin }: About, inboxPath: string): Letter {
  const parts = [
    ...(fresh > 0 ? [`${fresh} câu hỏi mới chưa ai nhận`] : []),
    ...(due > 0 ? [`${due} người đã hẹn gọi lại tới hôm nay`] : []),
  ];
  return { subject: 'Hỏi tư vấn sáng nay', says: ['Sáng nay đang có:', parts], link: inbox(origin, inboxPath), end: chosen };
}

/** Of a link that sets a password. `path` is its address within the site. */
export function linkLetter(kind: MailKind, { origin, school }: About, { path, until }: { path: string; until: string }): Letter {
  const href = `${origin}${path}`;
  return kind === 'invite'
    ? {
        subject: 'Mời bạn vào trang quản trị',
        says: [
          `${oneLine(school)} vừa mở cho bạn một tài khoản ở trang quản trị. Bạn bấm vào liên kết dưới đây để tự đặt mật khẩu, rồi đăng nhập bằng địa chỉ email này.`,
          `${onceOnly(until)} Nếu hết hạn, bạn mở trang đăng nhập và chọn “Quên mật khẩu?” để nhận liên kết mới.`,
        ],
        link: { label: 'Đặt mật khẩu', href },
        end: 'Nếu bạn không biết về việc này, hãy bỏ qua thư: không có gì xảy ra.',
      }
    : {
        subject: 'Đặt lại mật khẩu',
        says: [
          'Có người, có lẽ là bạn, vừa báo quên mật khẩu của tài khoản này. Bạn bấm vào liên kết dưới đây để đặt mật khẩu mới; mật khẩu cũ dùng được tới lúc đó.',
          `${onceOnly(until)} Nếu tài khoản có xác thực hai lớp, khi đăng nhập bạn vẫn cần mã như mọi lần.`,
        ],
        link: { label: 'Đặt mật khẩu mới', href },
        end: 'Nếu không phải bạn, hãy bỏ qua thư: mật khẩu của bạn vẫn như cũ.',
      };
}

export const changedLetter = ({ madeAt }: About): Letter => ({
  subject: 'Mật khẩu của bạn vừa được đổi',
  says: [
    `Mật khẩu của tài khoản này vừa được đặt lại lúc ${viDateTime(madeAt)}, bằng liên kết trong thư. Mọi nơi đang đăng nhập đã được đăng xuất.`,
    'Nếu không phải bạn làm, hãy báo ngay cho Quản trị của trường.',
  ],
  end: 'Thư này chỉ để báo, bạn không cần trả lời.',
});

export const testLetter = (): Letter => ({
  subject: 'Thư thử',
  says: ['Bạn đọc được thư này là trang đã gửi thư được.'],
  end: 'Thư này do bạn bấm gửi ở “Cài đặt trang”.',
});
