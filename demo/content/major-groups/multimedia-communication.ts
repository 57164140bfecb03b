import type { DemoMajor } from '../types.ts';

export const multimediaCommunication: DemoMajor = {
  name: 'Truyền thông đa phương tiện',
  other_names: ['multimedia', 'multimedia communications', 'TTĐPT'],
  ma_nganh: '7320104',
  description:
    'Ngành kể một câu chuyện hoặc một thông tin bằng nhiều cách cùng lúc: chữ, hình, âm thanh, đồ họa chuyển động và số liệu. Người học vừa viết, vừa dựng, vừa phải kiểm tra sự thật.',
  detailed_content: [
    {
      title: 'Nội dung học',
      content:
        'Chương trình đặt việc tìm hiểu và kiểm chứng thông tin lên trước, kỹ thuật theo sau. Bạn học viết cho người đọc trên điện thoại, thu âm cho người nghe trên xe buýt, vẽ biểu đồ cho người chỉ nhìn năm giây.',
      list: [
        'Viết: tin, bài dài, kịch bản, lời dẫn',
        'Hình: minh họa, ảnh, đồ họa tĩnh',
        'Chuyển động và âm thanh: đồ họa động, podcast, phim ngắn',
        'Số liệu: thu thập, làm sạch, trực quan hóa',
        'Luật và đạo đức: bản quyền, quyền riêng tư, dẫn nguồn',
      ],
    },
    {
      title: 'Khác gì với báo chí và với đồ họa',
      content:
        'So với báo chí, ngành này dành nhiều giờ hơn cho dựng hình và âm thanh. So với thiết kế đồ họa, nó dành nhiều giờ hơn cho nội dung và kịch bản. Nếu bạn phân vân, hãy xem mình thích sửa câu hay thích sửa bố cục hơn.',
      list: [],
    },
    {
      title: 'Một kỳ học ở trường',
      content:
        'Từ năm thứ hai, lớp vận hành một tòa soạn nhỏ: họp đề tài sáng thứ Hai, nộp bản nháp thứ Tư, duyệt thứ Sáu. Vai trò đổi sau mỗi bốn tuần để ai cũng từng viết, dựng, biên tập và chịu trách nhiệm cuối cùng.',
      list: [
        'Mỗi người hoàn thành sáu sản phẩm nhỏ và một sản phẩm dài trong kỳ',
        'Máy quay, máy ghi âm mượn ở kho, đặt trước 48 giờ',
        'Sản phẩm công khai phải qua hai người duyệt',
      ],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét A00, A01, C00 và D01, bằng điểm thi tốt nghiệp hoặc bằng học bạ, và nhận điểm đánh giá năng lực của ĐHQG-HCM. Không thi vẽ, không phỏng vấn. Đây là ngành đông thí sinh của trường, nên bạn hãy xem điểm của cả ba năm gần nhất trong phần Xét tuyển. Nơi khác có thể thêm tổ hợp có môn vẽ.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Bạn có thể làm ở tòa soạn, công ty sản xuất nội dung, bảo tàng, tổ chức xã hội hoặc phòng truyền thông của doanh nghiệp. Vị trí đầu tiên thường là biên tập viên hoặc người dựng.',
      list: ['Sản xuất nội dung số', 'Thiết kế đồ họa động', 'Biên tập âm thanh, podcast', 'Đồ họa dữ liệu cho báo và báo cáo'],
    },
  ],
  subjects: [
    {
      name: 'Viết cho nền tảng số',
      other_names: ['content writing', 'viết content', 'viết bài mạng xã hội'],
      short_description:
        'Viết ngắn, rõ, đúng: tiêu đề, đoạn mở (sa-pô), chú thích ảnh, kịch bản 60 giây và bài dài có cấu trúc cho màn hình nhỏ.',
      description:
        'Môn học bắt đầu bằng việc cắt. Bạn nhận một văn bản 800 chữ, rút còn 400, rồi 150, rồi 40, mà không đánh mất sự kiện nào quan trọng. Sau đó mới viết mới.\n\nMỗi bài viết đi kèm một phiếu nguồn: câu này từ ai, đã kiểm tra thế nào. Bài thiếu phiếu nguồn không được đọc.',
      detailed_content: [
        {
          title: 'Các dạng bài',
          content: '',
          list: [
            'Mười tiêu đề cho cùng một tin',
            'Chú thích ảnh 25 chữ',
            'Kịch bản lời dẫn 60 giây, đọc to và bấm giờ',
            'Bài hướng dẫn từng bước cho người lớn tuổi',
            'Bài dài 1.200 chữ có phỏng vấn hai người',
          ],
        },
        {
          title: 'Buổi biên tập',
          content:
            'Tuần nào cũng có 90 phút biên tập theo cặp. Người biên tập không viết lại hộ, chỉ hỏi và đánh dấu. Người viết quyết định sửa hay giữ, và phải nói được lý do.',
          list: [],
        },
        {
          title: 'Cách tính điểm',
          content:
            'Bài ngắn 45%, bài dài 35%, chất lượng biên tập cho bạn 20%. Sai tên người, sai con số hoặc sai chính tả ở tiêu đề đều bị trừ điểm nặng như nhau.',
          list: [],
        },
      ],
    },
    {
      name: 'Minh họa biên tập',
      other_names: ['editorial illustration', 'vẽ minh họa'],
      short_description: 'Vẽ hình cho bài báo và sách: đọc văn bản, tìm ý, phác nhanh, chọn một hình nói được điều chữ chưa nói.',
      description:
        'Bạn nhận một bài viết vào buổi sáng và nộp ba phác thảo trước giờ nghỉ trưa. Hạn ngắn là cố ý: minh họa biên tập sống bằng ý, nét vẽ đẹp mà ý lặp lại tiêu đề thì coi như chưa làm.\n\nBuổi chiều, cả lớp chọn một phác thảo để bạn hoàn thiện trong tuần. Chất liệu tự do, nhưng số màu bị giới hạn theo từng đề: hai màu, ba màu, rồi đủ màu.',
      detailed_content: [
        {
          title: 'Bạn sẽ vẽ cho những gì',
          content: '',
          list: [
            'Bài bình luận về giao thông: hình ngang, hai màu',
            'Truyện ngắn: một trang đôi, chất liệu tay',
            'Bài khoa học: hình giải thích một cơ chế',
            'Bìa tạp chí có chỗ cho tên tạp chí và ba dòng tiêu đề',
            'Loạt sáu hình nhỏ cho mục lục',
          ],
        },
        {
          title: 'Cách tìm ý',
          content:
            'Bạn tập ba phép: đổi kích thước, ghép hai vật xa nhau, thay chỗ hình và nền. Mỗi bài bắt buộc có 20 phác thảo cỡ con tem trước khi chọn. Hình tìm trên mạng chỉ được dùng để tra cấu tạo của vật, không dùng để đồ lại.',
          list: [],
        },
        {
          title: 'Chấm bài',
          content:
            'Năm hình hoàn thiện 60%, tập phác thảo 30%, đúng hạn 10%. Khi chấm, giảng viên che tiêu đề và hỏi người ngoài lớp xem hình nói gì.',
          list: [],
        },
      ],
    },
    {
      name: 'Đồ họa chuyển động (Motion graphics)',
      other_names: ['motion design', 'làm motion'],
      search_names: ['After Effects'],
      short_description:
        'Cho chữ, biểu đồ và hình vẽ chuyển động theo thời gian: khung khóa (keyframe), đường cong tốc độ (easing), nhịp, lời dẫn và phụ đề.',
      description:
        'Chuyển động là thứ bậc theo thời gian: cái gì vào trước, cái gì chờ, cái gì rời đi. Bạn tập với một hình vuông duy nhất, làm cho nó nặng, nhẹ, vội, ngập ngừng chỉ bằng đường cong tốc độ.\n\nSau các bài nhỏ là một phim giải thích 45 giây có lời dẫn, dựng từ kịch bản của chính bạn. Phim phải hiểu được khi tắt tiếng, vì nhiều người xem trên xe buýt.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: khung khóa, thời lượng, đường cong',
            'Tuần 3–4: chữ chuyển động, đọc kịp và không kịp',
            'Tuần 5–6: biểu đồ lớn dần, so sánh hai mốc',
            'Tuần 7–8: chuyển cảnh, giữ hướng nhìn',
            'Tuần 9–12: phim giải thích 45 giây',
          ],
        },
        {
          title: 'Công cụ',
          content:
            'Phòng máy có After Effects; bạn có thể dùng Blender hoặc công cụ khác nếu xuất được đúng định dạng nộp. Thu lời dẫn trong buồng thu nhỏ của trường, mỗi nhóm một giờ.',
          list: [],
        },
        {
          title: 'Bài nộp và điểm',
          content: '',
          list: ['Bốn bài ngắn 5–10 giây: 40%', 'Bảng phân cảnh và bản thô: 20%', 'Phim 45 giây kèm phụ đề tiếng Việt: 40%'],
        },
      ],
    },
    {
      name: 'Sản xuất podcast và âm thanh số',
      other_names: ['podcasting', 'làm podcast', 'thu âm podcast'],
      short_description:
        'Từ ý tưởng đến tập phát: kịch bản nói, phỏng vấn, thu, cắt, cân mức âm, nhạc có giấy phép và bản chép lời.',
      description:
        'Bạn học nghe trước khi học thu. Tuần đầu, cả lớp ngồi yên mười phút ở bốn nơi trong trường và ghi lại mọi tiếng nghe được; tiếng quạt trần sẽ theo bạn suốt môn học.\n\nSau đó là giọng nói: khoảng cách với micro, hơi thở, tốc độ. Nhóm ba người làm một tập 12 phút có ít nhất hai giọng, một đoạn hiện trường và một bản chép lời đầy đủ cho người không nghe được.',
      detailed_content: [
        {
          title: 'Quy trình một tập',
          content: '',
          list: [
            'Đề cương một trang và danh sách khách mời',
            'Kịch bản nói, đọc thử thành tiếng',
            'Thu ở buồng và thu hiện trường',
            'Cắt thô, cắt tinh, nhạc chuyển đoạn',
            'Cân mức âm lượng về −16 LUFS, xuất tệp',
            'Bản chép lời và ghi chú tập',
          ],
        },
        {
          title: 'Thiết bị',
          content:
            'Mỗi nhóm mượn một máy ghi âm hai micro và một micro cài áo. Dựng bằng Audacity hoặc Reaper. Tai nghe chụp tai nên là của riêng bạn, loại phổ thông là đủ.',
          list: [],
        },
        {
          title: 'Đánh giá và bản quyền',
          content:
            'Tập phát 50%, ba bài nghe và thu ngắn 30%, bản chép lời 20%. Nhạc không rõ giấy phép thì tập không được đăng và phần tập phát chỉ chấm tối đa sáu điểm. Khách mời phải đồng ý với bản dựng cuối.',
          list: [],
        },
      ],
    },
    {
      name: 'Trực quan hóa dữ liệu',
      other_names: ['data visualization', 'data viz', 'vẽ biểu đồ'],
      short_description: 'Biến bảng số thành biểu đồ đọc được và không gây hiểu lầm: chọn dạng, trục, màu, chú thích, nguồn.',
      description:
        'Tuần đầu bạn vẽ số liệu của chính mình bằng tay: giờ ngủ, tiền ăn sáng, số lần mở điện thoại trong bảy ngày. Vẽ tay giúp thấy mọi lựa chọn mà phần mềm vẫn chọn hộ.\n\nTừ tuần thứ ba, bạn làm với số liệu công khai của Việt Nam như lượng mưa, dân số, giao thông. Mỗi biểu đồ phải trả lời một câu hỏi viết thành câu, và nêu rõ số liệu lấy từ đâu, ngày nào.',
      detailed_content: [
        {
          title: 'Chủ đề',
          content: 'Môn gồm 10 tuần, mỗi tuần một buổi ba giờ tại phòng máy.',
          list: [
            'Làm sạch bảng số: ô trống, đơn vị, tên tỉnh viết nhiều kiểu',
            'Chọn dạng: cột, đường, chấm, bản đồ, bảng nhỏ lặp lại',
            'Trục cắt, tỷ lệ sai, diện tích đánh lừa',
            'Màu cho người mù màu, chú thích đặt tại chỗ',
            'Bản đồ Việt Nam: phép chiếu, đảo và quần đảo đầy đủ',
          ],
        },
        {
          title: 'Bài cuối: một trang A2',
          content:
            'Bạn chọn một câu hỏi về nơi mình sống và trả lời bằng một trang khổ A2 gồm một biểu đồ chính, hai biểu đồ phụ và không quá 200 chữ. Kèm theo là bảng số đã làm sạch và ghi chép các bước xử lý.',
          list: [],
        },
        {
          title: 'Tiêu chí',
          content: '',
          list: [
            'Số liệu đúng, dẫn nguồn đủ, làm lại được: 40%',
            'Dạng biểu đồ hợp với câu hỏi: 30%',
            'Chữ, màu, bố cục: 20%',
            'Trả lời câu hỏi của người xem trong buổi treo bài: 10%',
          ],
        },
      ],
    },
  ],
};
