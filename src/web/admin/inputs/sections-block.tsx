import { Button, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, memo } from 'react';
import type { Faults } from './input-kind.ts';
import { Bullets, MoveButtons } from './sections-bullets.tsx';
import type { SectionValue } from './sections-value.ts';
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
  say: (text: string) => void;
};

/** One section. It is drawn again only when it changes: a page may have a hundred. */
export const SectionBlock = memo(function SectionBlock(props: Props) {
  const { id, section, index, count, faults, onChange, onMove, onRemove, say } = props;
  const { key, title, content, list } = section;
  const headId = `${id}-head`;

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || event.isDefaultPrevented()) return;
    event.preventDefault();
    const step = event.key === 'ArrowUp' ? -1 : 1;
    if (index + step >= 0 && index + step < count) onMove(index, step, key);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Alt and an arrow, from any input within
    <div role="group" aria-labelledby={headId} className={styles['section']} data-section={key} onKeyDown={onKeyDown}>
      <div className={styles['head']}>
        <span id={headId} className={styles['number']}>
          Mục {index + 1}
        </span>
        <MoveButtons index={index} count={count} describedBy={headId} onMove={(step) => onMove(index, step, key)} />
        <Button variant="subtle" color="ink" size="compact-sm" aria-describedby={headId} onClick={() => onRemove(index)}>
          Xóa mục
        </Button>
      </div>
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
      <Textarea
        id={`${id}-content`}
        label="Nội dung mục"
        autosize
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
      />
    </div>
  );
});
