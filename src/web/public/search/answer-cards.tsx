import type { AnswerCard } from '#shared/answers/answer-card.ts';
import type { ShownSection } from '#shared/answers/parts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Illustrative } from '../guidance/facts.tsx';
import { SectionTexts } from '../parts/section-texts.tsx';
import styles from './answer-cards.module.css';

/** So many rows are shown at once: what a phone has room for above the results. */
const mostRows = 6;
/** Where two questions are answered, both begin on the first screen of a phone. */
const mostRowsOfSeveral = 3;

/** What of the site answers what was typed, before the pages that speak of it. */
export const AnswerCards = ({ answers }: { answers: AnswerCard[] }) => (
  <section aria-label="Trả lời" className={styles['answers']}>
    {answers.map((answer) => (
      <Answer key={`${answer.kind} ${answer.title}`} answer={answer} isOne={answers.length === 1} />
    ))}
  </section>
);

function Answer({ answer, isOne }: { answer: AnswerCard; isOne: boolean }) {
  const { title, value, is_known, note, minh_hoa, rows, tra_loi, path, link } = answer;
  const most = isOne ? mostRows : mostRowsOfSeveral;
  const rest = rows.slice(most);
  const folded = [...tra_loi.slice(0, 1).filter(hasMore).map(withoutText), ...tra_loi.slice(1)];
  return (
    <article className={styles['answer']}>
      <h2 className={styles['title']}>
        {title}
        <Illustrative when={minh_hoa} />
      </h2>
      {value !== '' && <p className={is_known ? styles['value'] : undefined}>{value}</p>}
      {rows.length > 0 && <Rows rows={rows.slice(0, most)} />}
      {rest.length > 0 && (
        <details>
          <summary>Xem thêm {rest.length}</summary>
          <Rows rows={rest} />
        </details>
      )}
      <SectionTexts sections={isOne ? tra_loi : tra_loi.slice(0, 1).map(withoutList)} />
      {!isOne && folded.length > 0 && (
        <details>
          <summary>Xem cả câu trả lời</summary>
          <SectionTexts sections={folded} />
        </details>
      )}
      {note !== '' && <p className={`quiet-sm ${isOne ? '' : styles['brief']}`}>{note}</p>}
      <p>
        <Link to={path} className={styles['way']}>
          {link}
          {/* The typeface has no arrow. */}
          <Icon name="onward" className="onward-sign" />
        </Link>
      </p>
    </article>
  );
}

const hasMore = ({ content, list, drawn }: ShownSection): boolean => content !== '' && (list.length > 0 || drawn !== undefined);

/** The text alone, where there is one. */
const withoutList = (section: ShownSection): ShownSection =>
  hasMore(section) ? { ...section, list: [], drawn: undefined } : section;

/** What `withoutList` leaves out. */
const withoutText = (section: ShownSection): ShownSection => ({
  ...section,
  title: '',
  content: '',
  ...(section.html && { html: { ...section.html, content: [] } }),
});

const Rows = ({ rows }: Pick<AnswerCard, 'rows'>) => (
  <dl className={styles['rows']}>
    {rows.map(({ name, value, path }) => (
      <div key={`${name} ${path}`}>
        <dt>{path === null ? name : <Link to={path}>{name}</Link>}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
