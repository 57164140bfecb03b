import { UnstyledButton } from '@mantine/core';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { escapeMarks, type LinkTarget } from '#shared/text/marked-text.ts';
import { QuietButton } from '#web/ui/buttons.tsx';
import { readClipboard } from './sections-text-clipboard.ts';
import { notify } from '../session/notify.ts';
import type { LinkDialog, LinkWork } from './sections-text-link.tsx';
import { type Edit, linkWork, setLink, toggleMark } from './sections-text-marks.ts';
import { type Pasted, pastedOf, toldOf } from './sections-text-paste.ts';
import type { TextSelection } from './sections-text-pasted.ts';
import type { MarksPreview } from './sections-text-preview.tsx';
import styles from './sections-text.module.css';
import type { SectionValue } from './sections-value.ts';

type Props = {
  section: SectionValue;
  onChange: (key: string, update: (section: SectionValue) => SectionValue) => void;
  say: (text: string) => void;
  /** A paste that is more than paragraphs. */
  onPaste: (selection: TextSelection, pasted: Pasted, plain: string) => void;
  /** The text areas of the content and of the bullets. */
  children: ReactNode;
};

/** Fetched when one begins to write, so that the form weighs no more for it. */
const loadDialog = async () => (await import('./sections-text-link.tsx')).LinkDialog;
const loadPreview = async () => (await import('./sections-text-preview.tsx')).MarksPreview;

type Open = { Shown: typeof LinkDialog; area: HTMLTextAreaElement; work: LinkWork };

const keysOf = { b: 'strong', i: 'em', k: 'link' } as const;
type Action = (typeof keysOf)[keyof typeof keysOf];

/**
 * Bold, italic and links for the texts of one section: buttons that work on the text where the caret stands or stood last, and
 * the usual keys. The first mark makes the section one with marks; what stood there before reads as it did.
 */
export function MarkedTexts({ section, onChange, say, onPaste, children }: Props) {
  const { key, marked } = section;
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLTextAreaElement | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [Preview, setPreview] = useState<typeof MarksPreview | null>(null);
  const [wasOff, setWasOff] = useState(false);
  const previewId = useId();

  const areaNow = (): HTMLTextAreaElement | null =>
    last.current?.isConnected === true ? last.current : (root.current?.querySelector('textarea') ?? null);

  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    last.current = target;
    void loadDialog().catch(() => undefined);
  }

  /** Makes the section one with marks: the letters of its texts that would become marks are escaped first. */
  function begin(area: HTMLTextAreaElement) {
    if (marked) return;
    const { value, selectionStart, selectionEnd } = area;
    const escaped = escapeMarks(value);
    if (escaped !== value) {
      const place = (at: number) => value.slice(0, at).replaceAll(/[\\*_[\]]/g, '\\$&').length;
      replace(area, { from: 0, to: value.length, insert: escaped, select: [place(selectionStart), place(selectionEnd)] });
    }
    const isContent = area.dataset['part'] === 'content';
    const bullet = area.closest<HTMLElement>('[data-bullet]')?.dataset['bullet'];
    flushSync(() =>
      onChange(key, (before) => ({
        ...before,
        content: isContent ? before.content : escapeMarks(before.content),
        list: before.list.map((one) => (one.key === bullet ? one : { ...one, text: escapeMarks(one.text) })),
        marked: true,
      })),
    );
  }

  async function openLink(area: HTMLTextAreaElement) {
    try {
      const Shown = await loadDialog();
      const { value, selectionStart, selectionEnd } = area;
      const chosen = { words: escapeMarks(value.slice(selectionStart, selectionEnd)), target: null };
      setOpen({ Shown, area, work: marked ? linkWork(value, selectionStart, selectionEnd) : chosen });
    } catch {
      notify.error('Không mở được phần đặt liên kết.', 'Kiểm tra mạng rồi thử lại.');
    }
  }

  async function openPreview() {
    try {
      const Shown = await loadPreview();
      setPreview(() => Shown);
    } catch {
      notify.error('Không mở được phần xem thử.', 'Kiểm tra mạng rồi thử lại.');
    }
  }

  function mark(action: Action, area: HTMLTextAreaElement | null) {
    if (area === null) return;
    area.focus();
    if (action === 'link') {
      void openLink(area);
      return;
    }
    begin(area);
    replace(area, toggleMark(area.value, area.selectionStart, area.selectionEnd, action));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    const action = keysOf[event.key.toLowerCase() as keyof typeof keysOf];
    if (action === undefined || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    // Ctrl+K is the way to 'Tìm nhanh' everywhere else.
    event.nativeEvent.stopImmediatePropagation();
    mark(action, event.target);
  }

  function onPasteInto(event: ClipboardEvent) {
    const area = event.target;
    if (event.defaultPrevented || !(area instanceof HTMLTextAreaElement) || area.dataset['part'] !== 'content') return;
    const { blocks, plain } = readClipboard(event.clipboardData);
    const pasted = pastedOf(blocks);
    const [first] = pasted.sections;
    if (first === undefined) return;
    const isText = pasted.sections.length === 1 && first.title === null && first.list.length === 0 && pasted.heading === null;
    if (isText && !pasted.marked && first.content === plain.trim()) return;
    event.preventDefault();
    if (!isText) {
      onPaste({ key, start: area.selectionStart, end: area.selectionEnd }, pasted, plain);
      return;
    }
    if (pasted.marked) begin(area);
    const insert = marked && !pasted.marked ? escapeMarks(first.content) : first.content;
    const { selectionStart: from, selectionEnd: to } = area;
    replace(area, { from, to, insert, select: [from + insert.length, from + insert.length] });
    say(toldOf(pasted));
  }

  function finish(words: string, target: LinkTarget | null) {
    if (open === null) return;
    const { area } = open;
    flushSync(() => setOpen(null));
    area.focus();
    begin(area);
    // Escaping may have moved what was chosen.
    const { from, to } = linkWork(area.value, area.selectionStart, area.selectionEnd);
    replace(area, setLink({ from, to }, words, target));
    say(target === null ? 'Đã bỏ liên kết.' : 'Đã đặt liên kết.');
  }

  const button = (action: Action, name: string, keys: string, sign: ReactNode) => (
    <UnstyledButton
      className={styles['button']}
      aria-label={name}
      aria-keyshortcuts={`Control+${keys} Meta+${keys}`}
      title={`${name} (Ctrl+${keys})`}
      // The text keeps the focus, and what is chosen in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => mark(action, areaNow())}
    >
      {sign}
    </UnstyledButton>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the text areas within
    <div ref={root} className="stack-4" onFocus={onFocus} onKeyDown={onKeyDown} onPaste={onPasteInto}>
      <div className={`row-1 ${styles['bar']}`} role="group" aria-label="Định dạng chữ">
        {button('strong', 'Chữ đậm', 'B', <strong aria-hidden="true">B</strong>)}
        {button('em', 'Chữ nghiêng', 'I', <em aria-hidden="true">I</em>)}
        {button('link', 'Liên kết', 'K', <span className={styles['link']}>Liên kết</span>)}
        {marked && (
          <>
            <QuietButton
              aria-expanded={Preview !== null}
              aria-controls={previewId}
              onClick={() => (Preview === null ? void openPreview() : setPreview(null))}
            >
              {Preview === null ? 'Xem thử' : 'Ẩn xem thử'}
            </QuietButton>
            <QuietButton
              title="Dấu * và [ ] hiện ra như đã gõ, không thành chữ đậm, nghiêng hay liên kết"
              onClick={() => {
                onChange(key, (before) => ({ ...before, marked: false }));
                setWasOff(true);
                say('Mục này hiện đúng từng ký tự đã gõ.');
              }}
            >
              Hiện đúng từng ký tự
            </QuietButton>
          </>
        )}
        {!marked && wasOff && (
          <QuietButton
            onClick={() => {
              onChange(key, (before) => ({ ...before, marked: true }));
              setWasOff(false);
              say('Các dấu của mục này lại thành chữ đậm, nghiêng và liên kết.');
            }}
          >
            Đọc lại dấu định dạng
          </QuietButton>
        )}
      </div>
      {children}
      <div id={previewId} hidden={!marked || Preview === null}>
        {marked && Preview !== null && <Preview section={section} />}
      </div>
      {open && <open.Shown work={open.work} onClose={() => setOpen(null)} onSet={finish} />}
    </div>
  );
}

/** Types into a text area as a person would, so that the browser's own undo takes it back. */
export function replace(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Firefox before 89 and some in-app browsers take no command in a text area.
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
