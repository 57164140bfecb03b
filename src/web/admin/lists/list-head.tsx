import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminCreatePath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { ScreenTitle } from '../screen-title.tsx';
import styles from './list.module.css';

/** `to`: where a new record begins with what the list is narrowed to. */
export function AddButton({ description, to }: { description: Description; to?: string }) {
  return (
    <Button component={Link} to={to ?? adminCreatePath(description.path)}>
      {nounTexts(description.noun).add}
    </Button>
  );
}

type HeadProps = {
  description: Description;
  help?: ReactNode;
  to?: string;
  /** What can be done with the list as a whole. */
  tools?: ReactNode;
};

export function ListHead({ description, help, to, tools }: HeadProps) {
  const { listTitle } = nounTexts(description.noun);
  return (
    <header className="row-3">
      <ScreenTitle name={listTitle} />
      <h1 className="screen-name">{listTitle}</h1>
      {help}
      <span className={styles['add']}>
        {tools}
        <AddButton description={description} {...(to !== undefined && { to })} />
      </span>
    </header>
  );
}
