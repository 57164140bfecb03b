import { Button, Textarea } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ImportedLine, ImportOutcome } from '#shared/answers/past-addresses.ts';
import { adminEditPath } from '#shared/admin-paths.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ApiError, callApi } from '../../session/client.ts';
import { useWrite } from '../../work/use-write.ts';
import { said } from './address-texts.ts';
import styles from './addresses.module.css';
import { typedAddressesKey } from './typed-addresses.tsx';

/** More rows than these are not drawn; those that are refused come first. */
const maxDrawn = 200;

const nothing = <span data-nothing>–</span>;

const columns: Column<ImportedLine>[] = [
  { key: 'line', label: 'Dòng', role: 'number', cell: ({ line }) => line.toLocaleString('vi-VN') },
  { key: 'from', label: 'Địa chỉ cũ', role: 'title', cell: ({ from }) => <span className="breaks">{from}</span> },
  {
    key: 'to',
    label: 'Dẫn tới',
    cell: ({ record, to }) =>
      record === null ? (
        to === '' ? (
          nothing
        ) : (
          <span className="breaks">{to}</span>
        )
      ) : (
        <Link to={adminEditPath(record.resource, record.id)} target="_blank">
          {record.title}
        </Link>
      ),
  },
  {
    key: 'outcome',
    label: 'Kết quả',
    cell: ({ outcome, reason }) =>
      outcome === 'refused' ? <span className="trouble">{reason}</span> : outcome === 'same' ? 'Đã có sẵn' : 'Sẽ được thêm',
  },
];

const count = (number: number) => number.toLocaleString('vi-VN');

/** What the check says in one sentence. */
function summary({ added, same, refused }: ImportOutcome): string {
  const parts = [
    ...(added > 0 ? [`${count(added)} địa chỉ sẽ được thêm`] : []),
    ...(same > 0 ? [`${count(same)} đã có sẵn`] : []),
    ...(refused > 0 ? [`${count(refused)} dòng cần sửa`] : []),
  ];
  return `${parts.join(', ')}.${refused > 0 ? ' Sửa hết các dòng này rồi kiểm tra lại thì mới nhập được.' : ''}`;
}

/** Many old addresses at once: pasted, checked line by line, and only then written, all of them or none. */
export function ImportAddresses() {
  const { write, busy } = useWrite();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const paste = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (outcome !== null) result.current?.focus();
  }, [outcome]);

  const send = (isDryRun: boolean) => {
    if (busy) return;
    setFault(null);
    void write({
      call: () => callApi('POST /admin/past-addresses/import', { body: { text, dry_run: isDryRun } }),
      failed: said.importFailed,
      told: isDryRun ? 'nowhere' : 'toast',
      done: ({ data }) => {
        if (isDryRun)
          return setOutcome({
            ...data,
            lines: data.lines.toSorted((one, other) => rank(one) - rank(other) || one.line - other.line),
          });
        setOutcome(null);
        setText('');
        // The button that was pressed goes.
        paste.current?.focus();
      },
      refused: (error) => {
        const reason = error instanceof ApiError ? error.errors['text']?.[0] : undefined;
        if (reason !== undefined) setFault(reason);
        return reason !== undefined;
      },
      refresh: isDryRun ? 'nothing' : typedAddressesKey,
    });
  };

  return (
    <section className="screen-part">
      <h2>Nhập nhiều địa chỉ</h2>
      <form
        className="stack-4"
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          send(true);
        }}
      >
        <Textarea
          ref={paste}
          className={styles['paste'] ?? ''}
          label="Danh sách địa chỉ"
          description="Mỗi dòng gồm địa chỉ cũ, dấu phẩy rồi địa chỉ mới, hoặc dán thẳng hai cột từ bảng tính. Tối đa 5.000 dòng."
          placeholder={'/gioi-thieu.html, /bai-viet/gioi-thieu\n/index.php?id=3, /nghe-nghiep/thiet-ke-do-hoa'}
          rows={8}
          wrap="off"
          spellCheck={false}
          error={fault}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setOutcome(null);
            setFault(null);
          }}
        />
        <div className="row-3">
          <Button type="submit" variant={outcome === null ? 'filled' : 'default'} loading={busy}>
            Kiểm tra
          </Button>
          {outcome !== null && outcome.refused === 0 && outcome.added > 0 && (
            <Button loading={busy} onClick={() => send(false)}>
              {`Nhập ${count(outcome.added)} địa chỉ`}
            </Button>
          )}
        </div>
      </form>
      {outcome !== null && (
        <>
          <p ref={result} tabIndex={-1} role="status">
            {summary(outcome)}
          </p>
          <DataTable
            caption="Kết quả kiểm tra"
            columns={columns}
            rows={outcome.lines.slice(0, maxDrawn)}
            rowKey={({ line }) => line}
            loading={false}
          />
          {outcome.lines.length > maxDrawn && (
            <p>{`Hiện ${maxDrawn} trong ${count(outcome.lines.length)} dòng, các dòng cần sửa ở trên cùng.`}</p>
          )}
        </>
      )}
    </section>
  );
}

const rank = ({ outcome }: ImportedLine): number => (outcome === 'refused' ? 0 : 1);
