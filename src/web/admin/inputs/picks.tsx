import { CloseButton, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type AskedChoices, SearchableSelect } from '#web/ui/searchable-select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inputId } from './input-kind.ts';
import styles from './picks.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export type Pick = { value: string; label: string };

type Props = {
  name: string;
  label: string;
  hint: ReactNode;
  fault: string | undefined;
  /** What stands there, in order. */
  picked: readonly Pick[];
  /** What can be added; what stands there already is left out. */
  choices: readonly Pick[];
  asked?: AskedChoices;
  most: number;
  placeholder: string;
  onChange: (picked: Pick[]) => void;
};

/** Which way a key moves a pick, with Alt; beside each other or below, as they stand. */
const ways: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** A short list that is filled by search and put in order by buttons or Alt with an arrow. */
export function Picks({ name, label, hint, fault, picked, choices, asked, most, placeholder, onChange }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  const [said, setSaid] = useState('');
  const id = inputId(name);
  const taken = new Set(picked.map(({ value }) => value));
  const free = choices.filter(({ value }) => !taken.has(value));
  const at = (value: string, part: string) => `[data-pick="${CSS.escape(value)}"] [data-part="${part}"]`;

  const move = (index: number, step: -1 | 1) => {
    const [pick, other] = [picked[index], picked[index + step]];
    if (!pick || !other) return;
    const [wanted, opposite] = step < 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
    keepFocus(at(pick.value, wanted), at(pick.value, opposite));
    onChange(picked.toSpliced(index, 1).toSpliced(index + step, 0, pick));
    setSaid(`${pick.label}: chỗ ${index + step + 1}.`);
  };
  const remove = (index: number) => {
    const near = picked[index + 1] ?? picked[index - 1];
    keepFocus(...(near ? [at(near.value, 'remove')] : []), `#${CSS.escape(id)}`);
    onChange(picked.toSpliced(index, 1));
    setSaid(`Đã bỏ ${picked[index]?.label}.`);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = ways[event.key];
    if (!event.altKey || step === undefined) return;
    // Alt with an arrow to the left is the way back in the browser.
    event.preventDefault();
    move(index, step);
  };
  const mover = (index: number, step: -1 | 1, isLast: boolean) => {
    const [part, icon, title] =
      step < 0 ? (['before', 'previous', 'Đưa lên trước'] as const) : (['after', 'next', 'Đưa ra sau'] as const);
    return (
      <UnstyledButton
        className={styles['move']}
        data-part={part}
        disabled={isLast}
        title={title}
        aria-label={`${title}: ${picked[index]?.label}`}
        onClick={() => move(index, step)}
      >
        <Icon name={icon} />
      </UnstyledButton>
    );
  };

  return (
    <div ref={root} className={styles['picks']} data-field={name}>
      {picked.length > 0 && (
        <ol className="flow-2" aria-label={label}>
          {picked.map((pick, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons
            <li
              key={pick.value}
              className={`inline chip raised ${styles['pick']}`}
              data-pick={pick.value}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span className={`breaks ${styles['name']}`}>{pick.label}</span>
              {picked.length > 1 && (
                <>
                  {mover(index, -1, index === 0)}
                  {mover(index, 1, index === picked.length - 1)}
                </>
              )}
              <CloseButton
                size="md"
                data-part="remove"
                title="Bỏ"
                aria-label={`Bỏ ${pick.label}`}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <SearchableSelect
        id={id}
        name={name}
        label={label}
        description={hint}
        error={fault}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        disabled={picked.length >= most}
        openOnFocus={false}
        adds
        // Nothing stands in the box that could be the choice to begin with.
        selectFirstOptionOnDropdownOpen
        placeholder={picked.length >= most ? `Đã đủ ${most}` : placeholder}
        choices={free}
        asked={asked}
        value={null}
        onChange={(value) => {
          const chosen = choices.find((choice) => choice.value === value);
          if (!chosen) return;
          onChange([...picked, chosen]);
          setSaid(`Đã thêm ${chosen.label}.`);
        }}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
