import type { GivenFile } from '../session/client.ts';

/** Has the browser save a file as it saves what is downloaded. */
export function saveFile({ name, content }: GivenFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
