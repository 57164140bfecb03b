import { Button, Input, TextInput } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { captionMax, maxSectionPictures } from '#shared/fields/sections.ts';
import { smallestAt } from '#shared/pictures/picture-set.ts';
import { QuietButton } from '#web/ui/buttons.tsx';
import { callApi } from '../session/client.ts';
import { notify } from '../session/notify.ts';
import type { Faults } from './form-slots.ts';
import { MoveButtons } from './move-buttons.tsx';
import { moved, newPicture, type PictureItem, type SectionValue } from './sections-value.ts';
import styles from './sections.module.css';
import { UndoLine } from './undo-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const DescribePicture = lazy(async () => ({ default: (await import('./pictures/describe-picture.tsx')).DescribePicture }));
const PicturePicker = lazy(async () => ({ default: (await import('./pictures/picture-picker.tsx')).PicturePicker }));

type Props = {
  id: string;
  pictures: PictureItem[];
  faults: Faults;
  /** Of the pictures within the field: '0.pictures'. */
  path: string;
  onChange: (update: (section: SectionValue) => SectionValue) => void;
  say: (text: string) => void;
};

/** The pictures of a section, each with words below it. What a picture shows is said once, in the library. */
export function Pictures({ id, pictures, faults, path, onChange, say }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  const [picking, setPicking] = useState<'never' | 'now' | 'done'>('never');
  const [described, setDescribed] = useState<{ path: string; alt: string } | null>(null);
  const [removed, setRemoved] = useState<{ picture: PictureItem; at: number } | null>(null);
  const at = (key: string, part: string) => `[data-picture="${key}"] ${part}`;
  const change = (update: (before: PictureItem[]) => PictureItem[]) =>
    onChange((before) => ({ ...before, pictures: update(before.pictures) }));

  const move = (index: number, step: -1 | 1, { key }: PictureItem) => {
    const [up, down] = [at(key, '[data-move="up"]'), at(key, '[data-move="down"]')];
    keepFocus(...(step < 0 ? [up, down] : [down, up]));
    change((before) => moved(before, index, index + step));
    say(`Đã chuyển ảnh ${step < 0 ? 'lên' : 'xuống'} tới chỗ ${index + step + 1}.`);
  };
  const remove = (index: number, picture: PictureItem) => {
    const near = pictures[index + 1] ?? pictures[index - 1];
    keepFocus(...(near ? [at(near.key, 'input')] : []), '[data-add-picture]');
    setRemoved({ picture, at: index });
    change((before) => before.toSpliced(index, 1));
    say(`Đã gỡ ảnh ${index + 1} khỏi mục.`);
  };
  const describe = async (image: string) => {
    try {
      const [found] = (await callApi('GET /admin/kho-anh/all', { query: { path: image } })).data;
      if (found === undefined) notify.error('Ảnh này không còn trong kho.', 'Gỡ ảnh khỏi mục, hoặc chọn ảnh khác.');
      else setDescribed({ path: image, alt: found.alt });
    } catch {
      notify.error('Không đọc được mô tả của ảnh.', 'Kiểm tra mạng rồi thử lại.');
    }
  };

  return (
    <div ref={root} className="stack-2">
      {pictures.length > 0 && (
        <div id={id} className="strong">
          Ảnh của mục
        </div>
      )}
      {pictures.map((picture, index) => (
        <div key={picture.key} className={styles['picture']} data-picture={picture.key}>
          <img src={smallestAt(picture.image)} alt={`Ảnh ${index + 1}`} loading="lazy" decoding="async" />
          <div className="stack-2">
            <TextInput
              id={`${id}-${picture.key}`}
              label="Chú thích"
              placeholder="Không bắt buộc"
              autoComplete="off"
              maxLength={captionMax}
              error={faults[`${path}.${index}.caption`] ?? faults[`${path}.${index}.image`]}
              value={picture.caption}
              onChange={({ currentTarget: { value } }) =>
                change((before) => before.map((one) => (one.key === picture.key ? { ...one, caption: value } : one)))
              }
            />
            <div className="row-1">
              <MoveButtons
                index={index}
                count={pictures.length}
                describedBy={`${id}-${picture.key}`}
                onMove={(step) => move(index, step, picture)}
              />
              <QuietButton
                aria-description={`Ảnh ${index + 1}`}
                title="Cho người không nhìn thấy ảnh: lưu trong Kho ảnh, dùng cho mọi nơi có ảnh này"
                onClick={() => void describe(picture.image)}
              >
                Mô tả ảnh
              </QuietButton>
              <QuietButton aria-description={`Ảnh ${index + 1}`} onClick={() => remove(index, picture)}>
                Gỡ ảnh
              </QuietButton>
            </div>
          </div>
        </div>
      ))}
      {faults[path] && <Input.Error role="alert">{faults[path]}</Input.Error>}
      <div className="row-2-4">
        <Button
          variant="subtle"
          size="compact-md"
          data-add-picture
          disabled={pictures.length >= maxSectionPictures}
          onClick={() => setPicking('now')}
        >
          Thêm ảnh
        </Button>
        {removed !== null && (
          <UndoLine
            told="Đã gỡ một ảnh."
            onUndo={() => {
              keepFocus(at(removed.picture.key, 'input'));
              change((before) => before.toSpliced(removed.at, 0, removed.picture));
              setRemoved(null);
              say('Đã đặt lại ảnh vừa gỡ.');
            }}
          />
        )}
      </div>
      {picking !== 'never' && (
        <Suspense fallback={null}>
          <PicturePicker
            title="Thêm ảnh vào mục"
            opened={picking === 'now'}
            onClose={() => setPicking('done')}
            onChoose={({ path: image }) => {
              const picture = newPicture(image);
              keepFocus(at(picture.key, 'input'));
              change((before) => [...before, picture].slice(0, maxSectionPictures));
              setPicking('done');
              say('Đã thêm một ảnh vào mục.');
            }}
          />
        </Suspense>
      )}
      {described !== null && (
        <Suspense fallback={null}>
          <DescribePicture
            key={described.path}
            {...described}
            opened
            onClose={() => setDescribed(null)}
            onSaved={() => setDescribed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
