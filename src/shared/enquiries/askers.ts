/** Who asks. */
export const askers = ['hoc-sinh', 'phu-huynh', 'thay-co'] as const;
export type Asker = (typeof askers)[number];
export const askerNames: Record<Asker, string> = { 'hoc-sinh': 'Học sinh', 'phu-huynh': 'Phụ huynh', 'thay-co': 'Thầy cô' };
