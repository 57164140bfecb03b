import type { DemoDepartment } from '../../types.ts';

export const creativeDepartment: DemoDepartment = {
  name: 'Bộ phận Sáng tạo',
  short_description:
    'Nơi một yêu cầu truyền thông trở thành ý tưởng, câu chữ và hình ảnh. Bộ phận này làm việc với khách hàng từ buổi nói chuyện đầu tiên.',
  positions: [
    {
      name: 'Nhà thiết kế đồ họa',
      other_names: ['graphic designer', 'designer', 'làm poster', 'thiết kế poster', 'thiết kế tờ rơi'],
      short_description:
        'Biến một yêu cầu truyền thông thành hình ảnh và chữ: áp phích (poster), tờ gấp, ấn phẩm sự kiện, hình quảng cáo. Nhiều người vào nghề từ vị trí này rồi mới chọn một mảng riêng.',
      detailed_description: [
        {
          title: 'Một ngày làm việc',
          content:
            'Buổi sáng thường bắt đầu bằng việc đọc bản yêu cầu (brief) và hỏi lại những chỗ chưa rõ: ai sẽ đọc, đọc ở đâu, đọc xong thì cần làm gì. Phần giữa ngày dành cho phác thảo, chọn ảnh, thử bố cục và sắp chữ. Cuối ngày là buổi góp ý với trưởng nhóm hoặc khách hàng, rồi sửa và xuất tệp.\n\nThiết kế được duyệt ngay ở bản đầu là chuyện hiếm. Hai đến bốn vòng sửa là bình thường, và phần lớn góp ý nói về nội dung chứ không chê mắt thẩm mỹ của bạn.',
          list: [],
        },
        {
          title: 'Những thứ bạn sẽ giao',
          content:
            'Kết quả cuối cùng không phải một bức hình đẹp trên màn hình mà là bộ tệp người khác dùng được ngay. Mỗi kênh có kích thước, hệ màu và cách đặt tên riêng.',
          list: [
            'Áp phích, tờ rơi, tờ gấp, thư mời, phông sân khấu',
            'Bộ hình quảng cáo nhiều tỷ lệ cho web và mạng xã hội',
            'Tệp in kèm tràn lề, phông chữ và ảnh liên kết',
            'Tệp gốc sắp lớp gọn gàng để đồng nghiệp sửa tiếp',
          ],
        },
        {
          title: 'Kỹ năng cần có',
          content:
            'Nền tảng là bố cục, chữ và màu; phần mềm học sau vẫn kịp. Người làm lâu năm được giữ lại nhờ biết giải thích vì sao họ chọn phương án này.',
          list: [
            'Sắp chữ tiếng Việt có dấu rõ ràng ở nhiều cỡ',
            'Phác ý nhanh trên giấy, mỗi đề bài vài hướng khác nhau',
            'Dùng vững Illustrator, Photoshop và InDesign',
            'Nghe góp ý, tách phần cần sửa khỏi phần sở thích',
          ],
        },
        {
          title: 'Người mới hay vấp ở đâu',
          content:
            'Lỗi thường gặp là mở máy trước khi nghĩ, rồi chạy theo một hiệu ứng vừa thấy trên mạng. Lỗi thứ hai là dùng quá nhiều phông chữ và nhồi mọi thông tin với cùng một cỡ, khiến người đọc không biết bắt đầu từ đâu.\n\nTrong hồ sơ năng lực (portfolio) xin việc đầu tiên, sáu đến tám dự án là đủ. Nên có cả phác thảo và lý do chọn, đừng chỉ đặt ảnh mô phỏng lung linh.',
          list: [],
        },
        {
          title: 'Học gì để làm nghề',
          content:
            'Con đường quen thuộc là ngành Thiết kế đồ họa ở đại học hoặc cao đẳng, ở trường là bậc đại học; nhiều nơi xét thêm môn vẽ. Trong lúc học, hãy xin thực tập sớm ở một nhà in hoặc nhóm thiết kế nhỏ để thấy tệp của mình đi qua tay bao nhiêu người.\n\nLương của người mới tùy nơi làm và tùy năm. Muốn có con số sát với mình, hãy đọc các tin tuyển dụng ở thành phố bạn định sống và hỏi phòng công tác sinh viên của trường.',
          list: [],
        },
      ],
      fields: ['Ấn phẩm truyền thông', 'Bố cục và chữ', 'Adobe Illustrator', 'Adobe Photoshop', 'Adobe InDesign'],
    },
    {
      name: 'Giám đốc nghệ thuật',
      other_names: ['art director', 'AD', 'art direction'],
      short_description:
        'Quyết định hướng hình ảnh của một chiến dịch và giữ cho cả nhóm đi cùng hướng đó, từ bảng cảm hứng ban đầu đến bản in hay buổi chụp cuối cùng.',
      detailed_description: [
        {
          title: 'Vai trò trong nhóm',
          content:
            'Giám đốc nghệ thuật (art director) thường đi thành cặp với người viết nội dung: một người nghĩ bằng hình, một người nghĩ bằng chữ, nhưng cả hai cùng chịu trách nhiệm cho ý tưởng. Sau khi ý tưởng được duyệt, vị trí này chọn nhiếp ảnh gia, họa sĩ minh họa, hướng dẫn nhà thiết kế và có mặt ở trường quay.\n\nChức danh nghe to nhưng phần lớn thời gian là nhìn, nhận xét và quyết định những chi tiết nhỏ: ánh sáng lạnh hay ấm, người mẫu nhìn vào đâu, khoảng trống để bao nhiêu.',
          list: [],
        },
        {
          title: 'Công việc chính',
          content:
            'Khối lượng thay đổi theo giai đoạn của dự án. Lúc đầu là tìm ý và thuyết phục, lúc sau là giám sát chất lượng.',
          list: [
            'Dựng bảng cảm hứng (moodboard) và bản mô phỏng ý tưởng',
            'Trình bày, bảo vệ hướng hình ảnh trước khách hàng',
            'Chỉ đạo buổi chụp, buổi quay, vòng vẽ minh họa',
            'Duyệt từng bản trước khi rời khỏi phòng sáng tạo',
          ],
        },
        {
          title: 'Con đường đi tới vị trí này',
          content:
            'Không ai ra trường đã làm giám đốc nghệ thuật. Thông thường cần khoảng năm đến tám năm: nhà thiết kế, nhà thiết kế chính, rồi mới dẫn dắt dự án. Trong quãng ấy bạn cần tích lũy vốn nhìn rộng, từ hội họa, nhiếp ảnh, điện ảnh đến kiến trúc, và tập nói rõ điều mình thấy để người khác làm được.',
          list: [],
        },
        {
          title: 'Một phim ngắn nên xem',
          content:
            '“Spring” kể chuyện bằng màu: thung lũng mùa đông xám lạnh đổi dần sắc độ theo hành trình của cô bé chăn cừu. Hãy tạm dừng ở mỗi cảnh, ghi lại ba màu chính và nguồn sáng, bạn sẽ thấy cách một hướng nghệ thuật được giữ nhất quán suốt phim dù nhiều người cùng làm.',
          list: [],
        },
      ],
      fields: ['Định hướng hình ảnh', 'Chiến dịch quảng cáo', 'Chỉ đạo chụp hình', 'Bảng cảm hứng', 'Adobe Photoshop'],
      youtube_url: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
    },
    {
      name: 'Họa sĩ minh họa',
      other_names: ['illustrator', 'digital painter', 'vẽ minh họa', 'vẽ truyện tranh', 'vẽ digital'],
      short_description:
        'Vẽ tranh cho sách, báo, bao bì, quảng cáo và ứng dụng. Tranh minh họa phục vụ một nội dung có sẵn nên người vẽ phải đọc kỹ trước khi đặt bút.',
      detailed_description: [
        {
          title: 'Từ bản thảo đến tranh hoàn thiện',
          content:
            'Một dự án sách tranh thường kéo dài ba đến sáu tháng. Họa sĩ đọc bản thảo, chia trang, vẽ phác nhỏ, gửi biên tập viên duyệt rồi mới lên màu. Với báo và mạng xã hội, cả quá trình đó có khi gói trong một ngày.',
          list: [
            'Phác nhỏ nhiều phương án bố cục cho cùng một trang',
            'Bảng nhân vật: góc nhìn, nét mặt, trang phục',
            'Bản phác sạch để duyệt trước khi lên màu',
            'Tệp cuối đúng khổ, đủ tràn lề và hệ màu in',
          ],
        },
        {
          title: 'Kỹ năng và chất liệu',
          content:
            'Nhà tuyển dụng xem hình họa cơ bản trước rồi mới xem phong cách. Vẽ tay hay vẽ máy đều được, miễn tranh kể đúng nội dung và giữ được một giọng hình ổn định.',
          list: [
            'Hình họa người, vật, phối cảnh',
            'Phối màu theo cảm xúc và theo khả năng in',
            'Procreate, Photoshop hoặc Clip Studio Paint',
            'Màu nước, chì, gouache cho dự án cần chất tay',
          ],
        },
        {
          title: 'Làm tự do và những điều cần biết',
          content:
            'Nhiều họa sĩ minh họa ở Việt Nam làm tự do hoặc kết hợp với một công việc cố định. Thu nhập vì thế lên xuống theo dự án; cần biết báo giá, ký hợp đồng, phân biệt bán tranh với cấp quyền sử dụng tranh.\n\nNgười mới hay nhận việc chỉ bằng lời nói và sửa không giới hạn. Hãy ghi rõ số vòng sửa và phạm vi dùng tranh ngay từ đầu.',
          list: [],
        },
        {
          title: 'Xem phim để học vẽ',
          content:
            '“Sintel” khởi đầu từ rất nhiều tranh ý tưởng vẽ tay số trước khi thành phim 3D. Hãy chọn năm khung hình, vẽ lại bằng hai sắc độ đen trắng để thấy người làm phim dẫn mắt người xem tới nhân vật bằng mảng sáng tối ra sao.',
          list: [],
        },
        {
          title: 'Học gì để làm nghề',
          content:
            'Có thể học ngành Thiết kế đồ họa, Hội họa, Đồ họa (ngành mỹ thuật về tranh in) hoặc tự học có người hướng dẫn. Điều cần giữ là vẽ đều: mỗi ngày một trang ký họa, mỗi tháng một tranh hoàn chỉnh theo đề bài. Đọc nhiều truyện, vì minh họa giỏi trước hết là đọc giỏi.',
          list: [],
        },
      ],
      fields: ['Minh họa sách', 'Hình họa', 'Procreate', 'Clip Studio Paint', 'Bản quyền tác giả'],
      youtube_url: 'https://youtu.be/eRsGyueVLvQ',
    },
    {
      name: 'Người viết nội dung quảng cáo',
      other_names: ['copywriter', 'content writer', 'viết content', 'viết quảng cáo', 'viết slogan'],
      short_description:
        'Tìm ý và viết lời cho quảng cáo: câu chủ đề, kịch bản, bài đăng, lời trên bao bì. Làm việc sát với người thiết kế vì chữ và hình cùng kể một ý.',
      detailed_description: [
        {
          title: 'Viết ít, nghĩ nhiều',
          content:
            'Một câu bảy chữ trên biển ngoài trời có thể là kết quả của vài chục câu đã gạch bỏ. Trước khi viết, người làm nghề (copywriter) tìm hiểu sản phẩm, đọc bình luận của khách, nghe cách họ gọi tên vấn đề. Sau đó cùng người thiết kế thử nhiều hướng ý tưởng rồi mới trau chuốt câu chữ.',
          list: [],
        },
        {
          title: 'Công việc chính',
          content:
            'Một tuần có thể gồm nhiều dạng bài rất khác nhau. Người viết cần đổi giọng mà vẫn giữ đúng tính cách thương hiệu.',
          list: [
            'Câu chủ đề và thông điệp cho chiến dịch',
            'Kịch bản phim quảng cáo, kịch bản âm thanh',
            'Bài đăng, email, lời trên trang web',
            'Lời trên bao bì, biển hiệu, tờ gấp',
          ],
        },
        {
          title: 'Hợp với ai',
          content:
            'Thích đọc, tò mò về người khác, chịu được việc bị sửa. Điểm Văn cao có ích nhưng văn quảng cáo ngắn và rõ, khác bài nghị luận ở trường. Biết ngoại ngữ giúp tra cứu và làm việc với các nhãn hàng quốc tế.',
          list: [],
        },
        {
          title: 'Chuẩn bị từ bây giờ',
          content:
            'Bạn chưa cần khách hàng để có bài mẫu. Chọn ba sản phẩm trong nhà, viết lại quảng cáo cho từng sản phẩm và giải thích mình đang nói với ai.',
          list: [
            'Sổ ghi câu hay và câu dở kèm lý do',
            'Ba đến năm chiến dịch tự đặt đề bài',
            'Một dự án làm chung với bạn học thiết kế',
          ],
        },
      ],
      fields: ['Nội dung quảng cáo', 'Ý tưởng chiến dịch', 'Kịch bản', 'Thương hiệu'],
    },
  ],
};
