import { Editor, type JSONContent, Mark, mergeAttributes } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { type LinkTarget, targetOf } from '#shared/text/marked-text.ts';
import { textOfWords, type Words } from './sections-text-words.ts';
import { linkAttributes, paragraphsIn } from './sections-text-dom.ts';
import { keyOf, lettersOf, readText, type Written, writerOf } from './sections-text-marks.ts';

/** What the words at the caret, or those that are chosen, have; of a link, whether there is one. */
export type Dress = { strong: boolean; em: boolean; link: boolean };
export type LinkWork = { words: string; target: LinkTarget | null };

export type TextEditor = {
  toggle: (mark: 'strong' | 'em') => void;
  /** The link at the caret, or the words that are chosen. */
  linkWork: () => LinkWork;
  /** Makes a link of them; without a target it leaves the words. */
  setLink: (words: string, target: LinkTarget | null) => void;
  /** In place of what is chosen. */
  insert: (paragraphs: readonly (readonly Words[])[]) => void;
  /** What stands before and behind what is chosen, and the whole with a text in its place, as they are stored. */
  around: (text: string) => { head: string; tail: string; whole: string };
  /** Puts another text in place of the one that stands there. */
  show: (stored: Written) => void;
  focus: () => void;
  destroy: () => void;
};

type Options = {
  stored: Written;
  /** It is one paragraph without line breaks. */
  isLine: boolean;
  onWrite: (written: Written) => void;
  onDress: (dress: Dress) => void;
};

const targetIn = (to: unknown): LinkTarget | null => (typeof to === 'string' ? targetOf(to) : null);

/** A link; words that are typed behind it are none. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ to: { default: null, parseHTML: (element: HTMLElement) => element.dataset['to'] } }),
  parseHTML: () => [{ tag: 'a[data-to]', getAttrs: (element) => (targetIn(element.dataset['to']) ? null : false) }],
  renderHTML({ mark }) {
    const target = targetIn(mark.attrs['to']);
    return ['a', mergeAttributes(target ? linkAttributes(target) : {}), 0];
  },
});

const extensions = [Text, Paragraph, Bold, Italic, Link, UndoRedo];
const several = [Document, HardBreak, ...extensions];
const single = [Document.extend({ content: 'paragraph' }), ...extensions];

const names = { strong: 'bold', em: 'italic' } as const;

const marksOf = ({ strong, em, link }: Words): JSONContent['marks'] => [
  ...(link ? [{ type: 'link', attrs: { to: linkAttributes(link)['data-to'] } }] : []),
  ...(strong ? [{ type: 'bold' }] : []),
  ...(em ? [{ type: 'italic' }] : []),
];

/** Words as the editor has them; a line break is a space where there is but one line. */
const paragraphOf = (words: readonly Words[], isLine: boolean): JSONContent => ({
  type: 'paragraph',
  content: words.flatMap((piece) =>
    (isLine ? [piece.text.replaceAll(/\s*\n\s*/g, ' ')] : piece.text.split('\n')).flatMap((text, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(text === '' ? [] : [{ type: 'text', text, marks: marksOf(piece) ?? [] }]),
    ]),
  ),
});

const documentOf = (paragraphs: readonly (readonly Words[])[], isLine: boolean): JSONContent => {
  const line = paragraphs.flatMap((words, index) => (index > 0 ? [{ ...words[0]!, text: ' ' }, ...words] : words));
  const all = isLine ? [line] : paragraphs.length === 0 ? [[]] : paragraphs;
  return { type: 'doc', content: all.map((words) => paragraphOf(words, isLine)) };
};

/** Paragraphs are the same objects for as long as nothing of them changes. */
const known = new WeakMap<Node, Words[]>();

function wordsOf(paragraph: Node): Words[] {
  let words = known.get(paragraph);
  if (words === undefined) {
    words = [];
    paragraph.forEach((child) => {
      const mark = (name: string) => child.marks.find(({ type }) => type.name === name);
      const link = targetIn(mark('link')?.attrs['to']);
      words!.push({ text: child.text ?? '\n', strong: mark('bold') !== undefined, em: mark('italic') !== undefined, link });
    });
    known.set(paragraph, words);
  }
  return words;
}

const paragraphsOf = (document: Node): Words[][] => {
  const paragraphs: Words[][] = [];
  document.forEach((paragraph) => paragraphs.push(wordsOf(paragraph)));
  return paragraphs;
};

const isWordLetter = (char: string) => /[\p{L}\p{M}\p{N}]/u.test(char);

/** What is chosen without spaces around it; where nothing is, the word around the caret. */
function wordsAt({ doc, selection: { from, to, empty, $from } }: EditorState): { from: number; to: number } {
  if (!empty) {
    const text = doc.textBetween(from, to, '\n', '\n');
    if (text.trim() === '') return { from, to };
    return { from: from + text.search(/\S/), to: to - (text.length - text.trimEnd().length) };
  }
  const text = $from.parent.textBetween(0, $from.parent.content.size, '\n', '\n');
  const at = $from.parentOffset;
  let [start, end] = [at, at];
  while (start > 0 && isWordLetter(text.charAt(start - 1))) start -= 1;
  while (end < text.length && isWordLetter(text.charAt(end))) end += 1;
  const isWithin = start < at && at < end;
  return isWithin ? { from: from - (at - start), to: from + (end - at) } : { from, to };
}

/** The place of the caret, or of an end of what is chosen, in the paragraphs of a text that has no editor yet. */
function placeOf(root: HTMLElement, node: globalThis.Node | null, offset: number): number | null {
  if (node === null || !root.contains(node)) return null;
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  const before = document.createElement('div');
  before.append(range.cloneContents());
  const sizes = paragraphsIn(before, true).map((words) => words.reduce((sum, { text }) => sum + text.length, 0));
  return sizes.length === 0 ? 1 : sizes.reduce((sum, size) => sum + size, 0) + 2 * sizes.length - 1;
}

/** An editor of the very element in which the text stands, with what was typed there before, and the caret where it was. */
export function editText(element: HTMLElement, { stored, isLine, onWrite, onDress }: Options): TextEditor {
  let shown = stored;
  let write = writerOf(stored.text, stored.marked);
  const selected = document.getSelection();
  const places = [
    placeOf(element, selected?.anchorNode ?? null, selected?.anchorOffset ?? 0),
    placeOf(element, selected?.focusNode ?? null, selected?.focusOffset ?? 0),
  ];
  const editor = new Editor({
    element: null,
    extensions: isLine ? single : several,
    content: documentOf(paragraphsIn(element), isLine),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    // What they tell of each change is asked for by nobody.
    enableCoreExtensions: { delete: false, paste: false, drop: false, textDirection: false },
    onTransaction: ({ transaction }) => {
      if (transaction.docChanged && transaction.getMeta('shown') !== true) {
        const written = write(paragraphsOf(editor.state.doc));
        const isChanged = written.text !== shown.text || written.marked !== shown.marked;
        // Paragraphs that nobody touches are not written anew from now on.
        if (written.marked && !shown.marked) write = writerOf(written.text, true);
        shown = written;
        if (isChanged) onWrite(written);
      }
      onDress({ strong: editor.isActive('bold'), em: editor.isActive('italic'), link: editor.isActive('link') });
    },
    onBlur: () => {
      // Where marks could not say it all, what stands there is what is stored.
      if (!shown.marked) return;
      const there = paragraphsOf(editor.state.doc).filter((words) => textOfWords(words).trim() !== '');
      const stands = readText(shown.text, true).map(({ words }) => words);
      if (there.map(keyOf).join() !== stands.map(keyOf).join()) draw(stands);
    },
  });
  const draw = (paragraphs: readonly (readonly Words[])[]) => {
    const next = editor.schema.nodeFromJSON(documentOf(paragraphs, isLine));
    if (next.eq(editor.state.doc)) return;
    editor.view.dispatch(editor.state.tr.replaceWith(0, editor.state.doc.content.size, next.content).setMeta('shown', true));
  };
  editor.mount({ mount: element });
  const [anchor = null, head = null] = places;
  if (anchor !== null && head !== null) {
    const size = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(anchor, head, size), to: Math.min(Math.max(anchor, head), size) });
  }

  const withInserted = (paragraphs: readonly (readonly Words[])[]) => {
    const { content } = editor.schema.nodeFromJSON(documentOf(paragraphs, isLine));
    return editor.state.tr.replaceSelection(new Slice(Fragment.from(content), 1, 1));
  };
  const choose = () => {
    if (editor.isActive('link')) editor.commands.extendMarkRange('link');
    else if (!editor.state.selection.empty) editor.commands.setTextSelection(wordsAt(editor.state));
    const { from, to } = editor.state.selection;
    return { from, to, words: editor.state.doc.textBetween(from, to, ' ', ' ') };
  };

  return {
    toggle(mark) {
      const { from, to } = editor.state.selection;
      const words = wordsAt(editor.state);
      // Where there are none, it is said of what is typed next.
      if (words.from === words.to) editor.chain().focus().toggleMark(names[mark]).run();
      else editor.chain().focus().setTextSelection(words).toggleMark(names[mark]).setTextSelection({ from, to }).run();
    },
    linkWork() {
      const target = targetIn(editor.getAttributes('link')['to']);
      return { words: choose().words, target };
    },
    setLink(words, target) {
      const { from, to, words: there } = choose();
      const chain = editor.chain().focus();
      if (words !== there) chain.command(({ tr }) => tr.insertText(words, from, to).docChanged);
      const end = words === there ? to : from + words.length;
      chain.setTextSelection({ from, to: end });
      if (target === null) chain.unsetMark('link');
      else chain.setMark('link', { to: linkAttributes(target)['data-to'] });
      chain.setTextSelection(end).run();
    },
    insert(paragraphs) {
      editor.view.dispatch(withInserted(paragraphs).scrollIntoView());
    },
    around(text) {
      const { doc, selection } = editor.state;
      const written = (of: Node) => write(paragraphsOf(of)).text;
      return {
        head: written(doc.cut(0, selection.from)),
        tail: written(doc.cut(selection.to)),
        whole: written(withInserted(lettersOf(text)).doc),
      };
    },
    show(next) {
      shown = next;
      write = writerOf(next.text, next.marked);
      const doc = editor.schema.nodeFromJSON(
        documentOf(
          readText(next.text, next.marked).map(({ words }) => words),
          isLine,
        ),
      );
      const { plugins, selection } = editor.state;
      const caret = TextSelection.near(doc.resolve(Math.min(selection.from, doc.content.size)), -1);
      // A state of its own: what was typed in the other text is not taken back in this one.
      editor.view.updateState(EditorState.create({ doc, selection: caret, plugins: [...plugins] }));
    },
    focus: () => editor.view.focus(),
    destroy: () => editor.destroy(),
  };
}
