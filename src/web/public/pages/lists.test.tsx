import { describe, expect, it } from 'vitest';
import type { MajorItem } from '#shared/answers/major.ts';
import type { SubjectItem } from '#shared/answers/subject.ts';
import { api as calls } from '#shared/paths.ts';
import * as comparison from './comparison.tsx';
import * as firstOfList from './first-of-list.tsx';
import * as subjects from './subjects.tsx';
import { type Answers, logged, muteLog, open, site } from './opened-page.tsx';

muteLog();

describe('an address that leads to the first of a list', () => {
  const shown = (pattern: string, address: string, answers: Answers) => open(firstOfList, pattern, address, answers);

  it.each([
    ['/', '/', 'Nội dung đang được chuẩn bị'],
    ['/nghe-nghiep', '/nghe-nghiep', 'Chưa có nghề nghiệp nào'],
    ['/nganh-hoc', '/Nganh-Hoc/', 'Chưa có ngành học nào'],
  ])('%s says at %s that there is none yet', async (pattern, address, words) => {
    const page = await shown(pattern, address, { [calls.list('nghe-nghiep')]: [], [calls.list('nhom-nganh')]: [] });
    expect(page.status).toBe(200);
    expect(page.html).toContain(words);
  });

  it.each([
    ['/', '/nghe-nghiep/do-hoa'],
    ['/nghe-nghiep', '/nghe-nghiep/do-hoa'],
    ['/nganh-hoc', '/nganh-hoc/my-thuat'],
  ])('%s leads to %s', async (pattern, first) => {
    const answers = {
      [calls.list('nghe-nghiep')]: [{ slug: 'do-hoa' }, { slug: 'phim' }],
      [calls.list('nhom-nganh')]: [{ slug: 'my-thuat' }],
    };
    await expect(shown(pattern, pattern, answers)).rejects.toThrow(`The page leads to ${first}.`);
  });
});

describe('the subjects', () => {
  const subject = (id: number, group: { id: number; name: string; slug: string }): SubjectItem => ({
    id,
    name: `Môn ${id}`,
    slug: `mon-${id}`,
    order: 0,
    short_description: '',
    hinh_anh: null,
    hinh_anh_meta: null,
    nganh_hoc: { id, name: `Ngành ${id}`, slug: `nganh-${id}`, group },
  });

  it('stand under the groups they name themselves where the groups cannot be had', async () => {
    const film = { id: 2, name: 'Phim', slug: 'phim' };
    const design = { id: 1, name: 'Thiết kế', slug: 'thiet-ke' };
    const page = await open(subjects, '/mon-hoc', '/mon-hoc', {
      [calls.list('mon-hoc')]: [subject(1, film), subject(2, design), subject(3, film)],
    });
    expect(page.status).toBe(200);
    for (const name of ['Phim', 'Thiết kế', 'Môn 1', 'Môn 2', 'Môn 3']) expect(page.html).toContain(name);
    expect(page.incomplete).toBe(true);
    expect(logged()).toEqual([expect.stringContaining(calls.list('nhom-nganh'))]);
  });
});

describe('the list of majors and comparisons', () => {
  const majorItem = (name: string, codes: Record<string, string[]>): MajorItem => ({
    id: 1,
    name,
    slug: name.toLowerCase(),
    ma_nganh: '',
    ma_xet_tuyen: '',
    ten_xet_tuyen: '',
    chi_tieu: [],
    tuyen_sinh: [],
    group: { id: 1, name: 'Mỹ thuật', slug: 'my-thuat' },
    bac: 'dai-hoc',
    thoi_gian: 4,
    hoc_phi: null,
    co_so: [],
    to_hop: Object.entries(codes).map(([ma, thi]) => ({ ma, mon: thi, thi })),
    minh_hoa: true,
  });
  const list = [
    majorItem('Gom', { H01: ['Toán', 'Ngữ văn', 'Vẽ'] }),
    majorItem('Giay', { A00: ['Toán', 'Vật lí', 'Hóa học'], A01: ['Toán', 'Vật lí', 'Tiếng Anh'] }),
  ];
  const shown = (query: string) =>
    open(comparison, '/so-sanh', `/so-sanh${query}`, { [calls.list('nganh-hoc')]: list, [calls.site]: site });

  it('say once that all figures are but illustrations', async () => {
    const { words } = await shown('');
    expect(words.split('Số liệu minh họa').length - 1).toBe(1);
    expect(words).toContain('Đại học · 4 năm');
  });

  it('name the majors of which one subject or two are among the exams, and say so', async () => {
    const { words } = await shown('?mon=toan,vat-li');
    expect(words).toContain('Ngành có tổ hợp gồm Toán, Vật lí1 trong 2 ngành');
    expect(words).toContain('A00: Toán, Vật lí, Hóa họcA01: Toán, Vật lí, Tiếng Anh');
    expect((await shown('?mon=vat-li,ve')).words).toContain('Không có ngành nào có tổ hợp gồm Vật lí, Vẽ');
    expect((await shown('?mon=toan,vat-li,ve')).words).toContain('Không có ngành nào xét các môn này');
    expect((await shown('?mon=toan,ngu-van,ve')).words).toContain('Ngành xét các môn này1 trong 2 ngành');
  });

  it('lead on from addresses that name nothing', async () => {
    await expect(shown('?nganh=')).rejects.toThrow('The page leads to /so-sanh.');
    await expect(shown('?nganh=%3Cscript%3E')).rejects.toThrow('The page leads to /so-sanh.');
    await expect(shown('?vi-tri=,')).rejects.toThrow('The page leads to /so-sanh?vi-tri=.');
    expect((await shown('?vi-tri=')).words).toContain('So sánh vị tríChưa có vị trí nào để so sánh');
  });

  it('offer the positions of a career by department', async () => {
    const positionOf = {
      slug: 'ten',
      name: 'Tên',
      career: { id: 2, name: 'Đồ họa', slug: 'do-hoa' },
      kiem_tra: null,
      luong: null,
    };
    const lists = { fields: [], nganh_hocs: [], mon_hocs: [], cong_cu: [], hoc_van: '', short_description: '' };
    const departments = [
      { id: 1, name: 'Bộ phận in ấn', positions: [{ slug: 'ten', name: 'Tên' }] },
      { id: 2, name: 'Chế bản', positions: [{ slug: 'khac', name: 'Vị trí khác' }] },
      { id: 3, name: 'Trống', positions: [] },
    ];
    const { words, html } = await open(comparison, '/so-sanh', '/so-sanh?vi-tri=ten', {
      [calls.record('vi-tri', 'ten')]: { ...positionOf, ...lists },
      [calls.record('nghe-nghiep', 'do-hoa')]: { name: 'Đồ họa', slug: 'do-hoa', departments },
    });
    expect(words).toContain('In ấnTênChế bảnVị trí khácSo sánhĐã chọn 1 vị trí, chọn thêm ít nhất 1');
    expect(words).not.toContain('Trống');
    expect(html).toContain('href="/da-luu"');
  });
});
