// First: the styles of the inputs change some of these, and of equal rules the last one counts.
import './form-styles.ts';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { adminHistoryPath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/rules/vi-date.ts';
import { nounTexts } from '#shared/texts.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PastAddresses } from '../addresses/past-addresses.tsx';
import type { FormSlots } from '../inputs/form-slots.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { PreviewPane } from '../previews/preview-pane.tsx';
import { PreviewTools } from '../previews/preview-tools.tsx';
import { ListingsPanel } from '../listings/listings-panel.tsx';
import { hiddenByText } from '../records/hidden-by.ts';
import { lastListPath } from '../records/list-address.ts';
import { UsesPanel } from '../uses/uses-panel.tsx';
import { DraftClash, DraftNote } from './draft-notes.tsx';
import { isPublic } from './draft-work.ts';
import { countFaults } from './faults.ts';
import styles from './form.module.css';
import { Inputs } from './inputs.tsx';
import { DraftOffers, Note } from './notes.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRecordForm } from './use-record-form.ts';
import type { FormValues } from './values.ts';
import { startWork } from './work.ts';

type Props = {
  description: Description;
  slots: FormSlots;
  record: StoredRecord | null;
  /** What lies beside it on the server. */
  draft?: RecordDraft | null;
  /** What a new record begins with. */
  begin?: FormValues;
};

export function RecordForm({ description, slots, record: loaded, draft: loadedDraft = null, begin }: Props) {
  const { form, work, saving, trouble, clash, dirty, draft, beside, leaving, question, change, decide, ...steps } = useRecordForm(
    description,
    slots,
    loaded,
    loadedDraft,
    begin,
  );
  const { save, saveDraft, keepHere } = steps;
  const confirm = useConfirm();
  const said = nounTexts(description.noun);
  const { faults } = work;
  const { live, pending } = beside;
  const [isLiveShown, setLiveShown] = useState(false);
  /** The address of the preview that stands beside the form. */
  const [besideForm, setBesideForm] = useState<string | null>(null);
  const isSeen = live !== null && isPublic(description, live);
  const showsLive = isLiveShown && live !== null && pending !== null;

  const discard = () =>
    confirm({
      title: 'Bỏ bản nháp?',
      question: 'Những gì đã thay đổi trong bản nháp sẽ mất. Bản đang lưu giữ nguyên như hiện tại.',
      confirm: 'Bỏ bản nháp',
      cancel: 'Giữ lại',
      danger: true,
      run: steps.discard,
    });

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      if (!showsLive) void save();
    }
  };

  const edited = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+S saves, from any input within
    <form
      ref={form}
      className={styles['form']}
      noValidate
      aria-busy={saving || undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!showsLive) void save();
      }}
    >
      <header className={styles['head']}>
        <div className={styles['ways']}>
          <Link className={styles['back']} to={lastListPath(description.path)} state={{ back: true }} preventScrollReset>
            <Icon name="previous" /> Quay lại
          </Link>
          {live !== null && slots.pageOf && (
            <PreviewTools
              path={description.path}
              id={live.id}
              page={isSeen && pending === null ? slots.pageOf(live) : null}
              dirty={dirty}
              keep={keepHere}
              onBeside={setBesideForm}
            />
          )}
        </div>
        <h1 className={styles['title']}>{loaded === null ? said.add : said.edit}</h1>
        <p className={styles['legend']}>
          {live !== null && <span>Sửa lần cuối {lastChange(live)}. </span>}
          Ô có dấu chấm là bắt buộc.
        </p>
        {loaded !== null && <Link to={adminHistoryPath(description.path, loaded.id)}>Lịch sử</Link>}
      </header>

      <DraftOffers offers={draft.offers} onRestore={(offer) => void draft.restore(offer)} onDrop={draft.drop} />
      {draft.filledIn && (
        <Note role="status">
          Đã điền lại nội dung bạn nhập dở. Hãy xem lại rồi bấm {pending === null ? 'Lưu' : 'Lưu nháp hoặc Xuất bản'}.
        </Note>
      )}
      {pending !== null && live !== null && (
        <DraftNote
          draft={pending}
          isPublic={isSeen}
          isBehind={live.version > pending.version}
          isLiveShown={showsLive}
          onSwitch={() => setLiveShown(!showsLive)}
        />
      )}
      {live !== null && hiddenByText(live) !== null && (
        <Note role="status">
          <p>
            {hiddenByText(live)}: khách chưa xem được {description.noun} này, dù trạng thái của nó là gì.
          </p>
        </Note>
      )}
      {beside.clash !== null && (
        <DraftClash
          theirs={beside.clash.theirs}
          busy={saving}
          onKeepMine={() => void steps.keepMine()}
          onTakeTheirs={() => void steps.takeTheirs()}
        />
      )}
      {clash !== null && <clash.CompareVersions description={description} work={work} theirs={clash.theirs} onDecide={decide} />}

      {showsLive ? (
        <fieldset className={styles['fields']} disabled aria-label="Bản đang lưu">
          <Inputs description={description} slots={slots} isNew={false} work={startWork(description, live)} change={() => {}} />
        </fieldset>
      ) : (
        <div className={styles['fields']} inert={saving}>
          <Inputs description={description} slots={slots} isNew={loaded === null} work={work} change={change} />
        </div>
      )}

      <ListingsPanel description={description} record={live} />
      <PastAddresses description={description} record={live} />
      <UsesPanel description={description} record={live} />
      {!showsLive && (
        <SaveBar
          saving={saving && !question.asking}
          dirty={dirty}
          faults={countFaults(faults)}
          trouble={trouble}
          unkept={draft.full && dirty}
          primary={pending === null ? 'Lưu' : 'Xuất bản'}
          onSaveDraft={isSeen || pending !== null ? () => void saveDraft() : null}
          onDiscard={pending === null ? null : discard}
        />
      )}
      {question.dialog}
      {leaving.dialog}
    </form>
  );
  if (besideForm === null) return edited;
  return (
    <div className={styles['beside']}>
      {edited}
      <PreviewPane address={besideForm} dirty={dirty} keep={keepHere} onClose={() => setBesideForm(null)} />
    </div>
  );
}

/** '21/08/2026 00:30, Nguyễn An' */
const lastChange = ({ updated_at: when, updated_by: who }: StoredRecord): string =>
  [viDateTime(String(when)), ...(typeof who === 'string' ? [who] : [])].join(', ');
