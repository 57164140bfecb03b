import type { CellChange, PlannedRow } from '#shared/answers/sheets.ts';
import { compareWords, type Piece, shortened } from '../../work/compare-words.ts';
import styles from './sheets.module.css';
import { importTexts as said } from './sheet-texts.ts';

/** Fields of a new record that are shown without asking. */
const mostShown = 5;

type Props = {
  row: PlannedRow;
  /** The field that names the record, which stands beside this already. */
  title: string | null;
};

/** What a row would do: its fields, the old beside the new, or why it is refused. */
export function RowContent({ row, title }: Props) {
  const faults = Object.entries(row.errors);
  if (faults.length > 0) {
    return (
      <ul className={`stack-1 breaks trouble ${styles['reasons']}`}>
        {faults.map(([field, messages]) => (
          <li key={field}>{messages.join(' ')}</li>
        ))}
      </ul>
    );
  }
  const isNew = row.kind === 'create';
  // A new record is empty where the sheet is.
  const told = isNew ? row.changes.filter(({ field, after }) => after !== '' && field !== title) : row.changes;
  if (told.length === 0) return <span data-nothing>–</span>;
  const [first, rest] = isNew ? [told.slice(0, mostShown), told.slice(mostShown)] : [told, []];
  return (
    <div className={`stack-1 ${styles['content']}`}>
      {Object.entries(row.warnings).map(([field, messages]) => (
        <p key={field} className="breaks warns">
          {messages.join(' ')}
        </p>
      ))}
      <Changes changes={first} isNew={isNew} />
      {rest.length > 0 && (
        <details>
          <summary>{said.more(rest.length)}</summary>
          <Changes changes={rest} isNew={isNew} />
        </details>
      )}
    </div>
  );
}

const Changes = ({ changes, isNew }: { changes: readonly CellChange[]; isNew: boolean }) => (
  <dl className={`stack-1 ${styles['changes']}`}>
    {changes.map((change) => (
      <div key={change.field}>
        <dt className="quiet-xs">{change.label}</dt>
        <dd className="flow shrinks">{isNew ? <New change={change} /> : <Changed change={change} />}</dd>
      </div>
    ))}
  </dl>
);

const New = ({ change: { after, is_cut: isCut } }: { change: CellChange }) => (
  <>
    <span className={`breaks shrinks unlined ${styles['value']}`}>{cut(after)}</span>
    {isCut && <span className={`quiet-xs ${styles['cut']}`}>{said.isCut}</span>}
  </>
);

function Changed({ change: { before: old, after: next, is_cut: isCut } }: { change: CellChange }) {
  const before = old ?? '';
  if (before === next) return <span className={`quiet-xs ${styles['cut']}`}>{said.differsLater}</span>;
  const parts = compareWords(before, next);
  return (
    <>
      <del className={`breaks shrinks unlined ${styles['value']}`}>
        <Side pieces={parts.before} />
      </del>
      <span className="visually-hidden"> {said.becomes} </span>
      <ins className={`breaks shrinks unlined ${styles['value']}`}>
        <Side pieces={parts.after} />
      </ins>
      {isCut && <span className={`quiet-xs ${styles['cut']}`}>{said.isCut}</span>}
    </>
  );
}

/** One side of a change; what differs is marked, unless all of it does. */
function Side({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.length === 0) return <em>{said.emptied}</em>;
  const isWhole = pieces.length === 1;
  return shortened(pieces).map(({ text, marked }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text repeat, and none of them moves
    marked && !isWhole ? <mark key={index}>{cut(text)}</mark> : cut(text),
  );
}

/** Characters that are shown of one piece. */
const most = 240;

/** The first letters of a text, to the end of a word where one is near. */
function cut(text: string): string {
  if (text.length <= most) return text;
  const first = text.slice(0, most);
  const space = first.lastIndexOf(' ');
  // Without the first half of a character that takes two.
  return `${space > most / 2 ? first.slice(0, space) : first.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
