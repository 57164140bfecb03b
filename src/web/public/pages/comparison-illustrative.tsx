import styles from './comparison-tables.module.css';

/** Beside figures that are but illustrations. Not the one of pages of records: with that would come all that their text needs. */
export const Illustrative = ({ when }: { when: boolean }) =>
  when && (
    <>
      {' '}
      <span className={styles['illustrative']}>Số liệu minh họa</span>
    </>
  );
