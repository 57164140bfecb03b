/**
 * Draws a page into a document that runs no scripts, and of each page after it only what differs from the one before: the place
 * one has scrolled to stays, and so do pictures and what is unfolded. Nodes are made one by one, because the policy of the back
 * office takes no style from texts (`data-style`).
 */
export function pageFollower(shown: Document) {
  let before: Document | null = null;
  /** Draws the next one; gives the first place that differs. */
  return async (html: string): Promise<Element | null> => {
    let first: Element | null = null;
    const after = new DOMParser().parseFromString(html, 'text/html');
    await Promise.all([...after.querySelectorAll('link[rel=stylesheet]')].map((link) => loaded(shown, link)));
    before ??= new DOMParser().parseFromString('', 'text/html');
    followAttributes(shown.documentElement, before.documentElement, after.documentElement);
    follow(shown.body, before.body, after.body, (place) => (first ??= place));
    before = after;
    return first;
  };
}

/** One that does not arrive must not keep the page from being seen. */
async function loaded(shown: Document, wanted: Element): Promise<void> {
  const href = wanted.getAttribute('href') ?? '';
  if ([...shown.querySelectorAll('link')].some((link) => link.getAttribute('href') === href)) return;
  const link = shown.createElement('link');
  const done = new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
  });
  link.rel = 'stylesheet';
  link.href = href;
  shown.head.append(link);
  await done;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function drawn(shown: Document, wanted: Node): Node {
  if (!isElement(wanted)) return shown.importNode(wanted);
  const made = shown.createElementNS(wanted.namespaceURI, wanted.localName);
  for (const attribute of wanted.attributes) set(made, attribute);
  // A player would begin there, and find no scripts.
  if (wanted.localName === 'iframe') made.setAttribute('inert', '');
  made.append(...[...wanted.childNodes].map((child) => drawn(shown, child)));
  return made;
}

function set(made: Element, { name, value, namespaceURI }: Attr): void {
  if (name === 'data-style') (made as HTMLElement).style.cssText = value;
  else made.setAttributeNS(namespaceURI, name, value);
}

function followAttributes(made: Element, was: Element, is: Element): void {
  for (const { name } of was.attributes) if (!is.hasAttribute(name)) made.removeAttribute(name === 'data-style' ? 'style' : name);
  for (const attribute of is.attributes) if (was.getAttribute(attribute.name) !== attribute.value) set(made, attribute);
}

type Told = (place: Element | null) => void;

/** `made` was drawn from `was`, node by node. */
function follow(made: Node, was: Node, is: Node, told: Told): void {
  if (was.isEqualNode(is)) return;
  if (isElement(made) && isElement(was) && isElement(is) && was.nodeName === is.nodeName && was.nodeName !== 'IFRAME') {
    followAttributes(made, was, is);
    followChildren(made, [...was.childNodes], [...is.childNodes], told);
    return;
  }
  told(made.parentElement);
  if (was.nodeName === is.nodeName && was.nodeName !== 'IFRAME') made.nodeValue = is.nodeValue;
  else made.parentNode?.replaceChild(drawn(made.ownerDocument!, is), made);
}

/** What is the same at the end stays there; what is before it goes by its place. */
function followChildren(made: Element, was: readonly Node[], is: readonly Node[], told: Told): void {
  const nodes = [...made.childNodes];
  let last = 0;
  while (last < Math.min(was.length, is.length) && was.at(-1 - last)!.isEqualNode(is.at(-1 - last)!)) last += 1;
  const [oldEnd, end] = [was.length - last, is.length - last];
  for (let at = 0; at < Math.max(oldEnd, end); at += 1) {
    if (at >= Math.min(oldEnd, end)) told(made);
    if (at >= end) nodes[at]?.remove();
    else if (at >= oldEnd) made.insertBefore(drawn(made.ownerDocument, is[at]!), nodes[oldEnd] ?? null);
    else follow(nodes[at]!, was[at]!, is[at]!, told);
  }
}
