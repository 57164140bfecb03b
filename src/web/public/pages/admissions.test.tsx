import { describe, expect, it } from 'vitest';
import type { AdmissionDateItem, NamedMajor, ScholarshipItem } from '#shared/answers/admissions.ts';
import type { MajorItem } from '#shared/answers/major.ts';
import type { QuestionItem } from '#shared/answers/question.ts';
import { api as calls } from '#shared/paths.ts';
import * as admissions from './admissions.tsx';
import { type Answers, logged, muteLog, open } from './opened-page.tsx';

muteLog();

const architecture: NamedMajor = { id: 1, name: 'Kiến trúc', slug: 'kien-truc', parent_slug: 'khong-gian' };
const graphics: NamedMajor = { id: 2, name: 'Đồ họa', slug: 'do-hoa', parent_slug: 'my-thuat' };

const date = (id: number, name: string, more: Partial<AdmissionDateItem> = {}): AdmissionDateItem => ({
  id,
  name,
  loai: 'nhan-ho-so',
  bat_dau: null,
  ket_thuc: '2027-03-31',
  nam: 2027,
  phuong_thuc: [],
  nganh_hocs: [],
  dia_diem: '',
  le_phi: null,
  ho_so: [],
  noi_dung: [],
  duong_dan: null,
  state: 'open',
  days: 23,
  when_text: 'đến 31/03/2027',
  left_text: 'còn 23 ngày',
  kiem_tra: '2026-10-20',
  minh_hoa: true,
  ...more,
});
const scholarship = (id: number, name: string, more: Partial<ScholarshipItem> = {}): ScholarshipItem => ({
  id,
  name,
  gia_tri: 'Miễn học phí',
  muc: null,
  don_vi: '',
  so_suat: 11,
  danh_cho: 'Người có điểm cao nhất.',
  han: '2027-06-11T17:00+07:00',
  is_over: false,
  nganh_hocs: [],
  noi_dung: [],
  duong_dan: null,
  kiem_tra: null,
  minh_hoa: false,
  ...more,
});
const major = ({ id, name, slug, parent_slug }: NamedMajor, more: Partial<MajorItem> = {}): MajorItem => ({
  id,
  name,
  slug,
  ma_nganh: '',
  group: { id: 1, name: 'Nhóm', slug: parent_slug },
  bac: '',
  thoi_gian: null,
  hoc_phi: null,
  co_so: [],
  to_hop: [],
  minh_hoa: false,
  ma_xet_tuyen: '',
  ten_xet_tuyen: '',
  chi_tieu: [],
  tuyen_sinh: [],
  ...more,
});
const mark = (phuong_thuc: string, diem_chuan: number, nam = 2026) => ({
  nam,
  phuong_thuc,
  to_hop: [],
  thang_diem: 30,
  diem_chuan,
  nguon: '',
  nhan_doi: [],
});
const question = (id: number, name: string, nganh_hocs: NamedMajor[] = []): QuestionItem => ({
  id,
  name,
  slug: `cau-${id}`,
  chu_de: 'xet-tuyen',
  tra_loi: [],
  nganh_hocs,
  vi_tris: [],
});

const text = calls.record('trang', 'tuyen-sinh');
const notThere = { status: 404, answer: { success: false, message: 'Không tìm thấy' } };
const none: Answers = {
  [calls.site]: { phuong_thuc: ['Thi tốt nghiệp', 'Học bạ'] },
  [calls.list('moc-tuyen-sinh')]: [],
  [calls.list('hoc-bong')]: [],
  [calls.list('nganh-hoc')]: [],
  [calls.list('hoi-dap')]: [],
  [text]: notThere,
};
const shown = (answers: Answers, query = '') => open(admissions, '/tuyen-sinh', `/tuyen-sinh${query}`, { ...none, ...answers });
const withDates = (dates: AdmissionDateItem[], query = '') => shown({ [calls.list('moc-tuyen-sinh')]: dates }, query);

describe('the page of admissions', () => {
  it('says first what can be done now and until when, then what is next, then where', async () => {
    const { words } = await withDates([
      date(1, 'Nộp học bạ'),
      date(2, 'Nhập học', { state: 'ahead', days: 200, left_text: 'còn 200 ngày', when_text: '06/09/2027' }),
      date(3, 'Ngày hội', { state: 'ahead', days: 3, left_text: 'còn 3 ngày', when_text: '20/03/2027' }),
    ]);
    expect(words).toMatch(
      /Tuyển sinh 2027Đang mở Số liệu minh họaNộp học bạ còn 23 ngày \(đến 31\/03\/2027\)Sắp tớiNgày hội còn 3 ngày \(20\/03\/2027\)Nhập học còn 200 ngày .*Mã trườngNDANộp tạinop.truong.example/,
    );
  });

  it('tells of a date what one has to know, and leads on', async () => {
    const { words, html } = await withDates([
      date(7, 'Thi vẽ', {
        dia_diem: 'Cơ sở Cần Thơ',
        nganh_hocs: [architecture],
        phuong_thuc: ['Học bạ', 'Thi tốt nghiệp'],
        le_phi: 300_000,
        ho_so: ['Ảnh chân dung', 'Căn cước'],
        noi_dung: [{ title: 'Ai thi', content: 'Ai cũng thi.', list: ['Bút chì'] }],
        duong_dan: 'https://nop.truong.example/thi',
        loai: 'dang-ky-nang-khieu',
      }),
      date(8, 'Ngày hội', { le_phi: 0, duong_dan: '/trang/lien-he', loai: 'ngay-hoi' }),
    ]);
    for (const said of ['Ở đâuCơ sở Cần Thơ', 'NgànhKiến trúc', 'Phương thứcHọc bạ, Thi tốt nghiệp', 'Lệ phí300.000 đồng'])
      expect(words).toContain(said);
    for (const said of ['Chuẩn bịẢnh chân dungCăn cước', 'Ai thiAi cũng thi.', 'Lệ phímiễn phí']) expect(words).toContain(said);
    for (const href of [
      '/nganh-hoc/khong-gian/kien-truc',
      'https://nop.truong.example/thi',
      '/trang/lien-he',
      '/tuyen-sinh/7.ics',
    ])
      expect(html).toContain(`href="${href}"`);
    expect(words).toContain('Đăng ký: Thi vẽ');
  });

  it('unfolds what is open and next, and folds what is further ahead and what is over', async () => {
    const far = [1, 2, 3, 4].map((id) => date(id, `Mốc ${id}`, { state: 'ahead', days: id }));
    const { html, words } = await withDates([date(9, 'Đã xong', { state: 'over', left_text: 'đã hết hạn' }), ...far]);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(3);
    expect(words).toContain('1 mốcĐã qua');
    expect(words).not.toContain('đã hết hạn');
    expect(html).not.toContain('href="/tuyen-sinh/9.ics"');
  });

  it('folds a long text', async () => {
    const told = (content: string) => withDates([date(1, 'Mốc', { noi_dung: [{ title: 'Kể', content, list: [] }] })]);
    expect((await told('Ngắn.')).words).not.toContain('Xem thêm');
    expect((await told('Dài. '.repeat(120))).words).toContain('Xem thêm');
  });

  it('says once what is an illustration where all is, else beside each', async () => {
    const count = async (dates: AdmissionDateItem[]) => (await withDates(dates)).words.split('Số liệu minh họa').length - 1;
    // On the first screen, and where all dates are.
    expect(await count([date(1, 'Một'), date(2, 'Hai')])).toBe(2);
    expect(await count([date(1, 'Một'), date(2, 'Hai'), date(3, 'Ba', { minh_hoa: false })])).toBe(4);
    expect(await count([date(1, 'Một', { minh_hoa: false })])).toBe(0);
  });

  it('without a date ahead says that the calendar is on its way, and whom to ask', async () => {
    const { words, html, status } = await withDates([date(1, 'Đã xong', { state: 'over' })]);
    expect(status).toBe(200);
    expect(words).toContain('Lịch 2027 đang được cập nhật');
    expect(html).toContain('href="/hoi-tu-van?ve=/tuyen-sinh"');
    expect(html).not.toContain('href="/tuyen-sinh.ics"');
  });

  it('stands without its introduction and whatever there is none of', async () => {
    const { words, status, incomplete } = await shown({});
    expect([status, incomplete]).toEqual([200, false]);
    for (const title of ['Các bước', 'Học bổng', 'Mã, điểm', 'Câu hỏi']) expect(words).not.toContain(title);
    const page = { description: 'Sáu bước.', sections: [{ title: 'Bước 1: Chọn', content: 'Chọn ngành.', list: [] }] };
    const told = await shown({ [text]: { ...page, slug: 'tuyen-sinh' } });
    expect(told.words).toContain('Sáu bước.');
    expect(told.words).toContain('Bước 1: ChọnChọn ngành.');
    expect((await shown({ [text]: { ...page, slug: 've-truong' } })).words).not.toContain('Sáu bước.');
  });

  it('stands without a list that cannot be had, and is not kept so', async () => {
    const page = await shown({ [calls.list('hoc-bong')]: undefined });
    expect([page.status, page.incomplete]).toEqual([200, true]);
    expect(logged()).toEqual([expect.stringContaining(calls.list('hoc-bong'))]);
  });
});

describe('a filter of the page of admissions', () => {
  const answers = {
    [calls.list('moc-tuyen-sinh')]: [
      date(1, 'Cho mọi ngành'),
      date(2, 'Cho Kiến trúc', { nganh_hocs: [architecture], phuong_thuc: ['Học bạ'] }),
      date(3, 'Cho Đồ họa', { nganh_hocs: [graphics] }),
    ],
    [calls.list('hoc-bong')]: [scholarship(1, 'Dấu Sắc'), scholarship(2, 'Dấu Ngã', { nganh_hocs: [graphics] })],
    [calls.list('nganh-hoc')]: [
      major(architecture, { tuyen_sinh: [mark('Học bạ', 24), mark('Thi tốt nghiệp', 20)] }),
      major(graphics, { tuyen_sinh: [mark('Thi tốt nghiệp', 21)] }),
    ],
    [calls.list('hoi-dap')]: [
      question(1, 'Chung?'),
      question(2, 'Đồ họa?', [graphics]),
      question(3, 'Kiến trúc?', [architecture]),
    ],
    [`${calls.list('hoi-dap')}?nganh=kien-truc&page=1&per_page=10`]: [
      question(3, 'Kiến trúc?', [architecture]),
      question(1, 'Chung?'),
    ],
  };

  it('by a major narrows everything to it, and names it', async () => {
    const { words, html } = await shown(answers, '?nganh=kien-truc');
    expect(words).toContain('Chỉ những gì liên quan tới ngành Kiến trúc. Về ngành này Xem tất cả');
    for (const there of ['Cho mọi ngành', 'Cho Kiến trúc', 'Dấu Sắc', '1 ngành', 'Kiến trúc?Chung?'])
      expect(words).toContain(there);
    for (const gone of ['Cho Đồ họa', 'Dấu Ngã', 'Đồ họa?']) expect(words).not.toContain(gone);
    expect(html).toContain('href="/tuyen-sinh.ics?nganh=kien-truc"');
    expect(html).toContain('href="/tuyen-sinh?nganh=kien-truc#moc-2"');
  });

  it('by a method narrows dates and marks, and stays chosen in the form', async () => {
    const { words, html } = await shown(answers, '?phuong-thuc=hoc-ba');
    expect(words).toContain('Chỉ những gì liên quan tới phương thức Học bạ.');
    expect(words).toContain('24/30');
    for (const gone of ['20/30', '21/30']) expect(words).not.toContain(gone);
    expect(html).toContain('<option value="hoc-ba" selected="">');
    // A method of the site that neither dates nor marks name.
    const { words: others } = await shown({ ...answers, [calls.site]: { phuong_thuc: ['Xét thẳng'] } }, '?phuong-thuc=xet-thang');
    expect(others).toContain('phương thức Xét thẳng');
    expect(others).toContain('Chưa có điểm theo phương thức Xét thẳng.');
    expect(words).not.toContain('Chưa có điểm theo');
    expect(others).not.toContain('Cho Kiến trúccòn');
  });

  it('that nobody knows is as if it was not there', async () => {
    const plain = await shown(answers);
    for (const query of ['?nganh=khong-co', '?phuong-thuc=khong-co', '?nganh=', '?nganh=%3Cb%3E&phuong-thuc=%00']) {
      const { status, words } = await shown(answers, query);
      expect([status, words], query).toEqual([200, plain.words]);
    }
  });

  it('that leaves no date ahead leads back to all', async () => {
    const dates = { [calls.list('moc-tuyen-sinh')]: [date(3, 'Cho Đồ họa', { nganh_hocs: [graphics] })] };
    const { words } = await shown({ ...answers, ...dates }, '?nganh=kien-truc');
    expect(words).toContain('Chưa có mốc nào phía trước');
    expect(words).toContain('Xem cả lịch');
  });
});

describe('scholarships and majors on the page of admissions', () => {
  it('say what a scholarship is worth, for whom and until when; what is over is folded', async () => {
    const { words } = await shown({
      [calls.list('hoc-bong')]: [scholarship(1, 'Dấu Sắc'), scholarship(2, 'Năm ngoái', { is_over: true, han: '2026-06-11' })],
    });
    expect(words).toContain('Miễn học phí hạn 11/06/2027 17:00Dấu SắcNgười có điểm cao nhất.Số suất11');
    expect(words).toContain('1 học bổngĐã hết hạnMiễn học phí đã hết hạn 11/06/2026Năm ngoái');
  });

  it('say of each major what is typed, combinations, places, marks and fee, and their year once where it is one', async () => {
    const fee = { tu: 34_000_000, den: 38_000_000, nam: 2026 };
    const known = {
      ma_nganh: '7580101',
      to_hop: [{ ma: 'V00', mon: [], thi: [] }],
      chi_tieu: [{ nam: 2026, so: 110 }],
      hoc_phi: fee,
    };
    const list = [
      major(architecture, { ...known, tuyen_sinh: [mark('Thi tốt nghiệp', 20.25)] }),
      major(graphics, { ma_nganh: '7210999', ma_xet_tuyen: '7210403', ten_xet_tuyen: 'Thiết kế đồ họa' }),
    ];
    const { words } = await shown({ [calls.list('nganh-hoc')]: list });
    expect(words).toContain('NgànhMã xét tuyểnTổ hợpChỉ tiêu 2026Điểm 2026Học phí 2026–2027');
    expect(words).toContain('20,25/30 Thi tốt nghiệp');
    expect(words).toContain('34–38 triệu đồng/năm');
    expect(words).toContain('7210403Thiết kế đồ họa');
    expect(words).not.toContain('7210999');
    const later = { ...known, chi_tieu: [{ nam: 2027, so: 120 }], hoc_phi: { ...fee, nam: 2027 } };
    const { words: mixed } = await shown({ [calls.list('nganh-hoc')]: [list[0], major(graphics, later)] });
    expect(mixed).toContain('Tổ hợpChỉ tiêu Điểm 2026Học phí Kiến trúc');
    expect(mixed).toContain('120năm 2027');
  });
});
