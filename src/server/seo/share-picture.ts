import type { Site } from '#shared/answers/site.ts';
import { firstPicture, type Shared } from './record-page.ts';

/** What Facebook and Zalo ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing itself changes, so that no old picture stays under its old name. */
const design = 2;

export type ShareWords = Shared & { school: string };

/** What a page shows where it is shared; the school's own picture stands in where its record has none. */
export const shareWords = (
  shared: Shared,
  { name, share_picture, share_picture_meta: meta }: Pick<Site, 'name' | 'share_picture' | 'share_picture_meta'>,
): ShareWords => {
  const words = { ...shared, ...(shared.picture === null && firstPicture([share_picture, meta])), school: name };
  return { ...words, picture: words.picture?.replace(anyOrigin, '') ?? null };
};

/** The drawing takes the file from the store, wherever visitors have it from. */
const anyOrigin = /^https?:\/\/[^/]+/;

/** The name of a picture's content: other words, another picture or another cut of it, another name. */
export function shareMark({ name, kicker, picture, focus, school }: ShareWords): string {
  const cut = focus === undefined ? [] : [`${focus.x} ${focus.y}`];
  return hash([design, school, kicker, name, picture ?? '', ...cut].join('\n'));
}

/** Two rounds of FNV-1a, 64 bits in all: names contents of our own, guards nothing. */
function hash(text: string): string {
  const round = (start: number) => {
    let value = start;
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    return ((value ^ (value >>> 13)) >>> 0).toString(16).padStart(8, '0');
  };
  return round(0x811c9dc5) + round(0x9747b28c);
}
