import type { Description } from '#shared/content-types/description.ts';
import { hasOwnAddress } from '#shared/content-types/record-path.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import type { Need } from '#shared/calls/call.ts';
import type { AnySlots, RecordType, RecordTypes } from './model.ts';

type Declared = { description: Description; slots: AnySlots };

/** What is changed like a record of a content type, and is none. */
type Beside = { description: Description; slots: AnySlots; needs: Need };

export function recordTypes(declared: readonly Declared[], others: readonly Beside[] = []): RecordTypes {
  const all = declared.map(({ description, slots }) => ({
    description,
    slots,
    hasPage: description.page !== undefined,
    hasOwnAddress: hasOwnAddress(description),
    parent: null as RecordType['parent'],
    needs: 'content' as const,
    children: [] as { type: RecordType; column: string }[],
    listedBy: [] as { type: RecordType; field: string }[],
  }));
  const byPath = new Map(all.map((type) => [type.description.path, type]));
  const beside = others.map((other) => ({
    ...other,
    hasPage: false,
    hasOwnAddress: false,
    parent: null,
    children: [],
    listedBy: [],
  }));
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
