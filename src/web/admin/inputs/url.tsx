import { TextInput } from '@mantine/core';
import type { UrlField } from '#shared/fields/url.ts';
import { type InputKind, reviveText, textOf } from './input-kind.ts';
import { wrapped } from './wrapped.ts';

export const url: InputKind<UrlField, string> = {
  read: textOf,
  toWire: (value) => value,
  revive: reviveText,
  describe: (value) => value,
  Input: (props) => (
    <TextInput
      {...wrapped(props)}
      inputMode="url"
      spellCheck={false}
      placeholder="https://"
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  ),
};
