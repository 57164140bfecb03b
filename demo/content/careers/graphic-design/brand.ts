import type { DemoDepartment } from '../../types.ts';

export const brandDepartment: DemoDepartment = {
  name: 'Bộ phận Thương hiệu và ấn phẩm',
  short_description:
    'Xây dựng hình ảnh dùng lâu dài: logo, hệ thống nhận diện, bao bì, sách và chữ. Dự án thường tính bằng tháng, đòi hỏi làm kỹ và ghi chép đầy đủ.',
  positions: [
    {
      name: 'Nhà thiết kế bộ nhận diện',
      other_names: ['brand designer', 'brand identity', 'branding', 'logo designer', 'thiết kế logo'],
      short_description:
        'Thiết kế logo, màu, chữ và quy tắc sử dụng để một tổ chức được nhận ra ở mọi nơi, từ danh thiếp, biển hiệu đến ứng dụng điện thoại.',
      detailed_description: [
        {
          title: 'Logo chỉ là phần nhỏ',
          content:
            'Người ngoài thường nghĩ công việc là vẽ logo. Trên thực tế, vẽ logo chỉ là một chặng; trước và sau nó là phỏng vấn chủ doanh nghiệp, xem đối thủ, thử hệ thống trên nhiều vật dụng và viết tài liệu hướng dẫn.\n\nMột bộ nhận diện tốt vẫn đứng vững khi được người không chuyên sử dụng: nhân viên văn phòng làm slide, xưởng bảng hiệu cắt chữ, cửa hàng in đồng phục.',
          list: [],
        },
        {
          title: 'Các bước của một dự án',
          content:
            'Quy mô nhỏ mất khoảng bốn đến sáu tuần, doanh nghiệp lớn có thể mất nửa năm. Các bước dưới đây hay lặp lại chứ không đi thẳng một mạch.',
          list: [
            'Tìm hiểu tổ chức, khách hàng và đối thủ',
            'Đề xuất hai đến ba hướng hình ảnh',
            'Phát triển logo, bảng màu, kiểu chữ, lưới',
            'Ứng dụng lên vật phẩm thật, thử cả cỡ rất nhỏ và một màu',
            'Soạn cẩm nang nhận diện và bàn giao tệp',
          ],
        },
        {
          title: 'Kỹ năng cần có',
          content:
            'Vẽ nét vector sạch, hiểu chữ và biết hệ thống hóa là ba năng lực chính. Kỹ năng trình bày cũng nặng ký vì khách hàng mua lý lẽ trước khi mua hình.',
          list: [
            'Adobe Illustrator, Figma, InDesign',
            'Dựng lưới, khoảng an toàn, quy tắc phối',
            'Viết rõ ràng để soạn cẩm nang',
            'Tra cứu nhãn hiệu để tránh trùng lặp',
          ],
        },
        {
          title: 'Hồ sơ năng lực nên có gì',
          content:
            'Trong hồ sơ năng lực (portfolio), ba bộ nhận diện đi đến cùng có giá trị hơn ba mươi logo rời. Hãy cho thấy bản phác, phương án bị loại và lý do, ảnh chụp vật phẩm in thật dù chỉ là in ở tiệm gần nhà. Lỗi hay gặp là vẽ chi tiết quá mảnh, thu nhỏ xuống còn một cục mờ.',
          list: [],
        },
        {
          title: 'Lộ trình nghề nghiệp',
          content:
            'Người mới thường bắt đầu ở phần ứng dụng: đưa logo có sẵn lên danh thiếp, biển hiệu, hồ sơ trình bày. Sau hai, ba năm mới tham gia phát triển hướng chính và gặp khách. Từ đó có thể dẫn dắt dự án, chuyển sang tư vấn chiến lược thương hiệu hoặc lập nhóm nhỏ của riêng mình.',
          list: [],
        },
      ],
      fields: ['Nhận diện thương hiệu', 'Logo', 'Cẩm nang thương hiệu', 'Adobe Illustrator', 'Figma'],
    },
    {
      name: 'Nhà thiết kế bao bì',
      other_names: ['packaging designer', 'packaging design', 'thiết kế hộp', 'thiết kế tem nhãn'],
      short_description:
        'Thiết kế hộp, nhãn, túi và chai sao cho hàng được bảo vệ, bày trên kệ dễ thấy và ghi đủ thông tin theo quy định.',
      detailed_description: [
        {
          title: 'Giữa kệ hàng và nhà máy',
          content:
            'Bao bì phải làm hài lòng nhiều bên: người mua lướt qua trong vài giây, công nhân đóng gói hàng nghìn cái mỗi ca, kho hàng chất chồng, cơ quan quản lý kiểm tra nhãn. Vì vậy người thiết kế làm việc với cấu trúc 3D và giới hạn của máy in, không chỉ với mặt trước.',
          list: [],
        },
        {
          title: 'Công việc chính',
          content:
            'Dự án thường bắt đầu bằng một chuyến đi siêu thị để xem sản phẩm sẽ đứng cạnh ai. Sau đó là vẽ, cắt giấy làm mẫu trắng và chỉnh nhiều lần.',
          list: [
            'Vẽ khuôn bế, tính nếp gấp và mép dán',
            'Dàn mặt hộp: tên, hình, thành phần, mã vạch, hạn dùng',
            'Làm mẫu giấy trắng rồi mẫu in thử',
            'Dự kiến hiệu ứng: ép kim, dập nổi, cán màng',
            'Theo bài in đầu tiên ở nhà máy',
          ],
        },
        {
          title: 'Học gì để làm nghề',
          content:
            'Ngành Thiết kế đồ họa hoặc Thiết kế công nghiệp đều dẫn tới vị trí này. Nên học thêm vật liệu giấy, nhựa, kỹ thuật in và những quy định cơ bản về nhãn hàng hóa. Toán hình không gian giúp bạn đọc và vẽ khuôn bế nhanh hơn nhiều.',
          list: [],
        },
        {
          title: 'Lỗi của người mới',
          content:
            'Nhiều bạn thiết kế mặt trước rất kỹ rồi bỏ quên mặt sau, nơi phải đặt hàng chục dòng chữ bắt buộc. Một lỗi khác là chọn màu trên màn hình mà không nghĩ đến giấy kraft hay màng nhựa trong, in ra màu khác hẳn.',
          list: [
            'Chữ quá nhỏ dưới mức quy định',
            'Mã vạch đặt trên nền thiếu tương phản',
            'Quên chừa vùng dán keo và vùng in hạn dùng',
          ],
        },
      ],
      fields: ['Thiết kế bao bì', 'Khuôn bế', 'Vật liệu giấy', 'Adobe Illustrator', 'Kỹ thuật in'],
    },
    {
      name: 'Nhà thiết kế sách và tạp chí',
      other_names: ['editorial designer', 'book designer', 'thiết kế bìa sách', 'layout sách'],
      short_description:
        'Dàn trang, làm bìa và tổ chức việc đọc cho sách, tạp chí, kỷ yếu, báo cáo. Công việc của sự kiên nhẫn với chữ và khoảng trắng.',
      detailed_description: [
        {
          title: 'Người sắp xếp việc đọc',
          content:
            'Một cuốn sách 300 trang có hàng nghìn quyết định nhỏ: khổ giấy, lề, cỡ chữ, độ giãn dòng, cách đặt chú thích và đánh số trang. Nếu làm tốt, người đọc không nhận ra và cứ thế đọc tiếp. Bìa thì ngược lại, cần gợi được tinh thần cuốn sách trong một hình.',
          list: [],
        },
        {
          title: 'Làm việc với ai',
          content:
            'Vị trí này nằm giữa biên tập viên, tác giả, họa sĩ và nhà in. Bản thảo thay đổi đến phút cuối là chuyện thường, nên tệp phải được dựng bằng kiểu mẫu (style) để sửa một chỗ là đổi cả cuốn.',
          list: [
            'Biên tập viên: chốt nội dung, sửa bản bông',
            'Họa sĩ, nhiếp ảnh gia: đặt hình, xin quyền dùng',
            'Nhà in: khổ giấy, số tay sách, kiểu đóng gáy',
          ],
        },
        {
          title: 'Kỹ năng cần có',
          content:
            'Adobe InDesign là công cụ chính, dùng sâu chứ không chỉ biết mở. Bên cạnh đó là vốn hiểu về chữ, nhất là cách dấu tiếng Việt chồng lên dòng trên khi giãn dòng quá sát.',
          list: [
            'Trang mẫu, kiểu đoạn, mục lục tự động',
            'Quy tắc chính tả và trình bày tiếng Việt',
            'Chọn giấy, tính gáy sách',
            'Xuất PDF chuẩn in và sách điện tử',
          ],
        },
        {
          title: 'Nơi làm và thu nhập',
          content:
            'Nhà xuất bản, công ty sách, tòa soạn, phòng thiết kế chuyên ấn phẩm, hoặc làm tự do theo trang và theo bìa. Tiền công khác nhau theo nơi làm, thành phố và từng năm, nên hỏi thẳng khi phỏng vấn. Nếu làm tự do, hãy hỏi vài họa sĩ bìa đang hành nghề cách họ tính giá một trang, một bìa.',
          list: [],
        },
      ],
      fields: ['Dàn trang sách', 'Thiết kế bìa', 'Nghệ thuật chữ', 'Adobe InDesign', 'Xuất bản'],
    },
    {
      name: 'Nhà thiết kế chữ',
      other_names: ['type designer', 'font designer', 'lettering artist', 'thiết kế font', 'vẽ chữ'],
      short_description:
        'Vẽ phông chữ, chữ cho logo và chữ tay cho ấn phẩm. Nghề hẹp, ít người làm, cần mắt tinh và sự tỉ mỉ kéo dài hàng tháng cho một bộ chữ.',
      detailed_description: [
        {
          title: 'Công việc cụ thể',
          content:
            'Một phông chữ tiếng Việt đầy đủ cần vài trăm ký tự, trong đó có những tổ hợp hai tầng dấu như Ẫ, Ể, Ộ, Ữ. Người thiết kế vẽ vài chữ gốc, suy ra cả hệ thống, rồi chỉnh khoảng cách giữa từng cặp chữ và thử ở nhiều cỡ.\n\nBên cạnh phông chữ thương mại, nhiều dự án chỉ cần một dòng chữ vẽ riêng cho tên thương hiệu, bìa sách hoặc biển hiệu.',
          list: [],
        },
        {
          title: 'Dấu tiếng Việt là chuyên môn quý',
          content:
            'Nhiều phông nước ngoài có dấu tiếng Việt lắp máy móc: dấu hỏi quá nhỏ, dấu sắc va vào mũ, dấu nặng trôi lệch. Người Việt hiểu thói quen đọc của mình nên có thể làm phần việc này cho cả các xưởng chữ quốc tế.',
          list: ['Vẽ dấu cân với độ đậm của chữ', 'Xử lý tổ hợp hai dấu ở chữ hoa', 'Thử bằng văn bản tiếng Việt thật, nhiều cỡ'],
        },
        {
          title: 'Công cụ và cách học',
          content:
            'Hãy bắt đầu bằng bút lông, bút sắt và giấy kẻ để hiểu nét đậm nhạt đến từ đâu. Sau đó mới chuyển sang vẽ đường cong Bézier trong phần mềm làm phông.',
          list: [
            'Glyphs, FontLab hoặc FontForge',
            'Thư pháp cơ bản, chép lại chữ trên bảng hiệu cũ',
            'Kiến thức về OpenType và bảng mã Unicode',
          ],
        },
        {
          title: 'Nói thẳng về nghề',
          content:
            'Rất ít công ty trong nước tuyển vị trí này toàn thời gian. Đa số người vẽ chữ sống bằng thiết kế nhận diện và bán phông trên mạng như nguồn thu phụ. Nếu bạn thích, hãy coi đây là một chuyên môn sâu đi kèm nghề thiết kế đồ họa.',
          list: [],
        },
      ],
      fields: ['Thiết kế phông chữ', 'Chữ viết tay', 'Dấu tiếng Việt', 'Glyphs', 'FontForge'],
    },
  ],
};
