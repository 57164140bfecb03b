import type { DashboardWork } from '#shared/answers/dashboard.ts';
import type { Database } from '#server/database/schema.ts';

/** Majors without a code, and positions that lead to no major. Long columns are not read: references have rows of their own. */
export async function readMissing(db: Database): Promise<DashboardWork['missing']> {
  const counts = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('nganh_hoc')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('ma_nganh', '=', '')
        .as('codes'),
      selectFrom('vi_tri')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(({ not, exists, selectFrom: select }) =>
          not(
            exists(
              select('record_link')
                .select('record_link.place')
                .where('record_link.resource', '=', 'position')
                .whereRef('record_link.record_id', '=', 'vi_tri.id')
                .where('record_link.field', '=', 'nganh_hoc_ids'),
            ),
          ),
        )
        .as('majors'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { resource: 'nganh-hoc', field: 'ma_nganh', count: Number(counts.codes) },
    { resource: 'vi-tri', field: 'nganh_hoc_ids', count: Number(counts.majors) },
  ];
}
