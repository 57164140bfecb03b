/**
 * What each activity is about, in the words by which careers and positions are called. Letters alone would have a photographer
 * told that somebody likes putting clothes together: both are creating. An activity without words is quoted nowhere.
 */
const topics = {
  'Giảng lại bài cho đứa bạn ngồi cạnh tới khi nó hiểu': 'giáo dục, hướng dẫn, đào tạo, thông tin, trải nghiệm, người dùng, ux',
  'Sửa xe đạp tuột xích, cái quạt kêu to': 'công nghiệp, kỹ thuật, cơ khí, phương tiện, nguyên mẫu, xe, gia dụng, sản phẩm',
  'Vẽ linh tinh ra lề vở, ra giấy nháp':
    'vẽ, minh họa, họa sĩ, hoạt hình, đồ họa, phác thảo, nhân vật, tạo dáng, chữ, storyboard, concept, nhận diện, logo',
  'Xếp lại tủ, bàn học cho đâu ra đấy': 'nội thất, trưng bày, không gian, hệ thống, dàn trang, phục trang, lưu trữ, bếp, kho',
  'Mày mò một câu đố khó cho tới khi ra':
    'trò chơi, game, màn chơi, lập trình, tương tác, kỹ thuật, kiến trúc thông tin, hệ thống, rigging, kỹ xảo',
  'Đứng ra rủ cả nhóm làm một việc chung': 'giám đốc, đạo diễn, trưởng, điều phối, quản lý, sản xuất, sự kiện, tổ chức',
  'Trồng rau hay chăm vài chậu cây cho lớn': 'cảnh quan, sân vườn, cây xanh, cây',
  'Xem hay đọc về vũ trụ, biển sâu, loài vật lạ':
    'thông tin, dữ liệu, infographic, khoa học, concept, bối cảnh, thế giới, môi trường',
  'Ngồi nghe một người bạn kể chuyện buồn': 'người dùng, trải nghiệm, ux, phỏng vấn, tư vấn, khách hàng, phóng sự, dịch vụ',
  'Tranh luận đến cùng để bảo vệ ý của mình': 'giám đốc, chiến lược, thương hiệu, tư vấn, quảng cáo, đạo diễn, sáng tạo',
  'Nghĩ ra một câu chuyện rồi viết hay kể lại':
    'phim, hoạt hình, trò chơi, game, biên kịch, kịch bản, truyện, nội dung, quảng cáo, storyboard, minh họa, nhân vật, phóng sự, viết',
  'Ghi lại từng khoản mình tiêu trong tuần': 'dự toán, chi phí, ngân sách, thu mua, kế hoạch, sản xuất, định mức',
  'Cầm micro khuấy động một buổi sinh hoạt':
    'sự kiện, sân khấu, truyền hình, truyền thông, đạo diễn, mạng xã hội, âm thanh, thu âm, trình diễn, quảng cáo',
  'Chụp đi chụp lại một góc quen cho đẹp mới thôi': 'nhiếp ảnh, chụp, ảnh, hình ảnh, quay phim, ánh sáng, phim, chỉnh màu',
  'Tìm cho ra vì sao điện thoại mau hết pin':
    'ui, ux, giao diện, ứng dụng, phần mềm, front-end, lập trình, kiểm thử, kỹ thuật, điện tử, di động',
  'Đóng cái kệ nhỏ từ mấy thanh gỗ thừa':
    'nội thất, gỗ, mô hình, đạo cụ, trưng bày, sản phẩm, nguyên mẫu, thi công, công trình, bối cảnh, công nghiệp',
  'Viết ra việc cần làm rồi gạch từng dòng': 'quản lý, điều phối, kế hoạch, sản xuất, dự án, thư ký, trợ lý, hồ sơ',
  'Trông em nhỏ và bày trò cho em chơi': 'đồ chơi, trẻ em, trò chơi, game, hoạt hình, truyện tranh',
  'Soát lại bài từng dòng để tìm lỗi':
    'chế bản, dàn trang, kiểm, chất lượng, chỉnh sửa, biên tập, hồ sơ, bản vẽ, in ấn, in, rập, triển khai, hệ thống',
  'Rao bán món đồ cũ mình không dùng nữa':
    'bán, kinh doanh, thương mại, thương hiệu, quảng cáo, bao bì, trưng bày, cửa hàng, tiếp thị, thu mua, khách hàng',
  'Chạy nhảy, đạp xe ngoài trời cả buổi': 'hiện trường, trường quay, phóng sự, công trình, giám sát, quay phim, thể thao',
  'Chỉ ông bà cách gọi video trên điện thoại': 'giao diện, ui, ux, trải nghiệm, người dùng, ứng dụng, hướng dẫn',
  'Dò xem một tin trên mạng là thật hay giả':
    'nghiên cứu, dữ liệu, phóng sự, nội dung, truyền thông, tư liệu, phân tích, thông tin',
  'Phối quần áo sẵn có thành một bộ mới': 'thời trang, trang phục, phục trang, stylist, phụ kiện, may mặc, phối đồ, rập',
  'Để ý đàn kiến, cái cây nhiều ngày liền xem nó đổi ra sao':
    'nghiên cứu, vật liệu, chất liệu, cảnh quan, diễn hoạt, chuyển động, phân tích, người dùng',
  'Chia ảnh trong điện thoại vào từng thư mục':
    'ảnh, hình ảnh, nhiếp ảnh, lưu trữ, dữ liệu, tư liệu, thư viện, hệ thống, hậu kỳ, dựng phim',
  'Đặt lời mới cho một bài hát quen': 'âm thanh, thu âm, âm nhạc, nhạc, quảng cáo, nội dung, viết',
  'Giúp hai người bạn đang giận nhau làm lành': 'khách hàng, tư vấn, quản lý, điều phối, dự án, sản xuất',
  'Chia việc và nhắc cả nhóm làm cho kịp hạn':
    'quản lý, điều phối, sản xuất, dự án, trưởng, giám sát, giám đốc, đạo diễn, kế hoạch',
  'Tắm cho chó, dọn chuồng gà, thay nước bể cá': '',
};

export const interestTopics: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(topics).map(([activity, words]) => [activity, words.split(', ').filter(Boolean)]),
);
