/** A form has few levels: `content[0][list][1]` has four. Deeper keys are nobody's fields and are ignored. */
const maxDepth = 6;

type Entry = string | File;
type Tree = Map<string, Tree | Entry>;

/**
 * The fields of a form, nested as their names say: `content[0][list][1]` is the second bullet of the
 * first section. Indexes only order: gaps close, so a huge one costs nothing. `tags[]` appends.
 * A later field of the same name wins, as does a list over an empty text before it.
 */
export function decodeForm(form: Iterable<[string, Entry]>): Record<string, unknown> {
  const root: Tree = new Map();
  for (const [name, value] of form) {
    const path = pathOf(name);
    if (path !== null) put(root, path, value);
  }
  return toRecord(root);
}

function pathOf(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return null;
  const [, head = '', tail = ''] = match;
  const path = [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)];
  return path.length <= maxDepth ? path : null;
}

function put(root: Tree, path: string[], value: Entry): void {
  const last = path.length - 1;
  let at = root;
  for (const [level, given] of path.entries()) {
    const key = given === '' ? String(at.size) : given;
    if (level === last) {
      at.set(key, value);
      return;
    }
    const next = at.get(key);
    if (next instanceof Map) at = next;
    else {
      const made: Tree = new Map();
      at.set(key, made);
      at = made;
    }
  }
}

const isIndex = (key: string) => /^\d+$/.test(key);

function toValue(tree: Tree | Entry): unknown {
  if (!(tree instanceof Map)) return tree;
  const keys = [...tree.keys()];
  if (!keys.every(isIndex)) return toRecord(tree);
  // Numbers too long to be exact keep the order in which they came.
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => toValue(tree.get(key) ?? ''));
}

/** Without a prototype, so that a field called `__proto__` is a field like any other. */
function toRecord(tree: Tree): Record<string, unknown> {
  const record: Record<string, unknown> = Object.create(null);
  for (const [key, value] of tree) record[key] = toValue(value);
  return record;
}
