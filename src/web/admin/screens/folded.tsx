import type { ReactNode } from 'react';
import { useKeptOpen } from '../session/kept-open.ts';

type Props = {
  /** Where it is, and its name there: whether it is open is remembered by these. */
  place: string;
  part: string;
  /** It cannot be closed now. */
  isForced?: boolean;
  className?: string | undefined;
  headClass?: string | undefined;
  head: ReactNode;
  /** The names of the fields in it, for whoever leads to one. */
  holds?: readonly string[];
  /** Told whether it is open. */
  children: (isOpen: boolean) => ReactNode;
};

/** Closed until somebody opens it, which is remembered for the account. */
export function Folded({ place, part, isForced = false, className, headClass, head, holds, children }: Props) {
  const { open, change } = useKeptOpen(place);
  const isOpen = isForced || open.has(part);
  return (
    <details
      className={className}
      open={isOpen}
      data-holds={holds?.join(' ')}
      // A browser opens it by itself where it finds something in it.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) change(part, true);
      }}
    >
      <summary
        className={headClass}
        onClick={(event) => {
          event.preventDefault();
          if (!isForced) change(part, !isOpen);
        }}
      >
        {head}
      </summary>
      {children(isOpen)}
    </details>
  );
}
