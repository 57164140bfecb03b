import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const known = Symbol('body');

type KnownBody = string | Buffer<ArrayBuffer>;
type Head = { status: number; headers: NonNullable<ResponseInit['headers']> };
type Known = Response & { [known]?: KnownBody };

/**
 * An answer whose body stays at hand: to read that of a `Response` makes a stream of it, which costs as much as to compress it.
 * Who compresses, keeps or hands on an answer asks `bodyOf` and `bytesOf`.
 */
export const knownAnswer = (body: KnownBody, init: Head): Response => withKnown(new Response(body, init), body);

/** The same of JSON. */
export function jsonAnswer(
  context: Context,
  value: unknown,
  headers: Record<string, string> = {},
  status: ContentfulStatusCode = 200,
): Response {
  const text = JSON.stringify(value);
  return withKnown(context.body(text, status, { ...headers, 'Content-Type': 'application/json' }), text);
}

function withKnown(response: Known, body: KnownBody): Response {
  response[known] = body;
  return response;
}

/** The same body with another status and other headers. */
export function withHead(answer: Response, init: Head): Response {
  const body = bodyOf(answer);
  return body === undefined ? new Response(answer.body, init) : knownAnswer(body, init);
}

export const bodyOf = (response: Response): KnownBody | undefined => (response as Known)[known];

/**
 * Texts as they are sent, one behind the other. Long ones are better not joined before: a string of more than 128 KB, and what
 * `Buffer.from` makes of a long one, stay until the next collection of all memory; this goes sooner.
 */
export function encoded(...texts: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  texts.reduce((place, text) => place + bytes.write(text, place), 0);
  return bytes;
}

export async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  const body = bodyOf(response);
  if (body === undefined) return Buffer.from(await response.arrayBuffer());
  return typeof body === 'string' ? encoded(body) : body;
}
