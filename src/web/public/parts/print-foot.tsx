import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { site } from '#site-config';
import type { loader } from '#web/root.tsx';
import { groupHotline } from './hotline.ts';
import styles from './print-foot.module.css';

const neverChanges = () => () => {};

/** On paper only: whose page this is, whom to ask, and where it was printed from. `path` is below the origin. */
export function PrintFoot({ path }: { path: string }) {
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  // Where nobody named the site, the browser knows where it found it.
  const found = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
  return (
    <footer className={styles['foot']}>
      <p>
        <b>{site.name}</b>
        {site.hotlines.map((digits) => ` · ${groupHotline(digits)}`)} · {site.email}
      </p>
      <p>{(named || found) + path}</p>
    </footer>
  );
}
