import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CareerItem, CareerPage } from '#shared/answers/career.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import { career, department, position } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, picture } from '../support/build.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe.each(dialects)('careers on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('are listed with what a card shows', async () => {
    const { path, meta } = picture('nghe');
    const made = await build(test, career, {
      name: 'Thiết kế đồ họa',
      description: 'Đoạn một.\n\nĐoạn hai.',
      order: 4,
      image: path,
      image_meta: meta,
    });
    const { body } = await test.json<CareerItem[]>('/api/nghe-nghiep');
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: made.id,
          name: 'Thiết kế đồ họa',
          slug: 'thiet-ke-do-hoa',
          description: 'Đoạn một.\n\nĐoạn hai.',
          order: 4,
          image: path,
          image_meta: meta,
        },
      ],
    });
  });

  it('are listed by order, then by age, without the hidden ones', async () => {
    await build(test, career, { name: 'Hai', order: 1 });
    await build(test, career, { name: 'Ba', order: 1 });
    await build(test, career, { name: 'Ẩn', order: 1, status: 0 });
    await build(test, career, { name: 'Một', order: 0 });
    const { body } = await test.json<CareerItem[]>('/api/nghe-nghiep');
    expect(names(body.data)).toEqual(['Một', 'Hai', 'Ba']);
  });

  it('open with departments and their positions', async () => {
    const { path, meta } = picture('vi-tri');
    const made = await build(test, career, {
      name: 'Thiết kế UI/UX',
      other_names: ['UI/UX design'],
      description: 'Mô tả.',
      order: 2,
    });
    const team = await build(test, department, {
      nghe_nghiep_id: made.id,
      name: 'Bộ phận Nghiên cứu',
      short_description: 'Hỏi người dùng.',
    });
    const researcher = await build(test, position, {
      bo_phan_id: team.id,
      name: 'Nghiên cứu viên',
      short_description: 'Phỏng vấn và đo.',
      thumbnail: path,
      thumbnail_meta: meta,
    });
    const { status, body } = await test.json<CareerPage>('/api/nghe-nghiep/thiet-ke-ui-ux');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id: made.id,
        name: 'Thiết kế UI/UX',
        slug: 'thiet-ke-ui-ux',
        other_names: ['UI/UX design'],
        description: 'Mô tả.',
        order: 2,
        image: null,
        image_meta: null,
        positions_count: 1,
        nganh_hocs: [],
        bai_viets: [],
        departments: [
          {
            id: team.id,
            name: 'Bộ phận Nghiên cứu',
            short_description: 'Hỏi người dùng.',
            image: path,
            image_meta: meta,
            positions: [
              {
                id: researcher.id,
                name: 'Nghiên cứu viên',
                slug: 'nghien-cuu-vien',
                short_description: 'Phỏng vấn và đo.',
                thumbnail: path,
                thumbnail_meta: meta,
              },
            ],
          },
        ],
      },
    });
  });

  it('order departments and positions, and keep those of other careers apart', async () => {
    const made = await build(test, career, { slug: 'cua-toi' });
    const second = await build(test, department, { nghe_nghiep_id: made.id, name: 'Hai', order: 2 });
    const first = await build(test, department, { nghe_nghiep_id: made.id, name: 'Một', order: 1 });
    await build(test, department, { nghe_nghiep_id: made.id, name: 'Ba', order: 2 });
    await build(test, position, { bo_phan_id: second.id, name: 'D' });
    await build(test, position, { bo_phan_id: first.id, name: 'B', order: 1 });
    await build(test, position, { bo_phan_id: first.id, name: 'C', order: 1 });
    await build(test, position, { bo_phan_id: first.id, name: 'A', order: 0 });
    await build(test, position, { name: 'Của nghề khác' });

    const { body } = await test.json<CareerPage>('/api/nghe-nghiep/cua-toi');
    expect(body.data.departments.map(({ name, positions }) => [name, names(positions)])).toEqual([
      ['Một', ['A', 'B', 'C']],
      ['Hai', ['D']],
      ['Ba', []],
    ]);
  });

  it('give a department the picture of its first shown position that has one', async () => {
    const team = await build(test, department, { nghe_nghiep_id: (await build(test, career, { slug: 'nghe' })).id });
    const pictured = (name: string) => ({
      bo_phan_id: team.id,
      thumbnail: picture(name).path,
      thumbnail_meta: picture(name).meta,
    });
    await build(test, position, { bo_phan_id: team.id, order: 0 });
    await build(test, position, { ...pictured('an'), order: 1, status: 0 });
    await build(test, position, { ...pictured('sau'), order: 3 });
    await build(test, position, { ...pictured('truoc'), order: 2 });

    const { body } = await test.json<CareerPage>('/api/nghe-nghiep/nghe');
    expect(body.data.departments[0]).toMatchObject({ image: picture('truoc').path, image_meta: picture('truoc').meta });
  });

  it('give a department without pictures none', async () => {
    const { bo_phan_id } = await build(test, position);
    const { body: list } = await test.json<CareerItem[]>('/api/nghe-nghiep');
    const { body } = await test.json<CareerPage>(`/api/nghe-nghiep/${list.data[0]?.slug}`);
    expect(body.data.departments[0]).toMatchObject({ id: bo_phan_id, image: null, image_meta: null });
  });

  it('answer 404 with a sentence for a slug nobody has', async () => {
    const { status, body } = await test.json('/api/nghe-nghiep/khong-co');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Không tìm thấy nghề nghiệp' });
  });
});

describe.each(dialects)('positions on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('open with everything about them', async () => {
    const { path, meta } = picture('thumb');
    const cover = picture('bia');
    const detailed_description = [
      { title: 'Công việc', content: 'Vẽ mỗi ngày.', list: ['Phác thảo', 'Tô màu'] },
      { title: 'Kỹ năng', content: '', list: [] },
    ];
    const home = await build(test, career, { name: 'Minh họa' });
    const team = await build(test, department, { nghe_nghiep_id: home.id, name: 'Bộ phận sáng tạo' });
    const made = await build(test, position, {
      bo_phan_id: team.id,
      name: 'Họa sĩ minh họa',
      short_description: 'Vẽ tranh cho sách.',
      detailed_description,
      other_names: ['Illustrator', 'Vẽ sách tranh'],
      fields: ['Sách', 'Báo'],
      thumbnail: path,
      thumbnail_meta: meta,
      image: cover.path,
      image_meta: cover.meta,
      youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
      order: 6,
    });
    const { status, body } = await test.json<PositionPage>('/api/vi-tri/hoa-si-minh-hoa');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id: made.id,
        name: 'Họa sĩ minh họa',
        slug: 'hoa-si-minh-hoa',
        short_description: 'Vẽ tranh cho sách.',
        detailed_description,
        other_names: ['Illustrator', 'Vẽ sách tranh'],
        fields: ['Sách', 'Báo'],
        thumbnail: path,
        thumbnail_meta: meta,
        image: cover.path,
        image_meta: cover.meta,
        youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
        order: 6,
        hoc_van: '',
        cong_cu: [],
        luong: null,
        moc: null,
        kiem_tra: null,
        minh_hoa: false,
        nganh_hocs: [],
        mon_hocs: [],
        department_name: 'Sáng tạo',
        career: { id: home.id, name: 'Minh họa', slug: 'minh-hoa' },
        neighbours: [],
      },
    });
  });

  it('name the others of their department in order, not themselves, the hidden or those next door', async () => {
    const team = await build(test, department);
    const { path, meta } = picture('ban');
    await build(test, position, { bo_phan_id: team.id, name: 'Hai', order: 2 });
    await build(test, position, { bo_phan_id: team.id, name: 'Tôi', slug: 'toi', order: 1 });
    const first = await build(test, position, {
      bo_phan_id: team.id,
      name: 'Một',
      order: 0,
      short_description: 'Ngắn.',
      thumbnail: path,
      thumbnail_meta: meta,
    });
    await build(test, position, { bo_phan_id: team.id, name: 'Ẩn', status: 0 });
    await build(test, position, { name: 'Nhà bên' });

    const { body } = await test.json<PositionPage>('/api/vi-tri/toi');
    expect(names(body.data.neighbours)).toEqual(['Một', 'Hai']);
    expect(body.data.neighbours[0]).toEqual({
      id: first.id,
      name: 'Một',
      slug: 'mot',
      short_description: 'Ngắn.',
      thumbnail: path,
      thumbnail_meta: meta,
    });
  });

  it('answer 404 with a sentence for a slug nobody has', async () => {
    const { status, body } = await test.json('/api/vi-tri/khong-co');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Không tìm thấy vị trí' });
  });
});
