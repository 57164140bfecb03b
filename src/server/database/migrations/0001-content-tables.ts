import { type ColumnBuilderCallback, type ColumnDataType, type CreateTableBuilder, type Expression, sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** The ten content types, administrators and their sessions. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => {
  type Build = (table: CreateTableBuilder<string>) => CreateTableBuilder<string>;

  const columnsOf =
    (type: ColumnDataType | Expression<unknown>, change?: ColumnBuilderCallback) =>
    (...names: string[]): Build =>
    (table) =>
      names.reduce((built, name) => built.addColumn(name, type, change), table);
  const texts = columnsOf(text, (column) => column.notNull());
  const optionalTexts = columnsOf(text);
  const integers = columnsOf('integer', (column) => column.notNull());
  const slug = columnsOf(text, (column) => column.notNull().unique())('slug');
  const parent = (name: string, to: string) => columnsOf('integer', (column) => column.notNull().references(`${to}.id`))(name);
  const optionalParent = (name: string, to: string) => columnsOf('integer', (column) => column.references(`${to}.id`))(name);
  const administrator: ColumnBuilderCallback = (column) => column.references('admin.id').onDelete('set null');
  const pictures = (...names: string[]): Build => optionalTexts(...names.flatMap((name) => [name, `${name}_meta`]));

  return {
    async up(db) {
      const create = async (name: string, ...builds: Build[]) => {
        const kept = db.schema
          .createTable(name)
          .addColumn('id', idType, id)
          .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
          .addColumn('updated_by', 'integer', administrator) as CreateTableBuilder<string>;
        const all: Build[] = [texts('created_at', 'updated_at', 'sort_name'), ...builds];
        await all.reduce((table, build) => build(table), kept).execute();
      };
      /** A column may be followed by ' desc'. */
      const index = (table: string, ...columns: string[]) =>
        db.schema
          .createIndex([table, ...columns].join('_').replaceAll(' ', '_'))
          .on(table)
          .columns(columns)
          .execute();

      await db.schema
        .createTable('admin')
        .addColumn('id', idType, id)
        .addColumn('email', text, (column) => column.notNull().unique())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('password_hash', text, (column) => column.notNull())
        .addColumn('created_at', text, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('session')
        .addColumn('token_hash', text, (column) => column.primaryKey())
        .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('used_at', text, (column) => column.notNull())
        .addColumn('expires_at', text, (column) => column.notNull())
        .execute();
      await index('session', 'admin_id');

      // Long texts are the last columns of their tables: SQLite reads through them to reach a column behind.
      await create(
        'menu',
        texts('title', 'type'),
        slug,
        optionalTexts('url'),
        optionalParent('parent_id', 'menu'),
        integers('order', 'status'),
      );
      await create('banner', texts('title', 'position'), optionalTexts('link'), pictures('image'), integers('order', 'status'));
      await create('nghe_nghiep', texts('name', 'description'), slug, pictures('image'), integers('order', 'status'));
      await create(
        'bo_phan',
        parent('nghe_nghiep_id', 'nghe_nghiep'),
        texts('name', 'short_description'),
        integers('order', 'status'),
      );
      await create(
        'vi_tri',
        parent('bo_phan_id', 'bo_phan'),
        texts('name', 'short_description', 'fields'),
        slug,
        pictures('thumbnail', 'image'),
        optionalTexts('youtube_url'),
        integers('order', 'status'),
        texts('search_text', 'detailed_description'),
      );
      await create('nhom_nganh', texts('name', 'description'), slug, pictures('image'), integers('order', 'status'));
      await create(
        'nganh_hoc',
        parent('group_id', 'nhom_nganh'),
        texts('name', 'ma_nganh', 'description'),
        slug,
        pictures('image'),
        optionalTexts('youtube_url'),
        integers('order', 'status'),
        texts('detailed_content'),
      );
      await create(
        'mon_hoc',
        parent('nganh_hoc_id', 'nganh_hoc'),
        texts('name', 'short_description'),
        slug,
        pictures('hinh_anh'),
        optionalTexts('video_url'),
        integers('order', 'status'),
        texts('search_text', 'description', 'detailed_content'),
      );
      await create('danh_muc', texts('name', 'description'), slug, integers('order'));
      await create(
        'bai_viet',
        optionalParent('category_id', 'danh_muc'),
        texts('title', 'excerpt', 'status'),
        slug,
        pictures('thumbnail', 'image'),
        optionalTexts('video_url', 'published_at'),
        integers('order'),
        columnsOf('integer', administrator)('author_id'),
        texts('search_text', 'content'),
      );

      // Lists sort by `order, id` unless asked otherwise, are narrowed by status, and are counted either way;
      // visitors read children of one parent in that order.
      const withStatus = ['menu', 'banner', 'nghe_nghiep', 'bo_phan', 'vi_tri', 'nhom_nganh', 'nganh_hoc', 'mon_hoc', 'bai_viet'];
      for (const table of [...withStatus, 'danh_muc']) {
        await index(table, 'order', 'id');
        await index(table, 'sort_name', 'id');
      }
      for (const table of withStatus) {
        await index(table, 'status', 'order', 'id');
        await index(table, 'status', 'sort_name', 'id');
      }
      // As lists sort by a moment that may be missing.
      await sql`create index bai_viet_status_moment_id on bai_viet (status, coalesce(published_at, ''), id)`.execute(db);
      await sql`create index bai_viet_moment_id on bai_viet (coalesce(published_at, ''), id)`.execute(db);
      await index('menu', 'parent_id', 'order', 'id');
      await index('bo_phan', 'nghe_nghiep_id', 'order', 'id');
      await index('vi_tri', 'bo_phan_id', 'order', 'id');
      await index('nganh_hoc', 'group_id', 'order', 'id');
      await index('mon_hoc', 'nganh_hoc_id', 'order', 'id');
      await index('bai_viet', 'category_id', 'status', 'order', 'published_at desc', 'id');
      await index('bai_viet', 'status', 'order', 'published_at desc', 'id');
    },
  };
};
