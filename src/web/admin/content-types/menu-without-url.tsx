import { LeadNote } from '../inputs/destinations/lead-note.tsx';
import type { BelowInput } from '../inputs/form-slots.ts';
import { textOf } from '../work/records/record.ts';
import { leadOfEntry, withoutUrl } from './menu-leads.ts';

/** Where an entry without an address of its own leads. */
export function WithoutUrl({ values }: BelowInput) {
  const [url, slug] = [textOf(values, 'url').trim(), textOf(values, 'slug')];
  if (url !== '') return null;
  if (values['type'] === 'dropdown') return <p className="quiet">{withoutUrl.dropdown(slug)}</p>;
  if (slug === '') return null;
  return (
    <>
      <p className="quiet">{withoutUrl.plain(slug)}</p>
      <LeadNote address={leadOfEntry(values)} />
    </>
  );
}
