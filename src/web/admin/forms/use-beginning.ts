import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { callApi } from '../session/client.ts';
import { inputOf } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { formFields, type FormValues } from './values.ts';

/**
 * What the address says that a new record belongs to. Undefined until that is known by name; what cannot be had is left out.
 */
export function useBeginning(description: Description): FormValues | undefined {
  const [search] = useSearchParams();
  const opening = useId();
  const given = formFields(description).flatMap(({ name, field }) => {
    const number = Number(search.get(name) ?? '');
    return field.kind === 'reference' && Number.isSafeInteger(number) && number > 0 ? [{ name, field, number }] : [];
  });
  const { data } = useQuery({
    queryKey: ['form', description.path, 'beginning', opening, given.map(({ name, number }) => [name, number])],
    queryFn: async ({ signal }) => {
      const values: Record<string, FormValues[string]> = {};
      for (const { name, field, number } of given) {
        const above = await readRecord(field.to, number, signal);
        if (above === null) continue;
        // As a stored record brings what it hangs on along.
        const record = { id: 0, version: 0, [name]: number, [name.replace(/_id$/, '')]: above } as unknown as StoredRecord;
        values[name] = inputOf(field).read(number, { name, field, record });
      }
      return values;
    },
    enabled: given.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return given.length === 0 ? nothing : data;
}

const nothing: FormValues = {};

async function readRecord(resource: string, id: number, signal: AbortSignal): Promise<StoredRecord | null> {
  try {
    return (await callApi('GET /admin/:resource/:id', { at: { resource, id }, signal })).data;
  } catch {
    return null;
  }
}
