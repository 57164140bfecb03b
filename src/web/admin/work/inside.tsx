import { type ComponentType, useEffect, useState } from 'react';
import { texts } from '#shared/texts.ts';
import { TryAgain } from '../session/try-again.tsx';

type Props<Shown extends object> = { load: () => Promise<ComponentType<Shown>>; of: Shown };

/** The inside of a panel, loaded by the few who see it; a script that does not arrive must not take the form around it along. */
export function Inside<Shown extends object>({ load, of }: Props<Shown>) {
  const [loaded, setLoaded] = useState<{ Shown: ComponentType<Shown> } | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    load().then(
      (Shown) => setLoaded({ Shown }),
      () => setLoaded('failed'),
    );
  }, [load, tries]);
  if (loaded === null) return <p role="status">{texts.loadingData}</p>;
  if (loaded !== 'failed') return <loaded.Shown {...of} />;
  return (
    <div className="stack-2 starts" role="alert">
      <p>{texts.unreachable}</p>
      <TryAgain isSmall onClick={() => setTries(tries + 1)} />
    </div>
  );
}
