import { TextInput } from '@mantine/core';
import type { LinkField } from '#shared/fields/link.ts';
import { type InputKind, reviveText, textOf } from './input-kind.ts';
import { wrapped } from './wrapped.ts';

export const link: InputKind<LinkField, string> = {
  read: textOf,
  toWire: (value) => value,
  revive: reviveText,
  describe: (value) => value,
  Input: (props) => (
    <TextInput
      {...wrapped(props)}
      inputMode="url"
      spellCheck={false}
      description={props.field.hint ?? 'Đường dẫn trong trang, bắt đầu bằng /, hoặc địa chỉ bắt đầu bằng https://'}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  ),
};
