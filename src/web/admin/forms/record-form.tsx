// First: the styles of the inputs change some of these, and of equal rules the last one counts.
import './form-styles.ts';
import { hasOwnAddress, isPreviewed } from '#shared/content-types/record-path.ts';
import { type ComponentType, type ReactNode, Suspense, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { RecordDraft } from '#shared/answers/journal.ts';
import type { Description, FieldGroup } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/json.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useAsk } from '#web/ui/ask.tsx';
import type { FormSlots, StoredRecord } from '../inputs/form-slots.ts';
import { inputId } from '../inputs/input-kind.ts';
import { isSections } from '../inputs/sections-value.ts';
import { hiddenByText } from '../work/records/description.ts';
import { isPublic, publicPage } from '../work/records/public-page.ts';
import { columnsOf } from './columns.ts';
import { FieldGroupPart, useMissingFacts } from './field-groups.tsx';
import type { EditParts, PreviewButtonProps, PreviewPaneProps } from './form-parts.ts';
import groupStyles from './field-groups.module.css';
import { FormHead } from './form-head.tsx';
import styles from './form.module.css';
import { Inputs } from './inputs.tsx';
import { NoSaveByEnter } from './no-save-by-enter.tsx';
import { DraftOffers, Note } from './notes.tsx';
import { recordRemote } from './remote.ts';
import { type FurtherStep, SaveBar } from './save-bar.tsx';
import { SectionOutline } from './section-outline.tsx';
import { openState } from './session.ts';
import { StateSummary } from './state-summary.tsx';
import { useArrival } from './use-arrival.ts';
import { useCaughtDrops } from './use-caught-drops.ts';
import { useFieldWays } from './use-field-ways.ts';
import { useOwnUndo } from './use-own-undo.ts';
import { useSaveKey } from './use-save-key.ts';
import { useRecordForm } from './use-record-form.ts';
import { formFields, type FormValues } from './values.ts';
import { startWork, type Work } from './work.ts';

type Props = {
  description: Description;
  slots: FormSlots;
  record: StoredRecord | null;
  /** What lies beside it on the server. */
  draft?: RecordDraft | null;
  /** What a new record begins with. */
  begin?: FormValues;
  /** What it is filled with over that, as a copy of another. */
  copy?: { title: string; values: FormValues } | null;
  /** What was set aside, in place of a copy: it counts as typed. */
  aside?: { id: number; values: FormValues } | null;
  /** Told when the form of the next record is to take the place of this one. */
  onAnew?: () => void;
  /** Absent for a new record. */
  parts?: EditParts;
  PreviewButton: ComponentType<PreviewButtonProps>;
  /** How search engines and shared links tell of it. `page`: what visitors see now. */
  SearchLook?: ComponentType<{ description: Description; work: Work; page: string | null }>;
};

/** The state of the address of a form that follows a save: one goes on typing. */
const followsSave = (state: unknown): boolean => isRecord(state) && state['next'] === true;

export function RecordForm({
  description,
  slots,
  record: loaded,
  draft: loadedDraft = null,
  copy = null,
  aside = null,
  ...more
}: Props) {
  const { begin, onAnew, parts, PreviewButton, SearchLook } = more;
  const remote = useMemo(() => recordRemote(description, parts?.draftRemote(description)), [description, parts]);
  const opened = {
    loaded,
    draft: loadedDraft,
    begin,
    fill: (copy ?? aside)?.values,
    setAside: aside?.id,
    remote,
    onAnew,
    addressChange: parts?.addressChange,
  };
  const state = useRecordForm(description, slots, opened);
  const { form, session, saving, dirty, draft, change, steps } = state;
  const { work, live, pending } = session;
  const ask = useAsk();
  const { faults } = work;
  const met = openState(session);
  const [isLiveShown, setLiveShown] = useState(false);
  const [Preview, setPreview] = useState<ComponentType<PreviewPaneProps> | null>(null);
  const isSeen = live !== null && isPublic(description, live);
  const page = live !== null && pending === null ? publicPage(description, live) : null;
  const showsLive = isLiveShown && live !== null && pending !== null;

  const discard = () =>
    void ask({
      title: 'Bỏ thay đổi chưa xuất bản?',
      text: 'Những thay đổi chưa xuất bản sẽ mất. Bản đang lưu giữ nguyên như hiện tại.',
      stay: 'Giữ lại',
      answers: [{ label: 'Bỏ nháp', danger: true, run: steps.discard }],
    });

  const further: FurtherStep[] = [];
  if (isSeen || pending !== null) further.push({ label: 'Lưu nháp', icon: 'save', run: () => void steps.saveDraft() });
  if (pending !== null) further.push({ label: 'Bỏ nháp', icon: 'trash', run: discard });
  else if (loaded === null) {
    further.push({ label: 'Lưu và thêm mới', icon: 'save', run: () => void steps.save({ anew: true }) });
    further.push({ label: 'Để đó, làm tiếp sau', short: 'Để đó', icon: 'journal', run: () => void steps.putAside() });
  }

  useSaveKey(() => {
    if (!showsLive) void steps.save();
  });
  useCaughtDrops();
  useOwnUndo(form);
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  useArrival(heading, followsSave(location.state) ? inputId(description.title) : null);
  useFieldWays(form, description, location);
  const columns = useMemo(() => columnsOf(description), [description]);
  const codes = slots.strangeCodes === undefined ? [] : Object.keys(slots.below ?? {});
  const missing = useMissingFacts(description, showsLive ? startWork(description, live) : work, codes);
  /** Those of some fields, of the record as it is stored or as it is being edited. */
  const inputs = (only: readonly string[]) =>
    showsLive ? (
      <Inputs
        description={description}
        slots={slots}
        isNew={false}
        work={startWork(description, live)}
        change={() => {}}
        only={only}
      />
    ) : (
      <Inputs description={description} slots={slots} isNew={loaded === null} work={work} change={change} only={only} />
    );
  const Fields = showsLive ? 'fieldset' : 'div';
  /** Inputs that stand together. `which`: what is said after 'Bản đang lưu', where that is shown. */
  const fields = (which: string, those: ReactNode) => (
    <Fields
      className={styles['fields']}
      inert={saving}
      {...(showsLive && { disabled: true, 'aria-label': `Bản đang lưu${which}` })}
    >
      {those}
    </Fields>
  );
  const outlines = formFields(description).map(({ name, field }) => {
    const value = work.values[name];
    if (field.kind !== 'sections' || !isSections(value) || showsLive) return null;
    return <SectionOutline key={name} label={field.label} sections={value} faults={faults[name] ?? {}} />;
  });

  /** What stands in a group beside its fields. */
  const alsoIn = (title: FieldGroup): ReactNode => {
    if (title === 'Liên kết' && parts && live !== null && parts.canBeListed(description))
      return <parts.ListingsPanel description={description} record={live} />;
    if (title === 'Tìm kiếm và chia sẻ' && SearchLook !== undefined && hasOwnAddress(description))
      return (
        <Suspense fallback={null}>
          <SearchLook description={description} work={work} page={page} />
        </Suspense>
      );
    return null;
  };
  const groups = columns.groups.flatMap(({ title, names }) => {
    const also = alsoIn(title);
    if (names.length === 0 && also === null) return [];
    const told = { description, title, names, missing, faults: showsLive ? {} : faults };
    return [
      <FieldGroupPart key={title} {...told}>
        {(isOpen) => (
          <>
            {inputs(names)}
            {isOpen && also}
          </>
        )}
      </FieldGroupPart>,
    ];
  });

  const edited = (
    <form
      ref={form}
      className={styles['form']}
      data-columns
      noValidate
      aria-busy={saving || undefined}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!showsLive) void steps.save();
      }}
    >
      <NoSaveByEnter />
      <FormHead description={description} record={loaded} live={live} heading={heading}>
        {isPreviewed(description) && (
          <div className="row-2">
            <PreviewButton isShown={Preview !== null} onShow={(Pane) => setPreview(() => Pane)} />
            {parts && live !== null && (
              <parts.PageTools path={description.path} id={live.id} page={page} dirty={dirty} keep={steps.keepHere} />
            )}
          </div>
        )}
      </FormHead>

      <DraftOffers offers={draft.offers} onRestore={(offer) => void draft.restore(offer)} onDrop={draft.drop} />
      {session.isFilledIn && (
        <Note role="status">
          Đã điền lại nội dung bạn nhập dở. Hãy xem lại rồi bấm {pending === null ? 'Lưu' : 'Lưu nháp hoặc Xuất bản'}.
        </Note>
      )}
      {copy !== null && (
        <Note role="status">
          Bản sao của {quoted(copy.title)}, đang ẩn và chưa có ngày. Hãy sửa rồi bấm Lưu; bản gốc giữ nguyên.
        </Note>
      )}
      {parts && pending !== null && live !== null && (
        <parts.DraftNote
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
      {parts && met.name === 'draft clash' && (
        <parts.DraftClash
          theirs={met.theirs}
          busy={saving}
          onKeepMine={() => void steps.keepMine()}
          onTakeTheirs={() => void steps.takeTheirs()}
        />
      )}
      {met.name === 'clash' && (
        <met.CompareVersions description={description} work={work} theirs={met.theirs} onDecide={steps.decide} />
      )}

      <div className={`stack-6 ${styles['columns']}`} data-saving={saving || undefined}>
        {fields(
          '',
          <>
            {inputs(columns.main)}
            {groups.length > 0 && <div className={groupStyles['groups']}>{groups}</div>}
            {inputs(columns.long)}
          </>,
        )}
        <div className={`stack-6 ${styles['side']}`}>
          {fields(': trạng thái', inputs(columns.state))}
          {fields(': ảnh và địa chỉ', inputs(columns.side))}
          {parts && (
            <>
              <parts.PastAddresses description={description} record={live} />
              <parts.UsesPanel description={description} record={live} />
            </>
          )}
          {outlines}
        </div>
      </div>
      {!showsLive && (
        <SaveBar form={state} further={further}>
          <StateSummary description={description} values={work.values} record={work.record} names={columns.state} />
        </SaveBar>
      )}
    </form>
  );
  return (
    <div className={Preview === null ? '' : `stack-6 ${styles['beside']}`}>
      {edited}
      {Preview && <Preview description={description} work={work} onClose={() => setPreview(null)} />}
    </div>
  );
}
