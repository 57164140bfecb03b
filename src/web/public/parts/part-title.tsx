import styles from './part-title.module.css';

export const PartTitle = ({ title, count, id }: { title: string; count?: string; id?: string }) => (
  <div className={styles['head']}>
    <h2 id={id}>{title}</h2>
    {count !== undefined && <p>{count}</p>}
  </div>
);
