import { ActionIcon } from '@mantine/core';
import { Icon } from '#web/ui/icon.tsx';
import styles from './sections.module.css';

type Props = { index: number; count: number; describedBy: string; onMove: (step: -1 | 1) => void };

/** One place up or down; drawn as arrows, named in words. */
export function MoveButtons({ index, count, describedBy, onMove }: Props) {
  const move = (step: -1 | 1, name: string, side: 'up' | 'down', disabled: boolean) => (
    <ActionIcon
      variant="subtle"
      color="ink"
      size="lg"
      aria-label={name}
      aria-describedby={describedBy}
      title={name}
      data-move={side}
      disabled={disabled}
      onClick={() => onMove(step)}
    >
      <Icon name="down" className={side === 'up' ? styles['upwards'] : undefined} />
    </ActionIcon>
  );
  return (
    <>
      {move(-1, 'Chuyển lên', 'up', index === 0)}
      {move(1, 'Chuyển xuống', 'down', index === count - 1)}
    </>
  );
}
