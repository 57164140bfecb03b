import type { DemoDepartment } from '../../types.ts';

export const printDepartment: DemoDepartment = {
  name: 'Bộ phận Chế bản và in ấn',
  short_description:
    'Đưa thiết kế từ màn hình ra giấy đúng màu, đúng khổ, đúng số lượng. Làm việc ở nhà in, công ty bao bì và phòng sản xuất của hãng quảng cáo.',
  positions: [
    {
      name: 'Chuyên viên chế bản in',
      other_names: ['prepress', 'prepress operator', 'xử lý file in'],
      short_description:
        'Kiểm tra và xử lý tệp thiết kế trước khi ra bản kẽm: tràn lề, hệ màu, phông chữ, chồng màu, bình trang. Người giữ cửa cuối cùng trước máy in.',
      detailed_description: [
        {
          title: 'Giữ cửa trước máy in',
          content:
            'Một lỗi trên tệp nếu lọt qua sẽ được nhân lên hàng chục nghìn tờ. Chuyên viên chế bản mở từng tệp khách gửi, kiểm tra theo danh mục, sửa hoặc báo lại, rồi bình các trang lên khổ giấy lớn theo thứ tự gấp.',
          list: [],
        },
        {
          title: 'Danh mục kiểm tra',
          content:
            'Mỗi nhà in có danh mục riêng, nhưng những mục dưới đây ở đâu cũng gặp. Làm quen, bạn sẽ nhìn ra lỗi trong vài phút.',
          list: [
            'Tràn lề đủ 2–3 mm, chữ cách mép an toàn',
            'Ảnh đủ độ phân giải, chuyển từ RGB sang CMYK',
            'Chữ đen nhỏ chỉ dùng một màu đen',
            'Phông chữ nhúng đủ, không rơi dấu tiếng Việt',
            'Lớp bế, ép kim, phủ UV tách thành màu riêng',
          ],
        },
        {
          title: 'Kỹ năng cần có',
          content:
            'Cẩn thận và bình tĩnh quan trọng ngang với hiểu biết phần mềm. Bạn cũng cần nói chuyện được với người thiết kế, giải thích lỗi mà không làm họ phật ý.',
          list: [
            'Acrobat Pro, công cụ kiểm tra tệp (preflight)',
            'Phần mềm bình trang và quy trình ghi kẽm CTP',
            'Hiểu in offset, in kỹ thuật số, in ống đồng',
          ],
        },
        {
          title: 'Lộ trình nghề nghiệp',
          content:
            'Người mới thường theo một thợ chính trong vài tháng, nhận việc đơn giản như tờ rơi, danh thiếp rồi tới sách và hộp. Sau ba đến năm năm có thể thành trưởng phòng chế bản, chuyển sang quản lý sản xuất in hoặc tư vấn kỹ thuật cho công ty thiết kế. Ngành Công nghệ kỹ thuật in và Thiết kế đồ họa đều là điểm xuất phát hợp lý.',
          list: [],
        },
      ],
      fields: ['Chế bản', 'Bình trang', 'Adobe Acrobat', 'In offset', 'Quản lý tệp in'],
    },
    {
      name: 'Kỹ thuật viên quản lý màu',
      other_names: ['color management', 'canh màu in'],
      short_description:
        'Bảo đảm màu trên màn hình, bản in thử và bản in thật khớp nhau trong mức cho phép. Làm việc với máy đo, hồ sơ màu (profile) và số liệu đo.',
      detailed_description: [
        {
          title: 'Vì sao cần người lo về màu',
          content:
            'Cùng một màu đỏ, in trên giấy bóng, giấy ngà và túi nhựa sẽ ra ba sắc đỏ khác nhau. Với nhãn hàng lớn, sai màu nghĩa là phải in lại cả lô. Kỹ thuật viên quản lý màu đo, so sánh và hiệu chỉnh để sai lệch nằm trong giới hạn đã thỏa thuận.',
          list: [],
        },
        {
          title: 'Công việc chính',
          content:
            'Ngày làm việc chia giữa phòng máy và xưởng in. Số liệu được ghi lại đều đặn để lần in sau lặp lại đúng màu lần trước.',
          list: [
            'Cân chỉnh màn hình, máy in thử, đèn so màu',
            'Đo thang màu bằng máy quang phổ, tạo hồ sơ ICC',
            'Pha và kiểm tra mực pha theo mã Pantone',
            'Lập bản in thử có chữ ký duyệt của khách',
          ],
        },
        {
          title: 'Hợp với ai',
          content:
            'Người có mắt phân biệt màu tốt, thích đo đạc và làm việc có phương pháp. Trước khi chọn nghề, bạn nên làm một bài kiểm tra sắc giác; người mù màu vẫn làm được nhiều việc thiết kế khác nhưng khó theo vị trí này. Học sinh khá Vật lí, Hóa học sẽ thấy lý thuyết màu gần gũi.',
          list: [],
        },
      ],
      fields: ['Quản lý màu', 'Hồ sơ ICC', 'Pantone', 'Máy đo quang phổ', 'In thử'],
    },
    {
      name: 'Nhân viên giám sát in',
      other_names: ['print production', 'print supervisor', 'theo dõi in ấn'],
      short_description:
        'Theo đơn hàng in từ báo giá đến giao hàng, có mặt bên máy khi lên bài và nghiệm thu thành phẩm thay cho khách.',
      detailed_description: [
        {
          title: 'Một đơn hàng đi qua tay bạn',
          content:
            'Ví dụ 5.000 cuốn danh mục sản phẩm: bạn lấy báo giá từ vài nhà in, chọn giấy, đặt lịch máy, nhận tệp đã chế bản, duyệt màu ngay tại máy lúc hai giờ sáng nếu lịch rơi vào ca đêm, rồi kiểm tra khâu gấp, đóng, xén và đếm số lượng.\n\nNhân viên giám sát in làm cho công ty quảng cáo, nhà xuất bản hoặc phòng mua hàng của doanh nghiệp.',
          list: [],
        },
        {
          title: 'Kỹ năng cần có',
          content: 'Hiểu quy trình in ở mức đủ để hỏi đúng câu. Phần còn lại là sắp lịch, thương lượng và viết biên bản rõ ràng.',
          list: [
            'Đọc báo giá, tính khổ giấy và số bản in',
            'So màu dưới nguồn sáng chuẩn',
            'Biết các lỗi: lệch chồng màu, lem mực, trầy, nhăn giấy',
            'Ghi chép và lưu mẫu đối chứng',
          ],
        },
        {
          title: 'Người mới hay sai',
          content:
            'Sai lầm phổ biến là ký duyệt tờ in đầu mà quên đọc lại nội dung, chỉ nhìn màu. Một sai lầm khác là không tính hao hụt, đặt vừa khít số lượng nên giao thiếu. Đi cùng người có nghề trong vài đơn đầu sẽ giúp bạn tránh được.',
          list: [],
        },
      ],
      fields: ['Sản xuất in', 'Nghiệm thu', 'Vật liệu giấy', 'Báo giá', 'Quản lý đơn hàng'],
    },
    {
      name: 'Kỹ thuật viên gia công sau in',
      other_names: ['print finishing', 'post-press', 'thợ bế', 'thợ đóng sách'],
      status: 0,
      short_description:
        'Biến tờ in thành sản phẩm cầm được trên tay: cán màng, bế hộp, ép kim, đóng sách. Nghề tay và máy trong xưởng thành phẩm.',
      detailed_description: [
        {
          title: 'Việc trong xưởng thành phẩm',
          content:
            'Sau khi mực khô, tờ in đi qua nhiều máy: cán màng, phủ UV, ép kim, bế, dán hộp, bắt tay sách, khâu chỉ, vào bìa. Kỹ thuật viên chỉnh máy, chạy thử vài chục tờ, kiểm tra rồi mới chạy cả lô.',
          list: [
            'Lên khuôn bế và khuôn ép kim',
            'Chỉnh lực ép, nhiệt độ, tốc độ',
            'Kiểm tra nếp cấn, mép dán, độ phẳng',
            'Bảo dưỡng máy theo lịch',
          ],
        },
        {
          title: 'Điều kiện làm việc',
          content:
            'Xưởng ồn, có bụi giấy và làm theo ca, bù lại tay nghề tích lũy rất rõ theo năm. An toàn lao động là bài học đầu tiên: găng tay, khóa máy trước khi chỉnh, không mặc áo rộng gần trục quay.',
          list: [],
        },
        {
          title: 'Học ở đâu',
          content:
            'Các trường cao đẳng và đại học có ngành công nghệ in đều dạy gia công sau in. Nhiều nhà in nhận học việc có lương. Người có mắt thiết kế và hiểu xưởng rất được việc ở các công ty làm hộp quà, sách nghệ thuật.',
          list: [],
        },
      ],
      fields: ['Gia công sau in', 'Ép kim', 'Bế hộp', 'Đóng sách'],
    },
  ],
};
