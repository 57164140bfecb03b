import type { DemoAdmissionDate } from './types.ts';

const portal = 'https://tuyensinh.namdau.example';
const ministry = 'https://thisinh.thitotnghiepthpt.edu.vn';

const atCanTho = 'Cơ sở Cần Thơ, 123 đường Ví Dụ, phường Ninh Kiều';
const atHoChiMinh = 'Cơ sở TP. Hồ Chí Minh, 456 đường Ví Dụ, phường Sài Gòn';

/** Those that test drawing, Kiến trúc left out: it has a test of its own. */
const drawing = [
  'Thiết kế đồ họa',
  'Thiết kế thời trang',
  'Thiết kế công nghiệp',
  'Thiết kế UI/UX',
  'Nhiếp ảnh',
  'Thiết kế nội thất',
  'Thiết kế hoạt hình',
  'Thiết kế mỹ thuật sân khấu, điện ảnh',
];
const talent = ['Thi tốt nghiệp kết hợp năng khiếu', 'Học bạ kết hợp năng khiếu'];
/** Some majors test those who are admitted directly too. */
const tested = [...talent, 'Xét tuyển thẳng'];

/** By the day on which they begin, or end where that is all. They are fixed, and do not move with the day of loading. */
const dates: Omit<DemoAdmissionDate, 'nam' | 'kiem_tra' | 'minh_hoa'>[] = [
  {
    name: 'Ngày hội mùa đông ở Cần Thơ',
    loai: 'ngay-hoi',
    bat_dau: '2026-12-12T08:00',
    ket_thuc: '2026-12-12T11:30',
    dia_diem: atCanTho,
    le_phi: 0,
    noi_dung: [
      {
        title: 'Có gì trong buổi sáng',
        content:
          'Xưởng in, phòng vẽ tượng và phòng ảnh mở cửa; sinh viên đang làm bài và bạn được ngồi xuống làm thử. Ba mẹ có một góc riêng để hỏi chuyện học phí và chỗ ở.',
        list: [
          'Kéo lụa một tấm thiệp mang về',
          'Vẽ đầu tượng 30 phút, có thầy cô xem bài',
          'Hỏi về tổ hợp, học bổng và cách đăng ký năm 2027',
        ],
      },
    ],
  },
  {
    name: 'Ngày mở xưởng ở TP. Hồ Chí Minh',
    loai: 'ngay-hoi',
    bat_dau: '2027-01-16T08:00',
    ket_thuc: '2027-01-16T16:30',
    dia_diem: atHoChiMinh,
    le_phi: 0,
    noi_dung: [
      {
        title: 'Có gì trong ngày',
        content:
          'Buổi sáng dành cho thời trang, nội thất và tạo dáng sản phẩm; buổi chiều dành cho hoạt hình, đạo diễn và sân khấu. Mỗi giờ có một nhóm vào xưởng, bạn đến lúc nào thì vào nhóm gần nhất.',
        list: ['Mang theo vài bức vẽ hoặc tấm ảnh nếu muốn nghe góp ý', 'Cổng phụ có chỗ gửi xe'],
      },
    ],
  },
  {
    name: 'Nộp tập bài xin học bổng Dấu Hỏi',
    loai: 'hoc-bong',
    bat_dau: '2027-01-18',
    ket_thuc: '2027-04-30T17:00',
    le_phi: 0,
    ho_so: ['Tập bài 8 đến 12 trang dạng PDF', 'Một trang kể về bài bạn thích nhất'],
    noi_dung: [
      {
        title: 'Nộp thế nào',
        content:
          'Gửi tập bài qua cổng tuyển sinh của trường, chưa cần biết điểm thi. Người được chọn nhận tin trước ngày 31/05/2027; học bổng chỉ có hiệu lực khi bạn trúng tuyển và nhập học.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Đăng ký thi năng khiếu ngành Đạo diễn',
    loai: 'dang-ky-nang-khieu',
    phuong_thuc: tested,
    bat_dau: '2027-02-15',
    ket_thuc: '2027-05-10T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: ['Đạo diễn điện ảnh, truyền hình'],
    le_phi: 400_000,
    ho_so: ['Ảnh chân dung', 'Ảnh chụp căn cước', 'Một trang tự giới thiệu'],
    noi_dung: [
      {
        title: 'Sớm hơn các ngành khác',
        content:
          'Ngành này thi vào cuối tháng 5, nên cổng đăng ký cũng mở trước và đóng trước một tháng. Lệ phí gồm cả hai vòng.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Cổng tuyển sinh mở cho tất cả các ngành',
    loai: 'khac',
    ket_thuc: '2027-03-01',
    dia_diem: 'Trên mạng',
    le_phi: 0,
    noi_dung: [
      {
        title: 'Việc của ngày đầu',
        content:
          'Bạn tạo hồ sơ bằng số căn cước và một địa chỉ email đọc được hằng ngày. Chưa cần chọn ngành ngay; hồ sơ tạo xong thì để đó, đến từng mốc vào làm tiếp.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Đăng ký thi vẽ đầu tượng ngành Kiến trúc',
    loai: 'dang-ky-nang-khieu',
    phuong_thuc: tested,
    bat_dau: '2027-03-01',
    ket_thuc: '2027-06-10T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: ['Kiến trúc'],
    le_phi: 300_000,
    ho_so: ['Ảnh chân dung', 'Ảnh chụp căn cước'],
    noi_dung: [
      {
        title: 'Ai cần đăng ký',
        content:
          'Mọi người chọn V00, V01 hoặc H01 vào Kiến trúc, kể cả khi xét bằng học bạ. Nếu bạn thi vẽ đầu tượng ở trường khác trong cùng năm, bạn nộp kết quả ấy trước ngày 05/07/2027 thay cho việc thi ở đây.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Đăng ký thi năng khiếu các ngành thi vẽ',
    loai: 'dang-ky-nang-khieu',
    phuong_thuc: tested,
    bat_dau: '2027-03-01',
    ket_thuc: '2027-06-10T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: drawing,
    le_phi: 300_000,
    ho_so: ['Ảnh chân dung', 'Ảnh chụp căn cước'],
    noi_dung: [
      {
        title: 'Chọn đúng bài',
        content:
          'Mỗi ngành thi bài khác nhau, có ngành hai bài, có ngành một bài. Khi đăng ký, bạn chọn ngành và tổ hợp; cổng sẽ hiện tên bài, giờ thi và cơ sở. Người chọn tổ hợp không thi vẽ thì bỏ qua mốc này.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Nộp hồ sơ học bổng Dấu Ngã của ngành Thời trang',
    loai: 'hoc-bong',
    bat_dau: '2027-03-01',
    ket_thuc: '2027-06-11T17:00',
    majors: ['Thiết kế thời trang'],
    le_phi: 0,
    ho_so: ['Ảnh ba món đồ bạn tự may hoặc tự sửa', 'Ba hình phác', 'Một trang kể cách làm'],
    noi_dung: [
      {
        title: 'Nộp thế nào',
        content: 'Chụp món đồ trên nền trơn, cả mặt trong lẫn mặt ngoài, rồi gửi qua cổng tuyển sinh của trường.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Nộp học bạ đợt 1',
    loai: 'nhan-ho-so',
    phuong_thuc: ['Học bạ', 'Học bạ kết hợp năng khiếu'],
    bat_dau: '2027-03-15',
    ket_thuc: '2027-05-31T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    le_phi: 0,
    ho_so: ['Ảnh chụp học bạ lớp 10 và 11', 'Điểm học kỳ 1 lớp 12'],
    noi_dung: [
      {
        title: 'Nộp trước một phần',
        content:
          'Đợt này để trường kiểm tra học bạ giúp bạn khi còn kịp sửa. Điểm cả năm lớp 12 bạn bổ sung sau, chậm nhất là ngày 30/06/2027.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Vẽ thử đề năng khiếu ở Cần Thơ',
    loai: 'ngay-hoi',
    bat_dau: '2027-03-20T07:30',
    ket_thuc: '2027-03-20T16:00',
    dia_diem: atCanTho,
    le_phi: 0,
    noi_dung: [
      {
        title: 'Thử trước cho quen',
        content:
          'Đề, giấy và thời gian giống buổi thi thật: hình họa bốn giờ buổi sáng, bố cục ba giờ buổi chiều. Cuối buổi, bài được treo lên và thầy cô nói rõ điểm được, điểm chưa được của từng bài.',
        list: ['Trường phát giấy; bạn mang bút chì, gôm, màu', 'Gọi giữ chỗ trước hai ngày'],
      },
    ],
  },
  {
    name: 'Nộp điểm đánh giá năng lực ĐHQG-HCM',
    loai: 'nhan-ho-so',
    phuong_thuc: ['Đánh giá năng lực ĐHQG-HCM'],
    bat_dau: '2027-04-15',
    ket_thuc: '2027-07-05T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: ['Thiết kế đồ họa', 'Thiết kế công nghiệp', 'Thiết kế UI/UX', 'Truyền thông đa phương tiện', 'Thiết kế nội thất'],
    le_phi: 0,
    ho_so: ['Phiếu điểm của ĐHQG-HCM năm 2027'],
    noi_dung: [
      {
        title: 'Lần thi nào cũng được',
        content: 'Bạn thi hai lần thì trường lấy lần cao hơn. Nộp phiếu điểm rồi vẫn phải đặt nguyện vọng trên hệ thống của Bộ.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Ngày mở xưởng tháng 4 ở TP. Hồ Chí Minh',
    loai: 'ngay-hoi',
    bat_dau: '2027-04-17T08:00',
    ket_thuc: '2027-04-17T16:30',
    dia_diem: atHoChiMinh,
    le_phi: 0,
    noi_dung: [
      {
        title: 'Có gì trong ngày',
        content:
          'Bài giữa kỳ của cả ba khóa được treo ở sảnh, và người vẽ đứng cạnh bài để bạn hỏi. Buổi chiều có một giờ dành riêng cho ai phân vân giữa hai ngành.',
        list: [],
      },
    ],
  },
  {
    name: 'Nộp tập ảnh của ngành Nhiếp ảnh',
    loai: 'nhan-ho-so',
    phuong_thuc: ['Thi tốt nghiệp', 'Học bạ'],
    bat_dau: '2027-05-03',
    ket_thuc: '2027-06-11T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: ['Nhiếp ảnh'],
    le_phi: 0,
    ho_so: ['12 ảnh tự chụp dạng JPG', 'Tệp gốc của ba ảnh'],
    noi_dung: [
      {
        title: 'Dành cho C00 và D01',
        content:
          'Ai xét C00 hoặc D01 nộp một tập 12 ảnh rồi hẹn giờ trò chuyện 15 phút. Tập ảnh không tính điểm; trường muốn biết bạn nhìn gì và vì sao.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Nộp tập ký họa của ngành Hoạt hình',
    loai: 'nhan-ho-so',
    phuong_thuc: ['Thi tốt nghiệp', 'Học bạ', 'Xét tuyển thẳng'],
    bat_dau: '2027-05-03',
    ket_thuc: '2027-06-11T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: ['Thiết kế hoạt hình'],
    le_phi: 0,
    ho_so: ['Tập ký họa 15 trang dạng PDF'],
    noi_dung: [
      {
        title: 'Dành cho D01 và người xét tuyển thẳng',
        content: 'Tập ký họa chỉ có đạt hoặc không đạt. Vẽ người, con vật và đồ vật đang cử động; chụp thẳng trang sổ là được.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Buổi hỏi đáp cho cả nhà ở Cần Thơ',
    loai: 'ngay-hoi',
    bat_dau: '2027-05-15T08:00',
    ket_thuc: '2027-05-15T11:30',
    dia_diem: atCanTho,
    le_phi: 0,
    noi_dung: [
      {
        title: 'Trước khi đặt nguyện vọng',
        content:
          'Mỗi gia đình có 15 phút với một thầy cô, kèm bảng điểm ba năm gần nhất. Mang theo học bạ và các mã tổ hợp bạn có thể xét.',
        list: [],
      },
    ],
  },
  {
    name: 'Nhận hồ sơ xét tuyển thẳng',
    loai: 'nhan-ho-so',
    phuong_thuc: ['Xét tuyển thẳng'],
    bat_dau: '2027-05-17',
    ket_thuc: '2027-06-18T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường hoặc tại hai cơ sở',
    le_phi: 0,
    ho_so: ['Đơn theo mẫu của Bộ', 'Bản sao giấy chứng nhận giải', 'Ảnh chụp học bạ'],
    noi_dung: [
      {
        title: 'Vài ngành vẫn thi',
        content:
          'Người xét thẳng vào Kiến trúc, Đạo diễn và Mỹ thuật sân khấu, điện ảnh vẫn dự phần năng khiếu, vì vậy nhớ đăng ký cả mốc ấy.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Thi năng khiếu ngành Đạo diễn',
    loai: 'thi-nang-khieu',
    phuong_thuc: tested,
    bat_dau: '2027-05-29T07:30',
    ket_thuc: '2027-05-30T17:00',
    dia_diem: atHoChiMinh,
    majors: ['Đạo diễn điện ảnh, truyền hình'],
    ho_so: ['Căn cước', 'Giấy báo dự thi', 'Hai cây bút viết'],
    noi_dung: [
      {
        title: 'Hai ngày',
        content:
          'Sáng 29/05/2027 xem phim ngắn và viết bình luận trong 150 phút. Từ trưa hôm đó đến hết 30/05/2027, mỗi người có 30 phút dựng tình huống và trả lời; giờ của bạn in trên giấy báo.',
        list: [],
      },
    ],
  },
  {
    name: 'Nộp học bạ đợt 2',
    loai: 'nhan-ho-so',
    phuong_thuc: ['Học bạ', 'Học bạ kết hợp năng khiếu'],
    bat_dau: '2027-06-01',
    ket_thuc: '2027-06-30T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    le_phi: 0,
    ho_so: ['Ảnh chụp học bạ đủ ba năm lớp 10 đến 12'],
    noi_dung: [
      {
        title: 'Nộp đủ ba năm',
        content: 'Ai đã nộp đợt 1 chỉ cần bổ sung điểm cả năm lớp 12. Hai đợt được xét như nhau, nộp trước không được cộng điểm.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Kết quả năng khiếu ngành Đạo diễn',
    loai: 'cong-bo-ket-qua',
    phuong_thuc: tested,
    ket_thuc: '2027-06-10',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: ['Đạo diễn điện ảnh, truyền hình'],
    noi_dung: [
      {
        title: 'Xem ở đâu',
        content: 'Điểm từng vòng hiện trong hồ sơ của bạn. Muốn xem lại bài viết, bạn gửi yêu cầu trong vòng năm ngày.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Kỳ thi tốt nghiệp (dự kiến)',
    loai: 'khac',
    bat_dau: '2027-06-22',
    ket_thuc: '2027-06-23',
    dia_diem: 'Điểm thi do Sở Giáo dục và Đào tạo báo',
    noi_dung: [
      {
        title: 'Ngày do Bộ quyết định',
        content:
          'Trường ghi ngày dự kiến để bạn xếp lịch luyện vẽ. Ngày chính thức nằm trong thông báo của Bộ Giáo dục và Đào tạo; hãy theo thông báo ấy.',
        list: [],
      },
    ],
    duong_dan: ministry,
  },
  {
    name: 'Thi vẽ đầu tượng ngành Kiến trúc',
    loai: 'thi-nang-khieu',
    phuong_thuc: tested,
    bat_dau: '2027-06-26T07:00',
    ket_thuc: '2027-06-26T11:30',
    dia_diem: atCanTho,
    majors: ['Kiến trúc'],
    ho_so: ['Căn cước', 'Giấy báo dự thi', 'Bút chì và gôm', 'Dao gọt bút'],
    noi_dung: [
      {
        title: 'Buổi thi',
        content: 'Có mặt lúc 07:00, vẽ 240 phút. Trường phát giấy và kẹp; bảng vẽ có sẵn ở phòng thi.',
        list: [],
      },
    ],
  },
  {
    name: 'Thi năng khiếu các ngành thi vẽ',
    loai: 'thi-nang-khieu',
    phuong_thuc: tested,
    bat_dau: '2027-06-26T07:00',
    ket_thuc: '2027-06-27T17:00',
    dia_diem: 'Cần Thơ hoặc TP. Hồ Chí Minh, theo ngành và nơi bạn đăng ký',
    majors: drawing,
    ho_so: ['Căn cước', 'Giấy báo dự thi', 'Bút chì và gôm', 'Màu bột hoặc màu nước'],
    noi_dung: [
      {
        title: 'Hai ngày, mỗi ngày một loại bài',
        content: 'Giờ vào phòng in trên giấy báo. Trường phát giấy, bạn mang bút và màu.',
        list: [
          '26/06/2027: hình họa, ký họa, vẽ khối và tĩnh vật',
          '27/06/2027: bố cục, trang trí',
          'Chỉ thi ở Cần Thơ: Nhiếp ảnh',
          'Chỉ thi ở TP. Hồ Chí Minh: Thời trang, Thiết kế công nghiệp, Hoạt hình, Mỹ thuật sân khấu và điện ảnh',
        ],
      },
    ],
  },
  {
    name: 'Trò chuyện với thí sinh ngành Nhiếp ảnh',
    loai: 'thi-nang-khieu',
    phuong_thuc: ['Thi tốt nghiệp', 'Học bạ'],
    bat_dau: '2027-06-28',
    ket_thuc: '2027-06-29',
    dia_diem: atCanTho,
    majors: ['Nhiếp ảnh'],
    ho_so: ['Căn cước', 'Tập 12 ảnh đã nộp'],
    noi_dung: [
      {
        title: 'Mười lăm phút',
        content: 'Dành cho C00 và D01. Bạn kể về vài tấm ảnh của mình, giảng viên hỏi thêm; buổi này không tính điểm.',
        list: [],
      },
    ],
  },
  {
    name: 'Nộp kết quả bài vẽ của trường khác',
    loai: 'nhan-ho-so',
    phuong_thuc: talent,
    bat_dau: '2027-06-28',
    ket_thuc: '2027-07-05T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    majors: ['Thiết kế đồ họa', 'Thiết kế UI/UX', 'Kiến trúc'],
    le_phi: 0,
    ho_so: ['Phiếu điểm bài vẽ năm 2027'],
    noi_dung: [
      {
        title: 'Ba ngành nhận',
        content: 'Bài phải cùng loại với bài của trường và thi trong năm 2027. Các ngành còn lại chỉ nhận bài thi ở đây.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Kết quả năng khiếu và học bạ',
    loai: 'cong-bo-ket-qua',
    phuong_thuc: [...talent, 'Học bạ'],
    ket_thuc: '2027-07-07T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    noi_dung: [
      {
        title: 'Bạn xem được gì',
        content: 'Điểm từng bài vẽ, và điểm học bạ trường đã tính. Thấy sai, bạn báo lại trong vòng năm ngày.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Bộ công bố điểm thi tốt nghiệp (dự kiến)',
    loai: 'cong-bo-ket-qua',
    phuong_thuc: ['Thi tốt nghiệp', 'Thi tốt nghiệp kết hợp năng khiếu'],
    ket_thuc: '2027-07-08',
    noi_dung: [
      {
        title: 'Làm ngay sau khi biết điểm',
        content: 'Cộng điểm theo từng tổ hợp bạn có, so với điểm chuẩn ba năm gần nhất, rồi mới xếp nguyện vọng.',
        list: [],
      },
    ],
    duong_dan: ministry,
  },
  {
    name: 'Đăng ký nguyện vọng trên hệ thống của Bộ (dự kiến)',
    loai: 'nhan-ho-so',
    bat_dau: '2027-07-10',
    ket_thuc: '2027-07-22T17:00',
    dia_diem: 'Trên hệ thống của Bộ Giáo dục và Đào tạo',
    noi_dung: [
      {
        title: 'Bước quyết định',
        content:
          'Xét cách nào cũng phải đặt nguyện vọng ở đây: mã trường NDA, rồi mã xét tuyển của ngành. Lệ phí nguyện vọng do Bộ công bố; nộp xong nhớ chụp lại màn hình.',
        list: [],
      },
    ],
    duong_dan: ministry,
  },
  {
    name: 'Công bố danh sách trúng tuyển',
    loai: 'cong-bo-ket-qua',
    ket_thuc: '2027-08-16T17:00',
    dia_diem: 'Trên cổng tuyển sinh của trường',
    noi_dung: [
      {
        title: 'Tra thế nào',
        content: 'Nhập số căn cước trên cổng. Danh sách cũng dán ở bảng tin của hai cơ sở.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Xác nhận nhập học',
    loai: 'xac-nhan-nhap-hoc',
    bat_dau: '2027-08-17',
    ket_thuc: '2027-08-25T17:00',
    dia_diem: 'Trên hệ thống của Bộ Giáo dục và Đào tạo',
    le_phi: 0,
    noi_dung: [
      {
        title: 'Không xác nhận là mất chỗ',
        content:
          'Người trúng tuyển xác nhận trên hệ thống của Bộ, không cần đến trường. Quá giờ cuối, chỗ của bạn được bỏ trống.',
        list: [],
      },
    ],
    duong_dan: ministry,
  },
  {
    name: 'Nộp đơn học bổng Dấu Huyền và Dấu Nặng',
    loai: 'hoc-bong',
    bat_dau: '2027-08-17',
    ket_thuc: '2027-09-17T17:00',
    dia_diem: 'Phòng sinh viên của hai cơ sở hoặc trên cổng tuyển sinh',
    le_phi: 0,
    ho_so: ['Đơn viết tay hoặc đánh máy', 'Giấy tờ về hoàn cảnh hoặc nơi thường trú'],
    noi_dung: [
      {
        title: 'Nộp sau khi trúng tuyển',
        content: 'Chỉ người đã xác nhận nhập học mới nộp. Đơn do một nhóm ba người đọc và được giữ kín.',
        list: [],
      },
    ],
    duong_dan: portal,
  },
  {
    name: 'Nhập học',
    loai: 'nhap-hoc',
    bat_dau: '2027-09-06',
    ket_thuc: '2027-09-10',
    dia_diem: 'Tại cơ sở bạn học, từ 8:00 đến 16:30',
    ho_so: [
      'Giấy báo trúng tuyển',
      'Căn cước và hai bản sao',
      'Học bạ bản chính',
      'Giấy chứng nhận tốt nghiệp tạm thời',
      'Bốn ảnh 3 × 4 cm',
    ],
    noi_dung: [
      {
        title: 'Ngày đầu ở trường',
        content:
          'Nộp hồ sơ, nộp học phí học kỳ một, nhận lịch học và bảng kê vật liệu của từng môn. Thiếu một tờ giấy thì nộp bù sau, đừng vì thế mà không đến.',
        list: [],
      },
    ],
  },
];

export const admissionDates: DemoAdmissionDate[] = dates.map((date) => ({
  ...date,
  nam: 2027,
  kiem_tra: '2026-10-20',
  minh_hoa: true,
}));
