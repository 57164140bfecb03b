import type { Description } from '#shared/content-types/description.ts';
import type { CellChange, PlannedRow } from '#shared/answers/sheets.ts';
import { readSections } from '#shared/sheets/section-text.ts';
import { compareWords, type Piece, plain, shortened } from '../../work/compare/compare-words.ts';
import { type Line, sectionsLines } from '../../work/compare/dressed-text.ts';
import { Pieces } from '../../work/compare/pieces.tsx';
import styles from './sheets.module.css';
import { importTexts as said } from './sheet-texts.ts';

/** Fields of a new record that are shown without asking. */
const mostShown = 5;

type Props = {
  row: PlannedRow;
  description: Description | undefined;
};

/** What a row would do: its fields, the old beside the new, or why it is refused. */
export function RowContent({ row, description }: Props) {
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
  // A new record is empty where the sheet is, and its title stands beside this already.
  const told = isNew ? row.changes.filter(({ field, after }) => after !== '' && field !== description?.title) : row.changes;
  const warnings = Object.entries(row.warnings);
  if (told.length === 0 && warnings.length === 0) return <span data-nothing>–</span>;
  const fields = description?.fields ?? {};
  const [first, rest] = isNew ? [told.slice(0, mostShown), told.slice(mostShown)] : [told, []];
  return (
    <div className={`stack-1 ${styles['content']}`}>
      {warnings.map(([field, messages]) => (
        <p key={field} className="breaks warns">
          {messages.join(' ')}
        </p>
      ))}
      {first.length > 0 && <Changes changes={first} isNew={isNew} fields={fields} />}
      {rest.length > 0 && (
        <details>
          <summary>{said.more(rest.length)}</summary>
          <Changes changes={rest} isNew={isNew} fields={fields} />
        </details>
      )}
    </div>
  );
}

type ChangesProps = { changes: readonly CellChange[]; isNew: boolean; fields: Description['fields'] };

const Changes = ({ changes, isNew, fields }: ChangesProps) => (
  <dl className={`stack-1 ${styles['changes']}`}>
    {changes.map((change) => {
      const lineOf = (text: string): Line =>
        fields[change.field]?.kind === 'sections' ? sectionsLine(text, change.is_cut) : [{ text }];
      return (
        <div key={change.field}>
          <dt className="quiet-xs">{change.label}</dt>
          <dd className="flow shrinks">
            {isNew ? <New change={change} lineOf={lineOf} /> : <Changed change={change} lineOf={lineOf} />}
          </dd>
        </div>
      );
    })}
  </dl>
);

/** The sections of a cell as they look, line breaks among the words. */
function sectionsLine(text: string, isCut: boolean): Line {
  const sections = readSections(text);
  if (sections === null) return [{ text }];
  const lines = sectionsLines(sections);
  const last = lines.at(-1)?.at(-1);
  const broken = isCut && last !== undefined ? last.text.search(/[*_[]/) : -1;
  // A mark that was cut in two is left out with what stands behind it.
  if (last && broken >= 0)
    lines[lines.length - 1] = [...(lines.at(-1)?.slice(0, -1) ?? []), { ...last, text: last.text.slice(0, broken) }];
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]));
}

type SideProps = { change: CellChange; lineOf: (text: string) => Line };

const New = ({ change: { after, is_cut: isCut }, lineOf }: SideProps) => (
  <>
    <span className={`breaks shrinks unlined ${styles['value']}`}>
      <Whole pieces={lineOf(after).map(plain)} />
    </span>
    {isCut && <span className={`quiet-xs ${styles['cut']}`}>{said.isCut}</span>}
  </>
);

function Changed({ change: { before: old, after: next, is_cut: isCut }, lineOf }: SideProps) {
  const before = old ?? '';
  if (before === next) return <span className={`quiet-xs ${styles['cut']}`}>{said.differsLater}</span>;
  const parts = compareWords(lineOf(before), lineOf(next));
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
  if (pieces.every(({ text, image }) => text === '' && image === undefined)) return <em>{said.emptied}</em>;
  return pieces.every(({ marked }) => marked) ? <Whole pieces={pieces} /> : <Pieces pieces={shortened(pieces)} />;
}

const Whole = ({ pieces }: { pieces: readonly Piece[] }) => <Pieces pieces={shortened(pieces.map(plain))} />;
