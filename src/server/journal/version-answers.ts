import type { Context } from 'hono';
import { journalTexts } from '#shared/admin-texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { type CallerParts, callerReader } from '#server/crud/caller.ts';
import { currentRow } from '#server/crud/current-row.ts';
import { readDetail } from '#server/crud/detail.ts';
import type { RecordType } from '#server/crud/model.ts';
import { inAnsweredBatch } from '#server/crud/write-context.ts';
import { notFound } from '#server/http/errors.ts';
import { saidWithLost } from './lost.ts';
import { readVersion, readVersions, restoreVersion } from './versions.ts';

function seqOf(at: { seq: string }): number {
  const seq = Number(at.seq);
  if (!Number.isSafeInteger(seq)) throw notFound(journalTexts.versionNotFound);
  return seq;
}

/**
 * Answers the calls of what was kept of a record: its versions, one of them, and to write it again. `isAlways`: it counts before
 * it was ever saved.
 */
export function versionAnswers(parts: CallerParts, type: RecordType, { isAlways = false } = {}) {
  const { db, types } = parts;
  const asCaller = callerReader(parts);
  return {
    async list(id: number, { before }: { before?: number | undefined }) {
      const found = await readVersions(db, types, type, id, before ?? null);
      const isUnknown = found.data.length === 0 && before === undefined;
      if (isUnknown && !isAlways) await currentRow({ db }, type, id, null);
      return found;
    },
    async one(id: number, at: { seq: string }) {
      return { data: await readVersion(db, types, type, id, seqOf(at)) };
    },
    async restore(
      context: Context<SignedIn>,
      id: number,
      at: { seq: string },
      { version = null, with_status: withStatus }: { version?: number | null | undefined; with_status: boolean },
    ) {
      const seq = seqOf(at);
      const { result, batch, data } = await inAnsweredBatch(
        asCaller(context),
        (open) => restoreVersion(open, type, id, seq, version, withStatus),
        async (open) => (await readDetail(open, type, id))!,
      );
      return { data, message: saidWithLost(journalTexts.restored(type.description.noun), result), meta: { batch } };
    },
  };
}
