import type { Context } from 'hono';
import { isRecord } from '#shared/rules/is-record.ts';
import { Refusal } from './errors.ts';
import { decodeForm } from './decode-form.ts';
import { nameFiles } from './name-files.ts';

const maxBodyMegabytes = 6;

/** The fields of a body by name; files are `File`. Only own keys count. */
export type Body = Record<string, unknown>;

type Reading = {
  /** The media types this call reads; both when absent. */
  types?: readonly ('json' | 'multipart')[];
  /** The call may come without a body, whatever its header says; then there are no fields. */
  optional?: boolean;
  /** The fields of a form that are pictures: their bytes are a file even when no file name says so. */
  pictures?: readonly string[];
  /** The refusal of a form that is too large, where pictures may be what makes it so. */
  tooLarge?: Refusal | undefined;
};

const unreadableBody = () => new Refusal(400, 'Không đọc được nội dung gửi lên.');

/** Reads JSON and multipart alike. Refuses with 400 (unreadable), 413 (too large) or 415 (another media type). */
export async function readBody(
  context: Context,
  { types = ['json', 'multipart'], optional = false, tooLarge, pictures = [] }: Reading = {},
): Promise<Body> {
  const header = context.req.header('Content-Type') ?? '';
  if (optional && (header === '' || context.req.raw.body === null)) return {};
  const type = /^\s*application\/json\s*(;|$)/i.test(header)
    ? 'json'
    : /^\s*multipart\/form-data\s*(;|$)/i.test(header)
      ? 'multipart'
      : null;
  if (type === null || !types.includes(type)) {
    const accepted = types.map((known) => (known === 'json' ? 'application/json' : 'multipart/form-data')).join(' hoặc ');
    throw new Refusal(415, `Nội dung gửi lên phải là ${accepted}.`);
  }
  const refusal =
    (type === 'multipart' && tooLarge) || new Refusal(413, `Nội dung gửi lên quá lớn (tối đa ${maxBodyMegabytes}MB).`);
  const bytes = await readBytes(context.req.raw, refusal);
  if (optional && bytes.length === 0) return {};
  return type === 'json' ? parseJson(bytes) : parseForm(nameFiles(bytes, header, pictures), header);
}

const maxBytes = maxBodyMegabytes * 1024 * 1024;

/** A browser reads no answer before it has sent its body, so what is too large is read up to here and thrown away. */
const maxReadBytes = 10 * maxBytes;

async function readBytes({ headers, body }: Request, tooLarge: Refusal): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get('Content-Length') ?? 0) > maxReadBytes) throw tooLarge;
  let parts: Uint8Array[] = [];
  let size = 0;
  // The header may be absent or wrong: what arrives is counted.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxReadBytes) throw tooLarge;
    if (size > maxBytes) parts = [];
    else parts.push(part);
  }
  if (size > maxBytes) throw tooLarge;
  return Buffer.concat(parts, size);
}

function parseJson(bytes: Uint8Array): Body {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadableBody();
  }
  if (!isRecord(value)) throw unreadableBody();
  return value;
}

async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<Body> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return decodeForm(form.entries());
  } catch {
    throw unreadableBody();
  }
}
