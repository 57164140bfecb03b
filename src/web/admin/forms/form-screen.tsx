import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { api } from '#shared/paths.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { adminApi } from '../client.ts';
import type { FormSlots } from '../inputs/form-slots.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { notify } from '../notify.ts';
import { lastListPath } from '../records/list-address.ts';
import { titleOf } from '../records/record.ts';
import { ScreenTitle } from '../screen-title.tsx';
import './form-styles.ts';
import styles from './form-screen.module.css';
import { RecordForm } from './record-form.tsx';

type Props = { description: Description; slots: FormSlots };

export function CreateScreen({ description, slots }: Props) {
  return (
    <>
      <ScreenTitle name={nounTexts(description.noun).add} />
      <RecordForm description={description} slots={slots} record={null} />
    </>
  );
}

export function EditScreen({ description, slots, id }: Props & { id: number }) {
  const navigate = useNavigate();
  const opening = useId();
  const { data: record, error } = useQuery({
    // Each opening reads anew, and never again while the form is open: what is being edited must not change by itself.
    queryKey: ['form', description.path, id, opening],
    queryFn: async ({ signal }) => (await adminApi.get<StoredRecord>(api.record(description.path, id), {}, signal)).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const loadFailed = slots.loadFailed ?? 'Lấy dữ liệu thất bại!';
  useEffect(() => {
    if (!error) return;
    notify.error(loadFailed, error.message);
    void navigate(lastListPath(description.path), { replace: true });
  }, [error, loadFailed, navigate, description]);

  const { edit } = nounTexts(description.noun);
  if (!record) {
    return (
      <>
        <ScreenTitle name={edit} />
        <p className={styles['waiting']} role="status">
          {error ? null : texts.loadingData}
        </p>
      </>
    );
  }
  return (
    <>
      <ScreenTitle name={`${edit}: ${titleOf(description, record)}`} />
      <RecordForm description={description} slots={slots} record={record} />
    </>
  );
}
