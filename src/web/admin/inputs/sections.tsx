import { quoted } from '#shared/text/quoted.ts';
import { Input } from '@mantine/core';
import { Fragment, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { maxSections, type SectionsField } from '#shared/fields/sections.ts';
import { isRecord } from '#shared/formats/json.ts';
import { inputId, type InputKind } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';
import label from './label.module.css';
import { QuietButton, SecondaryButton } from '#web/ui/buttons.tsx';
import { useDrag } from '#web/ui/use-drag.ts';
import { TryAgain } from '../session/try-again.tsx';
import type { SectionBlock } from './sections-block.tsx';
import {
  isEmptySection,
  moved,
  newSection,
  readSections,
  type SectionValue,
  titleOrNumber,
  toSections,
} from './sections-value.ts';
import styles from './sections.module.css';
import { UndoLine } from './undo-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePasted } from './use-pasted.tsx';

export const sections: InputKind<SectionsField, SectionValue[]> = {
  read: readSections,
  toWire: toSections,
  revive: (saved) => {
    if (!Array.isArray(saved)) return null;
    const plain: unknown[] = saved;
    return readSections(
      plain.map((item) => (isDraftSection(item) ? { ...item, list: item.list.map(({ text }) => text) } : item)),
    );
  },
  /** Sections are compared part by part. */
  describe: (value) => value.map(titleOrNumber).join(', '),
  Input: SectionsInput,
};

const sectionRows = {
  within: 'fieldset',
  row: '[data-section]',
  idOf: (section: HTMLElement) => section.dataset['section'] ?? '',
};

/** A draft holds bullets with their keys. */
function isDraftSection(value: unknown): value is SectionValue {
  if (!isRecord(value)) return false;
  const { list } = value;
  return Array.isArray(list) && list.every((bullet) => isRecord(bullet) && 'text' in bullet);
}

/** How long after a form was opened what a section is edited with is fetched for a first one, in milliseconds. */
const quiet = 1_500;
/** It comes with the first section: other screens, and forms without any, do without. */
let loadedBlock: typeof SectionBlock | null = null;
const loadBlock = async () => (loadedBlock ??= (await import('./sections-block.tsx')).SectionBlock);

function SectionsInput({ name, field, value, onChange, faults, required, form }: InputProps<SectionsField, SectionValue[]>) {
  const root = useRef<HTMLFieldSetElement>(null);
  const keepFocus = useKeptFocus(root);
  const [said, setSaid] = useState('');
  /** What was removed, the last one at the end: it can be taken back in turn. */
  const [removed, setRemoved] = useState<readonly { section: SectionValue; at: number }[]>([]);

  // Read when a section is removed, so that the function stays the same and the other sections need not be drawn again.
  const newest = useRef(value);
  newest.current = value;

  const change = useCallback(
    (key: string, update: (section: SectionValue) => SectionValue) =>
      onChange((before) => before.map((section) => (section.key === key ? update(section) : section))),
    [onChange],
  );

  const move = useCallback(
    (index: number, step: -1 | 1, key: string) => {
      const up = `[data-section="${key}"] [data-move="up"]`;
      const down = `[data-section="${key}"] [data-move="down"]`;
      keepFocus(...(step < 0 ? [up, down] : [down, up]));
      onChange((before) => moved(before, index, index + step));
      setSaid(`Đã chuyển mục ${step < 0 ? 'lên' : 'xuống'} tới chỗ ${index + step + 1}.`);
    },
    [keepFocus, onChange],
  );

  const [Block, setBlock] = useState(() => loadedBlock);
  const [isMissing, setMissing] = useState(false);
  const bring = useCallback(
    (then?: () => void) =>
      void loadBlock().then(
        (loaded) => {
          setMissing(false);
          setBlock(() => loaded);
          then?.();
        },
        () => setMissing(true),
      ),
    [],
  );
  const isAsked = Block === null && value.length > 0;
  useEffect(() => {
    if (isAsked) bring();
    const timer = setTimeout(() => void loadBlock().catch(() => undefined), quiet);
    return () => clearTimeout(timer);
  }, [isAsked, bring]);

  const add = () => {
    if (loadedBlock === null) return bring(add);
    setBlock(() => loadedBlock);
    const section = newSection();
    keepFocus(`[data-section="${section.key}"] [data-part="title"]`);
    onChange((before) => [...before, section]);
    setSaid(`Đã thêm mục ${newest.current.length + 1}.`);
  };

  const remove = useCallback(
    (index: number) => {
      const section = newest.current[index];
      if (!section) return;
      const near = newest.current[index + 1] ?? newest.current[index - 1];
      // The way back stands where the section stood; the one before it may be a screen away.
      const back = isEmptySection(section) ? [] : [':scope > [data-undo] button'];
      keepFocus(...back, ...(near ? [`[data-section="${near.key}"] [data-part="title"]`] : []), '[data-add-section]');
      if (!isEmptySection(section)) setRemoved((before) => [...before, { section, at: index }]);
      onChange((before) => before.toSpliced(index, 1));
      setSaid(`Đã xóa mục ${index + 1}.`);
    },
    [keepFocus, onChange],
  );

  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = useCallback(
    (key: string) =>
      setFolded((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key])),
    [],
  );
  const allFolded = value.length > 0 && value.every(({ key }) => folded.has(key));

  const drag = useDrag<string>((key, { id: beside, side }) => {
    const from = value.findIndex((section) => section.key === key);
    const rest = value.filter((section) => section.key !== key);
    const at = rest.findIndex((section) => section.key === beside) + (side === 'after' ? 1 : 0);
    if (from === -1 || at === from) return;
    onChange((before) => moved(before, from, at));
    setSaid(`Đã chuyển mục tới chỗ ${at + 1}.`);
  }, sectionRows);
  const startDrag = useRef(drag.start);
  startDrag.current = drag.start;
  const hold = useCallback((event: PointerEvent<HTMLElement>, key: string) => {
    // Text must not be chosen along while one drags.
    event.preventDefault();
    startDrag.current(event, key);
  }, []);

  // A browser keeps the height that each section had, once all of them were laid out.
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setLaidOut(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  const { onPaste, onPasted, onPictures, onUndoKey, noteAt } = usePasted({ value, newest, onChange, keepFocus, say: setSaid });

  const last = removed.at(-1);
  const undoPlace = Math.min(last?.at ?? 0, value.length);
  const undoLine = last && (
    <UndoLine
      key={last.section.key}
      told={`Đã xóa ${quoted(last.section.title.trim() || `mục ${last.at + 1}`)}.`}
      onUndo={() => {
        keepFocus(`[data-section="${last.section.key}"] [data-part="title"]`);
        onChange((before) => before.toSpliced(last.at, 0, last.section));
        setRemoved((before) => before.slice(0, -1));
        setSaid('Đã khôi phục mục vừa xóa.');
      }}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Z, from any input within
    <fieldset
      ref={root}
      className={`stack-4 ${styles['sections']}`}
      data-field={name}
      data-laid-out={isLaidOut || undefined}
      // Before a text takes back what was typed in it.
      onKeyDownCapture={onUndoKey}
    >
      <legend className={required ? label['required'] : undefined}>{field.label}</legend>
      {value.length > 1 && (
        <div className={styles['all']}>
          <QuietButton onClick={() => setFolded(new Set(allFolded ? [] : value.map(({ key }) => key)))}>
            {allFolded ? 'Mở tất cả' : 'Thu gọn tất cả'}
          </QuietButton>
        </div>
      )}
      {value.length === 0 && <p className="quiet">Chưa có mục nào.</p>}
      {isMissing && <TryAgain onClick={() => bring()} />}
      {value.map((section, index) => (
        <Fragment key={section.key}>
          {undoPlace === index && undoLine}
          {Block && (
            <Block
              id={`${inputId(name)}-${section.key}`}
              section={section}
              index={index}
              count={value.length}
              faults={faults}
              onChange={change}
              onMove={move}
              onRemove={remove}
              folded={folded.has(section.key)}
              onFold={fold}
              held={drag.held?.id === section.key}
              drop={drag.held?.drop?.id === section.key ? drag.held.drop.side : null}
              onHold={hold}
              say={setSaid}
              onPaste={onPaste}
              onPasted={onPasted}
              onPictures={onPictures}
              titleNow={form.nameNow}
            />
          )}
          {noteAt(section.key)}
        </Fragment>
      ))}
      {undoPlace === value.length && undoLine}
      {noteAt(null)}
      {faults[''] && (
        <Input.Error role="alert" tabIndex={-1} data-fault>
          {faults['']}
        </Input.Error>
      )}
      <div className="row-2-4">
        <SecondaryButton data-add-section onClick={add} disabled={value.length >= maxSections}>
          Thêm mục
        </SecondaryButton>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  );
}
