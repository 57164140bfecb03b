import type { PictureMeta, Section, ShownSection } from '#shared/answers/parts.ts';
import { type Inline, type LinkTarget, marksToHtml, paragraphsOf, parseMarks } from '#shared/text/marked-text.ts';
import { drawnSection } from './drawn-section.ts';
import { maxMarked, picturesOf } from '#shared/fields/sections.ts';
import { saidMeta } from '#server/crud/chosen-pictures.ts';
import { fieldsOfKind } from '#server/crud/record.ts';
import { compiledListQuery } from '#server/database/compiled-query.ts';
import { pathsOf } from '#server/journal/site-addresses.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { type PageAddress, pageAddress } from '#server/public/shown-pages.ts';
import type { PublicList } from '#server/public/public-list.ts';
import type { ContentType } from './content-type.ts';

/** Records that one answer looks up: links beyond them leave their words. */
const mostTargets = 2_000;

type Page = Readonly<Record<string, unknown>>;
type Parsed = { section: Section; content: Inline[][]; list: Inline[][] };

/**
 * The content types, where whatever visitors read of a record, alone or in a list, has the marks of its sections made into HTML, and
 * what they hold beside texts drawn.
 */
export function withShownSections(types: readonly ContentType[]): ContentType[] {
  const addresses = new Map(
    types.flatMap(({ description }) => (description.page === undefined ? [] : [[description.path, pageAddress(description)]])),
  );
  return types.map((type) => {
    const fields = fieldsOfKind(type.description.fields, 'sections');
    if (fields.length === 0) return type;
    const rendered =
      (read: (context: ReadContext, slug: string) => Promise<unknown>) => async (context: ReadContext, slug: string) => {
        const found = await read(context, slug);
        return found === null ? null : (await withShown(context, addresses, fields, [found as Page]))[0];
      };
    // Most lists leave the long texts out.
    const renderedList = ({ read, ...list }: PublicList): PublicList => ({
      ...list,
      async read(context, given) {
        const answered = await read(context, given);
        const items = answered.data as Page[];
        const held = fields.filter((field) => items.some((item) => field in item));
        return held.length === 0 ? answered : { ...answered, data: await withShown(context, addresses, held, items) };
      },
    });
    return {
      ...type,
      list: type.list === 'none' ? 'none' : renderedList(type.list),
      detail: type.detail === 'none' ? 'none' : { ...type.detail, read: rendered(type.detail.read) },
      page: type.page === 'none' ? 'none' : { ...type.page, find: rendered(type.page.find) },
    };
  });
}

async function withShown(
  context: ReadContext,
  addresses: ReadonlyMap<string, PageAddress>,
  fields: readonly string[],
  pages: readonly Page[],
): Promise<readonly Page[]> {
  const all = pages.flatMap((page) => fields.flatMap((field) => page[field] as Section[]));
  const html = await readHtml(context, addresses, fields, pages);
  const metas = await readMetas(context, all);
  if (html.size === 0 && !all.some(({ numbered, table, pictures }) => numbered || table || pictures)) return pages;
  const shownOf = (section: Section): ShownSection => {
    const { pictures: named, ...texts } = section;
    const marks = html.get(section);
    const pictures = named?.flatMap((picture) => {
      const image_meta = metas.get(picture.image);
      return image_meta === undefined ? [] : [{ ...picture, image_meta }];
    });
    const shown = { ...texts, ...(pictures && { pictures }), ...(marks && { html: marks }) };
    const drawn = drawnSection(shown);
    return drawn === '' ? shown : { ...shown, drawn };
  };
  return pages.map((page) => ({
    ...page,
    ...Object.fromEntries(fields.map((field) => [field, (page[field] as Section[]).map(shownOf)])),
  }));
}

type Html = NonNullable<ShownSection['html']>;

/** What the marks of sections mean, of those that have any. */
async function readHtml(
  context: ReadContext,
  addresses: ReadonlyMap<string, PageAddress>,
  fields: readonly string[],
  pages: readonly Page[],
): Promise<Map<Section, Html>> {
  const marked = pages.flatMap((page) => {
    // What was stored before there was a limit shows its marks beyond it.
    let left = maxMarked;
    return fields
      .flatMap((field) => (page[field] as Section[]).filter((section) => section.marked))
      .filter((section) => (left -= lettersOf(section)) >= 0)
      .map(parsed);
  });
  if (marked.length === 0) return new Map();
  const paths = await readPaths(context, addresses, marked);
  const hrefOf = (target: LinkTarget) =>
    target.kind === 'address' ? target.href : (paths.get(`${target.resource}:${target.id}`) ?? null);
  const written = (lines: readonly Inline[][]) => lines.map((line) => marksToHtml(line, hrefOf));
  return new Map(marked.map(({ section, content, list }) => [section, { content: written(content), list: written(list) }]));
}

const metasOf = compiledListQuery((db, paths: readonly string[]) =>
  db
    .selectFrom('picture')
    .select(['path', 'width', 'height', 'color', 'widths', 'alt', 'focus_x', 'focus_y'])
    .where('path', 'in', paths),
);

/** What the library says of the pictures of these sections: one query for all of an answer. */
async function readMetas({ db }: ReadContext, sections: readonly Section[]): Promise<Map<string, PictureMeta>> {
  const paths = [...new Set(picturesOf(sections).map(({ image }) => image))];
  if (paths.length === 0) return new Map();
  return new Map((await metasOf(db, paths)).map((row) => [row.path, saidMeta(row)]));
}

const lettersOf = ({ content, list }: Section): number => list.reduce((sum, text) => sum + text.length, content.length);

const parsed = (section: Section): Parsed => ({
  section,
  content: paragraphsOf(section.content).map(parseMarks),
  list: section.list.map(parseMarks),
});

/** The paths of the pages that links lead to, of those that visitors may see, by 'vi-tri:12'. One query for each content type. */
async function readPaths(context: ReadContext, addresses: ReadonlyMap<string, PageAddress>, marked: readonly Parsed[]) {
  const wanted = new Map<string, Set<number>>();
  let left = mostTargets;
  const visit = (nodes: readonly Inline[]) => {
    for (const node of nodes) {
      if (node.kind === 'text') continue;
      visit(node.children);
      if (node.kind !== 'link' || node.target.kind !== 'record' || left === 0) continue;
      const { resource, id } = node.target;
      const ids = wanted.get(resource) ?? new Set();
      if (!addresses.has(resource) || ids.has(id)) continue;
      wanted.set(resource, ids.add(id));
      left -= 1;
    }
  };
  for (const { content, list } of marked) for (const line of [...content, ...list]) visit(line);
  const paths = new Map<string, string>();
  for (const [resource, ids] of wanted) {
    const page = addresses.get(resource);
    if (page !== undefined) for (const [id, path] of await pathsOf(context, page, ids)) paths.set(`${resource}:${id}`, path);
  }
  return paths;
}
