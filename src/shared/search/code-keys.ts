/** The key of a word that stands for all combinations of a letter. Nobody types such a word. */
export const blockKey = (letter: string): string => `00${letter.toLowerCase()}`;

/** The letter of such a key; null for any other. */
export const blockLetter = (key: string): string | null => /^00([a-z])$/.exec(key)?.[1] ?? null;

/** Whether a key (search-key) is the code of a combination ('d01') or of a major, or stands for those of a letter. */
export const isCode = (key: string): boolean => /^(?:[a-z]\d\d|\d{7}|00[a-z])$/.test(key);

/** The key of the combinations that begin like this one, null for what is none. */
export const blockOf = (key: string): string | null => (/^[a-z]\d\d$/.test(key) ? blockKey(key.charAt(0)) : null);
