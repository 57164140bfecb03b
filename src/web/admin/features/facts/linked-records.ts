import { fold } from '#shared/text/fold.ts';

/** A record that others may be linked to. `within`: what tells it apart from others of its name. */
export type Target = { id: number; name: string; slug: string; within: string };

export type FoundLinks = { ids: number[]; unknown: string[]; ambiguous: Target[][] };

const comparable = (name: string) => fold(name).replace(/\s+/g, ' ').trim();

/**
 * The records that a text names, by name, slug, or name with what it hangs on in brackets, parted by ';' or line breaks; by
 * commas too, although names may hold some.
 */
export function findLinks(text: string, targets: readonly Target[]): FoundLinks {
  const byName = new Map<string, Target[]>();
  const add = (name: string, target: Target) => {
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [target]);
    else if (!known.includes(target)) known.push(target);
  };
  for (const target of targets) {
    add(comparable(target.name), target);
    add(target.slug, target);
    if (target.within !== '') add(comparable(`${target.name} (${target.within})`), target);
  }
  const found: FoundLinks = { ids: [], unknown: [], ambiguous: [] };
  const take = (named: readonly Target[]) => {
    const [only] = named;
    if (named.length > 1) found.ambiguous.push([...named]);
    else if (only && !found.ids.includes(only.id)) found.ids.push(only.id);
  };
  for (const part of text.split(/[;\n]/)) {
    const pieces = part.split(',');
    for (let from = 0; from < pieces.length;) {
      // The longest run of pieces that is a name: 'Thiết kế mỹ thuật sân khấu, điện ảnh' is one.
      let to = Math.min(pieces.length, from + mostCommas);
      let named: Target[] | undefined;
      for (; to > from; to -= 1) {
        named = byName.get(comparable(pieces.slice(from, to).join(',')));
        if (named !== undefined) break;
      }
      const piece = pieces[from]?.trim() ?? '';
      if (named !== undefined) take(named);
      else if (piece !== '') found.unknown.push(piece);
      from = Math.max(to, from + 1);
    }
  }
  return found;
}

/** Pieces that a name may have between its commas. */
const mostCommas = 6;
