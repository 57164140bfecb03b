/** What a file has to hold to, and what is shown of it. */
export const sheetLimits = {
  fileBytes: 10 * 1024 ** 2,
  /** Bytes of the pictures that come in a zip beside it. */
  picturesBytes: 20 * 1024 ** 2,
  sheets: 50,
  rows: 20_000,
  columns: 200,
  /** Characters of all cells together. */
  characters: 20_000_000,
  /** New pictures of one file. */
  pictures: 100,
  /** Rows of a plan that are shown at once. */
  shown: 200,
} as const;
