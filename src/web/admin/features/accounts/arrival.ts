import { isRecord } from '#shared/formats/json.ts';

/** What the login is told by whoever has just set a password. */
export type Arrival = { told: string; email: string };

export const readArrival = (state: unknown): Arrival | null =>
  isRecord(state) && typeof state['told'] === 'string' && typeof state['email'] === 'string'
    ? { told: state['told'], email: state['email'] }
    : null;
