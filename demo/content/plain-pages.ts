import type { DemoPlainPage } from './types.ts';

export const plainPages: DemoPlainPage[] = [
  {
    name: 'Giới thiệu',
    description:
      'Năm Dấu là trường dạy thiết kế ở Cần Thơ và TP. Hồ Chí Minh. Trang này giúp bạn đi từ một nghề mình thích tới ngành học và môn học dẫn tới nghề đó.',
    sections: [
      {
        title: 'Vì sao tên là Năm Dấu',
        content:
          'Tiếng Việt có năm dấu thanh: sắc, huyền, hỏi, ngã, nặng. Năm nét nhỏ ấy đủ làm đổi nghĩa cả một từ. Trường lấy tên này vì thiết kế cũng vậy: một nét đặt đúng chỗ giúp người xem hiểu ra điều cần hiểu.\n\nBạn sẽ gặp năm dấu ở logo và trong tranh của từng nghề, từng ngành trên trang này.',
        list: [],
      },
      {
        title: 'Trường dạy gì',
        content: 'Bốn nhóm ngành, mỗi ngành có trang riêng ghi môn học, cách xét tuyển và chi phí.',
        list: [
          'Mỹ thuật ứng dụng: đồ họa, thời trang, tạo dáng sản phẩm.',
          'Thiết kế số và truyền thông: giao diện, truyền thông đa phương tiện, nhiếp ảnh.',
          'Kiến trúc và nội thất: từ một căn phòng tới cả công trình.',
          'Hoạt hình và điện ảnh: phim hoạt hình, đạo diễn, mỹ thuật sân khấu và điện ảnh.',
        ],
      },
      {
        title: 'Cách học',
        content:
          'Học thiết kế là làm, treo bài lên cho người khác xem, nghe góp ý rồi làm lại. Bạn không cần vẽ giỏi từ trước; bạn cần tò mò và chịu làm tới nơi.\n\nCuối mỗi năm, bài của sinh viên được treo ở sảnh để phụ huynh và bạn bè tới xem.',
        list: [],
      },
      {
        title: 'Trang này giúp được gì',
        content: 'Trang dành cho học sinh đang chọn hướng đi, và cho người nhà muốn hiểu hướng đi ấy.',
        list: [
          'Xem nghề: mỗi nghề gồm những bộ phận nào, trong đó có những vị trí nào.',
          'Xem ngành: học những môn gì, xét tuyển bằng tổ hợp nào.',
          'Khám phá theo sở thích: chọn mức thích cho 30 việc để thấy nghề gần với mình.',
          'Lưu lại rồi so sánh, gửi cho ba mẹ hoặc thầy cô cùng xem.',
          'Xem các mốc tuyển sinh, học bổng và câu trả lời cho những điều nhà nào cũng hỏi.',
        ],
      },
    ],
    isPictured: true,
  },
  {
    name: 'Tuyển sinh',
    description:
      'Năm 2027 trường tuyển mười một ngành ở Cần Thơ và TP. Hồ Chí Minh. Sáu bước dưới đây đi từ lúc chọn ngành đến ngày đầu ở trường; đến đâu làm tới đó, chỗ nào kẹt thì gọi hỏi.',
    sections: [
      {
        title: 'Bước 1: Chọn ngành và tổ hợp',
        content:
          'Bắt đầu từ việc bạn thích, rồi xem ngành nào nhận những môn bạn thi. Trang [so sánh](/so-sanh) lọc ngành theo môn; chưa biết mình thích gì thì thử [khám phá theo sở thích](/kham-pha) trước.',
        list: [
          'Đọc phần Xét tuyển của từng ngành: tổ hợp, bài năng khiếu, điểm ba năm gần nhất.',
          'Đến một ngày hội ở Cần Thơ hoặc TP. Hồ Chí Minh; không mất phí, ba mẹ đi cùng được.',
        ],
        marked: true,
      },
      {
        title: 'Bước 2: Tạo hồ sơ trên cổng của trường',
        content:
          '[Cổng tuyển sinh](https://tuyensinh.namdau.example) mở ngày 01/03/2027. Bạn cần số căn cước, một địa chỉ email đọc được hằng ngày và ảnh chụp học bạ.',
        list: [
          'Ngành thi vẽ: đăng ký thi năng khiếu trước 17:00 ngày 10/06/2027, lệ phí 300.000 đồng.',
          'Ngành Đạo diễn: từ 15/02/2027 đến 17:00 ngày 10/05/2027, lệ phí 400.000 đồng.',
          'Xét học bạ: nộp sớm từ 15/03/2027, nộp đủ ba năm trước 17:00 ngày 30/06/2027.',
        ],
        marked: true,
      },
      {
        title: 'Bước 3: Thi năng khiếu, nếu tổ hợp của bạn có',
        content:
          'Đạo diễn thi ngày 29/05/2027 và 30/05/2027; các ngành khác thi ngày 26/06/2027 và 27/06/2027. Mang căn cước, giấy báo dự thi, bút và màu; trường phát giấy. Chọn tổ hợp không thi vẽ thì bạn bỏ qua bước này.',
        list: [],
      },
      {
        title: 'Bước 4: Thi tốt nghiệp và đặt nguyện vọng',
        content:
          'Xét cách nào bạn cũng đặt nguyện vọng trên [hệ thống của Bộ](https://thisinh.thitotnghiepthpt.edu.vn), dự kiến đến 17:00 ngày 22/07/2027. Chọn mã trường NDA, rồi gõ mã xét tuyển ghi ở trang ngành. Ngành muốn học nhất thì đặt lên trên.',
        list: [],
        marked: true,
      },
      {
        title: 'Bước 5: Xem kết quả và xác nhận',
        content:
          'Danh sách trúng tuyển có ngày 16/08/2027. Từ 17/08/2027 đến 17:00 ngày 25/08/2027, bạn xác nhận nhập học trên hệ thống của Bộ; quên bước này là mất chỗ dù đã đủ điểm.',
        list: [],
      },
      {
        title: 'Bước 6: Nhập học',
        content:
          'Đến cơ sở bạn học trong tuần 06/09/2027 đến 10/09/2027, nộp giấy tờ và học phí học kỳ một. Đơn học bổng Dấu Huyền và Dấu Nặng nhận đến 17:00 ngày 17/09/2027.',
        list: [],
      },
    ],
  },
  {
    name: 'Liên hệ',
    description: 'Gọi, nhắn tin hay ghé trường đều được. Học sinh và phụ huynh hỏi bao nhiêu cũng không mất phí.',
    sections: [
      {
        title: 'Gọi hoặc nhắn tin',
        content:
          'Thầy cô tư vấn nghe máy từ 8:00 đến 17:30, thứ Hai đến thứ Bảy. Ngoài giờ đó, bạn cứ [gửi câu hỏi ở đây](/hoi-tu-van), nhắn Zalo hoặc viết thư, trường trả lời vào ngày làm việc kế tiếp.',
        list: ['Di động và Zalo: 0901 234 567', 'Máy bàn: 028 7654 3210', 'Email: tuvan@namdau.example'],
        marked: true,
      },
      {
        title: 'Ghé trường',
        content: 'Nên gọi trước một ngày để có người đưa bạn đi xem xưởng và phòng vẽ.',
        list: [
          'Cần Thơ: 123 đường Ví Dụ, phường Ninh Kiều, TP. Cần Thơ',
          'TP. Hồ Chí Minh: 456 đường Ví Dụ, phường Sài Gòn, TP. Hồ Chí Minh',
        ],
      },
      {
        title: 'Nên hỏi những gì',
        content: 'Không có câu nào là thừa. Nếu chưa biết bắt đầu từ đâu, bạn thử những câu này.',
        list: [
          'Em thích vẽ nhưng không giỏi toán thì hợp ngành nào?',
          'Ngành này năm nhất học những môn gì, có phải vẽ nhiều không?',
          'Học phí cả khóa khoảng bao nhiêu, ngoài ra cần mua những gì?',
          'Học xong thường làm ở đâu, bắt đầu từ vị trí nào?',
        ],
      },
      {
        title: 'Báo một chỗ sai trên trang',
        content:
          'Nếu bạn thấy thông tin đã cũ, chữ viết sai hay một liên kết không mở được, nhờ bạn viết về email ở trên, kèm địa chỉ của trang đó.',
        list: [],
      },
    ],
  },
  {
    name: 'Chính sách riêng tư',
    description:
      'Bạn xem trang này không cần tài khoản. Trang chỉ hỏi tên và cách liên lạc khi bạn tự gửi câu hỏi ở Hỏi tư vấn. Dưới đây là những gì được lưu lại, ở đâu, vì sao và trong bao lâu.',
    sections: [
      {
        title: 'Lưu trên máy của bạn',
        content: 'Những điều sau nằm trong trình duyệt bạn đang dùng. Trường không giữ bản nào.',
        list: [
          'Nghề, vị trí, ngành và môn học bạn bấm lưu: còn đó cho tới khi bạn bỏ lưu, hoặc xóa dữ liệu của trang trong trình duyệt. Khi bạn mở trang Đã lưu, máy chủ trả về thông tin mới của các mục ấy và không ghi lại gì.',
          'Câu trả lời ở Khám phá theo sở thích: mất khi bạn đóng tab đang xem.',
          'Câu hỏi bạn đang viết dở ở Hỏi tư vấn: mất khi bạn gửi xong, hoặc đóng tab đang xem.',
        ],
      },
      {
        title: 'Lưu trên máy chủ',
        content:
          'Khi bạn xem trang mà không gửi câu hỏi, máy chủ của trang chỉ lưu hai điều, và không điều nào cho biết bạn là ai.',
        list: [
          'Từ khóa ở ô tìm kiếm, kèm ngày, số lần được tìm và số kết quả, để trường biết nội dung nào còn thiếu. Không ghi ai đã tìm. Sau 90 ngày thì xóa; bản sao lưu của trang có thể giữ lâu hơn. Bạn đừng gõ thông tin riêng vào ô này.',
          'Lỗi của trang: lỗi gì, ở trang nào. Nhật ký này không ghi địa chỉ mạng của bạn.',
        ],
      },
      {
        title: 'Khi bạn gửi câu hỏi ở Hỏi tư vấn',
        content:
          'Bạn tự chọn [gửi câu hỏi](/hoi-tu-van), và chỉ gửi được khi đã đánh dấu đồng ý. Từ lúc đó trường giữ những điều sau, theo Luật Bảo vệ dữ liệu cá nhân có hiệu lực từ ngày 01/01/2026.',
        list: [
          'Giữ gì: tên, số điện thoại hoặc email, bạn là ai, câu hỏi, điều bạn hỏi về và trang bạn đang xem, giờ nên gọi, lúc bạn đồng ý, cùng ghi chú của người trả lời. Địa chỉ mạng không nằm trong đó; trang chỉ đếm nó trong một giờ, ở dạng đã băm, để chặn gửi hàng loạt.',
          'Để làm gì: trả lời câu hỏi tư vấn tuyển sinh của bạn. Trường không bán, không trao cho bên khác và không gửi quảng cáo.',
          'Trong bao lâu: 12 tháng kể từ lần trao đổi cuối, rồi xóa hẳn ngay trong đêm. Bản sao lưu của trang còn giữ bản đã niêm phong thêm nhiều nhất 12 tháng.',
          'Ai đọc: người tư vấn và người quản trị trang. Ai mở câu hỏi của bạn, vào lúc nào, đều được ghi lại.',
          'Cất thế nào: mỗi câu hỏi được mã hóa bằng một khóa riêng. Có cơ sở dữ liệu hay bản sao lưu trong tay mà thiếu khóa của trường thì không đọc được.',
          'Bạn dưới 16 tuổi: ba mẹ hoặc người giám hộ cần cùng đồng ý.',
        ],
        marked: true,
      },
      {
        title: 'Xem lại, sửa hoặc xóa câu hỏi đã gửi',
        content:
          'Bạn có quyền biết trường đang giữ gì về mình, xin sửa, rút lại sự đồng ý và yêu cầu xóa, không mất phí và không cần nêu lý do. Hãy gọi 0901 234 567 hoặc viết về tuvan@namdau.example, bằng đúng số hay email bạn đã để lại. Khi xóa, trường hủy luôn khóa của câu hỏi ấy; chỉ còn lại số của nó trong nhật ký.',
        list: [],
      },
      {
        title: 'Điều việc niêm phong không che được',
        content:
          'Khóa bảo vệ những gì nằm yên trên đĩa. Nó không ngăn được người tư vấn nhớ hay chép lại điều đã đọc, không ngăn được ai chiếm quyền máy chủ đang chạy, và không đi theo cuộc gọi, tin Zalo hay lá thư trả lời bạn. Vì vậy bạn đừng ghi số căn cước, mật khẩu hay chuyện không muốn ai biết vào ô câu hỏi.',
        list: [],
      },
      {
        title: 'Cookie và quảng cáo',
        content:
          'Trang không đặt cookie cho người xem, không gắn quảng cáo, cũng không gắn công cụ đếm lượt xem của bên khác. Nơi cho thuê máy chủ có thể ghi địa chỉ mạng và giờ truy cập để chống phá hoại, như với mọi trang web.',
        list: [],
      },
      {
        title: 'Đường dẫn bạn gửi đi',
        content:
          'Khi bạn chia sẻ bảng so sánh, danh sách đã lưu hay kết quả khám phá, nội dung nằm ngay trong đường dẫn. Ai có đường dẫn thì xem được, vì vậy bạn chỉ nên gửi cho người mình tin.',
        list: [],
      },
      {
        title: 'Video và liên kết ra ngoài',
        content:
          'Video YouTube chỉ được tải khi bạn bấm xem; từ lúc đó YouTube biết có người đang xem. Zalo, Facebook, TikTok và các trang khác có quy định riêng của họ.',
        list: [],
      },
      {
        title: 'Khi bạn gọi hoặc viết thư',
        content:
          'Khi bạn gọi điện, nhắn Zalo hay viết thư, trường chỉ dùng số điện thoại hoặc địa chỉ ấy để trả lời bạn. Muốn trường xóa đi, bạn nhắn một câu là được.\n\nHồ sơ xét tuyển nộp ở cổng tuyển sinh, một trang riêng và có quy định riêng.',
        list: [],
      },
      {
        title: 'Người làm ở trường',
        content:
          'Riêng khu quản trị, nơi người của trường đăng nhập để sửa nội dung, ghi lại mỗi lần đăng nhập: lúc nào, email nào, từ mạng nào.',
        list: [],
      },
    ],
  },
];
