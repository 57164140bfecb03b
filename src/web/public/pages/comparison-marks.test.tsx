import { describe, expect, it } from 'vitest';
import type { AdmissionDateItem } from '#shared/answers/admissions.ts';
import type { MajorItem } from '#shared/answers/major.ts';
import { api as calls } from '#shared/paths.ts';
import * as comparison from './comparison.tsx';
import { muteLog, open, site } from './opened-page.tsx';

muteLog();

const exam = 'Thi tốt nghiệp';
const talent = 'Thi tốt nghiệp kết hợp năng khiếu';
const aptitude = 'Đánh giá năng lực';
const subjects: Record<string, { mon: string[]; thi: string[] }> = {
  D01: { mon: ['Ngữ văn', 'Toán', 'Tiếng Anh'], thi: ['Ngữ văn', 'Toán', 'Tiếng Anh'] },
  H00: { mon: ['Ngữ văn', 'Vẽ 1', 'Vẽ 2'], thi: ['Ngữ văn', 'Vẽ'] },
  A00: { mon: ['Toán', 'Vật lí', 'Hóa học'], thi: ['Toán', 'Vật lí', 'Hóa học'] },
};

type Row = MajorItem['tuyen_sinh'][number];
const row = (phuong_thuc: string, codes: string[], diem_chuan: number, more: Partial<Row> = {}): Row => ({
  nam: 2026,
  phuong_thuc,
  to_hop: codes,
  thang_diem: 30,
  diem_chuan,
  nguon: '',
  nhan_doi: [],
  ...more,
});

let ids = 0;
const major = (name: string, codes: string[], tuyen_sinh: Row[], more: Partial<MajorItem> = {}): MajorItem => ({
  id: (ids += 1),
  name,
  slug: name.toLowerCase(),
  ma_nganh: '',
  ma_xet_tuyen: '',
  ten_xet_tuyen: '',
  chi_tieu: [],
  tuyen_sinh,
  group: { id: 1, name: 'Mỹ thuật', slug: 'my-thuat' },
  bac: '',
  thoi_gian: null,
  hoc_phi: { tu: 34_000_000, den: 38_000_000, nam: 2026 },
  co_so: [],
  to_hop: codes.map((ma) => ({ ma, ...(subjects[ma] ?? { mon: [], thi: [] }) })),
  minh_hoa: false,
  ...more,
});

const list = [
  major(
    'Gom',
    ['H00', 'D01'],
    [row(exam, ['D01'], 20.25), row(talent, ['H00'], 21.75), row(aptitude, [], 705, { thang_diem: 1200 })],
  ),
  major('Vai', ['H00', 'D01'], [row(exam, ['D01'], 22.75), row(talent, ['H00'], 27, { thang_diem: 40, nhan_doi: ['Vẽ 1'] })]),
  major('Giay', ['D01', 'A00'], [row(exam, ['A00'], 18)], { hoc_phi: null }),
  major('Go', ['A00'], [row(exam, ['A00'], 17.5)]),
];

const date = (name: string, loai: string, more: Partial<AdmissionDateItem> = {}): AdmissionDateItem => ({
  id: (ids += 1),
  name,
  loai,
  bat_dau: '2027-03-01',
  ket_thuc: '2027-06-10T17:00+07:00',
  nam: 2027,
  phuong_thuc: [talent],
  nganh_hocs: [],
  dia_diem: '',
  le_phi: null,
  ho_so: [],
  noi_dung: [],
  duong_dan: null,
  state: 'ahead',
  days: 95,
  when_text: '01/03/2027 – 10/06/2027 17:00',
  left_text: '95 ngày nữa mở',
  kiem_tra: null,
  minh_hoa: false,
  ...more,
});
const dates = [
  date('Đăng ký năm ngoái', 'dang-ky-nang-khieu', { state: 'over' }),
  date('Đăng ký của ngành khác', 'dang-ky-nang-khieu', {
    bat_dau: '2027-01-01',
    when_text: 'sớm hơn',
    nganh_hocs: [{ id: 1, name: 'Go', slug: 'go', parent_slug: 'my-thuat' }],
  }),
  date('Đăng ký thi vẽ', 'dang-ky-nang-khieu'),
  date('Trò chuyện', 'thi-nang-khieu', {
    phuong_thuc: [exam],
    nganh_hocs: [{ id: 1, name: 'Vai', slug: 'vai', parent_slug: 'my-thuat' }],
    when_text: '28/06/2027',
    left_text: 'còn 200 ngày',
  }),
];

const shown = async (query: string, settings: Partial<typeof site> = {}) => {
  const page = await open(comparison, '/so-sanh', `/so-sanh${query}`, {
    [calls.list('nganh-hoc')]: list,
    [calls.list('moc-tuyen-sinh')]: dates,
    [calls.site]: { ...site, ...settings },
  });
  expect(page.status).toBe(200);
  const items = [...page.html.matchAll(/<h3.*?<\/h3>(.*?)<label>/g)].map(([, item = '']) => item.replaceAll(/<[^<>]*>/g, '|'));
  return { ...page, items };
};

describe('a combination and marks', () => {
  it('are answered by each major that admits with it, in words and figures, in the order of the list', async () => {
    const { words, items } = await shown('?to-hop=d01&diem=22');
    expect(words).toContain('Ngành xét tổ hợp D013 trong 4 ngành');
    expect(items).toHaveLength(3);
    const [gom, vai, giay] = items;
    expect(gom).toContain('Cao hơn mức trúng tuyển 2026 1,75 điểm');
    expect(gom).toContain('Mức 2026: 20,25, thang 30');
    expect(gom).toContain('Học phí 34–38 triệu đồng mỗi năm (năm học 2026–2027)');
    expect(gom).toContain('D01 không có bài thi năng khiếu');
    expect(vai).toContain('Thấp hơn mức trúng tuyển 2026 0,75 điểm');
    expect(vai).toContain('Trò chuyện: 28/06/2027 (còn 200 ngày)');
    expect(giay).toContain('Chưa có mức để so');
    expect(giay).toContain('Chưa có học phí');
    expect(words).toContain('Điểm của bạn: 22, theo phương thức Thi tốt nghiệp, tổ hợp D01.');
    expect(words.split('Mức của năm trước, chưa phải của năm nay.').length - 1).toBe(1);
    expect(words).not.toMatch(/%|đỗ|trượt|chắc|cơ hội/i);
  });

  it('with drawing are set beside the exam with tests of talent, whose papers count as the row says', async () => {
    const sum = await shown('?to-hop=h00&diem=22.5');
    expect(sum.items[0]).toContain('Cao hơn mức trúng tuyển 2026 0,75 điểm');
    expect(sum.items[0]).toContain('Cần thi Vẽ: đăng ký 01/03/2027 – 10/06/2027 17:00 (95 ngày nữa mở)');
    expect(sum.items[1]).toContain('Chưa so được: mức này có môn nhân đôi, ghi điểm từng môn để so');
    const papers = await shown('?to-hop=h00&diem=7,8,7.5');
    expect(papers.words).toContain('Điểm của bạn: 7 + 8 + 7,5 = 22,5, theo phương thức Thi tốt nghiệp kết hợp năng khiếu');
    expect(papers.items[1]).toContain('Cao hơn mức trúng tuyển 2026 3,5 điểm');
    expect(papers.items[1]).toContain('Mức 2026: 27, điểm của bạn 30,5, thang 40, Vẽ 1 nhân đôi');
    expect(papers.html).toMatch(/<details open="">.*Vẽ 1.*value="8"/s);
  });

  it('of a test of its own are never converted, and need no combination', async () => {
    const { items, words } = await shown('?phuong-thuc=danh-gia-nang-luc&diem=700');
    expect(words).toContain('Điểm của bạn: 700, theo phương thức Đánh giá năng lực.');
    expect(items[0]).toContain('Thấp hơn mức trúng tuyển 2026 5 điểm');
    expect(items.slice(1).every((item) => item.includes('Chưa có mức để so'))).toBe(true);
  });

  it('are raised by the rules of the year, where there are any', async () => {
    const { items, words } = await shown('?to-hop=d01&diem=26.25&uu-tien=0.5');
    expect(words).toContain('Điểm của bạn: 26,25, thành 26,5 khi cộng ưu tiên và điểm cộng');
    expect(words).toContain('theo quy tắc năm 2027: Quy chế.');
    expect(words).toContain('Số liệu minh họa');
    expect(items[0]).toContain('Cao hơn mức trúng tuyển 2026 6,25 điểm');
    expect((await shown('')).html).toContain('name="uu-tien"');
    const none = await shown('?to-hop=d01&diem=26.25&uu-tien=0.5', { nam_tuyen_sinh: 2028 });
    expect(none.html).not.toContain('name="uu-tien"');
    expect(none.words).toContain('Điểm của bạn: 26,25, theo');
    const other = await shown('?to-hop=h00&diem=7,8,7.5&diem-cong=1');
    expect(other.items[1]).toContain('Chưa so được: chưa có quy tắc điểm ưu tiên, điểm cộng cho thang 40');
  });
});

describe('marks that cannot be read', () => {
  it.each([
    ['?to-hop=d01&diem=40', 'Tổng 3 môn từ 0 đến 30.', 'diem'],
    ['?to-hop=d01&diem=7,8,11', 'Điểm mỗi môn từ 0 đến 10.', 'diem'],
    ['?to-hop=d01&diem=%3Cb%3E', 'Điểm là một số, ví dụ 22,5.', 'diem'],
    ['?phuong-thuc=danh-gia-nang-luc&diem=22', 'Điểm này không phải theo thang 1200', 'diem'],
    ['?to-hop=d01&diem=22&uu-tien=3', 'Mức ưu tiên từ 0 đến 2,75.', 'uu-tien'],
    ['?to-hop=d01&diem=22&diem-cong=x', 'Điểm cộng từ 0 đến 10.', 'diem-cong'],
    ['?diem=22', 'Chọn tổ hợp của bạn để so điểm.', 'to-hop'],
  ])('%s are told at the field, and answer nothing', async (query, message, field) => {
    const { html, words, items } = await shown(query);
    expect(words).toContain(`Chưa so được điểm. ${message}`);
    expect(html).toMatch(new RegExp(`id="${field}-noi"[^>]*>(?:<p[^>]*>)?${message.replaceAll('.', '\\.')}`));
    expect(items.length).toBe(query.includes('to-hop') ? 3 : 4);
    expect(words).not.toContain('mức trúng tuyển 2026');
    expect(html).not.toContain('<b>');
  });
});

describe('what is left out', () => {
  it('is an exam, by itself and with others', async () => {
    expect((await shown('?khong-thi=toan')).words).toContain('Ngành không thi Toán2 trong 4 ngành');
    expect((await shown('?mon=ve&khong-thi=toan')).words).toContain('Ngành có tổ hợp gồm Vẽ, không thi Toán2 trong 4 ngành');
    expect((await shown('?to-hop=z99')).words).toContain('Không có ngành nào xét tổ hợp Z99');
    expect((await shown('?to-hop=d01&khong-thi=toan')).words).toContain('Không có ngành nào xét tổ hợp D01, không thi Toán');
  });

  it('is led to by any spelling', async () => {
    await expect(shown('?to-hop=D01')).rejects.toThrow('The page leads to /so-sanh?to-hop=d01.');
    await expect(shown('?diem=7&diem=8&diem=7,5')).rejects.toThrow('The page leads to');
  });
});
