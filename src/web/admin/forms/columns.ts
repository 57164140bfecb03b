import type { Description, FieldGroup } from '#shared/content-types/description.ts';
import { otherNames } from '#shared/content-types/usual-fields.ts';
import type { PerKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import { formFields } from './values.ts';

/** The fields of a form by where they stand. */
export type Columns = {
  /** What is filled in for every record, in the wide column. */
  main: readonly string[];
  /** What is closed until it is wanted, below that. */
  groups: readonly { title: FieldGroup; names: readonly string[] }[];
  /** Long texts, last: they grow without end. */
  long: readonly string[];
  /** Whether visitors see the record, and from when. */
  state: readonly string[];
  /** Its place, its address and its pictures. */
  side: readonly string[];
};

/** As they follow each other. */
const fieldGroups: readonly FieldGroup[] = ['Tuyển sinh', 'Dữ kiện', 'Liên kết', 'Tìm kiếm và chia sẻ', 'Nâng cao'];

/** Where fields stand that no group takes: beside the texts in this order, in the wide column, or last. */
const place: PerKind<number | 'main' | 'long'> = {
  integer: 1,
  slug: 2,
  image: 3,
  sections: 'long',
  text: 'main',
  paragraph: 'main',
  visibility: 'main',
  choice: 'main',
  choices: 'main',
  reference: 'main',
  references: 'main',
  tags: 'main',
  datetime: 'main',
  date: 'main',
  flag: 'main',
  url: 'main',
  link: 'main',
  number: 'main',
  table: 'main',
};

/** Whether facts still hold, and whether they are real, which every content type with facts says by the same names. */
const ofFacts: ReadonlySet<string> = new Set(['kiem_tra', 'minh_hoa']);

function groupOf({ groups = {} }: Description, name: string, { kind }: Field): FieldGroup | undefined {
  if (kind === 'references') return 'Liên kết';
  if (name in otherNames) return 'Tìm kiếm và chia sẻ';
  return ofFacts.has(name) ? 'Dữ kiện' : fieldGroups.find((group) => groups[group]?.includes(name));
}

export function columnsOf(description: Description): Columns {
  const fields = formFields(description);
  const isState = ({ name, field }: (typeof fields)[number]) => name === 'status' || field.kind === 'datetime';
  const groupIn = ({ name, field }: (typeof fields)[number]) => groupOf(description, name, field);
  const others = fields.filter((each) => !isState(each) && groupIn(each) === undefined);
  const placed = (where: 'main' | 'long') => names(others.filter(({ field }) => place[field.kind] === where));
  const names = (found: typeof fields) => found.map(({ name }) => name);
  const side = others
    .filter(({ field }) => typeof place[field.kind] === 'number')
    .toSorted((one, other) => Number(place[one.field.kind]) - Number(place[other.field.kind]));
  return {
    main: placed('main'),
    groups: fieldGroups.map((title) => ({ title, names: names(fields.filter((each) => groupIn(each) === title)) })),
    long: placed('long'),
    // The status decides what the moments below it mean.
    state: names(
      fields.filter(isState).toSorted((one, other) => Number(other.name === 'status') - Number(one.name === 'status')),
    ),
    side: names(side),
  };
}
