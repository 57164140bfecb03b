import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import type { Query } from '#web/api.ts';
import { findDescription } from '../work/records/description.ts';
import styles from './choosing.module.css';
import type { ListState } from './list-state.ts';

type Way = { parent: Query } | { first: string };

/** What the siblings of a list belong to; or what has to be chosen before it has an order that can be changed. */
function wayToArrange(description: Description, { filters, sortBy, descending }: ListState): Way {
  const column = parentField(description);
  const field = column === null ? undefined : description.fields[column];
  const isSorted = sortBy === 'order' && !descending;
  const id = column === null ? undefined : filters[column];
  if (column !== null && !id) {
    const noun = field?.kind === 'reference' ? findDescription(field.to)?.noun : undefined;
    return { first: `Chọn một ${noun ?? 'mục'} và sắp theo Thứ tự để xếp lại` };
  }
  if (!isSorted) return { first: 'Sắp theo Thứ tự để xếp lại' };
  return { parent: column === null ? {} : { [column]: id } };
}

type Props = { description: Description; state: ListState; onArrange: (parent: Query) => void };

export function ArrangeWay({ description, state, onArrange }: Props) {
  const way = wayToArrange(description, state);
  if ('first' in way) return <p className="shrinks">{way.first}</p>;
  return (
    <button
      type="button"
      className={`inline one-line rigid ${styles['command']}`}
      data-arrange
      onClick={() => onArrange(way.parent)}
    >
      Xếp lại thứ tự
    </button>
  );
}
