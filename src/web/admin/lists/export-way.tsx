import { Popover } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import type { ListState } from './list-state.ts';
import styles from './export.module.css';

/** Once in a while: the list itself does not bring it along. */
const ExportPanel = lazy(async () => ({ default: (await import('./export-panel.tsx')).ExportPanel }));

type Props = { description: Description; state: ListState; total: number | undefined };

/** Gives the list out as a sheet: with its filters and its order, in all columns or in those it shows. */
export function ExportWay({ description, state, total }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width="min(20rem, calc(100vw - 2rem))"
      position="bottom-end"
      withRoles={false}
      // Next to its button in the document, so that the keyboard comes to it next; a file on its way is not lost with it.
      withinPortal={false}
      keepMounted
    >
      <Popover.Target>
        <SecondaryButton
          aria-expanded={open}
          disabled={total === undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          {busy ? 'Đang xuất…' : 'Xuất'}
        </SecondaryButton>
      </Popover.Target>
      <Popover.Dropdown className={`stack-2 ${styles['box']}`}>
        {(open || busy) && (
          <Suspense fallback={null}>
            <ExportPanel
              description={description}
              state={state}
              total={total ?? 0}
              onBusy={setBusy}
              onDone={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
