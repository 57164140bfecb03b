import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { LinkCheck } from '#shared/answers/links.ts';
import { callApi } from '../../session/client.ts';
import { useWrite } from '../../work/use-write.ts';
import { checkText } from './link-words.ts';
import styles from './links.module.css';
import { checkKey } from './use-links.ts';

const worrying: ReadonlySet<LinkCheck['state']> = new Set(['offline', 'failed', 'cut', 'stopped']);

/** How the last check went, how far the one is that is under way, and the button that begins one. */
export function CheckPanel({ check }: { check: LinkCheck }) {
  const queries = useQueryClient();
  const { write, busy } = useWrite();
  const start = () =>
    write({
      call: () => callApi('POST /admin/link-check'),
      failed: 'Chưa kiểm tra được!',
      told: 'nowhere',
      done: ({ data }) => void queries.setQueryData(checkKey, data),
      // Somebody else may have begun it.
      refresh: checkKey,
    });
  const isRunning = check.state === 'running';
  const isWaiting = isRunning || busy;
  return (
    <section
      className={`row-3-6 apart noted ${styles['panel']}`}
      aria-label="Tình hình kiểm tra"
      data-worrying={worrying.has(check.state) || undefined}
    >
      <div className={`stack-2 ${styles['state']}`}>
        {/* The numbers change every other second: they are not read aloud each time. */}
        <p aria-hidden={isRunning || undefined}>{checkText(check)}</p>
        <p className="visually-hidden" role="status">
          {isRunning ? 'Đang kiểm tra liên kết.' : checkText(check)}
        </p>
        {isRunning && (
          <>
            <progress
              className={`full ${styles['progress']}`}
              aria-label="Số liên kết đã kiểm tra"
              max={Math.max(1, check.total)}
              {...(check.total > 0 && { value: check.done })}
            />
            <p className="quiet-xs">Bạn cứ làm việc khác, việc kiểm tra vẫn chạy tiếp.</p>
          </>
        )}
      </div>
      {/* Never `disabled`, nor `loading`: whoever pressed it by key would lose the place. */}
      <Button
        aria-disabled={isWaiting || undefined}
        data-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) void start();
        }}
      >
        {isWaiting ? 'Đang kiểm tra…' : 'Kiểm tra ngay'}
      </Button>
    </section>
  );
}
