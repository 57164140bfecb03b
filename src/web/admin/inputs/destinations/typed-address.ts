/** Whether a text is meant as an address, a wrong one too, rather than as words that are looked for. */
export const isTypedAddress = (text: string): boolean =>
  /^\s*(?:[/\\]|[a-z][a-z\d+.-]*:\/|(?:mailto|tel|javascript|data):|www\.)/i.test(text) || withScheme(text) !== text;

/** A host by what such names end with, as of 'youtu.be/…': 'TP.HCM' and 'Node.js' are none. */
const host =
  /^(?:www\.[^\s.]+\.\S|[a-z\d-][a-z\d.-]*\.(?:vn|com|net|org|edu|gov|info|asia|be|me|io|co|ly|gle|app|dev)(?![^/?#:]))\S*$/i;

/** 'truong.edu.vn' as the whole address that is meant; any other text as it is. */
export const withScheme = (text: string): string => (host.test(text.trim()) ? `https://${text.trim()}` : text);
