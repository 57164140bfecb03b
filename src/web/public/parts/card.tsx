import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PictureMeta } from '#shared/answers/parts.ts';
import styles from './card.module.css';
import { Picture } from './picture.tsx';

type Props = {
  to: string;
  name: string;
  text?: string;
  picture: { src: string | null; meta: PictureMeta | null };
  /** How wide the picture is shown, as in `sizes`. */
  sizes: string;
  /** A small line over the name: a kind, a date. */
  kicker?: ReactNode;
  heading?: 'h2' | 'h3';
  /** 'row': picture left at every width; 'auto': left on the phone, above from 48rem on. */
  shape?: 'stack' | 'row' | 'auto';
  priority?: boolean;
  className?: string | undefined;
};

/** `sizes` of cards in shape 'auto', three across, on a page beside the sidebar. */
export const threeBesideSidebar = '(min-width: 60em) min(20rem, 29vw - 96px), (min-width: 48em) 30vw, 27vw';

/** Picture, name and a few lines of a record. The name is the link, and the style extends it over the whole card. */
export function Card({
  to,
  name,
  text,
  picture,
  sizes,
  kicker,
  heading: Heading = 'h3',
  shape = 'stack',
  priority = false,
  className = '',
}: Props) {
  return (
    <article className={`${styles['card']} ${className}`} data-shape={shape}>
      <div className={styles['frame']}>
        <Picture
          src={picture.src}
          meta={picture.meta}
          alt=""
          seed={to}
          sizes={sizes}
          priority={priority}
          className={styles['picture']}
        />
      </div>
      <div className={styles['words']}>
        {kicker !== undefined && <p className={styles['kicker']}>{kicker}</p>}
        <Heading className={styles['name']}>
          <Link to={to} className={styles['link']}>
            {name}
          </Link>
        </Heading>
        {text !== undefined && text !== '' && <p className={styles['text']}>{text}</p>}
      </div>
    </article>
  );
}
