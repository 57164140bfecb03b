import type { LibraryPicture, PictureFilter } from '#shared/answers/pictures.ts';
import { findDescription } from '../../work/records/description.ts';
import { sizeOf } from './judge-file.ts';

export const filterNames: Record<PictureFilter, string> = {
  all: 'Tất cả ảnh',
  undescribed: 'Thiếu mô tả',
  unused: 'Chưa dùng ở đâu',
  large: 'Lớn hơn mức cần',
  deleted: 'Đã xóa khỏi kho',
};

const count = (number: number) => number.toLocaleString('vi-VN');

/** '1280 × 853 · 214KB' */
export const sizeText = ({ meta: { width, height }, bytes }: Pick<LibraryPicture, 'meta' | 'bytes'>): string =>
  [`${width} × ${height}`, ...(bytes === null ? [] : [sizeOf(bytes)])].join(' · ');

/** 'Dùng ở 3 nơi' */
export function usesText({ uses, drafts, versions }: Pick<LibraryPicture, 'uses' | 'drafts' | 'versions'>): string {
  if (uses.count > 0) return `Dùng ở ${count(uses.count)} nơi`;
  if (drafts.count > 0) return `Chỉ có trong ${count(drafts.count)} thay đổi chưa xuất bản`;
  return versions > 0 ? 'Chỉ còn trong phiên bản cũ' : 'Chưa dùng ở đâu';
}

/** 'nghề “Đồ họa”, Ảnh bìa của bài viết “Tranh lụa” và 3 nơi khác': the field where a record shows the picture more than once. */
export function placesText({ count: all, first }: LibraryPicture['uses']): string {
  const named = first.slice(0, 5).map((place) => {
    const description = findDescription(place.resource);
    if (description === undefined) return 'Cài đặt trang';
    const name = `${description.noun} “${place.title}”`;
    const isTwice = first.some((other) => other !== place && other.resource === place.resource && other.id === place.id);
    const label = isTwice ? description.fields[place.field]?.label : undefined;
    return label === undefined ? name : `${label} của ${name}`;
  });
  const left = all - named.length;
  return left > 0 ? `${named.join(', ')} và ${count(left)} nơi khác` : named.join(', ');
}
