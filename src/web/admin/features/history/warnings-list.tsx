import { useState } from 'react';
import styles from './history.module.css';

type Props = { warnings: (withStatus: boolean) => readonly string[]; choice: string | null; onChoose: (chosen: boolean) => void };

/** What is to be known before a version comes back, and what may come back with it. */
export function RestoreWarnings({ warnings, choice, onChoose }: Props) {
  const [withStatus, setWithStatus] = useState(false);
  const told = warnings(withStatus);
  const choose = (chosen: boolean) => {
    setWithStatus(chosen);
    onChoose(chosen);
  };
  return (
    <>
      {told.length > 0 && (
        <ul className={`stack-2 breaks ${styles['warnings']}`}>
          {told.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {choice !== null && (
        <label className="check">
          <input type="checkbox" checked={withStatus} onChange={(event) => choose(event.currentTarget.checked)} />
          {choice}
        </label>
      )}
    </>
  );
}
