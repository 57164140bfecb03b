import { describe, expect, it } from 'vitest';
import type { Section } from '#shared/answers/parts.ts';
import { api as calls } from '#shared/paths.ts';
import * as major from './major.tsx';
import * as position from './position.tsx';
import * as subject from './subject.tsx';
import { muteLog, open } from './opened-page.tsx';

muteLog();

const section = (title: string): Section => ({ title, content: `Về ${title}.`, list: [] });

describe('the blocks of a page', () => {
  const place = { id: 3, name: 'Thiết kế đồ họa', slug: 'do-hoa', parent_slug: 'my-thuat', image: null, image_meta: null };
  const linkedSubject = {
    ...place,
    name: 'Kỹ thuật in',
    slug: 'ky-thuat-in',
    group_slug: 'my-thuat',
    major_name: 'Đồ họa',
    hoc_ky: 4,
    minh_hoa: true,
  };
  const linkedPosition = { ...place, name: 'Nhà thiết kế chữ', slug: 'chu', parent_slug: 'do-hoa', career_name: 'Đồ họa' };
  const bare = {
    id: 1,
    name: 'Tên',
    slug: 'ten',
    short_description: '',
    description: '',
    order: 0,
    other_names: [],
    image: null,
    image_meta: null,
    neighbours: [],
    kiem_tra: null,
    minh_hoa: false,
    youtube_url: null,
  };
  const barePosition = {
    ...bare,
    thumbnail: null,
    thumbnail_meta: null,
    detailed_description: [],
    fields: [],
    hoc_van: '',
    cong_cu: [],
    luong: null,
    nganh_hocs: [],
    mon_hocs: [],
    department_name: 'In ấn',
    career: { id: 2, name: 'Đồ họa', slug: 'do-hoa' },
  };
  const bareMajor = {
    ...bare,
    ma_nganh: '',
    group: { id: 2, name: 'Mỹ thuật', slug: 'my-thuat' },
    bac: '',
    thoi_gian: null,
    to_hop: [],
    hoc_phi: null,
    co_so: [],
    nang_khieu: '',
    chi_tieu: [],
    tuyen_sinh: [],
    chi_phi_khac: [],
    phuong_thuc_xet: [],
    nghe_nghieps: [],
    bai_viets: [],
    detailed_content: [],
    mon_hocs: [],
  };
  const positionOf = (data: object) =>
    open(position, '/nghe-nghiep/:nghe_nghiep/:slug', '/nghe-nghiep/do-hoa/ten', {
      [calls.record('vi-tri', 'ten')]: { ...barePosition, ...data },
    });
  const majorOf = (data: object) =>
    open(major, '/nganh-hoc/:group/:slug', '/nganh-hoc/my-thuat/ten', {
      [calls.record('nganh-hoc', 'ten')]: { ...bareMajor, ...data },
    });
  const headings = (html: string) =>
    [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => title.replaceAll(/<[^>]*>/g, ''));
  const anchors = (html: string) =>
    [...(/<nav aria-label="Mục trong trang".*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/#([\w-]+)"/g)].map(
      ([, anchor]) => anchor,
    );

  it('of a position stand in the order in which they are asked for', async () => {
    const { html, words } = await positionOf({
      nganh_hocs: [
        { ...place, bac: 'dai-hoc' },
        { ...place, id: 4, name: 'Nhiếp ảnh', slug: 'nhiep-anh', bac: 'cao-dang' },
      ],
      mon_hocs: [linkedSubject],
      detailed_description: [section('Công việc')],
    });
    expect(headings(html)).toEqual(['Học ngành nào', 'Công việc', 'Môn học cho nghề này', 'Hỏi tư vấn']);
    const [head = ''] = html.split('</header>');
    expect(head).toContain('href="/hoi-tu-van?ve=/nghe-nghiep/do-hoa/ten"');
    expect(words).toContain('Học ngành nàoThiết kế đồ họaĐại họcCũng vào được từNhiếp ảnh (cao đẳng)');
    expect(words).toContain('Ngành Đồ họa, học kỳ 4 Số liệu minh họa');
    expect(html.indexOf('Học ngành nào')).toBeLessThan(html.indexOf('viewBox="', html.indexOf('</header>')));
    expect(anchors(html)).toEqual(['cong-viec', 'phan--mon-hoc', 'phan--hoi-tu-van']);
  });

  it('of a position without majors lead to those of its career, and what is empty is not there', async () => {
    const { html, words } = await positionOf({});
    expect(html).toContain('href="/nghe-nghiep/do-hoa#phan--hoc-nganh-nao"');
    expect(words).toContain('Xem các ngành của nghề Đồ họa');
    for (const empty of ['Trình độ', 'Công cụ', 'Thu nhập', 'Môn học cho nghề này', 'Vị trí khác', 'Cập nhật', 'minh họa'])
      expect(words).not.toContain(empty);
  });

  it('of a position name what is paid with its source, and whether that is an illustration', async () => {
    const luong = { tu: 8_000_000, den: 12_500_000, muc: 'moi-vao-nghe', nguon: 'Khảo sát', nam: 2026 };
    const told = await positionOf({ luong, kiem_tra: '2026-08-21' });
    expect(told.words).toContain('8–12,5 triệu đồng/tháng');
    expect(told.words).toContain('Mới vào nghề. Nguồn: Khảo sát, 2026.');
    expect(told.words).toContain('Cập nhật 08/2026');
    expect(told.words).not.toContain('Số liệu minh họa');
    expect((await positionOf({ luong, minh_hoa: true })).words).toContain('8–12,5 triệu đồng/tháng Số liệu minh họa');
  });

  it('of a major stand in the order in which they are asked for', async () => {
    const { html, words } = await majorOf({
      ma_nganh: '7210403',
      bac: 'dai-hoc',
      thoi_gian: 3.5,
      hoc_phi: { tu: 34_000_000, den: 38_000_000, nam: 2026 },
      to_hop: [{ ma: 'H01', mon: ['Toán', 'Ngữ văn', 'Vẽ'] }],
      nghe_nghieps: [{ ...place, parent_slug: null, vi_tris: [linkedPosition] }],
      mon_hocs: [{ ...bare, hinh_anh: null, hinh_anh_meta: null, tin_chi: 3, hoc_ky: 2, minh_hoa: true }],
      chi_tieu: [{ nam: 2026, so: 120 }],
      tuyen_sinh: [
        { nam: 2025, phuong_thuc: 'Học bạ', to_hop: [], thang_diem: 30, diem_chuan: 24.25, nguon: 'Đề án' },
        { nam: 2026, phuong_thuc: 'Đánh giá năng lực', to_hop: [], thang_diem: 1200, diem_chuan: 705, nguon: 'Đề án' },
      ],
      minh_hoa: true,
    });
    expect(headings(html)).toEqual(['Học xong làm gì', 'Chương trình học', 'Xét tuyển', 'Chi phí cả khóa', 'Hỏi tư vấn']);
    expect(words).toContain('Mã ngành 7210403 Đại học');
    expect(words).toContain('34–38 triệu đồng/nămNăm học 2026–2027');
    // Once a block: the facts, the programme, the years, the cost.
    expect(words.match(/Số liệu minh họa/g)).toHaveLength(4);
    expect(words).toContain('Số liệu minh họaHọc kỳ 2');
    expect(words).toContain('H01 Toán, Ngữ văn, Vẽ');
    expect(words).toMatch(/Điểm các năm Số liệu minh họa.*2026 · 120 chỉ tiêu.*705thang 1200.*2025.*24,25thang 30/);
    expect(words).toContain('119–133 triệu đồng Số liệu minh họaCả khóa, nếu học phí không đổi: 3,5 năm');
    expect(html).toContain('href="/nghe-nghiep/do-hoa/chu"');
    expect(anchors(html)).toEqual([
      'phan--hoc-xong-lam-gi',
      'phan--chuong-trinh-hoc',
      'phan--xet-tuyen',
      'phan--chi-phi',
      'phan--hoi-tu-van',
    ]);
  });

  it('hold a text that has their title, which then has one heading and one anchor', async () => {
    const { words, html } = await majorOf({ detailed_content: [section('Xét tuyển'), section('Đời học')] });
    expect(headings(html).filter((title) => title === 'Xét tuyển')).toHaveLength(1);
    expect(anchors(html)).toEqual(['doi-hoc', 'phan--chuong-trinh-hoc', 'phan--xet-tuyen', 'phan--hoi-tu-van']);
    expect(words).toMatch(/Xét tuyển.*Chưa có số liệuVề Xét tuyển\./);
    const { words: alone } = await majorOf({ detailed_content: [section('Xét tuyển')] });
    expect(alone).toContain('Về Xét tuyển.');
    // Of the programme alone.
    expect(alone.match(/Không có dữ liệu để hiển thị/g)).toHaveLength(1);
  });

  it('of a position name each tool once', async () => {
    const { words } = await positionOf({ cong_cu: ['Figma'], fields: ['figma', 'Nhận diện'] });
    expect(words).not.toContain('figma');
    expect(words).toContain('Nhận diện');
  });

  it('of a major say where there are no figures, and leave out what nobody knows', async () => {
    const { words } = await majorOf({});
    expect(words).toContain('Chưa có số liệu');
    for (const empty of ['Học xong làm gì', 'Chi phí cả khóa', 'Ngành gần', 'Bài viết liên quan', 'Học phí', 'Mã ngành'])
      expect(words).not.toContain(empty);
  });

  it.each([
    ['its own positions', { vi_tris: [linkedPosition], vi_tris_of_major: [] }, false],
    ['those of its major, said to be so,', { vi_tris: [], vi_tris_of_major: [linkedPosition] }, true],
  ])('of a subject name %s where it is used', async (_what, data, isSaid) => {
    const pageOf = (more: object) =>
      open(subject, '/nganh-hoc/:group/:nganh_hoc/:slug', '/nganh-hoc/my-thuat/do-hoa/ten', {
        [calls.record('mon-hoc', 'ten')]: {
          ...bare,
          hinh_anh: null,
          hinh_anh_meta: null,
          detailed_content: [],
          video_url: null,
          nganh_hoc: { id: 2, name: 'Đồ họa', slug: 'do-hoa', group: { id: 2, name: 'Mỹ thuật', slug: 'my-thuat' } },
          tin_chi: null,
          hoc_ky: null,
          tien_quyet: [],
          hoc_tiep: [],
          ...more,
        },
      });
    const { words, html } = await pageOf(data);
    expect(html).toContain('href="/nghe-nghiep/do-hoa/chu"');
    expect(words.includes('Chưa ghi riêng cho môn này')).toBe(isSaid);
    expect((await pageOf({ vi_tris: [], vi_tris_of_major: [] })).words).not.toContain('Môn này dùng ở vị trí nào');
  });
});
