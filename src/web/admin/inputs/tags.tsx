import { CloseButton, Pill, PillsInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { TagsField } from '#shared/fields/tags.ts';
import { isRecord } from '#shared/formats/json.ts';
import { type InputKind, wrapped } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';
import { endsTag, joinTags, splitTags } from '#shared/fields/split-tags.ts';
import { Offered, Unlisted, useSuggested } from './suggestions.tsx';
import styles from './tags.module.css';

/** `pending` is the label being typed; it counts when the form is saved. */
export type TagsValue = { tags: string[]; pending: string };

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

const added = (tags: string[], text: string) => [...new Set([...tags, ...splitTags(text)])];

export const tags: InputKind<TagsField, TagsValue> = {
  read: (stored) => ({ tags: isTexts(stored) ? stored : [], pending: '' }),
  toWire: (value) => added(value.tags, value.pending),
  revive: (saved) =>
    isRecord(saved) && isTexts(saved['tags']) && typeof saved['pending'] === 'string'
      ? { tags: saved['tags'], pending: saved['pending'] }
      : null,
  describe: (value) => joinTags(added(value.tags, value.pending)),
  Input: TagsInput,
};

/** Whether one of the texts that are offered was taken: a key that was pressed says so. */
const isTaken = (event: Event, text: string, offered: readonly string[]): boolean =>
  offered.includes(text) && !(event instanceof InputEvent && event.inputType !== 'insertReplacementText');

function TagsInput(props: InputProps<TagsField, TagsValue>) {
  const { value, onChange, faults, field } = props;
  const { description, ...shared } = wrapped(props);
  const input = useRef<HTMLInputElement>(null);
  const offered = useSuggested(field.suggests);
  const list = field.suggests && `${shared.id}-offered`;

  const commit = (text: string) => onChange({ tags: added(value.tags, text), pending: '' });
  const remove = (index: number) => {
    onChange({ ...value, tags: value.tags.filter((_, at) => at !== index) });
    input.current?.focus();
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // An input method uses Enter and Backspace for itself. Safari reports the Enter that ends a composition with code 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      commit(value.pending);
    } else if (event.key === 'Backspace' && value.pending === '' && value.tags.length > 0) {
      event.preventDefault();
      onChange({ ...value, tags: value.tags.slice(0, -1) });
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n\t]/.test(text)) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    commit(value.pending.slice(0, start ?? 0) + text + value.pending.slice(end ?? 0));
  }

  const fault = faults[''] ?? Object.values(faults)[0];
  return (
    <div>
      <PillsInput
        id={shared.id}
        label={shared.label}
        labelProps={shared.labelProps}
        description={description ?? 'Gõ rồi nhấn Enter hoặc dấu phẩy; dán cả danh sách cũng được.'}
        error={fault}
      >
        <Pill.Group>
          {value.tags.map((tag, index) => (
            <span key={tag} className={`inline-1 chip breaks raised ${styles['tag']}`}>
              {tag}
              <CloseButton size="xs" aria-label={`Xóa "${tag}"`} onClick={() => remove(index)} />
            </span>
          ))}
          <PillsInput.Field
            ref={input}
            name={shared.name}
            className={styles['field']}
            autoComplete="off"
            list={list}
            value={value.pending}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => value.pending.trim() !== '' && commit(value.pending)}
            onChange={(event) => {
              const text = event.currentTarget.value;
              const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
              if (!composing && (endsTag(text) || isTaken(event.nativeEvent, text, offered))) commit(text);
              else onChange({ ...value, pending: text });
            }}
            onCompositionEnd={(event) => {
              if (endsTag(event.currentTarget.value)) commit(event.currentTarget.value);
            }}
          />
        </Pill.Group>
      </PillsInput>
      {list && <Offered id={list} texts={offered} />}
      <Unlisted texts={value.tags} offered={offered} />
      <p className="visually-hidden" role="status">
        {value.tags.length > 0 ? `${field.label}: ${value.tags.join(', ')}` : ''}
      </p>
    </div>
  );
}
