import type { Site } from '#shared/answers/site.ts';

/** The ways in which a visitor is offered to ask, as far as there is a number or an address for them. */
export function waysToAsk({ ways, hotlines, zalo, email }: Site): Site['ways'] {
  const isKnown = { call: hotlines.length > 0, zalo: zalo !== '', email: email !== '' };
  return ways.filter((way) => isKnown[way]);
}

/** Where on a page they stand. */
export const adviceId = 'phan--hoi-tu-van';
