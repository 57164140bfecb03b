/** `content[0][table][rows][1][0]` has six levels. No field has more than that; deeper keys are ignored. */
const maxDepth = 6;

type Entry = string | File;

/** Thrown for a form that says two things of one field. */
export class SentTwice extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`A form has the field ${field} twice.`);
    this.field = field;
  }
}

/** `next` is the index of what is appended. */
type Tree = { parts: Map<string, Tree | Entry>; next: number };

const emptyTree = (): Tree => ({ parts: new Map(), next: 0 });

/**
 * The fields of a form, nested as their names say: `content[0][list][1]` is the second bullet of the
 * first section. Indexes only give the order and gaps close, so that a huge one costs nothing. `tags[]` appends.
 * A list takes the place of an empty text before it; any other name that comes twice is refused with `SentTwice`.
 */
export function decodeForm(form: Iterable<[string, Entry]>): Record<string, unknown> {
  const root = emptyTree();
  for (const [name, value] of form) {
    const path = pathOf(name);
    if (path !== null && !put(root, path, value)) throw new SentTwice(name);
  }
  return toRecord(root);
}

/** The indexes that the parts of a list were sent under. */
const sentIndexes = new WeakMap<object, readonly string[]>();

/** The name of a part (`content.1.title`) with the indexes the sender used; in JSON they are the same. */
export function sentName(body: unknown, name: string): string {
  let at = body;
  const keys: string[] = [];
  for (const key of name.split('.')) {
    const whole: object = typeof at === 'object' && at !== null ? at : {};
    keys.push(sentIndexes.get(whole)?.[Number(key)] ?? key);
    at = Object.getOwnPropertyDescriptor(whole, key)?.value;
  }
  return keys.join('.');
}

function pathOf(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return null;
  const [, head = '', tail = ''] = match;
  const path = [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)];
  return path.length <= maxDepth ? path : null;
}

/** False when there is a value in its place already. */
function put(root: Tree, path: string[], value: Entry): boolean {
  const last = path.length - 1;
  let at = root;
  for (const [level, given] of path.entries()) {
    const key = given === '' ? String(at.next) : given;
    if (isIndex(key) && Number.isSafeInteger(Number(key))) at.next = Math.max(at.next, Number(key) + 1);
    let next = at.parts.get(key);
    if (level === last) {
      if (next !== undefined) return false;
      at.parts.set(key, value);
    } else {
      if (next === undefined || next === '') at.parts.set(key, (next = emptyTree()));
      if (!isTree(next)) return false;
      at = next;
    }
  }
  return true;
}

const isTree = (part: Tree | Entry | undefined): part is Tree => typeof part === 'object' && !(part instanceof File);

const isIndex = (key: string) => /^\d+$/.test(key);

function toValue(tree: Tree | Entry): unknown {
  if (!isTree(tree)) return tree;
  const keys = [...tree.parts.keys()];
  if (!keys.every(isIndex)) return toRecord(tree);
  // Numbers too long to be exact keep the order in which they came.
  keys.sort((a, b) => Number(a) - Number(b));
  const list = keys.map((key) => toValue(tree.parts.get(key) ?? ''));
  sentIndexes.set(list, keys);
  return list;
}

/** Without a prototype, so that a field called `__proto__` is a field like any other. */
function toRecord({ parts }: Tree): Record<string, unknown> {
  const record: Record<string, unknown> = Object.create(null);
  for (const [key, value] of parts) record[key] = toValue(value);
  return record;
}
