import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticlePage } from '#shared/answers/article.ts';
import type { CareerPage } from '#shared/answers/career.ts';
import type { MajorGroupPage } from '#shared/answers/major-group.ts';
import type { MajorPage } from '#shared/answers/major.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import type { SubjectPage } from '#shared/answers/subject.ts';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';

describe.each(dialects)('what leads to what on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
  });
  afterAll(() => test.close());

  const read = async <T>(path: string) => (await test.json<T>(`/api/${path}`)).body.data;

  async function school({ hides = '' } = {}) {
    const status = (name: string) => (hides === name ? { status: hidden } : {});
    const group = await build(test, majorGroup, status('group'));
    const [near, far] = [
      await build(test, major, { group_id: group.id, bac: 'dai-hoc', ...status('major') }),
      await build(test, major, { order: 1 }),
    ];
    const [first, second] = [
      await build(test, subject, { nganh_hoc_id: near.id, hoc_ky: 1, ...status('subject') }),
      await build(test, subject, { nganh_hoc_id: near.id, hoc_ky: 2 }),
    ];
    await test.db
      .updateTable('mon_hoc')
      .set({ tien_quyet_ids: JSON.stringify([first.id]) })
      .where('id', '=', second.id)
      .execute();
    await link('subject', second.id, 'tien_quyet_ids', 'subject', [first.id]);
    const work = await build(test, career, status('career'));
    const part = await build(test, department, { nghe_nghiep_id: work.id, ...status('department') });
    const lists = { nganh_hoc_ids: [far.id, near.id], mon_hoc_ids: [first.id] };
    const job = await build(test, position, { bo_phan_id: part.id, ...lists, ...status('position') });
    const other = await build(test, position, { bo_phan_id: part.id, nganh_hoc_ids: [near.id], order: 1 });
    const about = { nghe_nghiep_ids: [work.id], nganh_hoc_ids: [near.id] };
    const text = await build(test, article, { ...about, ...(hides === 'article' && { status: 'draft' as const }) });
    return { group, near, far, first, second, work, job, other, text };
  }
  const link = async (resource: string, record_id: number, field: string, target: string, ids: number[]) => {
    for (const [place, target_id] of ids.entries())
      await test.db.insertInto('record_link').values({ resource, record_id, field, place, target, target_id }).execute();
  };
  const ids = (records: readonly { id: number }[] | undefined) => records?.map(({ id }) => id);

  it('is said on both sides, in the order that was chosen', async () => {
    const { group, near, far, first, second, work, job, other, text } = await school();
    const jobPage = await read<PositionPage>(`vi-tri/${job.slug}`);
    expect(ids(jobPage.nganh_hocs)).toEqual([far.id, near.id]);
    expect(jobPage.nganh_hocs[1]).toEqual({
      id: near.id,
      name: near.name,
      slug: near.slug,
      parent_slug: group.slug,
      image: null,
      image_meta: null,
      bac: 'dai-hoc',
    });
    expect(jobPage.mon_hocs).toMatchObject([{ id: first.id, parent_slug: near.slug, group_slug: group.slug, hoc_ky: 1 }]);
    const workPage = await read<CareerPage>(`nghe-nghiep/${work.slug}`);
    expect(workPage.nganh_hocs.map(({ id, positions_count }) => [id, positions_count])).toEqual([
      [near.id, 2],
      [far.id, 1],
    ]);
    expect([workPage.positions_count, ids(workPage.bai_viets)]).toEqual([2, [text.id]]);
    const majorPage = await read<MajorPage>(`nganh-hoc/${near.slug}`);
    expect(majorPage.nghe_nghieps.map(({ id, vi_tris }) => [id, ids(vi_tris)])).toEqual([[work.id, [job.id, other.id]]]);
    expect(majorPage.nghe_nghieps[0]?.vi_tris[0]).toMatchObject({ slug: job.slug, parent_slug: work.slug });
    expect(ids(majorPage.bai_viets)).toEqual([text.id]);
    const groupPage = await read<MajorGroupPage>(`nhom-nganh/${group.slug}`);
    expect(groupPage.nghe_nghieps.map(({ id, positions_count }) => [id, positions_count])).toEqual([[work.id, 2]]);
    const subjectPage = await read<SubjectPage>(`mon-hoc/${first.slug}`);
    expect([ids(subjectPage.vi_tris), subjectPage.vi_tris_of_major, ids(subjectPage.hoc_tiep)]).toEqual([
      [job.id],
      [],
      [second.id],
    ]);
    const next = await read<SubjectPage>(`mon-hoc/${second.slug}`);
    expect([next.vi_tris, ids(next.vi_tris_of_major), ids(next.tien_quyet)]).toEqual([[], [job.id, other.id], [first.id]]);
    const textPage = await read<ArticlePage>(`bai-viet/${text.slug}`);
    expect([ids(textPage.nghe_nghieps), ids(textPage.nganh_hocs)]).toEqual([[work.id], [near.id]]);
  });

  it.each(['group', 'major'])('names no major below a hidden %s', async (hides) => {
    const { far, work, job, other, text } = await school({ hides });
    expect(ids((await read<PositionPage>(`vi-tri/${job.slug}`)).nganh_hocs)).toEqual([far.id]);
    expect((await read<PositionPage>(`vi-tri/${other.slug}`)).nganh_hocs).toEqual([]);
    expect(ids((await read<CareerPage>(`nghe-nghiep/${work.slug}`)).nganh_hocs)).toEqual([far.id]);
    expect((await read<ArticlePage>(`bai-viet/${text.slug}`)).nganh_hocs).toEqual([]);
    expect((await read<PositionPage>(`vi-tri/${job.slug}`)).mon_hocs).toEqual([]);
  });

  it.each(['career', 'department', 'position'])('names no position below a hidden %s', async (hides) => {
    const { near, group, first, job, text, work } = await school({ hides });
    const shownIds = (await read<MajorPage>(`nganh-hoc/${near.slug}`)).nghe_nghieps.flatMap(({ vi_tris }) => ids(vi_tris));
    expect(shownIds).not.toContain(job.id);
    expect((await read<MajorGroupPage>(`nhom-nganh/${group.slug}`)).nghe_nghieps).toHaveLength(hides === 'position' ? 1 : 0);
    expect((await read<SubjectPage>(`mon-hoc/${first.slug}`)).vi_tris).toEqual([]);
    const about = (await read<ArticlePage>(`bai-viet/${text.slug}`)).nghe_nghieps;
    expect(ids(about)).toEqual(hides === 'career' ? [] : [work.id]);
  });

  it('names no hidden subject and no draft', async () => {
    const { second, job } = await school({ hides: 'subject' });
    expect((await read<SubjectPage>(`mon-hoc/${second.slug}`)).tien_quyet).toEqual([]);
    expect((await read<PositionPage>(`vi-tri/${job.slug}`)).mon_hocs).toEqual([]);
    const { near, work } = await school({ hides: 'article' });
    expect((await read<MajorPage>(`nganh-hoc/${near.slug}`)).bai_viets).toEqual([]);
    expect((await read<CareerPage>(`nghe-nghiep/${work.slug}`)).bai_viets).toEqual([]);
  });

  it('tells what is paid for three years, and no longer', async () => {
    const pay = { luong_tu: 8_000_000, luong_den: 12_000_000, luong_muc: 'moi-vao-nghe', luong_nguon: 'Khảo sát' } as const;
    const year = test.clock.now().getFullYear();
    const recent = await build(test, position, { ...pay, luong_nam: year - 3 });
    const old = await build(test, position, { ...pay, luong_nam: year - 4 });
    expect((await read<PositionPage>(`vi-tri/${recent.slug}`)).luong).toEqual({
      tu: 8_000_000,
      den: 12_000_000,
      muc: 'moi-vao-nghe',
      nguon: 'Khảo sát',
      nam: year - 3,
    });
    expect((await read<PositionPage>(`vi-tri/${old.slug}`)).luong).toBeNull();
  });
});
