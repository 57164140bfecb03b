import type { PageAbout } from './page-about.ts';
import { listPages } from './page-about.ts';
import { sharePicturePath } from './paths.ts';

/** What Facebook and Zalo ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing itself changes, so that no old picture stays under its old name. */
const design = 2;

/** Everything a share picture shows. */
export type ShareWords = {
  name: string;
  /** The line above the name: what kind of thing it is. */
  kicker: string;
  /** The address of the record's picture; null: one mark stands in. */
  picture: string | null;
  school: string;
};

export function shareWords({ kind, record }: PageAbout, school: string): ShareWords {
  switch (kind) {
    case 'nghe-nghiep':
      return { name: record.name, kicker: 'Nghề nghiệp', picture: record.image, school };
    case 'vi-tri':
      return {
        name: record.name,
        kicker: `Vị trí, nghề ${record.career.name}`,
        picture: record.image ?? record.thumbnail,
        school,
      };
    case 'nhom-nganh':
      return { name: record.name, kicker: 'Nhóm ngành', picture: record.image, school };
    case 'nganh-hoc':
      return {
        name: record.name,
        kicker: record.ma_nganh === '' ? 'Ngành học' : `Ngành ${record.ma_nganh}`,
        picture: record.image,
        school,
      };
    case 'mon-hoc':
      return { name: record.name, kicker: `Môn học, ngành ${record.nganh_hoc.name}`, picture: record.hinh_anh, school };
    case 'bai-viet':
      return {
        name: record.title,
        kicker: record.category?.name ?? 'Bài viết',
        picture: record.image ?? record.thumbnail,
        school,
      };
    case 'danh-muc':
      return { name: record.name, kicker: 'Bài viết', picture: null, school };
    case 'trang':
      return { name: listPages[record.slug].name, kicker: '', picture: null, school };
  }
}

/** The name of a picture's content: other words or another picture, another name. */
export function shareMark({ name, kicker, picture, school }: ShareWords): string {
  return hash([design, school, kicker, name, picture ?? ''].join('\n'));
}

/** Where the share picture of a page lies, below the origin. */
export const sharePictureOf = (about: PageAbout, school: string): string =>
  sharePicturePath(about.kind, about.record.slug, shareMark(shareWords(about, school)));

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
