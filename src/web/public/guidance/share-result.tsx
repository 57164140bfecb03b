import { useRef, useState } from 'react';
import { shareAddress } from './share-address.ts';
import styles from './share-result.module.css';

type Props = {
  title: string;
  /** Below the origin, with its fragment. */
  path: string;
};

/** Shares an address; what can neither be handed on nor copied is shown to be copied by hand. */
export function ShareResult({ title, path }: Props) {
  const [told, setTold] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const share = async () => {
    const url = location.origin + path;
    setTold('');
    const shared = await shareAddress(title, url);
    if (shared === 'copied') setTold('Đã sao chép đường dẫn.');
    if (shared !== 'refused') return;
    setShown(url);
    setTold('Hãy sao chép đường dẫn này.');
    requestAnimationFrame(() => field.current?.select());
  };

  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        Chia sẻ
      </button>
      <output className={styles['told']}>{told}</output>
      {shown !== null && (
        <input ref={field} className={styles['address']} readOnly value={shown} aria-label="Đường dẫn để sao chép" />
      )}
    </>
  );
}
