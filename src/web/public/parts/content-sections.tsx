import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { ShownSection } from '#shared/answers/parts.ts';
import { Mark } from '#web/ui/mark.tsx';
import { readAnchor } from '#web/ui/read-anchor.ts';
import styles from './content-sections.module.css';
import { type AnchoredSection, anchorSections } from './section-anchors.ts';
import { useAwake } from './use-awake.ts';

/** Sections shown before the reader asks for more. */
const previewCount = 2;

/**
 * The long text of a page. The server writes all of it; where scripts run, the stylesheet folds what comes after the first
 * two from the first paint on, so that nothing jumps at hydration. An address that names a folded section unfolds it.
 */
export function ContentSections({ sections }: { sections: ShownSection[] }) {
  const blocks = anchorSections(sections);
  const folded = blocks.slice(previewCount);
  const { expanded, choose } = useFold(sections, folded);
  const restId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  if (blocks.length === 0) return <p className={styles['empty']}>Không có dữ liệu để hiển thị</p>;

  const turn = () => {
    const before = toggle.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => choose(!expanded));
    // Folding removes the text above the button; scrolling by as much keeps the button in place.
    if (expanded) window.scrollBy({ top: (toggle.current?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
  };

  const written = blocks.map((block, index) => <Block key={block.anchor ?? index} block={block} />);
  return (
    <div className={styles['sections']}>
      {written.slice(0, previewCount)}
      {folded.length > 0 && (
        <>
          <div id={restId} className={styles['rest']} data-folded={!expanded}>
            {written.slice(previewCount)}
          </div>
          <div className={styles['foot']}>
            <button
              ref={toggle}
              type="button"
              className={styles['toggle']}
              aria-expanded={expanded}
              aria-controls={restId}
              onClick={turn}
            >
              <Mark name="circumflex" turn={expanded ? 0 : 180} className={styles['arrow']} />
              {expanded ? 'Thu gọn' : 'Xem thêm'}
            </button>
            {!expanded && <span className="quiet-figures">{folded.length} mục</span>}
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Whether the rest is open: as the reader last chose, until a later address asks for a folded
 * section. The choice holds for one set of sections, so that the next page starts folded.
 */
function useFold(sections: ShownSection[], folded: AnchoredSection[]) {
  const { hash, key } = useLocation();
  const awake = useAwake();
  const [choice, setChoice] = useState<{ sections: ShownSection[]; key: string; open: boolean } | null>(null);
  const anchor = awake && hash !== '' ? readAnchor(hash) : '';
  const asked = anchor !== '' && folded.some((block) => block.anchor === anchor);
  const chosen = choice?.sections === sections ? choice : null;
  const expanded = chosen?.open ?? false;
  if (asked && chosen?.key !== key) setChoice({ sections, key, open: true });

  // When the page was loaded with this hash, its target was still folded and the browser could not scroll to it.
  const arrived = useRef(false);
  useEffect(() => {
    if (!awake || arrived.current) return;
    arrived.current = true;
    if (asked) document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
  }, [awake, asked, anchor]);

  return { expanded, choose: (open: boolean) => setChoice({ sections, key, open }) };
}

export function Block({ block }: { block: AnchoredSection }) {
  const { anchor, title } = block;
  return (
    <section className={styles['block']} aria-labelledby={anchor ?? undefined}>
      <div className={styles['body']}>
        {anchor !== null && (
          <h2 id={anchor} className={styles['title']} tabIndex={-1}>
            {title}
          </h2>
        )}
        <SectionText section={block} />
      </div>
    </section>
  );
}

/** Paragraphs and bullets, as the server has written them where they carry marks; below them what it has drawn. */
export const SectionText = ({ section: { content, list, numbered, html, drawn } }: { section: ShownSection }) => (
  <>
    {html ? (
      html.content.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key, react/no-danger -- none ever moves; the server made it of three elements
        <p key={index} className={styles['paragraph']} dangerouslySetInnerHTML={{ __html: paragraph }} />
      ))
    ) : (
      <Paragraphs text={content} />
    )}
    {list.length > 0 && !numbered && (
      <ul className={styles['bullets']}>
        {list.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two bullets may read alike, and none ever moves
          <li key={index}>
            <Mark name="sac" className={styles['bullet']} />
            {html ? <span dangerouslySetInnerHTML={{ __html: html.list[index] ?? '' }} /> : item}
          </li>
        ))}
      </ul>
    )}
    {/* oxlint-disable-next-line react/no-danger -- written by the server, with every word escaped */}
    {drawn && <div className="drawn" dangerouslySetInnerHTML={{ __html: drawn }} />}
  </>
);

/** A blank line separates paragraphs; a single line break stays a line break. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string | undefined }) {
  return text.split(/\n\s*\n/).map(
    (paragraph, index) =>
      paragraph.trim() && (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may read alike, and none ever moves
        <p key={index} className={`${styles['paragraph']} ${className}`}>
          {paragraph.trim()}
        </p>
      ),
  );
}
