import type { MetaDescriptor } from 'react-router';
import { site } from '#site-config';

/** Search engines cut a description at about this many letters. */
const descriptionLength = 160;

/** The title and description of a page; `name` as its heading reads. */
export function pageMeta(name: string, description?: string): MetaDescriptor[] {
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  return [{ title: `${name} – ${site.name}` }, { name: 'description', content: text === '' ? site.description : cut(text) }];
}

function cut(text: string): string {
  if (text.length <= descriptionLength) return text;
  const end = text.lastIndexOf(' ', descriptionLength - 1);
  return `${text.slice(0, end > 0 ? end : descriptionLength - 1)}…`;
}
