import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onProofNeeded, onSignOut } from '../../session/client.ts';
import { useSession } from '../../session/session.tsx';

/** Few come to need it: the screens do not bring it along. */
const ProofForm = lazy(async () => ({ default: (await import('./proof-form.tsx')).ProofForm }));

/** Asks for the own password where a call needs it again; the call goes on once it was given, and is refused where it was not. */
export function ProofDialog() {
  const { admin } = useSession();
  const waiting = useRef<((given: boolean) => void)[]>([]);
  const [open, setOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const settle = (given: boolean) => {
    setOpen(false);
    for (const each of waiting.current.splice(0)) each(given);
  };
  useEffect(
    () =>
      onProofNeeded(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setWasAsked(true);
            setOpen(true);
          }),
      ),
    [],
  );
  useEffect(() => onSignOut('after', () => settle(false)), []);
  if (admin === null || !wasAsked) return null;
  return (
    <Suspense>
      <ProofForm me={admin} opened={open} settle={settle} />
    </Suspense>
  );
}
