import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { isReserved } from '#server/journal/old-address.ts';
import { type OwnAddress, readOwnAddresses } from '#server/journal/own-address.ts';
import { pathsOf, type SiteAddresses } from '#server/journal/site-addresses.ts';
import { loose } from '#server/crud/record.ts';
import { countWaitsAnew } from '#server/database/waited-time.ts';
import type { Files } from '#server/media/files.ts';
import { addressName } from '#server/public/address-name.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { root } from '#server/threads/program.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { targetOf } from '#shared/text/marked-text.ts';
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
  const leads = await readOwnAddresses(
    reading,
    reading.addresses,
    paths.map(([, path]) => path),
  );
  for (const [address, path] of paths) {
    const lead = leads.get(path);
    if (lead !== undefined) verdicts.set(address, await verdictOf(reading, address, path, lead));
  }
  await judgeRecords(reading, records, verdicts);
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

/** Links within texts that name a record, whatever it is called by now. */
async function judgeRecords(reading: OwnPageContext, links: readonly string[], verdicts: Map<string, Verdict>): Promise<void> {
  const targets = links.flatMap((link) => {
    const target = targetOf(link);
    return target?.kind === 'record' ? [{ link, ...target }] : [];
  });
  for (const [resource, those] of Map.groupBy(targets, (target) => target.resource)) {
    const known = [...reading.addresses.records.values()].find(({ type }) => type.description.path === resource);
    const ids = those.map(({ id }) => id);
    const paths = known === undefined ? new Map<number, string>() : await pathsOf(reading, known.page, ids);
    const there = new Set<number>();
    if (known !== undefined)
      for (const part of chunksOf(ids)) {
        const rows = await loose(reading.db)
          .selectFrom(known.type.description.table)
          .select('id')
          .where('id', 'in', part)
          .execute();
        for (const row of rows) there.add(Number(row['id']));
      }
    for (const { link, id } of those) {
      if (paths.has(id)) verdicts.set(link, ok);
      else verdicts.set(link, there.has(id) ? fault('hidden', 'hidden', { target: link }) : fault('dead', 'deleted'));
    }
  }
}
