import { UnstyledButton } from '@mantine/core';
import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { LinkTarget } from '#shared/text/marked-text.ts';
import { notify } from '../session/notify.ts';
import { type Held, heldBy } from './sections-text-clipboard.ts';
import type { Dress, TextEditor } from './sections-text-editor.ts';
import { editorOf, watchDress } from './sections-text-field.tsx';
import type { LinkDialog, LinkWork } from './sections-text-link.tsx';
import type { RecordLinks } from './sections-text-leads.tsx';
import { lettersOf, readText } from './sections-text-marks.ts';
import type { WithPasted } from './sections-text-pasted.ts';
import styles from './sections-text.module.css';
import { firstLine, type SectionValue } from './sections-value.ts';

type Props = {
  section: SectionValue;
  /** The title of the record, which is no title of a section. */
  titleNow: () => string;
  say: (text: string) => void;
  onPaste: (key: string, paste: Paste) => void;
  /** Pictures that were pasted or dropped alone. */
  onPictures: (key: string, files: readonly File[]) => void;
  /** The texts: the content, and the bullets. */
  children: ReactNode;
};

/** A paste that is more than paragraphs: the sections with it, what was understood, and the text of its section with its letters alone. */
export type Paste = { into: (all: readonly SectionValue[]) => WithPasted; told: string; letters: string };

/** Fetched when one begins to write, so that the form weighs no more for it. */
const loadDialog = async () => (await import('./sections-text-link.tsx')).LinkDialog;
const loadLeads = async () => (await import('./sections-text-leads.tsx')).RecordLinks;

type Open = { Shown: typeof LinkDialog; editor: TextEditor; work: LinkWork };

const keysOf = { b: 'strong', i: 'em', k: 'link' } as const;
type Action = (typeof keysOf)[keyof typeof keysOf];

const textAt = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null);
const undressed: Dress = { strong: false, em: false, link: false };

/** Bold, italic and links for the texts of one section: buttons that work on the text where the caret stands or stood last, and the usual keys. */
export function MarkedTexts({ section, titleNow, say, onPaste, onPictures, children }: Props) {
  const { key } = section;
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [dress, setDress] = useState(undressed);
  const [Leads, setLeads] = useState<typeof RecordLinks | null>(null);

  const told = (next: Dress) => setDress((before) => (isOfDress(before, next) ? before : next));
  const textNow = (): HTMLElement | null =>
    last.current?.isConnected === true ? last.current : (root.current?.querySelector<HTMLElement>('[data-text]') ?? null);

  function onFocus({ target }: FocusEvent) {
    const text = textAt(target);
    if (text === null) return;
    last.current = text;
    watchDress(text, told);
    void loadDialog().catch(() => undefined);
    if (Leads === null)
      void loadLeads().then(
        (shown) => setLeads(() => shown),
        () => undefined,
      );
  }

  async function mark(action: Action, text: HTMLElement | null) {
    if (text === null) return;
    const editor = await editorOf(text);
    if (editor === null) return;
    if (action !== 'link') return editor.toggle(action);
    try {
      const Shown = await loadDialog();
      setOpen({ Shown, editor, work: editor.linkWork() });
    } catch {
      notify.error('Không mở được phần đặt liên kết.', 'Kiểm tra mạng rồi thử lại.');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    const action = keysOf[event.key.toLowerCase() as keyof typeof keysOf];
    const text = textAt(event.target);
    if (action === undefined || text === null) return;
    event.preventDefault();
    // Ctrl+K is the way to 'Tìm nhanh' everywhere else.
    event.nativeEvent.stopImmediatePropagation();
    void mark(action, text);
  }

  function onPasteInto(event: ClipboardEvent) {
    const text = textAt(event.target);
    if (text === null || text.dataset['part'] !== 'content') return;
    event.preventDefault();
    event.stopPropagation();
    const held = heldBy(event.clipboardData);
    void paste(text, held).catch(() => asLetters(held));
  }

  async function paste(text: HTMLElement, held: Held) {
    const [parts, editor] = await Promise.all([loadPaste(), editorOf(text)]);
    if (editor === null || parts === null) return asLetters(held);
    const { blocks, own } = parts.readClipboard(held);
    if (own !== null) return editor.insert(own);
    const pasted = parts.pastedOf(blocks, titleNow(), firstLine(section) === '' ? section.title.trim() : '');
    const [first] = pasted.sections;
    const said = parts.toldOf(pasted);
    const only = parts.onlyOf(pasted);
    if (first === undefined) return say(said);
    if (only === 'pictures') return onPictures(key, first.pictures);
    if (only === 'text') {
      const isAsTyped = !pasted.marked && first.content === held.plain.trim();
      editor.insert(isAsTyped ? lettersOf(held.plain) : readText(first.content, pasted.marked).map(({ words }) => words));
      if (!isAsTyped) say(said);
      return;
    }
    const { whole, ...place } = editor.around(held.plain);
    onPaste(key, { into: (all) => parts.withPasted(all, { key, ...place }, pasted), told: said, letters: whole });
  }

  function onDrop(event: DragEvent) {
    const text = textAt(event.target);
    const files = [...event.dataTransfer.files];
    if (text === null || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onPictures(key, files);
  }

  function finish(words: string, target: LinkTarget | null) {
    if (open === null) return;
    flushSync(() => setOpen(null));
    open.editor.setLink(words, target);
    say(target === null ? 'Đã bỏ liên kết.' : 'Đã đặt liên kết.');
  }

  const button = (action: Action, name: string, keys: string, sign: ReactNode) => (
    <UnstyledButton
      className={styles['button']}
      aria-label={name}
      aria-pressed={dress[action]}
      aria-keyshortcuts={`Control+${keys} Meta+${keys}`}
      title={`${name} (Ctrl+${keys})`}
      // The text keeps the focus, and what is chosen in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void mark(action, textNow())}
    >
      {sign}
    </UnstyledButton>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the texts within
    <div
      ref={root}
      className="stack-4"
      onFocus={onFocus}
      onKeyDownCapture={onKeyDown}
      onPasteCapture={onPasteInto}
      onDropCapture={onDrop}
    >
      <div className={`row-1 ${styles['bar']}`} role="group" aria-label="Định dạng chữ">
        {button('strong', 'Chữ đậm', 'B', <strong aria-hidden="true">B</strong>)}
        {button('em', 'Chữ nghiêng', 'I', <em aria-hidden="true">I</em>)}
        {button('link', 'Liên kết', 'K', <span className={styles['link']}>Liên kết</span>)}
      </div>
      {children}
      {Leads !== null && <Leads section={section} />}
      {open && <open.Shown work={open.work} onClose={() => setOpen(null)} onSet={finish} />}
    </div>
  );
}

/** Where nothing can be read of a clipboard, its letters get in. */
export const asLetters = ({ plain }: Held) => void document.execCommand('insertText', false, plain);

/** What reads a clipboard; null where it cannot be fetched. */
export const loadPaste = () => import('./sections-text-read.ts').catch(() => null);

const isOfDress = (a: Dress, b: Dress) => a.strong === b.strong && a.em === b.em && a.link === b.link;
