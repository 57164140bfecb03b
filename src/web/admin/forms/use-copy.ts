import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { copiedFrom } from '#shared/admin-paths.ts';
import { api } from '#shared/paths.ts';
import { adminApi } from '../client.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { notify, useFailureToast } from '../notify.ts';
import { nextOrder } from '../records/next-order.ts';
import { titleOf } from '../records/record.ts';
import { copyOf } from './copy-record.ts';
import { formFields, type FormValues } from './values.ts';

/** `lost`: the labels of pictures that could not be brought along. */
type Copy = { title: string; values: FormValues; lost: readonly string[] };

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
  const lost = data?.lost.join(', ') ?? '';
  useEffect(() => {
    if (lost !== '') notify.error('Có ảnh chưa chép theo được.', `Hãy chọn lại: ${lost}.`);
  }, [lost]);
  return enabled && error === null ? data : null;
}

async function readCopy(description: Description, id: number, signal: AbortSignal): Promise<Copy> {
  const { data: source } = await adminApi.get<StoredRecord>(api.record(description.path, id), {}, signal);
  const parent = parentField(description);
  const siblings = parent === null ? {} : { [parent]: typeof source[parent] === 'number' ? source[parent] : undefined };
  const files = new Map<string, File>();
  const lost: string[] = [];
  const pictures = formFields(description).map(async ({ name, field }) => {
    const stored = source[name];
    if (field.kind !== 'image' || typeof stored !== 'string' || stored === '') return;
    const file = await readPicture(stored, signal);
    if (file !== null && file.size <= field.maxMegabytes * 1024 * 1024) files.set(name, file);
    else lost.push(field.label);
  });
  const [order] = await Promise.all([
    'order' in description.fields ? nextOrder(description, siblings, signal).catch(() => undefined) : undefined,
    ...pictures,
  ]);
  return { title: titleOf(description, source), values: copyOf(description, source, { order, files }), lost };
}

/** A stored picture as a file to send with a new record; null when it does not arrive. */
async function readPicture(address: string, signal: AbortSignal): Promise<File | null> {
  try {
    const answer = await fetch(new URL(address, location.href).pathname, { signal });
    if (!answer.ok) return null;
    const blob = await answer.blob();
    return new File([blob], address.replace(/.*\//, ''), { type: blob.type });
  } catch {
    return null;
  }
}
