import { picture } from '#shared/pictures/picture.ts';
import type { Slots } from '#server/crud/model.ts';
import { removeLater } from '#server/crud/unused-pictures.ts';
import { pictureFiles } from '#server/media/pictures.ts';

const half = 'Điểm chính cần cả hai số: theo chiều ngang và theo chiều dọc, hoặc để trống cả hai.';

const slots: Slots<typeof picture> = {
  faults(_db, values, before) {
    if (!('focus_x' in values || 'focus_y' in values)) return Promise.resolve({});
    const now = { ...before, ...values };
    const isHalf = ((now['focus_x'] ?? null) === null) !== ((now['focus_y'] ?? null) === null);
    return Promise.resolve(isHalf ? { focus_x: [half] } : {});
  },
  async beforeSave(batch, values, before) {
    // What the library lets go of stays only where something names it.
    if (values['state'] === 'used' && before !== null) {
      const widths = JSON.parse(String(before['widths'])) as number[];
      const path = String(before['path']);
      removeLater(batch, new Map([[path, pictureFiles(path, { widths })]]));
    }
    return values;
  },
};

/** A stored picture, as far as it is changed like a record: what is said of it, and whether the library keeps it. */
export const libraryPictureType = { description: picture, slots, needs: 'content' } as const;
