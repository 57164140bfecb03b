import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { LineIcon } from './line-icon.tsx';

type Props = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** Takes something away. The sign tells it from other buttons where the colour does not. */
export const DangerButton = (props: Props) => <Button color="danger" leftSection={<LineIcon name="warning" />} {...props} />;
