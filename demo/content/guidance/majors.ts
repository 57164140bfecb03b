import type { DemoCost, DemoMajorFacts } from '../types.ts';

const canTho = 'Cần Thơ';
const hoChiMinh = 'TP. Hồ Chí Minh';

/** Names of the ways of admission are equal where the ways are, so that their marks can be compared. */
const exam = 'Thi tốt nghiệp';
const examWithTalent = 'Thi tốt nghiệp kết hợp năng khiếu';
const schoolMarks = 'Học bạ';
const schoolMarksWithTalent = 'Học bạ kết hợp năng khiếu';
const aptitude = 'Đánh giá năng lực ĐHQG-HCM';
const direct = 'Xét tuyển thẳng';

/** All ways of admission, in the order of how many use them. */
export const methods = [exam, examWithTalent, schoolMarks, schoolMarksWithTalent, aptitude, direct];

/** The one test of drawing that H01, V00 and V01 have, as the lists of combinations call it. */
const oneDrawing = ['Vẽ', 'Vẽ Hình họa mỹ thuật'];

const insurance: DemoCost = { ten: 'Bảo hiểm y tế sinh viên', so_tien: 650_000, cach: 'moi-nam' };

const directly =
  'Người đoạt giải nhất, nhì, ba kỳ thi chọn học sinh giỏi quốc gia hoặc giải mỹ thuật quốc tế nộp hồ sơ thẳng cho trường, theo quy chế của Bộ; không thi vẽ.';
const aptitudeAlone =
  'Chỉ xét tổng điểm đánh giá năng lực của ĐHQG-HCM, thang 1.200, lấy lần thi cao hơn trong năm; không thi vẽ.';

const inPreparation = 'Cử nhân, tên ngành chưa quyết định';

/** Where figures come from: the school is invented, and so are they. */
export const figuresSource = 'Số liệu minh họa';

/** By the name of the major. Figures name their years and do not move with the day of loading: later on they count as not checked. */
export const majorFacts: Record<string, DemoMajorFacts> = {
  'Thiết kế đồ họa': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Thiết kế đồ họa',
    thoi_gian: 4,
    co_so: [canTho, hoChiMinh],
    kiem_tra: '2026-10-12',
    admissions: {
      to_hop: ['H00', 'H01', 'V01', 'D01'],
      hoc_phi_tu: 34_000_000,
      hoc_phi_den: 38_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'H00 thi hai bài: hình họa chì (240 phút) và bố cục màu (180 phút); H01 và V01 chỉ thi hình họa; D01 không thi vẽ. Thi tại cơ sở bạn đăng ký vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3, hoặc nộp kết quả bài vẽ cùng năm của trường khác.',
      chi_tieu: { 2024: 140, 2025: 150, 2026: 160 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['H00', 'H01', 'V01'],
          thang_diem: 30,
          diem_chuan: { 2024: 21.5, 2025: 21, 2026: 21.75 },
        },
        { phuong_thuc: exam, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 20.5, 2025: 19.75, 2026: 20.25 } },
        { phuong_thuc: schoolMarks, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 24, 2025: 24.25, 2026: 24.5 } },
        { phuong_thuc: aptitude, to_hop: [], thang_diem: 1200, diem_chuan: { 2024: 690, 2025: 700, 2026: 705 } },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'H00 cộng Ngữ văn với hai bài vẽ; H01 và V01 cộng Toán, Ngữ văn với bài hình họa, thang 30.',
        },
        { phuong_thuc: exam, noi_dung: 'Cộng điểm thi Toán, Ngữ văn, Tiếng Anh (D01), thang 30; không thi vẽ.' },
        {
          phuong_thuc: schoolMarks,
          noi_dung: 'Cộng điểm trung bình ba năm lớp 10, 11, 12 của Toán, Ngữ văn, Tiếng Anh (D01), thang 30; không thi vẽ.',
        },
        { phuong_thuc: aptitude, noi_dung: aptitudeAlone },
        { phuong_thuc: direct, noi_dung: directly },
      ],
      chi_phi_khac: [
        { ten: 'Giấy, màu, dao và bìa', so_tien: 2_500_000, cach: 'moi-nam' },
        { ten: 'In thử và in bài cuối kỳ', so_tien: 3_000_000, cach: 'moi-nam' },
        { ten: 'Máy tính cá nhân, từ năm thứ hai', so_tien: 22_000_000, cach: 'mot-lan' },
        { ten: 'Tạp dề và găng tay xưởng in', so_tien: 350_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  'Thiết kế thời trang': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Thiết kế thời trang',
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [hoChiMinh],
    kiem_tra: '2026-10-12',
    admissions: {
      to_hop: ['H00', 'H01', 'V01', 'D01'],
      hoc_phi_tu: 36_000_000,
      hoc_phi_den: 42_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'H00 thi hình họa người mẫu (240 phút) và trang trí màu (180 phút), bài hình họa nhân hệ số hai; H01 và V01 chỉ thi hình họa, cũng nhân hệ số hai; D01 không thi vẽ. Thi tại cơ sở TP. Hồ Chí Minh vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3.',
      chi_tieu: { 2024: 90, 2025: 90, 2026: 100 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['H00', 'H01', 'V01'],
          thang_diem: 40,
          nhan_doi: ['Năng khiếu vẽ Nghệ thuật 1', ...oneDrawing],
          diem_chuan: { 2024: 26, 2025: 26.5, 2026: 27 },
        },
        { phuong_thuc: exam, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 18.5, 2025: 18, 2026: 18.75 } },
        { phuong_thuc: schoolMarks, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 22, 2025: 22.5, 2026: 22.75 } },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'Bài hình họa nhân hệ số hai rồi cộng với hai môn còn lại của H00, H01 hoặc V01, thang 40.',
        },
        { phuong_thuc: exam, noi_dung: 'Cộng điểm thi Toán, Ngữ văn, Tiếng Anh (D01), thang 30; không thi vẽ.' },
        {
          phuong_thuc: schoolMarks,
          noi_dung: 'Cộng điểm trung bình ba năm lớp 10, 11, 12 của Toán, Ngữ văn, Tiếng Anh (D01), thang 30; không thi vẽ.',
        },
        { phuong_thuc: direct, noi_dung: directly },
      ],
      chi_phi_khac: [
        { ten: 'Vải, chỉ và phụ liệu', so_tien: 6_000_000, cach: 'moi-nam' },
        { ten: 'Giấy rập, bút và màu vẽ', so_tien: 1_800_000, cach: 'moi-nam' },
        { ten: 'Kéo, thước rập và bộ kim', so_tien: 1_500_000, cach: 'mot-lan' },
        { ten: 'Bộ sưu tập tốt nghiệp', so_tien: 12_000_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  'Thiết kế công nghiệp': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Thiết kế công nghiệp',
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [hoChiMinh],
    kiem_tra: '2026-10-12',
    admissions: {
      to_hop: ['H01', 'V00', 'V01', 'A00', 'A01'],
      hoc_phi_tu: 34_000_000,
      hoc_phi_den: 40_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'H01, V00 và V01 thi một bài vẽ khối và tĩnh vật (180 phút); A00 và A01 không thi vẽ, năm nhất có lớp vẽ bổ sung. Thi tại cơ sở TP. Hồ Chí Minh vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3.',
      chi_tieu: { 2024: 60, 2025: 60, 2026: 70 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['H01', 'V00', 'V01'],
          thang_diem: 30,
          diem_chuan: { 2024: 18, 2025: 18.25, 2026: 18.5 },
        },
        { phuong_thuc: exam, to_hop: ['A00', 'A01'], thang_diem: 30, diem_chuan: { 2024: 18.25, 2025: 17.75, 2026: 18 } },
        { phuong_thuc: schoolMarks, to_hop: ['A00', 'A01'], thang_diem: 30, diem_chuan: { 2024: 21, 2025: 21.5, 2026: 21.5 } },
        { phuong_thuc: aptitude, to_hop: [], thang_diem: 1200, diem_chuan: { 2024: 620, 2025: 630, 2026: 640 } },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'Cộng bài vẽ khối và tĩnh vật với hai môn văn hóa của H01, V00 hoặc V01, thang 30.',
        },
        { phuong_thuc: exam, noi_dung: 'Cộng điểm thi ba môn của A00 hoặc A01, thang 30; không thi vẽ.' },
        {
          phuong_thuc: schoolMarks,
          noi_dung: 'Cộng điểm trung bình ba năm lớp 10, 11, 12 của ba môn trong A00 hoặc A01, thang 30; không thi vẽ.',
        },
        { phuong_thuc: aptitude, noi_dung: aptitudeAlone },
        { phuong_thuc: direct, noi_dung: directly },
      ],
      chi_phi_khac: [
        { ten: 'Xốp, gỗ, sơn và vật liệu mô hình', so_tien: 4_500_000, cach: 'moi-nam' },
        { ten: 'Nhựa in 3D và cắt laser', so_tien: 2_000_000, cach: 'moi-nam' },
        { ten: 'Máy tính cá nhân, từ năm thứ hai', so_tien: 25_000_000, cach: 'mot-lan' },
        { ten: 'Kính, găng và áo xưởng', so_tien: 600_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  'Thiết kế UI/UX': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Công nghệ truyền thông, chuyên ngành Thiết kế UI/UX',
    ma_xet_tuyen: '7320106',
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [canTho, hoChiMinh],
    kiem_tra: '2026-10-14',
    admissions: {
      to_hop: ['A00', 'A01', 'D01', 'H01'],
      hoc_phi_tu: 36_000_000,
      hoc_phi_den: 42_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'Chỉ H01 thi một bài bố cục màu (180 phút); A00, A01 và D01 không thi vẽ. Thi tại cơ sở bạn đăng ký vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3, hoặc nộp kết quả bài vẽ cùng năm của trường khác.',
      chi_tieu: { 2024: 110, 2025: 120, 2026: 120 },
      tuyen_sinh: [
        { phuong_thuc: exam, to_hop: ['A00', 'A01', 'D01'], thang_diem: 30, diem_chuan: { 2024: 22.25, 2025: 21.5, 2026: 22 } },
        { phuong_thuc: examWithTalent, to_hop: ['H01'], thang_diem: 30, diem_chuan: { 2024: 21, 2025: 20.75, 2026: 21.25 } },
        {
          phuong_thuc: schoolMarks,
          to_hop: ['A00', 'A01', 'D01'],
          thang_diem: 30,
          diem_chuan: { 2024: 25, 2025: 25.25, 2026: 25.5 },
        },
        { phuong_thuc: aptitude, to_hop: [], thang_diem: 1200, diem_chuan: { 2024: 730, 2025: 740, 2026: 750 } },
      ],
      phuong_thuc_xet: [
        { phuong_thuc: exam, noi_dung: 'Cộng điểm thi ba môn của A00, A01 hoặc D01, thang 30; không thi vẽ.' },
        { phuong_thuc: examWithTalent, noi_dung: 'Cộng điểm thi Toán, Ngữ văn với bài bố cục màu (H01), thang 30.' },
        {
          phuong_thuc: schoolMarks,
          noi_dung: 'Cộng điểm trung bình ba năm lớp 10, 11, 12 của ba môn trong A00, A01 hoặc D01, thang 30; không thi vẽ.',
        },
        { phuong_thuc: aptitude, noi_dung: aptitudeAlone },
        { phuong_thuc: direct, noi_dung: directly },
      ],
      chi_phi_khac: [
        { ten: 'Máy tính cá nhân, từ học kỳ 1', so_tien: 20_000_000, cach: 'mot-lan' },
        { ten: 'Giấy, bút và in mẫu thử', so_tien: 1_200_000, cach: 'moi-nam' },
        { ten: 'Quà nhỏ cho người thử nghiệm', so_tien: 500_000, cach: 'moi-nam' },
        insurance,
      ],
    },
  },
  'Truyền thông đa phương tiện': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Truyền thông đa phương tiện',
    mon_tieu_bieu: true,
    thoi_gian: 3.5,
    co_so: [canTho, hoChiMinh],
    kiem_tra: '2026-10-14',
    admissions: {
      to_hop: ['A00', 'A01', 'C00', 'D01'],
      hoc_phi_tu: 32_000_000,
      hoc_phi_den: 36_000_000,
      hoc_phi_nam: 2026,
      chi_tieu: { 2024: 150, 2025: 160, 2026: 160 },
      tuyen_sinh: [
        {
          phuong_thuc: exam,
          to_hop: ['A00', 'A01', 'C00', 'D01'],
          thang_diem: 30,
          diem_chuan: { 2024: 23.5, 2025: 22.75, 2026: 23 },
        },
        {
          phuong_thuc: schoolMarks,
          to_hop: ['A00', 'A01', 'C00', 'D01'],
          thang_diem: 30,
          diem_chuan: { 2024: 26, 2025: 26.25, 2026: 26.25 },
        },
        { phuong_thuc: aptitude, to_hop: [], thang_diem: 1200, diem_chuan: { 2024: 760, 2025: 765, 2026: 775 } },
      ],
      phuong_thuc_xet: [
        { phuong_thuc: exam, noi_dung: 'Cộng điểm thi ba môn của A00, A01, C00 hoặc D01, thang 30.' },
        {
          phuong_thuc: schoolMarks,
          noi_dung: 'Cộng điểm trung bình ba năm lớp 10, 11, 12 của ba môn trong A00, A01, C00 hoặc D01, thang 30.',
        },
        {
          phuong_thuc: aptitude,
          noi_dung: 'Chỉ xét tổng điểm đánh giá năng lực của ĐHQG-HCM, thang 1.200, lấy lần thi cao hơn trong năm.',
        },
        {
          phuong_thuc: direct,
          noi_dung:
            'Người đoạt giải nhất, nhì, ba kỳ thi chọn học sinh giỏi quốc gia nộp hồ sơ thẳng cho trường, theo quy chế của Bộ.',
        },
      ],
      chi_phi_khac: [
        { ten: 'Máy tính cá nhân dựng được phim', so_tien: 24_000_000, cach: 'mot-lan' },
        { ten: 'Tai nghe, thẻ nhớ và ổ cứng', so_tien: 3_500_000, cach: 'mot-lan' },
        { ten: 'Đi lại và in ấn khi làm sản phẩm', so_tien: 2_000_000, cach: 'moi-nam' },
        insurance,
      ],
    },
  },
  'Nhiếp ảnh': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Nhiếp ảnh',
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [canTho],
    kiem_tra: '2026-10-14',
    admissions: {
      to_hop: ['H00', 'H01', 'C00', 'D01'],
      hoc_phi_tu: 36_000_000,
      hoc_phi_den: 44_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'H00 và H01 thi bài hình họa chì (240 phút); H00 thi thêm bài bố cục màu (180 phút). C00 và D01 không thi vẽ, thay bằng tập ảnh 12 tấm tự chụp và buổi hỏi chuyện 15 phút, không tính điểm. Thi và hỏi chuyện tại cơ sở Cần Thơ vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3.',
      chi_tieu: { 2024: 40, 2025: 40, 2026: 45 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['H00', 'H01'],
          thang_diem: 30,
          diem_chuan: { 2024: 18, 2025: 18, 2026: 18.5 },
        },
        { phuong_thuc: exam, to_hop: ['C00', 'D01'], thang_diem: 30, diem_chuan: { 2024: 19, 2025: 18.5, 2026: 18.75 } },
        { phuong_thuc: schoolMarks, to_hop: ['C00', 'D01'], thang_diem: 30, diem_chuan: { 2024: 21.5, 2025: 22, 2026: 22 } },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'H00 cộng Ngữ văn với bài hình họa và bài bố cục màu; H01 cộng Toán, Ngữ văn với bài hình họa, thang 30.',
        },
        {
          phuong_thuc: exam,
          noi_dung: 'Cộng điểm thi ba môn của C00 hoặc D01, thang 30; nộp tập 12 ảnh và hỏi chuyện, không tính điểm.',
        },
        {
          phuong_thuc: schoolMarks,
          noi_dung:
            'Cộng điểm trung bình ba năm lớp 10, 11, 12 của ba môn trong C00 hoặc D01, thang 30; nộp tập 12 ảnh và hỏi chuyện, không tính điểm.',
        },
        {
          phuong_thuc: direct,
          noi_dung:
            'Người đoạt giải nhất, nhì, ba kỳ thi chọn học sinh giỏi quốc gia hoặc giải nhiếp ảnh quốc tế nộp hồ sơ thẳng cho trường, theo quy chế của Bộ; không thi vẽ.',
        },
      ],
      chi_phi_khac: [
        { ten: 'Thân máy cũ và một ống kính', so_tien: 12_000_000, cach: 'mot-lan' },
        { ten: 'Thẻ nhớ và hai ổ cứng sao lưu', so_tien: 4_000_000, cach: 'mot-lan' },
        { ten: 'Phim, giấy ảnh và in ảnh', so_tien: 5_000_000, cach: 'moi-nam' },
        { ten: 'Đi lại khi chụp loạt ảnh dài', so_tien: 2_000_000, cach: 'moi-nam' },
        insurance,
      ],
    },
  },
  'Kiến trúc': {
    bac: 'dai-hoc',
    bang_cap: 'Kiến trúc sư',
    mon_tieu_bieu: true,
    thoi_gian: 5,
    co_so: [canTho],
    kiem_tra: '2026-10-15',
    admissions: {
      to_hop: ['V00', 'V01', 'H01'],
      hoc_phi_tu: 32_000_000,
      hoc_phi_den: 38_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'V00, V01 và H01 đều thi một bài vẽ đầu tượng bằng chì (240 phút), nhân hệ số hai; dưới 5 trên 10 điểm thì không xét. Thi tại cơ sở Cần Thơ vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3, hoặc nộp kết quả vẽ đầu tượng cùng năm của trường khác.',
      chi_tieu: { 2024: 100, 2025: 100, 2026: 110 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['V00', 'V01', 'H01'],
          thang_diem: 40,
          nhan_doi: oneDrawing,
          diem_chuan: { 2024: 27.5, 2025: 27.25, 2026: 27.75 },
        },
        {
          phuong_thuc: schoolMarksWithTalent,
          to_hop: ['V00', 'V01', 'H01'],
          thang_diem: 40,
          nhan_doi: oneDrawing,
          diem_chuan: { 2024: 30, 2025: 30.5, 2026: 31 },
        },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung:
            'Bài vẽ đầu tượng nhân hệ số hai rồi cộng với điểm thi hai môn văn hóa, thang 40; bài vẽ phải đạt từ 5 trên 10 điểm.',
        },
        {
          phuong_thuc: schoolMarksWithTalent,
          noi_dung:
            'Bài vẽ đầu tượng nhân hệ số hai rồi cộng với điểm trung bình ba năm lớp 10, 11, 12 của hai môn văn hóa, thang 40; bài vẽ phải đạt từ 5 trên 10 điểm.',
        },
        {
          phuong_thuc: direct,
          noi_dung:
            'Người đoạt giải nhất, nhì, ba kỳ thi chọn học sinh giỏi quốc gia nộp hồ sơ thẳng cho trường, theo quy chế của Bộ; bài vẽ đầu tượng vẫn phải đạt từ 5 trên 10 điểm.',
        },
      ],
      chi_phi_khac: [
        { ten: 'Bìa, gỗ balsa và vật liệu mô hình', so_tien: 4_000_000, cach: 'moi-nam' },
        { ten: 'In bản vẽ khổ lớn', so_tien: 3_500_000, cach: 'moi-nam' },
        { ten: 'Máy tính cá nhân, từ năm thứ hai', so_tien: 28_000_000, cach: 'mot-lan' },
        { ten: 'Ủng, mũ và áo phản quang đi công trường', so_tien: 700_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  'Thiết kế nội thất': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Thiết kế nội thất',
    mon_tieu_bieu: true,
    thoi_gian: 4.5,
    co_so: [canTho, hoChiMinh],
    kiem_tra: '2026-10-15',
    admissions: {
      to_hop: ['H00', 'H01', 'V00', 'V01', 'D01'],
      hoc_phi_tu: 34_000_000,
      hoc_phi_den: 38_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'H00 thi hình họa chì (240 phút) và bố cục màu (180 phút); H01, V00 và V01 chỉ thi hình họa; D01 không thi vẽ, năm nhất có lớp hình họa bổ sung. Thi tại cơ sở bạn đăng ký vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3.',
      chi_tieu: { 2024: 120, 2025: 120, 2026: 130 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['H00', 'H01', 'V00', 'V01'],
          thang_diem: 30,
          diem_chuan: { 2024: 19.5, 2025: 19.75, 2026: 20 },
        },
        { phuong_thuc: exam, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 19, 2025: 18.5, 2026: 19 } },
        { phuong_thuc: schoolMarks, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 22.5, 2025: 23, 2026: 23 } },
        { phuong_thuc: aptitude, to_hop: [], thang_diem: 1200, diem_chuan: { 2024: 650, 2025: 660, 2026: 670 } },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'H00 cộng Ngữ văn với hai bài vẽ; H01, V00 và V01 cộng hai môn văn hóa với bài hình họa, thang 30.',
        },
        { phuong_thuc: exam, noi_dung: 'Cộng điểm thi Toán, Ngữ văn, Tiếng Anh (D01), thang 30; không thi vẽ.' },
        {
          phuong_thuc: schoolMarks,
          noi_dung: 'Cộng điểm trung bình ba năm lớp 10, 11, 12 của Toán, Ngữ văn, Tiếng Anh (D01), thang 30; không thi vẽ.',
        },
        { phuong_thuc: aptitude, noi_dung: aptitudeAlone },
        { phuong_thuc: direct, noi_dung: directly },
      ],
      chi_phi_khac: [
        { ten: 'Bìa, mẫu vật liệu và màu vẽ', so_tien: 3_000_000, cach: 'moi-nam' },
        { ten: 'In bản vẽ và bảng vật liệu', so_tien: 2_500_000, cach: 'moi-nam' },
        { ten: 'Máy tính cá nhân, từ năm thứ hai', so_tien: 28_000_000, cach: 'mot-lan' },
        { ten: 'Áo và kính xưởng mộc', so_tien: 500_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  'Thiết kế hoạt hình': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Công nghệ điện ảnh, truyền hình, chuyên ngành Thiết kế hoạt hình',
    ma_xet_tuyen: '7210302',
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [hoChiMinh],
    kiem_tra: '2026-10-16',
    admissions: {
      to_hop: ['H00', 'H01', 'V01', 'D01'],
      hoc_phi_tu: 40_000_000,
      hoc_phi_den: 46_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'H00 thi ký họa dáng người (120 phút) và bố cục theo truyện ngắn (180 phút); H01 và V01 chỉ thi bài bố cục; D01 không thi vẽ nhưng nộp tập ký họa 15 trang, đạt hoặc không đạt. Thi tại cơ sở TP. Hồ Chí Minh vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3.',
      chi_tieu: { 2024: 80, 2025: 90, 2026: 90 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['H00', 'H01', 'V01'],
          thang_diem: 30,
          diem_chuan: { 2024: 21, 2025: 21.25, 2026: 21.5 },
        },
        { phuong_thuc: exam, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 20, 2025: 19.5, 2026: 20 } },
        { phuong_thuc: schoolMarks, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 23.5, 2025: 23.75, 2026: 24 } },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'H00 cộng Ngữ văn với bài ký họa và bài bố cục; H01 và V01 cộng Toán, Ngữ văn với bài bố cục, thang 30.',
        },
        {
          phuong_thuc: exam,
          noi_dung: 'Cộng điểm thi Toán, Ngữ văn, Tiếng Anh (D01), thang 30; nộp tập ký họa 15 trang, đạt hoặc không đạt.',
        },
        {
          phuong_thuc: schoolMarks,
          noi_dung:
            'Cộng điểm trung bình ba năm lớp 10, 11, 12 của Toán, Ngữ văn, Tiếng Anh (D01), thang 30; nộp tập ký họa 15 trang, đạt hoặc không đạt.',
        },
        {
          phuong_thuc: direct,
          noi_dung:
            'Người đoạt giải nhất, nhì, ba kỳ thi chọn học sinh giỏi quốc gia hoặc giải mỹ thuật quốc tế nộp hồ sơ thẳng cho trường, theo quy chế của Bộ, kèm tập ký họa 15 trang.',
        },
      ],
      chi_phi_khac: [
        { ten: 'Máy tính cá nhân, từ năm thứ hai', so_tien: 30_000_000, cach: 'mot-lan' },
        { ten: 'Bảng vẽ điện tử', so_tien: 4_000_000, cach: 'mot-lan' },
        { ten: 'Giấy vẽ, bút và sổ ký họa', so_tien: 2_000_000, cach: 'moi-nam' },
        { ten: 'Ổ cứng lưu phim', so_tien: 2_500_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  'Đạo diễn điện ảnh, truyền hình': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Đạo diễn điện ảnh, truyền hình',
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [hoChiMinh],
    kiem_tra: '2026-10-16',
    admissions: {
      to_hop: ['S00'],
      hoc_phi_tu: 38_000_000,
      hoc_phi_den: 46_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'S00 gồm hai vòng: xem phim ngắn và viết bình luận (150 phút), sau đó dựng một tình huống trước giám khảo và trả lời câu hỏi (30 phút), vòng này nhân hệ số hai. Không thi vẽ. Thi tại cơ sở TP. Hồ Chí Minh vào cuối tháng 5, sớm hơn các ngành khác. Đăng ký trên cổng tuyển sinh của trường từ tháng 2.',
      chi_tieu: { 2024: 30, 2025: 30, 2026: 35 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['S00'],
          thang_diem: 40,
          nhan_doi: ['Năng khiếu sân khấu và điện ảnh 2'],
          diem_chuan: { 2024: 28, 2025: 28.25, 2026: 28.5 },
        },
        {
          phuong_thuc: schoolMarksWithTalent,
          to_hop: ['S00'],
          thang_diem: 40,
          nhan_doi: ['Năng khiếu sân khấu và điện ảnh 2'],
          diem_chuan: { 2024: 29.5, 2025: 30, 2026: 30.25 },
        },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'Vòng dựng tình huống nhân hệ số hai rồi cộng với bài bình luận phim và điểm thi Ngữ văn (S00), thang 40.',
        },
        {
          phuong_thuc: schoolMarksWithTalent,
          noi_dung:
            'Vòng dựng tình huống nhân hệ số hai rồi cộng với bài bình luận phim và điểm trung bình Ngữ văn ba năm lớp 10, 11, 12 (S00), thang 40.',
        },
        {
          phuong_thuc: direct,
          noi_dung:
            'Người đoạt giải nhất, nhì, ba môn Ngữ văn kỳ thi chọn học sinh giỏi quốc gia nộp hồ sơ thẳng cho trường, theo quy chế của Bộ, và vẫn dự hai vòng năng khiếu.',
        },
      ],
      chi_phi_khac: [
        { ten: 'Làm bài phim: ăn, đi lại, bối cảnh, đạo cụ', so_tien: 8_000_000, cach: 'moi-nam' },
        { ten: 'Phim tốt nghiệp, phần mỗi người góp', so_tien: 15_000_000, cach: 'mot-lan' },
        { ten: 'Máy tính dựng phim, từ năm thứ hai', so_tien: 28_000_000, cach: 'mot-lan' },
        { ten: 'Ổ cứng và thẻ nhớ', so_tien: 4_000_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  'Thiết kế mỹ thuật sân khấu, điện ảnh': {
    bac: 'dai-hoc',
    bang_cap: 'Cử nhân Thiết kế mỹ thuật sân khấu, điện ảnh',
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [hoChiMinh],
    kiem_tra: '2026-10-16',
    admissions: {
      to_hop: ['H00', 'H01', 'S00'],
      hoc_phi_tu: 32_000_000,
      hoc_phi_den: 36_000_000,
      hoc_phi_nam: 2026,
      nang_khieu:
        'H00 và S00 thi hình họa chì (240 phút) và bố cục căn phòng theo một đoạn truyện (240 phút); H01 chỉ thi bài bố cục. Thi tại cơ sở TP. Hồ Chí Minh vào cuối tháng 6. Đăng ký trên cổng tuyển sinh của trường từ tháng 3.',
      chi_tieu: { 2024: 30, 2025: 30, 2026: 30 },
      tuyen_sinh: [
        {
          phuong_thuc: examWithTalent,
          to_hop: ['H00', 'H01', 'S00'],
          thang_diem: 30,
          diem_chuan: { 2024: 17, 2025: 17.25, 2026: 17.5 },
        },
        {
          phuong_thuc: schoolMarksWithTalent,
          to_hop: ['H00', 'H01', 'S00'],
          thang_diem: 30,
          diem_chuan: { 2024: 19, 2025: 19.5, 2026: 19.5 },
        },
      ],
      phuong_thuc_xet: [
        {
          phuong_thuc: examWithTalent,
          noi_dung: 'H00 và S00 cộng Ngữ văn với hai bài vẽ; H01 cộng Toán, Ngữ văn với bài bố cục, thang 30.',
        },
        {
          phuong_thuc: schoolMarksWithTalent,
          noi_dung:
            'H00 và S00 cộng Ngữ văn với hai bài vẽ, H01 cộng Toán, Ngữ văn với bài bố cục, thang 30; môn văn hóa lấy điểm trung bình ba năm lớp 10, 11, 12.',
        },
        {
          phuong_thuc: direct,
          noi_dung:
            'Người đoạt giải nhất, nhì, ba kỳ thi chọn học sinh giỏi quốc gia hoặc giải mỹ thuật quốc tế nộp hồ sơ thẳng cho trường, theo quy chế của Bộ, và vẫn thi bài bố cục.',
        },
      ],
      chi_phi_khac: [
        { ten: 'Màu, bìa và vật liệu mô hình 1:25', so_tien: 3_500_000, cach: 'moi-nam' },
        { ten: 'Vải, gỗ và sơn cho vở diễn của lớp', so_tien: 2_500_000, cach: 'moi-nam' },
        { ten: 'Máy tính cá nhân, từ năm thứ ba', so_tien: 24_000_000, cach: 'mot-lan' },
        { ten: 'Giày bảo hộ và găng tay', so_tien: 600_000, cach: 'mot-lan' },
        insurance,
      ],
    },
  },
  // Two majors that are being prepared: their texts say that admissions will be told later.
  'Thiết kế game': {
    bac: 'dai-hoc',
    bang_cap: inPreparation,
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [hoChiMinh],
    kiem_tra: '2026-10-19',
  },
  'Gốm và sơn mài ứng dụng': {
    bac: 'dai-hoc',
    bang_cap: inPreparation,
    mon_tieu_bieu: true,
    thoi_gian: 4,
    co_so: [canTho],
    kiem_tra: '2026-10-19',
  },
};
