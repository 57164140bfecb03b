import { smallestAt } from '#shared/pictures/picture-set.ts';
import type { Piece } from './compare-words.ts';
import styles from './pieces.module.css';

/** A line as it looks, with what changed in it marked. */
export const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, index) => {
    const { marked, told } = piece;
    const drawn = (
      <>
        <Drawn piece={piece} />
        {told !== undefined && <small className={styles['told']}> ({told})</small>}
      </>
    );
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text repeat, and none of them moves
    return marked && piece.image === undefined ? <mark key={index}>{drawn}</mark> : <span key={index}>{drawn}</span>;
  });

function Drawn({ piece }: { piece: Piece }) {
  const { text, strong, em, to, image, marked, told } = piece;
  if (image !== undefined) {
    return (
      <img className={styles['picture']} data-marked={marked || undefined} src={smallestAt(image)} alt="Ảnh" loading="lazy" />
    );
  }
  const words = text === '' && marked ? '↵' : text;
  const leaning = em ? <em>{words}</em> : words;
  const weighted = strong ? <strong>{leaning}</strong> : leaning;
  if (to === undefined) return weighted;
  return (
    <u className={styles['link']} title={to}>
      {weighted}
      {told === undefined && <span className="visually-hidden"> (liên kết tới {to})</span>}
    </u>
  );
}
