import { useEffect, useRef } from 'react';

/** Ctrl+S and Cmd+S save, wherever the focus is; under an open dialog they do nothing, and never save the page as a file. */
export function useSaveKey(save: () => void): void {
  const newest = useRef(save);
  newest.current = save;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat && document.querySelector('[role="dialog"]') === null) newest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
