import styles from './other-names.module.css';

/** What people also call a record; nothing where there is no other name. */
export const OtherNames = ({ names }: { names: string[] }) =>
  names.length > 0 && <p className={styles['names']}>Còn gọi là: {names.join(', ')}</p>;
