import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { codesOf, judgeCodes, takeSuggestion } from '#shared/codes/judge-codes.ts';
import type { CodeWarning } from '#shared/codes/warning.ts';
import type { BelowInput } from '../form-slots.ts';
import { inputId } from '../input-kind.ts';
import { today } from '../../work/records/today.ts';
import { CodeNoteList } from './code-note-list.tsx';

/** How long after the last letter a code is judged, in milliseconds. */
const pause = 600;

type Props = BelowInput & { field: CodeWarning['field'] };

/** What is told about the codes in one field of a major's form, with what can be done about it. */
export default function CodeNotes({ field, values, set }: Props) {
  const codes = useMemo(() => codesOf(values), [values]);
  const [settled] = useDebouncedValue(codes, pause);
  const warnings = useMemo(
    () => judgeCodes(settled, Number(today().slice(0, 4))).filter((warning) => warning.field === field),
    [field, settled],
  );
  // What was pressed goes with what it was about.
  const change = (changed: Readonly<Record<string, unknown>>) => {
    const place = document.getElementById(inputId(field)) ?? document.querySelector(`[data-field="${field}"] button`);
    if (place instanceof HTMLElement) place.focus();
    set(changed);
  };
  return (
    <CodeNoteList
      warnings={warnings}
      known={codes.da_biet}
      onTake={(warning) => change(takeSuggestion(codes, warning))}
      onKnow={(key) => change({ da_biet: [...codes.da_biet, key] })}
      onRemind={(key) => change({ da_biet: codes.da_biet.filter((one) => one !== key) })}
    />
  );
}
