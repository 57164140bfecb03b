import type { Site } from '#shared/answers/site.ts';

/** The ways in which a visitor is offered to ask by himself, as far as there is a number or an address for them. */
export function waysToAsk({ ways, hotlines, zalo, email }: Site): Site['ways'] {
  const isKnown = { call: hotlines.length > 0, zalo: zalo !== '', email: email !== '' };
  return ways.filter((way) => isKnown[way]);
}

/** Whether there is any, or the form. */
export const canBeAsked = (site: Site): boolean => site.nhan_cau_hoi || waysToAsk(site).length > 0;

/** What is asked where nothing else was typed. */
export const questionAbout = (subject: string) => `Tôi muốn hỏi thêm về ${subject}`;

export type Advised = {
  /** What the page is about: 'ngành Thiết kế đồ họa'. */
  subject: string;
  /** What a visitor would write, where that is not that he wants to know more of it. */
  question?: string;
};

/** Where on a page they stand. */
export const adviceId = 'phan--hoi-tu-van';
