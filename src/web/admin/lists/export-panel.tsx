import { useEffect, useRef, useState } from 'react';
import type { SheetFormat } from '#shared/answers/sheets.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import type { Description } from '#shared/content-types/description.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { callFile, sentenceOf } from '../session/client.ts';
import { notify } from '../session/notify.ts';
import { saveFile } from '../work/save-file.ts';
import styles from './export.module.css';
import { shownColumns } from './export-columns.ts';
import { counted } from './list-texts.ts';
import { isNarrowed, listQuery, type ListState } from './list-state.ts';

type Way = { format: SheetFormat; shownOnly: boolean; label: string };

const ways: readonly Way[] = [
  { format: 'xlsx', shownOnly: false, label: 'Excel, mọi cột' },
  { format: 'xlsx', shownOnly: true, label: 'Excel, cột đang hiện' },
  { format: 'csv', shownOnly: false, label: 'CSV, mọi cột' },
  { format: 'csv', shownOnly: true, label: 'CSV, cột đang hiện' },
];

type Props = {
  description: Description;
  state: ListState;
  total: number;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

export function ExportPanel({ description, state, total, onBusy, onDone }: Props) {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const firstWay = useRef<HTMLButtonElement>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = bytes !== null;
  // What was pressed goes; the focus stays in here.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy) stopButton.current?.focus();
    else if (wasBusy.current) firstWay.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  const run = async ({ format, shownOnly }: Way) => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    onBusy(true);
    try {
      const { page: _, per_page: __, ...query } = listQuery(state);
      const columns = shownOnly ? { columns: shownColumns(description).join(',') } : {};
      const file = await callFile('GET /admin/:resource/export', {
        at: { resource: description.path },
        query: { ...query, format, ...columns },
        signal: controller.signal,
        onBytes: setBytes,
      });
      saveFile(file);
      notify.success(`Đã xuất ${counted(description, total)}.`, file.name);
      onDone();
    } catch (error) {
      if (!controller.signal.aborted) notify.error('Xuất tệp thất bại!', sentenceOf(error));
    } finally {
      running.current = null;
      setBytes(null);
      onBusy(false);
    }
  };

  if (total === 0) return <p>Không có gì để xuất.</p>;
  if (total > sheetLimits.rows) return <p>{sheetTexts.tooManyToExport(sheetLimits.rows)}</p>;
  if (isBusy) {
    return (
      <>
        <p role="status">Đang xuất {counted(description, total)}…</p>
        <progress className={`full ${styles['progress']}`} aria-label="Đang xuất" />
        <div className="line-3 quiet figures apart">
          <span>{bytes > 0 && `Đã nhận ${megabytes(bytes)}`}</span>
          <SmallButton ref={stopButton} onClick={() => running.current?.abort()}>
            Thôi
          </SmallButton>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="strong">
        {`Xuất ${counted(description, total)}${isNarrowed(description, state) ? ' theo bộ lọc đang dùng' : ''}`}
      </p>
      <ul className={`stack ruled ${styles['ways']}`}>
        {ways.map((way, index) => (
          <li key={way.label}>
            <button ref={index === 0 ? firstWay : null} type="button" className="full" onClick={() => void run(way)}>
              {way.label}
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet-xs">Để sửa rồi nhập lại, hãy xuất mọi cột.</p>
    </>
  );
}

const megabytes = (bytes: number) =>
  bytes < 1024 ** 2
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / 1024 ** 2).toLocaleString('vi-VN', { maximumFractionDigits: 1 })} MB`;
