import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MajorItem } from '#shared/answers/major.ts';
import type { SavedItem } from '#shared/answers/saved.ts';
import { career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('what a browser saved on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const ask = async (query: string) => {
    const { status, headers, body } = await test.json<SavedItem[]>(`/api/da-luu${query}`);
    expect(status).toBe(200);
    return { data: body.data, control: headers.get('Cache-Control') };
  };

  it('is told by name and address, each kind in the order that was asked', async () => {
    const work = await build(test, career, { name: 'Thiết kế đồ họa', slug: 'do-hoa' });
    const part = await build(test, department, { nghe_nghiep_id: work.id });
    await build(test, position, { bo_phan_id: part.id, name: 'Vẽ minh họa', slug: 'minh-hoa' });
    const group = await build(test, majorGroup, { name: 'Mỹ thuật', slug: 'my-thuat' });
    const above = await build(test, major, { group_id: group.id, name: 'Hội họa', slug: 'hoi-hoa' });
    await build(test, major, { group_id: group.id, name: 'Gốm', slug: 'gom' });
    await build(test, subject, { nganh_hoc_id: above.id, name: 'Hình họa', slug: 'hinh-hoa' });
    const { data } = await ask('?mon=hinh-hoa&nghe=do-hoa&vi-tri=minh-hoa&nganh=gom,hoi-hoa');
    expect(data).toEqual([
      { kind: 'nganh', asked: 'gom', slug: 'gom', name: 'Gốm', path: '/nganh-hoc/my-thuat/gom', within: 'Mỹ thuật' },
      {
        kind: 'nganh',
        asked: 'hoi-hoa',
        slug: 'hoi-hoa',
        name: 'Hội họa',
        path: '/nganh-hoc/my-thuat/hoi-hoa',
        within: 'Mỹ thuật',
      },
      {
        kind: 'vi-tri',
        asked: 'minh-hoa',
        slug: 'minh-hoa',
        name: 'Vẽ minh họa',
        path: '/nghe-nghiep/do-hoa/minh-hoa',
        within: 'Thiết kế đồ họa',
      },
      { kind: 'nghe', asked: 'do-hoa', slug: 'do-hoa', name: 'Thiết kế đồ họa', path: '/nghe-nghiep/do-hoa', within: '' },
      {
        kind: 'mon',
        asked: 'hinh-hoa',
        slug: 'hinh-hoa',
        name: 'Hình họa',
        path: '/nganh-hoc/my-thuat/hoi-hoa/hinh-hoa',
        within: 'Hội họa',
      },
    ]);
  });

  it('leaves out what is hidden, below what is hidden, or gone', async () => {
    const group = await build(test, majorGroup, { status: hidden });
    await build(test, major, { group_id: group.id, slug: 'duoi-nhom-an' });
    await build(test, career, { slug: 'nghe-an', status: hidden });
    expect((await ask('?nganh=duoi-nhom-an,khong-co&nghe=nghe-an')).data).toEqual([]);
  });

  it('follows a record that was renamed, unless another has its slug today', async () => {
    const { id } = await build(test, career, { name: 'Nghề gốm', slug: 'nghe-gom' });
    await editor.put(`nghe-nghiep/${id}`, { slug: 'nghe-gom-su' });
    expect((await ask('?nghe=nghe-gom')).data).toEqual([
      { kind: 'nghe', asked: 'nghe-gom', slug: 'nghe-gom-su', name: 'Nghề gốm', path: '/nghe-nghiep/nghe-gom-su', within: '' },
    ]);
    await build(test, career, { name: 'Ẩn', slug: 'nghe-gom', status: hidden });
    expect((await ask('?nghe=nghe-gom')).data).toEqual([]);
  });

  it('is no more than a hundred, and takes any nonsense for nothing', async () => {
    await build(test, career, { slug: 'thu-101' });
    const others = Array.from({ length: 100 }, (_, index) => `khong-${index}`).join(',');
    expect((await ask(`?nganh=${others}&nghe=thu-101`)).data).toEqual([]);
    expect((await ask(`?nghe=${others},thu-101`)).data).toEqual([]);
    expect((await ask('?nghe=thu-101')).data).toHaveLength(1);
    for (const query of ['', '?nghe=', '?nghe=,,,', '?nghe=%00,A,../x', `?nghe=${'a'.repeat(5_000)}`])
      expect((await ask(query)).data, query).toEqual([]);
    expect((await ask('?nghe=khong-co')).control).toBe('no-cache');
    expect((await ask('?nghe=thu-101')).control).toContain('s-maxage=10');
  });

  it('takes the same few queries for one record and for a hundred', async () => {
    await build(test, career, { slug: 'mot' });
    const slugs = ['mot', ...Array.from({ length: 99 }, (_, index) => `khong-${index}`)].join(',');
    const few = await test.countQueries(async () => void (await ask('?nghe=mot,khong')));
    const many = await test.countQueries(async () => void (await ask(`?nghe=${slugs}`)));
    expect(many).toBe(few);
    expect(few).toBeLessThanOrEqual(3);
  });
});

describe.each(dialects)('the list of majors on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => void (test = await createTestApp(dialect)));
  afterAll(() => test.close());

  it('says what it takes to choose, by group, without the hidden ones, and spells subjects out', async () => {
    const later = await build(test, majorGroup, { name: 'Sau', slug: 'sau', order: 2 });
    const first = await build(test, majorGroup, { name: 'Trước', slug: 'truoc', order: 1 });
    const gone = await build(test, majorGroup, { status: hidden });
    await build(test, major, { group_id: gone.id });
    await build(test, major, { group_id: first.id, status: hidden });
    await build(test, major, { group_id: later.id, name: 'Gốm', slug: 'gom' });
    const { id } = await build(test, major, {
      group_id: first.id,
      name: 'Đồ họa',
      slug: 'do-hoa',
      ma_nganh: '7210403',
    });
    await test.db
      .updateTable('nganh_hoc')
      .set({
        bac: 'dai-hoc',
        thoi_gian: 4.5,
        to_hop: '["H00","x06: Toán, Lí, Tin","Q99","xét tuyển riêng"]',
        hoc_phi_tu: 20_000_000,
        hoc_phi_den: 24_000_000,
        hoc_phi_nam: 2026,
        co_so: '["Cần Thơ"]',
        minh_hoa: 1,
      })
      .where('id', '=', id)
      .execute();
    const { body } = await test.json<MajorItem[]>('/api/nganh-hoc');
    const nothingTold = { ma_xet_tuyen: '', ten_xet_tuyen: '', chi_tieu: [], tuyen_sinh: [] };
    expect(body.data).toEqual([
      {
        id,
        name: 'Đồ họa',
        slug: 'do-hoa',
        ma_nganh: '7210403',
        group: { id: first.id, name: 'Trước', slug: 'truoc' },
        bac: 'dai-hoc',
        thoi_gian: 4.5,
        hoc_phi: { tu: 20_000_000, den: 24_000_000, nam: 2026 },
        co_so: ['Cần Thơ'],
        to_hop: [
          {
            ma: 'H00',
            mon: ['Ngữ văn', 'Năng khiếu vẽ Nghệ thuật 1', 'Năng khiếu vẽ Nghệ thuật 2'],
            thi: ['Ngữ văn', 'Vẽ'],
          },
          { ma: 'X06', mon: ['Toán', 'Vật lí', 'Tin học'], thi: ['Toán', 'Vật lí', 'Tin học'] },
          { ma: 'Q99', mon: [], thi: [] },
          { ma: 'xét tuyển riêng', mon: [], thi: [] },
        ],
        minh_hoa: true,
        ...nothingTold,
      },
      {
        id: expect.any(Number),
        name: 'Gốm',
        slug: 'gom',
        ma_nganh: '',
        group: { id: later.id, name: 'Sau', slug: 'sau' },
        bac: '',
        thoi_gian: null,
        hoc_phi: null,
        co_so: [],
        to_hop: [],
        minh_hoa: false,
        ...nothingTold,
      },
    ]);
  });
});
