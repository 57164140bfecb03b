import type { Description } from '#shared/content-types/description.ts';
import type { PerKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import { formFields } from './values.ts';

/** The fields of a form by where they stand: texts and facts in the wide column, the rest beside them. */
export type Columns = {
  main: readonly string[];
  /** Whether visitors see the record, and from when. */
  state: readonly string[];
  /** Its place, its address, its pictures and what it hangs together with. */
  side: readonly string[];
};

const isState = (name: string, { kind }: Field) => name === 'status' || kind === 'datetime';

/** What stands beside the texts, in this order, and what in the wide column; fields of one kind keep the order of the description. */
const place: PerKind<number | 'main'> = {
  integer: 1,
  slug: 2,
  image: 3,
  references: 4,
  date: 5,
  flag: 6,
  text: 'main',
  paragraph: 'main',
  visibility: 'main',
  choice: 'main',
  reference: 'main',
  tags: 'main',
  sections: 'main',
  datetime: 'main',
  url: 'main',
  link: 'main',
  number: 'main',
  choices: 'main',
  table: 'main',
};

/** `date` and `flag` say of a record's facts whether they hold, but for days with an hour, which are what the record tells; `references` lead to other records. */
export function columnsOf(description: Description): Columns {
  const fields = formFields(description);
  const state = fields.filter(({ name, field }) => isState(name, field));
  const placeOf = ({ field }: (typeof fields)[number]) =>
    field.kind === 'date' && field.mayHaveTime ? 'main' : place[field.kind];
  const side = fields
    .filter((each) => placeOf(each) !== 'main')
    .toSorted((one, other) => Number(placeOf(one)) - Number(placeOf(other)));
  const aside = new Set([...state, ...side]);
  const names = (found: typeof fields) => found.map(({ name }) => name);
  return {
    main: names(fields.filter((each) => !aside.has(each))),
    // The status decides what the moments below it mean.
    state: names([...state.filter(({ name }) => name === 'status'), ...state.filter(({ name }) => name !== 'status')]),
    side: names(side),
  };
}
