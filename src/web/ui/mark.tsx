import type { ReactNode } from 'react';
import { logoPath, type MarkName, markPath } from '#shared/marks.ts';

type DrawingProps = { className?: string | undefined; children: ReactNode };

/** A square of 0 to 100 in the colour of the text, 1em wide unless the class says otherwise. Hidden from screen readers. */
export const Drawing = ({ className, children }: DrawingProps) => (
  <svg className={className} viewBox="0 0 100 100" width="1em" height="1em" fill="currentColor" aria-hidden focusable="false">
    {children}
  </svg>
);

/** One of the nine marks, turned by degrees clockwise: a circumflex at 180 points down. */
export const Mark = ({ name, turn = 0, className }: { name: MarkName; turn?: number; className?: string | undefined }) => (
  <Drawing className={className}>
    <path d={markPath(name)} transform={turn === 0 ? undefined : `rotate(${turn} 50 50)`} />
  </Drawing>
);

const roofEnd = logoPath.indexOf('Z') + 1;

/** The logo: a roof in the colour of the text over a dot in the accent, or in the colour of the brand where that is another. */
export const LogoMark = ({ className }: { className?: string | undefined }) => (
  <Drawing className={className}>
    <path d={logoPath.slice(0, roofEnd)} />
    <path d={logoPath.slice(roofEnd)} fill="var(--brand, var(--accent))" />
  </Drawing>
);
