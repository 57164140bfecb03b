import { commonHeaders, quietPolicy } from './content-policy.ts';

export type OutsideAnswer = { headers: Record<string, string>; body: string };

/**
 * What is said to a request that never comes to the app: in the envelope to calls and to whatever sends something, as a
 * sentence to who asked for a page. `more` goes into the envelope. Nobody keeps it, and a browser makes nothing of it.
 */
export function outsideAnswer(method: string, path: string, message: string, more: object = {}): OutsideAnswer {
  const isPage = /^(GET|HEAD)$/.test(method) && !/^\/api(\/|\?|$)/.test(path);
  const body = isPage ? message : JSON.stringify({ success: false, message, ...more });
  return {
    headers: {
      'Content-Type': isPage ? 'text/plain; charset=UTF-8' : 'application/json; charset=UTF-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': quietPolicy,
      ...commonHeaders(path),
    },
    // Only the head of an answer follows HEAD.
    body: method === 'HEAD' ? '' : body,
  };
}
