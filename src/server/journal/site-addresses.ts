import { sitePages } from '#shared/pages/site-pages.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import { titlesOf as titlesOfRows } from '#server/crud/named-rows.ts';
import { loose } from '#server/crud/record.ts';
import { pastOwners } from '#server/public/past-slug.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { type PageAddress, pageAddress } from '#server/public/shown-pages.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { isSlug } from '#shared/text/slugify.ts';

/** Where this site answers: the pages that show no single record, and those of records, by the name of their content type. */
export type SiteAddresses = {
  fixed: ReadonlySet<string>;
  records: ReadonlyMap<string, { type: RecordType; page: PageAddress }>;
};

export const addressesOf = ({ all }: RecordTypes): SiteAddresses => ({
  fixed: new Set(sitePages.map(({ path }) => path)),
  records: new Map(
    all.filter(({ hasPage }) => hasPage).map((type) => [type.description.name, { type, page: pageAddress(type.description) }]),
  ),
});

/** The slug in an address that is written as a pattern says; null where it is not. `name` is what `addressName` makes. */
export function slugIn(pattern: string, name: string): string | null {
  const [wantedPath = '', wantedQuery] = pattern.split('?');
  const mark = name.indexOf('?');
  const parts = (mark < 0 ? name : name.slice(0, mark)).split('/');
  const wanted = wantedPath.split('/');
  if (parts.length !== wanted.length) return null;
  if (wanted.some((part, index) => !part.startsWith(':') && part !== parts[index])) return null;
  if (wantedQuery === undefined) return parts.at(-1) ?? null;
  const [key = ''] = wantedQuery.split('=');
  return mark < 0 ? null : new URLSearchParams(name.slice(mark)).get(key);
}

/** The address that a slug makes where what stands above the record is not known. */
export const addressOfSlug = (pattern: string, slug: string) => pattern.replace(':slug', slug).replaceAll(/:\w+/g, '…');

/** A record that an address leads to. `path`: of its page; null while visitors may not see it. */
export type FoundRecord = { type: RecordType; id: number; title: string; path: string | null };

/** The records that these addresses lead to by their slug of today or an earlier one, whatever stands above it. */
export async function recordsAt(context: ReadContext, { records }: SiteAddresses, names: Iterable<string>) {
  const all = [...names];
  const found = new Map<string, FoundRecord>();
  for (const { type, page } of records.values()) {
    const slugs = new Map<string, string>();
    for (const name of all) {
      const slug = slugIn(page.pattern, name);
      if (slug !== null && isSlug(slug)) slugs.set(name, slug);
    }
    if (slugs.size === 0) continue;
    const bySlug = await recordsBySlug(context, type, new Set(slugs.values()));
    const paths = await pathsOf(context, page, new Set([...bySlug.values()].map(({ id }) => id)));
    for (const [name, slug] of slugs) {
      const record = bySlug.get(slug);
      if (record !== undefined) found.set(name, { type, ...record, path: paths.get(record.id) ?? null });
    }
  }
  return found;
}

async function recordsBySlug({ db }: ReadContext, { description }: RecordType, slugs: ReadonlySet<string>) {
  const { table, title } = description;
  const found = new Map<string, { id: number; title: string }>();
  for (const part of chunksOf(slugs)) {
    const rows = await loose(db).selectFrom(table).select(['id', 'slug', title]).where('slug', 'in', part).execute();
    for (const row of rows) found.set(String(row['slug']), { id: Number(row['id']), title: String(row[title]) });
  }
  for (const part of chunksOf([...slugs].filter((slug) => !found.has(slug)))) {
    const rows = await pastOwners(db, description)
      .select(`target.${title} as title`)
      .where('past_address.name', 'in', part)
      .execute();
    for (const row of rows) found.set(String(row.past), { id: Number(row.id), title: String(row.title) });
  }
  return found;
}

/** The paths of the pages that visitors may see. */
export async function pathsOf(context: ReadContext, page: PageAddress, ids: Iterable<number>): Promise<Map<number, string>> {
  const paths = new Map<number, string>();
  for (const part of chunksOf(ids)) for (const { id, path } of await page.shown(context, part)) paths.set(id, path);
  return paths;
}

type Wanted = readonly { resource: string; record_id: number }[];

/** The titles of records that are there, by the name of their content type and their id. */
export async function titlesOf({ db }: Pick<ReadContext, 'db'>, { records }: SiteAddresses, wanted: Wanted) {
  const titles = new Map<string, ReadonlyMap<number, string>>();
  for (const [resource, rows] of Map.groupBy(wanted, (each) => each.resource)) {
    const type = records.get(resource)?.type;
    if (type) titles.set(resource, await titlesOfRows(db, type, rows, 'record_id'));
  }
  return (resource: string, id: number) => titles.get(resource)?.get(id) ?? null;
}

/** These records by the name of their content type and their id; null for one that is gone. */
export async function recordsById(
  context: ReadContext,
  addresses: SiteAddresses,
  wanted: Wanted,
): Promise<(resource: string, id: number) => FoundRecord | null> {
  const titleOf = await titlesOf(context, addresses, wanted);
  const paths = new Map<string, ReadonlyMap<number, string>>();
  for (const [resource, rows] of Map.groupBy(wanted, (each) => each.resource)) {
    const page = addresses.records.get(resource)?.page;
    if (page) paths.set(resource, await pathsOf(context, page, new Set(rows.map(({ record_id }) => record_id))));
  }
  return (resource, id) => {
    const type = addresses.records.get(resource)?.type;
    const title = titleOf(resource, id);
    return type && title !== null ? { type, id, title, path: paths.get(resource)?.get(id) ?? null } : null;
  };
}

/** The records that links within texts name ('vi-tri:12'), null for those that are gone; any other text is left out. */
export async function recordsNamed(context: ReadContext, addresses: SiteAddresses, links: readonly string[]) {
  const types = [...addresses.records.values()].map(({ type: { description } }) => description);
  const named = links.flatMap((link) => {
    const [, path, number] = /^([a-z]{2,20}(?:-[a-z]{2,20}){0,3}):([1-9]\d{0,8})$/.exec(link) ?? [];
    const resource = types.find((type) => type.path === path)?.name;
    return resource === undefined ? [] : [{ link, resource, record_id: Number(number) }];
  });
  const recordOf = await recordsById(context, addresses, named);
  return new Map(named.map(({ link, resource, record_id }) => [link, recordOf(resource, record_id)]));
}
