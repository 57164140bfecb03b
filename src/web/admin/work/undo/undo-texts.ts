import { quoted } from '#shared/text/quoted.ts';
import type { Description } from '#shared/content-types/description.ts';

/** What the bar says of one record. */
export const deletedText = ({ noun }: Description, title: string) => `Đã xóa ${noun} ${quoted(title)}.`;
export const restoredText = ({ noun }: Description, title: string) => `Đã khôi phục ${noun} ${quoted(title)}.`;
