import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Answers, Dialog } from './dialog.tsx';
import { LineIcon } from './line-icon.tsx';

type Props = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** Takes something away. The sign tells it from other buttons where the colour does not. */
const DangerButton = (props: Props) => <Button color="danger" leftSection={<LineIcon name="warning" />} {...props} />;

/** `run` is what happens on this answer: the dialog stays, busy, until it is done. */
export type Answer = { label: ReactNode; danger?: boolean; run?: () => Promise<unknown> };

export type Question<Given extends Answer = Answer> = {
  title: string;
  text: string;
  /** Whether it tells what went wrong. */
  alert?: boolean;
  /** What stands under the text; it may find out that there is nothing to ask. */
  more?: ReactNode | ((refuse: Refuse) => ReactNode);
  /** What has to be ticked first, where a yes cannot be taken back. */
  sure?: string;
  /** The answer that changes nothing, which closing the dialog gives as well. */
  stay?: string;
  /** The last one is what is mostly wanted. */
  answers: readonly Given[];
  size?: 'lg';
};

/** What is said instead of the question, where a yes could only fail. */
type Refusal = { title: string; text: string };
export type Refuse = (refusal: Refusal) => void;

/** Gives the answer, once it is done; null where nothing is to change. A newer question takes the place of an open one. */
type Ask = <Given extends Answer>(question: Question<Given>) => Promise<Given | null>;

const AskContext = createContext<Ask | null>(null);
const AskingContext = createContext(false);

/** Asks in a dialog. */
export function useAsk(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('useAsk needs an AskProvider around it.');
  return ask;
}

/** Whether a question is open. */
export const useIsAsking = (): boolean => use(AskingContext);

/** In milliseconds. */
const drawnWithin = 2_000;

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}

type OpenQuestion = Question & { settle: (given: Answer | null) => void };

export function AskProvider({ children }: { children: ReactNode }) {
  // Kept after the answer, so that the words stay while the dialog fades out.
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const newest = useRef<OpenQuestion | null>(null);
  const cameFrom = useRef<Element | null>(null);
  /** What is pressed may be disabled until the question is answered, and is focused no more when it is asked. */
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (lastFocused.current = target instanceof Element ? target : null);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const words = useRef<HTMLParagraphElement>(null);

  // The focus goes back to what had it before or, where that was deleted with its row, to the heading.
  // Only after the dialog is gone: until then it traps the focus, and the list may still be loading.
  const giveFocusBack = () => {
    const asking = cameFrom.current;
    cameFrom.current = null;
    // What came of it may have taken the focus: another dialog, a fault in a form, another screen.
    const { activeElement: focused } = document;
    const isOurs = focused?.closest('[role="dialog"]')?.contains(words.current) ?? false;
    if (focused !== null && focused !== document.body && !isOurs) return;
    if (!(asking instanceof HTMLElement && asking.isConnected)) return focusHeading();
    asking.focus({ preventScroll: true });
    // The list may be drawn without its row a moment later.
    const watch = new MutationObserver(() => {
      if (asking.isConnected) return;
      watch.disconnect();
      if (document.activeElement === document.body) focusHeading();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), drawnWithin);
  };

  const show = useCallback((next: OpenQuestion | null) => {
    newest.current?.settle(null);
    newest.current = next;
    setBusy(false);
    setOpen(next !== null);
    if (next === null) return;
    const { activeElement: focused } = document;
    cameFrom.current ??= focused === document.body ? lastFocused.current : focused;
    setRefusal(null);
    setSure(false);
    setAsked(next);
  }, []);
  const ask = useCallback<Ask>(
    (question) => new Promise((settle) => show({ ...question, settle: settle as OpenQuestion['settle'] })),
    [show],
  );

  // Nobody waits for what a screen has asked that is left.
  const { pathname } = useLocation();
  useEffect(() => show(null), [pathname, show]);

  const answer = async (given: Answer | null) => {
    const own = newest.current;
    try {
      if (given?.run) {
        setBusy(true);
        await given.run();
      }
    } finally {
      own?.settle(given);
      // What came of it may be the next question.
      if (newest.current === own) show(null);
    }
  };
  const leave = () => {
    if (!busy) void answer(null);
  };

  const answers = refusal === null || busy ? (asked?.answers ?? []) : [];
  return (
    <AskContext value={ask}>
      <AskingContext value={open}>{children}</AskingContext>
      <Dialog
        opened={open}
        onClose={leave}
        title={refusal?.title ?? asked?.title}
        size={asked?.size ?? 'md'}
        returnFocus={false}
        onExitTransitionEnd={giveFocusBack}
        // Above the dialog of the screen that asks.
        zIndex={201}
      >
        <p ref={words} {...(asked?.alert && { role: 'alert' })}>
          {refusal?.text ?? asked?.text}
        </p>
        {typeof asked?.more === 'function' ? asked.more(setRefusal) : asked?.more}
        {asked?.sure !== undefined && (
          <label className="check">
            <input type="checkbox" checked={sure} disabled={busy} onChange={(event) => setSure(event.currentTarget.checked)} />
            {asked.sure}
          </label>
        )}
        <Answers>
          <Button variant="default" data-autofocus disabled={busy} onClick={leave}>
            {refusal === null ? (asked?.stay ?? 'Hủy') : 'Đóng'}
          </Button>
          {answers.map((given, index) => {
            const isLast = index === answers.length - 1;
            const Yes = given.danger ? DangerButton : Button;
            return (
              <Yes
                key={typeof given.label === 'string' ? given.label : 'drawn'}
                {...(!isLast && { variant: 'default' })}
                disabled={(busy && !isLast) || (asked?.sure !== undefined && !sure)}
                loading={busy && isLast}
                onClick={() => void answer(given)}
              >
                {given.label}
              </Yes>
            );
          })}
        </Answers>
      </Dialog>
    </AskContext>
  );
}
