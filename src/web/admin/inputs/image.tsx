import { Input } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ImageField } from '#shared/fields/image.ts';
import { isRecord } from '#shared/formats/json.ts';
import { formatRefusal, takenTypes } from '#shared/pictures/picture-format.ts';
import { quoted } from '#shared/text/quoted.ts';
import { QuietButton, SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import { pictureFileTexts, sizeOf } from './pictures/judge-file.ts';
import { useDropZone } from './pictures/use-drop-zone.ts';
import { useTakenFile } from './pictures/use-taken-file.ts';
import { inputId, type InputKind } from './input-kind.ts';
import type { FormFacts, InputProps } from './form-slots.ts';
import styles from './pictures/file-zone.module.css';
import label from './label.module.css';

const DescribePicture = lazy(async () => ({ default: (await import('./pictures/describe-picture.tsx')).DescribePicture }));

const PicturePicker = lazy(async () => ({ default: (await import('./pictures/picture-picker.tsx')).PicturePicker }));

/**
 * `stored` is the address of the picture the record has, `picked` that of one chosen from the library instead. `lost` names a
 * chosen file that a draft could not keep.
 */
export type PictureValue = {
  stored: string | null;
  file: File | null;
  picked: string | null;
  removed: boolean;
  lost: string | null;
};

export const isPicture = (value: unknown): value is PictureValue => isRecord(value) && 'file' in value && 'removed' in value;

/** Whether the editor has chosen another picture than the stored one, or none. */
export const isTouched = ({ file, picked, removed }: PictureValue): boolean => file !== null || picked !== null || removed;

export const image: InputKind<ImageField, PictureValue> = {
  read: (stored) => ({ stored: textOrNull(stored), file: null, picked: null, removed: false, lost: null }),
  /** In the fields only a removal is said, or the address of another picture; a file itself goes beside them. */
  toWire: ({ removed, picked, file }) => (file !== null ? undefined : (picked ?? (removed ? '' : undefined))),
  revive: (saved) =>
    isRecord(saved) && typeof saved['removed'] === 'boolean'
      ? {
          stored: null,
          file: null,
          picked: textOrNull(saved['picked']),
          removed: saved['removed'],
          lost: textOrNull(saved['lost']),
        }
      : null,
  describe: ({ stored, file, picked, removed }) => {
    const path = picked ?? (removed ? null : stored);
    return file ? file.name : (path?.replace(/.*\//, '') ?? '');
  },
  Input: ImageInput,
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function ImageInput({ name, field, value, onChange, faults, required, form }: InputProps<ImageField, PictureValue>) {
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState<'never' | 'now' | 'done'>('never');
  const taken = useTakenFile(field.maxMegabytes, (file) => onChange((before) => ({ ...before, file, picked: null, lost: null })));
  const { trouble, busy } = taken;
  const zone = useDropZone((files) => void taken.take(files[0]));
  const [describing, setDescribing] = useState<'never' | 'now' | 'done'>('never');
  const [said, setSaid] = useState<{ path: string; alt: string } | null>(null);
  const chosen = useObjectUrl(value.file);
  const kept = value.removed ? null : value.stored;
  const shown = chosen ?? value.picked ?? kept;
  // A file that is still to be saved has no row to be described.
  const described = value.file === null && field.isDecorative !== true ? (value.picked ?? kept) : null;
  const alt = said !== null && said.path === described ? said.alt : altIn(form.record, name);
  const id = inputId(name);
  const fault = trouble?.refusal ?? faults[''];
  // A picture that a new record is asked for may be replaced, but not taken away.
  const removable = value.file !== null || value.picked !== null || (kept !== null && field.requiredOnCreate !== true);

  /** It begins like a picture and is none. Older browsers cannot draw an AVIF either; that is left to the server. */
  function notDrawn(src: string) {
    if (value.file === null || src !== chosen || value.file.type === 'image/avif') return;
    taken.refuse(formatRefusal(null));
    onChange({ ...value, file: null });
  }

  function takeAway() {
    taken.refuse(null);
    if (value.file === null && value.picked === null) onChange({ ...value, removed: true, lost: null });
    else onChange({ ...value, file: null, picked: null, lost: null });
    input.current?.focus();
  }

  return (
    <Input.Wrapper
      id={id}
      label={field.label}
      labelProps={{ id: `${id}-label`, ...(required && { className: label['required'] }) }}
      description={field.hint ?? `JPEG, PNG, WebP, GIF hoặc AVIF, tối đa ${field.maxMegabytes}MB.`}
      descriptionProps={{ id: `${id}-hint` }}
      error={fault}
      errorProps={{ id: `${id}-fault`, role: 'alert' }}
    >
      <div className={`row ${styles['zone']}`} data-fault={fault ? true : undefined} {...zone}>
        {shown !== null && (
          <img
            className={styles['picture']}
            src={shown}
            alt={chosen || value.picked ? 'Ảnh vừa chọn' : 'Ảnh hiện tại'}
            onError={({ currentTarget }) => notDrawn(currentTarget.src)}
          />
        )}
        <div className={`stack-2 ${styles['side']}`}>
          <p className="quiet breaks" role="status" data-awaits={busy !== null || undefined}>
            {busy ?? stateOf(value, kept, form.record !== null)}
          </p>
          {described !== null && (
            <p className="quiet breaks">
              {alt === '' ? 'Chưa có mô tả cho người không nhìn thấy ảnh. ' : `Mô tả: ${alt} `}
              <button type="button" className={`bare ${styles['describe']}`} onClick={() => setDescribing('now')}>
                {alt === '' ? 'Viết mô tả' : 'Sửa mô tả'}
              </button>
            </p>
          )}
          {trouble?.hint && <p className="quiet breaks">{trouble.hint}</p>}
          {trouble?.large && (
            <p className="row-2-3">
              <SmallButton onClick={() => void taken.makeSmaller()}>{pictureFileTexts.shrink}</SmallButton>
            </p>
          )}
          <div className="row-2-3">
            <span className={`inline strong ${styles['pick']}`}>
              <input
                ref={input}
                id={id}
                type="file"
                // A phone that keeps its photos in another format converts them when it is asked for these.
                accept={takenTypes.join(',')}
                aria-labelledby={`${id}-label`}
                aria-required={required || undefined}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
                onChange={(event) => {
                  void taken.take(event.currentTarget.files?.[0]);
                  // The same file may be chosen again.
                  event.currentTarget.value = '';
                }}
              />
              <span aria-hidden="true">{shown === null ? 'Chọn ảnh' : 'Thay ảnh'}</span>
            </span>
            <SecondaryButton aria-describedby={`${id}-label`} onClick={() => setPicking('now')}>
              Chọn từ kho
            </SecondaryButton>
            {removable && (
              <QuietButton size="compact-md" onClick={takeAway}>
                Gỡ ảnh
              </QuietButton>
            )}
          </div>
        </div>
      </div>
      {describing !== 'never' && described !== null && (
        <Suspense fallback={null}>
          <DescribePicture
            key={described}
            path={described}
            alt={alt}
            opened={describing === 'now'}
            onClose={() => setDescribing('done')}
            onSaved={(known) => {
              setSaid({ path: described, alt: known });
              setDescribing('done');
            }}
          />
        </Suspense>
      )}
      {picking !== 'never' && (
        <Suspense fallback={null}>
          <PicturePicker
            title={`Chọn từ kho: ${field.label}`}
            opened={picking === 'now'}
            onClose={() => setPicking('done')}
            onChoose={({ path, alt: known }) => {
              taken.refuse(null);
              setSaid({ path, alt: known });
              onChange((before) => ({
                ...before,
                file: null,
                picked: path === before.stored ? null : path,
                removed: path === before.stored ? false : before.removed,
                lost: null,
              }));
              setPicking('done');
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

/** What the library says of the picture that the record shows. */
function altIn(record: FormFacts['record'], name: string): string {
  const meta = record?.[`${name}_meta`];
  return isRecord(meta) && typeof meta['alt'] === 'string' ? meta['alt'] : '';
}

function stateOf({ file, picked, removed, lost, stored }: PictureValue, kept: string | null, editing: boolean): string {
  if (file) return `${file.name} (${sizeOf(file.size)})${editing && stored !== null ? ', sẽ thay ảnh hiện tại khi lưu' : ''}`;
  if (picked !== null) return `Ảnh chọn từ kho${editing && stored !== null ? ', sẽ thay ảnh hiện tại khi lưu' : ''}.`;
  if (lost !== null) return `Phần gõ dở không giữ được tệp ${quoted(lost)}, hãy chọn lại ảnh.`;
  if (removed) return 'Ảnh sẽ được gỡ khi lưu.';
  return kept === null ? 'Kéo ảnh vào đây hoặc chọn từ máy.' : 'Ảnh hiện tại';
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
