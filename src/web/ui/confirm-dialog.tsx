import { Button, Modal } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import styles from './confirm-dialog.module.css';

export type Question = {
  title: string;
  question: ReactNode;
  /** The words on the two buttons. */
  confirm: string;
  cancel: string;
  /** What happens on yes; the dialog stays, busy, until it is done. */
  run?: () => Promise<void>;
};

type Ask = (question: Question) => Promise<boolean>;

const AskContext = createContext<Ask | null>(null);

/** Asks before something that cannot be undone; resolves to whether it was confirmed and done. */
export function useConfirm(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider around it.');
  return ask;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(() => undefined);
  const cameFrom = useRef<Element | null>(null);

  // The focus goes back to the button that asked or, where that was deleted with its row, to the heading.
  // Only after the dialog is gone: until then it traps the focus, and the list may still be loading.
  const giveFocusBack = () => {
    const asking = cameFrom.current;
    cameFrom.current = null;
    const target = asking?.isConnected ? asking : document.querySelector('h1');
    if (!(target instanceof HTMLElement)) return;
    if (target instanceof HTMLHeadingElement) target.tabIndex = -1;
    target.focus();
  };

  const ask = useCallback<Ask>((question) => {
    answer.current(false);
    cameFrom.current = document.activeElement;
    setAsked(question);
    setBusy(false);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const close = (confirmed: boolean) => {
    setOpen(false);
    answer.current(confirmed);
  };

  const confirm = async () => {
    setBusy(true);
    try {
      await asked?.run?.();
    } finally {
      setBusy(false);
      close(true);
    }
  };

  return (
    <AskContext value={ask}>
      {children}
      {/* In parts, because the ready-made one brings a <header> that counts as a second banner of the page. */}
      <Modal.Root
        opened={open}
        onClose={() => !busy && close(false)}
        centered
        returnFocus={false}
        transitionProps={{ duration: 120 }}
        onExitTransitionEnd={giveFocusBack}
      >
        <Modal.Overlay backgroundOpacity={0.55} />
        <Modal.Content>
          <Modal.Body className={styles['body'] ?? ''}>
            <Modal.Title className={styles['title'] ?? ''}>{asked?.title}</Modal.Title>
            <p>{asked?.question}</p>
            <div className={styles['answers']}>
              <Button variant="default" data-autofocus disabled={busy} onClick={() => close(false)}>
                {asked?.cancel}
              </Button>
              <Button loading={busy} onClick={() => void confirm()}>
                {asked?.confirm}
              </Button>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </AskContext>
  );
}
