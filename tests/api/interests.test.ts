import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InterestCareer } from '#shared/answers/interests.ts';
import { career, department, major, majorGroup, position } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, picture } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';

describe.each(dialects)('what likings are compared with on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  const ask = async () => (await test.json<InterestCareer[]>('/api/kham-pha')).body.data;
  const said = async () =>
    (await ask()).map(({ name, positions }) => [name, ...positions.map((own) => `${own.name} ${own.holland.join('')}`)]);

  it('are careers with their positions that have letters, and the majors that lead there', async () => {
    const { path, meta } = picture('nghe');
    const own = await build(test, career, { name: 'Thiết kế đồ họa', image: path, image_meta: meta });
    const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id: own.id });
    const { id: group_id } = await build(test, majorGroup, { slug: 'my-thuat' });
    const [first, second, third] = [
      await build(test, major, { group_id, name: 'Đồ họa' }),
      await build(test, major, { group_id, name: 'Minh họa' }),
      await build(test, major, { group_id, name: 'Quảng cáo' }),
    ];
    const illustrator = await build(test, position, {
      bo_phan_id,
      name: 'Họa sĩ minh họa',
      holland: ['A', 'R'],
      nganh_hoc_ids: [second.id, first.id, third.id],
    });
    await build(test, position, { bo_phan_id, name: 'Chưa ghi' });
    const { status, headers, body } = await test.json<InterestCareer[]>('/api/kham-pha');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toMatch(/^public,/);
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: own.id,
          name: 'Thiết kế đồ họa',
          slug: 'thiet-ke-do-hoa',
          image: path,
          image_meta: meta,
          positions: [
            {
              id: illustrator.id,
              name: 'Họa sĩ minh họa',
              slug: 'hoa-si-minh-hoa',
              holland: ['A', 'R'],
              nganh_hocs: [
                { id: second.id, name: 'Minh họa', slug: 'minh-hoa', parent_slug: 'my-thuat' },
                { id: first.id, name: 'Đồ họa', slug: 'do-hoa', parent_slug: 'my-thuat' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('come in the order of the site, careers without positions among them', async () => {
    const last = await build(test, career, { name: 'Sau', order: 9 });
    const first = await build(test, career, { name: 'Trước', order: 1 });
    await build(test, career, { name: 'Giữa', order: 5 });
    const late = await build(test, department, { nghe_nghiep_id: first.id, order: 2 });
    const early = await build(test, department, { nghe_nghiep_id: first.id, order: 1 });
    const other = await build(test, department, { nghe_nghiep_id: last.id });
    await build(test, position, { bo_phan_id: other.id, name: 'd', holland: ['C'] });
    await build(test, position, { bo_phan_id: late.id, name: 'c', holland: ['A'] });
    await build(test, position, { bo_phan_id: early.id, name: 'b', order: 2, holland: ['A', 'I', 'R'] });
    await build(test, position, { bo_phan_id: early.id, name: 'a', order: 1, holland: ['S'] });
    expect(await said()).toEqual([['Trước', 'a S', 'b AIR', 'c A'], ['Giữa'], ['Sau', 'd C']]);
  });

  it('hold nothing hidden, neither of careers nor of majors', async () => {
    const own = await build(test, career, { name: 'Nghề' });
    const hidden = await build(test, career, { name: 'Ẩn', status: 0 });
    const team = await build(test, department, { nghe_nghiep_id: own.id });
    const hiddenTeam = await build(test, department, { nghe_nghiep_id: own.id, status: 0 });
    const teamOfHidden = await build(test, department, { nghe_nghiep_id: hidden.id });
    const hiddenGroup = await build(test, majorGroup, { status: 0 });
    const shownMajor = await build(test, major, { name: 'Ngành' });
    const nganh_hoc_ids = [
      (await build(test, major, { status: 0 })).id,
      (await build(test, major, { group_id: hiddenGroup.id })).id,
      shownMajor.id,
    ];
    await build(test, position, { bo_phan_id: team.id, name: 'Vị trí', holland: ['A'], nganh_hoc_ids });
    await build(test, position, { bo_phan_id: team.id, holland: ['A'], status: 0 });
    await build(test, position, { bo_phan_id: hiddenTeam.id, holland: ['A'] });
    await build(test, position, { bo_phan_id: teamOfHidden.id, holland: ['A'] });
    expect(await said()).toEqual([['Nghề', 'Vị trí A']]);
    expect((await ask())[0]?.positions[0]?.nganh_hocs.map(({ name }) => name)).toEqual(['Ngành']);
  });

  it('are bounded, however many positions there are', async () => {
    const { id: bo_phan_id } = await build(test, department);
    const some = await build(test, position, { bo_phan_id, holland: ['A'] });
    const { id: _, ...row } = (await test.db.selectFrom('vi_tri').selectAll().where('id', '=', some.id).executeTakeFirst())!;
    const rows = Array.from({ length: 520 }, (_, index) => ({ ...row, slug: `vi-tri-nua-${index}` }));
    for (let at = 0; at < rows.length; at += 20)
      await test.db
        .insertInto('vi_tri')
        .values(rows.slice(at, at + 20))
        .execute();
    expect((await ask()).flatMap(({ positions }) => positions)).toHaveLength(500);
  });

  it('are read once for all who ask, until content changes', async () => {
    const site = await openHttpSite(test);
    await site.get('/api/kham-pha');
    expect(await test.countQueries(() => site.get('/api/kham-pha?utm_source=zalo'))).toBe(0);
    await site.close();
  });
});
