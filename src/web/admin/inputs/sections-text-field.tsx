import { InputBase } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../session/notify.ts';
import { elementsOf, paragraphsIn } from './sections-text-dom.ts';
import type { Dress, TextEditor } from './sections-text-editor.ts';
import { lettersOf, readText, type Written, writerOf } from './sections-text-marks.ts';
import styles from './sections-text.module.css';

type Props = Written & {
  id?: string;
  /** What it is found by in its section: 'content' or 'bullet'. */
  part: string;
  label: string;
  /** It stands in a list whose name is in sight: its own is for screen readers. */
  isEntry?: boolean;
  fault: string | undefined;
  onWrite: (written: Written) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** A line of a list is ended by a keyboard that has no key for it. */
  onEnd?: () => void;
};

const loadEditor = () => import('./sections-text-editor.ts');
/** How long after a form was opened the editor is fetched, in milliseconds, if nobody begins to write before. */
const quiet = 1_500;

type Field = { open: () => Promise<TextEditor>; onDress: ((dress: Dress) => void) | null };
const fields = new WeakMap<Element, Field>();

/** Tells what the words at the caret of a text have, once it has its editor. */
export function watchDress(text: Element, onDress: (dress: Dress) => void): void {
  const field = fields.get(text);
  if (field) field.onDress = onDress;
}

/** The editor of a text, which may be to be fetched first; null, and said, where it cannot be. */
export async function editorOf(text: Element): Promise<TextEditor | null> {
  try {
    return (await fields.get(text)?.open()) ?? null;
  } catch {
    if (text.isConnected)
      notify.error('Không mở được phần định dạng chữ.', 'Chữ đã gõ vẫn còn nguyên. Kiểm tra mạng rồi thử lại.');
    return null;
  }
}

/**
 * A text as its readers see it. Its editor comes with the first text that is pointed at: until then, and where it cannot be
 * fetched, the browser itself writes into the element, and what is there is read from it.
 */
export function FormattedText(props: Props) {
  const { id, part, label, isEntry = false, text, marked, fault } = props;
  const own = useId();
  const inputId = id ?? own;
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);
  const opening = useRef<Promise<TextEditor>>(undefined);
  const shown = useRef<Written>(undefined);
  const isPointed = useRef(false);
  const [isReadOnly, setReadOnly] = useState(false);
  const newest = useRef(props);
  newest.current = props;

  const onWrite = (written: Written) => {
    shown.current = written;
    newest.current.onWrite(written);
  };

  useLayoutEffect(() => {
    if (shown.current?.text === text && shown.current.marked === marked) return;
    shown.current = { text, marked };
    if (editor.current) editor.current.show(shown.current);
    else element.current?.replaceChildren(...elementsOf(readText(text, marked).map(({ words }) => words)));
  }, [text, marked]);

  useLayoutEffect(() => {
    const root = element.current;
    if (root === null) return;
    setReadOnly(root.closest('fieldset:disabled') !== null);
    const field: Field = { onDress: null, open: () => (opening.current ??= open()) };
    fields.set(root, field);
    const open = async () => {
      try {
        const { editText } = await loadEditor();
        await composed(root);
        if (!root.isConnected) throw new Error('The text is gone.');
        editor.current = editText(root, {
          stored: shown.current ?? { text: '', marked: false },
          isLine: isEntry,
          onWrite,
          onDress: (dress) => field.onDress?.(dress),
        });
        return editor.current;
      } catch (error) {
        opening.current = undefined;
        throw error;
      }
    };
    const timer = setTimeout(() => void loadEditor().catch(() => undefined), quiet);
    const onBeforeInput = (event: InputEvent) => {
      const isEnd = isEntry && /^insert(?:Paragraph|LineBreak)$/.test(event.inputType);
      const lines = event.inputType === 'insertText' && event.data?.includes('\n') ? event.data : null;
      if (!isEnd && lines === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A browser by itself makes a paragraph of each line, as of those that dictation gives.
      if (lines === null) newest.current.onEnd?.();
      else if (editor.current) editor.current.insert(lettersOf(lines));
      else
        void field.open().then(
          (opened) => opened.insert(lettersOf(lines)),
          () => document.execCommand('insertText', false, lines.replaceAll(/\s*\n\s*/g, ' ')),
        );
    };
    root.addEventListener('beforeinput', onBeforeInput, true);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('beforeinput', onBeforeInput, true);
      editor.current?.destroy();
      editor.current = null;
      opening.current = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is read when it is needed
  }, [isEntry]);

  const begin = () =>
    void fields
      .get(element.current!)
      ?.open()
      .catch(() => undefined);

  function onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
    if (isReadOnly) return;
    // Reached by the keyboard, a text has the caret at its end.
    if (editor.current === null && !isPointed.current) {
      document.getSelection()?.selectAllChildren(currentTarget);
      document.getSelection()?.collapseToEnd();
    }
    isPointed.current = false;
    begin();
  }

  function onInput() {
    if (editor.current !== null || shown.current === undefined || element.current === null) return;
    const written = writerOf(shown.current.text, shown.current.marked)(paragraphsIn(element.current));
    onWrite(isEntry ? { ...written, text: written.text.replaceAll(/\s*\n\s*/g, ' ') } : written);
  }

  return (
    <InputBase
      component="div"
      multiline
      ref={element}
      id={inputId}
      label={isEntry ? undefined : label}
      labelProps={{ labelElement: 'div', id: `${inputId}-label`, onClick: () => element.current?.focus() }}
      error={fault}
      classNames={{ input: styles['text'] ?? '' }}
      contentEditable={!isReadOnly}
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      aria-multiline={!isEntry}
      aria-readonly={isReadOnly || undefined}
      aria-label={isEntry ? label : undefined}
      aria-labelledby={isEntry ? undefined : `${inputId}-label`}
      data-text={isEntry ? 'line' : 'lines'}
      data-part={part}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onPointerEnter={() => void loadEditor().catch(() => undefined)}
      onFocus={onFocus}
      onInput={onInput}
      onKeyDownCapture={props.onKeyDown}
    />
  );
}

/** Once an input method is through with the word that it is composing. */
async function composed(root: HTMLElement): Promise<void> {
  if (composing !== root) return;
  await new Promise((done) => root.addEventListener('compositionend', done, { once: true }));
  // What it has put in is in the page after the event.
  await new Promise((done) => setTimeout(done));
}

/** The element in which an input method is composing a word. */
let composing: EventTarget | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('compositionstart', ({ target }) => (composing = target), true);
  document.addEventListener('compositionend', () => (composing = null), true);
}
