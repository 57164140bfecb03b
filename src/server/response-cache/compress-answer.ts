import type { Context } from 'hono';
import { bodyOf, bytesOf } from '#server/http/known-body.ts';
import { compressed, isWorthCompressing } from './compression.ts';
import { encodingFor } from './listener.ts';

/** In bytes: what a connection sends before it waits for a sign that it has arrived. To compress the answer to a save takes a twentieth of it. */
const firstPackets = 14_000;

/** Compresses what is sent once: quickly, and only where it is worth it. Answers of the cache are compressed there. */
export async function compressAnswer(context: Context): Promise<void> {
  const { res } = context;
  const { headers } = res;
  const contentType = headers.get('Content-Type') ?? '';
  const known = bodyOf(res);
  const told = known?.length ?? headers.get('Content-Length');
  const mayBeCompressed =
    (known !== undefined || res.body !== null) &&
    res.status !== 206 &&
    // A file is sent as it is made: to compress it here would hold it whole in memory.
    !headers.has('Content-Disposition') &&
    !headers.has('Content-Encoding') &&
    !(context.req.method !== 'GET' && told !== null && Number(told) < firstPackets) &&
    isWorthCompressing(contentType, told === null ? Infinity : Number(told));
  if (!mayBeCompressed) return;
  if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  const encoding = encodingFor(context.req.header('Accept-Encoding'));
  if (encoding === 'identity' || context.req.method === 'HEAD') return;
  const whole = await bytesOf(res);
  const isWorth = isWorthCompressing(contentType, whole.length);
  const body = isWorth ? await compressed(encoding, whole, 'fast') : whole;
  // Set anew, and not over the other one, whose body would be read for it.
  context.res = undefined;
  context.res = new Response(body, { status: res.status, headers });
  if (isWorth) context.res.headers.set('Content-Encoding', encoding);
  context.res.headers.set('Content-Length', String(body.length));
}
