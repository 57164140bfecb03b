import { MIMEType } from 'node:util';

export class UnreadableForm extends Error {}

export type Limits = {
  maxParts: number;
  /** Called when there are more. */
  tooMany: () => Error;
  /** Parts with longer names are left out, in characters. */
  maxName: number;
};

/** The head of a part: its name, the name of its file and its media type, in bytes. */
const maxHead = 4_096;
/** RFC 2046 §5.1.1. */
const maxBoundary = 70;

/**
 * The fields of a multipart form in their order. One pass over the bytes, which looks at the heads of parts only and stops
 * at the limits; the platform's reader takes a second for six megabytes of tiny parts, or of one endless head.
 *
 * A part with a file name is a file. So is a part of one of `pictures` that has a media type other than text: a form may carry
 * a file without a name (RFC 7578 §4.2), and docs/api.md promises to take a picture so, because a client made from our
 * OpenAPI document knows its media type and need not invent a name.
 */
export function parseMultipart(
  bytes: Buffer<ArrayBuffer>,
  header: string,
  pictures: readonly string[],
  { maxParts, tooMany, maxName }: Limits,
): [string, string | File][] {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(header)}`);
  const entries: [string, string | File][] = [];
  // The first delimiter stands at the very beginning, or after line ends.
  let at = 0;
  while (isAt(bytes, at, '\r\n')) at += 2;
  if (
    !bytes
      .subarray(at)
      .subarray(0, delimiter.length - 2)
      .equals(delimiter.subarray(2))
  )
    throw new UnreadableForm();
  at += delimiter.length - 2;
  for (let count = 1; !isAt(bytes, at, '--'); count += 1) {
    if (!isAt(bytes, at, '\r\n')) throw new UnreadableForm();
    if (count > maxParts) throw tooMany();
    const start = at + 2;
    const length = bytes.subarray(start, start + maxHead).indexOf('\r\n\r\n');
    if (length === -1) throw new UnreadableForm();
    const from = start + length + 4;
    // The line end before a delimiter belongs to it, also the one that ends the head of an empty part.
    const end = bytes.indexOf(delimiter, from - 2);
    if (end === -1) throw new UnreadableForm();
    const { name, fileName, type } = headOf(bytes.toString('utf8', start, start + length));
    const content = bytes.subarray(from, Math.max(from, end));
    const isFile = fileName !== undefined || (pictures.includes(name) && type !== undefined && !/^text\//i.test(type));
    if (name.length <= maxName)
      entries.push([name, isFile ? new File([content], fileName ?? '', { type: type ?? '' }) : text.decode(content)]);
    at = end + delimiter.length;
  }
  return entries;
}

const text = new TextDecoder();

const isAt = (bytes: Buffer, at: number, two: string): boolean =>
  bytes[at] === two.charCodeAt(0) && bytes[at + 1] === two.charCodeAt(1);

function boundaryOf(header: string): string {
  let boundary: string | null = null;
  try {
    boundary = new MIMEType(header).params.get('boundary');
  } catch {
    // No media type.
  }
  if (!boundary || boundary.length > maxBoundary) throw new UnreadableForm();
  return boundary;
}

function headOf(head: string): { name: string; fileName: string | undefined; type: string | undefined } {
  let disposition: string | undefined;
  let type: string | undefined;
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon === -1) throw new UnreadableForm();
    const [name, value] = [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    if (name === 'content-disposition') disposition = value;
    else if (name === 'content-type') type = value;
  }
  if (disposition === undefined || !/^form-data\s*;/i.test(disposition)) throw new UnreadableForm();
  const parameters = new Map<string, string>();
  for (const [, key = '', quoted, plain] of disposition.matchAll(/;[ \t]*([\w*]+)=(?:"([^"]*)"|([^;\s"]*))/g))
    parameters.set(key.toLowerCase(), quoted ?? plain ?? '');
  const name = parameters.get('name');
  if (name === undefined) throw new UnreadableForm();
  const fileName = parameters.get('filename') ?? parameters.get('filename*');
  return { name: unescaped(name), fileName: fileName === undefined ? undefined : unescaped(fileName), type };
}

/** What a browser writes for the three characters that a quoted name cannot hold. */
const unescaped = (written: string): string => written.replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n').replaceAll('%22', '"');
