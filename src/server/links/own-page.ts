import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { canonicalPath } from '#server/http/canonical-path.ts';
import { isReserved, wholePath } from '#server/journal/old-address.ts';
import { partsOf, pathsOf, recordsAt, type FoundRecord, type SiteAddresses, slugIn } from '#server/journal/site-addresses.ts';
import { loose } from '#server/crud/record.ts';
import { countWaitsAnew } from '#server/database/waited-time.ts';
import type { Files } from '#server/media/files.ts';
import { addressName } from '#server/public/address-name.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { httpUrl } from '#shared/rules/http-url.ts';
import { otherHost } from '#shared/rules/other-host.ts';
import { targetOf } from '#shared/rules/marked-text.ts';
import { fault, ok, type Verdict } from './verdict.ts';

/** What own links lead to, told from the content itself, as the pages would answer. */

/** The path of an own link with what stands behind it; null for one to another site. A link to a record is no path. */
export function ownPath(address: string, origins: readonly string[]): string | null {
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = httpUrl(address);
  return url === null || otherHost(address, origins) !== null ? null : url.pathname + url.search + url.hash;
}

type Own = { address: string; url: URL; name: string | null };

type Reading = ReadContext & { addresses: SiteAddresses; files: Pick<Files, 'has'> };

/** Files that lie beside the pages, such as '/favicon.svg'. */
const filesBeside: ReadonlySet<string> = new Set(namesIn(join(import.meta.dirname, '../../../public')).map((name) => `/${name}`));

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Links that are judged before other work gets its turn: a few milliseconds of work. */
const atOnce = 100;

/** The verdicts of own links: paths by their address, and records as 'vi-tri:12'. A number of queries that grows with theirs by hundreds. */
export async function judgeOwn(
  reading: Reading,
  paths: ReadonlyMap<string, string>,
  records: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const all = [...paths];
  for (let from = 0; from < Math.max(all.length, records.length); from += atOnce) {
    signal.throwIfAborted();
    await judgePart(reading, all.slice(from, from + atOnce), records.slice(from, from + atOnce), verdicts);
    countWaitsAnew();
    await setImmediate();
  }
  return verdicts;
}

async function judgePart(
  reading: Reading,
  paths: readonly (readonly [address: string, path: string])[],
  records: readonly string[],
  verdicts: Map<string, Verdict>,
): Promise<void> {
  const own = paths.map(([address, path]): Own => {
    const url = new URL(path, 'http://localhost');
    return { address, url, name: addressName(url.pathname, url.search) };
  });
  const names = new Set(own.flatMap(({ name }) => (name === null ? [] : [name])));
  const found = await recordsAt(reading, reading.addresses, names);
  const typed = await typedPaths(reading, own);
  await judgeRecords(reading, records, verdicts);
  for (const each of own) verdicts.set(each.address, await judgePath(reading, each, found, typed));
}

async function judgePath(
  { addresses, files }: Reading,
  { address, url, name }: Own,
  found: ReadonlyMap<string, FoundRecord>,
  typed: ReadonlyMap<string, string>,
): Promise<Verdict> {
  if (name === null) return fault('dead', 'nothing');
  const [plain = ''] = name.split('?', 1);
  if (plain.startsWith('/uploads/')) return (await files.has(plain.slice('/uploads/'.length))) ? ok : fault('dead', 'nothing');
  if (isReserved(name) || filesBeside.has(url.pathname)) return ok;
  // A whole address that was given keeps its origin.
  const whole = (path: string) => `${/^https?:/i.test(address) ? (httpUrl(address)?.origin ?? '') : ''}${path}`;
  const moved = (path: string) => fault('moved', 'moved', { newAddress: whole(path) });
  const record = found.get(name);
  if (record !== undefined && record.path !== null) {
    const to = new URL(record.path, url);
    if (to.search !== '') {
      const pattern = patternOf(addresses, record);
      if (slugIn(pattern, name) !== slugIn(pattern, record.path)) return moved(record.path + url.hash);
    } else if (to.pathname !== url.pathname) return moved(record.path + url.search + url.hash);
    return ok;
  }
  const isOfRecord = [...addresses.records.values()].some(({ page }) => slugIn(page.pattern, name) !== null);
  if (!isOfRecord && addresses.fixed.has(plain)) {
    const canonical = canonicalPath(url.pathname);
    return canonical === url.pathname ? ok : moved(canonical + url.search + url.hash);
  }
  const past = typed.get(name) ?? typed.get(plain);
  if (past !== undefined) return moved(past + url.hash);
  if (record === undefined) return fault('dead', 'nothing');
  return fault('hidden', 'hidden', { target: `${record.type.description.path}:${record.id}` });
}

const patternOf = (addresses: SiteAddresses, { type }: FoundRecord): string =>
  addresses.records.get(type.description.name)?.page.pattern ?? '';

/** Where whole paths lead that were written down for a record, those of records that visitors see. */
async function typedPaths(reading: Reading, own: readonly Own[]): Promise<Map<string, string>> {
  const names = new Set(own.flatMap(({ name }) => (name === null ? [] : [name, name.split('?', 1)[0] ?? ''])));
  const rows = [];
  for (const part of partsOf(names))
    rows.push(
      ...(await reading.db
        .selectFrom('past_address')
        .select(['name', 'resource', 'record_id'])
        .where('place', '=', wholePath)
        .where('name', 'in', part)
        .execute()),
    );
  const typed = new Map<string, string>();
  for (const [resource, those] of Map.groupBy(rows, (row) => row.resource)) {
    const page = reading.addresses.records.get(resource)?.page;
    if (page === undefined) continue;
    const paths = await pathsOf(
      reading,
      page,
      those.map(({ record_id: id }) => id),
    );
    for (const { name, record_id: id } of those) {
      const path = paths.get(id);
      if (path !== undefined) typed.set(name, path);
    }
  }
  return typed;
}

/** Links within texts that name a record, whatever it is called by now. */
async function judgeRecords(reading: Reading, links: readonly string[], verdicts: Map<string, Verdict>): Promise<void> {
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
      for (const part of partsOf(ids)) {
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
