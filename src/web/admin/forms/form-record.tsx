import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { viDateTime } from '#shared/rules/vi-date.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ApiError } from '../client.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { isPicture } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import { type FormFacts, type FormSlots, isRecord, type StoredRecord } from '../inputs/input-kind.ts';
import { notify } from '../notify.ts';
import { FormBar } from './form-bar.tsx';
import { type Choices, conflictsOf } from './form-conflicts.ts';
import { FormCompare } from './form-compare.tsx';
import { fillIn, formName, takeSnapshot } from './form-draft.ts';
import { DraftOffers } from './form-draft-offers.tsx';
import { FormNote } from './form-note.tsx';
import { createRecord, updateRecord, uploadPicture } from './form-save.ts';
import { useLeaving } from './form-leaving.tsx';
import {
  changedFields,
  countFaults,
  faultsByField,
  filesOf,
  type FormFaults,
  formFields,
  type FormValues,
  judgeForm,
  judgeOne,
  readValues,
  withChange,
} from './form-values.ts';
import styles from './form-screen.module.css';
import { lastListPath } from '../lists/list-address.ts';

type Props = { resource: Description; slots: FormSlots; record: StoredRecord | null };

/** What the editor works on: the record as last read, what the inputs held then, what they hold now, and what is wrong with it. */
type Work = { record: StoredRecord | null; version: number | null; first: FormValues; values: FormValues; faults: FormFaults };

export function RecordForm({ resource, slots, record: loaded }: Props) {
  const said = nounTexts(resource.noun);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [work, setWork] = useState<Work>(() => {
    const first = readValues(resource, loaded);
    return { record: loaded, version: loaded?.version ?? null, first, values: first, faults: {} };
  });
  const [saving, setSaving] = useState(false);
  const focusNext = useRef<'fault' | 'compare' | HTMLElement | null>(null);
  /** Why the last save came to nothing, when no field is to blame. */
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The record as somebody else left it. */
  const [theirs, setTheirs] = useState<StoredRecord | null>(null);
  const [comparing, setComparing] = useState(false);
  const [filledIn, setFilledIn] = useState(false);

  const { record, version, first, values, faults } = work;
  const changed = useMemo(() => changedFields(resource, values, first, record), [resource, values, first, record]);
  const dirty = changed.length > 0;
  const leaving = useLeaving(dirty);
  const keeper = useDraftKeeper(
    formName(resource, loaded?.id ?? null),
    () => takeSnapshot(resource, values, first, record, version),
    work,
  );

  const working = useRef(work);
  working.current = work;

  const set = useCallback(
    (name: string, change: FormValue | ((before: FormValue) => FormValue)) =>
      setWork((before) => {
        const old = before.values[name];
        if (old === undefined) return before;
        const value = typeof change === 'function' ? change(old) : change;
        if (value === old) return before;
        const after = { ...before, values: withChange(resource, slots, before.values, name, value) };
        return { ...after, faults: mended(resource, slots, before, after) };
      }),
    [resource, slots],
  );

  const show = (found: FormFaults) => {
    setWork((before) => ({ ...before, faults: found }));
    focusNext.current = 'fault';
  };

  // What is being saved cannot be typed into, and so loses the focus; it goes on once all is drawn.
  useEffect(() => {
    const next = focusNext.current;
    if (saving || next === null) return;
    focusNext.current = null;
    if (next === 'fault') focusOn(form.current, '[aria-invalid="true"], [data-fault][tabindex]');
    else if (next === 'compare') focusOn(form.current, '[data-compare]');
    else if (document.activeElement === document.body) next.focus();
  });

  const { adopt, resumed, setAside } = keeper;
  const restore = useCallback(
    async (draft: Draft) => {
      setAside();
      const { first: current, version: now } = working.current;
      const filled = await fillIn(resource, draft, current);
      setWork((before) => ({ ...before, values: filled, version: draft.version ?? now }));
      setFilledIn(true);
      adopt(draft);
    },
    [adopt, resource, setAside],
  );

  useEffect(() => {
    if (resumed !== null) void restore(resumed);
  }, [restore, resumed]);

  const save = async (sent: Work = work): Promise<void> => {
    if (saving) return;
    setTrouble(null);
    const found = judgeForm(resource, slots, sent.values, sent.record);
    if (Object.keys(found).length > 0) {
      show(found);
      return;
    }
    const focused = document.activeElement;
    focusNext.current = focused instanceof HTMLElement ? focused : null;
    setSaving(true);
    setWork({ ...sent, faults: {} });
    await send(sent);
    setSaving(false);
  };

  /** Saves the fields, then the pictures. Never throws. */
  const send = async (sent: Work): Promise<void> => {
    let current = sent;
    let fieldsAreSaved = false;
    try {
      if (sent.record === null || sent.version === null) await createRecord(resource, sent.values);
      else {
        const saved = await updateRecord(resource, sent.record, sent.values, sent.version);
        fieldsAreSaved = true;
        setTheirs(null);
        current = rebased(resource, saved, sent.values);
        setWork(current);
        for (const [name, file] of filesOf(sent.values)) {
          current = rebased(resource, await uploadPicture(resource, saved.id, name, file), current.values, name);
          setWork(current);
        }
      }
      keeper.done();
      leaving.allow();
      void queries.invalidateQueries({ refetchType: 'none' });
      notify.success(sent.record === null ? said.created : said.updated);
      await navigate(lastListPath(resource.path));
    } catch (error) {
      await explain(error, current, fieldsAreSaved);
    }
  };

  const explain = async (error: unknown, sent: Work, fieldsAreSaved: boolean): Promise<void> => {
    if (!(error instanceof ApiError)) {
      console.error(error);
      setTrouble(texts.somethingWrong);
      notify.error(texts.somethingWrong);
      return;
    }
    // The way to the login is under way, with what was typed put away.
    if (error.status === 401) return;
    if (error.status === 409 && isStored(error.data) && !fieldsAreSaved) {
      const current = error.data;
      // Somebody, or a save of this form whose answer got lost, has written just this.
      if (conflictsOf(resource, sent, current).length === 0) {
        await send({ ...sent, record: current, version: current.version });
        return;
      }
      setTheirs(current);
      // The notice stands above the fields, which may be far from where one saves.
      focusNext.current = 'compare';
      notify.error(error.message);
      return;
    }
    const reason = reasonOf(error, sent.record !== null);
    setTrouble(fieldsAreSaved ? `${texts.pictureUpdateFailed} ${reason}` : reason);
    if (fieldsAreSaved) notify.error(texts.pictureUpdateFailed, error.message);
    else notify.error(error.serverMessage ?? (error.status === 0 ? error.message : texts.somethingWrong));
    const byField = faultsByField(error.errors);
    if (Object.keys(byField).some((name) => resource.form.includes(name))) show(byField);
  };

  const decide = (choices: Choices) => {
    if (theirs === null) return;
    const current = readValues(resource, theirs);
    const decided = Object.fromEntries(
      Object.entries(values).map(([name, mine]) => [name, choices[name] === 'theirs' ? (current[name] ?? mine) : mine]),
    );
    const next: Work = {
      record: theirs,
      version: theirs.version,
      first: current,
      values: withStored(decided, current),
      faults: {},
    };
    setWork(next);
    setComparing(false);
    setTheirs(null);
    void save(next);
  };

  const nameNow = useCallback(() => {
    const name = working.current.values[resource.title];
    return typeof name === 'string' ? name : '';
  }, [resource]);
  const facts = useMemo<FormFacts>(() => ({ resource, record, slots, nameNow }), [nameNow, record, resource, slots]);
  const changes = useMemo(
    () =>
      new Map(resource.form.map((name) => [name, (change: FormValue | ((before: FormValue) => FormValue)) => set(name, change)])),
    [resource, set],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      void save();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+S saves, from any input within
    <form
      ref={form}
      className={styles['form']}
      noValidate
      aria-busy={saving || undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <header className={styles['head']}>
        <Link className={styles['back']} to={lastListPath(resource.path)}>
          <Icon name="previous" /> Quay lại
        </Link>
        <h1 className={styles['title']}>{loaded === null ? said.add : said.edit}</h1>
        <p className={styles['legend']}>
          {record !== null && <span>Sửa lần cuối {lastChange(record)}. </span>}
          Ô có dấu chấm đỏ là bắt buộc.
        </p>
      </header>

      <DraftOffers offers={keeper.offers} onRestore={(draft) => void restore(draft)} onDrop={keeper.drop} />
      {filledIn && <FormNote role="status">Đã điền lại nội dung bạn nhập dở. Hãy xem lại rồi bấm Lưu.</FormNote>}
      {theirs !== null && (
        <FormCompare
          conflicts={conflictsOf(resource, work, theirs)}
          theirs={theirs}
          open={comparing}
          onOpen={() => setComparing(true)}
          onClose={() => setComparing(false)}
          onDecide={decide}
        />
      )}

      <div className={styles['fields']} inert={saving}>
        {formFields(resource).map(({ name, field }) => {
          const { Input } = inputOf(field);
          const value = values[name];
          const onChange = changes.get(name);
          if (value === undefined || onChange === undefined) return null;
          return (
            <Input
              key={name}
              name={name}
              field={field}
              value={value}
              onChange={onChange}
              faults={faults[name] ?? noFaults}
              required={field.required === true || (loaded === null && field.requiredOnCreate === true)}
              form={facts}
            />
          );
        })}
      </div>

      <FormBar saving={saving} dirty={dirty} faults={countFaults(faults)} trouble={trouble} unkept={keeper.full && dirty} />
      {leaving.question}
    </form>
  );
}

const noFaults = {};

/** What stands beside the save button: what went wrong, and what that means for what was typed. */
function reasonOf({ status, message }: ApiError, editing: boolean): string {
  if (status === 0) return `${message} Những gì bạn đã nhập vẫn còn nguyên.`;
  if (status === 404 && editing) return `${message}: có thể người khác vừa xóa. Những gì bạn đã nhập vẫn còn trên màn hình này.`;
  return message;
}

/** '21/08/2026 00:30, Nguyễn An' */
const lastChange = ({ updated_at: when, updated_by: who }: StoredRecord): string =>
  [viDateTime(String(when)), ...(typeof who === 'string' ? [who] : [])].join(', ');

const isStored = (value: unknown): value is StoredRecord =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['version'] === 'number';

/** The work after a save: the record is what the server says, and files that still wait stay chosen. */
function rebased(resource: Description, record: StoredRecord, values: FormValues, uploaded?: string): Work {
  const first = readValues(resource, record);
  const next = Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      const old = values[name];
      return [name, name !== uploaded && isPicture(value) && isPicture(old) ? { ...value, file: old.file } : value];
    }),
  );
  return { record, version: record.version, first, values: next, faults: {} };
}

/** Pictures show what the record has now, whichever version is kept. */
function withStored(values: Record<string, FormValue>, current: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const now = current[name];
      return [name, isPicture(value) && isPicture(now) ? { ...value, stored: now.stored } : value];
    }),
  );
}

/** The faults that are left after a change: a mended one goes at once, and no new one comes up while one types. */
function mended(resource: Description, slots: FormSlots, before: Work, { values, record }: Work): FormFaults {
  const left: Record<string, FormFaults[string]> = {};
  for (const [name, found] of Object.entries(before.faults)) {
    const still = values[name] === before.values[name] ? found : judgeOne(resource, slots, values, record, name);
    if (still !== null) left[name] = still;
  }
  return left;
}

function focusOn(form: HTMLFormElement | null, selector: string): void {
  const target = form?.querySelector<HTMLElement>(selector);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
