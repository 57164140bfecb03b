const [quote, backslash, comma, openList, closeList, openObject, closeObject, colon] = Buffer.from('"\\,[]{}:');

/** How deep a text of JSON nests, and how many values it holds at most, told without making any of them. */
export function shapeOfJson(bytes: Uint8Array): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth);
    } else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return { depth: deepest, values };
}

/**
 * A key that one object of a text of JSON has twice, of which a reader would take either; null when none has. One pass over
 * the bytes, which have been read as JSON before: what they hold is not judged again.
 */
export function repeatedKey(bytes: Buffer): string | null {
  const objects: (Set<string> | null)[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === openObject) objects.push(new Set());
    else if (byte === openList) objects.push(null);
    else if (byte === closeObject || byte === closeList) objects.pop();
    else if (byte === quote) {
      const from = at;
      let isEscaped = false;
      for (at += 1; at < bytes.length && bytes[at] !== quote; at += 1) {
        if (bytes[at] !== backslash) continue;
        isEscaped = true;
        at += 1;
      }
      const keys = objects.at(-1);
      if (keys == null || !isBeforeColon(bytes, at + 1)) continue;
      const written = bytes.toString('utf8', from + 1, at);
      // The same key may be spelled with an escape and without.
      const key = isEscaped ? String(JSON.parse(`"${written}"`)) : written;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return null;
}

/** Between a key and its colon stand spaces at most; after a value that is a text no colon comes. */
function isBeforeColon(bytes: Buffer, from: number): boolean {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return bytes[at] === colon;
}

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
