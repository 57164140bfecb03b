import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { copiedFrom } from '#shared/admin-paths.ts';
import { callApi } from '../session/client.ts';
import { useFailureToast } from '../session/notify.ts';
import { titleOf } from '../work/records/record.ts';
import { copyOf } from './copy-record.ts';
import type { FormValues } from './values.ts';

type Copy = { title: string; values: FormValues };

/** The copy that the address asks a new record to be; null where it asks for none or it cannot be had, undefined until it is there. */
export function useCopy(description: Description): Copy | null | undefined {
  const [search] = useSearchParams();
  const opening = useId();
  const id = Number(search.get(copiedFrom) ?? '');
  const enabled = Number.isSafeInteger(id) && id > 0;
  const { data, error } = useQuery({
    queryKey: ['form', description.path, 'copy', id, opening],
    queryFn: ({ signal }) => readCopy(description, id, signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useFailureToast(error, 'Không lấy được bản gốc để nhân bản.');
  return enabled && error === null ? data : null;
}

async function readCopy(description: Description, id: number, signal: AbortSignal): Promise<Copy> {
  const { data: source } = await callApi('GET /admin/:resource/:id', { at: { resource: description.path, id }, signal });
  return { title: titleOf(description, source), values: copyOf(description, source) };
}
