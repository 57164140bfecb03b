import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { site } from '#site-config';

/** Search engines cut a description at about this many letters. */
const descriptionLength = 160;

/** The title and description of a page; `name` as its heading reads. */
export function pageMeta(name: string, description?: string): MetaDescriptor[] {
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  return [{ title: `${name} – ${site.name}` }, { name: 'description', content: text === '' ? site.description : cut(text) }];
}

/** The name of one page of a list: 'Bài viết, trang 2'. The first is the list itself. */
export const pageTitle = (name: string, page: number) => (page > 1 ? `${name}, trang ${page}` : name);

/** What `pageMeta` is to a page whose data did not come: `missing` where there is no such thing, anything else is a fault of ours. */
export function failureMeta(error: unknown, missing: string): MetaDescriptor[] {
  return pageMeta(isRouteErrorResponse(error) && error.status === 404 ? missing : 'Có lỗi xảy ra');
}

function cut(text: string): string {
  if (text.length <= descriptionLength) return text;
  const end = text.lastIndexOf(' ', descriptionLength - 1);
  return `${text.slice(0, end > 0 ? end : descriptionLength - 1)}…`;
}
