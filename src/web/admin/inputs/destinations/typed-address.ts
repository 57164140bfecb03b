/** Whether a text is meant as an address, a wrong one too, rather than as words that are looked for. */
export const isTypedAddress = (text: string): boolean =>
  /^\s*(?:[/\\]|[a-z][a-z\d+.-]*:\/|(?:mailto|tel|javascript|data):|www\.)/i.test(text);

/** 'www.truong.edu.vn' as the whole address that is meant; any other text as it is. */
export const withScheme = (text: string): string => (/^www\.[^\s.]+\.\S+$/i.test(text.trim()) ? `https://${text.trim()}` : text);
