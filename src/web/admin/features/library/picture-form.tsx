import { Button, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { altMax, picture as description } from '#shared/pictures/picture.ts';
import { texts } from '#shared/texts.ts';
import { pictureAt } from '#shared/pictures/picture-set.ts';
import { QuietButton } from '#web/ui/buttons.tsx';
import { ApiError, callApi } from '../../session/client.ts';
import { useLeaving } from '../../session/use-leaving.ts';
import { useWrite } from '../../work/use-write.ts';
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
function FocusPoint({ picture, value, onChange }: Props) {
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

/** What is said of a picture. It stays open when it is saved, and begins anew with the next version. */
export function PictureForm({ picture }: { picture: LibraryPicture }) {
  const { write, busy: saving } = useWrite();
  const { id, version, name, alt, focus_x, focus_y } = picture;
  const stored: Point | null = focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y };
  const [typed, setTyped] = useState({ name, alt, focus: stored });
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const dirty = typed.name !== name || typed.alt !== alt || typed.focus?.x !== stored?.x || typed.focus?.y !== stored?.y;
  useLeaving(dirty, 'Thay đổi của ảnh chưa được lưu. Nếu rời trang, chúng sẽ mất.');
  const form = useRef<HTMLFormElement>(null);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving) return;
    setTrouble(null);
    const body = { name: typed.name, alt: typed.alt, focus_x: typed.focus?.x ?? null, focus_y: typed.focus?.y ?? null, version };
    void write({
      call: () => callApi('PUT /admin/kho-anh/:id', { at: { id }, body }),
      failed: '',
      undo: 'Đã cập nhật ảnh.',
      done: ({ data }) => setTyped({ name: data.name, alt: data.alt, focus: typed.focus }),
      refused: (error) => {
        const said = error instanceof ApiError ? error : null;
        setFaults(said?.errors ?? {});
        setTrouble(
          said?.status === 409
            ? 'Người khác vừa sửa ảnh này. Hãy tải lại trang để xem bản mới rồi sửa tiếp.'
            : (said?.message ?? texts.somethingWrong),
        );
        const [first] = Object.keys(said?.errors ?? {});
        if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        return true;
      },
    });
  };

  return (
    <form ref={form} className="stack-4" noValidate aria-busy={saving || undefined} onSubmit={save}>
      <FocusPoint picture={picture} value={typed.focus} onChange={(focus) => setTyped((before) => ({ ...before, focus }))} />
      <Textarea
        label={description.fields.alt.label}
        name="alt"
        description="Một câu nói ảnh cho thấy gì, để người không nhìn thấy ảnh và máy tìm kiếm hiểu. Để trống nếu ảnh chỉ để trang trí."
        autosize
        minRows={2}
        maxLength={altMax}
        value={typed.alt}
        error={faults['alt']?.[0]}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, alt: value }))}
      />
      <TextInput
        label={description.fields.name.label}
        name="name"
        description="Chỉ để tìm trong kho, khách không thấy."
        maxLength={description.fields.name.max}
        value={typed.name}
        error={faults['name']?.[0]}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, name: value }))}
      />
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div>
        <Button type="submit" disabled={saving}>
          {saving ? 'Đang lưu...' : 'Lưu'}
        </Button>
      </div>
    </form>
  );
}
