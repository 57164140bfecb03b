import { Button } from '@mantine/core';
import { texts } from '#shared/texts.ts';

type Props = { hasOlder: boolean; loading: boolean; onClick: () => void; waiting?: string };

/** The foot of a list that is read from the newest to the oldest. */
export function Older({ hasOlder, loading, onClick, waiting = texts.loadingData }: Props) {
  return (
    <div className="row-3 quiet">
      {hasOlder && (
        <Button variant="default" disabled={loading} onClick={onClick}>
          Cũ hơn
        </Button>
      )}
      <p role="status">{loading && waiting}</p>
    </div>
  );
}
