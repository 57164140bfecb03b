import { textOf } from '../work/records/record.ts';

/** The address that an entry of the menu leads to; '' for one that opens a list and has none. */
export function leadOfEntry(entry: Record<string, unknown>): string {
  const [url, slug] = [textOf(entry, 'url').trim(), textOf(entry, 'slug')];
  if (url !== '') return url;
  return entry['type'] === 'dropdown' || slug === '' ? '' : `/${slug}`;
}

/** What is said below an address that is left empty. */
export const withoutUrl = {
  plain: (slug: string) => `Để trống: menu dẫn tới /${slug}.`,
  dropdown: (slug: string) =>
    `Để trống được: menu mở danh sách con. Bấm vào tên menu thì tới ${slug === '' ? 'trang cùng tên' : `/${slug}`} nếu có trang đó, không thì tới mục con đầu tiên. Khi chưa có cả hai, khách không thấy menu này.`,
};
