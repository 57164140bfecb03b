import { quoted } from '#shared/rules/quoted.ts';
import { Button, Input } from '@mantine/core';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { ImageField } from '#shared/fields/image.ts';
import { isRecord } from '#shared/rules/is-record.ts';
import {
  claimedFormat,
  formatBytes,
  formatOf,
  formatRefusal,
  type PictureFormat,
  takenTypes,
} from '#shared/rules/picture-format.ts';
import { inputId, type InputKind, type InputProps } from './input-kind.ts';
import styles from './image.module.css';
import label from './label.module.css';

/**
 * `stored` is the address of the picture the record has. `lost` names a chosen file that a draft
 * could not keep.
 */
export type PictureValue = { stored: string | null; file: File | null; removed: boolean; lost: string | null };

export const isPicture = (value: unknown): value is PictureValue => isRecord(value) && 'file' in value && 'removed' in value;

/** Why a file cannot be taken, or null: what the server would answer, told before the file is sent. */
async function refusal(file: File, { maxMegabytes }: ImageField): Promise<string | null> {
  const format = formatRefusal(await formatOfFile(file));
  if (format !== null) return format;
  return file.size > maxMegabytes * 1024 * 1024 ? `Ảnh quá lớn (tối đa ${maxMegabytes}MB)` : null;
}

async function formatOfFile(file: File): Promise<PictureFormat | null> {
  try {
    return formatOf(new Uint8Array(await file.slice(0, formatBytes).arrayBuffer()));
  } catch {
    // Some programs hand over a file that a browser may name and send, but not look into.
    return claimedFormat(file.name, file.type);
  }
}

export const image: InputKind<ImageField, PictureValue> = {
  read: (stored) => ({ stored: typeof stored === 'string' ? stored : null, file: null, removed: false, lost: null }),
  /** In the fields only a removal is said; the file itself goes beside them. */
  toWire: ({ removed, file }) => (removed && file === null ? '' : undefined),
  revive: (saved) =>
    isRecord(saved) && typeof saved['removed'] === 'boolean'
      ? { stored: null, file: null, removed: saved['removed'], lost: typeof saved['lost'] === 'string' ? saved['lost'] : null }
      : null,
  describe: ({ stored, file, removed }) => (file ? file.name : removed || stored === null ? '' : stored.replace(/.*\//, '')),
  Input: ImageInput,
};

function ImageInput({ name, field, value, onChange, faults, required, form }: InputProps<ImageField, PictureValue>) {
  const input = useRef<HTMLInputElement>(null);
  const picked = useRef<File>(undefined);
  const [refused, setRefused] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const chosen = useObjectUrl(value.file);
  const kept = value.removed ? null : value.stored;
  const shown = chosen ?? kept;
  const id = inputId(name);
  const fault = refused ?? faults[''];
  // A picture that a new record is asked for may be replaced, but not taken away.
  const removable = value.file !== null || (kept !== null && field.requiredOnCreate !== true);

  async function take(file: File | undefined) {
    if (!file) return;
    picked.current = file;
    const reason = await refusal(file, field);
    // Another one was chosen while this one was looked into.
    if (picked.current !== file) return;
    setRefused(reason);
    if (reason === null) onChange((before) => ({ ...before, file, lost: null }));
  }

  /** It begins like a picture and is none. Older browsers cannot draw an AVIF either; that is left to the server. */
  function notDrawn(src: string) {
    if (value.file === null || src !== chosen || value.file.type === 'image/avif') return;
    setRefused(formatRefusal(null));
    onChange({ ...value, file: null });
  }

  function takeAway() {
    setRefused(null);
    if (value.file === null) onChange({ ...value, removed: true, lost: null });
    else onChange({ ...value, file: null, lost: null });
    input.current?.focus();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
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
      <div
        className={styles['zone']}
        data-over={over || undefined}
        data-fault={fault ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {shown !== null && (
          <img
            className={styles['picture']}
            src={shown}
            alt={chosen ? 'Ảnh vừa chọn' : 'Ảnh hiện tại'}
            onError={({ currentTarget }) => notDrawn(currentTarget.src)}
          />
        )}
        <div className={styles['side']}>
          <p className={styles['state']}>{stateOf(value, kept, form.record !== null)}</p>
          <div className={styles['actions']}>
            <span className={styles['pick']}>
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
                  void take(event.currentTarget.files?.[0]);
                  // The same file may be chosen again.
                  event.currentTarget.value = '';
                }}
              />
              <span aria-hidden="true">{shown === null ? 'Chọn ảnh' : 'Thay ảnh'}</span>
            </span>
            {removable && (
              <Button variant="subtle" color="ink" size="compact-md" onClick={takeAway}>
                Gỡ ảnh
              </Button>
            )}
          </div>
        </div>
      </div>
    </Input.Wrapper>
  );
}

function stateOf({ file, removed, lost, stored }: PictureValue, kept: string | null, editing: boolean): string {
  if (file) return `${file.name} (${sizeOf(file.size)})${editing && stored !== null ? ', sẽ thay ảnh hiện tại khi lưu' : ''}`;
  if (lost !== null) return `Phần gõ dở không giữ được tệp ${quoted(lost)}, hãy chọn lại ảnh.`;
  if (removed) return 'Ảnh sẽ được gỡ khi lưu.';
  return kept === null ? 'Kéo ảnh vào đây hoặc chọn từ máy.' : 'Ảnh hiện tại';
}

function sizeOf(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)}KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('vi-VN', { maximumFractionDigits: 1 })}MB`;
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
