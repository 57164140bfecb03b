import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#shared/paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { site } from '#site-config';
import { adminApi } from '../client.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { notify } from '../notify.ts';
import { formSlotsOf } from '../content-types/form-slots.ts';
import './form-styles.ts';
import { RecordForm } from './form-record.tsx';
import styles from './form-screen.module.css';
import { lastListPath } from '../lists/list-address.ts';

type Props = {
  resource: Description;
  /** Null creates a record. */
  id: number | null;
};

/** The create and edit screens of every resource. */
export function FormScreen({ resource, id }: Props) {
  const said = nounTexts(resource.noun);
  return (
    <>
      <title>{`${id === null ? said.add : said.edit} – ${site.name}`}</title>
      {id === null ? (
        <RecordForm resource={resource} slots={formSlotsOf(resource)} record={null} />
      ) : (
        <EditForm key={id} resource={resource} id={id} />
      )}
    </>
  );
}

function EditForm({ resource, id }: { resource: Description; id: number }) {
  const slots = formSlotsOf(resource);
  const navigate = useNavigate();
  const opening = useId();
  const { data: record, error } = useQuery({
    // Each opening reads anew and never again: a form must not change under the hands of its editor.
    queryKey: ['form', resource.path, id, opening],
    queryFn: async ({ signal }) => (await adminApi.get<StoredRecord>(api.record(resource.path, id), {}, signal)).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const loadFailed = slots.loadFailed ?? 'Lấy dữ liệu thất bại!';
  useEffect(() => {
    if (!error) return;
    notify.error(loadFailed, error.message);
    void navigate(lastListPath(resource.path), { replace: true });
  }, [error, loadFailed, navigate, resource]);

  if (record) return <RecordForm resource={resource} slots={slots} record={record} />;
  return (
    <p className={styles['waiting']} role="status">
      {error ? null : texts.loadingData}
    </p>
  );
}
