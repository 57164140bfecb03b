import { CloseButton, UnstyledButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
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
  most: number;
  placeholder: string;
  onChange: (picked: Pick[]) => void;
};

/** A short list that is filled by search and put in order by buttons or Alt with an arrow. */
export function Picks({ name, label, hint, fault, picked, choices, most, placeholder, onChange }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  const [said, setSaid] = useState('');
  const id = inputId(name);
  const taken = new Set(picked.map(({ value }) => value));
  const at = (value: string, part: string) => `[data-pick="${CSS.escape(value)}"] [data-part="${part}"]`;

  const move = (index: number, step: -1 | 1) => {
    const [pick, other] = [picked[index], picked[index + step]];
    if (!pick || !other) return;
    keepFocus(...(step < 0 ? [at(pick.value, 'up'), at(pick.value, 'down')] : [at(pick.value, 'down'), at(pick.value, 'up')]));
    onChange(picked.toSpliced(index, 1).toSpliced(index + step, 0, pick));
    setSaid(`${pick.label}: vị trí ${index + step + 1}.`);
  };
  const remove = (index: number) => {
    const near = picked[index + 1] ?? picked[index - 1];
    keepFocus(...(near ? [at(near.value, 'remove')] : []), `#${CSS.escape(id)}`);
    onChange(picked.toSpliced(index, 1));
    setSaid(`Đã bỏ ${picked[index]?.label}.`);
  };

  return (
    <div ref={root} className={styles['picks']} data-field={name}>
      {picked.length > 0 && (
        <ol className={styles['list']} aria-label={label}>
          {picked.map((pick, index) => (
            <li key={pick.value} className={styles['pick']} data-pick={pick.value}>
              <span className={styles['name']}>{pick.label}</span>
              {picked.length > 1 && (
                <>
                  <UnstyledButton
                    className={styles['move']}
                    data-part="up"
                    disabled={index === 0}
                    aria-label={`Đưa ${pick.label} lên`}
                    onClick={() => move(index, -1)}
                  >
                    <Icon name="previous" />
                  </UnstyledButton>
                  <UnstyledButton
                    className={styles['move']}
                    data-part="down"
                    disabled={index === picked.length - 1}
                    aria-label={`Đưa ${pick.label} xuống`}
                    onClick={() => move(index, 1)}
                  >
                    <Icon name="next" />
                  </UnstyledButton>
                </>
              )}
              <CloseButton size="sm" data-part="remove" aria-label={`Bỏ ${pick.label}`} onClick={() => remove(index)} />
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
        placeholder={picked.length >= most ? `Đã đủ ${most}` : placeholder}
        choices={choices.filter(({ value }) => !taken.has(value))}
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
