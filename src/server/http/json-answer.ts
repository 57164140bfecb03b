import type { Context } from 'hono';

const known = Symbol('text');

type Known = Response & { [known]?: string };

/**
 * An answer of JSON whose text stays at hand: to read the body of a `Response` makes a stream of it, which costs as much as to
 * compress it. Who compresses or keeps an answer asks `textOf` and `bytesOf`.
 */
export function jsonAnswer(context: Context, value: unknown, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(value);
  const response: Known = context.body(text, 200, { ...headers, 'Content-Type': 'application/json' });
  response[known] = text;
  return response;
}

/** The text of an answer, where it is known. */
export const textOf = (response: Response): string | undefined => (response as Known)[known];

const encoder = new TextEncoder();

/**
 * The body of an answer. What `Buffer.from` makes of a long text stays until the next collection of all memory; what this makes
 * goes with what lives shortly.
 */
export async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  const text = textOf(response);
  if (text === undefined) return Buffer.from(await response.arrayBuffer());
  const { buffer, byteOffset, length } = encoder.encode(text);
  return Buffer.from(buffer, byteOffset, length);
}
