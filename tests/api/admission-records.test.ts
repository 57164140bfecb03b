import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetPlan } from '#shared/answers/sheets.ts';
import type { Row } from '#shared/content-types/description.ts';
import { admissionDate, major, question, scholarship } from '#shared/content-types/index.ts';
import { csvLine } from '#shared/sheets/csv.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type DateRow = Row<typeof admissionDate>;

describe.each(dialects)('what editors say of admissions on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  describe('the dates of a year', () => {
    const copy = (body: object) => editor.post<{ count: number }>('moc-tuyen-sinh/batch', { action: 'copy', ...body });
    const of = async (nam: number) =>
      (await editor.get<DateRow[]>(`moc-tuyen-sinh/all?nam=${nam}&sort_by=ket_thuc&per_page=50`)).body.data;

    it('are copied to the next one, hidden, to the minute, and taken back at once', async () => {
      const { id: nganh } = await build(test, major);
      const whole = {
        loai: 'thi-nang-khieu' as const,
        nam: 2028,
        bat_dau: '2028-02-28T08:00+07:00',
        ket_thuc: '2028-02-29T11:30+07:00',
        nganh_hoc_ids: [nganh],
        phuong_thuc: ['Học bạ'],
        ho_so: ['Ảnh'],
        le_phi: 0,
        order: 7,
        an_luc: '2028-03-01T00:00:00.000Z',
        kiem_tra: '2026-10-01',
        minh_hoa: true,
        noi_dung: [{ title: 'Mục', content: 'Năm 2028', list: [] }],
      };
      await build(test, admissionDate, { ...whole, name: 'Thi vẽ 2028, khóa 12028' });
      for (let count = 0; count < 13; count += 1)
        await build(test, admissionDate, { nam: 2028, ket_thuc: '2028-06-30', status: 0 });
      const done = await copy({ filters: { nam: 2028 }, count: 14 });
      expect([done.status, done.body.message, done.body.data]).toEqual([200, 'Đã chép 14 mốc tuyển sinh.', { count: 14 }]);
      const copies = await of(2029);
      expect(copies).toHaveLength(14);
      const { id } = copies[0]!;
      expect((await editor.get<DateRow>(`moc-tuyen-sinh/${id}`)).body.data).toMatchObject({
        ...whole,
        name: 'Thi vẽ 2029, khóa 12028',
        nam: 2029,
        bat_dau: '2029-02-28T08:00+07:00',
        ket_thuc: '2029-02-28T11:30+07:00',
        kiem_tra: null,
        an_luc: null,
        status: 0,
        version: 1,
      });
      expect(copies.map(({ ket_thuc }) => ket_thuc).slice(1)).toEqual(Array.from({ length: 13 }, () => '2029-06-30'));
      expect(copies.every(({ status }) => status === 0)).toBe(true);
      expect(await of(2028)).toHaveLength(14);
      const again = await copy({ filters: { nam: 2028 }, count: 14 });
      expect([again.status, again.body.errors]).toEqual([422, { ids: ['Những mốc tuyển sinh này đã được chép rồi.'] }]);
      await build(test, admissionDate, { nam: 2028, ket_thuc: '2028-07-01' });
      const later = await copy({ filters: { nam: 2028 } });
      expect(later.body.data).toEqual({ count: 1 });
      expect((await editor.post('undo', { batch: (later.body.meta as unknown as { batch: number }).batch })).status).toBe(200);
      const { body } = await editor.get<{ action: string }[]>(`moc-tuyen-sinh/${id}/versions`);
      expect(body.data.map(({ action }) => action)).toEqual(['create']);
      const { batch } = done.body.meta as unknown as { batch: number };
      expect((await editor.post('undo', { batch })).status).toBe(200);
      expect(await of(2029)).toEqual([]);
    });

    it('are copied as they are chosen, and none where one cannot be', async () => {
      const [a, b, gone] = [
        await build(test, admissionDate, { nam: 2040, ket_thuc: '2040-06-30' }),
        await build(test, admissionDate, { nam: 2040, ket_thuc: '2040-07-30', bat_dau: null }),
        999_999,
      ];
      expect((await copy({ ids: [a.id] })).body.data).toEqual({ count: 1 });
      expect(await of(2041)).toHaveLength(1);
      expect((await copy({ ids: [a.id, gone] })).status).toBe(404);
      // The hour of the 28th comes after that of the 29th.
      const turned = await build(test, admissionDate, {
        name: 'Ngày nhuận',
        nam: 2040,
        bat_dau: '2040-02-28T18:00+07:00',
        ket_thuc: '2040-02-29T17:00+07:00',
      });
      const refused = await copy({ ids: [b.id, turned.id] });
      expect([refused.status, refused.body.errors]).toEqual([422, { ket_thuc: ['Ngày nhuận: Kết thúc phải sau lúc bắt đầu.'] }]);
      expect(await of(2041)).toHaveLength(1);
    });

    it('are the only records that are copied many at once', async () => {
      const { id } = await build(test, major);
      const refused = await editor.post('nganh-hoc/batch', { action: 'copy', ids: [id] });
      expect([refused.status, refused.body.errors]).toEqual([422, { action: ['Không chép được nhiều ngành học cùng lúc.'] }]);
    });
  });

  describe('a date', () => {
    const sent = { name: 'Nhận hồ sơ', nam: 2027, ket_thuc: '2027-03-31' };
    const errorsOf = async (values: object) => (await editor.post('moc-tuyen-sinh', { ...sent, ...values })).body.errors;

    it.each([
      ['2027-04-01', '2027-03-31'],
      ['2027-03-31T08:00', '2027-03-31T07:59'],
      ['2027-04-01T00:01', '2027-03-31'],
      ['2027-03-31', '2027-03-30T23:59'],
    ])('that begins %s does not end %s', async (bat_dau, ket_thuc) => {
      expect(await errorsOf({ bat_dau, ket_thuc })).toEqual({ ket_thuc: ['Kết thúc phải sau lúc bắt đầu.'] });
      const { id } = await build(test, admissionDate, { bat_dau: null, ket_thuc: '2027-12-31' });
      await editor.put(`moc-tuyen-sinh/${id}`, { ket_thuc });
      expect((await editor.put(`moc-tuyen-sinh/${id}`, { bat_dau })).body.errors).toHaveProperty('ket_thuc');
    });

    it.each([
      ['2027-03-31', '2027-03-31'],
      ['2027-03-31T08:00', '2027-03-31'],
      ['2027-03-31T08:00', '2027-03-31T08:01'],
      [null, '2027-03-31T23:59'],
    ])('that begins %s may end %s', async (bat_dau, ket_thuc) => {
      expect(await errorsOf({ bat_dau, ket_thuc })).toBeUndefined();
    });

    const unclear = 'Kết thúc phải là một ngày, có thể kèm giờ (ví dụ 2026-08-21T17:00), không dùng giờ 00:00';
    it.each(['2027-03-31T00:00', '2028-02-29T24:00', 'T17:00', '2027-02-30', '2027-03-31T25:00'])(
      'has no end at %s',
      async (ket_thuc) => {
        expect(await errorsOf({ bat_dau: null, ket_thuc })).toEqual({ ket_thuc: [unclear] });
      },
    );

    it('has an end, a year and a name, and is checked on no day to come', async () => {
      expect(await errorsOf({ ket_thuc: null, nam: null, name: ' ' })).toEqual({
        ket_thuc: ['Kết thúc không được để trống'],
        nam: ['Năm tuyển sinh không được để trống'],
        name: ['Tên không được để trống'],
      });
      expect(await errorsOf({ ket_thuc: 'cuối tháng 3', kiem_tra: '2199-01-01' })).toEqual({
        ket_thuc: [unclear],
        kiem_tra: [expect.stringContaining('Kiểm tra ngày')],
      });
      const { id } = await build(test, admissionDate);
      expect((await editor.put(`moc-tuyen-sinh/${id}`, { ket_thuc: '' })).body.errors).toHaveProperty('ket_thuc');
    });

    it('of a bulk change is refused with its name', async () => {
      const { id } = await build(test, admissionDate, { name: 'Đợt 1', bat_dau: '2027-03-01', ket_thuc: '2027-03-31' });
      const refused = await editor.post('moc-tuyen-sinh/batch', { action: 'set', ids: [id], values: { ket_thuc: '2027-02-01' } });
      expect(refused.body.errors).toEqual({ ket_thuc: ['Đợt 1: Kết thúc phải sau lúc bắt đầu.'] });
    });
  });

  describe('as sheets', () => {
    const look = async (path: string, content: string | Uint8Array<ArrayBuffer>, name = 'a.csv') => {
      const form = new FormData();
      form.set('file', new File([content], name));
      return (await editor.post<SheetPlan>(`${path}/import-plans`, form)).body.data;
    };
    const exported = async (path: string, format: string) => {
      const answer = await test.request(`/api/admin/${path}/export?format=${format}`, { token: editor.token });
      return new Uint8Array(await answer.arrayBuffer());
    };

    it.each(['csv', 'xlsx'])('days and minutes come back from %s as they are', async (format) => {
      const { id: nganh } = await build(test, major, { other_names: [], nang_khieu: '' });
      await build(test, admissionDate, {
        bat_dau: '2027-03-01',
        ket_thuc: '2027-03-31T17:00+07:00',
        nganh_hoc_ids: [nganh],
        phuong_thuc: ['Học bạ', 'Tuyển thẳng'],
        ho_so: ['Ảnh 4×6'],
        duong_dan: '/tuyen-sinh',
        le_phi: 0,
      });
      await build(test, admissionDate, { bat_dau: '2027-12-31T23:59+07:00', ket_thuc: '2028-01-01T00:01+07:00' });
      await build(test, scholarship, { han: '2027-05-31T17:00+07:00', muc: 50, don_vi: 'phan-tram', gia_tri: 'Một nửa' });
      await build(test, question, { search_names: ['vẽ'], nganh_hoc_ids: [nganh] });
      await build(test, major, {
        bang_cap: 'Cử nhân',
        ma_xet_tuyen: '7210403',
        chi_phi_khac: [{ ten: 'Vẽ liệu', so_tien: 3_000_000, cach: 'mot-lan' }],
        phuong_thuc_xet: [{ phuong_thuc: 'Học bạ', noi_dung: 'Ba năm; điểm trung bình | môn.' }],
      });
      for (const path of ['moc-tuyen-sinh', 'hoc-bong', 'hoi-dap', 'nganh-hoc']) {
        const { counts, rows } = await look(path, await exported(path, format), `a.${format}`);
        expect([path, counts.update, counts.create, counts.refused, rows.find(({ kind }) => kind !== 'same')]).toEqual([
          path,
          0,
          0,
          0,
          undefined,
        ]);
        expect(counts.same, path).toBeGreaterThan(0);
      }
    });

    it('take days and minutes as people write them, and say what is neither, and what ends before it begins', async () => {
      const head = ['Tên', 'Bắt đầu', 'Kết thúc', 'Năm tuyển sinh'];
      const written = (begin: string, end: string) =>
        look('moc-tuyen-sinh', [head, ['Đợt chép', begin, end, '2033']].map((line) => csvLine(line)).join(''));
      const { plan } = await written('1/3/2033', '31/03/2033 17:00');
      expect((await editor.post('moc-tuyen-sinh/imports', { plan })).status).toBe(200);
      const [made] = (await editor.get<DateRow[]>('moc-tuyen-sinh/all?nam=2033')).body.data;
      expect(made).toMatchObject({ bat_dau: '2033-03-01', ket_thuc: '2033-03-31T17:00+07:00' });
      const faultsOf = async (begin: string, end: string) => (await written(begin, end)).rows.map(({ errors }) => errors);
      expect(await faultsOf('', 'cuối tháng 3')).toEqual([
        { ket_thuc: ['Kết thúc phải là ngày, ví dụ 21/08/2026, hoặc ngày và giờ, ví dụ 21/08/2026 17:00'] },
      ]);
      expect(await faultsOf('31/03/2033 17:00', '31/03/2033 16:00')).toEqual([{ ket_thuc: ['Kết thúc phải sau lúc bắt đầu.'] }]);
    });
  });

  describe('a scholarship', () => {
    const errorsOf = async (values: object) =>
      (await editor.post('hoc-bong', { name: 'Khuyến học', gia_tri: 'Một nửa', ...values })).body.errors;

    it('is not worth more than all of a fee, and says what its number counts', async () => {
      const above = { muc: ['Học bổng không được quá 100% học phí.'] };
      expect(await errorsOf({ muc: 101, don_vi: 'phan-tram' })).toEqual(above);
      expect(await errorsOf({ muc: 100, don_vi: 'phan-tram' })).toBeUndefined();
      expect(await errorsOf({ muc: 5_000_000, don_vi: 'dong' })).toBeUndefined();
      const whole = 'Mức cần có đơn vị; hoặc để trống cả hai.';
      expect(await errorsOf({ muc: 50 })).toEqual({ don_vi: [`${whole} Còn thiếu: Đơn vị.`] });
      expect(await errorsOf({ don_vi: 'dong' })).toEqual({ muc: [`${whole} Còn thiếu: Mức.`] });
      expect(await errorsOf({ gia_tri: '' })).toEqual({ gia_tri: ['Giá trị không được để trống'] });
      const { id } = await build(test, scholarship, { muc: 5_000_000, don_vi: 'dong' });
      expect((await editor.put(`hoc-bong/${id}`, { don_vi: 'phan-tram' })).body.errors).toEqual(above);
    });
  });

  describe('a question', () => {
    it('that is asked already is refused, however it is spelled, and may be saved as it is', async () => {
      const { id } = await build(test, question, { name: 'Không biết vẽ có học được không?' });
      const ask = (name: string) => editor.post('hoi-dap', { name });
      const twice = await ask('KHÔNG biết vẽ  có học được không …');
      expect([twice.status, twice.body.errors]).toEqual([422, { name: ['Câu hỏi này đã có rồi.'] }]);
      expect((await ask('Không biết vẽ có học được không, thưa thầy?')).status).toBe(201);
      expect((await ask('Không biết về có học được không?')).status).toBe(201);
      expect((await editor.put(`hoi-dap/${id}`, { name: 'Không biết vẽ có học được không' })).status).toBe(200);
      const { body } = await ask('Trường ở đâu?');
      const other = (body.data as { id: number }).id;
      expect((await editor.put(`hoi-dap/${other}`, { name: 'Không biết vẽ có học được không?' })).body.errors).toHaveProperty(
        'name',
      );
      expect((await editor.put(`hoi-dap/${other}`, { chu_de: 'doi-song' })).status).toBe(200);
    });
  });
});
