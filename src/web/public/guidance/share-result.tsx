import { useRef, useState } from 'react';
import styles from './share-result.module.css';

type Props = {
  title: string;
  /** Below the origin, with its fragment. */
  path: string;
};

/**
 * Hands an address to what the visitor's device shares with; where there is no such thing, or it refuses, the address is
 * copied; where copying is refused too, it is shown to be copied by hand.
 */
export function ShareResult({ title, path }: Props) {
  const [told, setTold] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const share = async () => {
    const url = location.origin + path;
    setTold('');
    if ('share' in navigator) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // The visitor thought better of it.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setTold('Đã chép địa chỉ.');
    } catch {
      setShown(url);
      setTold('Hãy chép địa chỉ này.');
      requestAnimationFrame(() => field.current?.select());
    }
  };

  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        Chia sẻ
      </button>
      <output className={styles['told']}>{told}</output>
      {shown !== null && <input ref={field} className={styles['address']} readOnly value={shown} aria-label="Địa chỉ để chép" />}
    </>
  );
}
