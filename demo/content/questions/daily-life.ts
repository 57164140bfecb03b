import type { DemoQuestion } from '../types.ts';
import { wordings } from './wordings.ts';

export const dailyLifeQuestions: DemoQuestion[] = [
  {
    name: 'Trường là công lập hay tư thục?',
    search_names: wordings(`
      trường công hay trường tư / trường dân lập / năm dấu là trường gì / bằng trường tư có giá trị không /
      bằng có được công nhận không / bằng cấp có giá trị không / trường này là cao đẳng hay đại học
      / bằng của trường đi xin việc nhà nước được không / ba mẹ sợ trường tư / bằng có thi công chức được không /
      trường này có phải trường nghề không / bằng đại học chính quy không / có phải trung tâm không / trường nhà nước không /
      bộ có công nhận không / bằng trường này xin việc người ta có nhận không / bằng tư có bằng bằng công không /
      trường tư có tốt không / đại học thật hay trung tâm / trường này thuộc nhà nước hả / trường dỏm / trường này có dỏm không
      / trường lởm / bằng này nhà nước có công nhận không / học trường tư có thiệt không / bằng có giống bằng trường công không
      / bằng khác gì bằng trường công / học phí đắt hơn trường công bao nhiêu / học phí so với trường công /
      học phí cao hơn trường công bao nhiêu
    `),
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
    search_names: wordings(`
      địa chỉ trường / trường nằm ở đâu / cơ sở cần thơ ở đâu / cơ sở sài gòn ở đâu / đường tới trường /
      trường có gần trung tâm không / trường ở trung tâm hay ngoại ô
    `),
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
    search_names: wordings(`
      trường có hỗ trợ chỗ ở không / có chỗ ở cho sinh viên ở xa không / ký túc xá / ktx / chỗ ở cho sinh viên /
      thuê trọ gần trường / nhà trọ / trường có chỗ ăn ở không / ở xa lên học thì ở đâu / nội trú /
      ở tỉnh lên học có chỗ ở không / con tôi ở xa không yên tâm chỗ ở / trường giới thiệu trọ không / nhà xa trường quá /
      dưới quê lên ở đâu / sợ bị lừa tiền cọc trọ / ở quê lên chưa biết ở đâu / tìm trọ sao cho an toàn / tìm phòng trọ thế nào
      / ở ghép với ai / ký túc xá cho nam / con tôi lên thành phố ở đâu / ở trọ an toàn không / kiếm phòng trọ gần trường /
      trường có giúp tìm phòng không / sinh viên tỉnh ở đâu / trường có nhà trọ riêng không / nhà trọ cho nữ gần trường /
      phòng trọ cho nữ / trọ cho nam gần trường
    `),
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
    search_names: wordings(`
      giá phòng trọ / tiền trọ một tháng / thuê trọ ở cần thơ bao nhiêu / sinh hoạt phí / chi phí ăn ở một tháng /
      tiền nhà trọ, tiền ăn ở / ở trọ sài gòn bao nhiêu tiền / một tháng ăn ở hết bao nhiêu / phòng trọ quanh trường mấy triệu /
      mướn phòng / mướn nhà trọ / sống ở sài gòn cần bao nhiêu / mỗi tháng gửi con bao nhiêu /
      cần bao nhiêu tiền một tháng để sống / tiền điện nước / cần thơ sống có rẻ không / giặt đồ ở đâu / tiệm giặt ủi / giặt ủi
      / ở ghép bao nhiêu / gần trường có trọ rẻ không / nuôi con ăn học một tháng / mỗi tháng cho con bao nhiêu tiền /
      trọ ở sài gòn mắc không / ở sài gòn có đắt đỏ không / ăn uống một tháng hết nhiêu / trọ gần trường nhiêu tiền /
      ở trọ một mình tốn bao nhiêu / phòng có máy lạnh bao nhiêu / tổng chi phí 1 tháng của sinh viên /
      một tháng sinh viên tốn bao nhiêu / chi phí 1 tháng ở sài gòn / sống ở thành phố một tháng hết bao nhiêu
    `),
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Sinh viên kể: phòng hai người chừng 1,5–2,5 triệu ở Cần Thơ, 3–4,5 triệu ở TP. Hồ Chí Minh',
        content:
          'Đây là con số minh họa cho cả phòng, chưa gồm điện nước; ăn uống, đi lại chừng 2,5–3,5 triệu nữa mỗi người. Giá thật tùy đường, tùy phòng và tùy năm; ở ghép hai ba bạn thì nhẹ hơn nhiều. Gần khu trọ có quán cơm và tiệm giặt ủi. Đi xem tận nơi cùng người nhà rồi hãy trả cọc.',
        list: [],
      },
    ],
  },
  {
    name: 'Con gái học kiến trúc có được không?',
    search_names: wordings(`
      con gái học kiến trúc được không / nữ học kiến trúc / con gái đi công trường / con gái học kiến trúc có cực không /
      con gái làm kiến trúc sư / con gái yếu học kiến trúc / mẹ sợ con gái học kiến trúc cực
    `),
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
    search_names: wordings(`
      nữ học nội thất / học nội thất có phải ra công trường không / làm nội thất có nặng nhọc không / con gái làm nội thất /
      nội thất có nặng không / nội thất có phải khiêng vác không /
      con gái học thiết kế nội thất có vất vả không / con gái học nội thất có nặng nhọc không
    `),
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
    search_names: wordings(`
      con trai học thời trang / nam học may / nam học thiết kế thời trang / con trai học thời trang sau này làm gì /
      nam học thời trang có kì không / nam học may có bị chọc không / con trai tôi đòi học thời trang / con trai học may /
      con trai học thời trang bị chê ẻo lả / nam giới làm thời trang / ba không cho con trai học thời trang
    `),
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
    search_names: wordings(`
      làm thêm / sinh viên đi làm part time / vừa học vừa làm / freelance khi còn đi học / chạy grab ngoài giờ /
      đi làm kiếm tiền / chạy xe ôm / bán hàng online / làm quán trà sữa / tự lo học phí / vừa học vừa kiếm tiền / nhận vẽ thuê
      / năm hai đi làm được chưa / đi làm thêm có ảnh hưởng học không / làm thêm phụ ba mẹ / đi dạy kèm kiếm tiền /
      tự kiếm tiền đóng học phí / lịch học có trống để đi làm không / buổi tối đi làm được không / vừa học vừa phụ quán /
      vừa học vừa bán hàng / nhận job vẽ / chạy shipper / vừa học vừa nhận thiết kế / tự nuôi bản thân được không /
      nghỉ hè đi làm được không / hè đi làm thêm / làm thêm dịp hè
    `),
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
    search_names: wordings(`
      tham quan trường / ngày hội tuyển sinh / open day / đi xem trường / phụ huynh gặp trường / đi thăm trường /
      dẫn con đi xem trường / vô trường tham quan / học thử một buổi / cho học thử không / trải nghiệm một ngày /
      vào lớp xem thử / gặp thầy cô trực tiếp / phụ huynh muốn tới trường hỏi / đến trường tư vấn trực tiếp /
      có ai dẫn đi xem không / ngày hội tháng mấy / workshop cho học sinh cấp ba / có được vô xưởng coi không /
      học thử được không / ghé trường hỏi trực tiếp / tham quan có mất tiền không / cho con đi xem trường / xem tận mắt xưởng /
      đến trường gặp ai / chủ nhật tới xem được không / trường có ngày mở cửa không / đi coi trường có cần hẹn trước không /
      tham quan trường kiểu gì / có tour tham quan không / học thử một ngày trước khi quyết định /
      muốn xem bài của sinh viên tận nơi / ngày hội tư vấn tuyển sinh ở sài gòn / ngày hội ở cần thơ
    `),
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Ngày hội, hoặc bất cứ ngày làm việc nào nếu gọi trước',
        content:
          'Thầy cô tư vấn làm việc từ 8:00 đến 17:30, thứ Hai đến thứ Bảy; gọi 0901 234 567 trước một ngày. Các ngày hội không mất phí, có chỗ cho bạn ngồi làm thử, ba mẹ đi cùng hay đi riêng đều được.',
        list: [
          'Cần Thơ: sáng 12/12/2026, buổi vẽ thử 20/03/2027, buổi hỏi đáp 15/05/2027',
          'TP. Hồ Chí Minh: ngày mở xưởng 16/01/2027 và 17/04/2027',
        ],
      },
    ],
  },
  {
    name: 'Mù màu hoặc cận nặng có học thiết kế được không?',
    search_names: wordings(`
      mù màu học thiết kế / bị mù màu có học được không / loạn sắc / cận thị học vẽ / mắt kém học thiết kế / cận thị có học được không /
      bị mù màu học ngành nào / cận mấy độ thì học được / bị mù màu đỏ xanh có học được không /
      cận, loạn thị có học được không / cận nặng / mắt yếu / loạn thị / viễn thị / mù màu nhẹ / không phân biệt được màu /
      đeo kính học được không / sợ học thiết kế hư mắt / độ cận cao / mổ mắt / con tôi cận nặng / mắt kém ngồi máy nhiều /
      nhìn màu không rõ / học thiết kế có tăng độ không / rối loạn sắc giác / phân biệt màu kém / đeo kính dày
    `),
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
    search_names: wordings(`
      ba mẹ không cho học thiết kế / gia đình phản đối / thuyết phục ba mẹ / bố mẹ cấm học vẽ / ba mẹ bắt học ngành khác /
      ba mẹ bắt học kinh tế / nhà không ủng hộ / ba mẹ chê ngành này / ba mẹ muốn em học y / bố bắt học công an /
      mẹ nói học vẽ nghèo / ba nói vẽ không có tương lai / làm sao nói với ba mẹ / xin ba mẹ học thiết kế / cãi nhau với ba mẹ /
      ông bà phản đối / nhà em không thích em học cái này / con cứ đòi học thiết kế tôi lo / con tôi đòi học vẽ có nên cho không
      / ba mẹ không hiểu ngành thiết kế / ba mẹ muốn con học sư phạm / làm sao để ba mẹ đồng ý / ba mẹ nghĩ vẽ là vô bổ /
      mẹ chê vẽ vời / ba nói học vẽ đói / nhà không cho học / bị gia đình cản / tôi lo con học thiết kế không có tương lai /
      có nên cản con học thiết kế / má kêu học ngành khác / bố mẹ định hướng ngành khác / bà nội không cho học vẽ /
      ba mẹ muốn em học kế toán / ba mẹ muốn em học ngành khác / mẹ muốn em học sư phạm / thích vẽ mà ba mẹ bắt học kế toán /
      ba mẹ chê học vẽ không có tương lai
    `),
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
    search_names: wordings(`
      chọn ngành nào / không biết học ngành gì / trắc nghiệm hướng nghiệp / em hợp ngành gì / không biết nên học ngành gì /
      tư vấn chọn ngành / em phân vân chưa biết chọn ngành nào / em hướng nội thì học ngành nào / hướng nội, nhút nhát /
      hướng nội hợp nghề gì / hướng nội học thiết kế được không / mông lung / chưa định hướng / test chọn ngành /
      trắc nghiệm tính cách / mbti / em hợp nghề nào / định hướng nghề nghiệp / chọn ngành theo sở thích /
      lớp 12 rồi chưa biết học gì / rối quá không biết chọn ngành / con tôi hợp ngành nào / không biết bản thân hợp gì /
      em chẳng biết học gì / thích vẽ thì nên học ngành nào / chọn ngành sao cho đúng / phân vân giữa nhiều ngành /
      sợ chọn sai ngành / ai tư vấn chọn ngành giúp em / con tôi thích vẽ thì học ngành gì / em thích sáng tạo học ngành gì /
      học giỏi đều không biết chọn gì / con tôi ham chơi không biết cho học gì
    `),
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
    search_names: wordings(`
      số điện thoại trường / hotline tuyển sinh / zalo tư vấn / liên hệ tuyển sinh / gặp ai để hỏi / ai tư vấn / nhắn tin hỏi /
      gọi có mất phí không / chat với trường / nhắn không thấy trả lời / inbox / phụ huynh muốn gọi hỏi / hỏi trực tiếp ai /
      gọi điện không ai bắt máy / gọi hoài không ai nghe / gọi không được / nhắn tin sao không ai trả lời /
      nhắn facebook không trả lời / muốn gặp tư vấn viên / cho xin số người tư vấn / chưa nhận được email xác nhận /
      chưa thấy email xác nhận / tư vấn ngoài giờ hành chính / buổi tối có ai tư vấn không
    `),
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
    search_names: wordings(`
      đồng phục / đi học mặc gì / nhuộm tóc có được không / có bắt buộc mặc áo trường không / xăm hình có được vô trường không /
      có cần mặc áo dài không / mặc váy / mặc quần short / dép lê / con trai để tóc dài / bấm khuyên / xỏ khuyên / xăm mình /
      trang phục đi học / mang dép đi học / nhuộm màu tóc có bị đuổi không / có áo khoa không / có cấm nhuộm tóc không /
      trường có cấm gì không
    `),
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
    search_names: wordings(`
      gửi xe ở đâu / căn tin / wifi / thư viện / chỗ để xe, chỗ ăn trưa / cơ sở vật chất / trường có máy lạnh không /
      trường có sân bóng không / thư viện mấy giờ đóng cửa / ở lại trường làm bài buổi tối được không /
      ăn trưa ở trường bao nhiêu tiền / gửi xe có tính tiền không / nghỉ trưa ở đâu / chỗ ngủ trưa / ăn chay /
      quán ăn gần trường / phòng tự học / máy in ở trường / in bài ở đâu / trường có thang máy không / trường có hồ bơi không /
      trường có bể bơi không / trường có phòng gym không / giờ mở cửa thư viện / trường có rộng không / ở lại trường tới mấy giờ
      / xưởng mở tới mấy giờ / học ở trường tới khuya được không / có đội bóng rổ sân bóng rổ không /
      buổi trưa ở lại trường được không / căn tin mắc không / có chỗ tự học không / mượn sách / trường có phòng tập không /
      có chỗ nghỉ trưa không / trường có xưởng may không / trường có xưởng in không / trường có phòng vẽ không /
      dùng xưởng ngoài giờ / xưởng mở buổi tối không / có được dùng xưởng ngoài giờ không / trường có những xưởng gì /
      gần trường có tiệm in không / tiệm in gần trường
    `),
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Có, ở cả hai cơ sở',
        content:
          'Xe máy gửi ở cổng phụ, mang thẻ sinh viên, không tính tiền. Mỗi cơ sở có căn tin nhỏ bán cả món chay, quán cơm quanh trường nhiều; wifi phủ phòng học, xưởng và thư viện; thư viện có sách hình khó mua, máy in và bàn ngồi vẽ, trưa thì nghỉ ở sảnh. Phòng vẽ, xưởng in, xưởng may, phòng chụp mở buổi tối nếu bạn đăng ký. Thư viện và xưởng đóng lúc 21:00. Nhà học có thang máy; phòng học có máy lạnh, phòng vẽ và xưởng thì quạt; trường không có sân bóng, hồ bơi hay phòng gym.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường có câu lạc bộ hay hoạt động gì không?',
    search_names: wordings(`
      câu lạc bộ / hoạt động sinh viên / đội nhóm / đi học có vui không / ngoại khóa / có đội bóng không / câu lạc bộ văn nghệ /
      tình nguyện / mùa hè xanh / đoàn trường / có sự kiện gì không / cuộc thi thiết kế / triển lãm sinh viên /
      đời sống sinh viên / học ở đây có chán không / điểm rèn luyện / câu lạc bộ cosplay / chơi thể thao / sợ không quen ai /
      có lập nhóm riêng được không / đội tuyển bóng rổ / có đội văn nghệ không / có giải đấu không / có hội thao không /
      sợ không có bạn bè / có chơi nhạc không / có thi thiết kế không / triển lãm tốt nghiệp ở đâu / khi nào có triển lãm
    `),
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Có, phần lớn do sinh viên tự lập',
        content:
          'Đang có nhóm ký họa phố, chụp ảnh phim, làm truyện tranh, in lụa và đá bóng. Đoàn, Hội có ngày tình nguyện và mùa hè xanh. Cuối năm cả trường dựng triển lãm, khóa nào cũng được treo bài. Muốn lập nhóm mới, bạn rủ đủ năm người rồi xin phòng sinh viên một chỗ sinh hoạt.',
        list: [],
      },
    ],
  },
  {
    name: 'Thuận tay trái, run tay hay khuyết tật có học được không?',
    search_names: wordings(`
      thuận tay trái có thi vẽ được không / tay run có học vẽ được không / khuyết tật đi xe lăn học được không /
      khiếm thính học thiết kế / liệt một tay / ngồi xe lăn / câm điếc / bị trầm cảm có học được không / rối loạn lo âu /
      tăng động / tự kỷ / sức khỏe yếu / bệnh tim / hen suyễn / con tôi bị khuyết tật / bị bệnh có học được không / dị ứng sơn /
      dị ứng màu / chân yếu / viết tay trái / con tôi yếu sức học được không / mồ hôi tay / sức khỏe không tốt / có bệnh nền /
      em thuận tay trái / tay bị tật / chân đi khập khiễng / nghe kém / mắc bệnh mãn tính / gãy tay sao thi vẽ /
      bị gãy tay có dời ngày thi được không / bị thương ở tay đi thi vẽ
    `),
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Được; hãy nói trước để trường sắp chỗ',
        content:
          'Tay trái thì chọn chỗ ngồi cho khỏi ngược sáng. Tay run vẫn học được những ngành làm trên máy nhiều hơn vẽ tay. Hai cơ sở có lối cho xe lăn và thang máy; khi đăng ký thi, bạn ghi điều mình cần vào hồ sơ, không bị trừ điểm nào. Bệnh lâu năm, dị ứng sơn hay bụi vải cũng nên báo.',
        list: [],
      },
    ],
  },
  {
    name: 'Con gái thì hợp ngành nào?',
    search_names: wordings(`
      con gái học ngành nào / con gái học quay phim có được không / tỉ lệ nam nữ / ngành cho con gái /
      ngành nào nhẹ nhàng cho con gái / con gái tôi hợp ngành gì / lớp nhiều nữ không / lớp nhiều nam hay nữ /
      con trai hợp ngành nào / nam học ngành gì / ngành nào cho con trai / bé gái thích vẽ học ngành gì /
      con gái vác máy quay nổi không / con gái học ngành kỹ thuật / học thiết kế có cần ngoại hình không /
      có cần xinh đẹp không / có cần cao ráo không
    `),
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
    search_names: wordings(`
      có xe buýt tới trường không / trường có an toàn không / con gái ở xa có an toàn không / đi học bằng xe gì /
      xe bus tới trường / trường có phòng y tế không / trường có gần bến xe không / trường có an ninh không / có bảo vệ không /
      mất xe / tuyến xe buýt / đi học về khuya / tan học trễ có nguy hiểm không / giờ giới nghiêm / bị bắt nạt / kỳ thị /
      phân biệt vùng miền / lgbt / tư vấn tâm lý / buồn không biết nói với ai / stress có ai giúp không /
      con gái xa nhà sợ nguy hiểm / bị bệnh ở trường / khu trường có kẹt xe không / đồng tính có bị kỳ thị không /
      có ai để tâm sự không / trầm cảm khi đi học xa / xe đưa đón từ tỉnh / nhà xa đi về được không /
      đường tới trường có dễ đi không / con gái tan học tối / khu đó có phức tạp không / có ai quản lý ngoài giờ không /
      bạn bè trêu chọc / áp lực quá thì nói với ai / từ nhà tới trường xa quá / đi học bằng xe máy được không /
      khu vực trường thế nào / có camera không / trọ quanh trường có an ninh không /
      từ bến xe miền tây qua trường bao xa / từ bến xe về trường / con gái một mình lên sài gòn học / mẹ lo con ở xa một mình /
      xưởng có nguy hiểm không / xưởng gỗ có nguy hiểm không / nhà xa ngày nào cũng chạy lên trường / nhà xa trường mấy chục cây
    `),
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Có bảo vệ cả ngày, có xe buýt từ bến xe tới gần cả hai cơ sở',
        content:
          'Mỗi cơ sở có phòng y tế. Ra vào phải có thẻ sinh viên, xưởng đóng lúc 21:00 và luôn có người trực. Mỗi lớp có một cố vấn mà ba mẹ gọi được. Bạn ở xa nên trọ cùng đường với bạn học, tối về có nhóm. Bị bắt nạt, kỳ thị hay thấy mình buồn quá thì gặp cố vấn hoặc phòng sinh viên, có người nghe và giữ kín.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường thành lập năm nào, có uy tín không, đã kiểm định chưa?',
    search_names: wordings(`
      trường mới hay lâu năm / trường có uy tín không / trường đã kiểm định chưa / trường có bao nhiêu sinh viên /
      hiệu trưởng / trường có tốt không / trường thành lập lâu chưa / trường có nổi tiếng không / chưa nghe tên trường /
      trường xếp hạng mấy / review trường / trường này lừa đảo không / trường có lừa đảo không / chất lượng đào tạo /
      chất lượng giảng dạy / xem bài sinh viên ở đâu / sản phẩm của sinh viên / đồ án các khóa trước / trường top mấy /
      trường có kiểm định chất lượng không / sinh viên khóa trước thấy sao / trường có đáng tin không / trường mở lâu chưa /
      đánh giá về trường / ai học trường này rồi cho xin ý kiến / chất lượng trường ra sao
    `),
    chu_de: 'doi-song',
    tra_loi: [
      {
        title: 'Năm 2018; trường còn trẻ, mỗi khóa hơn một nghìn bạn',
        content:
          'Trường mới có vài khóa tốt nghiệp và đang làm hồ sơ kiểm định, xong vòng nào sẽ báo vòng ấy. Ban giám hiệu và từng khoa giới thiệu trong ngày hội. Đừng tin lời quảng cáo của ai, kể cả của trường: hãy xem bài của sinh viên treo ở sảnh hai cơ sở và hỏi người đã học.',
        list: [],
      },
    ],
  },
  {
    name: 'Thầy cô muốn đưa lớp đến xem trường thì liên hệ ai?',
    search_names: wordings(`
      giáo viên muốn đưa lớp tới tham quan / trường có về trường thpt tư vấn không / mời trường về tư vấn tuyển sinh /
      đoàn học sinh tham quan trường / giáo viên chủ nhiệm đưa lớp đi xem trường / hướng nghiệp cho học sinh trường tôi /
      mời diễn giả / hợp tác trường thpt / giáo viên hướng nghiệp / dẫn học sinh tham quan xưởng /
      trường cấp ba muốn mời trường
    `),
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
    search_names: wordings(`
      trường khác cũng dạy thiết kế thì sao / văn lang, hutech, fpt, hoa sen hay trường này /
      trường mình với văn lang cái nào tốt hơn / sao không học trường công / trường nào học thiết kế tốt nhất /
      có gì hơn trường khác / điểm mạnh của trường / khác gì trường khác / trường có gì đặc biệt / lý do chọn trường /
      phân vân hai trường / so với trường công thì sao / trường nào dạy thiết kế tốt
    `),
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
    search_names: wordings(`
      phụ huynh có được xem điểm của con không / trường có họp phụ huynh không / con học hành thế nào ba mẹ biết ở đâu /
      trường có báo kết quả về nhà không / con nghỉ học trường có báo không / phụ huynh liên hệ giáo viên / xem điểm con ở đâu /
      sổ liên lạc / tài khoản phụ huynh / gặp giáo viên chủ nhiệm / nhóm zalo phụ huynh / con tôi ham chơi trường có quản không
      / con rớt môn nhà có biết không / cố vấn học tập / con bỏ học ba mẹ có biết không / trường có quản lý sinh viên không /
      ba mẹ có biết điểm không / con học ra sao ba mẹ có biết không / trường có liên lạc với gia đình không /
      con trốn học ai báo / ở xa không quản được con / cố vấn học tập là gì / cố vấn lớp là ai
    `),
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
  {
    name: 'Tự học, học trung tâm hay học đại học thiết kế?',
    search_names: wordings(`
      tự học thiết kế được không / học trung tâm hay đại học / không học đại học làm designer được không /
      học nghề hay học đại học / có cần bằng đại học để làm thiết kế / học khóa ngắn rồi đi làm / tự học trên mạng /
      đi làm luôn khỏi học đại học / nên học đại học hay đi làm / có đáng học bốn năm không / ngành nào không cần bằng cấp /
      học đại học thiết kế có phí thời gian không / học youtube cũng làm được thiết kế / học trung tâm vài tháng rồi đi làm /
      tự học ở nhà được không / học trung tâm với học đại học khác gì / học khóa ngắn hạn ở ngoài /
      không có bằng có làm thiết kế được không / người ta tự học cũng làm được / học 4 năm có lâu quá không /
      học khóa online rồi đi làm / bằng đại học có quan trọng không
    `),
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Phần mềm tự học được; góp ý và xưởng thì khó có một mình',
        content:
          'Nhiều nghề thiết kế không đòi bằng, riêng kiến trúc thì cần. Ở trường bạn có người góp ý mỗi tuần, xưởng, chỗ thực tập và một nền để đổi hướng về sau. Còn lưỡng lự thì học thử một khóa ngắn, rồi hãy quyết cho bốn năm.',
        list: [],
      },
    ],
  },
  {
    name: 'Đang học lớp 10, lớp 11 thì nên chuẩn bị gì?',
    search_names: wordings(`
      lớp 10 chọn môn gì để học thiết kế / em học lớp 11 thì chuẩn bị gì / lớp 10 chuẩn bị gì / chọn tổ hợp môn lớp 10 /
      lớp 9 muốn theo thiết kế / cấp ba nên học môn nào / chuẩn bị từ sớm / con tôi mới lớp 10 / con học lớp 9 mê vẽ /
      em mới lớp 11 giờ nên làm gì / chuẩn bị từ lớp mấy / lớp 10 nên chọn môn nào / còn hai năm nữa mới thi /
      em lớp 11 muốn học thiết kế / cấp 2 thích vẽ / lớp 10 nên chọn khối nào / chọn môn để sau thi thiết kế /
      còn sớm nên học gì trước / lớp 11 đăng ký trước được chưa / lớp 11 nộp hồ sơ được chưa / lớp 11 thi vẽ trước được không
    `),
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Giữ môn của tổ hợp mình nhắm, và mỗi tuần làm một món',
        content:
          'Phần lớn ngành xét D01 hoặc H00, H01, nên Ngữ văn với Toán, Tiếng Anh là nền; Kiến trúc cần thêm Vật lí nếu xét V00. Học bạ tính cả ba năm, lớp 10 đã đáng giữ. Vẽ, chụp hay may mỗi tuần một món rồi cất lại, sau này thành tập bài; lớp 12 mới cần luyện đúng bài thi.',
        list: [],
      },
    ],
  },
  {
    name: 'Tổ hợp có Tin học, Công nghệ hay Giáo dục kinh tế và pháp luật có xét không?',
    search_names: wordings(`
      toán văn tin / toán lý tin / toán anh tin / môn tin học có xét không / giáo dục kinh tế và pháp luật /
      môn công nghệ có xét không / tổ hợp có môn tin / em chọn tin với gdktpl / chọn môn tin và công nghệ có ngành nào không /
      khối x06 / em học gdcd muốn thi thiết kế
    `),
    chu_de: 'khac',
    tra_loi: [
      {
        title: 'Năm 2027 chưa ngành nào xét những môn ấy',
        content:
          'Trường xét A00, A01, C00, D01 và các tổ hợp có bài năng khiếu H00, H01, V00, V01, S00. Thi môn nào thì bạn cũng còn Toán, Ngữ văn: thêm Tiếng Anh là D01, thêm một bài vẽ là H01.',
        list: [],
      },
    ],
  },
];
