import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { copiedFrom } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { callApi } from '../session/client.ts';
import { useFailureToast } from '../session/notify.ts';
import { inputOf } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { titleOf } from '../work/records/record.ts';
import { formFields, type FormValues } from './values.ts';

/** What a new record begins with, and the copy of another that it is filled with over that. */
type Opening = { begin: FormValues; copy: { title: string; values: FormValues } | null; failed?: Error };

const blank: Opening = { begin: {}, copy: null };

/**
 * What the address says that a new record belongs to, and what it is a copy of. Undefined until that is read; what cannot be had
 * is left out.
 */
export function useOpening(description: Description): Opening | undefined {
  const [search] = useSearchParams();
  const opening = useId();
  const idOf = (name: string) => {
    const id = Number(search.get(name) ?? '');
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  };
  const source = idOf(copiedFrom);
  const given = formFields(description).flatMap(({ name, field }) => {
    const id = field.kind === 'reference' ? idOf(name) : null;
    return field.kind === 'reference' && id !== null ? [{ name, field, id }] : [];
  });
  const enabled = source !== null || given.length > 0;
  const { data } = useQuery({
    queryKey: ['form', description.path, 'opening', opening, source, given.map(({ name, id }) => [name, id])],
    queryFn: async ({ signal }): Promise<Opening> => {
      const begin: Record<string, FormValues[string]> = {};
      for (const { name, field, id } of given) {
        const above = await readRecord(field.to, id, signal).catch(() => null);
        if (above === null) continue;
        // As a stored record brings what it hangs on along.
        const record = { id: 0, version: 0, [name]: id, [name.replace(/_id$/, '')]: above } as unknown as StoredRecord;
        begin[name] = inputOf(field).read(id, { name, field, record });
      }
      if (source === null) return { begin, copy: null };
      try {
        // Of few forms: fetched with the record.
        const [{ copyOf }, record] = await Promise.all([
          import('./copy-record.ts'),
          readRecord(description.path, source, signal),
        ]);
        return { begin, copy: { title: titleOf(description, record), values: copyOf(description, record) } };
      } catch (failed) {
        return { begin, copy: null, failed: failed as Error };
      }
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useFailureToast(data?.failed ?? null, 'Không lấy được bản gốc để nhân bản.');
  return enabled ? data : blank;
}

const readRecord = async (resource: string, id: number, signal: AbortSignal): Promise<StoredRecord> =>
  (await callApi('GET /admin/:resource/:id', { at: { resource, id }, signal })).data;
