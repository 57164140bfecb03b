import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MajorGroupItem, MajorGroupPage } from '#shared/answers/major-group.ts';
import type { MajorPage } from '#shared/answers/major.ts';
import type { SubjectItem, SubjectPage } from '#shared/answers/subject.ts';
import { major, majorGroup, subject } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, picture } from '../support/build.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const sections = [{ title: 'Mục tiêu', content: 'Biết vẽ.', list: ['Đường nét', 'Mảng màu'] }];

describe.each(dialects)('major groups on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('are listed with what a card shows, by order, without the hidden ones', async () => {
    const { path, meta } = picture('nhom');
    await build(test, majorGroup, { name: 'Hai', order: 2 });
    await build(test, majorGroup, { name: 'Ẩn', order: 0, status: 0 });
    const first = await build(test, majorGroup, {
      name: 'Mỹ thuật ứng dụng',
      description: 'Đẹp và dùng được.',
      order: 1,
      image: path,
      image_meta: meta,
    });
    await build(test, majorGroup, { name: 'Ba', order: 2 });
    const { body } = await test.json<MajorGroupItem[]>('/api/nhom-nganh');
    expect(names(body.data)).toEqual(['Mỹ thuật ứng dụng', 'Hai', 'Ba']);
    expect(body.data[0]).toEqual({
      id: first.id,
      name: 'Mỹ thuật ứng dụng',
      slug: 'my-thuat-ung-dung',
      description: 'Đẹp và dùng được.',
      order: 1,
      image: path,
      image_meta: meta,
    });
  });

  it('open with their majors in order', async () => {
    const { path, meta } = picture('nganh');
    const group = await build(test, majorGroup, { name: 'Nhóm', description: 'Mô tả nhóm.', order: 9 });
    await build(test, major, { group_id: group.id, name: 'Hai', order: 1 });
    await build(test, major, { group_id: group.id, name: 'Ba', order: 1 });
    const first = await build(test, major, {
      group_id: group.id,
      name: 'Thiết kế đồ họa',
      ma_nganh: '7210403',
      description: 'Ngắn gọn.',
      image: path,
      image_meta: meta,
    });
    await build(test, major, { group_id: group.id, name: 'Ẩn', status: 0 });
    await build(test, major, { name: 'Của nhóm khác' });

    const { body } = await test.json<MajorGroupPage>('/api/nhom-nganh/nhom');
    const { nganh_hoc: majors, ...rest } = body.data;
    expect(rest).toEqual({
      id: group.id,
      name: 'Nhóm',
      slug: 'nhom',
      description: 'Mô tả nhóm.',
      order: 9,
      image: null,
      image_meta: null,
      nghe_nghieps: [],
    });
    expect(names(majors)).toEqual(['Thiết kế đồ họa', 'Hai', 'Ba']);
    expect(majors[0]).toEqual({
      id: first.id,
      name: 'Thiết kế đồ họa',
      slug: 'thiet-ke-do-hoa',
      ma_nganh: '7210403',
      description: 'Ngắn gọn.',
      image: path,
      image_meta: meta,
    });
  });

  it('answer 404 with a sentence for a slug nobody has', async () => {
    const { status, body } = await test.json('/api/nhom-nganh/khong-co');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Không tìm thấy nhóm ngành' });
  });
});

describe.each(dialects)('majors on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('open with everything about them and their subjects in order', async () => {
    const { path, meta } = picture('nganh');
    const hinh = picture('mon');
    const group = await build(test, majorGroup, { name: 'Thiết kế' });
    const made = await build(test, major, {
      group_id: group.id,
      name: 'Thiết kế thời trang',
      other_names: ['Fashion design'],
      ma_nganh: '7210404',
      description: 'Vải và dáng.',
      youtube_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      image: path,
      image_meta: meta,
      detailed_content: sections,
      order: 3,
    });
    await build(test, subject, { nganh_hoc_id: made.id, name: 'Hai', order: 1 });
    await build(test, subject, { nganh_hoc_id: made.id, name: 'Ba', order: 1 });
    const first = await build(test, subject, {
      nganh_hoc_id: made.id,
      name: 'Rập cơ bản',
      short_description: 'Cắt đúng.',
      hinh_anh: hinh.path,
      hinh_anh_meta: hinh.meta,
      tin_chi: null,
      hoc_ky: null,
    });
    await build(test, subject, { nganh_hoc_id: made.id, name: 'Ẩn', status: 0 });
    await build(test, subject, { name: 'Của ngành khác' });

    const { status, body } = await test.json<MajorPage>('/api/nganh-hoc/thiet-ke-thoi-trang');
    expect(status).toBe(200);
    const { mon_hocs: subjects, ...rest } = body.data;
    expect(rest).toEqual({
      id: made.id,
      name: 'Thiết kế thời trang',
      slug: 'thiet-ke-thoi-trang',
      other_names: ['Fashion design'],
      ma_nganh: '7210404',
      description: 'Vải và dáng.',
      image: path,
      image_meta: meta,
      group: { id: group.id, name: 'Thiết kế', slug: 'thiet-ke' },
      youtube_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      detailed_content: sections,
      order: 3,
      bac: '',
      thoi_gian: null,
      to_hop: [],
      hoc_phi: null,
      co_so: [],
      nang_khieu: '',
      chi_tieu: [],
      tuyen_sinh: [],
      ma_xet_tuyen: '',
      ten_xet_tuyen: '',
      bang_cap: '',
      chi_phi_khac: [],
      phuong_thuc_xet: [],
      mon_tieu_bieu: false,
      moc: null,
      han_nop: null,
      kiem_tra: null,
      minh_hoa: false,
      nghe_nghieps: [],
      bai_viets: [],
      neighbours: [],
    });
    expect(names(subjects)).toEqual(['Rập cơ bản', 'Hai', 'Ba']);
    expect(subjects[0]).toEqual({
      id: first.id,
      name: 'Rập cơ bản',
      slug: 'rap-co-ban',
      short_description: 'Cắt đúng.',
      hinh_anh: hinh.path,
      hinh_anh_meta: hinh.meta,
      tin_chi: null,
      hoc_ky: null,
      minh_hoa: false,
    });
  });

  it('answer 404 with a sentence for a slug nobody has', async () => {
    const { status, body } = await test.json('/api/nganh-hoc/khong-co');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Không tìm thấy ngành học' });
  });

  it('have a list of their own, as positions have not', async () => {
    expect((await test.request('/api/nganh-hoc')).status).toBe(200);
    expect((await test.request('/api/vi-tri')).status).toBe(404);
  });
});

describe.each(dialects)('subjects on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('are listed with the way to their page and without long texts', async () => {
    const { path, meta } = picture('mon');
    const group = await build(test, majorGroup, { name: 'Nhóm A' });
    const home = await build(test, major, { group_id: group.id, name: 'Ngành B' });
    const made = await build(test, subject, {
      nganh_hoc_id: home.id,
      name: 'Môn C',
      short_description: 'Ngắn.',
      description: 'Dài.',
      detailed_content: sections,
      hinh_anh: path,
      hinh_anh_meta: meta,
      order: 8,
    });
    const { body } = await test.json<SubjectItem[]>('/api/mon-hoc');
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: made.id,
          name: 'Môn C',
          slug: 'mon-c',
          short_description: 'Ngắn.',
          hinh_anh: path,
          hinh_anh_meta: meta,
          order: 8,
          nganh_hoc: { id: home.id, name: 'Ngành B', slug: 'nganh-b', group: { id: group.id, name: 'Nhóm A', slug: 'nhom-a' } },
        },
      ],
    });
  });

  it('come all at once, or page by page in the same order', async () => {
    const { id: nganh_hoc_id } = await build(test, major);
    for (const [name, order] of [
      ['C', 1],
      ['D', 1],
      ['E', 2],
      ['A', 0],
      ['B', 0],
    ] as const)
      await build(test, subject, { nganh_hoc_id, name, order });
    await build(test, subject, { nganh_hoc_id, name: 'Ẩn', status: 0 });

    const all = await test.json<SubjectItem[]>('/api/mon-hoc');
    expect(names(all.body.data)).toEqual(['A', 'B', 'C', 'D', 'E']);
    const second = await test.json<SubjectItem[]>('/api/mon-hoc?page=2&per_page=2');
    expect(names(second.body.data)).toEqual(['C', 'D']);
    expect(second.body.meta).toEqual({ current_page: 2, last_page: 3, per_page: 2, total: 5 });
  });

  it('open with everything about them', async () => {
    const { path, meta } = picture('mon');
    const group = await build(test, majorGroup, { name: 'Nhóm A' });
    const home = await build(test, major, { group_id: group.id, name: 'Ngành B' });
    const made = await build(test, subject, {
      nganh_hoc_id: home.id,
      name: 'Môn C',
      other_names: ['Môn học vẽ'],
      short_description: 'Ngắn.',
      description: 'Đoạn một.\n\nĐoạn hai.',
      detailed_content: sections,
      hinh_anh: path,
      hinh_anh_meta: meta,
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
      order: 8,
    });
    const next = await build(test, subject, { nganh_hoc_id: home.id, name: 'Môn sau', order: 9 });
    const previous = await build(test, subject, { nganh_hoc_id: home.id, name: 'Môn trước', order: 7 });
    await build(test, subject, { nganh_hoc_id: home.id, name: 'Ẩn', status: 0 });
    await build(test, subject, { name: 'Của ngành khác' });

    const { status, body } = await test.json<SubjectPage>('/api/mon-hoc/mon-c');
    expect(status).toBe(200);
    const card = { short_description: '', hinh_anh: null, hinh_anh_meta: null };
    expect(body).toEqual({
      success: true,
      data: {
        id: made.id,
        name: 'Môn C',
        slug: 'mon-c',
        other_names: ['Môn học vẽ'],
        short_description: 'Ngắn.',
        description: 'Đoạn một.\n\nĐoạn hai.',
        detailed_content: sections,
        hinh_anh: path,
        hinh_anh_meta: meta,
        video_url: 'https://youtu.be/dQw4w9WgXcQ',
        order: 8,
        nganh_hoc: { id: home.id, name: 'Ngành B', slug: 'nganh-b', group: { id: group.id, name: 'Nhóm A', slug: 'nhom-a' } },
        tin_chi: null,
        hoc_ky: null,
        kiem_tra: null,
        minh_hoa: false,
        vi_tris: [],
        vi_tris_of_major: [],
        tien_quyet: [],
        hoc_tiep: [],
        neighbours: [
          { id: previous.id, name: 'Môn trước', slug: 'mon-truoc', ...card },
          { id: next.id, name: 'Môn sau', slug: 'mon-sau', ...card },
        ],
      },
    });
  });

  it('answer 404 with a sentence for a slug nobody has', async () => {
    const { status, body } = await test.json('/api/mon-hoc/khong-co');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Không tìm thấy môn học' });
  });
});
