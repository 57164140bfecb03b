import type { MigrationFile } from '../migrate.ts';

/** What families ask and what became of it, who may answer, mail, and what the settings say of all that. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    await db.schema
      .createTable('enquiry')
      .addColumn('id', idType, id)
      .addColumn('number', text, (column) => column.notNull().unique())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('received_at', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('state_at', text, (column) => column.notNull())
      .addColumn('admin_id', 'integer', (column) => column.references('admin.id').onDelete('set null'))
      .addColumn('call_back_on', text)
      .addColumn('page', text)
      .addColumn('last_word_at', text, (column) => column.notNull())
      .addColumn('contact_hash', text, (column) => column.notNull())
      .addColumn('like_hash', text, (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('wrapped_key', text, (column) => column.notNull())
      .addColumn('box', text, (column) => column.notNull())
      .execute();
    for (const columns of [
      ['state', 'id'],
      ['contact_hash', 'like_hash'],
      ['like_hash', 'state'],
      ['last_word_at'],
      ['admin_id'],
    ])
      await db.schema.createIndex(`enquiry_by_${columns[0]}`).on('enquiry').columns(columns).execute();
    await db.schema
      .createTable('enquiry_note')
      .addColumn('id', idType, id)
      .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('admin_id', 'integer', (column) => column.references('admin.id').onDelete('set null'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('box', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('enquiry_note_by_enquiry').on('enquiry_note').column('enquiry_id').execute();
    await db.schema.createIndex('enquiry_note_by_admin').on('enquiry_note').column('admin_id').execute();
    await db.schema
      .createTable('enquiry_proof')
      .addColumn('challenge', text, (column) => column.primaryKey())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('enquiry_proof_by_expires_at').on('enquiry_proof').column('expires_at').execute();
    await db.schema
      .createTable('enquiry_pace')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('began_at', text, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('enquiry_pace_by_began_at').on('enquiry_pace').column('began_at').execute();
    await db.schema
      .createTable('enquiry_tally')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('kept', 'integer', (column) => column.notNull())
      .addColumn('spam', 'integer', (column) => column.notNull())
      .addColumn('dropped', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('data_key')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('check_hash', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('mail')
      .addColumn('id', idType, id)
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
      .addColumn('data', text, (column) => column.notNull())
      .addColumn('made_at', text, (column) => column.notNull())
      .addColumn('try_at', text)
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('fault', text)
      .execute();
    await db.schema.createIndex('mail_by_try_at').on('mail').column('try_at').execute();
    await db.schema.createIndex('mail_by_admin').on('mail').column('admin_id').execute();
    await db.schema
      .createTable('mail_link')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mail_link_by_admin').on('mail_link').column('admin_id').execute();
    await db.schema
      .alterTable('admin')
      .addColumn('inbox', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('admin')
      .addColumn('enquiry_mail', text, (column) => column.notNull().defaultTo('none'))
      .execute();
    for (const list of ['gio_tra_loi', 'ngay_nghi', 'mau_tra_loi'])
      await db.schema
        .alterTable('cai_dat')
        .addColumn(list, text, (column) => column.notNull().defaultTo('[]'))
        .execute();
    await db.schema
      .alterTable('cai_dat')
      .addColumn('muc_dich', text, (column) => column.notNull().defaultTo('trả lời câu hỏi tư vấn tuyển sinh của bạn'))
      .execute();
    await db.schema
      .alterTable('cai_dat')
      .addColumn('thang_luu', 'integer', (column) => column.defaultTo(12))
      .execute();
  },
});
