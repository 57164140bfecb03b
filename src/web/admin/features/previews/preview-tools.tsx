import { useState } from 'react';
import type { MadePreview } from '#shared/answers/journal.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '../../session/notify.ts';
import { useScreenActions } from '../../work/screen-actions.ts';
import type { PreviewDialog } from './preview-dialog.tsx';
import styles from './previews.module.css';

type Props = {
  /** Of the content type. */
  path: string;
  id: number;
  /** The address at which visitors see just this; null where they see another version, or nothing. */
  page: string | null;
  dirty: boolean;
  keep: () => Promise<boolean>;
  onBeside: (address: string) => void;
};

/** The way to the page of the record that is being edited: the public one, or a preview. */
export function PreviewTools({ path, id, page, dirty, keep, onBeside }: Props) {
  const [open, setOpen] = useState(false);
  // What was made stays at hand: its address is told only once.
  const [made, setMade] = useState<MadePreview | null>(null);
  /** Its script is fetched when it is first asked for: few who open a form need it. */
  const [Loaded, setLoaded] = useState<typeof PreviewDialog | null>(null);
  const show = async () => {
    try {
      if (Loaded === null) {
        const { PreviewDialog: loaded } = await import('./preview-dialog.tsx');
        setLoaded(() => loaded);
      }
      setOpen(true);
    } catch {
      // A lost connection, or a new release: what is typed stays where it is.
      notify.error('Không mở được phần xem trước.', 'Kiểm tra mạng rồi thử lại.');
    }
  };
  useScreenActions([
    page === null
      ? { label: 'Xem trước', icon: 'see', run: () => void show() }
      : { label: 'Xem trên trang', icon: 'see', href: page },
  ]);
  if (page !== null) {
    return (
      <a className={`inline-2 ${styles['way']}`} href={page} target="_blank" rel="noreferrer">
        Xem trên trang
        <Icon name="away" />
        <span className="visually-hidden">(mở tab mới)</span>
      </a>
    );
  }
  return (
    <>
      <SecondaryButton onClick={() => void show()}>Xem trước</SecondaryButton>
      <Dialog opened={open} onClose={() => setOpen(false)} title="Xem trước" size="lg">
        {Loaded && (
          <Loaded
            path={path}
            id={id}
            dirty={dirty}
            keep={keep}
            made={made}
            onMade={setMade}
            onClose={() => setOpen(false)}
            onBeside={(address) => {
              setOpen(false);
              onBeside(address);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
