import type { DemoMajor } from '../types.ts';

export const filmDirecting: DemoMajor = {
  name: 'Đạo diễn điện ảnh, truyền hình',
  other_names: ['film directing', 'đạo diễn phim', 'làm phim'],
  search_names: ['xem phim', 'thích phim ảnh'],
  ma_nganh: '7210235',
  description:
    'Ngành học dẫn một câu chuyện từ trang giấy đến màn chiếu: viết, chọn khung hình, làm việc với diễn viên, quay, dựng và giữ cho cả đoàn đi cùng một hướng.',
  detailed_content: [
    {
      title: 'Học làm phim bằng cách làm phim',
      content:
        'Mỗi kỳ bạn làm ít nhất một bài phim: từ bài một cảnh không lời ở kỳ một đến phim ngắn tốt nghiệp 12–15 phút. Ở bài của bạn, bạn là đạo diễn; ở bài của bạn cùng lớp, bạn là thư ký, là người cầm sào thu tiếng, là người nấu cơm đoàn.',
      list: [
        'Viết kịch bản và phân tích kịch bản',
        'Khung hình, ánh sáng, chuyển động máy',
        'Diễn xuất và chỉ đạo diễn viên',
        'Âm thanh, dựng, màu',
        'Tổ chức sản xuất, pháp lý, kinh phí',
      ],
    },
    {
      title: 'Bài xem chung đầu khóa',
      content:
        'Cả lớp xem phim “Sintel” ở trang này, dài gần mười lăm phút. Lần thứ nhất xem liền mạch. Lần thứ hai, bạn ghi lại những chỗ phim nhảy về quá khứ, và nghĩ xem cảnh trong túp lều giữ vai trò gì nếu bỏ nó đi.',
      list: [],
    },
    {
      title: 'Hợp với ai',
      content:
        'Bạn cần nói được điều mình muốn bằng câu ngắn, nghe được điều người khác ngại nói, và dậy được lúc bốn giờ sáng. Đọc nhiều và quan sát nhiều quan trọng hơn có máy quay. Phụ huynh nên biết nghề này thu nhập không đều trong những năm đầu.',
      list: [],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường chỉ xét S00: Ngữ văn và hai bài năng khiếu. Bài thứ nhất là xem phim ngắn rồi viết bình luận; bài thứ hai là dựng một tình huống trước giám khảo và trả lời câu hỏi, nhân hệ số hai. Môn Ngữ văn lấy từ điểm thi tốt nghiệp hoặc từ học bạ. Ngành này thi vào cuối tháng 5, sớm hơn các ngành khác của trường một tháng; nơi khác có thể thêm vòng viết tiểu phẩm.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Rất ít người ra trường là làm đạo diễn phim dài ngay. Đường đi quen thuộc là thư ký trường quay, trợ lý đạo diễn, dựng phim, đạo diễn phim quảng cáo hoặc chương trình truyền hình, rồi mới đến phim của mình.',
      list: [
        'Trợ lý đạo diễn, thư ký trường quay',
        'Dựng phim',
        'Đạo diễn phim tư liệu, phim giới thiệu',
        'Biên tập, biên kịch truyền hình',
      ],
    },
  ],
  youtube_url: 'https://youtu.be/eRsGyueVLvQ',
  subjects: [
    {
      name: 'Biên kịch phim ngắn',
      other_names: ['screenwriting', 'viết kịch bản phim'],
      short_description: 'Tìm chuyện từ quan sát, viết đề cương, viết cảnh và sửa nhiều lần để có kịch bản 8–12 trang quay được.',
      description:
        'Bạn ghi sổ mỗi ngày: một câu nghe lỏm, một hành động lạ, một căn phòng. Sau ba tuần, sổ có sáu mươi mục và câu chuyện thường nằm ở chỗ hai mục gặp nhau.\n\nPhim “Sintel” dùng để học về mong muốn: hãy viết một câu cô gái muốn gì, một câu điều gì cản, và một câu cái giá cô phải trả ở cuối. Sau đó viết ba câu ấy cho kịch bản của bạn.',
      detailed_content: [
        {
          title: 'Từ sổ tay đến bản thảo ba',
          content: '',
          list: [
            'Tuần 1–3: sổ quan sát, cảnh không lời một trang',
            'Tuần 4–5: mong muốn, trở ngại, cái giá',
            'Tuần 6–7: đề cương theo thẻ, mỗi thẻ một cảnh',
            'Tuần 8–10: bản thảo một, đọc thành tiếng',
            'Tuần 11–13: bản thảo hai và ba',
          ],
        },
        {
          title: 'Buổi đọc bàn',
          content:
            'Kịch bản được sáu bạn đọc vai, người viết ngồi im ghi chép. Lời thoại nào người đọc vấp hai lần phải viết lại. Sau buổi đọc, người viết nói một phút về điều sẽ sửa.',
          list: [],
        },
        {
          title: 'Hình thức và điểm',
          content:
            'Kịch bản trình bày theo mẫu chung, một trang tương đương khoảng một phút phim. Bản thảo ba chiếm 45%, hành trình sửa giữa ba bản 35%, sổ quan sát 20%. Kịch bản phải quay được với không quá bốn diễn viên và ba địa điểm.',
          list: [],
        },
      ],
      video_url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    },
    {
      name: 'Ngôn ngữ hình ảnh điện ảnh',
      other_names: ['film language', 'visual storytelling', 'ngôn ngữ điện ảnh'],
      short_description:
        'Cỡ cảnh, góc, ống kính, chiều sâu, chuyển động máy, ánh sáng và màu: mỗi lựa chọn làm người xem hiểu khác đi ra sao.',
      description:
        'Bạn quay cùng một hành động, một người mở thư, theo sáu cách: sáu cỡ cảnh, sáu góc, sáu thứ ánh sáng. Khi ghép lại, lớp nhận ra đó là sáu câu chuyện.\n\nVới phim “Spring”, hãy chọn một phút bất kỳ và vẽ lại từng khung thành hình chữ nhật đen trắng: đâu là mảng tối, đâu là sương, nhân vật chiếm mấy phần. Ghi thêm máy đứng yên hay đi, và đi vì lý do gì.',
      detailed_content: [
        {
          title: 'Bài quay ngắn',
          content: 'Mỗi bài dài từ 20 đến 60 giây, quay trong một buổi và xem lại ngay hôm sau.',
          list: [
            'Một hành động, sáu cách',
            'Gần và xa: không cắt, chỉ dùng chiều sâu',
            'Máy đi theo và máy đứng chờ',
            'Cửa sổ: một nguồn sáng duy nhất',
            'Hai màu đối nhau trong một căn phòng',
          ],
        },
        {
          title: 'Vở phân tích',
          content:
            'Mỗi tuần bạn phân tích một phút phim: vẽ khung, ghi cỡ cảnh, thời lượng, hướng sáng. Hết kỳ có mười hai phút phim được tháo rời, trong đó ít nhất ba phút là phim Việt Nam.',
          list: [],
        },
        {
          title: 'Thiết bị và cách đánh giá',
          content:
            'Lớp dùng máy quay của kho, một ống kính 35 mm cho sáu tuần đầu. Bài quay 55%, vở phân tích 35%, thái độ làm việc ở phim trường 10%.',
          list: [],
        },
      ],
      video_url: 'https://youtu.be/WhWc3b3KhnY',
    },
    {
      name: 'Chỉ đạo diễn xuất',
      other_names: ['directing actors', 'chỉ đạo diễn viên'],
      short_description:
        'Làm việc với diễn viên: phân tích vai, đặt mục tiêu, tập, sắp vị trí, nói điều cần nói trong ba mươi giây giữa hai lần quay.',
      description:
        'Ba tuần đầu bạn đứng phía bên kia: tự diễn, tự quên thoại, tự thấy ánh mắt của cả đoàn. Người đã từng đứng đó sẽ chỉ đạo tử tế hơn.\n\nSau đó bạn làm việc với sinh viên lớp diễn viên và với người không chuyên. Bạn tập thay những tính từ như “buồn hơn” bằng động từ: giữ lại, giấu đi, dọa, xin.',
      detailed_content: [
        {
          title: 'Bài tập theo cặp',
          content: '',
          list: [
            'Một cảnh hai trang, ba mục tiêu khác nhau',
            'Sắp vị trí bằng băng dính trên sàn',
            'Cảnh im lặng ba phút',
            'Người không chuyên kể chuyện của chính họ',
          ],
        },
        {
          title: 'Quy tắc tôn trọng',
          content:
            'Diễn viên biết trước nội dung cảnh và có quyền từ chối. Cảnh va chạm, ôm, ngã phải bàn từng bước, có người thứ ba chứng kiến. Không la hét, không đánh lừa diễn viên để lấy phản ứng thật.',
          list: [],
        },
        {
          title: 'Trình bày cuối môn',
          content:
            'Bạn dựng trực tiếp một cảnh năm phút trước lớp, rồi nhận một yêu cầu đổi mục tiêu và dựng lại trong mười lăm phút. Cảnh cuối 50%, nhật ký tập 30%, nhận xét của diễn viên 20%.',
          list: [],
        },
      ],
    },
    {
      name: 'Âm thanh phim',
      other_names: ['film sound', 'làm tiếng phim', 'thu âm phim'],
      short_description:
        'Thu tiếng tại hiện trường, làm tiếng động, không gian, lời thoại và nhạc; trộn cho phim ngắn nghe được cả ở loa điện thoại.',
      description:
        'Bạn nhắm mắt nghe một phim trước khi xem nó. Với “Elephants Dream”, hãy làm đúng như vậy: nghe hết, vẽ bản đồ những căn phòng bạn tưởng tượng, rồi mở mắt xem lại. Tiếng nào cho biết phòng rộng hay hẹp, kim loại hay vải?\n\nSau đó bạn ra hiện trường với sào thu và máy ghi, về phòng làm tiếng động với giày cũ, cát, lá khô, túi ni-lông. Bài cuối là làm lại toàn bộ tiếng cho một đoạn phim đã tắt tiếng.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: tập nghe, bản đồ âm thanh của một con phố',
            'Tuần 3–5: thu thoại, sào, micro cài áo, tiếng phòng trống',
            'Tuần 6–8: tiếng động tay, bước chân, vải, đồ vật',
            'Tuần 9–10: không gian, im lặng, nhạc',
            'Tuần 11–12: trộn, mức âm, xuất tệp',
          ],
        },
        {
          title: 'Bài lớn: hai phút không tiếng',
          content:
            'Bạn nhận hai phút phim đã tắt tiếng và làm lại mọi tiếng trong ba tuần. Không dùng kho tiếng có sẵn quá 20% số tiếng; phần còn lại phải tự thu. Nộp tệp phim, tệp từng đường tiếng và danh sách nguồn.',
          list: [],
        },
        {
          title: 'Phòng thu',
          content:
            'Phòng tiếng động đặt theo ca hai giờ, hai người một ca. Có sẵn năm mặt sàn: gỗ, gạch, sỏi, cát, thảm. Mang đồ phát tiếng của mình đến và dọn sạch khi về.',
          list: [],
        },
        {
          title: 'Chấm điểm',
          content:
            'Bài lớn 50%, ba bài thu 35%, bài nghe và viết 15%. Khi chấm, phim được bật ba lần: trong phòng chiếu, trên máy tính và trên điện thoại.',
          list: [],
        },
      ],
      video_url: 'https://www.youtube.com/watch?v=TLkA0RELQ1g',
    },
    {
      name: 'Dựng phim',
      other_names: ['film editing', 'video editing', 'edit video', 'cắt ghép video'],
      search_names: ['DaVinci Resolve', 'dựng video'],
      short_description:
        'Chọn, cắt, nối, giữ nhịp; dựng thoại, dựng hành động, dựng tư liệu; sắp xếp dự án để người khác mở ra làm tiếp được.',
      description:
        'Cùng một bộ tư liệu 40 phút, hai mươi người dựng ra hai mươi phim. Buổi chiếu chung ở tuần thứ tư là lúc bạn thấy cắt sớm sáu khung hay muộn sáu khung khác nhau thế nào.\n\nPhim “Agent 327” có một trận đánh trong tiệm cắt tóc. Hãy đếm số cảnh trong một phút, rồi xem lại chậm và ghi mỗi lần cắt: cắt trên động tác, cắt theo ánh mắt hay cắt theo tiếng. Bạn sẽ dựng lại một đoạn như vậy bằng cảnh tự quay.',
      detailed_content: [
        {
          title: 'Các bài dựng',
          content: '',
          list: [
            'Thoại hai người, ba phiên bản nhịp',
            'Hành động 30 giây, không nhạc',
            'Tư liệu: từ 40 phút còn bốn phút',
            'Đoạn giới thiệu phim 60 giây',
            'Phim ngắn của một bạn lớp biên kịch',
          ],
        },
        {
          title: 'Nền nếp phòng dựng',
          content:
            'Tuần đầu chỉ học đặt tên, sao lưu, ghi phiếu và đồng bộ tiếng. Dự án phải mở được trên máy khác mà không mất tệp. Phần mềm dạy là DaVinci Resolve; dùng phần mềm khác thì tự lo phần chuyển đổi.',
          list: [],
        },
        {
          title: 'Xem và sửa',
          content:
            'Mỗi bài chiếu hai lần cách nhau một tuần. Lần đầu lớp chỉ được nói mình hiểu gì và chán ở đâu, không được đề nghị cách cắt. Bạn tự tìm cách, rồi chiếu lại.',
          list: [],
        },
        {
          title: 'Thang điểm',
          content: '',
          list: ['Bốn bài đầu: 50%', 'Phim ngắn cuối môn: 35%', 'Sắp xếp dự án và giao tệp: 15%'],
        },
      ],
      video_url: 'https://www.youtube.com/watch?v=mN0zPOpADL4',
    },
    {
      name: 'Tổ chức sản xuất phim ngắn',
      other_names: ['film production', 'làm phim ngắn'],
      short_description:
        'Bóc tách kịch bản, lập lịch quay, dự trù tiền, xin phép địa điểm, an toàn và bữa ăn: để ngày quay diễn ra được.',
      description:
        'Bạn nhận một kịch bản tám trang và tô màu: người, đồ, xe, con vật, mưa, đêm. Mỗi màu là một việc phải lo trước. Từ bảng bóc tách ấy mới có lịch quay và mới biết phim tốn bao nhiêu.\n\nMôn học kết thúc bằng việc bạn thật sự làm chủ nhiệm cho phim của một bạn khác: gọi điện, xin giấy, thuê đèn, nấu cháo lúc nửa đêm, và trả lại địa điểm sạch hơn lúc mượn.',
      detailed_content: [
        {
          title: 'Hồ sơ sản xuất',
          content: '',
          list: [
            'Bảng bóc tách theo cảnh',
            'Lịch quay, lịch dự phòng khi mưa',
            'Dự toán ba mức: tối thiểu, vừa, đủ',
            'Giấy xin phép địa điểm, cam kết của người trong hình',
            'Phiếu gọi đoàn gửi trước 18 giờ hôm trước',
          ],
        },
        {
          title: 'An toàn trên phim trường',
          content:
            'Một người trong đoàn phụ trách an toàn và có quyền cho dừng. Ngày quay không quá 12 giờ, nghỉ đêm ít nhất 10 giờ. Dây điện dán băng, đèn chằng bao cát, không quay trên đường đang lưu thông.',
          list: [],
        },
        {
          title: 'Cách chấm',
          content:
            'Hồ sơ giấy 40%, ngày quay thật 40%, quyết toán và báo cáo rút kinh nghiệm 20%. Chi vượt dự toán quá 15% phải giải trình từng khoản.',
          list: [],
        },
      ],
    },
  ],
};
