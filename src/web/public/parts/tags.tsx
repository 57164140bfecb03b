import styles from './tags.module.css';

/** Quiet labels: what the work is made of. Nothing at all where there are none. */
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
