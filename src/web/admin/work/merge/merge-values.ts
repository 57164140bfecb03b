import type { Section } from '#shared/answers/parts.ts';
import { withMarks } from '#shared/text/marked-text.ts';
import { sourceText } from '../compare/dressed-text.ts';
import { isSame } from './is-same.ts';
import { shared, wordsOf } from './shared-words.ts';
import { type ItemRules, mergeLists, type Side, type Versions } from './merge-lists.ts';

/** Texts that share less are two texts. */
const leastShared = 0.5;

function textLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const alike = shared(wordsOf(a), wordsOf(b));
  return alike < leastShared ? 0 : alike * 0.9;
}

const known = new WeakMap<Section, ReadonlyMap<string, number>>();

/** Kept, because every section is compared with every other. */
function wordsOfSection(section: Section): ReadonlyMap<string, number> {
  let words = known.get(section);
  if (words === undefined) known.set(section, (words = wordsOf(sourceText(section))));
  return words;
}

const isSameTitle = (a: Section, b: Section) =>
  a.title !== '' && a.title.toLocaleLowerCase('vi') === b.title.toLocaleLowerCase('vi');

/** Sections of one title are the same one, whatever became of its text; of several with this title the most alike ones. */
function sectionLikeness(a: Section, b: Section): number {
  if (a.title === b.title && a.content === b.content && isSame(a, b)) return 1;
  const alike = shared(wordsOfSection(a), wordsOfSection(b));
  if (isSameTitle(a, b)) return 0.6 + 0.3 * alike;
  return alike < leastShared ? 0 : alike * 0.55;
}

/** A place that both sides changed, each in its own way. */
export type Contest = {
  /** The same with each merge of the same versions. */
  id: string;
  /** The title of the section it is in; null: the whole field is contested. */
  section: string | null;
  part: 'value' | 'title' | 'content' | 'bullet' | 'numbered' | 'table' | 'pictures' | 'removed';
  /** Whether the texts of the section have marks. */
  marked?: true | undefined;
  /** Null: removed. A value of the field where `part` is 'value', a section or a bullet where it is 'removed', else the part. */
  mine: unknown;
  theirs: unknown;
  /** What is kept unless the editor decides otherwise; null where neither may be given up without a word. */
  proposal: Side | null;
};

/** Says which side a contested place goes to. */
export type Decide = (contest: Contest) => Side;

/** A value that is one thing: taken whole from the side that changed it. */
export function mergeValue<T>({ base, mine, theirs }: Versions<T>, decide: Decide, id: string): T {
  const known = mergeKnown({ base, mine, theirs });
  if (known !== contested) return known;
  return decide({ id, section: null, part: 'value', mine, theirs, proposal: null }) === 'mine' ? mine : theirs;
}

const contested = Symbol('contested');

function mergeKnown<T>({ base, mine, theirs }: Versions<T>): T | typeof contested {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  return isSame(theirs, base) ? mine : contested;
}

/** Labels and references are there or not: nothing of them can be contested. */
export const mergeTags = <T extends string | number>(versions: Versions<readonly T[]>): T[] => [
  ...new Set(
    mergeLists(versions, {
      likeness: (a, b) => (a === b ? 1 : 0),
      editedInPlace: false,
      isSameAddition: isSame,
      merge: ({ mine }) => mine,
      decideRemoved: (_edited, removedBy) => removedBy,
    }),
  ),
];

const empty: Section = { title: '', content: '', list: [] };

/** Sections are merged one by one, and of each its title, its content and its bullets. */
export const mergeSections = (versions: Versions<readonly Section[]>, decide: Decide, field: string): Section[] =>
  mergeLists(versions, {
    likeness: sectionLikeness,
    editedInPlace: false,
    isSameAddition: (mine, theirs) => isSame(mine, theirs) || isSameTitle(mine, theirs),
    merge: ({ base, mine, theirs }, id) => mergeSection({ base: base ?? empty, mine, theirs }, decide, `${field}.${id}`),
    decideRemoved: (edited, removedBy, id) => decide(removal(removedBy, edited, { id: `${field}.${id}`, section: edited.title })),
  });

/** What one side changed is kept unless the editor says otherwise. */
const removal = (removedBy: Side, edited: unknown, at: Pick<Contest, 'id' | 'section' | 'marked'>): Contest => ({
  ...at,
  part: 'removed',
  mine: removedBy === 'mine' ? null : edited,
  theirs: removedBy === 'theirs' ? null : edited,
  proposal: removedBy === 'mine' ? 'theirs' : 'mine',
});

/** With marks where one side has them, so that both are compared and kept as they read; the letters of the other are escaped. */
function alike(versions: Versions<Section>): Versions<Section> {
  const { base, mine, theirs } = versions;
  if (mine.marked === theirs.marked) return versions;
  return { base: withMarks(base), mine: withMarks(mine), theirs: withMarks(theirs) };
}

function mergeSection(versions: Versions<Section>, decide: Decide, id: string): Section {
  const whole = mergeKnown(versions);
  if (whole !== contested) return whole;
  const { base, mine, theirs } = alike(versions);
  const { marked } = mine;
  const section = base.title || mine.title;
  const mergePart = <T>(part: Contest['part'], versions: Versions<T>, at: string): T => {
    const known = mergeKnown(versions);
    if (known !== contested) return known;
    const side = decide({ id: at, section, part, marked, mine: versions.mine, theirs: versions.theirs, proposal: null });
    return versions[side];
  };
  const partOf = <P extends 'title' | 'content' | 'numbered' | 'table' | 'pictures'>(part: P) =>
    mergePart(part, { base: base[part], mine: mine[part], theirs: theirs[part] }, `${id}.${part}`);
  const bullets: ItemRules<string> = {
    likeness: textLikeness,
    editedInPlace: true,
    isSameAddition: isSame,
    merge: ({ base: before, ...sides }, bullet) => mergePart('bullet', { base: before ?? '', ...sides }, `${id}.list.${bullet}`),
    decideRemoved: (edited, removedBy, bullet) =>
      decide(removal(removedBy, edited, { id: `${id}.list.${bullet}`, section, marked })),
  };
  const [numbered, pictures, table] = [partOf('numbered'), partOf('pictures'), partOf('table')];
  return {
    title: partOf('title'),
    content: partOf('content'),
    list: mergeLists({ base: base.list, mine: mine.list, theirs: theirs.list }, bullets),
    ...(marked && { marked }),
    ...(numbered && { numbered }),
    ...(pictures && { pictures }),
    ...(table && { table }),
  };
}
