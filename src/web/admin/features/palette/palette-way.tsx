import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { notify } from '../../session/notify.ts';
import type { PaletteProps } from './palette.tsx';
import styles from './palette-way.module.css';

const load = async (): Promise<ComponentType<PaletteProps>> => (await import('./palette.tsx')).Palette;

/** 'Tìm nhanh' in the header, and Ctrl+K. What it opens is fetched when one is about to press it, so that no screen weighs more. */
export function PaletteWay() {
  const [Loaded, setLoaded] = useState<ComponentType<PaletteProps> | null>(null);
  const [open, setOpen] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  /** What is typed before its input is there; null: nobody waits for that. */
  const ahead = useRef<string | null>(null);
  const takeAhead = useCallback(() => {
    const typed = ahead.current ?? '';
    ahead.current = null;
    return typed;
  }, []);

  const fetchIt = async () => {
    const loaded = await load();
    setLoaded(() => loaded);
  };
  const fetchAhead = () => void fetchIt().catch(() => undefined);
  const show = async () => {
    if (ahead.current !== null) return;
    ahead.current = '';
    cameFrom.current = document.activeElement;
    try {
      await fetchIt();
      setOpen(true);
    } catch {
      ahead.current = null;
      notify.error('Không mở được Tìm nhanh.', 'Kiểm tra mạng rồi thử lại.');
    }
  };
  const close = () => {
    setOpen(false);
    const before = cameFrom.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };

  useWindowEvent('keydown', (event) => {
    if (ahead.current !== null && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.key.length === 1) ahead.current += event.key;
      else if (event.key === 'Backspace') ahead.current = ahead.current.slice(0, -1);
      else return;
      return event.preventDefault();
    }
    if (event.key === 'Control' || event.key === 'Meta') fetchAhead();
    const isOurs = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
    if (!isOurs) return;
    // Behind a question nothing else opens.
    if (!open && document.querySelector('[aria-modal="true"]') !== null) return;
    event.preventDefault();
    if (open) close();
    else void show();
  });

  return (
    <>
      <button
        type="button"
        className={`inline-2 one-line rigid ${styles['way']}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void show()}
      >
        <LineIcon name="searches" />
        <span className={styles['word']}>Tìm nhanh</span>
        <kbd className={styles['keys']} aria-hidden="true">
          {isApple() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {Loaded && <Loaded open={open} onClose={close} takeAhead={takeAhead} />}
    </>
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
