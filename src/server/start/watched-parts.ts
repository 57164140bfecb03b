import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import type { SecurityLog } from '#server/auth/security-log.ts';
import { newestMoment } from '#server/backup/keeping.ts';
import type { DatabaseAddress, DatabaseWatch } from '#server/database/connect.ts';
import { databaseBytes } from '#server/database/dialects/postgres.ts';
import { lastSeq } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { countMail } from '#server/mail/waiting-mail.ts';
import type { Files } from '#server/media/files.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import type { Pages } from '#server/public/page-routes.ts';
import type { ResponseCache } from '#server/response-cache/response-cache.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import type { Queues } from './fair-turns.ts';
import type { NightlyWork } from './nightly-work.ts';
import { siteVersion } from '#server/threads/program.ts';

/** The parts of a site as they were, with what they do counted. */

export function watchedDatabase(metrics: Metrics): DatabaseWatch {
  return {
    query(milliseconds, failed) {
      metrics.querySeconds.observe(milliseconds / 1_000);
      if (failed) metrics.failedQueries.inc();
    },
    pool(pool: pg.Pool) {
      metrics.gauge(
        'database_connections',
        'Connections to PostgreSQL, and requests that wait for one.',
        () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
        { label: 'state' },
      );
    },
  };
}

export function watchedFiles(files: Files, metrics: Metrics): Files {
  const counted =
    <Given extends unknown[], Answer>(call: string, ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> =>
      ask(...given).catch((error: unknown) => {
        metrics.storeErrors.inc({ call });
        throw error;
      });
  return {
    ...files,
    get: counted('get', files.get),
    has: counted('has', files.has),
    remove: counted('remove', files.remove),
    check: counted('check', files.check),
    put: counted('put', async (name, bytes) => {
      await files.put(name, bytes);
      metrics.storedPictures.inc();
      metrics.storedBytes.inc(bytes.length);
    }),
  };
}

export const watchedSecurityLog = (log: SecurityLog, metrics: Metrics): SecurityLog => ({
  ...log,
  async tell(entry) {
    metrics.securityEvents.inc({ kind: entry.kind });
    return log.tell(entry);
  },
});

export const watchedPages = (pages: Pages, metrics: Metrics): Pages => ({
  ...pages,
  async render(...asked) {
    const end = metrics.renderSeconds.startTimer();
    return pages.render(...asked).finally(end);
  },
});

export const watchedIndex = (index: SearchIndex, metrics: Metrics): SearchIndex => ({
  async find(...asked) {
    const end = metrics.searchSeconds.startTimer();
    return index.find(...asked).finally(end);
  },
  close: async () => index.close(),
  isReady: () => index.isReady?.() ?? true,
});

export function watchQueues(queues: Queues, metrics: Metrics): void {
  const all = Object.entries(queues);
  const gauge = (name: string, help: string, read: (queue: Queues['pages']) => number) =>
    metrics.gauge(name, help, () => Object.fromEntries(all.map(([each, queue]) => [each, read(queue)])), { label: 'queue' });
  gauge('queue_waiting', 'Requests that wait for their turn.', ({ waiting }) => waiting);
  gauge('queue_running', 'Requests whose turn it is.', ({ running }) => running);
}

export function watchCache(cache: ResponseCache, metrics: Metrics): void {
  metrics.counted(
    'response_cache_answers_total',
    'Answers given from memory (hit) and made (miss).',
    () => cache.lookups,
    'result',
  );
  metrics.gauge('response_cache_entries', 'Answers in memory.', () => cache.size);
  metrics.gauge('response_cache_bytes', 'What they take.', () => cache.bytes);
}

export function watchContent(db: Database, database: DatabaseAddress, metrics: Metrics): void {
  metrics.gauge('build_info', 'The version of the site; always 1.', () => ({ [siteVersion]: 1 }), {
    label: 'version',
    shared: true,
  });
  metrics.gauge('journal_last_entry', 'The number of the last change of content: how many rows the journal was ever given.', () =>
    lastSeq(db),
  );
  metrics.gauge(
    'database_bytes',
    'The size of the database, with the log of SQLite.',
    () => (database.dialect === 'sqlite' ? sizeOf(database.file) + sizeOf(`${database.file}-wal`) : databaseBytes(db)),
    { shared: true },
  );
}

/** Hears what became of each try to send a mail. */
export const countTries =
  ({ mails }: Metrics) =>
  (outcome: 'sent' | 'failed'): void =>
    mails.inc({ outcome });

export function watchMail(db: Database, metrics: Metrics): void {
  metrics.gauge(
    'mail_messages',
    'Mail that waits to be sent, and mail that was given up in the last thirty days.',
    () => countMail(db),
    {
      label: 'state',
      shared: true,
    },
  );
}

/** What the work of the night leaves behind. `backupDir`: null where the site makes no backups itself. */
export function watchNights(nightly: NightlyWork, backupDir: string | null, metrics: Metrics): void {
  metrics.gauge(
    'nightly_work_last_success_timestamp_seconds',
    'When each work of the night was last done by this process.',
    nightly.doneAt,
    { label: 'work', shared: true },
  );
  if (backupDir === null) return;
  metrics.gauge(
    'backup_last_timestamp_seconds',
    'Of which moment the newest backup in BACKUP_DIR is; nothing without one.',
    async () => {
      const newest = newestMoment(await readdir(backupDir));
      return newest === -Infinity ? {} : newest / 1_000;
    },
    { shared: true },
  );
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
