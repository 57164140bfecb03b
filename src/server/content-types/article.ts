import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { searchKeys } from '#shared/rules/search-key.ts';
import { slugPattern } from '#shared/rules/slugify.ts';
import { unsigned } from '#shared/rules/unsigned.ts';
import type { Schema } from '#server/database/schema.ts';
import { byId, idsIn, relatedTo } from '#server/crud/related.ts';
import { referenceShape } from '#server/crud/record-shape.ts';
import type { Slots } from '#server/crud/slots.ts';
import { articlesNamed } from '#server/search/named.ts';

const where = expressionBuilder<Schema, 'bai_viet'>();
const nothing = where.lit(false);

export const article: Slots = {
  adds: { category: referenceShape.nullable(), author_id: z.int().nullable(), author: z.object({ name: z.string() }) },
  filters: {
    /** Words one after another in the title, folded as visitors' searches are. */
    keyword(text) {
      const words = searchKeys(String(text)).join(' ');
      return words === '' ? nothing : where('bai_viet.id', 'in', articlesNamed(words));
    },
    category_slug: (slug) =>
      slugPattern.test(String(slug))
        ? where('category_id', 'in', where.selectFrom('danh_muc').select('id').where('slug', '=', String(slug)))
        : nothing,
  },
  async attach(db, records) {
    const categories = await db
      .selectFrom('danh_muc')
      .select(['id', 'name', 'slug'])
      .where('id', 'in', idsIn(records, 'category_id'))
      .execute();
    const authors = await db
      .selectFrom('bai_viet')
      .leftJoin('admin', 'admin.id', 'bai_viet.author_id')
      .select(['bai_viet.id', 'bai_viet.author_id', 'admin.name'])
      .where('bai_viet.id', 'in', idsIn(records, 'id'))
      .execute();
    const found = { category: byId(categories), author: byId(authors) };
    return records.map((record) => {
      const author = found.author.get(record.id);
      return {
        ...record,
        category: relatedTo(found.category, record, 'category_id'),
        author_id: author?.author_id ?? null,
        author: { name: author?.name ?? unsigned },
      };
    });
  },
  /** The author is whoever creates it; an article published without a date is published now. */
  beforeSave({ clock, by }, values, before) {
    const status = values['status'] ?? before?.['status'];
    const moment = values['published_at'] === undefined ? before?.['published_at'] : values['published_at'];
    return Promise.resolve({
      ...values,
      ...(status === 'published' && (moment ?? null) === null && { published_at: clock().toISOString() }),
      ...(before === null && { author_id: by ?? null }),
    });
  },
};
