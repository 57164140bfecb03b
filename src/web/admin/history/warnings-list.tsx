import styles from './history.module.css';

export const RestoreWarnings = ({ warnings }: { warnings: readonly string[] }) => (
  <ul className={styles['warnings']}>
    {warnings.map((warning) => (
      <li key={warning}>{warning}</li>
    ))}
  </ul>
);
