import { useState } from 'react';
import type { MadePreview } from '#shared/answers/journal.ts';
import { QuietButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PageToolsProps } from '../../forms/form-parts.ts';
import { useScreenActions } from '../../work/screen-actions.ts';
import { fetched } from './preview-button.tsx';
import type { ShareDialog } from './share-dialog.tsx';
import styles from './previews.module.css';

/** The ways to the page of a record that is there: one that others are sent, and the public one. */
export function PageTools({ path, id, page, dirty, keep }: PageToolsProps) {
  const [open, setOpen] = useState(false);
  // What was made stays at hand: its address is told only once.
  const [made, setMade] = useState<MadePreview | null>(null);
  const [Loaded, setLoaded] = useState<typeof ShareDialog | null>(null);
  const share = async () => {
    const loaded = Loaded ?? (await fetched(() => import('./share-dialog.tsx')))?.ShareDialog;
    if (loaded === undefined) return;
    setLoaded(() => loaded);
    setOpen(true);
  };
  useScreenActions(page === null ? [] : [{ label: 'Xem trên trang', icon: 'see', href: page }]);
  return (
    <>
      <QuietButton onClick={() => void share()}>Gửi cho người khác xem</QuietButton>
      {page !== null && (
        <a className={`inline-2 ${styles['way']}`} href={page} target="_blank" rel="noreferrer">
          Xem trên trang
          <Icon name="away" />
          <span className="visually-hidden">(mở tab mới)</span>
        </a>
      )}
      <Dialog opened={open} onClose={() => setOpen(false)} title="Gửi cho người khác xem" size="lg">
        {Loaded && (
          <Loaded path={path} id={id} dirty={dirty} keep={keep} made={made} onMade={setMade} onClose={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}
