import type { DemoScholarship } from './types.ts';

const checked = { kiem_tra: '2026-10-20', minh_hoa: true } as const;
const portal = 'https://tuyensinh.namdau.example';

export const scholarships: DemoScholarship[] = [
  {
    name: 'Học bổng Dấu Sắc',
    gia_tri: 'Miễn học phí năm nhất',
    muc: 100,
    don_vi: 'phan-tram',
    so_suat: 11,
    danh_cho:
      'Mỗi ngành một suất, cho người trúng tuyển có điểm cao nhất của ngành so với thang điểm của mình. Trường tự xét, bạn không cần nộp đơn.',
    noi_dung: [
      {
        title: 'Cách so điểm',
        content:
          'Mỗi ngành có vài cách xét với thang điểm khác nhau, nên trường chia điểm cho thang rồi mới so. Hai người bằng điểm thì chia đôi suất học bổng.',
        list: [],
      },
      {
        title: 'Các năm sau',
        content: 'Học bổng chỉ tính cho năm nhất. Từ năm thứ hai có học bổng khuyến khích theo kết quả từng học kỳ, xét riêng.',
        list: [],
      },
    ],
    ...checked,
  },
  {
    name: 'Học bổng Dấu Huyền',
    gia_tri: 'Giảm một nửa học phí năm nhất',
    muc: 50,
    don_vi: 'phan-tram',
    so_suat: 30,
    danh_cho:
      'Người trúng tuyển có gia đình đang khó khăn: hộ nghèo, cận nghèo, mất người thân nuôi dưỡng, vừa qua thiên tai hay bệnh nặng. Không xét theo điểm.',
    han: '2027-09-17T17:00',
    noi_dung: [
      {
        title: 'Cần nộp gì',
        content: 'Đơn viết bằng lời của bạn, dài một trang là đủ, cùng giấy tờ nói lên hoàn cảnh.',
        list: [
          'Đơn viết tay hoặc đánh máy',
          'Giấy chứng nhận hộ nghèo, cận nghèo, nếu có',
          'Giấy tờ khác: xác nhận của xã, giấy ra viện, ảnh căn nhà sau lũ',
        ],
      },
      {
        title: 'Ai đọc đơn',
        content: 'Ba người của trường đọc và giữ kín. Trường không đăng tên hay ảnh người nhận.',
        list: [],
      },
    ],
    duong_dan: portal,
    ...checked,
  },
  {
    name: 'Học bổng Dấu Hỏi',
    gia_tri: '10 triệu đồng, một lần khi nhập học',
    muc: 10_000_000,
    don_vi: 'dong',
    so_suat: 20,
    danh_cho:
      'Người biết đặt câu hỏi bằng hình: xét tập bài 8 đến 12 trang, ngành nào cũng được, kể cả khi bạn vào bằng tổ hợp không thi vẽ.',
    han: '2027-04-30T17:00',
    noi_dung: [
      {
        title: 'Người chấm tìm gì',
        content:
          'Một điều bạn thấy lạ và cách bạn đi tìm: ảnh, hình vẽ, ghi chép, mô hình, đoạn phim ngắn đều được. Bài còn vụng mà thấy được đường nghĩ thì hơn bài đẹp làm theo hướng dẫn.',
        list: [],
      },
      {
        title: 'Biết kết quả khi nào',
        content: 'Trước ngày 31/05/2027. Học bổng có hiệu lực khi bạn trúng tuyển và nhập học.',
        list: [],
      },
    ],
    duong_dan: portal,
    ...checked,
  },
  {
    name: 'Học bổng Dấu Ngã',
    gia_tri: '15 triệu đồng, trả một nửa mỗi học kỳ của năm nhất',
    muc: 15_000_000,
    don_vi: 'dong',
    so_suat: 5,
    danh_cho:
      'Người vào ngành Thiết kế thời trang đã tự may, tự sửa hoặc tự dệt được vài món, dù chỉ là chiếc túi hay gấu quần của em mình.',
    han: '2027-06-11T17:00',
    majors: ['Thiết kế thời trang'],
    noi_dung: [
      {
        title: 'Cần nộp gì',
        content: 'Người chấm xem đường kim ở mặt trái nhiều hơn mặt phải.',
        list: ['Ảnh ba món đồ, cả trong lẫn ngoài', 'Ba hình phác, không cần đẹp', 'Một trang kể cách làm và chỗ làm hỏng'],
      },
    ],
    duong_dan: portal,
    ...checked,
  },
  {
    name: 'Học bổng Dấu Nặng',
    gia_tri: '12 triệu đồng cho năm nhất, phụ tiền nhà trọ và đi lại',
    muc: 12_000_000,
    don_vi: 'dong',
    so_suat: 15,
    danh_cho:
      'Người trúng tuyển từ xã đảo, xã biên giới, vùng có điều kiện khó khăn, hoặc là người dân tộc thiểu số ở những nơi ấy.',
    han: '2027-09-17T17:00',
    noi_dung: [
      {
        title: 'Nhận thế nào',
        content: 'Chia làm sáu lần, hai tháng một lần, chuyển vào tài khoản của bạn. Chỉ cần còn học, không xét điểm.',
        list: [],
      },
      {
        title: 'Cần nộp gì',
        content: '',
        list: ['Đơn một trang', 'Xác nhận nơi thường trú từ ba năm trở lên'],
      },
    ],
    duong_dan: portal,
    ...checked,
  },
  {
    name: 'Giảm học phí cho anh chị em cùng trường',
    gia_tri: 'Giảm 10% học phí năm nhất',
    muc: 10,
    don_vi: 'phan-tram',
    danh_cho:
      'Người có anh, chị hoặc em ruột đang học ở trường. Báo lúc nhập học, kèm bản sao giấy khai sinh của hai người; không giới hạn số suất.',
    noi_dung: [
      {
        title: 'Cộng với học bổng khác',
        content: 'Được nhận cùng học bổng trả bằng tiền. Với học bổng tính theo phần trăm học phí, bạn nhận mức cao hơn.',
        list: [],
      },
    ],
    ...checked,
  },
];
