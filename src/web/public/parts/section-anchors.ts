import type { ShownSection } from '#shared/answers/parts.ts';
import { slugify } from '#shared/text/slugify.ts';

export type AnchoredSection = ShownSection & {
  /** What the address calls the section; null where it has no title to be reached by. */
  anchor: string | null;
};

/** Sections that say anything, each with an anchor that is its own on the page. */
export function anchorSections(sections: readonly ShownSection[]): AnchoredSection[] {
  const taken = new Set<string>();
  return sections
    .filter(({ title, content, list }) => title.trim() || content.trim() || list.length)
    .map((section, index) => {
      if (!section.title.trim()) return { ...section, anchor: null };
      const base = slugify(section.title) || `muc-${index + 1}`;
      let anchor = base;
      for (let number = 2; taken.has(anchor); number++) anchor = `${base}-${number}`;
      taken.add(anchor);
      return { ...section, anchor };
    });
}
