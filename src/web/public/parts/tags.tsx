import styles from './tags.module.css';

export function Tags({ items, label = 'Lĩnh vực' }: { items: string[]; label?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles['tag']}>
          {item}
        </li>
      ))}
    </ul>
  );
}
