import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { BrokenReference } from '#shared/answers/journal.ts';
import type { Field } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { callApi, ApiError } from '../../session/client.ts';
import { useFailureToast } from '../../session/notify.ts';
import { findDescription } from '../../work/records/description.ts';
import { type AdminRow, childrenOf, titleOf } from '../../work/records/record.ts';
import { useOlderListing } from '../../work/use-older-listing.ts';
import type { NameOf } from './differences.ts';
import type { Side } from './sides.ts';

export const useVersions = ({ path }: Description, id: number) =>
  useOlderListing({
    key: ['versions', path, id],
    read: (before: number | null, signal) =>
      callApi('GET /admin/:resource/:id/versions', { at: { resource: path, id }, query: { before }, signal }),
    failed: 'Lấy lịch sử thất bại!',
  });

/** The record as it stands: undefined while it is asked for, null where it is deleted. */
export function useCurrent({ path }: Description, id: number): AdminRow | null | undefined {
  const { data, error } = useQuery({
    queryKey: ['record', path, id],
    queryFn: async ({ signal }): Promise<AdminRow | null> => {
      try {
        return (await callApi('GET /admin/:resource/:id', { at: { resource: path, id }, signal })).data;
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 404) return null;
        throw thrown;
      }
    },
  });
  useFailureToast(error, 'Lấy dữ liệu thất bại!');
  return data;
}

/** A version with what it held. */
export const versionQuery = ({ path }: Description, id: number, seq: number | null) => ({
  queryKey: ['version', path, id, seq],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('GET /admin/:resource/:id/versions/:seq', { at: { resource: path, id, seq: seq ?? 0 }, signal })).data,
});

/** The record on one side of the comparison; `side` null asks for nothing. */
export function useSide(description: Description, id: number, side: Side | null, current: AdminRow | null | undefined) {
  const seq = typeof side === 'number' ? side : null;
  const { data, error, refetch } = useQuery({
    ...versionQuery(description, id, seq),
    enabled: seq !== null,
    // A version is never written anew.
    staleTime: Number.POSITIVE_INFINITY,
  });
  useFailureToast(error, 'Lấy phiên bản thất bại!');
  return {
    record: side === 'now' ? (current ?? undefined) : seq === null ? undefined : data?.record,
    /** What it refers to that is gone or hidden; undefined while that is not known. */
    broken: seq === null ? undefined : data?.broken,
    failed: error !== null,
    retry: () => void refetch(),
  };
}

/** Content types that others refer to have a short list of all their records; a menu is a tree of itself. */
const hasLookup = ({ path }: Description) =>
  (descriptions as readonly Description[]).some((other) =>
    Object.values(other.fields).some(
      (field) =>
        (field.kind === 'reference' && field.to === path && other.path !== path) ||
        (field.kind === 'references' && field.to === path),
    ),
  );

async function allRows(description: Description, signal: AbortSignal): Promise<AdminRow[]> {
  const { path } = description;
  const sent = { at: { resource: path }, signal };
  if (hasLookup(description)) return (await callApi('GET /admin/:resource/dropdown', sent)).data;
  return (await callApi('GET /admin/:resource/all', sent)).data;
}

/** With those below them. */
const flat = (rows: readonly AdminRow[]): AdminRow[] => rows.flatMap((row) => [row, ...flat(childrenOf(row))]);

const leads = (field: Field): field is Extract<Field, { to: string }> =>
  field.kind === 'reference' || field.kind === 'references';

/** What a record hangs on by its name; a record that is gone is said to be, by its last name where `broken` tells it. */
export function useNames({ fields }: Description, broken: readonly BrokenReference[]): NameOf {
  const targets = useMemo(
    () => [...new Set(Object.values(fields).flatMap((field) => (leads(field) ? (findDescription(field.to) ?? []) : [])))],
    [fields],
  );
  const answers = useQueries({
    queries: targets.map((target) => ({
      queryKey: ['names', target.path],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        new Map(flat(await allRows(target, signal)).map((row) => [row.id, titleOf(target, row)])),
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  return useCallback<NameOf>(
    (name, id) => {
      const field = fields[name];
      const known = answers[targets.findIndex((target) => field !== undefined && leads(field) && target.path === field.to)];
      if (known === undefined) return `số ${id}`;
      const gone = broken.find((each) => each.field === name && each.id === id && each.state === 'gone');
      return known.get(id) ?? (gone === undefined ? `đã xóa (số ${id})` : `${gone.title} (đã xóa)`);
    },
    [answers, broken, fields, targets],
  );
}
