import { TextInput } from '@mantine/core';
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import type { LinkField } from '#shared/fields/link.ts';
import { withScheme } from './destinations/typed-address.ts';
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
  toWire: withScheme,
  revive: reviveText,
  describe: (value) => value,
  Input: SoonLinkInput,
};

/** Until the input is there one types into a plain one; the focus and what is selected go on from that to this. */
function SoonLinkInput(props: InputProps<LinkField, string>) {
  const focused = useRef<HTMLInputElement>(null);
  const hint =
    props.field.hint ?? 'Gõ vài chữ trong tên một trang của site để chọn, hoặc dán địa chỉ bắt đầu bằng / hay https://';
  return (
    <Suspense fallback={<PlainInput {...props} hint={hint} onFocused={(input) => (focused.current = input)} />}>
      <LinkInput {...props} hint={hint} />
      <FocusOnce id={inputId(props.name)} before={focused} />
    </Suspense>
  );
}

const PlainInput = ({ hint, onFocused, ...props }: LinkProps & { onFocused?: (input: HTMLInputElement | null) => void }) => (
  <TextInput
    {...wrapped(props)}
    description={hint}
    spellCheck={false}
    value={props.value}
    onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    onFocus={({ currentTarget }) => onFocused?.(currentTarget)}
    onBlur={() => onFocused?.(null)}
  />
);

/** In the commit that exchanges the inputs, so that no key goes beside them. */
function FocusOnce({ id, before }: { id: string; before: RefObject<HTMLInputElement | null> }) {
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (before.current === null || !(input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(before.current.selectionStart, before.current.selectionEnd);
  }, [id, before]);
  return null;
}
