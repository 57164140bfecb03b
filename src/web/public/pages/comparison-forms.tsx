import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { comparisonAddress, readComparison } from '#shared/guidance/compare-address.ts';
import { type ComparedKind, fewestCompared, mostCompared, nounOf } from '#shared/guidance/compare-path.ts';
import { comparisonPath } from '#shared/paths.ts';
import styles from './comparison-choices.module.css';

export const marksAnchor = 'diem-cua-em';

/**
 * A form whose address is read as a link is, without the page being loaded anew. Without scripts it is sent as it is. `anchor`
 * is the part of the page that it leads to.
 */
export function useAddressForm(anchor = '') {
  const navigate = useNavigate();
  const fragment = anchor && `#${anchor}`;
  return {
    method: 'get',
    action: comparisonPath + fragment,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      void navigate(comparisonAddress(readComparison(new URLSearchParams(fields))) + fragment);
    },
  };
}

type CompareFormProps = {
  kind: ComparedKind;
  label: string;
  /** How many are chosen when the page comes. */
  chosen: number;
  children: ReactNode;
};

/** Boxes, and a bar below them, which stays in sight and says how many are ticked. No more can be ticked than are compared. */
export function CompareForm({ kind, label, chosen, children }: CompareFormProps) {
  const form = useAddressForm();
  const noun = nounOf(kind);
  const [state, setState] = useState({ count: chosen, text: stateOf(chosen, noun) });

  function recount(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    const count = () => new FormData(currentTarget).getAll(kind).filter(Boolean).length;
    if (count() > mostCompared && target instanceof HTMLInputElement) {
      target.checked = false;
      return setState({
        count: count(),
        text: `Mỗi lần so sánh được nhiều nhất ${mostCompared} ${noun}: bỏ bớt một ${noun} trước.`,
      });
    }
    setState({ count: count(), text: stateOf(count(), noun) });
  }

  return (
    <form
      {...form}
      className={styles['list']}
      aria-label={label}
      onChange={recount}
      onSubmit={(event) => {
        if (state.count >= fewestCompared) return form.onSubmit(event);
        event.preventDefault();
        setState({ ...state, text: `Hãy đánh dấu hai đến bốn ${noun}.` });
      }}
    >
      {children}
      <p className={styles['bar']}>
        <button type="submit" className="button">
          So sánh
        </button>
        <span className={`quiet-sm with-script`} role="status">
          {state.text}
        </span>
        <span className={`quiet-sm without-script`}>hai đến bốn {noun} đã chọn</span>
      </p>
    </form>
  );
}

function stateOf(count: number, noun: string): string {
  if (count === 0) return `Chọn hai đến bốn ${noun}`;
  return count < fewestCompared ? `Đã chọn ${count} ${noun}, chọn thêm ít nhất 1` : `Đã chọn ${count} ${noun}`;
}

export type ChipsProps = {
  legend: string;
  type: 'checkbox' | 'radio';
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  fault?: string | undefined;
};

/** What can be chosen, each as a box with its name. */
export const Chips = ({ legend, type, name, options, chosen, fault }: ChipsProps) => (
  <fieldset className={styles['group']} aria-describedby={fault && `${name}-noi`}>
    <legend>{legend}</legend>
    <Fault id={`${name}-noi`} text={fault} />
    <div className={`picks ${styles['chips']}`}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

/** What is wrong with what was chosen or typed. */
export const Fault = ({ text, id }: { text: string | undefined; id?: string }) =>
  text !== undefined && (
    <p id={id} className={styles['fault']}>
      {text}
    </p>
  );
