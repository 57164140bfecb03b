import { describe, expect, it } from 'vitest';
import type { MajorPage } from '#shared/answers/major.ts';
import { comparedYears, leadsOf, majorRows } from './compare-majors.ts';

const nothingKnown: MajorPage = {
  id: 1,
  name: 'Đồ họa',
  slug: 'do-hoa',
  ma_nganh: '',
  ma_xet_tuyen: '',
  ten_xet_tuyen: '',
  bang_cap: '',
  chi_phi_khac: [],
  phuong_thuc_xet: [],
  mon_tieu_bieu: false,
  moc: null,
  han_nop: null,
  description: '',
  image: null,
  image_meta: null,
  bac: '',
  thoi_gian: null,
  to_hop: [],
  hoc_phi: null,
  co_so: [],
  nang_khieu: '',
  chi_tieu: [],
  tuyen_sinh: [],
  kiem_tra: null,
  minh_hoa: false,
  nghe_nghieps: [],
  bai_viets: [],
  neighbours: [],
  other_names: [],
  group: { id: 1, name: 'Mỹ thuật', slug: 'my-thuat' },
  youtube_url: null,
  detailed_content: [],
  order: 0,
  mon_hocs: [],
};
const major = (facts: Partial<MajorPage>): MajorPage => ({ ...nothingKnown, ...facts });
const mark = (facts: Partial<MajorPage['tuyen_sinh'][number]>) => ({
  nam: 2026,
  phuong_thuc: 'Thi tốt nghiệp THPT',
  to_hop: [],
  thang_diem: 30,
  diem_chuan: 20,
  nguon: '',
  nhan_doi: [],
  ...facts,
});
const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);

describe('facts of majors', () => {
  it('are the same, or differ, and what nobody knows is no row', () => {
    const { same, different } = majorRows([
      major({ bac: 'dai-hoc', thoi_gian: 4, co_so: ['Cần Thơ'] }),
      major({ bac: 'dai-hoc', thoi_gian: 4.5 }),
    ]);
    expect(labels(same)).toEqual(['Nhóm ngành', 'Bậc đào tạo']);
    expect(different).toEqual([
      { label: 'Thời gian học', cells: [{ lines: ['4 năm'] }, { lines: ['4,5 năm'] }] },
      { label: 'Cơ sở', cells: [{ lines: ['Cần Thơ'] }, { lines: [] }] },
    ]);
  });

  it('say which years of study are but an illustration, and do not call programmes of one length the same', () => {
    const subject = { id: 1, name: 'Màu', slug: 'mau', short_description: '', hinh_anh: null, hinh_anh_meta: null };
    const mon_hocs = [{ ...subject, tin_chi: null, hoc_ky: null, minh_hoa: false }];
    const { same, different } = majorRows([
      major({ thoi_gian: 4, minh_hoa: true, mon_hocs }),
      major({ thoi_gian: 3, minh_hoa: true, mon_hocs }),
    ]);
    expect(labels(same)).toEqual(['Nhóm ngành']);
    expect(different.map(({ cells }) => cells.every(({ isIllustrative }) => isIllustrative))).toEqual([true]);
  });

  it('tell the fees of a year, and of all years', () => {
    const hoc_phi = { tu: 20_000_000, den: 24_500_000, nam: 2026 };
    const { different } = majorRows([major({ hoc_phi, thoi_gian: 4, minh_hoa: true }), major({ hoc_phi })]);
    expect(different.filter(({ label }) => /^(?:Học|Chi) phí/.test(label)).map(({ cells }) => cells)).toEqual([
      [
        { lines: ['20–24,5 triệu đồng mỗi năm (năm học 2026–2027)'], isIllustrative: true },
        { lines: ['20–24,5 triệu đồng mỗi năm (năm học 2026–2027)'] },
      ],
      [{ lines: ['80–98 triệu đồng, nếu học phí không đổi'], isIllustrative: true }, { lines: [] }],
    ]);
  });
});

describe('marks of earlier years', () => {
  it('stand side by side where year, method and scale are the same', () => {
    const years = comparedYears([
      major({ tuyen_sinh: [mark({ diem_chuan: 21.5, to_hop: ['H00'] }), mark({ nam: 2025, diem_chuan: 20 })] }),
      major({ tuyen_sinh: [mark({ phuong_thuc: ' thi tốt nghiệp  THPT', diem_chuan: 22 })], minh_hoa: true }),
    ]);
    expect(years).toEqual([
      {
        year: 2026,
        rows: [
          {
            label: 'Thi tốt nghiệp THPT, thang 30',
            cells: [{ lines: ['21,5 (H00)'] }, { lines: ['22'], isIllustrative: true }],
          },
        ],
      },
      { year: 2025, rows: [{ label: 'Thi tốt nghiệp THPT, thang 30', cells: [{ lines: ['20'] }, { lines: [] }] }] },
    ]);
  });

  it.each([
    ['another year', { nam: 2025 }],
    ['another method', { phuong_thuc: 'Học bạ' }],
    ['another scale', { thang_diem: 40 }],
    ['no year', { nam: null }],
    ['no method', { phuong_thuc: ' ' }],
    ['no scale', { thang_diem: null }],
  ])('never stand in one row with %s', (_what, other) => {
    const rows = comparedYears([major({ tuyen_sinh: [mark(other)] }), major({ tuyen_sinh: [mark({})] })]).flatMap(
      (year) => year.rows,
    );
    expect(rows).toHaveLength(2);
    for (const { cells } of rows) expect(cells.filter(({ lines }) => lines.length > 0)).toHaveLength(1);
  });

  it('that lack the same thing do not stand in one row either', () => {
    const unclear = mark({ thang_diem: null });
    const [year] = comparedYears([major({ tuyen_sinh: [unclear] }), major({ tuyen_sinh: [unclear] })]);
    expect(year?.rows).toHaveLength(2);
    expect(labels(year?.rows ?? [])).toEqual(Array(2).fill('Thi tốt nghiệp THPT, chưa rõ thang điểm'));
  });

  it('are several for several combinations, and none where there is no mark', () => {
    const tuyen_sinh = [mark({ to_hop: ['H00'] }), mark({ to_hop: ['V00'], diem_chuan: 18.25 }), mark({ diem_chuan: null })];
    const [year] = comparedYears([major({ tuyen_sinh }), major({})]);
    expect(year?.rows.map(({ cells }) => cells)).toEqual([[{ lines: ['20 (H00)', '18,25 (V00)'] }, { lines: [] }]]);
    expect(comparedYears([major({ tuyen_sinh: [mark({ diem_chuan: null })] }), major({})])).toEqual([]);
  });
});

describe('where majors lead', () => {
  const position = (id: number) => ({
    id,
    name: `Vị trí ${id}`,
    slug: `vi-tri-${id}`,
    parent_slug: 'nghe',
    career_name: 'Nghề',
    image: null,
    image_meta: null,
  });
  const career = { id: 1, name: 'Nghề', slug: 'nghe', parent_slug: null, image: null, image_meta: null };
  const leading = (...ids: number[]) => major({ nghe_nghieps: [{ ...career, vi_tris: ids.map(position) }] });

  it('is told once for all, and for each what is its own', () => {
    const leads = leadsOf([leading(1, 2, 3), leading(3, 1)]);
    expect(leads?.shared.map(({ name }) => name)).toEqual(['Vị trí 1', 'Vị trí 3']);
    expect(leads?.own).toEqual([
      { links: [{ name: 'Vị trí 2', to: '/nghe-nghiep/nghe/vi-tri-2' }], others: 0 },
      { links: [], others: 0 },
    ]);
  });

  it('names no more than a column can hold, and nothing where nobody knows', () => {
    const many = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(leadsOf([leading(...many), leading(31)])?.own[0]).toMatchObject({ others: 22 });
    expect(leadsOf([leading(), major({})])).toBeNull();
  });
});
