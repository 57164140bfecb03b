import type { DemoMajor } from '../types.ts';

export const stageScreenDesign: DemoMajor = {
  name: 'Thiết kế mỹ thuật sân khấu, điện ảnh',
  other_names: ['production design', 'stage design', 'thiết kế sân khấu', 'mỹ thuật phim'],
  ma_nganh: '7210406',
  description:
    'Ngành dựng nên thế giới mà nhân vật sống trong đó: bối cảnh, đạo cụ, phục trang, ánh sáng sân khấu, hậu cảnh số. Người học đọc kịch bản bằng mắt của họa sĩ và làm việc với thợ, với đạo diễn.',
  detailed_content: [
    {
      title: 'Các môn trong chương trình',
      content:
        'Bạn học vẽ và lịch sử mỹ thuật song song với mộc, may, điện và mô hình. Đề bài luôn là một văn bản: một lớp tuồng, một truyện ngắn, một kịch bản phim. Từ văn bản, bạn rút ra nơi chốn, thời đại, màu, rồi mới vẽ.',
      list: [
        'Đọc và phân tích kịch bản',
        'Bối cảnh sân khấu, bối cảnh phim, đạo cụ',
        'Phục trang, hóa trang nhân vật',
        'Ánh sáng sân khấu',
        'Mô hình, bản vẽ thi công, hậu cảnh số',
      ],
    },
    {
      title: 'Hợp với ai',
      content:
        'Bạn thích đọc truyện và thích làm mô hình, thích đi chợ đồ cũ và tra cứu xem năm 1950 cái quạt trông thế nào. Công việc nặng tay và có nhiều đêm trước ngày diễn. Người thích đứng tên một mình có thể khó chịu, vì sản phẩm luôn là của cả đoàn.',
      list: [],
    },
    {
      title: 'Kỳ học gắn với một vở diễn',
      content:
        'Mỗi năm lớp nhận một vở của sinh viên diễn viên và làm thật: thiết kế, dựng, đứng cánh gà đêm diễn. Ngày tháo cảnh cũng là ngày học, vì lúc đó mới thấy chỗ nào ghép dở.',
      list: ['Sáu tuần đọc, nghiên cứu, làm mô hình 1:25', 'Năm tuần dựng ở xưởng', 'Hai tuần ráp, tập kỹ thuật, ba đêm diễn'],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét H00, H01 và S00. H00 và S00 thi hình họa chì và bố cục căn phòng theo một đoạn truyện; H01 chỉ thi bài bố cục. Môn văn hóa lấy từ điểm thi tốt nghiệp hoặc từ học bạ. Khi luyện, bạn nên đọc một đoạn truyện rồi vẽ căn phòng trong đó chứ không chỉ vẽ tượng. Nơi khác có thể phỏng vấn kèm xem tập tranh.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Nhà hát, đoàn phim, đài truyền hình, công ty sự kiện, bảo tàng đều cần người biết dựng không gian. Nhiều người bắt đầu bằng chân phụ đạo cụ hoặc phụ phục trang trong một đoàn phim.',
      list: ['Họa sĩ bối cảnh', 'Thiết kế phục trang', 'Đạo cụ', 'Thiết kế trưng bày'],
    },
  ],
  subjects: [
    {
      name: 'Lịch sử mỹ thuật Việt Nam',
      other_names: ['Vietnamese art history', 'lịch sử hội họa'],
      short_description: 'Từ trống đồng Đông Sơn đến hội họa đương đại: nhìn kỹ hiện vật, đặt vào thời đại, vẽ lại để hiểu.',
      description:
        'Mỗi buổi chỉ xem từ ba đến năm tác phẩm, nhưng xem lâu. Bạn mô tả trước khi giải thích: vật này to bao nhiêu, làm bằng gì, mòn ở đâu. Tên thời đại đến sau cùng.\n\nMôn đi qua gốm Lý Trần, điêu khắc Chăm, tượng chùa, đình làng, tranh Đông Hồ và Hàng Trống, Trường Mỹ thuật Đông Dương, hội họa kháng chiến và sau Đổi mới. Hai buổi học diễn ra ở bảo tàng.',
      detailed_content: [
        {
          title: 'Các chặng thời gian',
          content: '',
          list: [
            'Tuần 1–2: Đông Sơn, hoa văn và nghề đúc',
            'Tuần 3–4: thời Lý, thời Trần; điêu khắc Chăm',
            'Tuần 5–6: đình làng, tượng gỗ, tranh dân gian',
            'Tuần 7–9: Trường Mỹ thuật Đông Dương; lụa, sơn mài, sơn dầu',
            'Tuần 10–12: từ 1945 đến nay',
          ],
        },
        {
          title: 'Sổ chép hình',
          content:
            'Bạn chép tay 40 hiện vật vào một cuốn sổ, mỗi hiện vật một trang có kích thước, chất liệu, nơi giữ và một câu hỏi. Vì học để làm bối cảnh, ít nhất mười trang phải vẽ đồ dùng: đèn, chiếu, rương, mâm.',
          list: [],
        },
        {
          title: 'Kiểm tra và bài viết',
          content:
            'Sổ chép hình 40%. Bài viết 1.200 chữ về một tác phẩm bạn đã xem tận mắt 40%. Bài nhận diện 20 hình 20%, hỏi thời đại và lý do, không hỏi thuộc lòng năm.',
          list: [],
        },
      ],
    },
    {
      name: 'Thiết kế bối cảnh',
      other_names: ['set design', 'scenography', 'dựng bối cảnh', 'thiết kế sân khấu'],
      short_description:
        'Từ kịch bản đến mô hình 1:25 và bản vẽ dựng: mặt bằng sàn diễn, tầm nhìn khán giả, đạo cụ, chuyển cảnh.',
      description:
        'Bạn đọc kịch bản ba lần: lần một như người xem, lần hai gạch mọi thứ người ta chạm vào, lần ba tìm một hình ảnh giữ được cả vở. Có hình ảnh ấy rồi mới vẽ.\n\nPhim “Elephants Dream” đưa hai người đi qua một cỗ máy khổng lồ. Hãy vẽ mặt bằng của ba không gian trong phim, ghi chất liệu, độ cao, chỗ nhân vật có thể ngã, và nghĩ xem nếu đưa lên một sân khấu rộng tám mét thì giữ lại ba vật nào.',
      detailed_content: [
        {
          title: 'Đồ án trong kỳ',
          content: 'Đồ án kéo dài 15 tuần với một vở một màn, sân khấu hộp rộng 8 m, sâu 6 m.',
          list: [
            'Bảng phân tích kịch bản và bảng tư liệu',
            'Năm mô hình trắng bằng bìa, tỷ lệ 1:50',
            'Mô hình màu 1:25 có hình người',
            'Mặt bằng, mặt cắt tầm nhìn, danh mục đạo cụ',
            'Sơ đồ chuyển cảnh tính bằng giây',
          ],
        },
        {
          title: 'Một đạo cụ làm thật',
          content:
            'Mỗi người dựng một đạo cụ đúng kích thước, nhìn đúng thời đại từ khoảng cách sáu mét, nặng dưới 5 kg và chịu được hai mươi lần diễn. Vật liệu tái sử dụng được cộng điểm.',
          list: [],
        },
        {
          title: 'Hội đồng chấm',
          content:
            'Mô hình và bản vẽ 55%, quá trình 25%, đạo cụ 20%. Bục cao trên 60 cm không có lan can hoặc không có đường xuống an toàn thì phải vẽ lại.',
          list: [],
        },
      ],
      video_url: 'https://youtu.be/TLkA0RELQ1g',
    },
    {
      name: 'Phục trang sân khấu',
      other_names: ['costume design', 'may phục trang', 'trang phục biểu diễn'],
      short_description:
        'Quần áo kể tính cách và thời đại: nghiên cứu, vẽ, chọn vải dưới đèn, làm cũ, thay nhanh, làm việc với diễn viên.',
      description:
        'Phục trang không phải thời trang: nó được nhìn từ xa, dưới đèn màu, trên một người đang khóc hoặc đang lộn. Bạn học chọn vải bằng cách treo lên sân khấu, lùi về hàng ghế thứ mười và bật đèn.\n\nMỗi người nhận một vở có năm nhân vật. Trước khi vẽ, bạn lập bảng ai mặc gì ở cảnh nào và có bao nhiêu giây để thay.',
      detailed_content: [
        {
          title: 'Công việc theo tuần',
          content: '',
          list: [
            'Tuần 1–2: đọc vở, bảng nhân vật theo cảnh',
            'Tuần 3–4: tư liệu ảnh, tranh, hiện vật',
            'Tuần 5–7: phác màu năm nhân vật, thử vải dưới đèn',
            'Tuần 8–11: may hoặc sửa một bộ, làm cũ, nhuộm',
            'Tuần 12: mặc thử, thay nhanh, chụp ảnh',
          ],
        },
        {
          title: 'Kỹ thuật làm cũ',
          content:
            'Bạn dùng giấy nhám, trà, đất son, bàn chải sắt, máy giặt. Vết bẩn phải có lý do: người này ngồi đâu, lau tay vào đâu. Thử trên vải thừa trước, vì vải đã nhuộm không quay lại được.',
          list: [],
        },
        {
          title: 'Điểm',
          content:
            'Hồ sơ năm nhân vật 45%, bộ đồ hoàn chỉnh 40%, buổi thay nhanh 15%. Buổi thay nhanh bấm giờ 40 giây trong tối, có một người phụ.',
          list: [],
        },
      ],
    },
    {
      name: 'Ánh sáng sân khấu',
      other_names: ['stage lighting', 'đèn sân khấu', 'đánh đèn sân khấu'],
      short_description:
        'Vị trí đèn, góc, màu, cường độ, thời gian chuyển; đọc sơ đồ, treo đèn an toàn, viết bảng lệnh cho một vở ngắn.',
      description:
        'Bạn bắt đầu trong phòng đen với một đèn, một ghế, một người. Đèn từ trước mặt, từ bên, từ trên, từ dưới, từ sau lưng: năm góc, năm con người. Lớp viết ra mỗi góc gợi điều gì trước khi xem ghi chép của người khác.\n\nSau đó đến màu và thời gian. Đèn chuyển trong hai giây hay hai mươi giây là hai câu văn khác nhau, và người điều khiển phải thở cùng diễn viên.',
      detailed_content: [
        {
          title: 'Bạn sẽ thực hành',
          content: '',
          list: [
            'Năm góc sáng cho một gương mặt',
            'Phim màu và pha màu LED trên ba loại vải',
            'Sơ đồ treo đèn cho sàn diễn 8 × 6 m',
            'Bảng 25 lệnh cho một vở 15 phút',
            'Chạy bàn điều khiển trong một buổi diễn thật',
          ],
        },
        {
          title: 'Leo cao và điện',
          content:
            'Trước khi lên thang, bạn học một buổi về an toàn và có người ký xác nhận. Đèn nào cũng có dây xích bảo hiểm; người dưới sàn đội mũ. Sinh viên không tự đấu điện, chỉ cắm vào ổ đã kiểm tra.',
          list: [],
        },
        {
          title: 'Bài cuối',
          content:
            'Thiết kế ánh sáng cho một bài thơ dài ba phút được đọc trên sân khấu trống. Nộp sơ đồ, bảng lệnh, phim quay lại. Bài cuối 50%, thực hành 35%, buổi chạy bàn 15%.',
          list: [],
        },
      ],
    },
    {
      name: 'Hậu cảnh số và kỹ xảo',
      other_names: ['VFX', 'matte painting', 'green screen', 'làm kỹ xảo'],
      short_description:
        'Nối bối cảnh thật với hình dựng trên máy: phông xanh, bắt chuyển động máy, vẽ nền, ghép lớp, khớp ánh sáng.',
      description:
        'Họa sĩ bối cảnh ngày nay thường dựng thật ba mét và nối tiếp phần còn lại bằng máy. Môn học dạy chỗ nối: đường chân trời, hướng sáng, độ hạt, độ nhòe, để mắt không vấp.\n\n“Tears of Steel” quay người thật rồi ghép với robot và thành phố dựng trên máy. Chọn ba cảnh, vẽ đường ranh mà bạn đoán giữa phần thật và phần dựng; sau đó tìm manh mối ở bóng đổ và ở mép tóc.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: quay phông xanh, căng phông, sáng đều',
            'Tuần 3–4: tách nền, sửa mép, khử ám xanh',
            'Tuần 5–6: bắt chuyển động máy, điểm mốc',
            'Tuần 7–9: vẽ nền từ ảnh tự chụp, lớp xa gần',
            'Tuần 10–12: ghép, khớp màu, hạt và nhòe',
          ],
        },
        {
          title: 'Bài lớn: cánh cửa',
          content:
            'Lớp dựng thật một khung cửa rộng ba mét ở xưởng. Mỗi người quay một diễn viên bước qua cửa và tạo không gian phía bên kia bằng hậu cảnh số: phố 1930, mặt sông, một nhà kho. Cảnh dài 10 giây, máy có chuyển động.',
          list: [],
        },
        {
          title: 'Phần mềm',
          content:
            'Blender cho bắt chuyển động và dựng nền, phần mềm ghép lớp theo nút ở phòng máy. Bạn cần biết chụp ảnh chỉnh tay và dùng được lớp trong phần mềm xử lý ảnh.',
          list: [],
        },
        {
          title: 'Đánh giá',
          content:
            'Cảnh cuối 50%, bốn bài kỹ thuật 35%, bảng phân tích phim 15%. Người xem ngoài lớp được hỏi chỗ nào giả; bạn sửa một vòng theo câu trả lời rồi mới nộp.',
          list: [],
        },
      ],
      video_url: 'https://youtu.be/R6MlUcmOul8',
    },
  ],
};
