import { findDescription } from './description.ts';
import { partOf, textOf } from './record.ts';

/** What keeps a record from visitors although it is shown itself: 'Ẩn theo nghề nghiệp “…”'; null where nothing does. */
export function hiddenByText(row: Record<string, unknown>): string | null {
  const above = partOf(row, 'hidden_by');
  if (above === null) return null;
  const noun = findDescription(textOf(above, 'resource'))?.noun ?? 'mục';
  return `Ẩn theo ${noun} “${textOf(above, 'title')}”`;
}
