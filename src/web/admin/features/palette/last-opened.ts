import { useEffect } from 'react';
import { isRecord } from '#shared/formats/json.ts';
import { onSignOut } from '../../session/client.ts';

/** The records that an account opened last in this browser. */
export type Opened = { resource: string; id: number; title: string };

const prefix = 'vua-mo:';
const keyOf = (account: number) => `${prefix}${account}`;
const most = 8;

export function lastOpened(account: number): Opened[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened) : [];
  } catch {
    return [];
  }
}

const isOpened = (value: unknown): value is Opened =>
  isRecord(value) &&
  typeof value['resource'] === 'string' &&
  typeof value['id'] === 'number' &&
  typeof value['title'] === 'string';

const isSame = (one: Pick<Opened, 'resource' | 'id'>, other: Pick<Opened, 'resource' | 'id'>) =>
  one.resource === other.resource && one.id === other.id;

/** Puts a record before the others. */
export const withOpened = (opened: readonly Opened[], record: Opened): Opened[] =>
  [record, ...opened.filter((other) => !isSame(other, record))].slice(0, most);

export function forgetOpened(account: number, record: Pick<Opened, 'resource' | 'id'>): void {
  store(
    account,
    lastOpened(account).filter((other) => !isSame(other, record)),
  );
}

function store(account: number, opened: readonly Opened[]): void {
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(opened));
  } catch {
    // A browser without room remembers nothing.
  }
}

/** Remembers the record that a form shows; null while it is not there yet. */
export function useOpened(account: number | undefined, record: Opened | null): void {
  const { resource, id, title } = record ?? {};
  useEffect(() => {
    if (account === undefined || resource === undefined || id === undefined || title === undefined) return;
    store(account, withOpened(lastOpened(account), { resource, id, title }));
  }, [account, resource, id, title]);
}

/** Has them forgotten when somebody signs out by hand; who is signed out by the end of a session finds them again. */
export const forgetLastOpenedOnLeaving = (): (() => void) =>
  onSignOut('after', (reason) => {
    if (reason !== 'left') return;
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
