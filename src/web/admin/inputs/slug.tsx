import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { SlugField } from '#shared/fields/slug.ts';
import { hasOwnAddress } from '#shared/content-types/record-path.ts';
import { slugify } from '#shared/text/slugify.ts';
import { isRecord } from '#shared/formats/json.ts';
import { type InputKind, textOf, wrapped } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';

/** Fetched when the slug of a record that exists is changed. */
const SlugMoves = lazy(() => import('./slug-moves.tsx'));
/** Fetched when a slug is new to its record. */
const SlugTaken = lazy(() => import('./slug-taken.tsx'));

/** `typed`: the editor chose it, so it no longer follows the name. */
export type SlugValue = { text: string; typed: boolean };

export const isMadeSlug = (value: unknown): boolean => isRecord(value) && value['typed'] === false;

/** A slug made from a name is not typed; the address of a record that exists stays until asked otherwise. */
export const slugFrom = (name: string): SlugValue => ({ text: slugify(name), typed: false });

export const slug: InputKind<SlugField, SlugValue> = {
  read: (stored) => ({ text: textOf(stored), typed: textOf(stored) !== '' }),
  toWire: ({ text }) => text,
  revive: (saved) =>
    isRecord(saved) && typeof saved['text'] === 'string' && typeof saved['typed'] === 'boolean'
      ? { text: saved['text'], typed: saved['typed'] }
      : null,
  describe: ({ text }) => text,
  Input: (props) => (
    <div className="stack-2">
      <TextInput
        {...wrapped(props)}
        spellCheck={false}
        autoCapitalize="none"
        value={props.value.text}
        onChange={({ currentTarget }) => props.onChange({ text: currentTarget.value, typed: currentTarget.value !== '' })}
      />
      {/* Not inside the input: beside the texts there is no room for both. */}
      {props.form.record !== null && (
        <Button
          className="start"
          variant="subtle"
          size="compact-sm"
          onClick={() => props.onChange({ text: slugify(props.form.nameNow()), typed: true })}
        >
          Tạo lại slug
        </Button>
      )}
      {hasOwnAddress(props.form.description) &&
        props.form.record !== null &&
        props.value.text.trim() !== props.form.record[props.name] && (
          <Suspense>
            <SlugMoves
              path={props.form.description.path}
              id={props.form.record.id}
              stored={textOf(props.form.record[props.name])}
            />
          </Suspense>
        )}
      {isNewSlug(props) && (
        <Suspense>
          <SlugTaken description={props.form.description} slug={props.value.text.trim()} ownId={props.form.record?.id ?? null} />
        </Suspense>
      )}
    </div>
  ),
};

/** Whether a slug was typed or made that the record does not have yet, where there are pages. */
const isNewSlug = ({ name, value, form: { description, record } }: InputProps<SlugField, SlugValue>): boolean =>
  hasOwnAddress(description) && value.text.trim() !== '' && value.text.trim() !== record?.[name];
