/** A combination of subjects for admission; talent tests stand after the school subjects. */
export type Combination = { code: string; subjects: readonly string[]; hasTalentTest: boolean };

/**
 * Combinations on which at least four of six public lists agree in their school subjects and in the number of talent tests;
 * those lists probably go back to one of the ministry. Each school names and sets its talent tests itself, and the lists differ
 * in those of H01, H03, H07, V00 to V03, S01, N01, N09, R01 to R03 and M13. Left out for doubt: V04, H09, H10, K00, K01, M04
 * to M08, M10 to M12, M14 and up, N03, N06, N07, R00, R05 and up, T05 and up, and all that are new in 2025 (X, Y).
 */
export const combinations: readonly Combination[] = [
  { code: 'A00', subjects: ['Toán', 'Vật lí', 'Hóa học'], hasTalentTest: false },
  { code: 'A01', subjects: ['Toán', 'Vật lí', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'A02', subjects: ['Toán', 'Vật lí', 'Sinh học'], hasTalentTest: false },
  { code: 'B00', subjects: ['Toán', 'Hóa học', 'Sinh học'], hasTalentTest: false },
  { code: 'C00', subjects: ['Ngữ văn', 'Lịch sử', 'Địa lí'], hasTalentTest: false },
  { code: 'C01', subjects: ['Ngữ văn', 'Toán', 'Vật lí'], hasTalentTest: false },
  { code: 'C02', subjects: ['Ngữ văn', 'Toán', 'Hóa học'], hasTalentTest: false },
  { code: 'C03', subjects: ['Ngữ văn', 'Toán', 'Lịch sử'], hasTalentTest: false },
  { code: 'C04', subjects: ['Ngữ văn', 'Toán', 'Địa lí'], hasTalentTest: false },
  { code: 'D01', subjects: ['Ngữ văn', 'Toán', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'D07', subjects: ['Toán', 'Hóa học', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'D14', subjects: ['Ngữ văn', 'Lịch sử', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'D15', subjects: ['Ngữ văn', 'Địa lí', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'D78', subjects: ['Ngữ văn', 'Khoa học xã hội', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'D90', subjects: ['Toán', 'Khoa học tự nhiên', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'D96', subjects: ['Toán', 'Khoa học xã hội', 'Tiếng Anh'], hasTalentTest: false },
  { code: 'H00', subjects: ['Ngữ văn', 'Năng khiếu vẽ Nghệ thuật 1', 'Năng khiếu vẽ Nghệ thuật 2'], hasTalentTest: true },
  { code: 'H01', subjects: ['Toán', 'Ngữ văn', 'Vẽ'], hasTalentTest: true },
  { code: 'H02', subjects: ['Toán', 'Vẽ Hình họa mỹ thuật', 'Vẽ trang trí màu'], hasTalentTest: true },
  { code: 'H03', subjects: ['Toán', 'Khoa học tự nhiên', 'Vẽ Năng khiếu'], hasTalentTest: true },
  { code: 'H04', subjects: ['Toán', 'Tiếng Anh', 'Vẽ Năng khiếu'], hasTalentTest: true },
  { code: 'H05', subjects: ['Ngữ văn', 'Khoa học xã hội', 'Vẽ Năng khiếu'], hasTalentTest: true },
  { code: 'H06', subjects: ['Ngữ văn', 'Tiếng Anh', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'H07', subjects: ['Toán', 'Hình họa', 'Trang trí'], hasTalentTest: true },
  { code: 'H08', subjects: ['Ngữ văn', 'Lịch sử', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'M00', subjects: ['Ngữ văn', 'Toán', 'Đọc diễn cảm', 'Hát'], hasTalentTest: true },
  { code: 'M01', subjects: ['Ngữ văn', 'Lịch sử', 'Năng khiếu'], hasTalentTest: true },
  { code: 'M02', subjects: ['Toán', 'Năng khiếu 1', 'Năng khiếu 2'], hasTalentTest: true },
  { code: 'M03', subjects: ['Ngữ văn', 'Năng khiếu 1', 'Năng khiếu 2'], hasTalentTest: true },
  {
    code: 'M09',
    subjects: ['Toán', 'Năng khiếu Mầm non 1 (kể chuyện, đọc, diễn cảm)', 'Năng khiếu Mầm non 2 (hát)'],
    hasTalentTest: true,
  },
  { code: 'M13', subjects: ['Toán', 'Sinh học', 'Năng khiếu'], hasTalentTest: true },
  { code: 'N00', subjects: ['Ngữ văn', 'Năng khiếu Âm nhạc 1', 'Năng khiếu Âm nhạc 2'], hasTalentTest: true },
  { code: 'N01', subjects: ['Ngữ văn', 'Xướng âm', 'Biểu diễn nghệ thuật'], hasTalentTest: true },
  { code: 'N02', subjects: ['Ngữ văn', 'Ký xướng âm', 'Hát hoặc biểu diễn nhạc cụ'], hasTalentTest: true },
  { code: 'N04', subjects: ['Ngữ văn', 'Năng khiếu thuyết trình', 'Năng khiếu'], hasTalentTest: true },
  { code: 'N05', subjects: ['Ngữ văn', 'Xây dựng kịch bản sự kiện', 'Năng khiếu'], hasTalentTest: true },
  { code: 'N08', subjects: ['Ngữ văn', 'Hòa thanh', 'Phát triển chủ đề và phổ thơ'], hasTalentTest: true },
  { code: 'N09', subjects: ['Ngữ văn', 'Hòa thanh', 'Chỉ huy tại chỗ'], hasTalentTest: true },
  { code: 'R01', subjects: ['Ngữ văn', 'Địa lí', 'Năng khiếu Biểu diễn nghệ thuật'], hasTalentTest: true },
  { code: 'R02', subjects: ['Ngữ văn', 'Toán', 'Năng khiếu Biểu diễn nghệ thuật'], hasTalentTest: true },
  { code: 'R03', subjects: ['Ngữ văn', 'Tiếng Anh', 'Năng khiếu Biểu diễn nghệ thuật'], hasTalentTest: true },
  {
    code: 'R04',
    subjects: ['Ngữ văn', 'Năng khiếu Biểu diễn nghệ thuật', 'Năng khiếu Kiến thức văn hóa - xã hội - nghệ thuật'],
    hasTalentTest: true,
  },
  {
    code: 'S00',
    subjects: ['Ngữ văn', 'Năng khiếu sân khấu và điện ảnh 1', 'Năng khiếu sân khấu và điện ảnh 2'],
    hasTalentTest: true,
  },
  { code: 'S01', subjects: ['Toán', 'Năng khiếu 1', 'Năng khiếu 2'], hasTalentTest: true },
  { code: 'T00', subjects: ['Toán', 'Sinh học', 'Năng khiếu TDTT'], hasTalentTest: true },
  { code: 'T01', subjects: ['Toán', 'Ngữ văn', 'Năng khiếu TDTT'], hasTalentTest: true },
  { code: 'T02', subjects: ['Ngữ văn', 'Sinh học', 'Năng khiếu TDTT'], hasTalentTest: true },
  { code: 'T03', subjects: ['Ngữ văn', 'Địa lí', 'Năng khiếu TDTT'], hasTalentTest: true },
  { code: 'T04', subjects: ['Toán', 'Vật lí', 'Năng khiếu TDTT'], hasTalentTest: true },
  { code: 'V00', subjects: ['Toán', 'Vật lí', 'Vẽ Hình họa mỹ thuật'], hasTalentTest: true },
  { code: 'V01', subjects: ['Toán', 'Ngữ văn', 'Vẽ Hình họa mỹ thuật'], hasTalentTest: true },
  { code: 'V02', subjects: ['Toán', 'Tiếng Anh', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V03', subjects: ['Toán', 'Hóa học', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V05', subjects: ['Ngữ văn', 'Vật lí', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V06', subjects: ['Toán', 'Địa lí', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V07', subjects: ['Toán', 'Tiếng Đức', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V08', subjects: ['Toán', 'Tiếng Nga', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V09', subjects: ['Toán', 'Tiếng Nhật', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V10', subjects: ['Toán', 'Tiếng Pháp', 'Vẽ Mỹ thuật'], hasTalentTest: true },
  { code: 'V11', subjects: ['Toán', 'Tiếng Trung', 'Vẽ Mỹ thuật'], hasTalentTest: true },
];

/**
 * Combinations with Khoa học tự nhiên or Khoa học xã hội, papers that the school-leaving exam does not have since 2025: whoever
 * sits it since then may be unable to use them.
 */
export const withoutPaperSince2025: ReadonlySet<string> = new Set(['D78', 'D90', 'D96', 'H03', 'H05']);
