import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** As lists of articles sort: by their order, and of the same order the latest first. */
export const migration: MigrationFile = () => ({
  async up(db) {
    await sql`create index bai_viet_order_moment_id on bai_viet ("order", coalesce(published_at, '') desc, id)`.execute(db);
    await sql`create index bai_viet_status_order_moment_id on bai_viet (status, "order", coalesce(published_at, '') desc, id)`.execute(
      db,
    );
  },
});
