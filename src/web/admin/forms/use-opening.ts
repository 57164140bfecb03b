import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { copiedFrom, setAsideParameter } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { ApiError, callApi } from '../session/client.ts';
import { useFailureToast } from '../session/notify.ts';
import { inputOf } from '../inputs/index.ts';
import type { StoredRecord } from '../inputs/form-slots.ts';
import { asideForm } from '../work/drafts/draft.ts';
import { lookForDrafts } from '../work/drafts/outbox.ts';
import { titleOf } from '../work/records/record.ts';
import { formFields, type FormValues, revived } from './values.ts';

/** What a new record begins with, and the copy of another that it is filled with over that. */
type Opening = {
  begin: FormValues;
  copy: { title: string; values: FormValues } | null;
  /** What was set aside and is gone on with. */
  aside: { id: number; values: FormValues } | null;
  failed?: { error: Error; told: string };
};

const blank: Opening = { begin: {}, copy: null, aside: null };

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
  const aside = idOf(setAsideParameter);
  const given = formFields(description).flatMap(({ name, field }) => {
    const id = field.kind === 'reference' ? idOf(name) : null;
    return field.kind === 'reference' && id !== null ? [{ name, field, id }] : [];
  });
  const enabled = source !== null || aside !== null || given.length > 0;
  const { data } = useQuery({
    queryKey: ['form', description.path, 'opening', opening, source, aside, given.map(({ name, id }) => [name, id])],
    queryFn: async ({ signal }): Promise<Opening> => {
      const begin: Record<string, FormValues[string]> = {};
      for (const { name, field, id } of given) {
        const above = await readRecord(field.to, id, signal).catch(() => null);
        if (above === null) continue;
        // As a stored record brings what it hangs on along.
        const record = { id: 0, version: 0, [name]: id, [name.replace(/_id$/, '')]: above } as unknown as StoredRecord;
        begin[name] = inputOf(field).read(id, { name, field, record });
      }
      if (aside !== null) {
        try {
          const { data: kept } = await callApi('GET /admin/set-aside/:id', { at: { id: aside }, signal });
          return { ...blank, aside: { id: aside, values: revived(description, kept.values) } };
        } catch (error) {
          const form = asideForm(description.path, aside);
          // Taken away or saved meanwhile: what was typed on in this browser is offered all the same.
          if (
            error instanceof ApiError &&
            error.status === 404 &&
            (await lookForDrafts()).some(({ draft, isHeld }) => !isHeld && draft.form === form)
          )
            return { ...blank, aside: { id: aside, values: {} } };
          return { ...blank, failed: { error: error as Error, told: 'Không mở lại được phần làm dở.' } };
        }
      }
      if (source === null) return { ...blank, begin };
      try {
        // Of few forms: fetched with the record.
        const [{ copyOf }, record] = await Promise.all([
          import('./copy-record.ts'),
          readRecord(description.path, source, signal),
        ]);
        return { ...blank, begin, copy: { title: titleOf(description, record), values: copyOf(description, record) } };
      } catch (error) {
        return { ...blank, begin, failed: { error: error as Error, told: 'Không lấy được bản gốc để nhân bản.' } };
      }
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useFailureToast(data?.failed?.error ?? null, data?.failed?.told ?? '');
  return enabled ? data : blank;
}

const readRecord = async (resource: string, id: number, signal: AbortSignal): Promise<StoredRecord> =>
  (await callApi('GET /admin/:resource/:id', { at: { resource, id }, signal })).data;
