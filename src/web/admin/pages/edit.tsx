import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '#shared/paths.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { adminApi } from '../client.ts';
import { formSlotsOf } from '../content-types/index.ts';
import { RecordForm } from '../forms/record-form.tsx';
import styles from '../forms/form.module.css';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { notify } from '../notify.ts';
import { useDescription } from '../records/description.ts';
import { lastListPath } from '../records/list-address.ts';
import { titleOf } from '../records/record.ts';
import { ScreenTitle } from '../screen-title.tsx';

export default function Edit() {
  const { id } = useParams();
  return <EditScreen key={id} id={Number(id)} />;
}

function EditScreen({ id }: { id: number }) {
  const description = useDescription();
  const slots = formSlotsOf(description);
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
  return (
    <>
      <ScreenTitle name={record ? `${edit}: ${titleOf(description, record)}` : edit} />
      {record ? (
        <RecordForm description={description} slots={slots} record={record} />
      ) : (
        <p className={styles['waiting']} role="status">
          {error ? null : texts.loadingData}
        </p>
      )}
    </>
  );
}
