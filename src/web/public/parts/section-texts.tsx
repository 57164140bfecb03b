import type { ShownSection } from '#shared/answers/parts.ts';
import { SectionText } from './content-sections.tsx';

/** Sections of a shorter text, whose titles stand as words rather than as headings. */
export const SectionTexts = ({ sections }: { sections: ShownSection[] }) =>
  sections.map((section, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two sections may read alike, and none ever moves
    <div key={index}>
      <b>{section.title}</b>
      <SectionText section={section} />
    </div>
  ));
