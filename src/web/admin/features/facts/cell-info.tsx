import { codesOf, hasCodes, judgeCodes, takeSuggestion } from '#shared/codes/judge-codes.ts';
import type { Description } from '#shared/content-types/description.ts';
import { isPayOld, oldPayText } from '#shared/facts/pay-age.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { CodeNoteList } from '../../inputs/codes/code-note-list.tsx';
import { suggestedTexts, suggestsIn, unlistedText, useSuggested } from '../../inputs/suggestions.tsx';
import { titleOf } from '../../work/records/record.ts';
import { today } from '../../work/records/today.ts';
import { cellText } from './cell-text.ts';
import { missingOf } from './fact-row.tsx';
import { type FactRow, type FactWork, rowNow } from './fact-work.ts';
import type { FactColumn } from './grid-state.ts';
import type { Linked } from './use-targets.ts';
import styles from './facts.module.css';

type Props = {
  description: Description;
  row: FactRow;
  column: FactColumn;
  work: FactWork;
  linked: Linked;
  /** Gives fields of the row new values; null takes a change back. */
  onChange: (values: Readonly<Record<string, unknown>> | null) => void;
};

/** What there is to say of the cell that one stands on. Empty where that is nothing. */
export function CellInfo({ description, row, column, work, linked, onChange }: Props) {
  const { name, field } = column;
  const changed = work.get(row.id);
  const change = changed?.cells[name];
  const lacks = missingOf(description, row, changed).filter(
    (one) => one.field === name && one.why !== 'code' && one.why !== 'strange',
  );
  const now = rowNow(changed, row);
  const warnings = hasCodes(description) ? warningsOf(now, name) : [];
  const codes = codesOf(now);
  const old = name === 'luong_nam' ? now['luong_nam'] : null;
  const isOld = typeof old === 'number' && isPayOld(old, Number(today().slice(0, 4)));
  const offered = useSuggested(suggestsIn(field));
  const unlisted = unlistedText(suggestedTexts(field, now[name]), offered);
  const said = [
    change?.fault,
    change?.refusal,
    isOld ? oldPayText(old) : null,
    unlisted,
    ...lacks.map(({ text }) => text),
  ].filter((text) => text != null);
  const isEmpty = said.length === 0 && change === undefined && warnings.length === 0;
  return (
    <div className={`stack-2 breaks ${styles['info']}`} role="status">
      {!isEmpty && (
        <p>
          <strong>
            {titleOf(description, row)} · {field.label}
          </strong>{' '}
          {said.map((text) => (
            <span key={text} className={text === change?.fault || text === change?.refusal ? 'trouble' : undefined}>
              {text}{' '}
            </span>
          ))}
          {change?.theirs !== undefined && (
            <span className="trouble">Người khác vừa {written(cellText(field, change.theirs.value, linked.nameOf))} </span>
          )}
          {change !== undefined && <span>Trước đó {written(cellText(field, (changed?.row ?? row)[name], linked.nameOf))}</span>}
        </p>
      )}
      {change !== undefined && (
        <SmallButton size="compact-sm" onClick={() => onChange(null)}>
          Bỏ thay đổi của ô này
        </SmallButton>
      )}
      {warnings.length > 0 && (
        <CodeNoteList
          warnings={warnings}
          known={codes.da_biet}
          onTake={(warning) => onChange(takeSuggestion(codes, warning))}
          onKnow={(key) => onChange({ da_biet: [...codes.da_biet, key] })}
          onRemind={(key) => onChange({ da_biet: codes.da_biet.filter((one) => one !== key) })}
        />
      )}
    </div>
  );
}

const written = (text: string) => (text === '' ? 'để trống.' : `ghi “${text}”.`);

/** Names are not changed in the grid: that is left to the form. */
const warningsOf = (row: FactRow, name: string) =>
  judgeCodes(codesOf(row), Number(today().slice(0, 4)))
    .filter(({ field }) => field === name)
    .map(({ suggestion, ...warning }) =>
      suggestion === undefined || suggestion.field === 'name' ? warning : { ...warning, suggestion },
    );
