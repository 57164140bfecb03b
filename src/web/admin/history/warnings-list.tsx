import styles from './history.module.css';

type Props = { warnings: readonly string[]; choice: string | null; onChoose: (chosen: boolean) => void };

/** What is to be known before a version comes back, and what may come back with it. */
export const RestoreWarnings = ({ warnings, choice, onChoose }: Props) => (
  <>
    {warnings.length > 0 && (
      <ul className={styles['warnings']}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    )}
    {choice !== null && (
      <label className={styles['check']}>
        <input type="checkbox" onChange={(event) => onChoose(event.currentTarget.checked)} />
        {choice}
      </label>
    )}
  </>
);
