import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './form-screen.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: string;
  children: ReactNode;
};

/** A dialog over a form. Its title is not put into a <header>: outside of `main` that would be a second banner of the page. */
export function Dialog({ opened, onClose, title, size = 'md', children }: Props) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} centered transitionProps={{ duration: 120 }}>
      <Modal.Overlay backgroundOpacity={0.55} />
      <Modal.Content>
        <Modal.Body className={styles['dialog'] ?? ''}>
          <Modal.Title className={styles['dialogTitle'] ?? ''}>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
