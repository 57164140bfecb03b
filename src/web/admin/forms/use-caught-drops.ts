import { useWindowEvent } from '@mantine/hooks';
import { notify } from '../session/notify.ts';

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * A file that misses the frame of a picture: left to itself the browser would open it in place of the form. What a frame has
 * taken is taken (`defaultPrevented`).
 */
export function useCaughtDrops(): void {
  useWindowEvent('dragover', (event) => {
    // Not refused with an effect of 'none': no drop would follow that the hint could be told at.
    if (!event.defaultPrevented && bringsFiles(event)) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    if (event.defaultPrevented || !bringsFiles(event)) return;
    event.preventDefault();
    notify.error('Tệp chưa được nhận.', 'Hãy thả ảnh vào đúng khung có viền nét đứt.');
  });
}
