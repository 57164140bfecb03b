const [quote, backslash, comma, openList, closeList, openObject, closeObject] = Buffer.from('"\\,[]{}');

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
