import type { ReactNode } from 'react';
import { markNames } from '#shared/marks.ts';
import { Mark } from '#web/ui/mark.tsx';
import styles from './empty-state.module.css';
import { pick, seedOf } from './seed.ts';

type Props = {
  title: string;
  text?: ReactNode;
  /** What to do next: links or buttons. */
  action?: ReactNode;
  /** 1 where the state is the page. */
  level?: 1 | 2;
};

/** Colours of the drawing: ground, large mark, small mark. */
const prints = [
  ['--lotus', '--river', '--indigo'],
  ['--turmeric', '--indigo', '--lotus'],
  ['--indigo', '--turmeric', '--lotus'],
  ['--river', '--lotus', '--turmeric'],
] as const;

/** What is missing, below a drawing of the marks, and where to go from there. */
export function EmptyState({ title, text, action, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const seed = seedOf(title);
  const [ground, large, small] = pick(prints, seed, 2);
  return (
    <div className={styles['state']}>
      <div className={styles['drawing']} style={{ backgroundColor: `var(${ground})`, color: `var(${small})` }} aria-hidden="true">
        <span style={{ color: `var(${large})` }}>
          <Mark name={pick(markNames, seed)} className={styles['large']} />
        </span>
        <Mark name={pick(markNames, seed, 1)} className={styles['small']} />
        <Mark name="nang" className={styles['dot']} />
      </div>
      <div>
        <Heading className={styles['title']}>{title}</Heading>
        {text !== undefined && <div className={styles['text']}>{text}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
