import type { DemoQuestion } from '../types.ts';

export const dailyLifeQuestions: DemoQuestion[] = [
  {
    name: 'Trường là công lập hay tư thục?',
    search_names: [
      'trường công hay trường tư',
      'trường dân lập',
      'năm dấu là trường gì',
      'bằng trường tư có giá trị không',
      'bằng có được công nhận không',
      'bằng cấp có giá trị không',
      'bằng đại học hay cao đẳng',
      'trường này là cao đẳng hay đại học',
      'bằng của trường đi xin việc nhà nước được không',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Trường tư thục',
        content:
          'Trường tự lo chi phí hoạt động, nên học phí cao hơn trường công; mức của từng ngành ghi ở trang ngành. Bằng đại học thì như nhau: trường tuyển sinh trên hệ thống của Bộ và cấp bằng theo quy định chung.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường ở đâu?',
    search_names: ['địa chỉ trường', 'trường nằm ở đâu', 'cơ sở cần thơ ở đâu', 'cơ sở sài gòn ở đâu', 'đường tới trường'],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Hai cơ sở: Cần Thơ và TP. Hồ Chí Minh',
        content: 'Nên gọi trước một ngày để có người đưa bạn đi xem xưởng và phòng vẽ.',
        list: [
          'Cần Thơ: 123 đường Ví Dụ, phường Ninh Kiều, TP. Cần Thơ',
          'TP. Hồ Chí Minh: 456 đường Ví Dụ, phường Sài Gòn, TP. Hồ Chí Minh',
        ],
      },
    ],
  },
  {
    name: 'Trường có ký túc xá không?',
    search_names: [
      'trường có hỗ trợ chỗ ở không',
      'có chỗ ở cho sinh viên ở xa không',
      'ký túc xá',
      'ktx',
      'chỗ ở cho sinh viên',
      'thuê trọ gần trường',
      'nhà trọ',
      'trường có chỗ ăn ở không',
      'ở xa lên học thì ở đâu',
      'nội trú',

      'ở tỉnh lên học có chỗ ở không',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Không, sinh viên ở trọ gần trường',
        content:
          'Trường chưa có ký túc xá. Khi nhận giấy báo trúng tuyển, bạn có thể hỏi phòng sinh viên những khu trọ anh chị khóa trước đang ở. Nên đi xem tận nơi cùng người nhà, đọc hợp đồng và đừng chuyển tiền cọc khi chưa thấy phòng. Người ở xã đảo, xã biên giới hay vùng khó khăn có thể xin học bổng Dấu Nặng để phụ tiền trọ.',
        list: [],
      },
    ],
  },
  {
    name: 'Thuê trọ gần trường khoảng bao nhiêu tiền một tháng?',
    search_names: [
      'giá phòng trọ',
      'tiền trọ một tháng',
      'thuê trọ ở cần thơ bao nhiêu',
      'sinh hoạt phí',
      'chi phí ăn ở một tháng',
      'tiền nhà trọ, tiền ăn ở',
      'ở trọ sài gòn bao nhiêu tiền',
      'một tháng ăn ở hết bao nhiêu',
      'phòng trọ quanh trường mấy triệu',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Sinh viên kể: phòng hai người chừng 1,5–2,5 triệu ở Cần Thơ, 3–4,5 triệu ở TP. Hồ Chí Minh',
        content:
          'Đây là con số minh họa cho cả phòng, chưa gồm điện nước; giá thật tùy đường, tùy phòng và tùy năm. Ở ghép hai ba bạn thì nhẹ hơn nhiều. Trước khi trả tiền cọc, bạn nên đi xem tận nơi cùng người nhà và đọc kỹ hợp đồng.',
        list: [],
      },
    ],
  },
  {
    name: 'Con gái học kiến trúc có được không?',
    search_names: [
      'con gái học kiến trúc được không',
      'nữ học kiến trúc',
      'con gái đi công trường',
      'con gái học kiến trúc có cực không',
    ],
    chu_de: 'doi-song',
    majors: ['Kiến trúc'],
    tra_loi: [
      {
        title: 'Được, và ở lớp không có môn nào chia theo nam nữ',
        content:
          'Việc nặng nhất của ngành là nghĩ và làm lại nhiều lần, chứ không phải sức vai. Ra công trường ai cũng mang mũ, mang ủng như nhau. Điều nên cân nhắc là thời gian học 5 năm và những đêm trước buổi bảo vệ, với ai cũng vậy.',
        list: [],
      },
    ],
  },
  {
    name: 'Con gái học nội thất có cực không?',
    search_names: ['nữ học nội thất', 'học nội thất có phải ra công trường không', 'làm nội thất có nặng nhọc không'],
    chu_de: 'doi-song',
    majors: ['Thiết kế nội thất'],
    tra_loi: [
      {
        title: 'Có lúc cực, nhưng không phải vì sức',
        content:
          'Bạn sẽ ra công trường để đo phòng, xem thợ làm và sửa bản vẽ; việc khiêng vác đã có thợ. Cực nhất là những tuần giao nhà, khi món gì cũng phải đúng từng phân. Lớp nội thất có cả nam lẫn nữ, và không môn nào chia riêng.',
        list: [],
      },
    ],
  },
  {
    name: 'Con trai học thời trang có bị cười không?',
    search_names: [
      'con trai học thời trang',
      'nam học may',
      'nam học thiết kế thời trang',
      'con trai học thời trang sau này làm gì',
      'nam học thời trang có kì không',
    ],
    chu_de: 'doi-song',
    majors: ['Thiết kế thời trang'],
    tra_loi: [
      {
        title: 'Ở xưởng, người ta chỉ nhìn đường kim',
        content:
          'Ngành không có yêu cầu nào về ngoại hình hay giới tính. Nhiều thợ rập, thợ cắt giỏi là nam. Nếu ở nhà còn người ngại, hãy rủ họ đến ngày mở xưởng 16/01/2027 ở TP. Hồ Chí Minh để xem lớp học thật.',
        list: [],
      },
    ],
  },
  {
    name: 'Vừa học vừa đi làm thêm được không?',
    search_names: [
      'làm thêm',
      'sinh viên đi làm part time',
      'vừa học vừa làm',
      'freelance khi còn đi học',
      'chạy grab ngoài giờ',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Được, nhưng nên chờ qua năm nhất',
        content:
          'Năm đầu bài làm tay chiếm nhiều buổi tối, đi làm sớm dễ hụt hơi. Từ năm thứ hai, bạn tìm việc gần nghề thì tốt hơn: phụ chụp, dàn tờ rơi, phụ xưởng may. Nhận việc riêng thì đọc trước bài [sáu lỗi hay gặp trong việc tự do đầu tiên](/bai-viet/sau-loi-hay-gap-trong-viec-tu-do-dau-tien).',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Ba mẹ muốn đến xem trường thì đến lúc nào?',
    search_names: ['tham quan trường', 'ngày hội tuyển sinh', 'open day', 'đi xem trường', 'phụ huynh gặp trường'],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Ngày hội, hoặc bất cứ ngày làm việc nào nếu gọi trước',
        content:
          'Thầy cô tư vấn làm việc từ 8:00 đến 17:30, thứ Hai đến thứ Bảy; gọi 0901 234 567 trước một ngày. Các ngày hội không mất phí, ba mẹ đi cùng hay đi riêng đều được.',
        list: [
          'Cần Thơ: sáng 12/12/2026, buổi vẽ thử 20/03/2027, buổi hỏi đáp 15/05/2027',
          'TP. Hồ Chí Minh: ngày mở xưởng 16/01/2027 và 17/04/2027',
        ],
      },
    ],
  },
  {
    name: 'Mù màu hoặc cận nặng có học thiết kế được không?',
    search_names: [
      'mù màu học thiết kế',
      'loạn sắc',
      'cận thị học vẽ',
      'mắt kém học thiết kế',
      'cận thị có học được không',
      'bị mù màu học ngành nào',
      'cận mấy độ thì học được',
      'bị mù màu đỏ xanh có học được không',
      'cận, loạn thị có học được không',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Cận thì không sao; mù màu thì nên hỏi trước về ngành',
        content:
          'Đeo kính đúng số là học được mọi ngành. Người mù màu nhìn khối, nét và sáng tối vẫn tốt, và hợp hơn với những việc ít phải so màu bằng mắt, như dựng hình, diễn hoạt, rập, kiến trúc, nghiên cứu người dùng. Hãy nói với thầy cô lúc tư vấn, để chọn ngành mà bạn không phải thua thiệt.',
        list: [],
      },
    ],
  },
  {
    name: 'Ba mẹ không muốn em học thiết kế, em nên làm gì?',
    search_names: [
      'ba mẹ không cho học thiết kế',
      'gia đình phản đối',
      'thuyết phục ba mẹ',
      'bố mẹ cấm học vẽ',
      'ba mẹ bắt học ngành khác',
      'ba mẹ bắt học kinh tế',
    ],
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Hỏi xem ba mẹ lo điều gì, rồi trả lời đúng điều đó',
        content:
          'Thường ba mẹ lo tiền, lo việc làm, hoặc lo bạn chỉ thích nhất thời. Đem học phí, bảng chi phí và trang nghề ra cùng đọc; đem cả những bài bạn đã làm đều trong vài tháng. Rủ ba mẹ đến ngày hội để tự hỏi thầy cô. Có khi ba mẹ nói đúng một phần, và bạn chọn được ngành hợp hơn.',
        list: [],
      },
    ],
  },
  {
    name: 'Chưa biết mình hợp ngành nào thì bắt đầu từ đâu?',
    search_names: [
      'chọn ngành nào',
      'không biết học ngành gì',
      'trắc nghiệm hướng nghiệp',
      'em hợp ngành gì',
      'không biết nên học ngành gì',
      'tư vấn chọn ngành',
      'em phân vân chưa biết chọn ngành nào',
      'em hướng nội thì học ngành nào',
      'hướng nội, nhút nhát',
      'hướng nội hợp nghề gì',
      'hướng nội học thiết kế được không',
    ],
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Bắt đầu từ việc bạn thích làm, rồi mới đến tên ngành',
        content:
          'Trang [Khám phá theo sở thích](/kham-pha) hỏi 30 việc trong khoảng năm phút và gợi ý những nghề gần với điều bạn thích; đó là gợi ý, không phải lời phán. Lưu vài nghề, đọc kỹ một ngày làm việc của họ, rồi [so sánh](/so-sanh) hai ba ngành dẫn tới đó. Còn phân vân thì gọi hỏi, thầy cô nghe trước rồi mới khuyên.',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Muốn hỏi thêm thì liên hệ ai?',
    search_names: ['số điện thoại trường', 'hotline tuyển sinh', 'zalo tư vấn', 'liên hệ tuyển sinh'],
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Gọi hoặc nhắn Zalo 0901 234 567',
        content:
          'Thầy cô nghe máy từ 8:00 đến 17:30, thứ Hai đến thứ Bảy; ngoài giờ thì nhắn Zalo hoặc viết về tuvan@namdau.example, trường trả lời vào ngày làm việc kế tiếp. Máy bàn là 028 7654 3210. Hỏi bao nhiêu cũng không mất phí.',
        list: [],
      },
    ],
  },
  {
    name: 'Có phải mặc đồng phục không?',
    search_names: [
      'đồng phục',
      'đi học mặc gì',
      'nhuộm tóc có được không',
      'có bắt buộc mặc áo trường không',
      'xăm hình có được vô trường không',
      'có cần mặc áo dài không',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Không, bạn mặc gì cũng được, miễn gọn và an toàn',
        content:
          'Chỉ ở xưởng mới có quy định: tóc cột cao, giày kín mũi, không tay áo rộng khi đứng máy. Ngày khai giảng và ngày bảo vệ thì ăn mặc lịch sự. Nhuộm tóc, xăm hình không sao.',
        list: [],
      },
    ],
  },
  {
    name: 'Ở trường có chỗ gửi xe, ăn trưa, wifi, thư viện không?',
    search_names: [
      'gửi xe ở đâu',
      'căn tin',
      'wifi',
      'thư viện',
      'chỗ để xe, chỗ ăn trưa',
      'cơ sở vật chất',
      'trường có máy lạnh không',
      'trường có sân bóng không',
      'thư viện mấy giờ đóng cửa',
      'ở lại trường làm bài buổi tối được không',
      'ăn trưa ở trường bao nhiêu tiền',
      'gửi xe có tính tiền không',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Có, ở cả hai cơ sở',
        content:
          'Xe máy gửi ở cổng phụ, mang thẻ sinh viên, không tính tiền. Mỗi cơ sở có căn tin nhỏ, quán cơm quanh trường nhiều; wifi phủ phòng học, xưởng và thư viện; thư viện có sách hình khó mua và bàn ngồi vẽ. Phòng vẽ, xưởng in, xưởng may, phòng chụp mở buổi tối nếu bạn đăng ký. Thư viện và xưởng đóng lúc 21:00. Phòng học có máy lạnh, phòng vẽ và xưởng thì quạt; trường không có sân bóng, hồ bơi hay phòng gym.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường có câu lạc bộ hay hoạt động gì không?',
    search_names: ['câu lạc bộ', 'hoạt động sinh viên', 'đội nhóm', 'đi học có vui không', 'ngoại khóa'],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Có, phần lớn do sinh viên tự lập',
        content:
          'Đang có nhóm ký họa phố, chụp ảnh phim, làm truyện tranh, in lụa và đá bóng. Cuối năm cả trường dựng triển lãm, khóa nào cũng được treo bài. Muốn lập nhóm mới, bạn rủ đủ năm người rồi xin phòng sinh viên một chỗ sinh hoạt.',
        list: [],
      },
    ],
  },
  {
    name: 'Thuận tay trái, run tay hay khuyết tật có học được không?',
    search_names: [
      'thuận tay trái có thi vẽ được không',
      'tay run có học vẽ được không',
      'khuyết tật đi xe lăn học được không',
      'khiếm thính học thiết kế',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Được; hãy nói trước để trường sắp chỗ',
        content:
          'Tay trái thì chọn chỗ ngồi cho khỏi ngược sáng. Tay run vẫn học được những ngành làm trên máy nhiều hơn vẽ tay. Hai cơ sở có lối cho xe lăn và thang máy; khi đăng ký thi, bạn ghi điều mình cần vào hồ sơ, không bị trừ điểm nào.',
        list: [],
      },
    ],
  },
  {
    name: 'Con gái thì hợp ngành nào?',
    search_names: ['con gái học ngành nào', 'con gái học quay phim có được không', 'tỉ lệ nam nữ'],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Ngành nào cũng có cả hai, trường không chia',
        content:
          'Thời trang, Đồ họa đông nữ hơn; Thiết kế công nghiệp, Đạo diễn đông nam hơn, và lớp nào cũng chấm như nhau. Máy quay, máy cắt nặng thì làm theo nhóm. Hãy chọn việc bạn muốn làm cả ngày, không chọn theo người ta nghĩ.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường có an toàn không, đi lại thế nào?',
    search_names: [
      'có xe buýt tới trường không',
      'trường có an toàn không',
      'con gái ở xa có an toàn không',
      'đi học bằng xe gì',
      'xe bus tới trường',
      'trường có phòng y tế không',
      'trường có gần bến xe không',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Có bảo vệ cả ngày, có xe buýt từ bến xe tới gần cả hai cơ sở',
        content:
          'Mỗi cơ sở có phòng y tế. Ra vào phải có thẻ sinh viên, xưởng đóng lúc 21:00 và luôn có người trực. Mỗi lớp có một cố vấn mà ba mẹ gọi được. Bạn ở xa nên trọ cùng đường với bạn học, tối về có nhóm.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường thành lập năm nào, có uy tín không, đã kiểm định chưa?',
    search_names: [
      'trường mới hay lâu năm',
      'trường có uy tín không',
      'trường đã kiểm định chưa',
      'trường có bao nhiêu sinh viên',
      'hiệu trưởng',
      'trường có tốt không',
      'trường thành lập lâu chưa',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Năm 2018; trường còn trẻ, mỗi khóa hơn một nghìn bạn',
        content:
          'Trường mới có vài khóa tốt nghiệp và đang làm hồ sơ kiểm định, xong vòng nào sẽ báo vòng ấy. Ban giám hiệu và từng khoa giới thiệu trong ngày hội. Đừng tin lời quảng cáo của ai, kể cả của trường: hãy xem bài của sinh viên và hỏi người đã học.',
        list: [],
      },
    ],
  },
  {
    name: 'Thầy cô muốn đưa lớp đến xem trường thì liên hệ ai?',
    search_names: [
      'giáo viên muốn đưa lớp tới tham quan',
      'trường có về trường thpt tư vấn không',
      'mời trường về tư vấn tuyển sinh',
      'đoàn học sinh tham quan trường',
      'giáo viên chủ nhiệm đưa lớp đi xem trường',
    ],
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Gọi hoặc viết trước hai tuần, trường đón cả lớp và không thu phí',
        content:
          'Viết về tuvan@namdau.example hoặc gọi 0901 234 567: lớp mấy, bao nhiêu bạn, ngày nào. Một buổi gồm đi xem xưởng, làm thử một bài và hỏi đáp. Trường cũng về trường phổ thông nói chuyện khi được mời.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường khác cũng dạy thiết kế, vì sao học ở đây?',
    search_names: [
      'trường khác cũng dạy thiết kế thì sao',
      'văn lang, hutech, fpt, hoa sen hay trường này',
      'trường mình với văn lang cái nào tốt hơn',
    ],
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Trường không chấm điểm trường bạn; hãy so năm điều',
        content: 'Trường nào hợp còn tùy ngành và túi tiền của nhà mình. Đến tận nơi mỗi trường một buổi rồi hãy quyết.',
        list: [
          'Môn học của đúng ngành bạn chọn',
          'Học phí cả khóa, kể cả vật liệu',
          'Xưởng, phòng máy mở đến mấy giờ',
          'Bài tốt nghiệp của khóa vừa rồi',
          'Ai dạy, một lớp bao nhiêu người',
        ],
      },
    ],
  },
  {
    name: 'Phụ huynh có theo dõi được việc học của con không?',
    search_names: [
      'phụ huynh có được xem điểm của con không',
      'trường có họp phụ huynh không',
      'con học hành thế nào ba mẹ biết ở đâu',
      'trường có báo kết quả về nhà không',
    ],
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Có, qua cố vấn của lớp, và khi con đồng ý cho xem điểm',
        content:
          'Sinh viên đã lớn nên bảng điểm gửi cho bạn, bạn mở cho ba mẹ xem được. Trường họp phụ huynh đầu năm nhất và mời cả nhà xem bài treo cuối năm. Con vắng lâu hoặc có chuyện thì cố vấn gọi về nhà.',
        list: [],
      },
    ],
  },
];
