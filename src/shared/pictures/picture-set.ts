/** Widths in which pictures are stored, in pixels. None is wider than the original. */
export const pictureWidths = [320, 640, 1280, 1920] as const;

/** The address of one width, from the address of the largest ('/uploads/ab12-1280.webp'). */
export const pictureAt = (path: string, width: number): string => path.replace(/-\d+(\.\w+)$/, `-${width}$1`);

/** The address of its smallest width: a picture is stored in none above its own, which its address says. */
export const smallestAt = (path: string): string =>
  Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 0) > pictureWidths[0] ? pictureAt(path, pictureWidths[0]) : path;

/** The `srcset` of a stored picture. */
export const pictureSet = (path: string, meta: { widths: readonly number[] }): string =>
  meta.widths.map((width) => `${pictureAt(path, width)} ${width}w`).join(', ');
