import { Button } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { DangerButton } from './danger-button.tsx';
import { Answers, Dialog } from './dialog.tsx';

type Question = {
  title: string;
  question: string;
  /** What stands under the question; it may find out that there is nothing to ask. */
  more?: ReactNode | ((refuse: Refuse) => ReactNode);
  /** The words on the two buttons. */
  confirm: ReactNode;
  cancel: string;
  /** Whether a yes takes something away. */
  danger?: boolean;
  /** What happens on yes; the dialog stays, busy, until it is done. */
  run: () => Promise<void>;
};

/** What is said instead of the question, where a yes could only fail. */
type Refusal = { title: string; text: string };
export type Refuse = (refusal: Refusal) => void;

type Ask = (question: Question) => void;

const AskContext = createContext<Ask | null>(null);

/** Asks before something that cannot be undone. */
export function useConfirm(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider around it.');
  return ask;
}

/** In milliseconds. */
const drawnWithin = 2_000;

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const words = useRef<HTMLParagraphElement>(null);

  // The focus goes back to the button that asked or, where that was deleted with its row, to the heading.
  // Only after the dialog is gone: until then it traps the focus, and the list may still be loading.
  const giveFocusBack = () => {
    const asking = cameFrom.current;
    cameFrom.current = null;
    // What came of it may be shown in a dialog of its own.
    const focused = document.activeElement?.closest('[role="dialog"]');
    if (focused && !focused.contains(words.current)) return;
    if (!(asking instanceof HTMLElement && asking.isConnected)) return focusHeading();
    asking.focus();
    // The list may be drawn without its row a moment later.
    const watch = new MutationObserver(() => {
      if (asking.isConnected) return;
      watch.disconnect();
      if (document.activeElement === document.body) focusHeading();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), drawnWithin);
  };

  const ask = useCallback<Ask>((question) => {
    cameFrom.current = document.activeElement;
    setRefusal(null);
    setAsked(question);
    setOpen(true);
  }, []);

  const confirm = async () => {
    setBusy(true);
    try {
      await asked?.run();
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };

  const Yes = asked?.danger ? DangerButton : Button;
  return (
    <AskContext value={ask}>
      {children}
      <Dialog
        opened={open}
        onClose={() => !busy && setOpen(false)}
        title={refusal?.title ?? asked?.title}
        returnFocus={false}
        onExitTransitionEnd={giveFocusBack}
      >
        <p ref={words}>{refusal?.text ?? asked?.question}</p>
        {typeof asked?.more === 'function' ? asked.more(setRefusal) : asked?.more}
        <Answers>
          <Button variant="default" data-autofocus disabled={busy} onClick={() => setOpen(false)}>
            {refusal === null ? asked?.cancel : 'Đóng'}
          </Button>
          {(refusal === null || busy) && (
            <Yes loading={busy} onClick={() => void confirm()}>
              {asked?.confirm}
            </Yes>
          )}
        </Answers>
      </Dialog>
    </AskContext>
  );
}
