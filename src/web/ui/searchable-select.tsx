import { type ComboboxLikeProps, type ComboboxParsedItem, Select, type SelectProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { holdsWords } from '#shared/search/holds-words.ts';

export type SelectChoice = { value: string; label: string };

type Props = Omit<SelectProps, 'data' | 'searchable' | 'filter' | 'onChange' | 'value' | 'defaultValue'> & {
  choices: readonly SelectChoice[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is chosen goes elsewhere, so the box is empty again: `value` stays null. */
  adds?: boolean;
};

/** Choices whose label holds every word that is sought, typed as the search of the site allows: 'do hoa' finds 'Đồ họa'. */
export function matching(choices: readonly ComboboxParsedItem[], sought: string): ComboboxParsedItem[] {
  return choices.filter((choice) => 'label' in choice && holdsWords(choice.label, sought));
}

const filter: ComboboxLikeProps<string>['filter'] = ({ options, search }) => matching(options, search);

/**
 * Takes the option that is marked in the list; where something is `typed`, the first one when none is. Mantine marks by a number
 * that it keeps beside the list, and sets anew some time after the list was opened, and none when choices come after the typing:
 * whoever was faster pressed Enter for nothing.
 */
function takeMarked(event: KeyboardEvent<HTMLInputElement>, typed: boolean): void {
  // Enter may end the typing of a word with accents (229: some browsers say so in no other way).
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const first = typed ? list?.querySelector<HTMLElement>('[data-combobox-option]') : null;
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]') ?? first;
  if (!marked) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
}

/** A dropdown one can type in. */
export function SearchableSelect({ choices, value, onChange, adds = false, ...rest }: Props) {
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const [sought, setSought] = useState(chosen);
  return (
    <Select
      comboboxProps={{ transitionProps: { duration: 0 }, offset: 4, withinPortal: false }}
      maxDropdownHeight={280}
      allowDeselect={false}
      selectFirstOptionOnChange
      checkIconPosition="right"
      nothingFoundMessage="Nothing found."
      autoComplete="off"
      // Typing begins anew instead of adding to the name that stands there.
      onFocus={(event) => event.currentTarget.select()}
      searchValue={sought}
      onSearchChange={setSought}
      // Escape gives up the search, so what is typed must not stand there as if it were chosen.
      onKeyDown={({ key }) => key === 'Escape' && setSought(chosen)}
      onKeyDownCapture={(event) => takeMarked(event, sought !== chosen)}
      {...rest}
      data={[...choices]}
      value={value}
      onChange={(picked) => {
        onChange(picked);
        if (adds) setSought('');
      }}
      searchable
      filter={filter}
    />
  );
}
