import { lazy } from 'react';
import { texts } from '#shared/texts.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import type { PreviewButtonProps } from '../../forms/form-parts.ts';
import { notify } from '../../session/notify.ts';
import { useScreenActions } from '../../work/screen-actions.ts';

/** A part whose script is fetched when it is first asked for: few who open a form need it. Null when it does not arrive. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await load();
  } catch {
    // A lost connection, or a new release: what is typed stays where it is.
    notify.error('Không mở được phần xem trước.', texts.unreachable);
    return null;
  }
}

/** Of a group that few open. */
export const SearchLook = lazy(async () => ({ default: (await import('./search-look.tsx')).SearchLook }));

/** Shows the page of what the form holds, or shows it no more. */
export function PreviewButton({ isShown, onShow }: PreviewButtonProps) {
  const show = async () => {
    if (isShown) return onShow(null);
    const loaded = await fetched(() => import('./preview-pane.tsx'));
    if (loaded) onShow(loaded.PreviewPane);
  };
  useScreenActions([{ label: 'Xem trước', icon: 'see', run: () => void show() }]);
  return (
    <SecondaryButton aria-expanded={isShown} onClick={() => void show()}>
      Xem trước
    </SecondaryButton>
  );
}
