import type { Context } from 'hono';
import { networkReader } from '#server/auth/client-address.ts';
import { suffices } from '#server/auth/access.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import type { RecordType, WriteContext } from './model.ts';
import type { Warned } from './warned.ts';

/** What the calls of somebody who is signed in are made of. */
export type CallerParts = WriteContext & { trustProxy?: number | undefined };

export const callerReader = (parts: CallerParts) => {
  const networkOf = networkReader(parts.trustProxy ?? 0);
  return (context: Context<SignedIn>): WriteContext & { warned: Warned } => ({
    ...parts,
    by: context.get('admin').id,
    address: networkOf(context),
    warned: new Map(),
  });
};

export type MayChange = (type: RecordType) => boolean;

/** Whether whoever calls may change records of a type. */
export const mayChange =
  (context: Context<SignedIn>): MayChange =>
  ({ needs }) =>
    suffices(context.get('admin'), needs);
