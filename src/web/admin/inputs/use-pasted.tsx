import { Button } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { maxSectionPictures } from '#shared/fields/sections.ts';
import { takePicture } from './pictures/send-picture.ts';
import type { Paste } from './sections-text.tsx';
import texts from './sections-text.module.css';
import { newPicture, type SectionValue } from './sections-value.ts';
import type { useKeptFocus } from './use-kept-focus.ts';

/** `plain`: the section that was pasted into, and its text with the letters alone; null for bullets and pictures. */
type PastedHere = {
  before: SectionValue[];
  after: SectionValue[];
  told: string;
  plain: { key: string; letters: string } | null;
};

type Given = {
  value: SectionValue[];
  newest: RefObject<SectionValue[]>;
  onChange: (change: SectionValue[] | ((before: SectionValue[]) => SectionValue[])) => void;
  keepFocus: ReturnType<typeof useKeptFocus>;
  /** Tells those who do not see it. */
  say: (told: string) => void;
};

/** What is pasted into sections: it is told, its pictures go into the library, and all of it can be taken back at once. */
export function usePasted({ value, newest, onChange, keepFocus, say }: Given) {
  /** What was there before something was pasted, and what has become of it: as long as nothing else was changed. */
  const pasting = useRef<Omit<PastedHere, 'after'> | null>(null);
  const [pasted, setPasted] = useState<PastedHere | null>(null);
  const newestPaste = useRef(pasted);
  newestPaste.current = pasted;
  useEffect(() => {
    const begun = pasting.current;
    if (begun === null || begun.before === value) return;
    pasting.current = null;
    setPasted({ ...begun, after: value });
  }, [value]);
  const isPasted = pasted !== null && pasted.after === value;

  const onPasted = useCallback(
    (told: string) => {
      pasting.current = { before: newest.current, told, plain: null };
      say(told);
    },
    [newest, say],
  );
  /** Sends pictures to the library and puts them into their sections; what was pasted along can still be taken back with them. */
  const addPictures = useCallback(
    async (pictures: readonly { key: string; file: File }[], told: string) => {
      if (pictures.length === 0) return;
      say(`${told} Đang tải ${pictures.length} ảnh lên Kho ảnh...`.trim());
      const taken: { key: string; image: string }[] = [];
      const refusals: string[] = [];
      const room = new Map(newest.current.map(({ key, pictures: had }) => [key, maxSectionPictures - had.length]));
      for (const { key, file } of pictures) {
        const left = room.get(key) ?? 0;
        if (left <= 0) {
          refusals.push(`mỗi mục chỉ được có tối đa ${maxSectionPictures} ảnh`);
          continue;
        }
        const made = await takePicture(file);
        if ('picture' in made) room.set(key, left - 1);
        if ('picture' in made) taken.push({ key, image: made.picture.path });
        else refusals.push(made.refusal);
      }
      const before = newest.current;
      const after = before.map((section) => {
        const own = taken.filter(({ key }) => key === section.key).map(({ image }) => newPicture(image));
        return own.length === 0 ? section : { ...section, pictures: [...section.pictures, ...own].slice(0, maxSectionPictures) };
      });
      const parts = [
        ...(taken.length > 0 ? [`Đã thêm ${taken.length} ảnh vào mục và Kho ảnh.`] : []),
        ...(refusals.length > 0 ? [`${refusals.length} ảnh không thêm được: ${[...new Set(refusals)].join('; ')}.`] : []),
      ];
      const all = [told, ...parts].filter((part) => part !== '').join(' ');
      const pastedNow = newestPaste.current;
      const isStill = pastedNow !== null && pastedNow.after === before;
      const begun = isStill ? { before: pastedNow.before, plain: pastedNow.plain } : { before, plain: null };
      if (taken.length > 0) {
        pasting.current = { ...begun, told: all };
        onChange(after);
      } else setPasted({ ...begun, after: before, told: all });
      say(all);
    },
    [newest, onChange, say],
  );
  const onPictures = useCallback(
    (key: string, files: readonly File[]) =>
      void addPictures(
        files.map((file) => ({ key, file })),
        '',
      ),
    [addPictures],
  );
  const onPaste = useCallback(
    (key: string, { into, told, letters }: Paste) => {
      const { all, pictures } = into(newest.current);
      const untitled = all.find((section) => section.key === key && section.title.trim() === '');
      pasting.current = { before: newest.current, told, plain: { key, letters } };
      keepFocus(`[data-section="${key}"] [data-part="${untitled ? 'title' : 'content'}"]`);
      onChange(all);
      say(told);
      void addPictures(pictures, told);
    },
    [addPictures, keepFocus, newest, onChange, say],
  );
  const focusOfPaste = pasted?.plain ? `[data-section="${pasted.plain.key}"] [data-part="content"]` : '[data-add-section]';
  const takeBack = () => {
    if (!pasted) return;
    keepFocus(focusOfPaste);
    onChange(pasted.before);
    setPasted(null);
    say('Đã hoàn tác dán.');
  };
  const onUndoKey = (event: KeyboardEvent) => {
    if (!isPasted || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z')
      return;
    event.preventDefault();
    event.stopPropagation();
    takeBack();
  };
  /** The line of what was pasted, below the section that it went into; null: below all of them. */
  const noteAt = (key: string | null) =>
    isPasted &&
    (pasted.plain?.key ?? null) === key && (
      <div className={`row raised ${texts['pasted']}`} data-pasted>
        <p>{pasted.told}</p>
        {pasted.plain && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              const { key, letters } = pasted.plain!;
              keepFocus(focusOfPaste);
              onChange(pasted.before.map((section) => (section.key === key ? { ...section, content: letters } : section)));
              setPasted(null);
              say('Đã dán như chữ thường.');
            }}
          >
            Dán như chữ thường
          </Button>
        )}
        <Button variant="subtle" size="compact-md" onClick={takeBack}>
          Hoàn tác dán
        </Button>
      </div>
    );
  return { onPaste, onPasted, onPictures, onUndoKey, noteAt };
}
