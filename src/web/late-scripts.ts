/**
 * A page is whole without its program. So the program is not fetched beside what is read first, the style, the
 * letters and the first picture, but once they are there, or as soon as somebody touches the page: on a slow
 * network the page is seen a second earlier. See docs/decisions/0018.
 *
 * The router writes its program as `<link rel="modulepreload">`s and one inline module. A version of it that writes
 * them otherwise is left alone: the page then starts as that version has it. `last` is what the program finds at the end
 * of the page. All is put together at once, because a page is long and read anew by whatever looks through it.
 */
export function withLateScripts(page: string, last: string): string {
  const headEnd = page.indexOf('</head>');
  const from = page.lastIndexOf(moduleStart);
  const to = from < headEnd ? -1 : page.indexOf(moduleEnd, from);
  if (headEnd < 0 || to < 0) return withLast(page, last);
  const modules: string[] = [];
  const head = page.slice(0, headEnd).replace(preloadPattern, (_, href: string) => {
    modules.push(href);
    return '';
  });
  const body = page.slice(headEnd, from);
  const inline = page.slice(from + moduleStart.length, to);
  const starter = `<script>(${startWhenSeen})(${JSON.stringify(modules)});</script>`;
  return `${head}${body}<script type="text/plain">${inline}${withLast(page.slice(to), last + starter)}`;
}

/** The page, or what is left of it, with something more at the end of its body. */
export function withLast(page: string, last: string): string {
  const end = page.lastIndexOf('</body>');
  return page.slice(0, end) + last + page.slice(end);
}

const preloadPattern = /<link rel="modulepreload" href="([^"<>&]+)"\/>/g;
const moduleStart = '<script type="module" async="">';
const moduleEnd = '</script>';

/*
 * Runs in the page, as text: nothing from outside it, no comments, short. The last picture that arrived has 200 ms to
 * get painted. A press of a button that came before the program is done again when it is there; links and forms work
 * without it. After a reload, 'back' to a page that the program had shown changes the address alone: that page is loaded.
 * Blank text is searched for by nobody. Where the program cannot be had, what stands in for it without script does.
 * A pointer that rests where the page appears is said to have moved, by nothing.
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
