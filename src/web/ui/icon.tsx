import { type MarkName, markPath } from '#shared/marks.ts';
import { Drawing } from './mark.tsx';

type Stroke = { mark: MarkName; move: string };

/** Signs composed of the nine marks, each on a square of 0 to 100. */
const signs = {
  // Only the handle is a mark; the ring is drawn below.
  search: [{ mark: 'huyen', move: 'translate(58 58) scale(0.4)' }],
  close: [
    { mark: 'bar', move: 'rotate(45 50 50) translate(0 20) scale(1 0.6)' },
    { mark: 'bar', move: 'rotate(-45 50 50) translate(0 20) scale(1 0.6)' },
  ],
  menu: [
    { mark: 'bar', move: 'translate(0 -14) scale(1 0.7)' },
    { mark: 'bar', move: 'translate(0 44) scale(1 0.7)' },
  ],
  down: [{ mark: 'circumflex', move: 'rotate(180 50 50)' }],
  next: [{ mark: 'circumflex', move: 'rotate(90 50 50)' }],
  onward: [
    { mark: 'bar', move: 'translate(0 20) scale(0.9 0.6)' },
    { mark: 'circumflex', move: 'translate(16 0) rotate(90 50 50)' },
  ],
  previous: [{ mark: 'circumflex', move: 'rotate(-90 50 50)' }],
  pause: [
    { mark: 'bar', move: 'translate(-24 0) rotate(90 50 50) scale(1 0.9) translate(0 5)' },
    { mark: 'bar', move: 'translate(24 0) rotate(90 50 50) scale(1 0.9) translate(0 5)' },
  ],
  play: [],
  away: [{ mark: 'sac', move: 'translate(0 0)' }],
} satisfies Record<string, Stroke[]>;

/** The sign of a control, which has a name of its own. */
export function Icon({ name, className }: { name: keyof typeof signs; className?: string | undefined }) {
  const strokes: Stroke[] = signs[name];
  return (
    <Drawing className={className}>
      {name === 'search' && <circle cx="40" cy="40" r="29" fill="none" stroke="currentColor" strokeWidth="16" />}
      {name === 'play' && <path d="M18 6 92 50 18 94Z" />}
      {strokes.map(({ mark, move }) => (
        <path key={move} d={markPath(mark)} transform={move} />
      ))}
    </Drawing>
  );
}
