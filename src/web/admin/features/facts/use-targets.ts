import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { findDescription } from '../../work/records/description.ts';
import { type AdminRow, textOf, titleOf } from '../../work/records/record.ts';
import { lookupQuery } from '../../work/records/use-lookup.ts';
import type { NameOf } from './cell-text.ts';
import type { FactColumn } from './grid-state.ts';
import type { Target } from './linked-records.ts';
import type { TargetsOf } from './pasted.ts';

/** The content type that records of this one hang on, and by which field. */
function above({ fields }: Description): { key: string; type: Description } | null {
  for (const [key, field] of Object.entries(fields)) {
    const type = field.kind === 'reference' && field.required === true ? findDescription(field.to) : undefined;
    if (type !== undefined) return { key, type };
  }
  return null;
}

export type Linked = { targetsOf: TargetsOf; nameOf: NameOf };

/** All records that the columns link to, by the path of their content type. */
export function useTargets(columns: readonly FactColumn[]): Linked {
  const types = useMemo(() => {
    const paths = new Set(columns.flatMap(({ field }) => (field.kind === 'references' ? [field.to] : [])));
    const linked = [...paths].flatMap((path) => findDescription(path) ?? []);
    const all = [...linked, ...linked.flatMap((type) => above(type)?.type ?? [])];
    return { linked, all: [...new Set(all)] };
  }, [columns]);
  const rows = useQueries({
    queries: types.all.map((type) => lookupQuery(type)),
    combine: (results) => results.map(({ data }) => data),
  });

  return useMemo(() => {
    const rowsOf = (type: Description): readonly AdminRow[] => rows[types.all.indexOf(type)] ?? [];
    const byPath = new Map(types.linked.map((type) => [type.path, targetsIn(type, rowsOf)]));
    const names = new Map([...byPath].map(([path, targets]) => [path, namesOf(targets)]));
    return {
      targetsOf: (path) => byPath.get(path) ?? [],
      nameOf: (path, id) => names.get(path)?.get(id) ?? `Mã ${id}`,
    };
  }, [rows, types]);
}

function targetsIn(type: Description, rowsOf: (type: Description) => readonly AdminRow[]): Target[] {
  const parent = above(type);
  const parents = new Map(parent === null ? [] : rowsOf(parent.type).map((row) => [row.id, titleOf(parent.type, row)]));
  return rowsOf(type).map((row) => ({
    id: row.id,
    name: titleOf(type, row),
    slug: textOf(row, 'slug'),
    within: parent === null ? '' : (parents.get(Number(row[parent.key])) ?? ''),
  }));
}

/** Those of one name are told apart by what they hang on. */
function namesOf(targets: readonly Target[]): Map<number, string> {
  const times = new Map<string, number>();
  for (const { name } of targets) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    targets.map(({ id, name, within }) => [id, (times.get(name) ?? 0) > 1 && within !== '' ? `${name} (${within})` : name]),
  );
}
