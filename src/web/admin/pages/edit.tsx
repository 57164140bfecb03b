import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { nounTexts, texts } from '#shared/texts.ts';
import type { Description } from '#shared/content-types/description.ts';
import { ApiError } from '../session/client.ts';
import { formSlotsOf } from '../content-types/index.ts';
import type { EditParts } from '../forms/form-parts.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { draftRemote } from '../forms/draft-remote.ts';
import { notify } from '../session/notify.ts';
import { forgetOpened, useOpened } from '../features/palette/last-opened.ts';
import { useDescription } from '../work/records/description.ts';
import { lastListPath } from '../work/records/list-address.ts';
import { type AdminRow, titleOf } from '../work/records/record.ts';
import { ScreenTitle } from '../screens/screen-title.tsx';
import { useSession } from '../session/session.tsx';
import { PastAddresses } from '../features/addresses/past-addresses.tsx';
import { canBeListed, ListingsPanel } from '../features/listings/listings-panel.tsx';
import { PageTools } from '../features/previews/page-tools.tsx';
import { PreviewButton, SearchLook } from '../features/previews/preview-button.tsx';
import { addressChange } from '../work/uses/address-change.ts';
import { DraftClash, DraftNote } from '../forms/draft-notes.tsx';
import { Inside } from '../work/inside.tsx';
import { canBeUsed } from '../work/uses/can-be-used.ts';
import styles from '../work/uses/uses.module.css';

const load = async () => (await import('../work/uses/uses-found.tsx')).UsesFound;

/** What points at the record of a form, looked for once it is opened; nothing for a new record. */
function UsesPanel({ description, record }: { description: Description; record: AdminRow | null }) {
  const [open, setOpen] = useState(false);
  if (record === null || !canBeUsed(description)) return null;
  return (
    <details className={`boxed breaks ${styles['panel']}`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Dùng ở đâu</summary>
      {open && <Inside load={load} of={{ description, id: record.id }} />}
    </details>
  );
}

/** What only the form of a record that exists is made of; that of a new one does without. */
const editParts: EditParts = {
  addressChange,
  draftRemote,
  DraftClash,
  DraftNote,
  PageTools,
  canBeListed,
  // What is typed in a field is nothing to these.
  ListingsPanel: memo(ListingsPanel),
  PastAddresses: memo(PastAddresses),
  UsesPanel: memo(UsesPanel),
};

export default function Edit() {
  const { id } = useParams();
  return <EditScreen key={id} id={Number(id)} />;
}

function EditScreen({ id }: { id: number }) {
  const description = useDescription();
  const slots = formSlotsOf(description);
  const navigate = useNavigate();
  const opening = useId();
  const account = useSession().admin?.id;
  const { data, error } = useQuery({
    // Each opening reads anew, and never again while the form is open: what is being edited must not change by itself.
    queryKey: ['form', description.path, id, opening],
    queryFn: ({ signal }) => draftRemote(description).read(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const title = data && titleOf(description, data.record);
  useOpened(account, title === undefined ? null : { resource: description.path, id, title });
  useEffect(() => {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone && account !== undefined) forgetOpened(account, { resource: description.path, id });
  }, [account, description, error, id]);

  const loadFailed = slots.loadFailed ?? 'Lấy dữ liệu thất bại!';
  useEffect(() => {
    if (!error) return;
    notify.error(loadFailed, error.message);
    void navigate(lastListPath(description.path), { replace: true });
  }, [error, loadFailed, navigate, description]);

  const { edit } = nounTexts(description.noun);
  return (
    <>
      <ScreenTitle name={title === undefined ? edit : `${edit}: ${title}`} />
      {data ? (
        <RecordForm
          description={description}
          slots={slots}
          record={data.record}
          draft={data.draft}
          parts={editParts}
          PreviewButton={PreviewButton}
          SearchLook={SearchLook}
        />
      ) : (
        <p className="quiet" role="status">
          {error ? null : texts.loadingData}
        </p>
      )}
    </>
  );
}
