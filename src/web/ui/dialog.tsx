import { Modal, type ModalRootProps } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

/** Its title is not put into a <header>: outside of `main` that would be a second banner of the page. */
export function Dialog({ title, children, ...root }: ModalRootProps & { title: string | undefined }) {
  const content = useFocusBack(root.opened && root.returnFocus !== false);
  return (
    <Modal.Root centered transitionProps={{ duration: 120 }} {...root} returnFocus={false}>
      <Modal.Overlay backgroundOpacity={0.55} />
      <Modal.Content ref={content}>
        <Modal.Body className={styles['dialog'] ?? ''}>
          <Modal.Title className={styles['title'] ?? ''}>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Gives the focus back to what had it before the dialog, unless it has gone elsewhere by itself. Mantine's own way knows nothing of
 * a dialog that is drawn opened, and waits for what may have moved on.
 */
function useFocusBack(isOpen: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // While it is drawn: what is in it takes the focus before any effect.
  if (isOpen && !wasOpen.current) before.current = document.activeElement;
  wasOpen.current = isOpen;
  useEffect(() => {
    if (!isOpen) return;
    const shown = content.current;
    return () => {
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body || shown?.contains(focused);
      const opener = before.current;
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return content;
}

/** The buttons at the foot of a dialog. */
export const Answers = ({ children }: { children: ReactNode }) => <div className={styles['answers']}>{children}</div>;
