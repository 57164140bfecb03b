import type { ShownSection } from '#shared/answers/parts.ts';
import { Block } from './content-sections.tsx';
import styles from './content-sections.module.css';
import { anchorSections } from './section-anchors.ts';

/** The long text of a page that is read from beginning to end: nothing is folded. A file of its own, which only such pages load. */
export const WholeSections = ({ sections }: { sections: ShownSection[] }) => (
  <div className={styles['sections']}>
    {anchorSections(sections).map((block, index) => (
      <Block key={block.anchor ?? index} block={block} />
    ))}
  </div>
);
