import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** How long the editor has to pause in typing before the list is asked, in milliseconds. */
const pause = 300;

type Props = { label: string; value: string; onChange: (text: string) => void };

/** Searches while one types; the value in the address wins when it changes by itself, as with the back button. */
export function KeywordBox({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const told = useRef(value);

  const tell = useDebouncedCallback((next: string) => {
    const trimmed = next.trim();
    if (trimmed === told.current) return;
    told.current = trimmed;
    onChange(trimmed);
  }, pause);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    tell.cancel();
    setText(value);
  }, [tell, value]);

  const type = (next: string) => {
    setText(next);
    tell(next);
  };

  const clear = () => {
    type('');
    tell.flush();
  };

  const input = useRef<HTMLInputElement>(null);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  });

  return (
    <TextInput
      ref={input}
      aria-keyshortcuts="/"
      label={label}
      type="search"
      placeholder="Nhập từ khóa..."
      autoComplete="off"
      value={text}
      leftSection={<Icon name="search" />}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell.flush();
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        clear();
      }}
      rightSection={text !== '' && <CloseButton aria-label="Xóa từ khóa" onClick={clear} />}
    />
  );
}

/** Where a slash is a letter, and behind a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]') !== null;
