import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminCreatePath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { ScreenTitle } from '../screen-title.tsx';
import styles from './list.module.css';

export function AddButton({ description }: { description: Description }) {
  return (
    <Button component={Link} to={adminCreatePath(description.path)}>
      {nounTexts(description.noun).add}
    </Button>
  );
}

export function ListHead({ description, help }: { description: Description; help?: ReactNode }) {
  const { listTitle } = nounTexts(description.noun);
  return (
    <header className={styles['head']}>
      <ScreenTitle name={listTitle} />
      <h1>{listTitle}</h1>
      {help}
      <span className={styles['add']}>
        <AddButton description={description} />
      </span>
    </header>
  );
}
