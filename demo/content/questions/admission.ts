import type { DemoQuestion } from '../types.ts';
import { wordings } from './wordings.ts';

export const admissionQuestions: DemoQuestion[] = [
  {
    name: 'Năm 2027 trường xét tuyển bằng những cách nào?',
    search_names: wordings(`
      phương thức xét tuyển / các cách vào trường / xét tuyển 2027 thế nào / tuyển sinh 2027 / trường có xét v-sat không /
      có xét sat không / trường xét điểm thi hay học bạ / xét học bạ với điểm thi cùng lúc được không / phương án tuyển sinh /
      đề án tuyển sinh / có xét điểm thi thpt không / điều kiện xét tuyển của trường / cách tính điểm xét tuyển /
      công thức tính điểm xét tuyển / con tôi muốn vào trường thì xét bằng gì / rớt cách này có xét cách khác không /
      một năm trường tuyển mấy đợt / trường tuyển sinh mấy đợt / xét học bạ hay xét điểm thi thì dễ hơn /
      dùng cả điểm thi lẫn học bạ được không / hình thức tuyển sinh
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Sáu cách, mỗi ngành dùng vài cách',
        content:
          'Bạn không phải chọn một cách duy nhất: có đủ điều kiện của cách nào thì được xét bằng cách ấy, miễn là có đặt nguyện vọng trên hệ thống của Bộ. Không có xét tuyển sớm: cách nào cũng biết kết quả ngày 16/08/2027. Trang của từng ngành ghi rõ ngành đó dùng cách nào và tính điểm ra sao.',
        list: [
          'Thi tốt nghiệp: cộng ba môn thi của tổ hợp',
          'Thi tốt nghiệp kết hợp năng khiếu: môn thi cộng với bài năng khiếu',
          'Học bạ: điểm trung bình ba năm lớp 10, 11, 12',
          'Học bạ kết hợp năng khiếu: Kiến trúc, Đạo diễn, Mỹ thuật sân khấu và điện ảnh',
          'Đánh giá năng lực ĐHQG-HCM: năm ngành',
          'Xét tuyển thẳng: theo quy chế của Bộ',
        ],
      },
    ],
  },
  {
    name: 'Mã trường và mã xét tuyển là gì?',
    search_names: wordings(`
      mã trường / mã ngành / NDA / mã nguyện vọng / mã trường năm dấu / mã trường điền nguyện vọng /
      tìm trường trên hệ thống không ra / gõ tên trường không thấy trên hệ thống
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Mã trường là NDA',
        content:
          'Trên hệ thống của Bộ, bạn chọn mã trường NDA trước, rồi gõ mã xét tuyển của ngành. Mã xét tuyển thường trùng mã ngành; riêng UI/UX và Hoạt hình chưa có mã riêng trong danh mục nhà nước nên dùng mã của ngành chủ quản.',
        list: [
          'Thiết kế đồ họa 7210403, Thiết kế UI/UX 7320106',
          'Thiết kế thời trang 7210404, Thiết kế công nghiệp 7210402',
          'Truyền thông đa phương tiện 7320104, Nhiếp ảnh 7210301',
          'Kiến trúc 7580101, Thiết kế nội thất 7580108',
          'Thiết kế hoạt hình 7210302, Đạo diễn điện ảnh, truyền hình 7210235',
          'Thiết kế mỹ thuật sân khấu, điện ảnh 7210406',
        ],
      },
    ],
  },
  {
    name: 'Em được 22 điểm khối D01 thì vào được ngành nào?',
    search_names: wordings(`
      D01 22 điểm / 22 điểm học ngành gì / khối D vào ngành nào / khối D01 thiết kế
    `),
    chu_de: 'xet-tuyen',
    majors: ['Thiết kế đồ họa', 'Thiết kế thời trang', 'Thiết kế UI/UX', 'Nhiếp ảnh', 'Thiết kế nội thất', 'Thiết kế hoạt hình'],
    tra_loi: [
      {
        title: 'Theo điểm năm 2026 thì được sáu ngành',
        content:
          'Năm 2026, với 22 điểm D01 bạn qua được sáu ngành dưới đây; riêng UI/UX là vừa đúng điểm. Truyền thông đa phương tiện lấy 23 điểm nên chưa tới. Điểm năm 2027 chưa ai biết, vì vậy bạn nên đặt cả ngành thích nhất lẫn ngành chắc hơn.',
        list: [
          'Thiết kế UI/UX: 22 điểm',
          'Thiết kế đồ họa: 20,25 điểm',
          'Thiết kế hoạt hình: 20 điểm, kèm tập ký họa',
          'Thiết kế nội thất: 19 điểm',
          'Thiết kế thời trang: 18,75 điểm',
          'Nhiếp ảnh: 18,75 điểm, kèm tập ảnh',
        ],
      },
    ],
  },
  {
    name: 'Khối A00, A01 vào được ngành nào?',
    search_names: wordings(`
      khối A học thiết kế / A00 ngành thiết kế / toán lí hóa học thiết kế được không / dân khối a học thiết kế /
      học tự nhiên có học thiết kế được không / ban tự nhiên chọn ngành nào /
      thích máy móc học ngành nào / mạnh tự nhiên mà mê vẽ
    `),
    chu_de: 'xet-tuyen',
    majors: ['Thiết kế công nghiệp', 'Thiết kế UI/UX', 'Truyền thông đa phương tiện'],
    tra_loi: [
      {
        title: 'Ba ngành, xét bằng khối A thì không thi vẽ',
        content:
          'Thiết kế công nghiệp, Thiết kế UI/UX và Truyền thông đa phương tiện xét A00, A01. Bạn giỏi Toán, Vật lí mà thích làm ra đồ vật thì xem Thiết kế công nghiệp trước; năm nhất ở đó có lớp vẽ bổ sung cho người vào bằng A00 hoặc A01.',
        list: [],
      },
    ],
  },
  {
    name: 'Khối C00 có học thiết kế được không?',
    search_names: wordings(`
      khối C học thiết kế / C00 vào ngành nào / văn sử địa học ngành gì / dân khối c học thiết kế /
      ban xã hội học thiết kế được không / em học khối xã hội / giỏi văn thì học ngành gì / viết hay thì học ngành nào /
      học xã hội có ngành nào không phải vẽ / chuyên văn học thiết kế
    `),
    chu_de: 'xet-tuyen',
    majors: ['Truyền thông đa phương tiện', 'Nhiếp ảnh'],
    tra_loi: [
      {
        title: 'Được, ở hai ngành',
        content:
          'C00 vào được Truyền thông đa phương tiện và Nhiếp ảnh, bằng điểm thi tốt nghiệp hoặc bằng học bạ. Nhiếp ảnh cần thêm tập 12 ảnh và một buổi trò chuyện, không tính điểm. Người viết tốt có lợi thế ở cả hai ngành, vì ảnh nào rồi cũng cần lời.',
        list: [],
      },
    ],
  },
  {
    name: 'H00 và H01 khác nhau thế nào?',
    search_names: wordings(`
      H00 là gì / H01 gồm môn nào / khối H gồm những môn gì / nên chọn H00 hay H01 / khối h vẽ mấy bài
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'H00 hai bài vẽ, H01 một bài vẽ',
        content:
          'H00 gồm Ngữ văn và hai bài vẽ, H01 gồm Toán, Ngữ văn và một bài vẽ. Ai vẽ chắc mà ngại Toán thì hợp H00; ai Toán khá và chỉ kịp luyện một bài thì hợp H01. Bài vẽ của H01 mỗi ngành mỗi khác, nên hãy xem trang ngành rồi hẵng đi luyện.',
        list: [],
      },
    ],
  },
  {
    name: 'Xét học bạ cần bao nhiêu điểm?',
    search_names: wordings(`
      xét học bạ / học bạ 7.0 có đậu không / học bạ 7.5 có đậu không / học bạ bao nhiêu điểm / điểm chuẩn học bạ /
      học bạ 24 điểm / học bạ tính mấy học kỳ / cách tính điểm học bạ / học bạ bao nhiêu phẩy thì đậu /
      điểm trung bình bao nhiêu thì xét học bạ / học bạ lấy lớp mấy / xét 5 học kỳ hay 6 học kỳ / tính học bạ kiểu gì /
      con tôi học lực khá xét học bạ đậu không / học bạ không đẹp lắm / xét học bạ có dễ đậu không /
      học bạ tính lớp 12 hay cả ba năm / điểm học bạ quy ra sao / học bạ 3 môn tổ hợp / điểm tổng kết lớp 11 thấp /
      điểm lớp 10 thấp có sao không / lớp 10 học yếu lớp 12 học khá
    `),
    chu_de: 'xet-tuyen',
    majors: [
      'Thiết kế đồ họa',
      'Thiết kế thời trang',
      'Thiết kế công nghiệp',
      'Thiết kế UI/UX',
      'Truyền thông đa phương tiện',
      'Nhiếp ảnh',
      'Thiết kế nội thất',
      'Thiết kế hoạt hình',
    ],
    tra_loi: [
      {
        title: 'Năm 2026 từ 21,5 đến 26,25 điểm, thang 30',
        content:
          'Trường cộng điểm trung bình ba năm lớp 10, 11, 12 của ba môn trong tổ hợp không thi vẽ. Dưới đây là mức của năm 2026 để bạn ước lượng; mức năm 2027 có sau khi xét. Kiến trúc, Đạo diễn và Mỹ thuật sân khấu, điện ảnh cũng nhận học bạ, nhưng phải cộng với bài năng khiếu.',
        list: [
          'Truyền thông đa phương tiện 26,25; Thiết kế UI/UX 25,5',
          'Thiết kế đồ họa 24,5; Thiết kế hoạt hình 24',
          'Thiết kế nội thất 23; Thiết kế thời trang 22,75',
          'Nhiếp ảnh 22; Thiết kế công nghiệp 21,5',
        ],
      },
    ],
  },
  {
    name: 'Xét học bạ rồi có cần thi tốt nghiệp nữa không?',
    search_names: wordings(`
      xét học bạ có cần thi không / đậu học bạ có phải thi tốt nghiệp / học bạ và điểm thi /
      xét học bạ rồi có cần thi tốt nghiệp thpt không / rớt tốt nghiệp có được vào học không /
      đậu học bạ mà điểm thi tốt nghiệp thấp có rớt không / điểm tốt nghiệp dưới 15 thì sao /
      học bạ đẹp mà thi tốt nghiệp điểm thấp / dùng học bạ thì có phải thi thpt
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Cần, vì phải tốt nghiệp mới nhập học được',
        content:
          'Bạn vẫn dự kỳ thi tốt nghiệp, và vẫn đặt nguyện vọng trên hệ thống của Bộ. Quy chế năm 2026 còn đòi ba môn thi tốt nghiệp đạt tổng ít nhất 15 trên 30 điểm khi xét học bạ. Quy định của năm 2027 xin xem trên trang của Bộ; trường sẽ nhắc lại khi có.',
        list: [],
      },
    ],
  },
  {
    name: 'Điểm đánh giá năng lực vào được ngành nào?',
    search_names: wordings(`
      ĐGNL / đánh giá năng lực bao nhiêu điểm / DGNL 700 điểm / thi năng lực quốc gia / đgnl hà nội có xét không /
      điểm hsa có nhận không / đánh giá tư duy có xét không / điểm tsa xét được không / nộp điểm đánh giá năng lực ở đâu /
      nộp phiếu điểm đgnl khi nào / thi đánh giá năng lực khi nào / kỳ thi đánh giá năng lực khi nào /
      lịch thi đánh giá năng lực / đăng ký thi đánh giá năng lực ở đâu / trường lấy đgnl của trường nào / xét điểm thi v-act /
      v-act có xét không
    `),
    chu_de: 'xet-tuyen',
    majors: ['Thiết kế đồ họa', 'Thiết kế công nghiệp', 'Thiết kế UI/UX', 'Truyền thông đa phương tiện', 'Thiết kế nội thất'],
    tra_loi: [
      {
        title: 'Năm ngành nhận điểm của ĐHQG-HCM',
        content:
          'Thang điểm là 1.200, không thi vẽ, và bạn thi hai lần thì trường lấy lần cao hơn. Phiếu điểm nộp trên cổng tuyển sinh từ 15/04/2027 đến 17:00 ngày 05/07/2027. Kỳ thi do ĐHQG-HCM tổ chức, lịch và cách đăng ký xem ở trang của họ; điểm của kỳ thi khác chưa dùng được. Mức của năm 2026:',
        list: [
          'Truyền thông đa phương tiện: 775 điểm',
          'Thiết kế UI/UX: 750 điểm',
          'Thiết kế đồ họa: 705 điểm',
          'Thiết kế nội thất: 670 điểm',
          'Thiết kế công nghiệp: 640 điểm',
        ],
      },
    ],
  },
  {
    name: 'Bao giờ trường nhận hồ sơ và bao giờ hết hạn?',
    search_names: wordings(`
      hạn nộp hồ sơ / bao giờ nộp hồ sơ / lịch tuyển sinh 2027 / khi nào hết hạn đăng ký / các mốc tuyển sinh /
      giờ nộp còn kịp không / các mốc thời gian quan trọng / lịch trình tuyển sinh / nộp sớm có lợi gì không /
      nộp hồ sơ trước có được ưu tiên không / trường còn tuyển không / còn tuyển sinh không / có được xét tuyển sớm không /
      còn nhận không ad / giờ này còn nộp được không / trường hết nhận hồ sơ chưa
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Cổng mở ngày 01/03/2027, mỗi việc có hạn riêng',
        content:
          'Nhớ ba hạn trước đã, các mốc khác trang Tuyển sinh xếp theo ngày. Riêng ngành Đạo diễn đăng ký sớm hơn: từ 15/02/2027 đến 10/05/2027.',
        list: [
          'Đăng ký thi năng khiếu: hết 17:00 ngày 10/06/2027',
          'Nộp đủ học bạ: hết 17:00 ngày 30/06/2027',
          'Đặt nguyện vọng trên hệ thống của Bộ: dự kiến đến 17:00 ngày 22/07/2027',
        ],
      },
    ],
  },
  {
    name: 'Nên đặt nguyện vọng vào trường thứ mấy?',
    search_names: wordings(`
      sắp xếp nguyện vọng / nguyện vọng 1 / đặt nguyện vọng thế nào / xếp thứ tự nguyện vọng /
      nên để nguyện vọng 1 hay nguyện vọng 2 / đặt nguyện vọng 1 có được ưu tiên không / đổi nguyện vọng được không /
      đặt tối đa bao nhiêu nguyện vọng / đăng ký nguyện vọng trên web nào / chọn mấy nguyện vọng là đủ /
      nguyện vọng 2 có bị trừ điểm không / đặt nguyện vọng sao cho chắc / hướng dẫn đăng ký nguyện vọng /
      nguyện vọng sau có lấy điểm cao hơn không / đặt hai ngành cùng trường được không / thứ tự nguyện vọng có quan trọng không
      / sửa nguyện vọng / đậu hai nguyện vọng cùng lúc thì sao / xếp nv kiểu gì cho khỏi rớt / chỉnh sửa nguyện vọng /
      điều chỉnh nguyện vọng mấy lần / nên để trường này đầu hay cuối / để nguyện vọng cuối có bị thiệt không /
      nguyện vọng 1 trường khác nguyện vọng 2 trường mình / rớt nguyện vọng đầu có xét nguyện vọng sau không /
      nên ưu tiên trường hay ưu tiên ngành / có giới hạn số nguyện vọng không / đăng ký được mấy nguyện vọng vào trường /
      được đăng ký mấy ngành / nộp nhiều ngành cùng lúc được không / nộp học bạ rồi có được đổi ngành không /
      đăng ký rồi đổi ngành được không / lỡ đăng ký nhầm ngành có đổi được không / một người nộp được mấy ngành
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Ngành bạn muốn học nhất thì đặt trước',
        content:
          'Hệ thống xét từ trên xuống và dừng ở nguyện vọng đầu tiên bạn đậu, nên đặt ngành thích hơn ở trên không làm bạn mất cơ hội ở dưới. Trường không cộng điểm cho nguyện vọng 1. Đổi thứ tự được đến khi hệ thống đóng; số nguyện vọng nhiều nhất theo quy chế của năm. Hãy để ít nhất một ngành có điểm chuẩn ba năm gần nhất thấp hơn điểm của bạn.',
        list: [],
      },
    ],
  },
  {
    name: 'Điểm chuẩn năm 2027 là bao nhiêu?',
    search_names: wordings(`
      điểm chuẩn 2027 / năm nay lấy bao nhiêu điểm / dự đoán điểm chuẩn / điểm đầu vào / điểm chuẩn năm nay có tăng không /
      đoán điểm năm nay / bao nhiêu điểm thì chắc đậu / bao nhiêu điểm thì an toàn / điểm năm nay cao hay thấp /
      dự kiến điểm trúng tuyển / tỉ lệ chọi / tỉ lệ chọi bao nhiêu / một chọi mấy / cạnh tranh có cao không /
      trường có khó đậu không / đậu vào trường có khó không / vô trường này dễ không / năm nay lấy điểm cao không /
      khả năng đậu bao nhiêu / điểm năm sau có cao hơn không / em tầm 20 điểm có cửa không / thang điểm 40 là sao /
      thang 40 là gì / thang 30 với thang 40 / sao điểm chuẩn tới 27
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Chưa có, đến 16/08/2027 mới biết',
        content:
          'Điểm chuẩn chỉ có sau khi xét xong; trường không dự đoán, cũng không tính tỉ lệ chọi. Mỗi trang ngành có bảng điểm của 2024, 2025 và 2026 theo từng cách xét; nhìn cả ba năm thì hơn nhìn một năm. Nhớ so cùng thang điểm: có ngành tính thang 30, có ngành thang 40 vì bài năng khiếu nhân hệ số hai.',
        list: [],
      },
    ],
  },
  {
    name: 'Không đậu đợt đầu thì có xét bổ sung không?',
    search_names: wordings(`
      xét tuyển bổ sung / rớt nguyện vọng / đợt 2 bổ sung / trượt đại học thì sao / rớt nguyện vọng 1 còn xét nữa không /
      trượt hết nguyện vọng thì sao / không đủ điểm thì làm sao / thiếu 0,25 điểm có được xét không /
      điểm thiếu một chút thì sao / trường còn chỉ tiêu không / xét vét / điểm thấp quá không đậu đâu cả /
      rớt trường khác có nộp vô đây được không / hụt vài điểm thì sao / rớt hết thì còn cách nào / không trúng tuyển thì làm gì
      / rớt hết rồi còn cơ hội không / tuyển thêm đợt nữa không / rớt thì có đợt bổ sung không / rớt rồi có đợt 2 không
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Chỉ khi ngành còn chỗ, nên đừng trông vào đó',
        content:
          'Sau ngày 25/08/2027, trường đếm số người đã xác nhận nhập học; ngành nào còn chỗ thì mới xét thêm và báo trên trang Tuyển sinh. Những ngành ít chỉ tiêu như Đạo diễn hay Mỹ thuật sân khấu, điện ảnh hiếm khi còn. Cách chắc hơn là đặt thêm nguyện vọng ngay từ đợt đầu.',
        list: [],
      },
    ],
  },
  {
    name: 'Tốt nghiệp từ năm trước, thí sinh tự do có nộp được không?',
    search_names: wordings(`
      thí sinh tự do / đã tốt nghiệp năm ngoái / nghỉ một năm rồi học lại / gap year / lớn tuổi có học được không /
      học giáo dục thường xuyên có xét tuyển được không / bằng bổ túc có thi vô được không / đi bộ đội về muốn học tiếp /
      đi làm rồi giờ muốn học lại thì xét kiểu gì / 30 tuổi học có trễ quá không / sinh năm 1995 có thi được không / gdtx /
      ôn lại một năm rồi thi / năm nay thi lại / học xong cấp ba lâu rồi / bỏ học mấy năm giờ muốn học lại /
      ra trường hai năm rồi / có gia đình rồi đi học được không / mẹ bỉm đi học / giới hạn độ tuổi / học bạ cũ xét được không /
      xuất ngũ xong xét tuyển / làm công nhân muốn đi học lại / u30 đi học lại / tuổi này học còn kịp không /
      đã tốt nghiệp cấp ba mấy năm trước / điểm thi năm ngoái dùng được không / lớn hơn mấy em có ngại không /
      học xong đại học khác rồi muốn học lại từ đầu / hơn tuổi bạn cùng lớp / năm ngoái rớt năm nay thi lại /
      thi lại tốt nghiệp rồi nộp / học bổ túc xong / bỏ ngang đại học giờ học lại / đi làm mấy năm rồi muốn đi học lại /
      ba mươi mấy tuổi / 30 tuổi còn học được không / 25 tuổi có vào học được không / 40 tuổi đi học đại học /
      đi làm rồi có học được không / trường có nhận học sinh hệ giáo dục thường xuyên không / học gdtx có được nhận không /
      thi lại lần 2 có bị trừ điểm không / tốt nghiệp 2024 giờ xét được không / tốt nghiệp năm 2025 giờ xét được không /
      tốt nghiệp 2026 rồi có nộp được không
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Được, và xét như mọi người',
        content:
          'Bạn dùng được điểm thi của năm nay, học bạ ba năm lớp 10, 11, 12 hoặc điểm đánh giá năng lực năm 2027. Bài năng khiếu thì phải thi trong năm 2027. Bằng của trung tâm giáo dục thường xuyên hay bằng bổ túc cũng xét như nhau. Tuổi tác không ảnh hưởng gì; lớp nào cũng có vài người lớn hơn bạn cùng lớp.',
        list: [],
      },
    ],
  },
  {
    name: 'Xét tuyển thẳng dành cho ai?',
    search_names: wordings(`
      tuyển thẳng / học sinh giỏi quốc gia / đoạt giải có được vào thẳng không / giải ba quốc gia /
      giải vẽ có được cộng điểm không / đạt giải mỹ thuật có được gì không / giải vẽ tranh có ưu tiên không /
      vào thẳng không cần thi / có giải khoa học kỹ thuật / giải nhất tỉnh có gì không / hsg quốc gia / có giải vẽ toàn quốc /
      giải nhất vẽ tranh cấp tỉnh / có giải vẽ tranh cấp tỉnh
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Người đoạt giải quốc gia hoặc quốc tế, theo quy chế của Bộ',
        content:
          'Nhận hồ sơ từ 17/05/2027 đến 17:00 ngày 18/06/2027. Phần lớn ngành không bắt thi thêm. Vào Kiến trúc, Đạo diễn và Mỹ thuật sân khấu, điện ảnh thì bạn vẫn dự phần năng khiếu; vào Hoạt hình thì nộp tập ký họa. Giải cấp tỉnh thì chưa được.',
        list: [],
      },
    ],
  },
  {
    name: 'Ở tỉnh xa, không đến trường nộp hồ sơ được thì sao?',
    search_names: wordings(`
      nộp hồ sơ online / nộp hồ sơ qua mạng / ở xa nộp thế nào / nộp trực tiếp hay online / gửi hồ sơ qua bưu điện /
      không có máy tính nộp hồ sơ kiểu gì / nộp bằng điện thoại được không / nhà ở đảo nộp hồ sơ sao / con ở quê không rành mạng
      / nộp hồ sơ trực tiếp chủ nhật / trường có nhận hồ sơ trực tiếp không
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Nộp hết trên mạng, chỉ đến trường khi thi và khi nhập học',
        content:
          'Hồ sơ gửi qua [cổng tuyển sinh](https://tuyensinh.namdau.example), chụp bằng điện thoại rõ chữ là được. Nếu chọn tổ hợp không thi vẽ, bạn chỉ cần đến vào tuần nhập học, từ 06/09/2027. Mạng yếu hoặc không có máy thì gọi 0901 234 567, thầy cô chỉ từng bước qua điện thoại.',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Điểm ưu tiên khu vực và đối tượng cộng bao nhiêu?',
    search_names: wordings(`
      khu vực 1 được cộng mấy điểm / điểm ưu tiên tính sao / điểm cộng khu vực /
      con thương binh, dân tộc thiểu số cộng mấy điểm / vùng sâu vùng xa có được cộng điểm không / vùng nào được cộng điểm /
      học trường huyện có được cộng điểm không / xét học bạ có cộng điểm ưu tiên không / con liệt sĩ cộng mấy điểm /
      cộng tối đa bao nhiêu / em ở nông thôn
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Khu vực từ 0,25 đến 0,75, đối tượng 1 hoặc 2, theo quy chế của Bộ',
        content:
          'Tính trên thang 30: khu vực 1 cộng 0,75, khu vực 2 nông thôn cộng 0,5, khu vực 2 cộng 0,25, khu vực 3 không cộng. Ai thuộc đối tượng ưu tiên được thêm 1 hoặc 2 theo giấy tờ. Điểm của bạn càng cao thì phần cộng càng giảm dần. Ô điểm ở trang [so sánh](/so-sanh) có phần cộng này.',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Lỡ hạn nộp học bạ, đăng ký thi vẽ hay nhập học thì sao?',
    search_names: wordings(`
      quên nộp học bạ / lỡ hạn đăng ký thi vẽ / bỏ lỡ ngày nhập học / nhập học trễ vài ngày có được không / nộp hồ sơ trễ /
      quên xác nhận nhập học / trễ hạn nộp hồ sơ có được không / xác nhận trường khác rồi còn vô được không /
      đậu trường khác rồi muốn rút qua đây / quá hạn rồi còn nộp được không / hết hạn rồi có cách nào không /
      quên đăng ký thi vẽ giờ sao / bận không nhập học đúng ngày / bệnh không đi nhập học được / xin nhập học muộn /
      quên đặt nguyện vọng / hệ thống lỗi nộp không được / lỡ bấm xác nhận trường khác / đổi ý muốn qua trường này /
      trễ một ngày có sao không / nộp không kịp thì sao / quên nộp hồ sơ / trễ hạn mất rồi / bị lỡ hạn / quên mất ngày xác nhận
      / chưa kịp xác nhận nhập học / đi nhập học trễ / tới trễ tuần nhập học / có gia hạn nộp hồ sơ không /
      nhà có tang không nhập học kịp / nhập học không kịp / nằm viện không nhập học được / nhập học sau mấy ngày /
      đậu trường khác rồi có nộp được không / đã đậu trường khác rồi
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Cổng đóng thì không nhận thêm, nhưng thường còn cách khác',
        content: 'Gọi 0901 234 567 ngay khi biết mình lỡ. Riêng tuần nhập học, bạn báo trước 10/09/2027 thì được hẹn ngày khác.',
        list: [
          'Lỡ học bạ: còn điểm thi tốt nghiệp, điểm đánh giá năng lực',
          'Lỡ đăng ký thi vẽ: chọn tổ hợp không thi vẽ',
          'Đã xác nhận ở trường khác: không rút lại được, trừ khi hai trường và Bộ đồng ý',
          'Lỡ xác nhận nhập học: mất chỗ, chỉ còn chờ xét bổ sung',
        ],
      },
    ],
  },
  {
    name: 'Có điểm sàn, điểm liệt hay điều kiện học lực, hạnh kiểm không?',
    search_names: wordings(`
      điểm sàn năm nay bao nhiêu / điểm liệt là mấy điểm / hạnh kiểm khá có được xét không /
      học lực trung bình có vào được trường không / điều kiện học lực để xét học bạ / ngưỡng đầu vào /
      học lực khá có vào được không / học lực yếu có được xét không / hạnh kiểm trung bình / bị điểm liệt / điểm sàn học bạ /
      điều kiện tối thiểu / ngưỡng đảm bảo chất lượng / tổng 15 điểm có nộp được không / trung bình có xét được không /
      con tôi học trung bình vào được không
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Trường không đòi học lực hay hạnh kiểm riêng, nhưng có vài mức phải qua',
        content: 'Qua các mức này mới được xét; đậu hay không còn tùy điểm chuẩn của ngành.',
        list: [
          'Môn thi tốt nghiệp nào cũng phải trên 1 điểm',
          'Xét học bạ: ba môn thi tốt nghiệp ít nhất 15 trên 30 điểm, theo quy chế năm 2026',
          'Kiến trúc: bài vẽ dưới 5 trên 10 điểm thì không xét',
        ],
      },
    ],
  },
  {
    name: 'Giấy tờ nộp bản chính hay bản sao, mất học bạ thì sao?',
    search_names: wordings(`
      nộp bản sao hay bản chính / học bạ điện tử có nộp được không / mất học bạ thì làm thế nào / mất bằng tốt nghiệp /
      giấy báo trúng tuyển lấy ở đâu / giấy báo gửi về nhà hay lên trường lấy / có cần công chứng không /
      có cần photo công chứng / nộp bản gốc không / học bạ bị rách / khai sai thông tin / ghi sai tên trong hồ sơ /
      sai ngày sinh / nhập sai điểm học bạ / sửa hồ sơ đã nộp / quên mật khẩu cổng tuyển sinh / bị sai thông tin trên hệ thống /
      giấy báo nhập học / không nhận được giấy báo / trường có giữ bằng gốc không / sai số căn cước /
      khi nào trường gửi giấy báo trúng tuyển / nộp hồ sơ cần căn cước không / nộp hồ sơ bằng cmnd cũ được không /
      sai số báo danh / nhập nhầm thông tin / sai điểm trong hồ sơ / làm mất giấy báo / học bạ sai tên / scan hay chụp /
      đăng nhập cổng không được / bị khóa tài khoản cổng tuyển sinh / quên tài khoản
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Xét tuyển thì nộp ảnh chụp, nhập học mới cần bản chính',
        content:
          'Ảnh học bạ giấy hay học bạ điện tử đều được, không cần công chứng. Giấy báo trúng tuyển tải trên cổng từ khi có kết quả, 16/08/2027; trường cũng gửi một bản về nhà. Mất học bạ thì xin trường phổ thông cấp bản sao; thiếu một tờ lúc nhập học thì nộp bù sau. Khai sai hay quên mật khẩu thì sửa trên cổng trước hạn, hoặc gọi trường; sai trên hệ thống của Bộ thì nhờ trường phổ thông.',
        list: [],
      },
    ],
  },
  {
    name: 'Đậu rồi thì làm gì tiếp?',
    search_names: wordings(`
      trúng tuyển rồi làm gì tiếp theo / đậu xong cần làm những gì / các bước sau khi trúng tuyển / xem kết quả ở đâu /
      tra cứu kết quả trúng tuyển ở đâu / biết kết quả ở đâu / thủ tục sau khi đậu / tân sinh viên cần làm gì /
      xác nhận nhập học ở đâu / xác nhận nhập học thế nào / xác nhận nhập học trên web nào / coi kết quả xét tuyển chỗ nào /
      tra danh sách trúng tuyển / tra cứu kết quả / sau khi có điểm chuẩn làm gì / có phải lên trường xác nhận không /
      đậu rồi mà không học / đậu rồi không nhập học có sao không / không xác nhận nhập học thì sao / trúng tuyển mà không đi học
      / bỏ không nhập học / xét học bạ xong bao lâu có kết quả / nộp xong bao lâu có kết quả / bao lâu thì biết kết quả / xác nhận nhập học trong mấy ngày / xác nhận trong bao lâu
    `),
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Xác nhận trên hệ thống của Bộ trước, rồi mới nhập học',
        content:
          'Kết quả xem trên cổng tuyển sinh bằng số căn cước, từ 17:00 ngày 16/08/2027. Xác nhận từ 17/08/2027 đến 17:00 ngày 25/08/2027; quên bước này là mất chỗ. Rồi bạn tải giấy báo trên cổng, tìm chỗ trọ nếu ở xa, và đến trường trong tuần 06/09/2027 đến 10/09/2027 với giấy tờ và học phí kỳ một. Học bổng Dấu Huyền, Dấu Nặng nộp đơn đến 17/09/2027.',
        list: [],
      },
    ],
  },
];
