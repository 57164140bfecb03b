import type { DemoMajorFacts } from '../types.ts';

const canTho = 'Cần Thơ';
const hoChiMinh = 'TP. Hồ Chí Minh';

/** Names of the ways of admission are equal where the ways are, so that their marks can be compared. */
const exam = 'Thi tốt nghiệp';
const examWithTalent = 'Thi tốt nghiệp kết hợp năng khiếu';
const schoolMarks = 'Học bạ';
const schoolMarksWithTalent = 'Học bạ kết hợp năng khiếu';
const aptitude = 'Đánh giá năng lực ĐHQG-HCM';

/** Where figures come from: the school is invented, and so are they. */
export const figuresSource = 'Số liệu minh họa';

/** By the name of the major. Figures name their years and do not move with the day of loading: later on they count as not checked. */
export const majorFacts: Record<string, DemoMajorFacts> = {
  'Thiết kế đồ họa': {
    bac: 'dai-hoc',
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
    },
  },
  'Thiết kế thời trang': {
    bac: 'dai-hoc',
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
          diem_chuan: { 2024: 26, 2025: 26.5, 2026: 27 },
        },
        { phuong_thuc: exam, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 18.5, 2025: 18, 2026: 18.75 } },
        { phuong_thuc: schoolMarks, to_hop: ['D01'], thang_diem: 30, diem_chuan: { 2024: 22, 2025: 22.5, 2026: 22.75 } },
      ],
    },
  },
  'Thiết kế công nghiệp': {
    bac: 'dai-hoc',
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
    },
  },
  'Thiết kế UI/UX': {
    bac: 'dai-hoc',
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
    },
  },
  'Truyền thông đa phương tiện': {
    bac: 'dai-hoc',
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
    },
  },
  'Nhiếp ảnh': {
    bac: 'dai-hoc',
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
    },
  },
  'Kiến trúc': {
    bac: 'dai-hoc',
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
          diem_chuan: { 2024: 27.5, 2025: 27.25, 2026: 27.75 },
        },
        {
          phuong_thuc: schoolMarksWithTalent,
          to_hop: ['V00', 'V01', 'H01'],
          thang_diem: 40,
          diem_chuan: { 2024: 30, 2025: 30.5, 2026: 31 },
        },
      ],
    },
  },
  'Thiết kế nội thất': {
    bac: 'dai-hoc',
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
    },
  },
  'Thiết kế hoạt hình': {
    bac: 'dai-hoc',
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
    },
  },
  'Đạo diễn điện ảnh, truyền hình': {
    bac: 'dai-hoc',
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
        { phuong_thuc: examWithTalent, to_hop: ['S00'], thang_diem: 40, diem_chuan: { 2024: 28, 2025: 28.25, 2026: 28.5 } },
        {
          phuong_thuc: schoolMarksWithTalent,
          to_hop: ['S00'],
          thang_diem: 40,
          diem_chuan: { 2024: 29.5, 2025: 30, 2026: 30.25 },
        },
      ],
    },
  },
  'Thiết kế mỹ thuật sân khấu, điện ảnh': {
    bac: 'dai-hoc',
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
    },
  },
  // Two majors that are being prepared: their texts say that admissions will be told later.
  'Thiết kế game': { bac: 'dai-hoc', thoi_gian: 4, co_so: [hoChiMinh], kiem_tra: '2026-10-19' },
  'Gốm và sơn mài ứng dụng': { bac: 'dai-hoc', thoi_gian: 4, co_so: [canTho], kiem_tra: '2026-10-19' },
};
