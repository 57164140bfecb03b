import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import styles from './card.module.css';
import { Picture, type StoredPicture } from './picture.tsx';

/** What a card, or a line of a catalogue, shows of a record. */
export type Entry = { to: string; name: string; text: string; picture: StoredPicture };

type Props = Entry & {
  /** How wide the picture is shown, as in `sizes`. */
  sizes: string;
  /** A small line over the name: a kind, a date. */
  kicker?: ReactNode;
  heading?: 'h2' | 'h3';
  /** The large card of the first screen: its picture stands above at every width, not beside the words on the phone. */
  lead?: boolean;
};

/** Picture, name and a few lines of a record. The name is the link, and the style extends it over the whole card. */
export const Card = ({ to, name, text, picture, sizes, kicker, heading: Heading = 'h3', lead = false }: Props) => (
  <article className={`covered ${styles['card']}`} data-lead={lead || undefined}>
    <div className="moved-picture">
      <Picture {...picture} seed={to} sizes={sizes} priority={lead} />
    </div>
    <div className={styles['words']}>
      {kicker !== undefined && <p className={styles['kicker']}>{kicker}</p>}
      <Heading className={styles['name']}>
        <Link to={to} className="covering plain-link">
          {name}
        </Link>
      </Heading>
      {text !== '' && <p className="cut-text">{text}</p>}
    </div>
  </article>
);

/** Cards of which three stand side by side, on a page beside the sidebar. */
export const Cards = ({ entries, className }: { entries: Entry[]; className: string | undefined }) => (
  <ul className={className}>
    {entries.map((entry) => (
      <li key={entry.to}>
        <Card {...entry} sizes="(min-width: 60em) min(20rem, 29vw - 96px), (min-width: 48em) 30vw, 27vw" />
      </li>
    ))}
  </ul>
);
