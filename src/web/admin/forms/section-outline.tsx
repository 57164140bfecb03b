import { memo } from 'react';
import { type SectionValue, titleOrNumber } from '../inputs/sections-value.ts';
import type { Faults } from '../inputs/form-slots.ts';
import { leadToSection } from './lead-to.ts';
import styles from './section-outline.module.css';

type Props = {
  /** The label of the field. */
  label: string;
  sections: readonly SectionValue[];
  /** Of the whole field: '0.title' belongs to the first section. */
  faults: Faults;
};

/** From here on a list of them helps more than it takes room. */
const least = 2;
/** As many as a low window has room for beside the bars. */
const most = 14;

/** The sections of a field by their titles; a press leads to one. What is typed below the titles is nothing to it. */
export const SectionOutline = memo(function SectionOutline({ label, sections, faults }: Props) {
  if (sections.length < least) return null;
  const atFault = new Set(Object.keys(faults).map((path) => path.split('.')[0]));
  return (
    <nav className={styles['outline']} data-long={sections.length > most || undefined} aria-label={`Các mục của ${label}`}>
      <p className="strong" aria-hidden="true">
        {label}
      </p>
      <ol className={styles['list']}>
        {sections.map((section, index) => (
          <li key={section.key}>
            <button type="button" className={`stack-2 full ${styles['way']}`} onClick={() => leadToSection(section.key)}>
              <span className="quiet-xs figures" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className={styles['title']} data-untitled={section.title.trim() === '' || undefined}>
                {titleOrNumber(section, index)}
                {atFault.has(String(index)) && <span className="trouble"> (cần sửa)</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}, isSameOutline);

function isSameOutline(one: Props, other: Props): boolean {
  const told = ({ label, sections, faults }: Props) => [
    label,
    Object.keys(faults),
    sections.map(({ key, title }) => [key, title]),
  ];
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}
