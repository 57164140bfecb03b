import { type RefObject, useEffect } from 'react';

const isTyped = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Ctrl+Z takes back what was typed last in the input that has the focus; where nothing was, what was removed last from the form.
 * A browser by itself takes back the last letter of whichever input was typed in, often out of sight.
 */
export function useOwnUndo(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const root = form.current;
    if (root === null) return;
    /** What the input with the focus held when it got it. */
    let held = '';
    /** Where was typed last, and what it held before. */
    let edited: { input: EventTarget; before: string } | null = null;
    const onFocus = ({ target }: Event) => {
      if (isTyped(target)) held = target.value;
    };
    const onInput = ({ target }: Event) => {
      if (edited?.input !== target) edited = { input: target!, before: held };
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey, altKey, defaultPrevented } = event;
      const letter = key.toLowerCase();
      if (defaultPrevented || altKey || !(event.ctrlKey || event.metaKey) || (letter !== 'z' && letter !== 'y')) return;
      const isBack = letter === 'z' && !shiftKey;
      if (isTyped(target) && edited?.input === target && (!isBack || target.value !== edited.before)) return;
      event.preventDefault();
      if (!isBack) return;
      const lines = [...root.querySelectorAll<HTMLElement>('[data-undo]')];
      const newest = lines.toSorted((one, other) => Number(other.dataset['undo']) - Number(one.dataset['undo']))[0];
      if (newest === undefined) return;
      event.stopPropagation();
      newest.querySelector('button')?.click();
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('input', onInput);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('input', onInput);
      root.removeEventListener('keydown', onKeyDown);
    };
  }, [form]);
}
