import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isRecord } from '#shared/formats/json.ts';
import { Refusal, unprocessable } from './errors.ts';
import { holdOf } from './body-budget.ts';
import { decodeForm, SentTwice } from './decode-form.ts';
import { repeatedKey, shapeOfJson } from './json-shape.ts';
import { parseMultipart, UnreadableForm } from './parse-multipart.ts';
import { sentLabel } from '#shared/calls/labels.ts';

const megabyte = 1024 ** 2;
const maxBodyBytes = 6 * megabyte;

/** The largest record has a hundred sections of a hundred bullets. A body of more values costs more to parse than to send. */
const maxValues = 20_000;
/** In characters. `detailed_description[99][table][rows][39][7]` is the longest there is. */
const maxName = 200;
/** Seven levels are in use: a cell of a table of a section. */
const maxDepth = 32;

/** The fields of a body by name; files are `File`. Only own keys count. */
export type Body = Record<string, unknown>;

export type BodyOptions = {
  /** The media types this call reads; both when absent. */
  types?: readonly ('json' | 'multipart')[];
  /** The call may come without a body, whatever its header says; then there are no fields. */
  optional?: boolean;
  /** The fields of a form that are pictures: their bytes are a file even when no file name says so. */
  pictures?: readonly string[];
  /** The largest body, in bytes; 6 MB unless told. */
  maxBytes?: number;
  /** The refusal of a form that is too large, where pictures may be what makes it so. */
  tooLarge?: Refusal | undefined;
};

const unreadableBody = () => new Refusal(400, 'Không đọc được nội dung gửi lên.');
const tooMany = () => new Refusal(413, `Nội dung gửi lên có quá nhiều mục (tối đa ${maxValues.toLocaleString('vi')}).`);
/** Either value would be a guess. */
const sentTwice = (key: string) => {
  const shown = key.length > maxName ? `${key.slice(0, maxName)}…` : key;
  return unprocessable({ [shown]: [`${sentLabel(shown)} chỉ được gửi một lần`] });
};
const sizeOf = (bytes: number) => (bytes < megabyte ? `${bytes / 1024}KB` : `${bytes / megabyte}MB`);

export const isJson = (mediaType: string): boolean => /^\s*application\/json\s*(;|$)/i.test(mediaType);

const judges = new WeakMap<Request, () => Promise<void>>();

/** What refuses a request is asked again once its body has been read, of which its sender says when that is. */
export const judgeAgain = (context: Context, judge: () => Promise<void>): void => void judges.set(context.req.raw, judge);

/** Reads JSON and multipart alike. Refuses with 400 (unreadable), 413 (too large), 415 (another media type) or 422 (a key twice). */
export async function readBody(
  context: Context,
  { types = ['json', 'multipart'], optional = false, maxBytes = maxBodyBytes, tooLarge, pictures = [] }: BodyOptions = {},
): Promise<Body> {
  const header = context.req.header('Content-Type') ?? '';
  if (optional && (header === '' || context.req.raw.body === null)) return {};
  const type = isJson(header) ? 'json' : /^\s*multipart\/form-data\s*(;|$)/i.test(header) ? 'multipart' : null;
  if (type === null || !types.includes(type)) {
    const accepted = types.map((known) => (known === 'json' ? 'application/json' : 'multipart/form-data')).join(' hoặc ');
    throw new Refusal(415, `Nội dung gửi lên phải là ${accepted}.`);
  }
  const bytes = await readBytes(context, maxBytes, type === 'multipart' ? tooLarge : undefined);
  if (optional && bytes.length === 0) return {};
  return type === 'json' ? parseJson(bytes) : parseForm(bytes, header, pictures);
}

/**
 * The text of a form without files, as a browser sends it that runs no scripts ('a=1&b=2'). Refuses with 400 (unreadable),
 * 413 (too large) or 415 (another media type).
 */
export async function readFormText(context: Context, maxBytes: number): Promise<string> {
  if (!/^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'Nội dung gửi lên phải là một biểu mẫu của trang này.');
  return new TextDecoder().decode(await readBytes(context, maxBytes));
}

/** A browser reads no answer before it has sent its body: one that is too large is read up to so many times the limit and thrown away. */
const readOn = 10;

async function readBytes(context: Context, maxBytes: number, refusal?: Refusal): Promise<Buffer<ArrayBuffer>> {
  const { headers } = context.req.raw;
  // One that is made in process has no connection.
  const { incoming, outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  const tooLarge = () => refusal ?? new Refusal(413, `Nội dung gửi lên quá lớn (tối đa ${sizeOf(maxBytes)}).`);
  const hold = holdOf(context);
  const isAsking = /^100-continue$/i.test(headers.get('Expect') ?? '');
  if (Number(headers.get('Content-Length') ?? 0) > (isAsking ? 1 : readOn) * maxBytes) throw tooLarge();
  if (isAsking) outgoing?.writeContinue();
  let parts: Uint8Array[] = [];
  let size = 0;
  let held = 0;
  try {
    // The header may be absent or wrong: what arrives is counted.
    for await (const part of partsOf(context.req.raw, incoming)) {
      size += part.byteLength;
      if (size > readOn * maxBytes) throw tooLarge();
      if (size > maxBytes) {
        parts = [];
        hold(-held);
        held = 0;
      } else {
        hold(part.byteLength);
        held += part.byteLength;
        parts.push(part);
      }
    }
  } catch (error) {
    // Whoever sends it has gone, or broke the form of HTTP: that is no fault of ours.
    throw error instanceof Refusal ? error : unreadableBody();
  }
  if (size > maxBytes) throw tooLarge();
  await judges.get(context.req.raw)?.();
  return Buffer.concat(parts, size);
}

/** As it comes over its connection: a web stream of it costs a save a twentieth. Who stops reading must still be able to answer. */
const partsOf = (request: Request, incoming?: HttpBindings['incoming']): AsyncIterable<Uint8Array> | [] =>
  incoming?.iterator({ destroyOnReturn: false }) ?? request.body ?? [];

function parseJson(bytes: Buffer): Body {
  const { depth, values } = shapeOfJson(bytes);
  if (depth > maxDepth) throw unreadableBody();
  if (values > maxValues) throw tooMany();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadableBody();
  }
  if (!isRecord(value)) throw unreadableBody();
  const twice = repeatedKey(bytes);
  if (twice !== null) throw sentTwice(twice);
  return value;
}

function parseForm(bytes: Buffer<ArrayBuffer>, header: string, pictures: readonly string[]): Body {
  try {
    return decodeForm(parseMultipart(bytes, header, pictures, { maxParts: maxValues, tooMany, maxName }));
  } catch (error) {
    if (error instanceof SentTwice) throw sentTwice(error.field);
    throw error instanceof UnreadableForm ? unreadableBody() : error;
  }
}
