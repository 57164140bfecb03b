import { TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { QuietButton } from '#web/ui/buttons.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GrowingText } from './growing-text.tsx';
import type { Pasted } from './sections-text-paste.ts';
import { markedSection, type TextSelection } from './sections-text-pasted.ts';
import { MarkedTexts } from './sections-text.tsx';
import type { Faults } from './form-slots.ts';
import { Bullets, MoveButtons } from './sections-bullets.tsx';
import { firstLine, type SectionValue } from './sections-value.ts';
import label from './label.module.css';
import styles from './sections.module.css';

type Props = {
  id: string;
  section: SectionValue;
  index: number;
  count: number;
  /** Of the whole field: '0.title' belongs to the first section. */
  faults: Faults;
  onChange: (key: string, update: (section: SectionValue) => SectionValue) => void;
  onMove: (index: number, step: -1 | 1, key: string) => void;
  onRemove: (index: number) => void;
  /** Only its title and a line of its text are shown. */
  folded: boolean;
  onFold: (key: string) => void;
  /** It is being dragged; another one that is will be dropped before or after it. */
  held: boolean;
  drop: 'before' | 'after' | null;
  onHold: (event: PointerEvent<HTMLElement>, key: string) => void;
  say: (text: string) => void;
  /** What was pasted into the content: its sections, or the moment before bullets of it are put in. */
  onPaste: (selection: TextSelection, pasted: Pasted, plain: string) => void;
  onPasted: (told: string) => void;
};

/** One section. It is drawn again only when it changes: a page may have a hundred. */
export const SectionBlock = memo(function SectionBlock(props: Props) {
  const { id, section, index, count, faults, onChange, say } = props;
  const { key, title, content, list, marked } = section;
  const headId = `${id}-head`;
  const bodyId = `${id}-body`;
  // What has to be mended is never folded away.
  const atFault = Object.keys(faults).some((path) => path.startsWith(`${index}.`));
  const isFolded = props.folded && !atFault;
  const excerpt = firstLine(section);

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || event.isDefaultPrevented()) return;
    event.preventDefault();
    const step = event.key === 'ArrowUp' ? -1 : 1;
    if (index + step >= 0 && index + step < count) props.onMove(index, step, key);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Alt and an arrow, from any input within
    <div
      role="group"
      aria-labelledby={headId}
      className={`stack-3 ${styles['section']}`}
      data-section={key}
      data-folded={isFolded || undefined}
      data-held={props.held || undefined}
      data-drop={props.drop ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className="row-1">
        {count > 1 && (
          // For a pointer alone: the keyboard has the buttons beside it, and Alt with an arrow.
          <span
            className={`quiet ${styles['handle']}`}
            title="Kéo để đổi chỗ"
            aria-hidden="true"
            onPointerDown={(event) => props.onHold(event, key)}
          >
            <Icon name="menu" />
          </span>
        )}
        <UnstyledButton
          className={styles['fold']}
          aria-expanded={!isFolded}
          aria-controls={bodyId}
          disabled={atFault}
          title={isFolded ? 'Mở mục này' : 'Thu gọn mục này'}
          onClick={() => props.onFold(key)}
        >
          <Icon name="down" className={isFolded ? styles['foldedIcon'] : undefined} />
          <span id={headId} className={`figures rigid ${styles['number']}`}>
            Mục {index + 1}
          </span>
          {isFolded && <span className={styles['foldedTitle']}>{title.trim() || 'Chưa có tiêu đề'}</span>}
        </UnstyledButton>
        <MoveButtons index={index} count={count} describedBy={headId} onMove={(step) => props.onMove(index, step, key)} />
        <QuietButton aria-describedby={headId} onClick={() => props.onRemove(index)}>
          Xóa mục
        </QuietButton>
      </div>
      {isFolded && <p className={`quiet one-line ${styles['excerpt']}`}>{excerpt || 'Chưa có nội dung.'}</p>}
      <div id={bodyId} className={`stack-4 ${styles['body']}`} hidden={isFolded}>
        <TextInput
          id={`${id}-title`}
          label="Tiêu đề mục"
          labelProps={{ className: label['required'] }}
          aria-required
          autoComplete="off"
          data-part="title"
          error={faults[`${index}.title`]}
          value={title}
          onChange={({ currentTarget: { value } }) => onChange(key, (before) => ({ ...before, title: value }))}
        />
        <MarkedTexts section={section} onChange={onChange} say={say} onPaste={props.onPaste}>
          <GrowingText
            id={`${id}-content`}
            data-part="content"
            label="Nội dung mục"
            minRows={3}
            maxRows={20}
            error={faults[`${index}.content`]}
            value={content}
            onChange={({ currentTarget: { value } }) => onChange(key, (before) => ({ ...before, content: value }))}
          />
          <Bullets
            id={`${id}-list`}
            list={list}
            faults={faults}
            path={`${index}.list`}
            onChange={(update) => onChange(key, (before) => ({ ...before, list: update(before.list) }))}
            say={say}
            marked={marked}
            onMarks={() => onChange(key, markedSection)}
            onPasted={props.onPasted}
          />
        </MarkedTexts>
      </div>
    </div>
  );
});
