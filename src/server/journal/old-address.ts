import { quoted } from '#shared/text/quoted.ts';
import { calendarPath, feedPath, llmsPath, manifestPath, robotsPath, securityPath, sitemapPath } from '#shared/paths.ts';
import { isDecodable } from '#server/http/percent-encoding.ts';
import { maxAddress } from '#shared/answers/past-addresses.ts';
import { addressName, typedAddress } from '#server/public/address-name.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { recordsAt, type SiteAddresses, slugIn, titlesOf } from './site-addresses.ts';

/** The place of addresses that are a whole path of this site. */
export const wholePath = '/';

/** Never pages: what lies there answers for itself. */
export const isReserved = (name: string): boolean =>
  /^\/(?:api|admin|login|assets|uploads|chia-se|sitemap-\d{1,4}\.xml|tuyen-sinh\/\d{1,9}\.ics)(?:[/?]|$)/.test(name) ||
  machineFiles.has(pathOf(name));

const machineFiles = new Set([calendarPath, feedPath, llmsPath, manifestPath, robotsPath, securityPath, sitemapPath]);

const pathOf = (name: string) => name.split('?', 1)[0] ?? '';

/** An old address as it was typed, and the record it is to lead to; null while that is not known. */
export type AskedAddress = { address: string; target: { resource: string; id: number } | null };

/** `same`: it leads there already. */
export type Judged = { outcome: 'free' | 'same'; name: string } | { outcome: 'refused'; reason: string };

/** Those of these whole paths that were written down, each with the record that it leads to. */
export async function ownersOf({ db }: ReadContext, names: Iterable<string>) {
  const rows: { name: string; resource: string; record_id: number }[] = [];
  for (const part of chunksOf(names)) {
    const query = db.selectFrom('past_address').select(['name', 'resource', 'record_id']);
    rows.push(...(await query.where('place', '=', wholePath).where('name', 'in', part).execute()));
  }
  return rows;
}

/** Whether these addresses may lead to their records, in a number of queries that does not grow with theirs but by hundreds. */
export async function judgeOld(
  context: ReadContext,
  addresses: SiteAddresses,
  asked: readonly AskedAddress[],
): Promise<Judged[]> {
  const read = asked.map(({ address }) => readOld(address));
  const names = new Set(read.flatMap((each) => ('name' in each ? [each.name] : [])));
  const records = await recordsAt(context, addresses, names);
  const owners = await ownersOf(context, names);
  const typed = new Map(owners.map((owner) => [owner.name, owner]));
  const titleOf = await titlesOf(context, addresses, owners);
  const nounOf = (resource: string) => addresses.records.get(resource)?.type.description.noun ?? '';
  const patterns = [...addresses.records.values()].map(({ page }) => page.pattern);

  const judge = (name: string, target: AskedAddress['target']): Judged => {
    const leadsTo = (resource: string, id: number, title: string): Judged =>
      target?.resource === resource && target.id === id
        ? { outcome: 'same', name }
        : { outcome: 'refused', reason: `Địa chỉ này đã dẫn tới ${nounOf(resource)} ${quoted(title)}.` };
    const record = records.get(name);
    // A hidden page is not there for visitors: until it is, its address may lead elsewhere.
    if (record !== undefined && record.path !== null) {
      if (record.path === name)
        return { outcome: 'refused', reason: `Địa chỉ này đang là trang ${quoted(record.title)} của website.` };
      return leadsTo(record.type.description.name, record.id, record.title);
    }
    const isOfRecord = patterns.some((pattern) => slugIn(pattern, name) !== null);
    if (!isOfRecord && addresses.fixed.has(pathOf(name))) {
      return { outcome: 'refused', reason: 'Địa chỉ này đang là một trang của website.' };
    }
    const owner = typed.get(name);
    const title = owner && titleOf(owner.resource, owner.record_id);
    // What a deleted record was found at is free again.
    return owner && title ? leadsTo(owner.resource, owner.record_id, title) : { outcome: 'free', name };
  };
  return asked.map(({ target }, index) => {
    const each = read[index];
    return each !== undefined && 'name' in each
      ? judge(each.name, target)
      : { outcome: 'refused', reason: each?.fault ?? notAnAddress };
  });
}

const notAnAddress = 'Địa chỉ phải bắt đầu bằng / hoặc http://, https://.';

function readOld(address: string): { name: string } | { fault: string } {
  const url = typedAddress(address);
  if (url === null) return { fault: notAnAddress };
  if (!isDecodable(url.pathname)) return { fault: 'Địa chỉ có ký tự mã hóa không đọc được.' };
  const name = addressName(url.pathname, url.search);
  if (name === null) return { fault: `Địa chỉ dài hơn ${maxAddress} ký tự.` };
  if (isReserved(name)) return { fault: 'Địa chỉ này dành cho hệ thống của website, không đặt làm địa chỉ cũ được.' };
  return { name };
}
