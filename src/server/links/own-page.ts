import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { isReserved } from '#server/journal/old-address.ts';
import { type OwnAddress, readOwnAddresses } from '#server/journal/own-address.ts';
import { recordsNamed, type SiteAddresses } from '#server/journal/site-addresses.ts';
import { countWaitsAnew } from '#server/database/waited-time.ts';
import type { Files } from '#server/media/files.ts';
import { addressName } from '#server/public/address-name.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { root } from '#server/threads/program.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { fault, ok, type Verdict } from './verdict.ts';

/** What own links lead to, told from the content itself, as the pages would answer. */

type OwnPageContext = ReadContext & { addresses: SiteAddresses; files: Pick<Files, 'has'> };

/** Files that lie beside the pages, such as '/favicon.svg'. */
const filesBeside: ReadonlySet<string> = new Set(namesIn(join(root, 'public')).map((name) => `/${name}`));

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Links that are judged before other work gets its turn: a few milliseconds of work. */
const batchSize = 100;

/** The verdicts of own links: paths by their address, and records as 'vi-tri:12'. A number of queries that grows with theirs by hundreds. */
export async function judgeOwn(
  reading: OwnPageContext,
  paths: ReadonlyMap<string, string>,
  records: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const all = [...paths];
  for (let from = 0; from < Math.max(all.length, records.length); from += batchSize) {
    signal.throwIfAborted();
    await judgePart(reading, all.slice(from, from + batchSize), records.slice(from, from + batchSize), verdicts);
    countWaitsAnew();
    await setImmediate();
  }
  return verdicts;
}

async function judgePart(
  reading: OwnPageContext,
  paths: readonly (readonly [address: string, path: string])[],
  records: readonly string[],
  verdicts: Map<string, Verdict>,
): Promise<void> {
  const asked = paths.map(([, path]) => path);
  const leads = await readOwnAddresses(reading, reading.addresses, asked);
  for (const [address, path] of paths) {
    const lead = leads.get(path);
    if (lead !== undefined) verdicts.set(address, await verdictOf(reading, address, path, lead));
  }
  const named = await recordsNamed(reading, reading.addresses, records);
  for (const link of records) {
    const record = named.get(link) ?? null;
    const unseen = record === null ? fault('dead', 'deleted') : fault('hidden', 'hidden', { target: link });
    verdicts.set(link, record?.path == null ? unseen : ok);
  }
}

async function verdictOf({ files }: OwnPageContext, address: string, path: string, lead: OwnAddress): Promise<Verdict> {
  const url = new URL(path, 'http://localhost');
  switch (lead.leads) {
    case 'page':
    case 'redirect': {
      if (new URL(lead.path, url).pathname === url.pathname && lead.leads === 'page') return ok;
      // A whole address that was given keeps its origin.
      const origin = /^https?:/i.test(address) ? (httpUrl(address)?.origin ?? '') : '';
      return fault('moved', 'moved', { newAddress: origin + lead.path });
    }
    case 'hidden':
      return fault('hidden', 'hidden', { target: `${lead.record.type.description.path}:${lead.record.id}` });
    case 'unknown': {
      const name = addressName(url.pathname, '') ?? '';
      if (name.startsWith(uploads)) return (await files.has(name.slice(uploads.length))) ? ok : fault('dead', 'nothing');
      return isReserved(name) || filesBeside.has(url.pathname) ? ok : fault('dead', 'nothing');
    }
    case 'nothing':
      return fault('dead', 'nothing');
  }
}

const uploads = '/uploads/';
