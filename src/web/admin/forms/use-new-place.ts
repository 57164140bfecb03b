import { useEffect, useRef } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import type { FormSlots } from '../inputs/form-slots.ts';
import { inputOf } from '../inputs/index.ts';
import { nextOrder } from '../work/records/next-order.ts';
import { atPlace, type Session, type SessionEvent } from './session.ts';
import type { FormValues } from './values.ts';
import type { Work } from './work.ts';

/** What the siblings of a new record belong to, null where they belong to nothing; undefined while that has to be chosen. */
export function parentIn(description: Description, values: FormValues): number | null | undefined {
  const name = parentField(description);
  const field = name === null ? undefined : description.fields[name];
  const value = name === null ? undefined : values[name];
  if (field === undefined || value === undefined) return null;
  const id = inputOf(field).toWire(value, undefined, field);
  return typeof id === 'number' ? id : field.required === true ? undefined : null;
}

const placeIn = (description: Description, slots: FormSlots, parent: number | null, signal: AbortSignal): Promise<number> =>
  slots.lastPlace?.(parent, signal) ?? nextOrder(description, parent, signal);

/**
 * Proposes that a new record stands behind its siblings, and again behind those of another parent, until its place is typed by
 * hand. Gives what gives the work with the place that it is to be sent with.
 */
export function useNewPlace(session: Session, dispatch: (event: SessionEvent) => void) {
  const { description, slots, work, hasOwnPlace } = session;
  const parent = work.record === null && 'order' in description.fields ? parentIn(description, work.values) : undefined;
  /** What those belong to behind which it is proposed to stand. */
  const proposed = useRef<number | null | undefined>(undefined);

  useEffect(() => {
    if (parent === undefined) return;
    const controller = new AbortController();
    const propose = async () => {
      const order = await placeIn(description, slots, parent, controller.signal);
      if (controller.signal.aborted) return;
      proposed.current = parent;
      dispatch({ type: 'placed', order });
    };
    // What is not known by the time of saving is asked for then.
    propose().catch(() => undefined);
    return () => controller.abort();
  }, [description, dispatch, parent, slots]);

  return async (sent: Work, signal: AbortSignal): Promise<Work> => {
    if (parent === undefined || proposed.current === parent || hasOwnPlace) return sent;
    // Not to know its place must not stand in the way of a save.
    const order = await placeIn(description, slots, parent, signal).catch(() => null);
    return order === null ? sent : atPlace(sent, order);
  };
}
