/** A text as it stands inside quotation marks: those of its own become single ones. */
export function unnested(text: string): string {
  let isOpen = false;
  return text.replaceAll(/["“”„]/g, (mark) => {
    isOpen = mark === '"' ? !isOpen : mark !== '”';
    return isOpen ? '‘' : '’';
  });
}

/** A title in quotation marks. */
export const quoted = (title: string): string => `“${unnested(title)}”`;
