import { type ReactNode, useState } from 'react';
import { isSame, type SavedKind } from '#shared/guidance/saved.ts';
import { savedPath } from '#shared/paths.ts';
import { Mark } from '#web/ui/mark.tsx';
import { Link } from '#web/ui/link.tsx';
import { notKeptText, toggleSaved, useSaved } from './saved-store.ts';
import styles from './save-button.module.css';

type Props = {
  kind: SavedKind;
  /** Of its page, which its slug ends. */
  path: string;
  name: string;
};

/** Saves a record in this browser, or gives it up. Not there without scripts. */
export function SaveButton({ kind, path, name }: Props) {
  const record = { kind, slug: path.slice(path.lastIndexOf('/') + 1), name };
  const isSaved = useSaved().some((one) => isSame(one, record));
  const [told, setTold] = useState<ReactNode>(null);

  function toggle() {
    const notKept = toggleSaved(record);
    if (notKept !== null) setTold(notKeptText(notKept));
    else setTold(isSaved ? null : <Link to={savedPath}>Xem danh sách</Link>);
  }

  return (
    <span className={`${styles['save']} with-script`}>
      <button type="button" className="outlined-button" aria-pressed={isSaved} onClick={toggle}>
        {isSaved && <Mark name="nang" className={styles['sign']} />}
        {isSaved ? 'Đã lưu' : 'Lưu'}
        <span className="visually-hidden"> {name}</span>
      </button>
      <span role="status" className={styles['told']}>
        {told}
      </span>
    </span>
  );
}
