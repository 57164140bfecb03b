import { type ReactNode, useState } from 'react';
import { useSession } from '../session/session.tsx';

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

/** Which of the parts that fold somebody has left open, remembered in this browser for each account. `place`: where they are. */
function useKeptOpen(place: string) {
  const { admin } = useSession();
  const key = `mo-san:${place}:${admin?.id ?? ''}`;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => readOpen(key));
  const change = (part: string, isOpen: boolean) => {
    // Read anew: another tab, or another part of this one, may have changed it.
    const next = new Set(readOpen(key));
    if (isOpen) next.add(part);
    else next.delete(part);
    setOpen(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // A browser without room remembers nothing.
    }
  };
  return { open, change };
}

function readOpen(key: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((part) => typeof part === 'string') : []);
  } catch {
    return new Set();
  }
}
