import { isRecord } from '#shared/formats/json.ts';
import type { Random } from './trial.ts';

type Answer = { success: boolean; message?: string; data?: unknown; meta?: unknown };

/** Makes a call below /api/admin; throws when it is not answered. */
type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>;

/**
 * Works with careers as editors do who change their minds: renames, drafts, publishing, earlier versions, deletion, trash, undo.
 * What each call does to the record is not foretold; a refusal is as good as a success. Goes on until a call throws.
 */
export async function writeHistory(call: Call, chance: Random, onAnswer: () => void): Promise<never> {
  const ids: number[] = [];
  let batch: number | null = null;
  let made = 0;
  for (;;) {
    made += 1;
    const id = ids.length === 0 ? 0 : chance.of(ids);
    const step = ids.length < 3 ? 'create' : chance.of(steps);
    const name = `Nghề ${chance.below(6)}`;
    const at = `nghe-nghiep/${id}`;
    const { status, body } = await {
      create: () => call('POST', 'nghe-nghiep', { name }),
      update: () => call('PUT', at, { name, slug: `nghe-${chance.below(6)}` }),
      describe: () => call('PUT', at, { description: `Lần ${made}` }),
      draft: () => call('PUT', `${at}/draft`, { name, description: `Nháp ${made}` }),
      publish: () => call('POST', `${at}/draft/publish`),
      discard: () => call('DELETE', `${at}/draft`),
      restore: async () => {
        const { body: found } = await call('GET', `${at}/versions`);
        const versions = Array.isArray(found.data) ? (found.data as { seq: number }[]) : [];
        return versions.length === 0 ? call('GET', at) : call('POST', `${at}/versions/${chance.of(versions).seq}/restore`);
      },
      delete: () => call('DELETE', at),
      revive: () => call('POST', `trash/${at}/restore`),
      purge: () => call('DELETE', `trash/${at}`),
      undo: () => call('POST', 'undo', { batch: batch ?? 1 }),
    }[step]();
    if (status >= 500) throw new Error(`${step} ${at} was answered ${status}: ${body.message}`);
    const { data } = body;
    if (step === 'create' && status === 201) ids.push((data as { id: number }).id);
    const { meta } = body;
    if (isRecord(meta) && typeof meta['batch'] === 'number') batch = meta['batch'];
    onAnswer();
  }
}

const steps = [
  'create',
  'update',
  'update',
  'describe',
  'draft',
  'draft',
  'publish',
  'discard',
  'restore',
  'delete',
  'delete',
  'revive',
  'purge',
  'undo',
] as const;
