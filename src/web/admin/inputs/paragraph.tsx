import { Textarea } from '@mantine/core';
import type { ParagraphField } from '#shared/fields/paragraph.ts';
import { type InputKind, reviveText, textOf } from './input-kind.ts';
import { wrapped } from './wrapped.ts';

export const paragraph: InputKind<ParagraphField, string> = {
  read: textOf,
  toWire: (value) => value,
  revive: reviveText,
  describe: (value) => value,
  Input: (props) => (
    <Textarea
      {...wrapped(props)}
      autosize
      minRows={3}
      maxRows={16}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  ),
};
