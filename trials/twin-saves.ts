import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { admissionDate, descriptions, menu } from '#shared/content-types/index.ts';
import type { Field } from '#shared/fields/index.ts';
import { slugify } from '#shared/text/slugify.ts';
import { decodeRow, loose, type Row } from '#server/crud/record.ts';
import type { Database } from '#server/database/schema.ts';
import { pageAddress } from '#server/public/shown-pages.ts';
import type { Random } from './trial.ts';

/** A call of the back office, or a moment that passes; `shows`: addresses where it most likely shows. */
export type Save = { name: string; method?: string; path?: string; body?: unknown; advance?: number; shows?: string[] };

type Moment = { now: Date; batches: readonly number[] };

const all: readonly Description[] = descriptions;
const minute = 60_000;
/** Scheduled articles have a page too. */
const endOfTime = new Date('9999-12-31T00:00:00Z');

/** What readers may ask for: what stands for itself, every list, and the page and the call of each record; hidden ones too. */
export async function knownAddresses(db: Database): Promise<string[]> {
  const records: string[] = [];
  for (const description of all) {
    if (!('slug' in description.fields)) continue;
    const rows = await loose(db).selectFrom(description.table).select(['id', 'slug']).orderBy('id').execute();
    const ids = rows.map(({ id }) => Number(id));
    records.push(...rows.map(({ slug }) => `/api/${description.path}/${slug}`));
    if (description.page === undefined || ids.length === 0) continue;
    const pages = await pageAddress(description).shown({ db, now: endOfTime }, ids);
    records.push(...pages.map(({ path }) => path.split('#')[0] ?? path));
  }
  const lists = [...all.map(({ path }) => `/api/${path}`), '/api/site', '/api/kham-pha'];
  const pages = ['/', '/nghe-nghiep', '/nganh-hoc', '/mon-hoc', '/bai-viet', '/bai-viet?trang=2', '/tuyen-sinh', '/hoi-dap'];
  const others = ['/kham-pha', '/so-sanh', '/da-luu', '/search', '/tuyen-sinh.ics', '/bai-viet.rss', '/llms.txt'];
  const files = ['/sitemap.xml', '/manifest.webmanifest', '/api/openapi.json', '/api/bai-viet?page=1&per_page=5', '/robots.txt'];
  return [...new Set([...pages, ...others, ...lists, ...files, ...records])];
}

/** One of the things that editors do, to a record that is there. */
export async function randomSave(db: Database, random: Random, moment: Moment): Promise<Save> {
  const kind = random.below(100);
  if (kind < 5) return { name: 'time passes', advance: random.of([1, 10, 60, 600, 1_500]) * minute };
  if (kind < 12 && moment.batches.length > 0)
    return { name: 'undo', method: 'POST', path: 'undo', body: { batch: random.of(moment.batches.slice(-20)) } };
  if (kind < 17) return saveOfSettings(db, random);
  if (kind < 20) return saveOfPicture(db, random);
  const description = random.below(4) === 0 ? menu : random.of(all);
  const rows = await loose(db).selectFrom(description.table).selectAll().orderBy('id').execute();
  if (rows.length === 0) return { name: 'nothing' };
  const row: Row = random.of(rows);
  const [id, path] = [Number(row['id']), description.path];
  const shows = [...('slug' in row ? [`/api/${path}/${row['slug']}`] : []), `/api/${path}`];
  if (kind < 26) return { name: 'create', method: 'POST', path, body: copyOf(description, row, random), shows };
  if (kind < 31) return { name: 'delete', method: 'DELETE', path: `${path}/${id}?detach=1`, body: versionOf(row), shows };
  if (kind < 37) return { ...(await batchOf(description, rows, random)), shows };
  if (kind < 41)
    return {
      name: 'draft',
      method: 'PUT',
      path: `${path}/${id}/draft`,
      body: await changeOf(db, description, row, random, moment),
    };
  if (kind < 45)
    return { name: 'publish draft', method: 'POST', path: `${path}/${id}/draft/publish`, body: versionOf(row), shows };
  const body = { ...(await changeOf(db, description, row, random, moment)), ...versionOf(row) };
  return { name: `change ${path}`, method: 'PUT', path: `${path}/${id}`, body, shows };
}

const versionOf = (row: Row) => ({ version: Number(row['version']) });

async function saveOfSettings(db: Database, random: Random): Promise<Save> {
  const [row] = await loose(db).selectFrom('cai_dat').select('version').execute();
  const values = {
    name: `Trường ${random.below(1_000)}`,
    slogan: `Câu ${random.below(1_000)}`,
    email: `a${random.below(99)}@b.vn`,
  };
  const name = random.of(Object.keys(values) as (keyof typeof values)[]);
  return {
    name: 'settings',
    method: 'PUT',
    path: 'cai-dat',
    body: { [name]: values[name], version: Number(row?.['version'] ?? 1) },
  };
}

async function saveOfPicture(db: Database, random: Random): Promise<Save> {
  const rows = await db.selectFrom('picture').select(['id', 'version']).orderBy('id').execute();
  if (rows.length === 0) return { name: 'nothing' };
  const { id, version } = random.of(rows);
  const said = { alt: `Ảnh ${random.below(1_000)}`, focus_x: random.below(100), focus_y: random.below(100) };
  return { name: 'picture', method: 'PUT', path: `kho-anh/${id}`, body: { ...said, version } };
}

async function batchOf({ path, fields }: Description, rows: readonly Row[], random: Random): Promise<Save> {
  const ids = [...new Set(Array.from({ length: 1 + random.below(5) }, () => Number(random.of(rows)['id'])))];
  const action = random.of(['set', 'set', 'order', 'delete', 'copy']);
  const { status } = fields;
  const value = status?.kind === 'choice' ? random.of(status.values).value : random.below(2);
  const body = { action, ids, ...(action === 'set' && { values: { status: value } }) };
  return { name: `batch ${action}`, method: 'POST', path: `${path}/batch`, body };
}

/** One or two fields of a record, as somebody might change them. */
async function changeOf(db: Database, { fields, title }: Description, row: Row, random: Random, moment: Moment) {
  const changed: Record<string, unknown> = {};
  const often = ['status', title, 'slug', 'order', 'content', hideAtField].filter((name) => name in fields);
  for (let count = 0; count < 1 + random.below(2); count += 1) {
    const name = random.below(3) === 0 ? random.of(often) : random.of(Object.keys(fields));
    const field = fields[name];
    if (field !== undefined) changed[name] = await valueOf(db, field, random, moment, row[name]);
  }
  return changed;
}

async function valueOf(db: Database, field: Field, random: Random, { now }: Moment, before: unknown): Promise<unknown> {
  const number = random.below(10_000);
  const later = () => new Date(now.getTime() + (random.below(30) - 5) * 7 * minute).toISOString();
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return random.of([`Chữ số ${number}`, `Thiết kế ${number}`, field.kind === 'text' && field.required ? 'Tên' : '']);
    case 'slug':
      return `duong-dan-${number % 50}`;
    case 'integer':
      return number % 20;
    case 'visibility':
      return random.below(2);
    case 'choice':
      return random.of(field.values).value;
    case 'flag':
      return random.below(2) === 1;
    case 'number':
      return field.from + (field.step ?? 1) * random.below(3);
    case 'date':
      return later().slice(0, field.mayHaveTime === true ? 16 : 10) + (field.mayHaveTime === true ? '+00:00' : '');
    case 'datetime':
      return random.of([later(), later(), null]);
    case 'tags':
      return [`Thẻ ${number % 30}`, 'Bao bì'];
    case 'sections':
      return [{ title: `Mục ${number}`, content: `Đoạn ${number}\n\nĐoạn hai`, list: [] }];
    case 'link':
      return random.of([await someAddress(db, random), `/khong-co-${number % 10}`, 'https://vi.example/']);
    case 'reference': {
      const ids = await idsOf(db, field.to);
      return field.required ? random.of(ids) : random.of([...ids.slice(0, 5), null]);
    }
    case 'references': {
      const ids = await idsOf(db, field.to);
      return [...new Set(Array.from({ length: ids.length === 0 ? 0 : random.below(4) }, () => random.of(ids)))];
    }
    // As it was: a picture needs a file, a table and a video their own spellings.
    default:
      return typeof before === 'string' && before.startsWith('[') ? JSON.parse(before) : before;
  }
}

async function idsOf(db: Database, path: string): Promise<number[]> {
  const target = all.find((description) => description.path === path);
  if (target === undefined) throw new Error(`No content type has the path ${path}.`);
  return (await loose(db).selectFrom(target.table).select('id').orderBy('id').execute()).map(({ id }) => Number(id));
}

async function someAddress(db: Database, random: Random): Promise<string> {
  const visited = all.filter(({ page }) => page !== undefined);
  const description = random.of(visited);
  const ids = await idsOf(db, description.path);
  const pages = ids.length === 0 ? [] : await pageAddress(description).shown({ db, now: endOfTime }, ids);
  return pages.length === 0 ? '/' : random.of(pages).path;
}

/** A record like another one, with a name of its own. */
function copyOf({ fields, title, name }: Description, row: Row, random: Random): Record<string, unknown> {
  const values = Object.fromEntries(
    Object.entries(decodeRow(fields, row)).filter(([field]) => {
      const kind = fields[field]?.kind;
      return kind !== undefined && kind !== 'image' && kind !== 'slug' && field !== hideAtField;
    }),
  );
  const isHidden = random.below(2) === 0;
  const status = fields['status'];
  const hidden = status?.kind === 'choice' ? 'draft' : 0;
  return {
    ...values,
    [title]: `Bản ghi ${random.below(10_000)}`,
    ...('slug' in fields && { slug: slugify(`moi ${random.below(10_000)}`) }),
    ...(isHidden && name !== admissionDate.name && { status: hidden }),
  };
}
