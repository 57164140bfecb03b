import { logoPath, type MarkName, markPath } from '#shared/marks.ts';

type Props = {
  name: MarkName;
  /** Degrees, clockwise: a circumflex at 180 points down. */
  turn?: number;
  className?: string | undefined;
};

/** One of the nine marks in the colour of the text, 1em wide unless the class says otherwise. Hidden from screen readers. */
export function Mark({ name, turn = 0, className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 100"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={markPath(name)} transform={turn === 0 ? undefined : `rotate(${turn} 50 50)`} />
    </svg>
  );
}

const roofEnd = logoPath.indexOf('Z') + 1;

/** The logo: a roof in the colour of the text over a dot in the accent. Hidden from screen readers. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={logoPath.slice(0, roofEnd)} fill="currentColor" />
      <path d={logoPath.slice(roofEnd)} fill="var(--accent)" />
    </svg>
  );
}
