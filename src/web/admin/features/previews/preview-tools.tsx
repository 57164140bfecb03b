import { lazy, useState } from 'react';
import type { MadePreview } from '#shared/answers/journal.ts';
import { QuietButton, SecondaryButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PreviewToolsProps } from '../../forms/record-form.tsx';
import { notify } from '../../session/notify.ts';
import { type ScreenAction, useScreenActions } from '../../work/screen-actions.ts';
import type { ShareDialog } from './share-dialog.tsx';
import styles from './previews.module.css';

/** A part whose script is fetched when it is first asked for: few who open a form need it. Null when it does not arrive. */
async function fetched<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await load();
  } catch {
    // A lost connection, or a new release: what is typed stays where it is.
    notify.error('Không mở được phần xem trước.', 'Kiểm tra mạng rồi thử lại.');
    return null;
  }
}

/** Of a group that few open. */
export const SearchLook = lazy(async () => ({ default: (await import('./search-look.tsx')).SearchLook }));

/** The ways to the page of a record: of what the form holds, of what others are sent, and the public one. */
export function PreviewTools({ path, id, page, dirty, keep, isShown, onShow }: PreviewToolsProps) {
  const [open, setOpen] = useState(false);
  // What was made stays at hand: its address is told only once.
  const [made, setMade] = useState<MadePreview | null>(null);
  const [Loaded, setLoaded] = useState<typeof ShareDialog | null>(null);
  const show = async () => {
    if (isShown) return onShow(null);
    const loaded = await fetched(() => import('./preview-pane.tsx'));
    if (loaded !== null) onShow(loaded.PreviewPane);
  };
  const share = async () => {
    const loaded = Loaded ?? (await fetched(() => import('./share-dialog.tsx')))?.ShareDialog;
    if (loaded === undefined) return;
    setLoaded(() => loaded);
    setOpen(true);
  };
  const actions: ScreenAction[] = [{ label: 'Xem trước', icon: 'see', run: () => void show() }];
  if (page !== null) actions.push({ label: 'Xem trên trang', icon: 'see', href: page });
  useScreenActions(actions);
  return (
    <div className="row-2">
      <SecondaryButton aria-expanded={isShown} onClick={() => void show()}>
        Xem trước
      </SecondaryButton>
      {id !== null && <QuietButton onClick={() => void share()}>Gửi cho người khác xem</QuietButton>}
      {page !== null && (
        <a className={`inline-2 ${styles['way']}`} href={page} target="_blank" rel="noreferrer">
          Xem trên trang
          <Icon name="away" />
          <span className="visually-hidden">(mở tab mới)</span>
        </a>
      )}
      <Dialog opened={open} onClose={() => setOpen(false)} title="Gửi cho người khác xem" size="lg">
        {Loaded && id !== null && (
          <Loaded path={path} id={id} dirty={dirty} keep={keep} made={made} onMade={setMade} onClose={() => setOpen(false)} />
        )}
      </Dialog>
    </div>
  );
}
