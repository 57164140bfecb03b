import type { DemoDepartment } from '../../types.ts';

export const digitalDepartment: DemoDepartment = {
  name: 'Bộ phận Truyền thông số',
  short_description:
    'Làm hình ảnh cho màn hình: bài đăng, hình động, đồ họa thông tin. Nhịp việc nhanh, kết quả đo được và phải đổi mới đều đặn.',
  positions: [
    {
      name: 'Nhà thiết kế ấn phẩm mạng xã hội',
      other_names: ['social media designer', 'digital designer', 'thiết kế bài đăng', 'thiết kế fanpage'],
      short_description:
        'Thiết kế hình và khung mẫu cho các kênh mạng xã hội của nhãn hàng, giữ nhịp đăng đều mà vẫn nhận ra cùng một thương hiệu.',
      detailed_description: [
        {
          title: 'Nhịp việc trong tuần',
          content:
            'Đầu tuần nhận lịch nội dung, mỗi bài có chủ đề, lời và hạn đăng. Trong tuần là thiết kế theo lô, gửi duyệt, sửa, xuất nhiều tỷ lệ. Cuối tuần nhóm xem số liệu: bài nào người ta dừng lại, bài nào lướt qua, và bàn cách làm cho tuần sau.',
          list: [],
        },
        {
          title: 'Công việc chính',
          content:
            'Khối lượng có thể lên tới vài chục hình mỗi tuần. Muốn không kiệt sức, bạn phải biết dựng hệ khung mẫu thay vì làm từng hình từ đầu.',
          list: [
            'Bộ khung mẫu theo từng chuyên mục',
            'Hình bài đăng, ảnh bìa, loạt ảnh lướt ngang',
            'Hình động ngắn và phụ đề cho video dọc',
            'Kho ảnh, biểu tượng dùng chung cho cả nhóm',
          ],
        },
        {
          title: 'Điều cần cân nhắc',
          content:
            'Vị trí này dễ xin việc và cho bạn tay nghề nhanh, nhưng nếu chỉ lặp lại khung mẫu trong nhiều năm thì khó tiến xa. Hãy dành thời gian học sâu thêm một mảng: nhận diện, chuyển động hoặc minh họa.\n\nCũng cần tập chịu áp lực giờ giấc, vì có những bài phải xong trong vài tiếng theo sự kiện vừa xảy ra.',
          list: [],
        },
        {
          title: 'Hỏi gì về thu nhập',
          content:
            'Mức trả tùy thành phố, công ty và khối lượng bài, nên một con số chung dễ làm bạn hiểu sai. Hãy so vài tin tuyển dụng đang đăng, và khi phỏng vấn thì hỏi: mỗi tuần bao nhiêu hình, trực ngoài giờ có tính thêm không, bao lâu xét lại lương một lần.',
          list: [],
        },
      ],
      fields: ['Mạng xã hội', 'Khung mẫu', 'Adobe Photoshop', 'Figma', 'Nội dung số'],
    },
    {
      name: 'Nhà thiết kế đồ họa chuyển động',
      other_names: ['motion designer', 'motion graphics', 'làm motion', 'làm intro'],
      short_description:
        'Làm cho chữ, hình và biểu đồ chuyển động: phần mở đầu chương trình, video giải thích, logo động, hình động cho ứng dụng và sân khấu.',
      detailed_description: [
        {
          title: 'Công việc chính',
          content:
            'Đồ họa chuyển động (motion graphics) nằm giữa thiết kế và hoạt hình. Bạn nhận kịch bản hoặc lời đọc, vẽ khung hình chính, duyệt phong cách rồi mới làm chuyển động và ghép âm thanh.',
          list: [
            'Bảng phân cảnh và khung hình mẫu',
            'Chữ động, logo động, đồ họa cho truyền hình',
            'Video giải thích 60–90 giây',
            'Hình nền và hiệu ứng cho màn hình LED sân khấu',
          ],
        },
        {
          title: 'Thời gian là chất liệu',
          content:
            'Khác với áp phích, ở đây bạn thiết kế cả nhịp: vật nào vào trước, dừng bao lâu, tăng tốc và giảm tốc ra sao. Một giây có 24 hoặc 25 khung hình và người xem cảm được sự khác nhau của vài khung.\n\nNgười mới thường cho mọi thứ bay lượn cùng lúc. Hãy tập bỏ bớt: mỗi thời điểm chỉ một vật chuyển động chính.',
          list: [],
        },
        {
          title: 'Xem gì để học nhịp',
          content:
            '“Wing It!” là phim ngắn hài về một chú mèo, một chú chó và con tàu bay tự chế, với chuyển động phóng đại kiểu hoạt hình vẽ tay. Xem chậm từng khung để thấy động tác chuẩn bị, kéo giãn và điểm dừng: đó cũng là những nguyên tắc làm cho một dòng chữ hay một logo có sức sống.',
          list: [],
        },
        {
          title: 'Công cụ và hồ sơ năng lực',
          content:
            'After Effects là công cụ quen thuộc trong nghề, thêm Blender hoặc Cinema 4D khi cần khối 3D. Hồ sơ năng lực (portfolio) của nghề này là một đoạn phim tổng hợp (showreel) dài dưới một phút, đặt cảnh tốt lên đầu và ghi rõ phần bạn tự làm.',
          list: [],
        },
      ],
      fields: ['Đồ họa chuyển động', 'Chữ động', 'Adobe After Effects', 'Blender', 'Phân cảnh'],
      youtube_url: 'https://www.youtube.com/watch?v=u9lj-c29dxI',
    },
    {
      name: 'Chuyên viên đồ họa thông tin',
      other_names: ['infographic', 'infographic designer', 'data visualization', 'làm infographic'],
      short_description:
        'Biến số liệu, quy trình và bản đồ thành hình dễ hiểu cho báo chí, báo cáo, bảo tàng và giáo dục. Cần trung thực với con số hơn là trang trí.',
      detailed_description: [
        {
          title: 'Trước khi vẽ phải hiểu',
          content:
            'Khi nhận một bảng số liệu, việc đầu tiên là hỏi: số này đo cái gì, lấy từ đâu, so với đâu. Sau đó chọn dạng biểu đồ phù hợp và viết một câu tiêu đề nói đúng điều dữ liệu nói. Phần vẽ đến sau và thường nhanh hơn phần hiểu.',
          list: [],
        },
        {
          title: 'Làm ở đâu, cùng ai',
          content:
            'Tòa soạn báo, tổ chức phi chính phủ, bảo tàng, công ty làm báo cáo thường niên và nhóm truyền thông y tế, giáo dục đều cần. Bạn sẽ ngồi cùng phóng viên, nhà nghiên cứu, người phân tích dữ liệu.',
          list: [
            'Biểu đồ tĩnh cho báo in và báo cáo',
            'Sơ đồ quy trình, bản đồ, mặt cắt minh họa',
            'Biểu đồ tương tác làm chung với lập trình viên',
            'Bảng thông tin trong triển lãm',
          ],
        },
        {
          title: 'Kỹ năng cần có',
          content:
            'Không cần giỏi toán cao cấp nhưng phải vững tỷ lệ, phần trăm, trung bình. Kiến thức về chữ và màu giúp biểu đồ đọc được cả với người khó phân biệt đỏ và xanh lá.',
          list: [
            'Excel hoặc Google Sheets',
            'Adobe Illustrator, Datawrapper',
            'Viết tiêu đề và chú thích ngắn gọn',
            'Ghi nguồn dữ liệu đầy đủ',
          ],
        },
        {
          title: 'Những lỗi khó tha',
          content:
            'Cắt trục để phóng đại chênh lệch, dùng hình khối 3D làm sai diện tích, hoặc bỏ nguồn số liệu. Làm đẹp mà sai thì người đọc mất niềm tin vào cả tờ báo. Trong hồ sơ năng lực (portfolio), hãy để kèm bảng số gốc để người xem kiểm chứng.',
          list: [],
        },
      ],
      fields: ['Đồ họa thông tin', 'Trực quan dữ liệu', 'Adobe Illustrator', 'Datawrapper', 'Báo chí'],
    },
  ],
};
