import type { Description } from '#shared/content-types/description.ts';
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

/** What stands beside the texts, in this order; fields of one kind keep the order of the description. */
const beside: readonly Field['kind'][] = ['integer', 'slug', 'image', 'references', 'date', 'flag'];

/** `date` and `flag` say of a record's facts whether they hold; `references` lead to other records. */
export function columnsOf(description: Description): Columns {
  const fields = formFields(description);
  const state = fields.filter(({ name, field }) => isState(name, field));
  const side = beside.flatMap((kind) => fields.filter(({ field }) => field.kind === kind));
  const aside = new Set([...state, ...side]);
  const names = (found: typeof fields) => found.map(({ name }) => name);
  return {
    main: names(fields.filter((each) => !aside.has(each))),
    // The status decides what the moments below it mean.
    state: names([...state.filter(({ name }) => name === 'status'), ...state.filter(({ name }) => name !== 'status')]),
    side: names(side),
  };
}
