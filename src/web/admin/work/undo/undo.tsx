import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import { texts } from '#shared/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ApiError, callApi, isLost } from '../../session/client.ts';
import { notify } from '../../session/notify.ts';
import { useScreenActions } from '../screen-actions.ts';
import { tellHeight } from '../tell-height.ts';
import styles from './undo.module.css';

/** How long what was done can be taken back with a press, in milliseconds; while the bar is pointed at or has the focus, the time stands still. */
const offeredFor = 10_000;

/** `text` says what was done. `key` tells offers apart. */
type Offer = { text: string; key: string; takeBack: TakeBack };
type TakeBack = () => Promise<{ message: string }>;
type Undo = {
  /**
   * Offers to take a change back. A newer offer replaces the older one. `batch` is the number that the answer to the change gave,
   * null when it changed nothing; what the journal does not take back is taken back by a call of its own.
   */
  offer: (done: { text: string } & ({ batch: ChangeMeta['batch'] | undefined } | { takeBack: TakeBack })) => void;
};

let offers = 0;

const UndoContext = createContext<Undo | null>(null);

export function useUndo(): Undo {
  const undo = use(UndoContext);
  if (!undo) throw new Error('useUndo needs the frame of the back office around it.');
  return undo;
}

/** Stands around all screens, so that an offer outlives the screen that made it. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const undo = useMemo<Undo>(
    () => ({
      offer: (done) => {
        const key = String((offers += 1));
        if ('takeBack' in done) return setOffer({ ...done, key });
        const { text, batch } = done;
        if (batch != null) setOffer({ text, key, takeBack: () => callApi('POST /admin/undo', { body: { batch } }) });
      },
    }),
    [],
  );
  const close = useCallback(() => setOffer(null), []);
  return (
    <UndoContext value={undo}>
      {children}
      <p className="visually-hidden" role="status">
        {offer && `${offer.text} Nhấn Ctrl+Z để hoàn tác.`}
      </p>
      {offer && <UndoBar key={offer.key} text={offer.text} call={offer.takeBack} onClose={close} />}
    </UndoContext>
  );
}

function UndoBar({ text, call, onClose }: { text: string; call: TakeBack; onClose: () => void }) {
  const queries = useQueryClient();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [busy, setBusy] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const waits = pointed || focused || busy;

  const left = useRef(offeredFor);
  useEffect(() => {
    if (waits) return;
    const began = performance.now();
    const timer = setTimeout(onClose, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [onClose, waits]);

  // What sticks to the bottom of the window leaves this much room, so that nothing of it is covered.
  useEffect(() => tellHeight(bar.current?.parentElement, '--undo-bar'), []);

  const close = () => {
    if (bar.current?.contains(document.activeElement)) giveFocusTo(cameFrom.current);
    onClose();
  };

  const takeBack = async () => {
    setBusy(true);
    try {
      const { message } = await call();
      notify.success(message);
      close();
    } catch (error) {
      if (isLost(error)) notify.error('Chưa rõ đã hoàn tác hay chưa.', texts.unreachable);
      else notify.error('Hoàn tác thất bại!', error instanceof ApiError ? error.message : undefined);
      // Without an answer one may try again; what the server refused stays refused.
      if (isLost(error)) {
        left.current = offeredFor;
        setBusy(false);
      } else close();
    }
    // What a form is being filled in with must not change by itself.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' });
  };

  useWindowEvent('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isUndo || busy || belongsElsewhere(event.target)) return;
    event.preventDefault();
    void takeBack();
  });

  useScreenActions(busy ? [] : [{ label: 'Hoàn tác', icon: 'back', run: () => void takeBack() }]);

  return (
    <div className={styles['dock']}>
      <section
        ref={bar}
        className={`line-3 shrinks ${styles['bar']}`}
        aria-label="Hoàn tác"
        data-waits={waits || undefined}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={({ relatedTarget }) => {
          if (!bar.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
      >
        <p className={`breaks shrinks ${styles['text']}`}>{text}</p>
        <button
          type="button"
          className={`strong ${styles['undo']}`}
          disabled={busy}
          aria-keyshortcuts="Control+Z"
          onClick={() => void takeBack()}
        >
          Hoàn tác
        </button>
        <button type="button" className={styles['close']} aria-label="Đóng" onClick={close}>
          <Icon name="close" />
        </button>
      </section>
    </div>
  );
}

/** An input takes its own changes back, and behind a dialog nothing should happen unseen. */
const belongsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

function giveFocusTo(before: Element | null): void {
  const target = before?.isConnected ? before : document.querySelector('h1');
  if (!(target instanceof HTMLElement)) return;
  if (target instanceof HTMLHeadingElement) target.tabIndex = -1;
  target.focus();
}
