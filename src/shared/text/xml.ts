/** Text and attribute values of XML. Control characters and lone surrogates cannot be written there, not even escaped: they are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
