import { logoDotPath, logoRoofPath } from '#shared/marks.ts';
import { commonHeaders, quietPolicy } from './content-policy.ts';
import type { Refusal } from './errors.ts';

/**
 * What is said to who has to come back later, in front of the app: in the envelope for calls, and as a page that is written
 * once, because to render one would cost what there is too little of. `school` is its name as far as it is known.
 */
export function busyAnswer(
  path: string,
  { status, message, headers }: Refusal,
  school: string,
): { status: number; headers: Record<string, string>; body: string } {
  const isCall = /^\/api(\/|\?|$)/.test(path);
  return {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': isCall ? 'application/json' : 'text/html; charset=utf-8',
      'Content-Security-Policy': quietPolicy,
      ...commonHeaders(path),
    },
    body: isCall ? JSON.stringify({ success: false, message }) : pageOf(message, school),
  };
}

/** Without files of the site: each of them would be one more request. The link leads to the address that was asked for. */
const pageOf = (message: string, school: string) => `<!DOCTYPE html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Máy chủ đang bận – ${escaped(school)}</title>
<style>
:root { color-scheme: light dark; --paper: #faf6ef; --ink: #171412; --accent: #d9381e; --button: #c52f17; }
@media (prefers-color-scheme: dark) { :root { --paper: #171412; --ink: #faf6ef; --accent: #ff7a5f; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 'Be Vietnam Pro', system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
svg { width: 4rem; height: 4rem; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); line-height: 1.3; letter-spacing: -0.02em; margin: 1rem 0; }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 2rem; background: var(--button); color: #fffaf3;
  font-weight: 700; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
</style>
</head>
<body>
<main>
<svg viewBox="0 0 100 100" aria-hidden="true"><path fill="currentColor" d="${logoRoofPath}"/><path style="fill: var(--accent)" d="${logoDotPath}"/></svg>
<h1>Máy chủ đang bận</h1>
<p>${escaped(message)}</p>
<p><a href="">Thử lại</a></p>
</main>
</body>
</html>
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
