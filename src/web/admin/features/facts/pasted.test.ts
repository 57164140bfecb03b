import { describe, expect, it } from 'vitest';
import type { Description } from '#shared/content-types/description.ts';
import { major, position, subject } from '#shared/content-types/index.ts';
import { cellText } from './cell-text.ts';
import type { Target } from './linked-records.ts';
import { readPasted } from './pasted.ts';

const targets: Target[] = [
  { id: 1, name: 'Thiết kế đồ họa', slug: 'thiet-ke-do-hoa', within: '' },
  { id: 2, name: 'Thiết kế mỹ thuật sân khấu, điện ảnh', slug: 'san-khau', within: '' },
];
const paste = ({ fields }: Description, name: string, text: string) => readPasted(name, fields[name]!, text, () => targets);
const fault = (text: string) => ({ fault: expect.stringContaining(text) as unknown });

describe('what is pasted into a cell', () => {
  it.each([
    [position, 'nganh_hoc_ids', 'Thiết kế đồ họa; san-khau', [1, 2]],
    [position, 'nganh_hoc_ids', '', []],
    [position, 'hoc_van', 'Đại học', 'dai-hoc'],
    [position, 'hoc_van', 'dai-hoc', 'dai-hoc'],
    [position, 'hoc_van', 'tot nghiep thpt', 'thpt'],
    [position, 'hoc_van', '', ''],
    [position, 'luong_muc', '3–5 năm', '3-5-nam'],
    [position, 'luong_muc', '3 - 5 năm', '3-5-nam'],
    [position, 'luong_muc', 'Mới vào', 'moi-vao-nghe'],
    [position, 'luong_muc', 'tren 5 nam', 'tren-5-nam'],
    [position, 'holland', 'A, E', ['A', 'E']],
    [position, 'holland', 'AE', ['A', 'E']],
    [position, 'holland', 'a - e - s', ['A', 'E', 'S']],
    [position, 'cong_cu', 'Figma, Illustrator; Photoshop', ['Figma', 'Illustrator', 'Photoshop']],
    [position, 'luong_tu', '8.000.000', 8_000_000],
    [position, 'luong_tu', '8000000', 8_000_000],
    [position, 'luong_tu', '8 triệu', 8_000_000],
    [position, 'luong_tu', '', null],
    [position, 'luong_nguon', '  Khảo sát 2026 ', 'Khảo sát 2026'],
    [position, 'kiem_tra', '21/08/2026', '2026-08-21'],
    [position, 'kiem_tra', '2026-08-21', '2026-08-21'],
    [position, 'minh_hoa', 'x', true],
    [position, 'minh_hoa', 'Có', true],
    [position, 'minh_hoa', 'không', false],
    [position, 'minh_hoa', '', false],
    [major, 'thoi_gian', '3,5', 3.5],
    [major, 'to_hop', 'H00, X06: Toán, Vật lí, Tin học', ['H00', 'X06: Toán, Vật lí, Tin học']],
    [
      major,
      'chi_tieu',
      '2026 | 60; 2025 | 55',
      [
        { nam: 2026, so: 60 },
        { nam: 2025, so: 55 },
      ],
    ],
    [subject, 'tin_chi', '3', 3],
  ] as const)('%o: %s of %j is %j', (description, name, text, value) => {
    expect(paste(description, name, text)).toEqual({ value });
  });

  it.each([
    [position, 'nganh_hoc_ids', 'Thiết kế đồ họa, Kiến trúc', 'Không có “Kiến trúc”'],
    [position, 'hoc_van', 'giỏi', 'Có thể ghi: Tốt nghiệp THPT'],
    [position, 'holland', 'AX', 'Không hiểu “AX”'],
    [position, 'holland', 'RIAS', 'quá 3 mục'],
    [position, 'holland', 'AX', 'Có thể ghi: R · Làm bằng tay'],
    [position, 'luong_muc', '5 năm', 'Có thể ghi: Mới vào nghề; 1–3 năm kinh nghiệm'],
    [position, 'luong_muc', '3', 'Không hiểu “3”'],
    [position, 'minh_hoa', 'chắc thế', 'Ghi “có”, hoặc để trống.'],
    [position, 'kiem_tra', 'hôm qua', 'Ghi ngày như 21/08/2026.'],
    [position, 'luong_tu', 'khoảng 8', 'Không hiểu “khoảng 8”. Ghi số, ví dụ 8.000.000 hoặc 8 triệu.'],
    [major, 'thoi_gian', 'lâu', 'Ghi số, ví dụ 3,5.'],
    [position, 'luong_tu', '-5', 'số nguyên từ 1'],
    [position, 'kiem_tra', '31/02/2026', 'ngày'],
    [position, 'kiem_tra', 'hôm qua', 'Không hiểu'],
    [position, 'minh_hoa', 'có lẽ', 'Không hiểu'],
    [major, 'chi_tieu', '60 chỉ tiêu', 'Mở ô để nhập'],
  ] as const)('%o: %s of %j is told to be wrong', (description, name, text, message) => {
    expect(paste(description, name, text)).toEqual(fault(message));
  });

  it('is read back as it was copied', () => {
    const values: [Description, string, unknown][] = [
      [position, 'nganh_hoc_ids', [2, 1]],
      [position, 'hoc_van', 'sau-dai-hoc'],
      [position, 'hoc_van', ''],
      [position, 'holland', ['S', 'A']],
      [position, 'holland', ['S']],
      [position, 'luong_tu', 12_500_000],
      [position, 'kiem_tra', '2026-08-01'],
      [position, 'minh_hoa', true],
      [position, 'minh_hoa', false],
      [major, 'to_hop', ['H00', 'X06: Toán, Vật lí']],
      [major, 'thoi_gian', 4.5],
      [major, 'chi_phi_khac', [{ ten: 'Vẽ liệu', so_tien: 3_000_000, cach: 'mot-lan' }]],
      [
        major,
        'phuong_thuc_xet',
        [
          { phuong_thuc: 'Học bạ', noi_dung: 'Ba năm; từ 18 điểm.' },
          { phuong_thuc: 'Thi', noi_dung: 'Theo tổ hợp.' },
        ],
      ],
      [
        major,
        'tuyen_sinh',
        [
          { nam: 2025, phuong_thuc: 'Thi', to_hop: ['H00', 'V00'], thang_diem: 30, diem_chuan: 21.25, nguon: '', nhan_doi: [] },
          { nam: null, phuong_thuc: '', to_hop: [], thang_diem: null, diem_chuan: 20, nguon: 'Trang của trường', nhan_doi: [] },
        ],
      ],
    ];
    const nameOf = (_path: string, id: number) => targets.find((target) => target.id === id)?.name ?? '';
    for (const [description, name, value] of values) {
      expect(paste(description, name, cellText(description.fields[name]!, value, nameOf))).toEqual({ value });
    }
  });
});
