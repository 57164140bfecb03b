import { UnstyledButton } from '@mantine/core';
import { Icon } from '#web/ui/icon.tsx';
import styles from './sections.module.css';

type MoveProps = { index: number; count: number; describedBy: string; onMove: (step: -1 | 1) => void };

/** One place up or down; drawn as arrows, named in words. */
export function MoveButtons({ index, count, describedBy, onMove }: MoveProps) {
  const move = (step: -1 | 1, name: string, side: 'up' | 'down', disabled: boolean) => (
    <UnstyledButton
      className={styles['move']}
      aria-label={name}
      aria-describedby={describedBy}
      title={name}
      data-move={side}
      disabled={disabled}
      onClick={() => onMove(step)}
    >
      <Icon name="down" className={side === 'up' ? styles['upwards'] : undefined} />
    </UnstyledButton>
  );
  return (
    <>
      {move(-1, 'Chuyển lên', 'up', index === 0)}
      {move(1, 'Chuyển xuống', 'down', index === count - 1)}
    </>
  );
}
