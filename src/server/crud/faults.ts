import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { momentTexts } from '#shared/admin-texts.ts';
import type { Database } from '#server/database/schema.ts';
import { unprocessable } from '#server/http/errors.ts';
import type { ContentContext, RecordType } from './model.ts';
import { refusedInSections, unknownPictures } from './chosen-pictures.ts';
import { fieldsOfKind, type Faults, type Stored, type Values } from './record.ts';
import { lastTitle, referring } from './references.ts';
import { isTaken } from './slug.ts';

/**
 * What only the database can say against values that have passed their rules: parents that do not
 * exist, a slug that is taken, the content type's own rules. `before` is the record as it stands, null on create.
 */
export async function faultsIn(
  { db, types, clock }: ContentContext & { clock: () => Date },
  { description, slots }: RecordType,
  values: Values,
  before: Stored | null,
  from: 'sent' | 'kept' = 'sent',
): Promise<Faults> {
  const own = await slots.faults?.(db, values, before, clock());
  return mergedFaults(
    await unknownReferences({ db, types }, description, values, before),
    await takenSlugs(db, description, values, before),
    hidesTooEarly(description, values, before, clock()),
    // What a version or a draft holds is stored, also where it was taken out of the library since.
    await unknownPictures(db, description, values, before, from === 'sent'),
    from === 'sent' ? await refusedInSections(db, description, values, before) : {},
    own ?? {},
  );
}

export function mergedFaults(...all: readonly Faults[]): Faults {
  const faults: Faults = {};
  for (const some of all) for (const [name, messages] of Object.entries(some)) (faults[name] ??= []).push(...messages);
  return faults;
}

/** Throws 422 with the faults in the order of the fields; nothing when there is none. */
export function refuse({ fields }: Description, faults: Faults): void {
  const order = Object.keys(fields);
  const place = (name: string) => {
    const at = order.indexOf(name.split('.')[0] ?? '');
    return at === -1 ? order.length : at;
  };
  const entries = Object.entries(faults).sort(([a], [b]) => place(a) - place(b));
  if (entries.length > 0) throw unprocessable(Object.fromEntries(entries));
}

/** Records of a list that are not there and are told. */
const mostTold = 10;

async function unknownReferences(reading: ContentContext, description: Description, values: Values, before: Stored | null) {
  const faults: Faults = {};
  for (const { name, field, target, wanted, gone } of await referring(reading, description, values)) {
    if (field.kind === 'reference') {
      if (gone.length > 0) faults[name] = [`${field.label} không tồn tại`];
      continue;
    }
    const { noun } = target.description;
    const unknown = gone.slice(0, mostTold);
    const titles = await Promise.all(unknown.map((id) => lastTitle(reading.db, target, id)));
    const deleted = titles.filter((title) => title !== null).map((title) => `“${title}”`);
    const unheard = unknown.filter((_, index) => titles[index] === null);
    const messages = [
      ...(deleted.length > 0 ? [`${field.label}: ${noun} ${deleted.join(', ')} đã bị xóa, hãy bỏ ra.`] : []),
      ...(unheard.length > 0 ? [`${field.label}: không có ${noun} số ${unheard.join(', ')}`] : []),
      ...(target.description === description && before !== null && wanted.includes(before.id)
        ? [`${field.label} không thể là chính ${noun} này`]
        : []),
    ];
    if (messages.length > 0) faults[name] = messages;
  }
  return faults;
}

/** A moment that was ahead when it was set and has passed since is no fault of whoever saves something else. */
function hidesTooEarly({ fields }: Description, values: Values, before: Stored | null, now: Date): Faults {
  const moment = values[hideAtField];
  if (!Object.hasOwn(fields, hideAtField) || typeof moment !== 'string' || moment === before?.[hideAtField]) return {};
  return moment > now.toISOString() ? {} : { [hideAtField]: [momentTexts.hidesInThePast] };
}

async function takenSlugs(db: Database, description: Description, values: Values, before: Stored | null): Promise<Faults> {
  const faults: Faults = {};
  for (const name of fieldsOfKind(description.fields, 'slug')) {
    const typed = values[name];
    if (typeof typed !== 'string' || typed === '') continue;
    if (await isTaken(db, description, typed, before?.id ?? null)) faults[name] = ['Slug này đã được dùng'];
  }
  return faults;
}
