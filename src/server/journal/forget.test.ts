import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { draftsBy } from './forget.ts';

it('the drafts of a record are found among its drafts, not among all its versions', async () => {
  const db = connect({ dialect: 'sqlite', file: ':memory:' });
  try {
    await migrate(db, 'sqlite');
    const { sql, parameters } = draftsBy(db, 'article', 1, 1).compile();
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    const steps = rows.map(({ detail }) => detail).join('\n');
    expect(steps).toContain('COVERING INDEX journal_drafts (resource=? AND record_id=?)');
    expect(steps).not.toContain('journal_record');
  } finally {
    await db.destroy();
  }
});
