/** Widths in which pictures are stored, in pixels. None is wider than the original. */
export const pictureWidths = [320, 640, 1280, 1920] as const;

/** The address of one width, from the address of the largest ('/uploads/ab12-1280.webp'). */
export const pictureAt = (path: string, width: number): string => path.replace(/-\d+(\.\w+)$/, `-${width}$1`);

/** The `srcset` of a stored picture. */
export const pictureSet = (path: string, meta: { widths: readonly number[] }): string =>
  meta.widths.map((width) => `${pictureAt(path, width)} ${width}w`).join(', ');
