import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Takes what is dropped anywhere on the screen: beside a place for it, a browser would leave the page for the file. */
export function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  });
  // Out of the window, not from one element to the next.
  useWindowEvent('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false));
  useWindowEvent('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  return isOver;
}
