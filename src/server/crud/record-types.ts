import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import type { Need } from '#shared/calls/call.ts';
import type { AnySlots } from './slots.ts';

/** A content type as this folder is handed it: it knows none by name. */
export type RecordType = {
  description: Description;
  slots: AnySlots;
  /** The content types whose records refer to one of this type, each with the column that does. */
  children: readonly { type: RecordType; column: string }[];
  /** What its records belong to, and are hidden with; null where they stand beside each other. */
  parent: { type: RecordType; column: string } | null;
  /** The fields of other content types, and of this one, that list records of this type. */
  listedBy: readonly { type: RecordType; field: string }[];
  /** Whether visitors find its records at an address made of their slug. */
  hasPage: boolean;
  /** What changing a record of it takes. */
  needs: Need;
};

export type RecordTypes = {
  /** The content types. */
  all: readonly RecordType[];
  /** With the settings of the site: all whose changes the journal keeps. */
  journaled: readonly RecordType[];
  /** Throws for a path that no content type has. */
  at: (path: string) => RecordType;
  /** By the name that the journal calls it; undefined for one that nothing has. */
  named: (name: string) => RecordType | undefined;
};

type Declared = { description: Description; slots: AnySlots; page: unknown };

/** What is changed like a record of a content type, and is none. */
type Beside = { description: Description; slots: AnySlots; needs: Need };

export function recordTypes(declared: readonly Declared[], others: readonly Beside[] = []): RecordTypes {
  const all = declared.map(({ description, slots, page }) => ({
    description,
    slots,
    hasPage: page !== 'none',
    parent: null as RecordType['parent'],
    needs: 'content' as const,
    children: [] as { type: RecordType; column: string }[],
    listedBy: [] as { type: RecordType; field: string }[],
  }));
  const byPath = new Map(all.map((type) => [type.description.path, type]));
  const beside = others.map((other) => ({ ...other, hasPage: false, parent: null, children: [], listedBy: [] }));
  const journaled: readonly RecordType[] = [...all, ...beside];
  const byName = new Map(journaled.map((type) => [type.description.name, type]));
  for (const type of all) {
    const above = parentField(type.description);
    const field = above === null ? undefined : type.description.fields[above];
    const parent = field?.kind === 'reference' ? byPath.get(field.to) : undefined;
    if (above !== null && parent !== undefined) type.parent = { type: parent, column: above };
    for (const [column, field] of Object.entries(type.description.fields)) {
      if (field.kind === 'reference') byPath.get(field.to)?.children.push({ type, column });
      if (field.kind === 'references') byPath.get(field.to)?.listedBy.push({ type, field: column });
    }
  }
  return {
    all,
    journaled,
    at(path) {
      const found = byPath.get(path);
      if (!found) throw new Error(`There is no content type ${path}.`);
      return found;
    },
    named: (name) => byName.get(name),
  };
}
