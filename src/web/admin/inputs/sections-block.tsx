import { TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, memo, type PointerEvent, useCallback } from 'react';
import { QuietButton } from '#web/ui/buttons.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FormattedText } from './sections-text-field.tsx';
import { MarkedTexts, type Paste } from './sections-text.tsx';
import type { Faults } from './form-slots.ts';
import { MoveButtons } from './move-buttons.tsx';
import { Bullets, type BulletsProps } from './sections-bullets.tsx';
import { Pictures } from './sections-pictures.tsx';
import { SectionCells } from './sections-table.tsx';
import { firstLine, type SectionValue, withText } from './sections-value.ts';
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
  onPaste: (key: string, paste: Paste) => void;
  onPasted: (told: string) => void;
  onPictures: (key: string, files: readonly File[]) => void;
  titleNow: () => string;
};

/** One section. It is drawn again only when it changes: a page may have a hundred. Of it a key draws the part that is typed in. */
export const SectionBlock = memo(function SectionBlock(props: Props) {
  const { id, section, index, count, faults, onChange, say } = props;
  const { key, title, content, list, marked, numbered, pictures, table } = section;
  // What has to be mended is never folded away.
  const atFault = Object.keys(faults).some((path) => path.startsWith(`${index}.`));
  const isFolded = props.folded && !atFault;
  const excerpt = firstLine(section);
  const change = useCallback<BulletsProps['onChange']>((update) => onChange(key, update), [key, onChange]);

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
      aria-labelledby={`${id}-head`}
      className={`stack-3 ${styles['section']}`}
      data-section={key}
      data-folded={isFolded || undefined}
      data-held={props.held || undefined}
      data-drop={props.drop ?? undefined}
      onKeyDown={onKeyDown}
    >
      <SectionHead
        id={id}
        of={key}
        index={index}
        count={count}
        atFault={atFault}
        foldedTitle={isFolded ? title.trim() || 'Chưa có tiêu đề' : null}
        onMove={props.onMove}
        onRemove={props.onRemove}
        onFold={props.onFold}
        onHold={props.onHold}
      />
      {isFolded && <p className={`quiet one-line ${styles['excerpt']}`}>{excerpt || 'Chưa có nội dung.'}</p>}
      <div id={`${id}-body`} className={`stack-4 ${styles['body']}`} hidden={isFolded}>
        <SectionTitle id={id} of={key} title={title} fault={faults[`${index}.title`]} onChange={onChange} />
        <MarkedTexts section={section} titleNow={props.titleNow} say={say} onPaste={props.onPaste} onPictures={props.onPictures}>
          <FormattedText
            id={`${id}-content`}
            part="content"
            label="Nội dung mục"
            text={content}
            marked={marked}
            fault={faults[`${index}.content`]}
            onWrite={(written) => change((before) => withText(before, written))}
          />
          <Bullets
            id={`${id}-list`}
            list={list}
            marked={marked}
            numbered={numbered}
            faults={faults}
            path={`${index}.list`}
            onChange={change}
            say={say}
            onPasted={props.onPasted}
          />
        </MarkedTexts>
        <div className={table === null && pictures.length === 0 ? 'row-2-4' : 'stack-4'}>
          <SectionCells id={`${id}-table`} table={table} faults={faults} path={`${index}.table`} onChange={change} say={say} />
          <Pictures
            id={`${id}-pictures`}
            pictures={pictures}
            faults={faults}
            path={`${index}.pictures`}
            onChange={change}
            say={say}
          />
        </div>
      </div>
    </div>
  );
});

type HeadProps = Pick<Props, 'id' | 'index' | 'count' | 'onMove' | 'onRemove' | 'onFold' | 'onHold'> & {
  /** The key of its section. */
  of: string;
  atFault: boolean;
  /** Null while it is not folded. */
  foldedTitle: string | null;
};

const SectionHead = memo(function SectionHead({ id, of: key, index, count, atFault, foldedTitle, ...on }: HeadProps) {
  const isFolded = foldedTitle !== null;
  return (
    <div className="row-1">
      {count > 1 && (
        // For a pointer alone: the keyboard has the buttons beside it, and Alt with an arrow.
        <span
          className={`quiet ${styles['handle']}`}
          title="Kéo để đổi chỗ"
          aria-hidden="true"
          onPointerDown={(event) => on.onHold(event, key)}
        >
          <Icon name="menu" />
        </span>
      )}
      <UnstyledButton
        className={styles['fold']}
        aria-expanded={!isFolded}
        aria-controls={`${id}-body`}
        disabled={atFault}
        title={isFolded ? 'Mở mục này' : 'Thu gọn mục này'}
        onClick={() => on.onFold(key)}
      >
        <Icon name="down" className={isFolded ? styles['foldedIcon'] : undefined} />
        <span id={`${id}-head`} className={`figures rigid ${styles['number']}`}>
          Mục {index + 1}
        </span>
        {isFolded && <span className={styles['foldedTitle']}>{foldedTitle}</span>}
      </UnstyledButton>
      <MoveButtons index={index} count={count} describedBy={`${id}-head`} onMove={(step) => on.onMove(index, step, key)} />
      <QuietButton aria-describedby={`${id}-head`} onClick={() => on.onRemove(index)}>
        Xóa mục
      </QuietButton>
    </div>
  );
});

type TitleProps = Pick<Props, 'id' | 'onChange'> & { of: string; title: string; fault: string | undefined };

const SectionTitle = memo(function SectionTitle({ id, of: key, title, fault, onChange }: TitleProps) {
  return (
    <TextInput
      id={`${id}-title`}
      label="Tiêu đề mục"
      labelProps={{ className: label['required'] }}
      aria-required
      autoComplete="off"
      data-part="title"
      error={fault}
      value={title}
      onChange={({ currentTarget: { value } }) => onChange(key, (before) => ({ ...before, title: value }))}
    />
  );
});
