import type { DemoQuestion } from '../types.ts';

export const admissionQuestions: DemoQuestion[] = [
  {
    name: 'Năm 2027 trường xét tuyển bằng những cách nào?',
    search_names: [
      'phương thức xét tuyển',
      'các cách vào trường',
      'xét tuyển 2027 thế nào',
      'tuyển sinh 2027',
      'trường có xét v-sat không',
      'có xét sat không',
    ],
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Sáu cách, mỗi ngành dùng vài cách',
        content:
          'Bạn không phải chọn một cách duy nhất: có đủ điều kiện của cách nào thì được xét bằng cách ấy, miễn là có đặt nguyện vọng trên hệ thống của Bộ. Trang của từng ngành ghi rõ ngành đó dùng cách nào và tính điểm ra sao.',
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
    search_names: ['mã trường', 'mã ngành', 'NDA', 'mã nguyện vọng', 'mã trường năm dấu'],
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
    search_names: ['D01 22 điểm', '22 điểm học ngành gì', 'khối D vào ngành nào', 'khối D01 thiết kế'],
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
    search_names: ['khối A học thiết kế', 'A00 ngành thiết kế', 'toán lí hóa học thiết kế được không'],
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
    search_names: ['khối C học thiết kế', 'C00 vào ngành nào', 'văn sử địa học ngành gì'],
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
    search_names: ['H00 là gì', 'H01 gồm môn nào', 'khối H gồm những môn gì', 'nên chọn H00 hay H01'],
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
    search_names: [
      'xét học bạ',
      'học bạ bao nhiêu điểm',
      'điểm chuẩn học bạ',
      'học bạ 24 điểm',
      'học bạ tính mấy học kỳ',
      'cách tính điểm học bạ',
    ],
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
    search_names: [
      'xét học bạ có cần thi không',
      'đậu học bạ có phải thi tốt nghiệp',
      'học bạ và điểm thi',
      'xét học bạ rồi có cần thi tốt nghiệp thpt không',
      'rớt tốt nghiệp có được vào học không',
      'đậu học bạ mà điểm thi tốt nghiệp thấp có rớt không',
    ],
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
    search_names: ['ĐGNL', 'đánh giá năng lực bao nhiêu điểm', 'DGNL 700 điểm', 'thi năng lực quốc gia'],
    chu_de: 'xet-tuyen',
    majors: ['Thiết kế đồ họa', 'Thiết kế công nghiệp', 'Thiết kế UI/UX', 'Truyền thông đa phương tiện', 'Thiết kế nội thất'],
    tra_loi: [
      {
        title: 'Năm ngành nhận điểm của ĐHQG-HCM',
        content:
          'Thang điểm là 1.200, không thi vẽ, và bạn thi hai lần thì trường lấy lần cao hơn. Phiếu điểm nộp trên cổng tuyển sinh từ 15/04/2027 đến 17:00 ngày 05/07/2027. Mức của năm 2026:',
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
    search_names: ['hạn nộp hồ sơ', 'bao giờ nộp hồ sơ', 'lịch tuyển sinh 2027', 'khi nào hết hạn đăng ký'],
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
    search_names: [
      'sắp xếp nguyện vọng',
      'nguyện vọng 1',
      'đặt nguyện vọng thế nào',
      'xếp thứ tự nguyện vọng',
      'nên để nguyện vọng 1 hay nguyện vọng 2',
      'đặt nguyện vọng 1 có được ưu tiên không',
      'đổi nguyện vọng được không',
      'đặt tối đa bao nhiêu nguyện vọng',
      'đăng ký nguyện vọng trên web nào',
    ],
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
    search_names: ['điểm chuẩn 2027', 'năm nay lấy bao nhiêu điểm', 'dự đoán điểm chuẩn', 'điểm đầu vào'],
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Chưa có, đến 16/08/2027 mới biết',
        content:
          'Điểm chuẩn chỉ có sau khi xét xong, và trường không dự đoán. Mỗi trang ngành có bảng điểm của 2024, 2025 và 2026 theo từng cách xét; nhìn cả ba năm thì hơn nhìn một năm. Nhớ so cùng thang điểm: có ngành tính thang 30, có ngành thang 40 vì bài năng khiếu nhân hệ số hai.',
        list: [],
      },
    ],
  },
  {
    name: 'Không đậu đợt đầu thì có xét bổ sung không?',
    search_names: [
      'xét tuyển bổ sung',
      'rớt nguyện vọng',
      'đợt 2 bổ sung',
      'trượt đại học thì sao',
      'rớt nguyện vọng 1 còn xét nữa không',
      'trượt hết nguyện vọng thì sao',
      'không đủ điểm thì làm sao',
      'thiếu 0,25 điểm có được xét không',
    ],
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
    search_names: [
      'thí sinh tự do',
      'đã tốt nghiệp năm ngoái',
      'nghỉ một năm rồi học lại',
      'gap year',
      'lớn tuổi có học được không',
      'học giáo dục thường xuyên có xét tuyển được không',
      'bằng bổ túc có thi vô được không',
      'đi bộ đội về muốn học tiếp',
      'đi làm rồi giờ muốn học lại thì xét kiểu gì',
      '30 tuổi học có trễ quá không',
      'sinh năm 1995 có thi được không',
      'gdtx',
    ],
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
    search_names: ['tuyển thẳng', 'học sinh giỏi quốc gia', 'đoạt giải có được vào thẳng không'],
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Người đoạt giải quốc gia hoặc quốc tế, theo quy chế của Bộ',
        content:
          'Nhận hồ sơ từ 17/05/2027 đến 17:00 ngày 18/06/2027. Phần lớn ngành không bắt thi thêm. Vào Kiến trúc, Đạo diễn và Mỹ thuật sân khấu, điện ảnh thì bạn vẫn dự phần năng khiếu; vào Hoạt hình thì nộp tập ký họa.',
        list: [],
      },
    ],
  },
  {
    name: 'Ở tỉnh xa, không đến trường nộp hồ sơ được thì sao?',
    search_names: ['nộp hồ sơ online', 'nộp hồ sơ qua mạng', 'ở xa nộp thế nào'],
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
    search_names: [
      'khu vực 1 được cộng mấy điểm',
      'điểm ưu tiên tính sao',
      'điểm cộng khu vực',
      'con thương binh, dân tộc thiểu số cộng mấy điểm',
      'vùng sâu vùng xa có được cộng điểm không',
    ],
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
    search_names: [
      'quên nộp học bạ',
      'lỡ hạn đăng ký thi vẽ',
      'bỏ lỡ ngày nhập học',
      'nhập học trễ vài ngày có được không',
      'nộp hồ sơ trễ',
      'quên xác nhận nhập học',
      'trễ hạn nộp hồ sơ có được không',
      'xác nhận trường khác rồi còn vô được không',
      'đậu trường khác rồi muốn rút qua đây',
    ],
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
    search_names: [
      'điểm sàn năm nay bao nhiêu',
      'điểm liệt là mấy điểm',
      'hạnh kiểm khá có được xét không',
      'học lực trung bình có vào được trường không',
      'điều kiện học lực để xét học bạ',
      'ngưỡng đầu vào',
      'học lực khá có vào được không',
    ],
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
    search_names: [
      'nộp bản sao hay bản chính',
      'học bạ điện tử có nộp được không',
      'mất học bạ thì làm thế nào',
      'mất bằng tốt nghiệp',
      'giấy báo trúng tuyển lấy ở đâu',
      'giấy báo gửi về nhà hay lên trường lấy',
      'có cần công chứng không',
    ],
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Xét tuyển thì nộp ảnh chụp, nhập học mới cần bản chính',
        content:
          'Ảnh học bạ giấy hay học bạ điện tử đều được, không cần công chứng. Giấy báo trúng tuyển tải trên cổng tuyển sinh, trường cũng gửi một bản về nhà. Mất học bạ thì xin trường phổ thông cấp bản sao; thiếu một tờ lúc nhập học thì nộp bù sau.',
        list: [],
      },
    ],
  },
  {
    name: 'Đậu rồi thì làm gì tiếp?',
    search_names: ['trúng tuyển rồi làm gì tiếp theo', 'đậu xong cần làm những gì', 'các bước sau khi trúng tuyển'],
    chu_de: 'xet-tuyen',
    tra_loi: [
      {
        title: 'Xác nhận trên hệ thống của Bộ trước, rồi mới nhập học',
        content:
          'Xác nhận từ 17/08/2027 đến 17:00 ngày 25/08/2027; quên bước này là mất chỗ. Rồi bạn tải giấy báo trên cổng, tìm chỗ trọ nếu ở xa, và đến trường trong tuần 06/09/2027 đến 10/09/2027 với giấy tờ và học phí kỳ một. Học bổng Dấu Huyền, Dấu Nặng nộp đơn đến 17/09/2027.',
        list: [],
      },
    ],
  },
];
