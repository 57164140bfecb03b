import { TextInput } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { LinkField } from '#shared/fields/link.ts';
import { inputId, type InputKind, reviveText, textOf, wrapped } from './input-kind.ts';
import type { InputProps } from './form-slots.ts';
import type { LinkProps } from './link-input.tsx';

/** Most forms have no such field, and do not bring along what chooses pages. Where that does not arrive, one types the address. */
const LinkInput = lazy(async () => ({
  default: await import('./link-input.tsx').then(
    (loaded) => loaded.LinkInput,
    () => PlainInput,
  ),
}));

export const link: InputKind<LinkField, string> = {
  read: textOf,
  toWire: (value) => value,
  revive: reviveText,
  describe: (value) => value,
  Input: SoonLinkInput,
};

/** Until the input is there one types into a plain one; the focus goes on from that to this. */
function SoonLinkInput(props: InputProps<LinkField, string>) {
  const hasFocus = useRef(false);
  const hint =
    props.field.hint ?? 'Gõ vài chữ trong tên một trang của site để chọn, hoặc dán địa chỉ bắt đầu bằng / hay https://';
  return (
    <Suspense fallback={<PlainInput {...props} hint={hint} focus={hasFocus} />}>
      <LinkInput {...props} hint={hint} />
      <FocusOnce id={inputId(props.name)} wanted={hasFocus} />
    </Suspense>
  );
}

function PlainInput({ hint, focus, ...props }: LinkProps & { focus?: RefObject<boolean> }) {
  const note = (isFocused: boolean) => () => {
    if (focus) focus.current = isFocused;
  };
  return (
    <TextInput
      {...wrapped(props)}
      description={hint}
      spellCheck={false}
      value={props.value}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      onFocus={note(true)}
      onBlur={note(false)}
    />
  );
}

function FocusOnce({ id, wanted }: { id: string; wanted: RefObject<boolean> }) {
  useEffect(() => {
    if (wanted.current) document.getElementById(id)?.focus();
  }, [id, wanted]);
  return null;
}
