import { AsyncLocalStorage } from 'node:async_hooks';

/** What lines of the log say of the request they are about. */
export type RequestNote = { readonly id: string; account: number | null };

const current = new AsyncLocalStorage<RequestNote>();

/** Whatever is logged within `work` names this request. */
export const withNote = <T>(note: RequestNote, work: () => T): T => current.run(note, work);

/** Undefined outside of requests. */
export const noteOfRequest = (): RequestNote | undefined => current.getStore();

/** Says who makes the request that is being answered. */
export function noteAccount(id: number): void {
  const note = current.getStore();
  if (note !== undefined) note.account = id;
}
