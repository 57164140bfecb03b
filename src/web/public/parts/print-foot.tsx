import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { site } from '#site-config';
import type { loader } from '#web/root.tsx';
import { groupHotline } from './hotline.ts';
import styles from './print-foot.module.css';

const neverChanges = () => () => {};

/** In print only: the school, its hotlines and the address of the page. `path` is below the origin. */
export function PrintFoot({ path }: { path: string }) {
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  // Without PUBLIC_URL the server does not know the origin; the browser does.
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
