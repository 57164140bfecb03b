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
 * Gives the page in parts, of which that between head and scripts is as it was: whoever looks for something else in the page
 * need not copy a text of 70 kB for it.
 */
export function withLateScripts(page: string, last: string, nonce: string): string[] {
  const moduleStart = `<script nonce="${nonce}" type="module" async="">`;
  const headEnd = page.indexOf('</head>');
  const from = page.lastIndexOf(moduleStart);
  const to = from < headEnd ? -1 : page.indexOf(moduleEnd, from);
  if (headEnd < 0 || to < 0) return [withLast(page, last)];
  const modules: string[] = [];
  const head = page.slice(0, headEnd).replace(preloadPattern, (_, href: string) => {
    modules.push(href);
    return '';
  });
  const body = page.slice(headEnd, from);
  const inline = page.slice(from + moduleStart.length, to);
  const starter = ownScript(`(${startWhenSeen})(${JSON.stringify(modules)});`, nonce);
  return [head, body, `<script nonce="${nonce}" type="text/plain">${inline}${withLast(page.slice(to), last + starter)}`];
}

/** The page, or the rest of one, with `last` at the end of its body. */
export function withLast(page: string, last: string): string {
  const end = page.lastIndexOf('</body>');
  return page.slice(0, end) + last + page.slice(end);
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
