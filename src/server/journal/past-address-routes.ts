import { Hono } from 'hono';
import type { SignedIn } from '#server/auth/guard.ts';
import { idIn } from '#server/crud/list-query.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { type CallerParts, callerReader } from '#server/crud/caller.ts';
import { inAnsweredBatch, inBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { unprocessable } from '#server/http/errors.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { addressCalls } from '#shared/calls/addresses.ts';
import { pastAddressCalls } from '#shared/calls/of-records.ts';
import { quoted } from '#shared/text/quoted.ts';
import type { ImportedLine, ImportOutcome } from '#shared/answers/past-addresses.ts';
import { otherHost } from '#shared/addresses/other-host.ts';
import { addressName, typedAddress } from '#server/public/address-name.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { readLeads } from './address-leads.ts';
import {
  addPastAddress,
  noteChange,
  readPastAddresses,
  readPastOwner,
  readTypedAddresses,
  removePastAddress,
  writeWholePaths,
} from './past-addresses.ts';
import { type FoundRecord, recordsAt, type SiteAddresses } from './site-addresses.ts';
import { type AskedAddress, judgeOld } from './old-address.ts';

const maxLines = 5_000;

type Pair = { line: number; from: string; to: string };

/**
 * Lines of 'old address, new address', parted by a tab, a semicolon or a comma. Empty ones are left out. Old addresses may
 * hold commas themselves, new ones of this site do not: where there is no tab, the last mark before an address parts them.
 */
function readPairs(text: string): Pair[] {
  const pairs: Pair[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const given = raw.trim();
    if (given === '') continue;
    const at = partingAt(given);
    const [from, to] = at === null ? [given, ''] : [given.slice(0, at), given.slice(at + 1)];
    pairs.push({ line: index + 1, from: unquoted(from), to: unquoted(to) });
  }
  return pairs;
}

function partingAt(line: string): number | null {
  const tab = line.indexOf('\t');
  if (tab >= 0) return tab;
  for (let at = line.length - 1; at >= 0; at -= 1) {
    const mark = line[at];
    if ((mark === ',' || mark === ';') && /^["\s]{0,8}(?:\/|https?:)/i.test(line.slice(at + 1, at + 16))) return at;
  }
  return null;
}

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();

type Judging = { addresses: SiteAddresses; publicUrl: string | null };
type JudgedLine = ImportedLine & { write: { name: string; resource: string; record_id: number } | null };

async function judgeLines(context: ReadContext, { addresses, publicUrl }: Judging, pairs: readonly Pair[]) {
  const targets = new Map(pairs.map(({ to }) => [to, readNew(to, publicUrl)]));
  const names = new Set([...targets.values()].flatMap((each) => ('name' in each ? [each.name] : [])));
  const records = await recordsAt(context, addresses, names);
  const targetOf = (to: string): { record: FoundRecord | null; fault: string } => {
    const read = targets.get(to) ?? { fault: noNewAddress };
    if ('fault' in read) return { record: null, fault: read.fault };
    const record = records.get(read.name) ?? null;
    if (record?.path === null) return { record: null, fault: `Trang ${quoted(record.title)} đang ẩn với khách.` };
    const [path = ''] = read.name.split('?');
    return { record, fault: addresses.fixed.has(path) ? notOfARecord : 'Website không có trang ở địa chỉ mới này.' };
  };
  const asked = pairs.map((pair) => ({ ...pair, ...targetOf(pair.to) }));
  const judged = await judgeOld(
    context,
    addresses,
    asked.map(({ from, record }): AskedAddress => ({
      address: from,
      target: record && { resource: record.type.description.name, id: record.id },
    })),
  );
  const first = new Map<string, { line: number; record: FoundRecord }>();
  return asked.map(({ line, from, to, record, fault }, index): JudgedLine => {
    const named = record && { resource: record.type.description.path, id: record.id, title: record.title };
    const said = { line, from, to, record: named };
    const refused = (reason: string): JudgedLine => ({ ...said, outcome: 'refused', reason, write: null });
    const old = judged[index];
    if (record === null || old === undefined) return refused(fault);
    if (old.outcome === 'refused') return refused(old.reason);
    const before = first.get(old.name);
    if (before !== undefined && (before.record.type !== record.type || before.record.id !== record.id))
      return refused(`Địa chỉ cũ này đã có ở dòng ${before.line}, dẫn tới trang khác.`);
    first.set(old.name, before ?? { line, record });
    const isNew = old.outcome === 'free' && before === undefined;
    const write = isNew ? { name: old.name, resource: record.type.description.name, record_id: record.id } : null;
    return { ...said, outcome: isNew ? 'added' : 'same', reason: null, write };
  });
}

const noNewAddress = 'Thiếu địa chỉ mới: mỗi dòng gồm địa chỉ cũ, dấu phẩy, rồi địa chỉ mới.';
const notOfARecord =
  'Địa chỉ mới phải là trang của một bài viết, nghề nghiệp, vị trí, nhóm ngành, ngành học, môn học hoặc danh mục.';

function readNew(to: string, publicUrl: string | null): { name: string } | { fault: string } {
  if (to === '') return { fault: noNewAddress };
  const url = typedAddress(to);
  if (url === null) return { fault: 'Địa chỉ mới phải bắt đầu bằng / hoặc http://, https://.' };
  if (publicUrl !== null && otherHost(to, [publicUrl]) !== null) return { fault: 'Địa chỉ mới là của một website khác.' };
  const name = addressName(url.pathname, url.search);
  return name === null ? { fault: 'Website không có trang ở địa chỉ mới này.' } : { name };
}

type Written = NonNullable<JudgedLine['write']> & { title: string };

/** Judges every line, and writes all of them or none. Refuses with 422 unless it is a dry run. */
async function importAddresses(content: WriteContext, judging: Judging, text: string, isDryRun: boolean): Promise<ImportOutcome> {
  const pairs = readPairs(text);
  if (pairs.length === 0) throw unprocessable({ text: ['Chưa có dòng nào.'] });
  if (pairs.length > maxLines) {
    throw unprocessable({
      text: [`Mỗi lần nhập tối đa ${maxLines.toLocaleString('vi')} dòng, ở đây có ${pairs.length.toLocaleString('vi')}.`],
    });
  }
  if (isDryRun) return outcomeOf(await judgeLines({ db: content.db, now: content.clock() }, judging, pairs), true);
  return inBatch(content, async (batch) => {
    const lines = await judgeLines({ db: batch.db, now: batch.clock() }, judging, pairs);
    const faulty = lines.filter(({ outcome }) => outcome === 'refused');
    const [worst] = faulty;
    if (worst !== undefined) {
      throw unprocessable({
        text: [`Chưa nhập dòng nào, vì ${faulty.length} dòng không nhập được. Dòng ${worst.line}: ${worst.reason}`],
      });
    }
    const rows = lines.flatMap(({ write }) => (write === null ? [] : [write]));
    await writeWholePaths(batch, rows);
    const changed = Map.groupBy(
      lines.flatMap(({ write, record }) => (write && record ? [{ ...write, title: record.title }] : [])),
      ({ resource, record_id: id }) => `${resource} ${id}`,
    );
    for (const [{ resource, record_id: id, title, name }, ...others] of changed.values() as Iterable<[Written, ...Written[]]>) {
      noteChange(batch, resource, id, title, { added: name, ...(others.length > 0 && { others: others.length }) });
    }
    return outcomeOf(lines, false);
  });
}

function outcomeOf(lines: readonly JudgedLine[], isDryRun: boolean): ImportOutcome {
  const count = (wanted: ImportedLine['outcome']) => lines.filter(({ outcome }) => outcome === wanted).length;
  return {
    dry_run: isDryRun,
    added: count('added'),
    same: count('same'),
    refused: count('refused'),
    lines: lines.map(({ write: _, ...line }) => line),
  };
}

type PastAddressParts = CallerParts & { publicUrl?: string | null | undefined };

export function pastAddressRoutes(parts: PastAddressParts, addresses: SiteAddresses, type: RecordType): Hono<SignedIn> {
  const asCaller = callerReader(parts);
  const read = (db: Database, id: number) => readPastAddresses({ db, now: parts.clock() }, addresses, type, id);

  return answerCalls(new Hono<SignedIn>(), '/admin/:resource', pastAddressCalls, {
    'GET /admin/:resource/:id/addresses': async ({ at }) => read(parts.db, idIn(type, at)),
    'POST /admin/:resource/:id/addresses': async ({ context, at, body }) => {
      const id = idIn(type, at);
      const { address } = await body();
      const { data } = await inAnsweredBatch(
        asCaller(context),
        (open) => addPastAddress(open, addresses, type, id, address),
        (open) => read(open, id),
      );
      return { ...data, message: 'Đã thêm địa chỉ cũ.' };
    },
    'DELETE /admin/:resource/:id/addresses': async ({ context, at, query }) => {
      const id = idIn(type, at);
      const removed = query();
      const { data } = await inAnsweredBatch(
        asCaller(context),
        (open) => removePastAddress(open, addresses, type, id, removed),
        (open) => read(open, id),
      );
      return { ...data, message: 'Đã bỏ địa chỉ cũ.' };
    },
  });
}

/** Where addresses lead, and the whole paths that led to records before. `originsOf`: what the site is known by. */
export function addressRoutes(
  parts: PastAddressParts & {
    originsOf: (request: Request) => readonly string[];
    /** Thousands of lines are judged at once: one text after the other. */
    limited: Limited;
  },
  addresses: SiteAddresses,
): Hono<SignedIn> {
  const asCaller = callerReader(parts);
  const { db, clock, publicUrl = null, originsOf, limited } = parts;
  return answerCalls(new Hono<SignedIn>(), '/admin', addressCalls, {
    'POST /admin/address-leads': async ({ context, body }) => {
      const { addresses: asked } = await body();
      const data = await readLeads({ db, now: clock() }, addresses, originsOf(context.req.raw), asked);
      return { data, message: `Đã xem ${data.length.toLocaleString('vi-VN')} địa chỉ.` };
    },
    'GET /admin/past-addresses': async ({ query }) => readTypedAddresses(db, addresses, query().after),
    'GET /admin/past-addresses/owner': async ({ query }) => {
      const { resource, slug } = query();
      const type = [...addresses.records.values()].find(({ type: { description } }) => description.path === resource)?.type;
      if (type === undefined) throw unprocessable({ resource: [`${sentLabel('resource')} không có trang riêng`] });
      return { data: await readPastOwner(db, type, slug) };
    },
    'POST /admin/past-addresses/import': async ({ context, body }) => {
      const { text, dry_run: isDryRun } = await body();
      const data = await limited(() => importAddresses(asCaller(context), { addresses, publicUrl }, text, isDryRun));
      const message = isDryRun ? 'Đã kiểm tra, chưa thay đổi gì.' : `Đã thêm ${data.added.toLocaleString('vi')} địa chỉ cũ.`;
      return { data, message };
    },
  });
}
