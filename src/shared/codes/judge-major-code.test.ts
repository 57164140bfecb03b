import { expect, it } from 'vitest';
import { judgeMajorCode } from './judge-major-code.ts';

const graphic = 'Thiết kế đồ họa';

/** Code, name and level of a major; a part of what is told about it, and what is proposed. Null: nothing is told. */
const cases: [code: string, name: string, bac: string, told: string | null, proposed?: string][] = [
  // Right, or not to be judged.
  ['7210403', graphic, 'dai-hoc', null],
  ['7210403', graphic, '', null],
  [' 7210403 ', graphic, 'dai-hoc', null],
  ['', graphic, 'dai-hoc', null],
  ['', 'Thiết kế mỹ thuật số', '', null],
  ['7210403', '', '', null],
  ['7210404', 'Thiết kế Thời Trang', 'dai-hoc', null],
  ['7210406', 'Thiết kế mỹ thuật sân khấu - điện ảnh', 'dai-hoc', null],
  ['7210403', 'Thiết kế đồ hoạ', 'dai-hoc', null],
  ['7210403', 'Ngành Thiết kế đồ họa', 'dai-hoc', null],
  ['7210403', 'Thiết kế đồ họa (chất lượng cao)', 'dai-hoc', null],
  ['7520301', 'Kỹ thuật hóa học', 'dai-hoc', null],
  ['7140211', 'Sư phạm Vật lí', 'dai-hoc', null],
  ['7860103', 'Trinh sát kỹ thuật', 'dai-hoc', null],
  ['7860231', 'Trinh sát kỹ thuật', 'dai-hoc', null],
  // Other levels have lists of their own.
  ['5210402', graphic, 'trung-cap', null],
  ['6210402', graphic, 'cao-dang', null],
  ['8210410', 'Mỹ thuật ứng dụng', 'thac-si', null],
  ['9210101', 'Lý luận và lịch sử mỹ thuật', 'tien-si', null],
  ['6999999', 'Không có', '', null],
  // Not seven digits.
  ['721040', graphic, '', '7 chữ số, mã này có 6'],
  ['72104033', graphic, '', '7 chữ số, mã này có 8'],
  ['72104', graphic, '', 'mã nhóm ngành “Mỹ thuật ứng dụng”'],
  ['721', graphic, '', 'mã lĩnh vực “Nghệ thuật”'],
  ['7 210 403', graphic, '', 'chỉ gồm 7 chữ số', 'ma_nganh=7210403'],
  ['7210.403', graphic, '', 'chỉ gồm 7 chữ số', 'ma_nganh=7210403'],
  ['7210403A', graphic, '', 'chỉ gồm 7 chữ số', 'ma_nganh=7210403'],
  ['7210403_CLC', graphic, '', 'chỉ gồm 7 chữ số', 'ma_nganh=7210403'],
  ['D210403', graphic, '', 'cách viết mã trước đây', 'ma_nganh=7210403'],
  ['52210403', graphic, '', 'cách viết mã trước đây', 'ma_nganh=7210403'],
  ['D999999', graphic, '', 'chỉ gồm 7 chữ số'],
  ['chưa có', graphic, '', 'chỉ gồm 7 chữ số'],
  // The first digit.
  ['1210403', graphic, '', 'bắt đầu bằng 5'],
  ['0210403', graphic, 'dai-hoc', 'bắt đầu bằng 5'],
  ['7210403', graphic, 'cao-dang', 'bậc đại học, còn ngành này ghi bậc cao đẳng', 'bac=dai-hoc'],
  ['6210402', graphic, 'dai-hoc', 'bậc cao đẳng, còn ngành này ghi bậc đại học', 'bac=cao-dang'],
  ['5210402', graphic, 'tien-si', 'bậc trung cấp, còn ngành này ghi bậc tiến sĩ', 'bac=trung-cap'],
  // In no list.
  ['7210499', 'Thiết kế mỹ thuật số', '', 'Không có mã 7210499'],
  ['7210499', graphic, '', '“Thiết kế đồ họa” có mã 7210403', 'ma_nganh=7210403'],
  ['7210499', 'Ngành Thiết kế thời trang (hệ chính quy)', '', 'có mã 7210404', 'ma_nganh=7210404'],
  ['7860999', 'Trinh sát kỹ thuật', '', 'có các mã 7860103 và 7860231'],
  // Another name.
  ['7210403', 'Thiết kế truyền thông', '', 'là “Thiết kế đồ họa”, khác với tên', 'name=Thiết kế đồ họa'],
  ['7210403', 'Thiết kế thời trang', '', '“Thiết kế thời trang” có mã 7210404', 'ma_nganh=7210404'],
  ['7540204', 'Công nghệ may', '', 'là “Công nghệ dệt, may”', 'name=Công nghệ dệt, may'],
];

it.each(cases)('the code %j of %j (%j): %j', (ma_nganh, name, bac, told, proposed) => {
  const warnings = judgeMajorCode({ ma_nganh, ma_xet_tuyen: '', name, bac });
  expect(warnings).toHaveLength(told === null ? 0 : 1);
  const [warning] = warnings;
  expect(warning?.text ?? '').toContain(told ?? '');
  const { field, value } = warning?.suggestion ?? {};
  expect(field && `${field}=${String(value)}`).toBe(proposed);
  expect(warning?.key ?? `ma_nganh:${ma_nganh.trim()}`).toBe(`ma_nganh:${ma_nganh.trim()}`);
});

it('tells of a wrong level and of another name at once', () => {
  const warnings = judgeMajorCode({ ma_nganh: '7210403', ma_xet_tuyen: '', name: 'Thiết kế truyền thông', bac: 'cao-dang' });
  expect(warnings.map(({ suggestion }) => suggestion?.field)).toEqual(['bac', 'name']);
});

it.each([
  ['', null],
  // Registered under another one.
  ['7210403', null],
  ['6210402', null],
  ['721040', 'Mã xét tuyển có 7 chữ số, mã này có 6', undefined],
  ['7210403CLC', 'Mã xét tuyển chỉ gồm 7 chữ số', '7210403'],
  ['7210499', 'Không có mã 7210499', undefined],
  ['1210403', 'Mã xét tuyển bắt đầu bằng 5', undefined],
])('of the code %j that applicants type: %j', (ma_xet_tuyen, told, proposed?: string) => {
  const warnings = judgeMajorCode({ ma_nganh: '', ma_xet_tuyen, name: 'Thiết kế UI/UX', bac: '' }, 'ma_xet_tuyen');
  expect(warnings).toHaveLength(told === null ? 0 : 1);
  if (told === null) return;
  expect(warnings[0]).toMatchObject({ field: 'ma_xet_tuyen', key: `ma_xet_tuyen:${ma_xet_tuyen}`, given: ma_xet_tuyen });
  expect(warnings[0]?.text).toContain(told);
  expect(warnings[0]?.suggestion?.value).toBe(proposed);
});
