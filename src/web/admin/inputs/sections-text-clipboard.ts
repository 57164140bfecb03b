/** What a clipboard holds, or what was dropped: it is gone when the event is over. */
export type Held = { html: string; plain: string; files: File[] };

export const heldBy = (clipboard: DataTransfer): Held => ({
  html: clipboard.getData('text/html'),
  plain: clipboard.getData('text/plain').replaceAll(/\r\n?/g, '\n'),
  files: [...clipboard.files].filter(({ type }) => type.startsWith('image/')),
});
