import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** What the site says of the school: at most one row. Without it, what site.config.ts says counts. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    let table = db.schema
      .createTable('cai_dat')
      .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addColumn('updated_by', 'integer', (column) => column.references('admin.id').onDelete('set null'))
      .addColumn('sort_name', text, (column) => column.notNull());
    const texts = ['name', 'short_name', 'tagline', 'description', 'zalo', 'email', 'hours', 'tax_code'];
    const lists = ['hotlines', 'ways', 'offices'];
    const mayBeAbsent = ['logo', 'logo_meta', 'share_picture', 'share_picture_meta'];
    mayBeAbsent.push('website', 'founded_on', 'facebook', 'tiktok', 'youtube', 'analytics');
    for (const name of [...texts, ...lists]) table = table.addColumn(name, text, (column) => column.notNull());
    for (const name of mayBeAbsent) table = table.addColumn(name, text);
    await table.execute();
  },
});
