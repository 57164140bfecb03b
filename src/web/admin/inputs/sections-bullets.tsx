import { Button, Input, UnstyledButton } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import { maxBullets } from '#shared/fields/sections.ts';
import { escapeMarks } from '#shared/text/marked-text.ts';
import { QuietButton } from '#web/ui/buttons.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GrowingText } from './growing-text.tsx';
import type { Faults } from './form-slots.ts';
import { readClipboard } from './sections-text-clipboard.ts';
import { pastedBullets } from './sections-text-paste.ts';
import { replace } from './sections-text.tsx';
import { type BulletValue, moved, newBullet } from './sections-value.ts';
import styles from './sections.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export type BulletsProps = {
  id: string;
  list: BulletValue[];
  faults: Faults;
  /** Of the list within the field: '0.list'. */
  path: string;
  onChange: (update: (list: BulletValue[]) => BulletValue[]) => void;
  say: (text: string) => void;
  /** The texts of the section have marks; `onMarks` makes it so. */
  marked: boolean;
  onMarks: () => void;
  /** Before something pasted is put in: it can be taken back as one. */
  onPasted: (told: string) => void;
};

const inputOf = (key: string) => `[data-bullet="${key}"] textarea`;

/** The bullets of a section: Enter adds the next, Backspace in an empty one removes it. */
export const Bullets = memo(function Bullets(props: BulletsProps) {
  const { id, list, faults, path, onChange, say, marked, onMarks, onPasted } = props;
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  /** What was removed, the last one at the end. */
  const [removed, setRemoved] = useState<readonly { bullet: BulletValue; at: number }[]>([]);

  const write = ({ key }: BulletValue, text: string) =>
    onChange((before) => before.map((item) => (item.key === key ? { ...item, text } : item)));

  function insert(at: number, texts: string[]) {
    const bullets = texts.map((text) => newBullet(text)).slice(0, maxBullets - list.length);
    const last = bullets.at(-1);
    if (!last) return;
    keepFocus(inputOf(last.key));
    onChange((before) => before.toSpliced(at, 0, ...bullets));
    say(`Đã thêm ${bullets.length > 1 ? `${bullets.length} dòng` : `dòng ${at + 1}`}.`);
  }

  function remove(index: number) {
    const near = list[index - 1] ?? list[index + 1];
    keepFocus(...(near ? [inputOf(near.key)] : []), '[data-add-bullet]');
    const bullet = list[index];
    if (bullet && bullet.text.trim() !== '') setRemoved((before) => [...before, { bullet, at: index }]);
    onChange((before) => before.toSpliced(index, 1));
    say(`Đã xóa dòng ${index + 1}.`);
  }

  function move(index: number, step: -1 | 1, focus: string[]) {
    if (index + step < 0 || index + step >= list.length) return;
    keepFocus(...focus);
    onChange((before) => moved(before, index, index + step));
    say(`Đã chuyển dòng ${step < 0 ? 'lên' : 'xuống'} chỗ ${index + step + 1}.`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, index: number, bullet: BulletValue) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1, [inputOf(bullet.key)]);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      insert(index + 1, ['']);
    } else if (event.key === 'Backspace' && bullet.text === '') {
      event.preventDefault();
      remove(index);
    }
  }

  /** Several lines become several bullets. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number, bullet: BulletValue) {
    const { blocks, plain } = readClipboard(event.clipboardData);
    const pasted = pastedBullets(blocks);
    const lines = pasted.list.map((line) => (marked && !pasted.marked ? escapeMarks(line) : line));
    const [only = ''] = lines;
    if (lines.length === 0 || (lines.length === 1 && only === plain.trim())) return;
    event.preventDefault();
    onPasted(`Đã nhận: ${lines.length} gạch đầu dòng.`);
    if (pasted.marked) onMarks();
    if (lines.length === 1) {
      const { selectionStart: from, selectionEnd: to } = event.currentTarget;
      const at = from + only.length;
      replace(event.currentTarget, { from, to, insert: only, select: [at, at] });
      return;
    }
    if (bullet.text !== '') insert(index + 1, lines);
    else {
      const [first = '', ...rest] = lines;
      write(bullet, first);
      insert(index + 1, rest);
    }
  }

  const last = removed.at(-1);
  return (
    <div ref={root} className="stack-2">
      <div id={id} className="strong">
        Gạch đầu dòng
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
            <GrowingText
              className={styles['bulletInput'] ?? ''}
              aria-label="Gạch đầu dòng"
              autoComplete="off"
              error={faults[`${path}.${index}`]}
              value={bullet.text}
              onKeyDown={(event) => onKeyDown(event, index, bullet)}
              onPaste={(event) => onPaste(event, index, bullet)}
              // A bullet is one line, however many it is drawn on.
              onChange={({ currentTarget }) => write(bullet, currentTarget.value.replaceAll(/[\r\n]+/g, ' '))}
            />
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
          <span className={`inline-1 quiet ${styles['undo']}`}>
            Đã xóa “{last.bullet.text}”.
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => {
                keepFocus(inputOf(last.bullet.key));
                onChange((before) => before.toSpliced(last.at, 0, last.bullet));
                setRemoved((before) => before.slice(0, -1));
                say('Đã khôi phục dòng vừa xóa.');
              }}
            >
              Hoàn tác
            </Button>
          </span>
        )}
      </div>
    </div>
  );
});

type MoveProps = { index: number; count: number; describedBy: string; onMove: (step: -1 | 1) => void };

/** One place up or down; drawn as arrows, named in words. */
export function MoveButtons({ index, count, describedBy, onMove }: MoveProps) {
  const move = (step: -1 | 1, name: string, side: 'up' | 'down', disabled: boolean) => (
    <UnstyledButton
      className={styles['move']}
      aria-label={name}
      aria-describedby={describedBy}
      title={name}
      data-move={side}
      disabled={disabled}
      onClick={() => onMove(step)}
    >
      <Icon name="down" className={side === 'up' ? styles['upwards'] : undefined} />
    </UnstyledButton>
  );
  return (
    <>
      {move(-1, 'Chuyển lên', 'up', index === 0)}
      {move(1, 'Chuyển xuống', 'down', index === count - 1)}
    </>
  );
}
