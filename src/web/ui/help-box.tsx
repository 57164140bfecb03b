import { Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './help-box.module.css';

/** A '?' that explains what is not obvious, on a click and by keyboard alike. */
export function HelpBox({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width="min(24rem, calc(100vw - 2rem))"
      position="bottom-start"
      withRoles={false}
      // Next to its button in the document, so that a screen reader reads it right after the button.
      withinPortal={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={styles['mark']}
          aria-label={`Trợ giúp: ${title}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          ?
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles['box']} role="note">
        <p className={styles['title']}>{title}</p>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
