import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** How long the editor has to pause in typing before the list is asked, in milliseconds. */
const pause = 300;

/** Searches while one types; the value in the address wins when it changes by itself, as with the back button. */
export function KeywordBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === told.current) return;
    told.current = trimmed;
    onChange(trimmed);
  };

  // The newest `tell` knows the newest address: a filter may have changed during the pause.
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });

  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(next), pause);
  };

  return (
    <TextInput
      label="Tìm theo tiêu đề"
      type="search"
      placeholder="Nhập từ khóa..."
      autoComplete="off"
      value={text}
      leftSection={<Icon name="search" />}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text);
      }}
      rightSection={
        text !== '' && (
          <CloseButton
            aria-label="Xóa từ khóa"
            onClick={() => {
              setText('');
              tell('');
            }}
          />
        )
      }
    />
  );
}
