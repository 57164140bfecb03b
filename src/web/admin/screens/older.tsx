import { texts } from '#shared/texts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';

type Props = { hasOlder: boolean; loading: boolean; onClick: () => void; waiting?: string };

/** The foot of a list that is read from the newest to the oldest. */
export const Older = ({ hasOlder, loading, onClick, waiting = texts.loadingData }: Props) => (
  <div className="row-3 quiet">
    {hasOlder && (
      <SecondaryButton disabled={loading} onClick={onClick}>
        Cũ hơn
      </SecondaryButton>
    )}
    <p role="status">{loading && waiting}</p>
  </div>
);
