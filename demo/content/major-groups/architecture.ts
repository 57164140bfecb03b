import type { DemoMajor } from '../types.ts';

export const architecture: DemoMajor = {
  name: 'Kiến trúc',
  other_names: ['architecture', 'thiết kế nhà'],
  search_names: ['kiến trúc sư', 'KTS', 'vẽ nhà'],
  ma_nganh: '7580101',
  description:
    'Ngành thiết kế công trình cho người ở, học, chữa bệnh, họp chợ. Người học phải nghĩ cùng lúc về khu đất, nắng gió, kết cấu, chi phí và thói quen sống, rồi vẽ lại thành hồ sơ để xây được.',
  detailed_content: [
    {
      title: 'Bạn sẽ học những gì',
      content:
        'Xương sống của ngành là chuỗi đồ án, mỗi kỳ một công trình lớn hơn hoặc khó hơn kỳ trước. Các môn lý thuyết về cấu tạo, vật lí và lịch sử được xếp trước đồ án cần đến chúng. Ở trường này bạn học năm năm, tức mười học kỳ.',
      list: [
        'Vẽ tay, mô hình, vẽ máy',
        'Cấu tạo, kết cấu, vật liệu xây dựng',
        'Nắng, gió, nhiệt, âm, ánh sáng',
        'Lịch sử kiến trúc, quy hoạch, bảo tồn',
        'Quy chuẩn, hồ sơ, dự toán',
      ],
    },
    {
      title: 'Hợp với ai',
      content:
        'Bạn hợp nếu thích cả hình học lẫn câu chuyện về con người, và chịu được việc một ý bị sửa trong nhiều tháng. Toán và Vật lí ở mức phổ thông là đủ để bắt đầu, nhưng phải chắc. Người ngại làm mô hình hoặc ngại nghe góp ý trước đông người sẽ thấy những năm đầu khá nặng.',
      list: [],
    },
    {
      title: 'Một kỳ đồ án',
      content:
        'Mười lăm tuần chia làm ba chặng: hiểu đất và người dùng, tìm phương án, triển khai. Mỗi tuần hai buổi gặp giảng viên, mỗi buổi phải có thứ mới để xem. Ở buổi bảo vệ, bạn nói mười phút trước mô hình rồi trả lời câu hỏi.',
      list: [
        'Mô hình khu đất làm chung cả lớp, tỷ lệ 1:200',
        'Tối thiểu năm mô hình thử bằng bìa',
        'Hồ sơ cuối: bốn đến sáu tờ A1 và một mô hình 1:50',
      ],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét V00 (Toán, Vật lí, Vẽ), V01 và H01 (Toán, Ngữ văn, Vẽ). Cả ba đều thi một bài vẽ đầu tượng bằng chì, nhân hệ số hai; bài vẽ dưới 5 trên 10 điểm thì trường không xét. Hai môn văn hóa lấy từ điểm thi tốt nghiệp hoặc từ học bạ, nhưng không có cách nào bỏ được bài vẽ. Hãy tập vẽ tượng đủ bốn giờ liền một mạch; nơi khác có thể ra tĩnh vật hoặc bố cục khối.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Người tốt nghiệp thường làm ở văn phòng kiến trúc, ban quản lý dự án, sở ngành hoặc công ty xây dựng. Để tự chủ trì thiết kế, bạn cần thời gian làm nghề và sát hạch chứng chỉ hành nghề theo quy định hiện hành.',
      list: [
        'Thiết kế nhà ở, công trình công cộng',
        'Triển khai hồ sơ kỹ thuật',
        'Giám sát tác giả ở công trường',
        'Bảo tồn, tu bổ công trình cũ',
      ],
    },
  ],
  subjects: [
    {
      name: 'Vẽ hình họa 1',
      other_names: ['drawing', 'vẽ tượng', 'vẽ tĩnh vật', 'vẽ chì'],
      short_description:
        'Vẽ khối cơ bản, tĩnh vật và đầu tượng bằng chì: dựng hình, so tỷ lệ, sáng tối; nền cho mọi môn vẽ về sau.',
      description:
        'Hình họa dạy mắt đo. Bạn đưa que đo ra trước mặt, so chiều cao với chiều ngang, tìm trục, tìm đường giữa, rồi mới lên bóng. Ba bài đầu không được đánh bóng, chỉ có nét dựng.\n\nBài kéo dài dần từ một buổi đến bốn buổi. Bài dài không phải để tô kỹ hơn mà để nhìn lại nhiều lần hơn.',
      detailed_content: [
        {
          title: 'Các bài trong kỳ',
          content: '',
          list: [
            'Khối hộp, khối trụ, khối cầu: nét dựng, giấy A3',
            'Nhóm khối thạch cao có nền vải',
            'Tĩnh vật: ấm, chai, quả',
            'Đầu tượng phạt mảng, sau đó đầu tượng',
            'Ký họa góc sân trường, mỗi tuần hai tờ',
          ],
        },
        {
          title: 'Dụng cụ',
          content: '',
          list: ['Chì HB, 2B, 4B, 6B; gôm đất; que đo', 'Giấy vẽ 60 × 80 cm, bảng vẽ, kẹp', 'Dao gọt chì, không dùng gọt xoay'],
        },
        {
          title: 'Chấm bài thế nào',
          content:
            'Bài được xếp lên bục và xem từ xa ba mét trước khi xem gần. Tỷ lệ và cấu trúc chiếm 60% điểm, sáng tối 25%, ký họa hằng tuần 15%. Bạn có quyền xin chấm lại một bài sau khi vẽ lại.',
          list: [],
        },
      ],
    },
    {
      name: 'AutoCAD và hồ sơ bản vẽ',
      other_names: ['vẽ CAD', 'bản vẽ kỹ thuật'],
      short_description:
        'Vẽ mặt bằng, mặt cắt, chi tiết trên máy theo quy ước: lớp, nét, kích thước, khung tên, tỷ lệ in và cách sắp một bộ hồ sơ.',
      description:
        'Bản vẽ là thư gửi cho người không ngồi cạnh bạn. Môn học dạy viết bức thư đó cho đúng quy ước: nét cắt đậm, nét thấy mảnh, kích thước đặt ở đâu, ký hiệu cửa ra sao, để người thợ không phải gọi điện hỏi.\n\nBạn học vẽ lại một căn nhà cấp bốn có thật: tự đo bằng thước, tự vẽ, in ra và mang đến đối chiếu tại chỗ.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: lệnh vẽ, bắt điểm, lớp',
            'Tuần 3–4: quy ước nét, chữ, kích thước, tỷ lệ',
            'Tuần 5–6: đo vẽ hiện trạng một căn nhà',
            'Tuần 7–8: mặt bằng, mặt đứng, mặt cắt',
            'Tuần 9–10: chi tiết cầu thang, cửa, mái',
            'Tuần 11–12: khung tên, danh mục bản vẽ, in tập',
          ],
        },
        {
          title: 'Chuẩn bị trước khi học',
          content:
            'Bạn cần xong môn vẽ kỹ thuật đại cương hoặc đọc trước tài liệu về hình chiếu vuông góc do bộ môn phát. Phòng máy đủ mỗi người một máy; làm ở nhà bằng giấy phép sinh viên của phần mềm.',
          list: [],
        },
        {
          title: 'Bài cuối và điểm',
          content:
            'Bộ hồ sơ căn nhà gồm 12 bản A3: 60%. Ba bài kiểm tra vẽ 45 phút: 30%. Đối chiếu tại chỗ: 10%. Mỗi kích thước sai quá 2 cm bị ghi vào phiếu và phải sửa trước khi nhận điểm.',
          list: [],
        },
      ],
    },
    {
      name: 'Cấu tạo kiến trúc',
      other_names: ['building construction', 'cấu tạo nhà'],
      short_description:
        'Ngôi nhà được ghép từ những lớp nào: móng, tường, sàn, mái, cầu thang, cửa; nước và nhiệt đi qua chúng ra sao.',
      description:
        'Bạn học từ dưới lên, theo đúng thứ tự người ta xây. Mỗi bộ phận đều có ba câu hỏi: nó đỡ cái gì, nước mưa đi đường nào, người thợ đứng ở đâu để làm.\n\nKhí hậu nóng ẩm khiến câu hỏi về nước chiếm nhiều giờ nhất: chân tường, sê-nô, lanh tô, cửa sổ mặt tây. Lớp đi hai công trường đang xây và một ngôi nhà đang dột.',
      detailed_content: [
        {
          title: 'Trình tự môn học',
          content: '',
          list: [
            'Tuần 1–2: nền, móng, chống ẩm chân tường',
            'Tuần 3–5: tường gạch, tường nhẹ, khung bê tông',
            'Tuần 6–7: sàn, ban công, khu vệ sinh',
            'Tuần 8–10: mái dốc, mái bằng, thoát nước',
            'Tuần 11–12: cầu thang, cửa, khe lún',
          ],
        },
        {
          title: 'Mô hình chi tiết 1:10',
          content:
            'Nhóm bốn người dựng một góc nhà từ móng đến mái ở tỷ lệ 1:10, mở được từng lớp. Vật liệu là gỗ, bìa, xốp, thạch cao; mỗi lớp dán nhãn tên, độ dày và công dụng.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Tập vẽ chi tiết tay 40%, mô hình nhóm 35%, bài kiểm tra 25%. Câu hỏi kiểm tra là một bản vẽ có sáu lỗi; bạn khoanh lỗi và vẽ lại cho đúng.',
          list: [],
        },
      ],
    },
    {
      name: 'Vật lí kiến trúc',
      other_names: ['building physics', 'vật lí xây dựng'],
      short_description:
        'Nắng, gió, nhiệt, âm và ánh sáng tự nhiên trong nhà; đo bằng dụng cụ đơn giản và tính để ra quyết định thiết kế.',
      description:
        'Bạn treo nhiệt kế ở bốn phòng học trong hai tuần, ghi mỗi ba giờ, rồi đi tìm lý do phòng này nóng hơn phòng kia ba độ. Lý thuyết đến sau, để giải thích số liệu của chính bạn.\n\nMôn có đủ bốn phần: che nắng, thông gió, âm thanh, ánh sáng ban ngày. Phần nào cũng kết thúc bằng một đề xuất sửa căn phòng thật, ước tính tiền và đo lại bằng mô hình.',
      detailed_content: [
        {
          title: 'Bốn bài thực hành',
          content: '',
          list: [
            'Che nắng: mô hình ô cửa 1:20 dưới đèn mặt trời giả',
            'Thông gió: khói hương và quạt trong hộp kính',
            'Âm: đo tiếng vang lớp học bằng tiếng bóng bay nổ',
            'Ánh sáng ban ngày: đo lux trên lưới 1 mét',
          ],
        },
        {
          title: 'Dụng cụ đo',
          content:
            'Bộ môn cho mượn nhiệt ẩm kế, máy đo lux, máy đo gió và máy đo mức âm. Điện thoại chỉ dùng để chụp ảnh, vì cảm biến của máy không được hiệu chuẩn.',
          list: [],
        },
        {
          title: 'Báo cáo và thi',
          content:
            'Bốn báo cáo thực hành, mỗi báo cáo không quá bốn trang: 60%. Đề xuất sửa phòng: 25%. Bài thi tính toán được mở tài liệu: 15%.',
          list: [],
        },
      ],
    },
    {
      name: 'Đồ án nhà ở',
      other_names: ['housing design', 'thiết kế nhà ở', 'thiết kế nhà phố'],
      short_description:
        'Thiết kế một ngôi nhà trên lô đất 4,5 × 18 m cho một gia đình cụ thể: nắng, gió, cầu thang, bếp, bàn thờ, xe máy.',
      description:
        'Đề bài là một gia đình có thật do lớp phỏng vấn: ông bà đau khớp, ba mẹ bán hàng ở tầng trệt, hai con tuổi học. Lô đất hẹp và sâu, ba mặt giáp nhà khác, nên ánh sáng và gió phải tìm đường vào từ trên cao.\n\nBạn không chọn hình dáng trước. Bạn vẽ một ngày của từng người, chồng chúng lên mặt bằng, và xem cầu thang, bếp, chỗ để xe quyết định phần còn lại ra sao.',
      detailed_content: [
        {
          title: 'Các chặng',
          content: '',
          list: [
            'Tuần 1–3: đo đất, phỏng vấn gia đình, nghiên cứu năm ngôi nhà đã xây',
            'Tuần 4–7: ba phương án, mô hình 1:100',
            'Tuần 8–11: một phương án, mặt cắt 1:50, nắng và gió',
            'Tuần 12–14: hồ sơ, mô hình 1:50',
            'Tuần 15: bảo vệ trước hội đồng và gia đình',
          ],
        },
        {
          title: 'Hồ sơ nộp',
          content: '',
          list: [
            'Bốn tờ A1, trong đó có một mặt cắt lớn có người',
            'Mô hình 1:50 mở được mái',
            'Trang tính diện tích và ước tính chi phí',
            'Sổ phác thảo cả kỳ',
          ],
        },
        {
          title: 'Hội đồng chấm gì',
          content:
            'Quá trình 30%, công năng và ánh sáng 30%, cấu tạo khả thi 20%, trình bày 20%. Lối thoát nạn và lan can không đạt quy chuẩn thì chưa được bảo vệ. Gia đình được hỏi một câu: ngôi nhà này họ sống được không.',
          list: [],
        },
      ],
    },
  ],
};
