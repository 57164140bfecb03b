import { Modal, type ModalRootProps } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** Its title is not put into a <header>: outside of `main` that would be a second banner of the page. */
export const Dialog = ({ title, children, ...root }: ModalRootProps & { title: string | undefined }) => (
  <Modal.Root centered transitionProps={{ duration: 120 }} {...root}>
    <Modal.Overlay backgroundOpacity={0.55} />
    <Modal.Content>
      <Modal.Body className={styles['dialog'] ?? ''}>
        <Modal.Title className={styles['title'] ?? ''}>{title}</Modal.Title>
        {children}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);

/** The buttons at the foot of a dialog. */
export const Answers = ({ children }: { children: ReactNode }) => <div className={styles['answers']}>{children}</div>;
