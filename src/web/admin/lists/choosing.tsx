import { type ReactNode, useEffect, useRef } from 'react';
import styles from './choosing.module.css';
import { number } from './list-texts.ts';
import type { Chosen } from './use-chosen.ts';

/** Chooses a row; with Shift, all rows from the one before. */
export const ChooseBox = ({ chosen, row }: { chosen: Chosen; row: { id: number; name: string } }) => (
  <span className={styles['choose']}>
    <input
      type="checkbox"
      className={styles['box']}
      aria-label={`Chọn ${row.name}`}
      checked={chosen.has(row.id)}
      onChange={({ nativeEvent }) => chosen.toggle(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  </span>
);

type ListToolsProps = {
  chosen: Chosen;
  /** How many rows the page has. */
  rows: number;
  /** How many the list has, where all of them can be chosen. */
  total?: number;
  /** What is chosen, as those are told who cannot see it. */
  noun?: string;
  /** What can be done to what is chosen. */
  actions: ReactNode;
  /** What stands there while nothing is chosen. */
  children?: ReactNode;
};

/**
 * The line above the rows: chooses all of them, and says what can be done to what is chosen. It takes as much room in either
 * case, so that no row moves.
 */
export function ListTools({ chosen, rows, total = 0, noun = 'bản ghi', actions, children }: ListToolsProps) {
  const { choice, onPage } = chosen;
  const count = choice.all ? total : choice.some.size;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = onPage > 0 && onPage < rows;
  }, [onPage, rows]);

  return (
    <div className={`line-4 ${styles['tools']}`} data-choosing={count > 0 || undefined}>
      <label className={`inline-2 one-line rigid ${styles['page']}`}>
        <input
          ref={box}
          type="checkbox"
          className={styles['box']}
          checked={rows > 0 && onPage === rows}
          disabled={rows === 0}
          onChange={chosen.togglePage}
        />
        Chọn cả trang
      </label>
      {count === 0 ? (
        <div className={`row-2-4 quiet-xs shrinks ${styles['rest']}`}>{children}</div>
      ) : (
        <div className={`line-2 shrinks ${styles['actions']}`} role="group" aria-label={`Làm với các ${noun} đã chọn`}>
          <p className={`strong figures one-line ${styles['count']}`} role="status">
            {said(choice.all, count, count - onPage)}
          </p>
          <button type="button" className={`inline one-line rigid ${styles['more']}`} onClick={chosen.clear}>
            Bỏ chọn
          </button>
          {!choice.all && onPage === rows && total > count && (
            <button type="button" className={`inline one-line rigid ${styles['more']}`} onClick={chosen.chooseAll}>
              Chọn tất cả {number(total)}
            </button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

function said(all: boolean, count: number, elsewhere: number): string {
  if (all) return `Đã chọn tất cả ${number(count)}`;
  return elsewhere > 0 ? `Đã chọn ${number(count)} (${number(elsewhere)} ở trang khác)` : `Đã chọn ${number(count)}`;
}
