import type { Description } from '#shared/content-types/description.ts';
import type { AnySlots } from './slots.ts';

/** A content type as this folder is handed it: it knows none by name. */
export type RecordType = {
  description: Description;
  slots: AnySlots;
  /** The content types whose records refer to one of this type, each with the column that does. */
  children: readonly { type: RecordType; column: string }[];
};

export type RecordTypes = {
  all: readonly RecordType[];
  /** Throws for a path that no content type has. */
  at: (path: string) => RecordType;
};

export function recordTypes(declared: readonly { description: Description; slots: AnySlots }[]): RecordTypes {
  const all = declared.map(({ description, slots }) => ({
    description,
    slots,
    children: [] as { type: RecordType; column: string }[],
  }));
  const byPath = new Map(all.map((type) => [type.description.path, type]));
  for (const type of all) {
    for (const [column, field] of Object.entries(type.description.fields)) {
      if (field.kind === 'reference') byPath.get(field.to)?.children.push({ type, column });
    }
  }
  return {
    all,
    at(path) {
      const found = byPath.get(path);
      if (!found) throw new Error(`There is no content type ${path}.`);
      return found;
    },
  };
}
