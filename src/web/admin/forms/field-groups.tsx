import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Description, FieldGroup } from '#shared/content-types/description.ts';
import { factColumnsOf } from '#shared/facts/fact-columns.ts';
import { isBlank } from '#shared/fields/described.ts';
import type { Missing, neededFacts } from '#shared/facts/needed-facts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Folded } from '../screens/folded.tsx';
import { today } from '../work/records/today.ts';
import { type FormFaults, countFaults } from './faults.ts';
import styles from './field-groups.module.css';
import { pick, useUnchanged } from './inputs.tsx';
import { toWire } from './values.ts';
import type { Work } from './work.ts';

type Props = {
  description: Description;
  title: FieldGroup;
  names: readonly string[];
  faults: FormFaults;
  missing: readonly Missing[];
  /** Drawn once the group was opened; told whether it is. */
  children: (isOpen: boolean) => ReactNode;
};

/** Fields that are closed until they are wanted. Its head tells what is wrong inside, and what is missing. */
export function FieldGroupPart({ description, title, names, faults, missing, children }: Props) {
  const wrong = countFaults(Object.fromEntries(names.flatMap((name) => (faults[name] ? [[name, faults[name]]] : []))));
  const lacking = missing.filter(({ field }) => names.includes(field)).length;
  return (
    <Folded
      place={`form:${description.path}`}
      part={title}
      // As a section with a fault, which cannot stay folded either.
      isForced={wrong > 0}
      holds={names}
      className={styles['group']}
      headClass={`line-3 ${styles['head']}`}
      head={
        <>
          <Icon name="next" className={`quiet rigid ${styles['turn']}`} />
          <span className="strong rigid">{title}</span>
          <span className={`quiet-xs cut-short shrinks ${styles['holds']}`}>
            {names.map((name) => description.fields[name]?.label).join(', ')}
          </span>
          {wrong > 0 && <span className="trouble rigid">{wrong} lỗi</span>}
          {lacking > 0 && <span className={`quiet rigid ${styles['missing']}`}>còn thiếu {lacking}</span>}
        </>
      }
    >
      {(isOpen) => <Opened isOpen={isOpen}>{children}</Opened>}
    </Folded>
  );
}

/** What was opened once stays, so that what was done in it can still be taken back. */
function Opened({ isOpen, children }: { isOpen: boolean; children: (isOpen: boolean) => ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <div className={styles['fields']}>{children(isOpen)}</div> : null;
}

const none: readonly Missing[] = [];

const rulesOf = async (hasCodes: boolean) =>
  hasCodes
    ? (await import('#shared/facts/missing-facts.ts')).missingFacts
    : (await import('#shared/facts/needed-facts.ts')).neededFacts;

/**
 * The facts that a record misses as it stands in the form; none until the rules are there, which bring the lists of codes along
 * where one of the fields `codes` holds any.
 */
export function useMissingFacts(
  description: Description,
  { values, record }: Work,
  codes: readonly string[],
): readonly Missing[] {
  const { columns = [], also = [] } = factColumnsOf(description.path) ?? {};
  const [rules, setRules] = useState<typeof neededFacts | null>(null);
  const facts = useUnchanged(pick(values, [...columns, ...also]));
  const written = useMemo(() => toWire(description, facts, record), [description, facts, record]);
  const hasCodes = codes.some((name) => !isBlank(written[name]));
  const hasFacts = columns.length > 0;
  useEffect(() => {
    // Not to know what is missing stands in nobody's way.
    if (hasFacts)
      void rulesOf(hasCodes).then(
        (found) => setRules(() => found),
        () => undefined,
      );
  }, [hasCodes, hasFacts]);
  return useMemo(() => rules?.(description.name, written, today()) ?? none, [description, written, rules]);
}
