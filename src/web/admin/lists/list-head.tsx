import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminCreatePath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { ScreenTitle } from '../screens/screen-title.tsx';
import styles from './list.module.css';

/** `to`: where a new record begins with what the list is narrowed to. */
export const AddButton = ({ description, to }: { description: Description; to?: string }) => (
  <Button component={Link} to={to ?? adminCreatePath(description.path)}>
    {nounTexts(description.noun).add}
  </Button>
);

type HeadProps = {
  title: string;
  help?: ReactNode;
  /** What can be done with the list as a whole. */
  children?: ReactNode;
};

export const ListHead = ({ title, help, children }: HeadProps) => (
  <header className="row-3">
    <ScreenTitle name={title} />
    <h1 className="screen-name">{title}</h1>
    {help}
    {children && <span className={`flow-2 ${styles['add']}`}>{children}</span>}
  </header>
);
