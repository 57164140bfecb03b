import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { Choice, Filters } from './filters.tsx';
import { KeywordBox } from '../inputs/keyword-box.tsx';
import { useRecordChoices } from '../inputs/use-record-choices.ts';
import { type Filter, filtersOf, isWithin } from './list-filters.ts';
import { type ListChange, type ListState, withFilter } from './list-state.ts';

type Props = {
  description: Description;
  state: ListState;
  change: ListChange;
  /** What else narrows it. */
  children?: ReactNode;
};

/** What narrows a list, each labelled, in the order of the description. */
export function ListFilters({ description, state, change, children }: Props) {
  const filters = filtersOf(description);
  if (filters.length === 0) return null;
  const set = (key: string, value: string, how?: { replace?: boolean }) =>
    change({ filters: withFilter(description, state.filters, key, value) }, how);

  return (
    <Filters label={`Lọc danh sách ${description.noun}`}>
      {filters.map((filter) => {
        const value = state.filters[filter.key] ?? '';
        switch (filter.kind) {
          case 'keyword':
            return (
              <div key={filter.key} data-wide>
                <KeywordBox
                  label={description.title === 'title' ? 'Tìm theo tiêu đề' : 'Tìm theo tên'}
                  value={value}
                  onChange={(text) => set(filter.key, text, { replace: value !== '' })}
                />
              </div>
            );
          case 'choice':
            return <Choice {...filter} key={filter.key} value={value} onChange={(chosen) => set(filter.key, chosen ?? '')} />;
          case 'number':
            return <NumberFilter {...filter} key={filter.key} value={value} onChange={(typed) => set(filter.key, typed)} />;
          case 'reference':
            return (
              <ReferenceFilter key={filter.key} filter={filter} filters={state.filters} onChange={(id) => set(filter.key, id)} />
            );
        }
      })}
      {children}
    </Filters>
  );
}

type NumberProps = Omit<Extract<Filter, { kind: 'number' }>, 'key' | 'kind'> & {
  value: string;
  onChange: (typed: string) => void;
};

/** Narrows as soon as the number is one: '20' is on the way to a year. What the address says by itself wins. */
function NumberFilter({ value, onChange, label, ...range }: NumberProps) {
  const [{ text, told }, setTyped] = useState({ text: value, told: value });
  if (told !== value) setTyped({ text: value, told: value });
  const type = (typed: string) => {
    setTyped({ text: typed, told: value });
    if (typed === '' || isWithin(range, typed)) onChange(typed);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="Tất cả"
      value={text}
      onChange={(event) => type(event.currentTarget.value.trim())}
    />
  );
}

const everything = 'all';

type ReferenceProps = {
  filter: Extract<Filter, { kind: 'reference' }>;
  filters: ListState['filters'];
  onChange: (id: string) => void;
};

function ReferenceFilter({ filter: { key, label, target, narrowedBy }, filters, onChange }: ReferenceProps) {
  const id = filters[key] ?? '';
  const query = Object.fromEntries(narrowedBy.map((other) => [other, filters[other]]));
  const { choices, labels, asked } = useRecordChoices(target, { query, chosen: id === '' ? [] : [Number(id)] });
  const all = { value: everything, label: nounTexts(target.noun).all };
  return (
    <SearchableSelect
      label={label}
      // Tab leads past it; the list opens on a click, an arrow key or typing.
      openOnFocus={false}
      value={id || everything}
      chosen={id === '' ? all.label : labels.get(Number(id))}
      // What is sought is a record: the first that is found is the one that Enter takes.
      choices={asked.state === 'answered' ? choices : [all, ...choices]}
      asked={asked}
      onChange={(chosen) => onChange(chosen === null || chosen === everything ? '' : chosen)}
    />
  );
}
