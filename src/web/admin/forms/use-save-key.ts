import { useWindowEvent } from '@mantine/hooks';

/** Ctrl+S and Cmd+S save, wherever the focus is; under an open dialog they do nothing, and never save the page as a file. */
export function useSaveKey(save: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!event.repeat && document.querySelector('[role="dialog"]') === null) save();
  });
}
