import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { leastSought } from '#shared/answers/found-records.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { ownPath } from '#shared/addresses/own-path.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { useFound } from '../../work/use-found.ts';
import styles from './destinations.module.css';
import { type PageOption, pageOptions } from './page-options.ts';
import { useOrigins } from './use-lead.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onPaste' | 'onClick'> & {
  value: string;
  onType: (text: string) => void;
  onPick: (page: PageOption) => void;
  /** Whether a text is an address rather than words that are looked for. */
  isAddress: (text: string) => boolean;
  /** A path does not do here: a whole address of this site is pasted as it is. */
  staysWhole?: boolean;
  /** In a dialog, at whose edge floating choices would be cut off: they stand in it, until one is chosen. */
  inDialog?: boolean;
};

/**
 * An address that is typed or pasted, or a page of this site that is found by some letters of its name, its code or another name.
 * A whole address of this site is pasted as its path.
 */
export function PageBox({ value, onType, onPick, isAddress, staysWhole = false, inDialog = false, onBlur, ...input }: Props) {
  const origins = useOrigins();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const sought = isAddress(value) ? '' : value.trim();
  const found = useFound(sought, { pages: true });
  const options = pageOptions(sought, found.records);
  const isSought = searchKeys(sought).join('').length >= leastSought;
  const instead = insteadOf(options, isSought, found);

  const offered = options.map(({ path }) => path).join(' ');
  const { selectFirstOption } = combobox;
  useEffect(() => {
    // What is typed is meant; of what is merely offered nothing is.
    if (sought !== '') selectFirstOption();
    // oxlint-disable-next-line react/exhaustive-deps -- the function is another one with every step
  }, [offered, sought]);

  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It was typed into the plain input that stood here before.
    if (sought !== '' && document.activeElement === box.current) combobox.openDropdown();
    // oxlint-disable-next-line react/exhaustive-deps -- when it is there
  }, []);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const path = httpUrl(pasted) === null ? null : ownPath(pasted, origins);
    if (staysWhole || path === null || from !== 0 || to !== value.length) return;
    event.preventDefault();
    combobox.closeDropdown();
    onType(path);
  };

  const isOffering = combobox.dropdownOpened && (options.length > 0 || instead !== null);
  const choices = (
    <>
      <Combobox.Options className={styles['options'] ?? ''} aria-label="Trang của site">
        {options.map(({ path, name, beside }) => (
          <Combobox.Option key={path} value={path} className={styles['option'] ?? ''}>
            <span>{name}</span>
            <span className={`quiet ${styles['beside']}`}>{beside}</span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {instead !== null && (
        <p className={`quiet ${styles['instead']}`} role="status">
          {instead}
        </p>
      )}
    </>
  );

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      offset={4}
      onOptionSubmit={(path) => {
        const page = options.find((option) => option.path === path);
        combobox.closeDropdown();
        if (page !== undefined) onPick(page);
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          ref={box}
          value={value}
          onChange={({ currentTarget: { value: text } }) => {
            onType(text);
            if (isAddress(text)) combobox.closeDropdown();
            else combobox.openDropdown();
          }}
          // An address that stands there stays in sight, with what is said of it.
          onClick={() => value === '' && combobox.openDropdown()}
          onBlur={(event) => {
            // What stands below in a dialog must not move away from under the pointer.
            if (!inDialog) combobox.closeDropdown();
            onBlur?.(event);
          }}
          onPaste={paste}
        />
      </Combobox.Target>
      {inDialog ? (
        isOffering && <div className={styles['inside']}>{choices}</div>
      ) : (
        <Combobox.Dropdown hidden={!isOffering}>{choices}</Combobox.Dropdown>
      )}
    </Combobox>
  );
}

type Found = { isPending: boolean; error: Error | null };

/** What stands where no page is offered. */
function insteadOf(options: readonly PageOption[], isSought: boolean, { isPending, error }: Found): string | null {
  if (error !== null) return `Chưa tìm được trang. ${error.message}`;
  if (options.length > 0 || !isSought) return null;
  return isPending ? 'Đang tìm...' : 'Không thấy trang nào. Thử ít chữ hơn, hoặc dán cả địa chỉ.';
}
