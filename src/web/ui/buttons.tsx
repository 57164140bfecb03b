import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type Props = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** What may be done beside what one does first. */
export const SecondaryButton = (props: Props) => <Button variant="default" {...props} />;

/** The same within notes, bars and rows. */
export const SmallButton = (props: Props) => <Button variant="default" size="compact-md" {...props} />;

/** Within text, or where a frame would be louder than what it stands beside. */
export const QuietButton = (props: Props) => <Button variant="subtle" color="ink" size="compact-sm" {...props} />;
