import { type ComboboxLikeProps, type ComboboxParsedItem, Select, type SelectProps as MantineProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';

export type SelectChoice = { value: string; label: string };

/** Choices that are asked for as one types, where there are too many to have them all. */
export type AskedChoices = {
  /** Told what is sought; '' while nothing is. */
  onSought: (text: string) => void;
  /** Whether the choices are the answer to what is sought. Until then those known already are offered as far as they hold it. */
  state: 'known' | 'pending' | 'answered';
  /** There are more than these. */
  hasMore: boolean;
};

type ChoicesState = Pick<AskedChoices, 'state' | 'hasMore'>;

export type SelectProps = Omit<MantineProps, 'data' | 'searchable' | 'filter' | 'onChange' | 'value' | 'defaultValue'> & {
  choices: readonly SelectChoice[];
  value: string | null;
  /** What `value` is called, where it may be none of `choices`. */
  chosen?: string | undefined;
  onChange: (value: string | null) => void;
  /** What is chosen goes elsewhere, so the box is empty again: `value` stays null. */
  adds?: boolean;
  asked?: AskedChoices | undefined;
};

/** Choices that are offered at once: what is meant stands among the first, or a letter more is typed. */
const mostOffered = 20;

const more = { value: '', label: 'Còn nhiều nữa, gõ tên để tìm.', disabled: true };

/** Choices whose label holds every word that is sought, typed as the search of the site allows: 'do hoa' finds 'Đồ họa'. */
export function matching(choices: readonly ComboboxParsedItem[], sought: string): ComboboxParsedItem[] {
  const holds = wordsOf(sought);
  return choices.filter((choice) => 'label' in choice && holds(heldIn(choice.label)));
}

/** `count`: of the choices; behind them may stand what is chosen. */
const filterOf =
  ({ state, hasMore }: ChoicesState, count: number): ComboboxLikeProps<string>['filter'] =>
  ({ options, search }) => {
    const found = state === 'answered' ? options.slice(0, count) : matching(options, search);
    return found.length > mostOffered || (hasMore && found.length > 0) ? [...found.slice(0, mostOffered), more] : found;
  };

/**
 * Takes the option that is marked in the list; where something is `typed`, the first one when none is. Mantine marks by a number
 * that it keeps beside the list, and sets anew some time after the list was opened, and none when choices come after the typing:
 * whoever was faster pressed Enter for nothing. False where there is none.
 */
function takeMarked(box: HTMLInputElement | null, typed: boolean): boolean {
  const list = document.getElementById(box?.getAttribute('aria-controls') ?? '');
  const first = typed ? list?.querySelector<HTMLElement>('[data-combobox-option]') : null;
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]') ?? first;
  marked?.click();
  return marked != null;
}

const none: ChoicesState = { state: 'known', hasMore: false };

/** A dropdown one can type in. */
export function SearchableSelect({ choices, value, chosen: own, onChange, adds = false, asked, ...rest }: SelectProps) {
  const among = choices.find((choice) => choice.value === value);
  const chosen = among?.label ?? own ?? '';
  const [sought, setSought] = useState(chosen);
  /** Enter was pressed before the choices came: the first of them is meant, wherever one has gone meanwhile. */
  const [isAwaited, setAwaited] = useState(false);
  const { state, hasMore } = asked ?? none;
  const box = useRef<HTMLInputElement>(null);
  const data = among === undefined && value !== null && own !== undefined ? [...choices, { value, label: own }] : [...choices];

  const seek = (text: string) => {
    setSought(text);
    // Leaving the box puts back what stood in it.
    if (isAwaited && document.activeElement !== box.current) return;
    setAwaited(false);
    asked?.onSought(text === chosen ? '' : text);
  };
  const pick = (picked: string | null) => {
    onChange(picked);
    setAwaited(false);
    asked?.onSought('');
    if (adds) setSought('');
  };
  useEffect(() => {
    if (!isAwaited || state === 'pending') return;
    const [first] = state === 'answered' ? choices : [];
    if (first === undefined) setAwaited(false);
    // The list is closed where one has gone on.
    else if (!takeMarked(box.current, true)) pick(first.value);
    // oxlint-disable-next-line react/exhaustive-deps -- once what was awaited is there
  }, [isAwaited, state]);

  return (
    <Select
      comboboxProps={{ transitionProps: { duration: 0 }, offset: 4, withinPortal: false }}
      maxDropdownHeight={280}
      allowDeselect={false}
      selectFirstOptionOnChange
      checkIconPosition="right"
      nothingFoundMessage={state === 'pending' ? 'Đang tìm...' : 'Nothing found.'}
      autoComplete="off"
      // Typing begins anew instead of adding to the name that stands there.
      onFocus={(event) => event.currentTarget.select()}
      searchValue={sought}
      onSearchChange={seek}
      // Escape gives up the search, so what is typed must not stand there as if it were chosen.
      onKeyDown={({ key }) => key === 'Escape' && seek(chosen)}
      onKeyDownCapture={(event) => {
        // Enter may end the typing of a word with accents (229: some browsers say so in no other way).
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
        const isTyped = sought !== chosen;
        const isTaken = takeMarked(event.currentTarget, isTyped);
        if (!isTaken && isTyped && state === 'pending') setAwaited(true);
        if (!isTaken) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      {...rest}
      data-awaits={isAwaited || undefined}
      ref={box}
      data={data}
      value={value}
      onChange={pick}
      searchable
      filter={filterOf({ state, hasMore }, choices.length)}
    />
  );
}
