import { type ReactNode, useState } from 'react';
import { comparePath, fewestCompared, mostCompared } from '#shared/guidance/compare-path.ts';
import { type SavedKind, savedKinds } from '#shared/guidance/saved.ts';
import { Link } from '#web/ui/link.tsx';
import { CompareLink } from '../guidance/compare-link.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import styles from './saved.module.css';

const kindTitles: Record<SavedKind, string> = { nganh: 'Ngành', 'vi-tri': 'Vị trí', nghe: 'Nghề', mon: 'Môn' };

/** One line of the page; no `path`: it is not known yet, or gone. */
export type Line = { kind: SavedKind; slug: string; name: string; path: string | null; within: string; isGone: boolean };

type LinesProps = { lines: Line[]; onTake?: (line: Line) => void; canCompare?: boolean };

/** The lines by kind. */
export const Lines = ({ lines, onTake, canCompare = false }: LinesProps) =>
  savedKinds.map((kind) => {
    const those = lines.filter((line) => line.kind === kind);
    if (those.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`phan--${kind}`}>
        <PartTitle id={`phan--${kind}`} title={kindTitles[kind]} count={`${those.length} mục`} />
        {canCompare && (kind === 'nganh' || kind === 'vi-tri') ? (
          <Comparable kind={kind} lines={those}>
            {(box) => those.map((line) => <SavedLine key={line.slug} line={line} onTake={onTake} box={box(line)} />)}
          </Comparable>
        ) : (
          <ul className={styles['lines']}>
            {those.map((line) => (
              <SavedLine key={line.slug} line={line} onTake={onTake} />
            ))}
          </ul>
        )}
      </section>
    );
  });

type ComparableProps = {
  kind: 'nganh' | 'vi-tri';
  lines: Line[];
  children: (box: (line: Line) => ReactNode) => ReactNode;
};

/** Lines of which some can be set side by side: all of them at once, or those that are ticked where they are too many. */
function Comparable({ kind, lines, children }: ComparableProps) {
  const there = lines.filter(({ path }) => path !== null);
  const noun = kind === 'nganh' ? 'ngành' : 'vị trí';
  const [ticked, setTicked] = useState<string[]>([]);
  const mustChoose = there.length > mostCompared;
  const chosen = mustChoose ? there.filter(({ slug }) => ticked.includes(slug)) : there;
  const isEnough = chosen.length >= fewestCompared;
  const box = ({ slug, name, path }: Line) =>
    mustChoose && path !== null ? (
      <label className={styles['box']}>
        <input
          type="checkbox"
          checked={ticked.includes(slug)}
          disabled={chosen.length >= mostCompared && !ticked.includes(slug)}
          onChange={({ currentTarget: { checked } }) =>
            setTicked((before) => (checked ? [...before, slug] : before.filter((one) => one !== slug)))
          }
        />
        Chọn<span className="visually-hidden"> {name} để so sánh</span>
      </label>
    ) : null;

  return (
    <>
      <ul className={styles['lines']}>{children(box)}</ul>
      {there.length === 1 && there[0] && (
        <p className={styles['compare']}>
          <CompareLink kind={kind} slug={there[0].slug} name={there[0].name} />
        </p>
      )}
      {there.length >= fewestCompared && (
        <p className={styles['compare']}>
          {isEnough ? (
            <Link
              className="button"
              to={comparePath(
                kind,
                chosen.map(({ slug }) => slug),
              )}
            >
              So sánh {chosen.length} {noun}
            </Link>
          ) : (
            <span>Chọn hai đến bốn {noun} để so sánh.</span>
          )}
        </p>
      )}
    </>
  );
}

type SavedLineProps = { line: Line; onTake?: ((line: Line) => void) | undefined; box?: ReactNode };

function SavedLine({ line, onTake, box }: SavedLineProps) {
  const { name, path, within, isGone } = line;
  return (
    <li className={styles['line']}>
      <div className={styles['words']}>
        {within !== '' && <p className="quiet-sm">{within}</p>}
        <h3 className={styles['name']}>
          {path === null ? (
            name || 'Mục đã lưu'
          ) : (
            <Link to={path} className="plain-link">
              {name}
            </Link>
          )}
        </h3>
        {isGone && <p className={styles['gone']}>Không còn trên trang</p>}
      </div>
      {box}
      {onTake && (
        <button type="button" className="outlined-button" onClick={() => onTake(line)}>
          Bỏ<span className="visually-hidden"> {name} khỏi danh sách</span>
        </button>
      )}
    </li>
  );
}
