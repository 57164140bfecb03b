import { Button, Input } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import { maxBullets } from '#shared/fields/sections.ts';
import { QuietButton } from '#web/ui/buttons.tsx';
import type { Faults } from './form-slots.ts';
import { MoveButtons } from './move-buttons.tsx';
import { heldBy } from './sections-text-clipboard.ts';
import { editorOf, FormattedText } from './sections-text-field.tsx';
import { lettersOf, readText } from './sections-text-marks.ts';
import { asLetters, loadPaste } from './sections-text.tsx';
import {
  type BulletValue,
  firstLine,
  moved,
  newBullet,
  newSection,
  type SectionValue,
  withBullets,
  withText,
} from './sections-value.ts';
import styles from './sections.module.css';
import { UndoLine } from './undo-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export type BulletsProps = Pick<SectionValue, 'list' | 'marked' | 'numbered'> & {
  id: string;
  faults: Faults;
  /** Of the list within the field: '0.list'. */
  path: string;
  onChange: (update: (section: SectionValue) => SectionValue) => void;
  say: (text: string) => void;
  /** Before something pasted is put in: it can be taken back as one. */
  onPasted: (told: string) => void;
};

const inputOf = (key: string) => `[data-bullet="${key}"] [data-text]`;

/** The bullets of a section: Enter adds the next, Backspace in an empty one removes it. */
export const Bullets = memo(function Bullets(props: BulletsProps) {
  const { id, list, marked, numbered, faults, path, onChange, say, onPasted } = props;
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  /** What was removed, the last one at the end. */
  const [removed, setRemoved] = useState<readonly { bullet: BulletValue; at: number }[]>([]);

  const changeList = (update: (before: BulletValue[]) => BulletValue[]) =>
    onChange((before) => ({ ...before, list: update(before.list) }));

  function insert(at: number, texts: string[], isMarked = false) {
    const bullets = texts.map((text) => newBullet(text)).slice(0, maxBullets - list.length);
    const last = bullets.at(-1);
    if (!last) return;
    keepFocus(inputOf(last.key));
    onChange((before) => withBullets(before, at, bullets, isMarked));
    say(`Đã thêm ${bullets.length > 1 ? `${bullets.length} dòng` : `dòng ${at + 1}`}.`);
  }

  function remove(index: number) {
    const near = list[index - 1] ?? list[index + 1];
    keepFocus(...(near ? [inputOf(near.key)] : []), '[data-add-bullet]');
    const bullet = list[index];
    if (bullet && bullet.text.trim() !== '') setRemoved((before) => [...before, { bullet, at: index }]);
    changeList((before) => before.toSpliced(index, 1));
    say(`Đã xóa dòng ${index + 1}.`);
  }

  function move(index: number, step: -1 | 1, focus: string[]) {
    if (index + step < 0 || index + step >= list.length) return;
    keepFocus(...focus);
    changeList((before) => moved(before, index, index + step));
    say(`Đã chuyển dòng ${step < 0 ? 'lên' : 'xuống'} tới chỗ ${index + step + 1}.`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>, index: number, bullet: BulletValue) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      take();
      move(index, event.key === 'ArrowUp' ? -1 : 1, [inputOf(bullet.key)]);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      take();
      insert(index + 1, ['']);
    } else if (event.key === 'Backspace' && event.currentTarget.textContent === '') {
      take();
      remove(index);
    }
  }

  /** Several lines become several bullets. */
  function onPaste(event: ClipboardEvent<HTMLDivElement>, index: number, bullet: BulletValue) {
    event.preventDefault();
    event.stopPropagation();
    const held = heldBy(event.clipboardData);
    void paste(event.currentTarget.querySelector('[data-text]')!, held, index, bullet).catch(() => asLetters(held));
  }

  async function paste(text: Element, held: ReturnType<typeof heldBy>, index: number, bullet: BulletValue) {
    const [parts, editor] = await Promise.all([loadPaste(), editorOf(text)]);
    if (editor === null || parts === null) return asLetters(held);
    const { blocks, own } = parts.readClipboard(held);
    const pasted = parts.pastedBullets(blocks);
    const [only = ''] = pasted.list;
    if (own !== null || pasted.list.length < 2) {
      const isAsTyped = pasted.list.length === 0 || (!pasted.marked && only === held.plain.trim());
      return editor.insert(own ?? (isAsTyped ? lettersOf(held.plain) : readText(only, pasted.marked).map(({ words }) => words)));
    }
    onPasted(`Đã nhận: ${pasted.list.length} ${numbered ? 'dòng đánh số' : 'gạch đầu dòng'}.`);
    const isEmpty = text.textContent === '';
    const [first = '', ...rest] = pasted.list;
    if (isEmpty) onChange((before) => withText(before, { text: first, marked: pasted.marked }, bullet.key));
    insert(index + 1, isEmpty ? rest : pasted.list, pasted.marked);
  }

  const last = removed.at(-1);
  return (
    <div ref={root} className="stack-2">
      <div className="row-2-4 apart">
        <div id={id} className="strong">
          Gạch đầu dòng
        </div>
        <label className={`line-2 ${styles['switch']}`}>
          <input
            type="checkbox"
            aria-describedby={id}
            checked={numbered}
            onChange={({ currentTarget: { checked } }) => {
              onChange((before) => ({ ...before, numbered: checked }));
              say(checked ? 'Các dòng được đánh số.' : 'Các dòng không đánh số.');
            }}
          />
          Đánh số
        </label>
      </div>
      {list.map((bullet, index) => {
        const placeId = `${id}-${bullet.key}`;
        const up = `[data-bullet="${bullet.key}"] [data-move="up"]`;
        const down = `[data-bullet="${bullet.key}"] [data-move="down"]`;
        return (
          <div key={bullet.key} className={styles['bullet']} data-bullet={bullet.key}>
            <span id={placeId} className="visually-hidden">
              Dòng {index + 1}
            </span>
            {numbered && (
              <span className={`quiet figures ${styles['place']}`} aria-hidden="true">
                {index + 1}.
              </span>
            )}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pasted into the text within */}
            <div className={styles['bulletInput']} onPasteCapture={(event) => onPaste(event, index, bullet)}>
              <FormattedText
                part="bullet"
                isEntry
                label="Gạch đầu dòng"
                text={bullet.text}
                marked={marked}
                fault={faults[`${path}.${index}`]}
                onKeyDown={(event) => onKeyDown(event, index, bullet)}
                onEnd={() => insert(index + 1, [''])}
                onWrite={(written) => onChange((before) => withText(before, written, bullet.key))}
              />
            </div>
            <span className={`line rigid ${styles['bulletActions']}`}>
              <MoveButtons
                index={index}
                count={list.length}
                describedBy={placeId}
                onMove={(step) => move(index, step, step < 0 ? [up, down] : [down, up])}
              />
              <QuietButton aria-describedby={placeId} onClick={() => remove(index)}>
                Xóa dòng
              </QuietButton>
            </span>
          </div>
        );
      })}
      {faults[path] && <Input.Error role="alert">{faults[path]}</Input.Error>}
      <div className="row-2-4">
        <Button
          variant="subtle"
          size="compact-md"
          aria-describedby={id}
          data-add-bullet
          disabled={list.length >= maxBullets}
          onClick={() => insert(list.length, [''])}
        >
          Thêm dòng
        </Button>
        {last && (
          <UndoLine
            told={`Đã xóa “${firstLine({ ...newSection(), list: [last.bullet], marked })}”.`}
            onUndo={() => {
              keepFocus(inputOf(last.bullet.key));
              changeList((before) => before.toSpliced(last.at, 0, last.bullet));
              setRemoved((before) => before.slice(0, -1));
              say('Đã khôi phục dòng vừa xóa.');
            }}
          />
        )}
      </div>
    </div>
  );
});
