import { markNames, markPath } from '#shared/marks.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';
import { pictureSet } from '#shared/pictures/picture-set.ts';
import styles from './picture.module.css';
import { pick, seedOf } from './seed.ts';

export type StoredPicture = { src: string | null; meta: PictureMeta | null };

type Props = StoredPicture & {
  /**
   * How wide it is shown, as in the attribute of the same name. A picture across a phone says 86vw, a little less
   * than it takes: otherwise screens of 1.75 dots miss the copy of 640 by a few and fetch one four times as heavy.
   */
  sizes: string;
  /** For the one picture of the first screen. */
  priority?: boolean;
  /** For a main picture: whoever cannot see it is told what the library says of it. */
  described?: boolean;
  /** Varies the stand-in of a record without a picture; its slug, address or name. */
  seed: string;
  className?: string | undefined;
};

/**
 * A stored picture in the widths it is kept in, over its own colour until it is there; a drawn mark where there is none.
 * Small ones have no alternative text: the name stands beside them, and a list would tell each picture before its name.
 */
export function Picture({ src, meta, sizes, priority = false, described = false, seed, className }: Props) {
  if (src === null) return <Standin seed={seed} className={className} />;
  return (
    <img
      className={join(styles['picture'], className)}
      src={src}
      srcSet={meta && meta.widths.length > 0 ? pictureSet(src, meta) : undefined}
      sizes={meta ? sizes : undefined}
      width={meta?.width}
      height={meta?.height}
      alt={(described && meta?.alt) || ''}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      style={meta ? { backgroundColor: meta.color, objectPosition: meta.focus && pointOf(meta.focus) } : undefined}
    />
  );
}

/** What `object-position` takes: the point lies as far across the crop as across the picture. */
const pointOf = ({ x, y }: NonNullable<PictureMeta['focus']>) => `${x}% ${y}%`;

const pairs = [
  ['--river', '--lotus'],
  ['--indigo', '--turmeric'],
  ['--turmeric', '--indigo'],
  ['--lotus', '--river'],
  ['--indigo', '--lotus'],
] as const;

const crops = ['20 8 60 40', '34 24 60 40', '4 30 66 44', '26 46 72 48'] as const;

/** One mark, large and cropped, in the pictures' ratio of 3 to 2. */
function Standin({ seed, className }: Pick<Props, 'seed' | 'className'>) {
  const number = seedOf(seed);
  const [ground, tone] = pick(pairs, number);
  return (
    <svg
      className={join(styles['picture'], className)}
      viewBox={pick(crops, number, 2)}
      width={1200}
      height={800}
      preserveAspectRatio="xMidYMid slice"
      style={{ backgroundColor: `var(${ground})` }}
      fill={`var(${tone})`}
      aria-hidden
    >
      <path d={markPath(pick(markNames, number, 1))} />
    </svg>
  );
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
