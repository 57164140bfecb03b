import { type ComponentType, useCallback, useMemo, useRef } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import type { BelowInput, FormFacts, FormSlots, OwnInput } from '../inputs/form-slots.ts';
import { isPicture, isTouched } from '../inputs/image.tsx';
import { type FormValue, inputOf } from '../inputs/index.ts';
import { textOf } from '../inputs/input-kind.ts';
import { ownInputs } from '../inputs/moments/own-inputs.tsx';
import { columnsOf } from './columns.ts';
import { coverOf } from './covers.ts';
import { formFields, type FormValues, toWire } from './values.ts';
import type { Work } from './work.ts';

type Change = FormValue | ((before: FormValue) => FormValue);

type InputsProps = {
  description: Description;
  slots: FormSlots;
  isNew: boolean;
  work: Work;
  change: (name: string, change: Change) => void;
  only?: readonly string[];
};

/**
 * The inputs of a form, or those of some of its fields in an order of their own (`only`). One is drawn again only when something of
 * it changes, so that a key costs as much among many fields as among few.
 */
export function Inputs({ description, slots, isNew, work, change, only }: InputsProps) {
  const { record, values, faults } = work;
  const newest = useRef(values);
  newest.current = values;
  const nameNow = useCallback(() => textOf(newest.current[description.title]), [description]);
  const facts = useMemo<FormFacts>(() => ({ description, record, slots, nameNow }), [description, nameNow, record, slots]);
  // One function per field for as long as the form stands, so that an input can tell what has changed.
  const changes = useMemo(
    () => new Map(Object.keys(description.fields).map((name) => [name, (changed: Change) => change(name, changed)])),
    [change, description],
  );

  const set = useCallback(
    (wire: Readonly<Record<string, unknown>>) => {
      for (const { name, field } of formFields(description)) {
        if (name in wire) change(name, inputOf(field).read(wire[name], { name, field, record }));
      }
    },
    [change, description, record],
  );
  const own = ownInputs(description);
  const all = formFields(description);
  const states = useMemo(() => columnsOf(description).state, [description]);
  const moments = useUnchanged(pick(values, states));
  const fields = only === undefined ? all : only.flatMap((wanted) => all.find(({ name }) => name === wanted) ?? []);
  return fields.map(({ name, field }) => {
    const { Input } = inputOf(field);
    const value = values[name];
    const onChange = changes.get(name);
    if (value === undefined || onChange === undefined || slots.withoutInput?.includes(name)) return null;
    const Below = slots.below?.[name];
    const Own = slots.inputs?.[name] ?? own[name];
    const given = {
      name,
      field,
      faults: faults[name] ?? noFaults,
      required: field.required === true || (isNew && field.requiredOnCreate === true),
      form: facts,
    };
    const input =
      Own !== undefined && typeof value === 'string' ? (
        <Own key={name} {...given} value={value} onChange={onChange as OwnInput['onChange']} values={moments} set={set} />
      ) : (
        <Input key={name} {...given} value={value} onChange={onChange} />
      );
    const cover = isNew ? coverOf(description, name) : null;
    if (cover !== null) {
      return (
        <div key={name} className="stack-2">
          {input}
          {isPicture(value) && !isTouched(value) && <p className="quiet-xs">Dùng ảnh bìa, trừ khi bạn chọn ảnh riêng.</p>}
        </div>
      );
    }
    if (Below === undefined) return input;
    return (
      <div key={name} className="stack-2">
        {input}
        <Note Below={Below} reads={[name, ...(slots.belowReads ?? [])]} description={description} work={work} set={set} />
      </div>
    );
  });
}

type NoteProps = Pick<InputsProps, 'description' | 'work'> &
  Pick<BelowInput, 'set'> & { Below: ComponentType<BelowInput>; reads: readonly string[] };

/** What stands below an input, drawn again only when something that it reads has changed. */
function Note({ Below, reads, description, work: { values, record }, set }: NoteProps) {
  const read = useUnchanged(pick(values, reads));
  return useMemo(() => <Below values={toWire(description, read, record)} set={set} />, [Below, description, read, record, set]);
}

export const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

/** The same object for as long as it holds the same. */
export function useUnchanged(now: FormValues): FormValues {
  const kept = useRef(now);
  if (Object.keys({ ...now, ...kept.current }).some((name) => now[name] !== kept.current[name])) kept.current = now;
  return kept.current;
}

const noFaults = {};
