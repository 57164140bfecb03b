/** A clipboard's HTML as what is read of it: names, a few attributes and texts. Nothing of it is ever put into a page. */
export type Clip = string | ClipElement;
export type ClipElement = { tag: string; at: Readonly<Record<string, string>>; children: readonly Clip[] };

/** The part of a node of a document that is looked at. */
export type NodeLike = {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: ArrayLike<NodeLike>;
  getAttribute?: (name: string) => string | null;
};

const read = ['style', 'class', 'href', 'src', 'role', 'aria-level'];
/** What says nothing to a reader, or would run. */
const leftOut = new Set(
  'script style head meta title link template noscript svg math object embed iframe video audio canvas map select textarea button input xml'.split(
    ' ',
  ),
);
/** Deeper elements are their texts. */
const deepest = 200;

/** The whitelisted tree of a node; null where nothing of it is text. */
export function clipOf(node: NodeLike, depth = 0): Clip | null {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1) return null;
  const tag = node.nodeName.toLowerCase();
  if (leftOut.has(tag)) return null;
  if (depth > deepest) return node.textContent ?? '';
  const at: Record<string, string> = {};
  for (const name of read) {
    const value = node.getAttribute?.(name);
    if (value) at[name] = value;
  }
  const children = Array.from(node.childNodes, (child) => clipOf(child, depth + 1)).filter((child) => child !== null);
  return { tag, at, children };
}
