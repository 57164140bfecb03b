import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SmallButton } from '#web/ui/buttons.tsx';
import styles from './destinations.module.css';
import { leadSaid, leadWarning, type Missed } from './lead-texts.ts';
import { useLead } from './use-lead.ts';

/** How long one has to pause in typing before it is asked where an address leads, in milliseconds. */
const pause = 350;

type Props = {
  address: string;
  /** The address as it is saved; null where nothing is. */
  stored?: string | null;
  missed?: Missed;
  staysWhole?: boolean;
  /** Takes the place of the address. */
  onUse?: (address: string) => void;
};

/** Below an input: where the address in it leads. It warns of what leads nowhere, and stands in nobody's way. */
export function LeadNote({ address, stored = null, missed = {}, staysWhole = false, onUse }: Props) {
  const [settled] = useDebouncedValue(address, pause);
  const lead = useLead(settled);
  const said =
    lead === null || settled !== address ? null : leadSaid(lead, { isStored: settled === stored, staysWhole, ...missed });
  const offer = said?.offer;
  return (
    <div className={`row-2-4 quiet breaks ${styles['note']}`} data-warns={said?.isWarning || undefined} role="status">
      {said !== null && <p>{said.text}</p>}
      {said?.way && (
        <Link to={said.way.to} target="_blank">
          {said.way.label}
          <span className="visually-hidden"> (mở trong tab mới)</span>
        </Link>
      )}
      {offer != null && onUse && <SmallButton onClick={() => onUse(offer.address)}>{offer.label}</SmallButton>}
    </div>
  );
}

type WarningProps = {
  address: string;
  /** The row does not say the address. */
  isUnsaid?: boolean;
  children: ReactNode;
};

/** In a list: what stands there, and below it what is wrong with where an address leads; nothing where all is well, or not known. */
export function WithWarning({ address, isUnsaid = false, children }: WarningProps) {
  const lead = useLead(address);
  const warning = lead === null ? null : leadWarning(lead, isUnsaid);
  if (warning === null) return children;
  return (
    <span className="stack-1">
      <span>{children}</span>
      <span className={`quiet breaks ${styles['warning']}`} data-urgent={lead?.leads !== 'redirect' || undefined}>
        {warning}
      </span>
    </span>
  );
}
