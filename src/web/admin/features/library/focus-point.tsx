import type { KeyboardEvent, MouseEvent } from 'react';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { pictureAt } from '#shared/pictures/picture-set.ts';
import { QuietButton } from '#web/ui/buttons.tsx';
import { moveFocus, type Point, pointAt } from './focus-moves.ts';
import { SmallPicture } from '../../inputs/pictures/picture-tiles.tsx';
import styles from '../../inputs/pictures/pictures.module.css';

type Props = { picture: Pick<LibraryPicture, 'path' | 'meta'>; value: Point | null; onChange: (point: Point | null) => void };

const middle: Point = { x: 50, y: 50 };

/** Cuts that pages make, by what they are of. */
const cuts = [
  { key: 'card', label: 'Thẻ và trang' },
  { key: 'square', label: 'Vuông' },
  { key: 'share', label: 'Ảnh chia sẻ' },
] as const;

/** Sets the point that every crop keeps: by a press on the picture, or with the arrow keys. Beside it are the crops. */
export function FocusPoint({ picture, value, onChange }: Props) {
  const { path, meta } = picture;
  const point = value ?? middle;
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveFocus(point, event.key, event.shiftKey);
    if (moved === null) return;
    event.preventDefault();
    onChange(moved);
  };
  const onClick = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A press of Enter or the space bar has no place.
    if (detail > 0) onChange(pointAt({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()));
  };
  const said = value === null ? 'Chưa chọn: giữ phần giữa ảnh' : `${point.x}% từ trái, ${point.y}% từ trên`;
  return (
    <fieldset className={`stack-3 ${styles['focus']}`}>
      <legend>Điểm chính</legend>
      <p id="focus-hint" className="quiet-xs">
        Nhấn vào chỗ quan trọng nhất của ảnh, hoặc dùng các phím mũi tên (thêm Shift để đi nhanh). Mọi chỗ cắt ảnh đều giữ điểm
        này.
      </p>
      <div className={`stack-4 ${styles['focusArea']}`}>
        <button
          type="button"
          className={`bare ${styles['whole']}`}
          aria-label="Điểm chính trên ảnh"
          aria-describedby="focus-hint focus-said"
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <img
            src={pictureAt(path, meta.widths.find((width) => width >= 640) ?? meta.widths.at(-1) ?? meta.width)}
            alt=""
            width={meta.width}
            height={meta.height}
            style={{ backgroundColor: meta.color }}
          />
          <span
            className={styles['point']}
            data-set={value !== null || undefined}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </button>
        <ul className={`stack-3 quiet ${styles['cuts']}`}>
          {cuts.map(({ key, label }) => (
            <li key={key} data-cut={key}>
              <SmallPicture picture={{ path, meta: { ...meta, focus: point } }} className={styles['cut']} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="row-2-3 figures">
        <span id="focus-said" role="status">
          {said}
        </span>
        {value !== null && <QuietButton onClick={() => onChange(null)}>Bỏ điểm chính</QuietButton>}
      </p>
    </fieldset>
  );
}
