import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SheetColumn, SheetPlan } from '#shared/answers/sheets.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { sheetColumns } from '#shared/sheets/columns.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Note } from '../../forms/notes.tsx';
import { findDescription } from '../../work/records/description.ts';
import { columnLetters, doubled, keyOf, type Mapping } from './mapping.ts';
import styles from './sheets.module.css';
import { importTexts as said } from './sheet-texts.ts';
import type { Import } from './use-import.ts';

type Props = { description: Description; plan: SheetPlan; work: Import };

const nameOf = ({ heading, at }: SheetColumn) => heading || `${said.noHeading} (${columnLetters(at)})`;

/** What each column of the file is taken for, and the way to say otherwise. */
export function ColumnsStep({ description, plan, work }: Props) {
  const { columns } = plan;
  const { changed, looking, running } = work;
  const unknown = columns.filter(({ column }) => column === null);
  const [open, setOpen] = useState(unknown.length > 0);
  const choices = useMemo(() => choicesOf(description), [description]);
  const twice = doubled(columns, changed);
  const differing = columns.filter((column) => keyOf(column, changed) !== (column.column ?? '')).length;
  // What was sent before one left is not here to be sent again.
  const isGone = work.files.sheet === null && plan.state !== 'done';
  const isFixed = running !== null || plan.state === 'done' || isGone;
  const isUnderstood = unknown.length < columns.length;
  const heading = useRef<HTMLHeadingElement>(null);
  // The file was chosen above; what has to be said of it is read next.
  useEffect(() => {
    if (!isUnderstood) heading.current?.focus();
  }, [isUnderstood]);

  return (
    <section className="screen-part" aria-labelledby="cac-cot">
      <h2 id="cac-cot" ref={heading} tabIndex={-1}>
        {said.columns}
      </h2>
      {isUnderstood ? (
        <p>
          {said.recognised(columns.length - unknown.length, columns.length)}
          {unknown.length > 0 && ` ${said.ignored(unknown.map((one) => quoted(nameOf(one))).join(', '))}`}
        </p>
      ) : (
        <Note role="alert">
          <p>{said.noneRecognised}</p>
        </Note>
      )}
      {plan.notices.length > 0 && (
        <Note role="status">
          {plan.notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Note>
      )}
      <details
        className={styles['details']}
        open={open && plan.state !== 'done'}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{said.change}</summary>
        <ul className={`stack-4 ${styles['columns']}`}>
          {columns.map((column) => (
            <li key={column.at}>
              <ColumnChoice
                column={column}
                changed={changed}
                choices={choices}
                same={twice.get(column.at)}
                disabled={isFixed}
                onChange={(key) => work.change(column.at, key)}
              />
            </li>
          ))}
        </ul>
        {isGone && <p className={`quiet ${styles['hint']}`}>{said.chooseToChange}</p>}
        {isUnderstood && plan.left_out.length > 0 && (
          <p className={`quiet ${styles['hint']}`}>{said.leftOut(plan.left_out.join(', '))}</p>
        )}
      </details>
      {differing > 0 && !isFixed && (
        <div className="row-2-4">
          <Button disabled={twice.size > 0} loading={looking} onClick={() => void work.lookWithChanged()}>
            {said.lookWith}
          </Button>
          <SecondaryButton onClick={work.unchange}>{said.asBefore}</SecondaryButton>
          <p role="status">{said.changed(differing)}</p>
        </div>
      )}
    </section>
  );
}

type Choice = { value: string; label: string };

type ChoiceProps = {
  column: SheetColumn;
  changed: Mapping;
  choices: Choice[];
  /** The column before it that is taken for the same. */
  same: SheetColumn | undefined;
  disabled: boolean;
  onChange: (key: string) => void;
};

function ColumnChoice({ column, changed, choices, same, disabled, onChange }: ChoiceProps) {
  const key = keyOf(column, changed);
  return (
    <>
      <NativeSelect
        label={`${columnLetters(column.at)}: ${column.heading || said.noHeading}`}
        value={key}
        data={choices}
        disabled={disabled}
        error={same && said.sameAs(`${columnLetters(same.at)}: ${nameOf(same)}`)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {key === '' && column.suggestions.length > 0 && !disabled && (
        <p className={`row quiet-xs ${styles['suggested']}`}>
          {said.isItMeant}
          {column.suggestions.map((one) => (
            <button key={one.column} type="button" className="text-button" onClick={() => onChange(one.column)}>
              {one.label}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

function choicesOf(description: Description): Choice[] {
  const at = (path: string): Description => findDescription(path) ?? description;
  const columns = sheetColumns(description, at).map(({ key, label }) => ({ value: key, label }));
  return [{ value: '', label: said.ignore }, ...columns];
}
