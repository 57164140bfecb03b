import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { texts } from '#shared/texts.ts';
import { ApiError } from '../../session/client.ts';
import { useFocusAfterSave } from '../../forms/use-focus-after-save.ts';

type Values<Name extends string> = Record<Name, string>;

type Parts<Name extends string> = {
  first: Values<Name>;
  /** What is wrong with an input before anything is sent; undefined where nothing is. */
  judge: (values: Values<Name>) => Partial<Record<Name, string | undefined>>;
  /** Sends the form and does what follows; what the API refuses is shown at its input, or as the trouble of the whole. */
  send: (values: Values<Name>) => Promise<void>;
};

/** A form of a few texts: what was typed stays until it is taken, and the first fault gets the focus. */
export function useFields<Name extends string>({ first, judge, send }: Parts<Name>) {
  const form = useRef<HTMLFormElement>(null);
  // What the form began with stays, whatever is read of the account meanwhile.
  const [begun] = useState(first);
  const [values, setValues] = useState(first);
  const [faults, setFaults] = useState<Partial<Record<string, string | undefined>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const focusOn = useFocusAfterSave(form, saving);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving) return;
    const found = judge(values);
    const used = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setFaults(found);
    setTrouble(null);
    if (Object.values(found).some((fault) => fault !== undefined)) return focusOn('fault');
    setSaving(true);
    try {
      await send(values);
      focusOn(used);
    } catch (error) {
      const refused = error instanceof ApiError ? error : null;
      const known = Object.entries(refused?.errors ?? {}).filter(([name]) => name in values);
      setFaults(Object.fromEntries(known.map(([name, [fault]]) => [name, fault])));
      if (known.length === 0) setTrouble(refused?.message ?? texts.somethingWrong);
      focusOn(known.length === 0 ? used : 'fault');
      if (refused === null) throw error;
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    /** What `SmallForm` needs of it. */
    frame: { form, saving, trouble, submit: (event: SyntheticEvent) => void submit(event) },
    dirty: (Object.keys(begun) as Name[]).some((name) => values[name] !== begun[name]),
    /** Back to how the form began. */
    clear: () => {
      setValues(begun);
      setFaults({});
      setTrouble(null);
    },
    /** Of a box that is ticked or not: '1' or ''. */
    box: (name: Name) => ({
      name,
      checked: values[name] === '1',
      onChange: ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
        setValues((before) => ({ ...before, [name]: checked ? '1' : '' })),
    }),
    input: (name: Name) => ({
      name,
      value: values[name],
      required: true,
      withAsterisk: false,
      error: faults[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        const { value } = currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
        setFaults((before) => ({ ...before, [name]: undefined }));
      },
    }),
  };
}
