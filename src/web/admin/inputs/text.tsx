import { TextInput } from '@mantine/core';
import type { TextField } from '#shared/fields/text.ts';
import { type InputKind, reviveText, textOf } from './input-kind.ts';
import { wrapped } from './wrapped.ts';

export const text: InputKind<TextField, string> = {
  read: textOf,
  toWire: (value) => value,
  revive: reviveText,
  describe: (value) => value,
  Input: (props) => (
    <TextInput {...wrapped(props)} value={props.value} onChange={({ currentTarget }) => props.onChange(currentTarget.value)} />
  ),
};
