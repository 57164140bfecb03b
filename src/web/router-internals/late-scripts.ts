import { ownScript } from './own-scripts.ts';

/**
 * Has the page's scripts start late. What the server sends can be read and used without them, so they are fetched only
 * when the style, the fonts and the first picture have arrived, or as soon as the visitor touches the page: on a slow phone
 * it is seen almost a second earlier (docs/decisions/0018).
 *
 * The router has no setting for this; it writes its scripts as `<link rel="modulepreload">`s and one inline module, which
 * are taken out of the finished text here and brought back by a script at its end. Where a later version of the router writes
 * them otherwise, nothing is changed and the page starts as that version has it. `last` goes to the end of the page;
 * `nonce` marks the scripts of the router, and those that are written here.
 *
 * The page comes and goes in parts, of which the first holds its head and the last its scripts, and none a piece of one: put together,
 * a text of 70 kB would be copied for each change.
 */
export function withLateScripts(page: readonly string[], last: string, nonce: string): string[] {
  const moduleStart = `<script nonce="${nonce}" type="module" async="">`;
  const [first, end] = [page[0] ?? '', page.at(-1) ?? ''];
  const headEnd = first.indexOf('</head>');
  const from = end.lastIndexOf(moduleStart);
  const to = headEnd < 0 || from < 0 ? -1 : end.indexOf(moduleEnd, from);
  if (to < 0) return withLast(page, last);
  const modules: string[] = [];
  const head = first.slice(0, headEnd).replace(preloadPattern, (_, href: string) => {
    modules.push(href);
    return '';
  });
  const body =
    page.length === 1 ? [first.slice(headEnd, from)] : [first.slice(headEnd), ...page.slice(1, -1), end.slice(0, from)];
  const inline = end.slice(from + moduleStart.length, to);
  const starter = ownScript(`(${startWhenSeen})(${JSON.stringify(modules)});`, nonce);
  const rest = endedWith(end.slice(to), last + starter);
  return [head, ...body, `<script nonce="${nonce}" type="text/plain">${inline}${rest}`];
}

/** The page, or the rest of one, with `last` at the end of its body. */
export const withLast = (page: readonly string[], last: string): string[] => [
  ...page.slice(0, -1),
  endedWith(page.at(-1) ?? '', last),
];

function endedWith(text: string, last: string): string {
  const end = text.lastIndexOf('</body>');
  return text.slice(0, end) + last + text.slice(end);
}

const preloadPattern = /<link rel="modulepreload" href="([^"<>&]+)"(?: nonce="\w+")?\/>/g;
const moduleEnd = '</script>';

/*
 * Written into the page as text, so it uses nothing from outside itself and carries no comments. What it does, in order:
 * - 200 ms after `load`, the scripts are fetched. `load` comes before the last picture is painted, and running them at once
 *   would delay that.
 * - A pointer, key, click or submit fetches them at once. A `pointermove` without movement does not: browsers send one when
 *   the page appears under a resting pointer.
 * - The click on a button is repeated when the scripts are there. Links and forms work without them; a search for blank text
 *   is stopped here, as the form's own script will do later.
 * - After a reload, 'back' to a page the scripts had shown changes the address and nothing else, because the browser leaves
 *   showing it to them: that page is loaded.
 * - If they cannot be fetched, `data-failed` opens what the styles keep for pages without script.
 */
const startWhenSeen = `(modules) => {
  const root = document.documentElement;
  const address = () => location.pathname + location.search;
  const here = address();
  const types = ['pointermove', 'pointerdown', 'keydown', 'click', 'submit'];
  let started = false, pressed = null;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const text = document.querySelector('script[type="text/plain"]').textContent;
    const onerror = () => root.setAttribute('data-failed', '');
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', text, onerror }));
  };
  const touched = (event) => {
    const { type, target, movementX, movementY } = event;
    if (type === 'pointermove' && !movementX && !movementY) return;
    start();
    if (type === 'submit' && target.q?.value.trim() === '') event.preventDefault();
    if (type === 'click') pressed = target.closest('button[type="button"]');
  };
  const moved = () => address() === here || location.reload();
  for (const type of types) addEventListener(type, touched, true);
  addEventListener('popstate', moved);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const type of types) removeEventListener(type, touched, true);
    removeEventListener('popstate', moved);
    pressed?.click();
  }).observe(root, { attributeFilter: ['data-ready'] });
  addEventListener('load', () => setTimeout(start, 200));
}`.replace(/\n\s*/g, ' ');
