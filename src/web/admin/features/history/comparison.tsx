import type { ReactNode } from 'react';
import type { Difference, SectionPair } from './differences.ts';
import styles from './history.module.css';
import { type Piece, shortened } from '../../work/compare/compare-words.ts';
import { bulletMark } from '../../work/compare/dressed-text.ts';
import { Pieces } from '../../work/compare/pieces.tsx';
import { folded, isHidden, type LinePair } from './lines.ts';

type Props = { differences: readonly Difference[]; whole: boolean };

/** Two versions of a record side by side; unless it is to be shown as a whole, what did not change is left out. */
export function Comparison({ differences, whole }: Props) {
  const shown = whole ? differences : differences.filter(({ same }) => !same);
  return shown.map((difference) => (
    <section key={difference.name} className={`stack-2 ${styles['field']}`} aria-label={difference.label}>
      <h3>
        {difference.label}
        {difference.same && <span className={`quiet ${styles['unchanged']}`}>không đổi</span>}
      </h3>
      {difference.kind === 'sections' ? (
        <Sections sections={difference.sections} whole={whole} />
      ) : (
        <Lines lines={difference.lines} whole={whole} saysEmpty />
      )}
    </section>
  ));
}

type LinesProps = {
  lines: readonly LinePair[];
  whole: boolean;
  /** Whether the bullets that the lines are have numbers; absent: they are no bullets. */
  isNumbered?: SectionPair['isNumbered'];
  /** Whether a side without a line is said to be empty: a part of a section is not. */
  saysEmpty?: boolean;
};

function Lines({ lines, whole, isNumbered, saysEmpty = false }: LinesProps) {
  if (lines.length === 0) return <Row same before={blank} after={blank} />;
  const places = { before: 0, after: 0 };
  const mark = (line: LinePair, side: 'before' | 'after') =>
    isNumbered && line[side] ? bulletMark((places[side] += 1), isNumbered[side]) : '';
  const numbered = lines.map((line) => ({ ...line, marks: { before: mark(line, 'before'), after: mark(line, 'after') } }));
  const said = (pieces: Piece[] | null, bullet: string): ReactNode =>
    pieces && (
      <>
        {bullet}
        <Pieces pieces={whole ? pieces : shortened(pieces)} />
      </>
    );
  const isEmpty = (side: 'before' | 'after') => saysEmpty && lines.every((line) => line[side] === null);
  const [noneBefore, noneAfter] = [isEmpty('before'), isEmpty('after')];
  return (whole ? numbered : folded(numbered, 1)).map((line, index) =>
    isHidden(line) ? (
      // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and none of them moves
      <Left key={index}>{line.hidden} dòng không đổi</Left>
    ) : (
      <Row
        // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and none of them moves
        key={index}
        same={line.same}
        before={index === 0 && noneBefore ? blank : said(line.before, line.marks.before)}
        after={index === 0 && noneAfter ? blank : said(line.after, line.marks.after)}
      />
    ),
  );
}

const blank = <span className="quiet">(để trống)</span>;

type RowProps = { same: boolean; before: ReactNode; after: ReactNode };

/** What is the same on both sides is read to those who cannot see it once. */
const Row = ({ same, before, after }: RowProps) => (
  <div className={`stack-4 ${styles['pair']}`} data-same={same || undefined}>
    <div
      className={`breaks shrinks ${styles['side']}`}
      data-side="before"
      data-none={before === null || undefined}
      aria-hidden={same || undefined}
    >
      {before !== null && !same && <span className="visually-hidden">Bản cũ: </span>}
      {before}
    </div>
    <div className={`breaks shrinks ${styles['side']}`} data-side="after" data-none={after === null || undefined}>
      {after !== null && !same && <span className="visually-hidden">Bản mới: </span>}
      {after}
    </div>
  </div>
);

const Left = ({ children }: { children: ReactNode }) => <p className="quiet-xs">… {children} …</p>;

function Sections({ sections, whole }: { sections: readonly SectionPair[]; whole: boolean }) {
  if (sections.length === 0) return <Row same before={blank} after={blank} />;
  return (whole ? sections : folded(sections, 0)).map((section) =>
    isHidden(section) ? (
      <Left key={`left-${section.hidden}`}>{section.hidden} mục không đổi</Left>
    ) : (
      <section key={`${section.before ?? ''}-${section.after ?? ''}`} className={`stack-2 ${styles['section']}`}>
        <h4 className="quiet-xs">{placeText(section)}</h4>
        {section.title.length > 0 && <Lines lines={section.title} whole={whole} />}
        {section.content.length > 0 && <Lines lines={section.content} whole={whole} />}
        {section.numbered.length > 0 && <Lines lines={section.numbered} whole={whole} />}
        {section.bullets.length > 0 && <Lines lines={section.bullets} whole={whole} isNumbered={section.isNumbered} />}
        {section.table.length > 0 && (
          <div className={styles['table']}>
            <Lines lines={section.table} whole={whole} />
          </div>
        )}
        {section.pictures.length > 0 && <Lines lines={section.pictures} whole={whole} />}
      </section>
    ),
  );
}

function placeText({ before, after, moved }: SectionPair): string {
  if (before === null) return `Mục ${after}, mới thêm`;
  if (after === null) return `Mục ${before}, đã bỏ`;
  if (moved) return `Mục ${after}, chuyển từ chỗ ${before}`;
  return before === after ? `Mục ${after}` : `Mục ${after} (trước là mục ${before})`;
}
