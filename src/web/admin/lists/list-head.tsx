import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminCreatePath } from '#shared/paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import styles from './list.module.css';

export function AddButton({ resource }: { resource: Description }) {
  return (
    <Button component={Link} to={adminCreatePath(resource.path)}>
      {nounTexts(resource.noun).add}
    </Button>
  );
}

/** The name of a list, what explains it, and the way to add to it. */
export function ListHead({ resource, help }: { resource: Description; help?: ReactNode }) {
  const { listTitle } = nounTexts(resource.noun);
  return (
    <header className={styles['head']}>
      <title>{`${listTitle} – Quản trị`}</title>
      <h1>{listTitle}</h1>
      {help}
      <span className={styles['add']}>
        <AddButton resource={resource} />
      </span>
    </header>
  );
}
