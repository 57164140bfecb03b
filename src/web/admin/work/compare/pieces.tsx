import type { ReactNode } from 'react';
import { smallestAt } from '#shared/pictures/picture-set.ts';
import type { Piece } from './compare-words.ts';
import { cellsOf } from './dressed-text.ts';
import styles from './pieces.module.css';

/** A line as it looks, with what changed in it marked; a row of a table as its cells. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  const cells = cellsOf(pieces).map(({ start, words }, column) => (
    // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
    <span key={column} className={styles['cell']} data-marked={start.marked || undefined}>
      <span className="visually-hidden">{start.text}</span>
      <Pieces pieces={words} />
    </span>
  ));
  if (cells.length > 0) return <span className={styles['row']}>{cells}</span>;
  return pieces.map((piece, index) => {
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
}

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
