import type { DemoQuestion } from '../types.ts';
import { wordings } from './wordings.ts';

export const studyingQuestions: DemoQuestion[] = [
  {
    name: 'Em thích vẽ nhưng học dở toán thì hợp ngành nào?',
    search_names: wordings(`
      thích vẽ nhưng dở toán / học thiết kế có cần giỏi toán không / dốt toán học ngành gì / sợ toán /
      thích vẽ nhân vật game mà ghét toán / thiết kế có tính toán nhiều không / toán dưới trung bình /
      con tôi học toán yếu mà thích vẽ / mê vẽ mà ngu toán / toán em tệ lắm mà mê vẽ
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế đồ họa', 'Thiết kế thời trang', 'Thiết kế hoạt hình', 'Nhiếp ảnh', 'Thiết kế mỹ thuật sân khấu, điện ảnh'],
    tra_loi: [
      {
        title: 'Có H00, tổ hợp không có môn Toán',
        content:
          'Đồ họa, Thời trang, Hoạt hình, Nhiếp ảnh, Nội thất và Mỹ thuật sân khấu, điện ảnh đều xét H00: Ngữ văn và hai bài vẽ. Vào học rồi bạn vẫn gặp con số, như đo rập, chia lưới, tính giá, nhưng đó là phép tính của lớp 9. Kiến trúc và Thiết kế công nghiệp dùng Toán, Vật lí nhiều hơn.',
        list: [],
      },
    ],
  },
  {
    name: 'Học thiết kế cần mua laptop gì?',
    search_names: wordings(`
      laptop gì / máy tính học thiết kế / cấu hình máy / macbook hay windows / máy win hay mac / học thiết kế mua máy nào /
      laptop bao nhiêu tiền thì đủ học / máy yếu học được không / laptop 15 triệu học được không /
      máy tính cấu hình thế nào để học / ngành nào cần máy mạnh nhất / máy tính bao nhiêu RAM thì học được /
      laptop cũ học được không / máy cấu hình thấp / macbook học được không / macbook air m1 / macbook air có ổn không /
      laptop tầm 20 triệu / khi nào mua laptop / con tôi học thiết kế cần máy tính loại nào / máy chạy 3d /
      mua máy tính trước khi nhập học / laptop văn phòng học được không / máy i3 / máy hay bị lag / sắm máy gì cho con học /
      máy nào hợp để học / năm nhất cần laptop chưa / có cần mua máy tính liền không / laptop hãng nào / dell hay asus /
      cấu hình tối thiểu / laptop cũ 10 triệu / học thiết kế có cần máy xịn không / cần màn hình gì / máy mấy inch /
      mua máy ở đâu / máy gaming học thiết kế / năm nhất đã cần laptop chưa / để năm hai mua laptop được không /
      mua máy tầm giá nào / máy tầm giá bao nhiêu / mua laptop tầm bao nhiêu tiền
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Chưa vội mua: nhiều ngành đến năm thứ hai mới cần',
        content:
          'Năm nhất có phòng máy của trường; UI/UX thì nên có máy từ học kỳ một. Mức nên nhắm là bộ nhớ 16 GB, ổ SSD từ 512 GB, màn hình phủ gần trọn sRGB; học 3D và dựng phim cần máy khỏe hơn. Windows hay macOS đều học được, riêng nội thất và kiến trúc dùng Windows nhiều. Xem thêm bài [chọn máy tính xách tay](/bai-viet/chon-may-tinh-xach-tay-de-hoc-thiet-ke).',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Trường có phòng máy cho sinh viên không?',
    search_names: wordings(`
      phòng máy / máy tính của trường / không có máy tính học được không / máy ở trường có đủ không / mượn máy ảnh của trường /
      mượn máy quay, thiết bị / không có laptop thì sao / không có tiền mua laptop / chưa có laptop / dùng máy trường làm bài /
      phòng máy mở tới mấy giờ / mượn máy may / mượn đèn chụp / nhà nghèo không mua nổi laptop / laptop hư thì làm sao /
      không mua nổi máy ảnh / mượn thiết bị / xưởng may có máy không / không có máy tính thì có học được không /
      không có laptop có học được không / nhà không có máy tính
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Có, ở cả hai cơ sở',
        content:
          'Phòng máy mở theo giờ học và cho sinh viên ngồi làm bài ngoài giờ, có sẵn phần mềm của các môn. Máy ảnh, máy quay, máy may thì mượn theo giờ ở xưởng; laptop thì không cho mượn về. Tuần cuối kỳ phòng rất đông, nên bạn hỏi lịch trước. Chưa có máy riêng thì năm nhất vẫn theo được.',
        list: [],
      },
    ],
  },
  {
    name: 'Học mấy năm thì ra trường?',
    search_names: wordings(`
      học mấy năm / thời gian đào tạo / học 4 năm hay 5 năm / ngành nào học nhanh / học 3 năm rưỡi là ngành nào /
      ngành nào học 3 năm rưỡi / ngành nào học 5 năm
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Truyền thông đa phương tiện', 'Thiết kế nội thất', 'Kiến trúc'],
    tra_loi: [
      {
        title: 'Phần lớn là 4 năm',
        content: 'Ba ngành khác đi một chút. Thời gian này tính khi bạn học đúng kế hoạch; nợ môn hoặc tạm dừng thì dài hơn.',
        list: ['Truyền thông đa phương tiện: 3,5 năm', 'Thiết kế nội thất: 4,5 năm', 'Kiến trúc: 5 năm'],
      },
    ],
  },
  {
    name: 'Một tuần học ở trường diễn ra thế nào?',
    search_names: wordings(`
      lịch học / một tuần học mấy buổi / học nhiều không / mấy giờ vào học / học sáng hay chiều / có học thứ bảy không /
      thời khóa biểu / một ngày học mấy tiếng / học cả ngày hay một buổi / học nguyên ngày hả / một ngày học mấy buổi /
      học mấy ngày một tuần / lịch học có dày không / bài tập nhiều không / rảnh được mấy buổi /
      học xong có thời gian rảnh không / học kín tuần không / mấy giờ vô học buổi sáng / buổi sáng học lúc mấy giờ /
      lịch có trống buổi tối không / tối có phải học không / một tuần nghỉ mấy ngày / lịch học linh động không /
      bao nhiêu tiết một ngày / học xong mấy giờ / trưa có được nghỉ không / vô lớp mấy giờ / tan lúc mấy giờ /
      thời gian học mỗi ngày
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế đồ họa'],
    tra_loi: [
      {
        title: 'Lấy ngành Đồ họa: khoảng 20–24 giờ trên lớp, tự làm cũng chừng ấy',
        content:
          'Một học kỳ có năm đến sáu môn, hai môn trong số đó ở xưởng cả buổi. Buổi sáng vào lớp lúc 7:30, buổi chiều lúc 13:00 (giờ minh họa); thứ Bảy có lớp thì báo trước, Chủ nhật nghỉ. Tuần nào cũng có buổi treo bài lên tường để cả lớp góp ý. Cực nhất là tuần cuối kỳ; ai làm đều từ đầu thì đỡ thức đêm.',
        list: [],
      },
    ],
  },
  {
    name: 'Có được đi thực tập không, vào lúc nào?',
    search_names: wordings(`
      thực tập / khi nào thực tập / thực tập ở đâu / trường có giới thiệu chỗ thực tập không / năm mấy đi thực tập /
      thực tập có lương không / trường hỗ trợ chỗ thực tập không / trường có kiếm chỗ thực tập cho sinh viên không /
      thực tập có trả tiền không / tự tìm chỗ thực tập / trường sắp xếp thực tập / kiến tập / có liên kết doanh nghiệp không /
      có được đi thực tế không / được cọ xát thực tế / trường liên kết với công ty nào / có công ty nào nhận sinh viên không /
      có được học ở doanh nghiệp không / đi xưởng thực tế / thực tập bao lâu / chương trình có thực tập không /
      trong chương trình có đi thực tập không / tham quan doanh nghiệp / đi tham quan công ty / học có đi thực tế không /
      đi xem công ty thiết kế
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế đồ họa', 'Thiết kế thời trang'],
    tra_loi: [
      {
        title: 'Có, từ năm thứ ba hoặc thứ tư',
        content:
          'Đồ họa thực tập mười tuần ở học kỳ 7, tại công ty thiết kế, nhà xuất bản, xưởng in hoặc phòng truyền thông. Thời trang thực tập tại xưởng trong học kỳ 5–6. Trường có danh sách nơi nhận ở Cần Thơ và TP. Hồ Chí Minh, bạn cũng được tự tìm chỗ và nhờ giảng viên xem trước. Nơi có phụ cấp, nơi không: hãy hỏi trước khi nhận.',
        list: [],
      },
    ],
  },
  {
    name: 'Tốt nghiệp thì bằng ghi gì?',
    search_names: wordings(`
      bằng cấp / bằng cử nhân / tên ngành trên bằng / học kiến trúc ra bằng gì / học kiến trúc có bằng kiến trúc sư luôn không /
      bằng có ghi hệ chính quy không / học xong được cấp chứng chỉ gì / bằng chính quy không / bằng ui ux ghi gì /
      bằng có xếp loại không / bằng đại học hay cao đẳng / tấm bằng ghi gì / trường cấp bằng gì / ra trường là kiến trúc sư hay cử nhân /
      bằng hoạt hình ghi ngành gì / học xong cầm bằng gì / học xong có bằng gì / bằng của ngành này là bằng gì /
      tốt nghiệp loại giỏi / bằng giỏi bằng khá / tốt nghiệp loại giỏi cần bao nhiêu điểm
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế UI/UX', 'Thiết kế hoạt hình', 'Kiến trúc'],
    tra_loi: [
      {
        title: 'Bằng đại học: cử nhân kèm tên ngành, riêng Kiến trúc là Kiến trúc sư',
        content:
          'Bằng đại học ghi đúng tên ngành bạn học, ví dụ Cử nhân Thiết kế thời trang. Bằng có ghi xếp loại. Hai ngành chưa có mã riêng ghi ngành chủ quản trước, chuyên ngành sau.',
        list: [
          'UI/UX: Cử nhân Công nghệ truyền thông, chuyên ngành Thiết kế UI/UX',
          'Hoạt hình: Cử nhân Công nghệ điện ảnh, truyền hình, chuyên ngành Thiết kế hoạt hình',
        ],
      },
    ],
  },
  {
    name: 'Học rồi thấy không hợp thì có chuyển ngành được không?',
    search_names: wordings(`
      chuyển ngành / đổi ngành / học sai ngành / chọn nhầm ngành / học năm nhất rồi có chuyển ngành được không / chuyển khoa /
      học giữa chừng muốn đổi ngành / học một năm không thích đổi ngành được không / học 2 ngành cùng lúc được không /
      đổi ý sau khi nhập học / đậu ngành này học ngành kia được không / học song song hai ngành / học bằng kép /
      học năm hai đổi ngành / điều kiện chuyển ngành / chán ngành đang học / không thích nữa thì đổi được không /
      năm 2 chuyển qua ngành khác / chuyển từ ngành này qua ngành kia / vô học mới thấy sai / học 2 ngành 1 lúc /
      đang học muốn chuyển qua ngành khác
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Được xin sau năm nhất, nếu đủ điều kiện',
        content:
          'Quy chế đào tạo của Bộ cho phép khi bạn không còn ở năm nhất, chưa đến năm cuối, và đạt điểm trúng tuyển của ngành mới trong cùng khóa. Ngành mới còn phải còn chỗ và đồng ý nhận. Những môn nền chung thường được giữ lại. Muốn học hai ngành cùng lúc thì xin từ năm hai, khi điểm từ khá. Trước khi làm đơn, hãy xin dự thính ngành kia vài buổi.',
        list: [],
      },
    ],
  },
  {
    name: 'Đang học trường khác muốn chuyển sang đây có được không?',
    search_names: wordings(`
      chuyển trường / học trường khác chuyển qua / bảo lưu rồi chuyển trường / đang học đại học khác muốn qua đây /
      đang học năm 2 đại học kinh tế muốn chuyển qua / học trường kia chán quá / muốn bỏ trường cũ / rút hồ sơ trường cũ /
      bỏ trường kia qua đây / chuyển tín chỉ / công nhận môn đã học / bảng điểm trường cũ / đang học cao đẳng muốn chuyển /
      môn học rồi có được miễn không / con tôi đang học năm hai trường khác / chuyển ngang vô trường /
      đang học năm nhất trường khác muốn qua / sinh viên trường khác muốn qua học / công nhận tín chỉ /
      chuyển từ trường khác sang có được công nhận tín chỉ không / học đại học khác năm 2 muốn qua trường mình /
      chuyển trường từ văn lang qua / chuyển từ hutech qua đây
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Được xin, khi cả hai trường đồng ý',
        content:
          'Quy chế của Bộ không cho chuyển ở năm nhất và năm cuối, và bạn phải đủ điểm trúng tuyển của ngành ở đây trong cùng khóa. Trường xem bảng điểm để giữ lại những môn đã học. Ai đang học năm nhất thì thường xét tuyển lại từ đầu sẽ nhanh hơn. Bạn gọi hỏi trước khi rút hồ sơ ở trường cũ nhé.',
        list: [],
      },
    ],
  },
  {
    name: 'Ngành nào học ở Cần Thơ, ngành nào học ở TP. Hồ Chí Minh?',
    search_names: wordings(`
      học 2 campus / ngành nào ở cần thơ / ngành nào ở sài gòn / chuyển cơ sở / học hai cơ sở / nên học cơ sở nào /
      cơ sở nào tốt hơn / học phí hai cơ sở có khác nhau không / điểm chuẩn hai cơ sở có khác nhau không /
      bằng hai cơ sở có giống nhau không / đổi cơ sở / chuyển từ cần thơ lên sài gòn / ở miền tây nên học cơ sở nào /
      học một năm cần thơ rồi lên sài gòn / con tôi muốn học gần nhà / cơ sở cần thơ có đủ ngành không / cơ sở nào lớn hơn /
      cơ sở nào đông hơn / con ở cần thơ có ngành nào / cơ sở nào xịn hơn / cơ sở cần thơ với cơ sở sài gòn /
      học ở cần thơ rồi chuyển lên sài gòn
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Bốn ngành có ở cả hai nơi',
        content:
          'Bạn chọn cơ sở lúc đăng ký và học ở đó suốt khóa; muốn đổi cơ sở thì làm đơn và chờ xem lớp bên kia còn chỗ không. Học phí, điểm chuẩn, môn học và bằng như nhau, nên chọn nơi gần nhà, dễ ở.',
        list: [
          'Cả hai cơ sở: Đồ họa, UI/UX, Truyền thông đa phương tiện, Nội thất',
          'Chỉ ở Cần Thơ: Kiến trúc, Nhiếp ảnh',
          'Chỉ ở TP. Hồ Chí Minh: Thời trang, Thiết kế công nghiệp, Hoạt hình, Đạo diễn, Mỹ thuật sân khấu và điện ảnh',
        ],
      },
    ],
  },
  {
    name: 'Học UI/UX có phải biết lập trình không?',
    search_names: wordings(`
      ui ux có cần code không / thiết kế giao diện có học lập trình / không biết code học ui ux / không giỏi tin học ui ux /
      dở công nghệ học ui ux / ui ux học html css / sợ code / ui ux có viết app không / làm app có phải code không /
      không rành lập trình / có phải học lập trình web không / dốt tin học ui ux
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế UI/UX'],
    tra_loi: [
      {
        title: 'Không cần biết trước',
        content:
          'Bạn học HTML và CSS ở học kỳ 4, đủ để hiểu người lập trình và dựng trang của mình. Công việc chính vẫn là hỏi người dùng, sắp xếp thông tin, vẽ màn hình và thử lại. Ai thích viết mã thì tự học thêm được, nhưng không bắt buộc.',
        list: [],
      },
    ],
  },
  {
    name: 'Đồ họa và Truyền thông đa phương tiện khác nhau thế nào?',
    search_names: wordings(`
      nên học đồ họa hay truyền thông / so sánh đồ họa và đa phương tiện / đồ họa hay multimedia /
      phân vân đồ họa với truyền thông
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế đồ họa', 'Truyền thông đa phương tiện'],
    tra_loi: [
      {
        title: 'Đồ họa sửa bố cục, Truyền thông sửa câu',
        content:
          'Đồ họa dành nhiều giờ cho chữ, hình, in ấn; Truyền thông dành nhiều giờ cho viết, dựng, thu âm và kiểm chứng thông tin. Đồ họa học 4 năm, Truyền thông 3,5 năm và không thi vẽ. Đặt hai ngành cạnh nhau ở trang [so sánh](/so-sanh) để thấy từng dòng khác nhau.',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Đồ họa và UI/UX khác nhau thế nào?',
    search_names: wordings(`
      thiết kế đồ họa khác ui ux chỗ nào / so sánh đồ họa và ui ux / nên học đồ họa hay ui ux /
      học đồ họa xong có làm ui ux được không
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế đồ họa', 'Thiết kế UI/UX'],
    tra_loi: [
      {
        title: 'Đồ họa lo người ta nhớ gì, UI/UX lo người ta làm được gì',
        content:
          'Người làm đồ họa dàn trang, chỉnh chữ, đi xem bản in thử. Người làm UI/UX nói chuyện với người dùng, vẽ luồng thao tác, dựng màn hình rồi sửa nhiều lần. Học ngành này vẫn làm được việc của ngành kia, vì nơi tuyển xem hồ sơ năng lực. Vài cách tự thử trong hai cuối tuần có trong bài [Đồ họa hay UI/UX](/bai-viet/do-hoa-hay-ui-ux-chon-theo-viec-ban-muon-lam-moi-ngay).',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Kiến trúc và Nội thất khác nhau thế nào?',
    search_names: wordings(`
      nên học kiến trúc hay nội thất / so sánh kiến trúc và nội thất / nội thất có dễ hơn kiến trúc /
      thiết kế nội thất với kiến trúc nội thất
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Kiến trúc', 'Thiết kế nội thất'],
    tra_loi: [
      {
        title: 'Kiến trúc lo cả ngôi nhà, nội thất lo phần bạn chạm vào',
        content:
          'Kiến trúc học 5 năm ở Cần Thơ, lúc nào cũng thi vẽ đầu tượng, nặng về kết cấu, nắng gió, quy chuẩn. Nội thất học 4,5 năm, có thêm D01 không thi vẽ, nặng về kích thước người, ánh sáng, vật liệu, đồ gỗ. Hai nghề gặp nhau ở công trường, nên thích cả hai cũng không lạ.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường có dạy làm game không?',
    search_names: wordings(`
      thiết kế game / ngành game / học làm game / game design / thích chơi game vẽ nhân vật nên học ngành nào / lập trình game /
      làm game học ở đâu / bao giờ mở ngành game / làm game mobile / học 3d làm game / con trai tôi mê game suốt ngày /
      nghề làm game / thích liên quân muốn làm game / làm designer game
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế hoạt hình', 'Thiết kế UI/UX'],
    tra_loi: [
      {
        title: 'Năm 2027 chưa tuyển ngành này',
        content:
          'Chương trình đang được viết, mã xét tuyển và tổ hợp sẽ báo khi mở ngành. Nếu bạn muốn vẽ nhân vật, dựng hình 3D, hãy xem Thiết kế hoạt hình; muốn làm màn hình và luồng thao tác, hãy xem Thiết kế UI/UX.',
        list: [],
      },
    ],
  },
  {
    name: 'Bài tập có được dùng AI không?',
    search_names: wordings(`
      dùng AI làm bài / chatgpt làm bài tập / AI vẽ hộ / học thiết kế thời AI / xài chatgpt làm đồ án có được không /
      trường có dạy AI không / xài ai có bị phạt không / dùng midjourney nộp bài / bị phát hiện dùng ai /
      trường có cấm ai không / dùng ai có bị rớt không / chép bài / đạo tranh / ai vẽ giùm
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Mỗi môn ghi rõ trong đề bài, dùng thì phải nói',
        content:
          'Có môn chỉ làm bằng tay, như Cơ sở tạo hình. Vài môn có buổi tập dùng AI. Có môn cho dùng ở bước phác, như Áp phích và chiến dịch, còn bản cuối là của bạn. Dùng mà giấu thì bị xem như chép bài người khác.',
        list: [],
      },
    ],
  },
  {
    name: 'Học thiết kế có khó, có cực không?',
    search_names: wordings(`
      học thiết kế có cực không / học thiết kế có khó không / học kiến trúc có khó không / học đạo diễn có cực không /
      có phải thức đêm làm bài không / ngành nào cực nhất / học ở đây có nặng không / sinh viên thiết kế có áp lực không /
      có cực không / học có áp lực không / ngành nào học nhẹ nhất / ngành nào dễ học nhất / thức khuya chạy bài /
      deadline nhiều không / chạy đồ án / sợ không theo nổi / sợ học không lại bạn bè / bạn bè giỏi quá sợ đuối /
      học có căng không / có dễ bị stress không / thiết kế có phải học thuộc không / làm bài suốt đêm / ngành nào nhàn /
      ngành nào nhẹ nhàng / bài vở nhiều không / nhiều bài quá có làm kịp không / ai học rồi cho hỏi có cực không /
      có thời gian ngủ không / có học nổi không / có dễ nản không / học hành có áp lực lắm không /
      sức học trung bình theo được không / con tôi lười có học nổi không / làm thiết kế có phải tăng ca nhiều không /
      nghề thiết kế có hay tăng ca không / đi làm có phải thức khuya không / học có phải đứng suốt không /
      ở xưởng cả ngày có mệt không
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Cực ở chỗ làm lại nhiều lần, mỗi ngành một kiểu',
        content:
          'Không ngành nào cần học thuộc nhiều, nhưng tuần nào cũng có bài phải nộp và nghe góp ý. Ai làm đều từ đầu thì đỡ thức đêm. Chỗ mệt nhất của vài ngành:',
        list: [
          'Kiến trúc, Nội thất: bản vẽ và mô hình trước buổi bảo vệ',
          'Thời trang: đứng may và sửa rập cả buổi',
          'Hoạt hình: vẽ từng khung, ngồi máy lâu',
          'Đạo diễn, Nhiếp ảnh, Mỹ thuật sân khấu và điện ảnh: đi quay, đi chụp, dựng cảnh ngoài giờ',
          'Đồ họa, UI/UX, Truyền thông, Thiết kế công nghiệp: sửa đi sửa lại theo góp ý',
        ],
      },
    ],
  },
  {
    name: 'Không thích ngồi máy tính nhiều thì học ngành nào?',
    search_names: wordings(`
      không thích máy tính học ngành gì / ghét ngồi máy tính / ngành nào ít dùng máy tính / ngành nào làm bằng tay nhiều /
      thích làm thủ công / thích làm bằng tay / ngành nào được ra ngoài nhiều / ngành nào không ngồi văn phòng /
      học thiết kế có ngồi máy tính suốt không / ngồi máy nhiều mỏi mắt
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: [
      'Thiết kế thời trang',
      'Nhiếp ảnh',
      'Đạo diễn điện ảnh, truyền hình',
      'Thiết kế mỹ thuật sân khấu, điện ảnh',
      'Thiết kế công nghiệp',
    ],
    tra_loi: [
      {
        title: 'Thời trang, Nhiếp ảnh, Đạo diễn, Mỹ thuật sân khấu, điện ảnh và Thiết kế công nghiệp',
        content:
          'Ngành nào rồi cũng có lúc mở máy, nhưng ở những ngành này bạn đứng ở xưởng, ở phim trường hay ngoài đường nhiều hơn ngồi trước màn hình. UI/UX và Hoạt hình thì phần lớn thời gian là ở máy.',
        list: [
          'Thời trang: cắt, may, tạo phom trên ma-nơ-canh',
          'Nhiếp ảnh: đi chụp, phòng chụp, phòng in',
          'Đạo diễn: làm việc với diễn viên và đoàn phim',
          'Mỹ thuật sân khấu, điện ảnh: dựng cảnh, phục trang, ánh sáng',
          'Thiết kế công nghiệp: làm mô hình ở xưởng',
        ],
      },
    ],
  },
  {
    name: 'Có cần mua iPad hay bảng vẽ không?',
    search_names: wordings(`
      có cần mua ipad không / học vẽ có cần bảng vẽ không / bảng vẽ điện tử / máy tính bảng học thiết kế /
      mua ipad hay laptop / vẽ trên ipad / procreate / ipad thay laptop được không / xp pen / huion / con đòi mua ipad
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Không bắt buộc; chỉ Hoạt hình cần bảng vẽ điện tử',
        content:
          'Năm nhất bạn vẽ tay trên giấy. Hoạt hình nên có bảng vẽ điện tử, khoảng 4 triệu, gắn vào máy nào cũng được. Các ngành khác dùng iPad để ghi chép, phác nhanh thì tiện, nhưng không thay được máy tính vì nhiều phần mềm của môn học không chạy trên đó.',
        list: [],
      },
    ],
  },
  {
    name: 'Rớt môn thì thi lại hay học lại?',
    search_names: wordings(`
      rớt môn / nợ môn thì sao / thi lại / học lại có tốn tiền không / tạch môn có sao không /
      rớt nhiều môn có bị đuổi học không / rớt đồ án / học lại mấy lần / bị đuổi học khi nào / cảnh báo học vụ / trả nợ môn /
      có cho thi lại lần hai không / học lại đóng bao nhiêu / điểm f / cải thiện điểm / thi rớt có được thi lại không /
      không đạt môn / bị điểm kém / học lại cả năm hả / thi cuối kỳ hay nộp đồ án / môn học chấm điểm thế nào /
      có thi cuối kỳ không / thi giấy hay làm bài / chấm điểm môn ra sao / điểm môn tính thế nào / có thi giữa kỳ không /
      thi giữa kỳ / môn nào cũng thi hả
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Học lại môn ấy ở học kỳ sau, và đóng học phí của môn',
        content:
          'Các môn thiết kế chấm cả quá trình làm bài, nên không có một buổi thi lại là xong. Bạn đăng ký học lại khi môn mở, nợ môn thì lâu ra trường hơn. Thấy mình đuối, bạn nói với giảng viên từ giữa kỳ; sửa bài sớm thường cứu được môn.',
        list: [],
      },
    ],
  },
  {
    name: 'Có được bảo lưu, hay nghỉ giữa chừng thì học phí ra sao?',
    search_names: wordings(`
      bảo lưu kết quả / bảo lưu kết quả trúng tuyển / nghỉ học giữa chừng có được trả lại học phí không / tạm nghỉ một năm /
      thôi học có được hoàn học phí không / nhập học rồi rút hồ sơ có được trả tiền không /
      nghỉ 1 năm rồi học tiếp được không / xin nghỉ một thời gian / nghỉ giữa kỳ / bệnh xin nghỉ học / có bầu xin nghỉ /
      không học nữa có trả tiền không / đóng tiền rồi không học / trúng tuyển mà bệnh / bảo lưu bao lâu / tạm dừng đi làm /
      đi nghĩa vụ có giữ chỗ không / đóng tiền xong muốn rút hồ sơ / nhập học rồi đổi ý / bảo lưu chỗ học /
      bỏ học có lấy lại tiền không / mang thai xin nghỉ / tạm ngưng học / đang học mà đi nghĩa vụ / xin rút học phí /
      đổi ý không học nữa / đi làm một năm rồi quay lại học
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Bảo lưu được, theo quy chế; học phí thì hỏi phòng sinh viên',
        content:
          'Bạn được xin tạm nghỉ vì sức khỏe hoặc đi nghĩa vụ; vì việc riêng thì phải học xong ít nhất một học kỳ. Người vừa trúng tuyển mà ốm nặng hay nhập ngũ thì được giữ chỗ theo quy chế tuyển sinh. Học phí kỳ chưa bắt đầu có được trả lại hay không tùy ngày bạn làm đơn: hãy hỏi phòng sinh viên trước khi nộp.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường có liên thông, văn bằng 2 hay lớp buổi tối không?',
    search_names: wordings(`
      liên thông / văn bằng 2 / học buổi tối / liên thông từ cao đẳng lên đại học / vừa làm vừa học /
      có bằng đại học rồi học văn bằng 2 / trường có dạy buổi tối cho người đi làm không / văn bằng hai /
      có bằng rồi học thêm bằng thiết kế / lớp ngắn hạn / khóa ngắn hạn / hết lớp 9 học được không / học xong lớp 9 / hệ 9+ /
      chất lượng cao / có hệ chất lượng cao không / trường có nhận học sinh lớp 9 không / ban ngày đi làm ban đêm đi học /
      học ngắn hạn vài tháng / học nghề ở trường được không / có lớp tối không / đang đi làm muốn học buổi tối hoặc cuối tuần /
      lớp cuối tuần / có lớp thứ bảy chủ nhật không / tốt nghiệp cao đẳng rồi học lên đại học /
      học xong cao đẳng học tiếp đại học / học trung cấp xong học lên đại học
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Chưa; năm 2027 trường chỉ tuyển đại học chính quy, học ban ngày',
        content:
          'Trường chưa mở hệ liên thông, văn bằng hai, tại chức, chất lượng cao hay lớp buổi tối, và chỉ nhận người học xong lớp 12. Người đã có bằng cao đẳng hoặc đại học vẫn xét tuyển như thí sinh tự do, rồi nộp bảng điểm để trường xem môn nào được giữ lại. Đọc thêm bài [đường liên thông](/bai-viet/tu-trung-cap-cao-dang-len-dai-hoc-duong-lien-thong).',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Có học online được không?',
    search_names: wordings(`
      học online / học trực tuyến / học từ xa / học qua mạng / ở xa học trực tuyến được không / học qua zoom /
      học từ xa ở tỉnh / vừa làm vừa học online / có quay lại bài giảng không / học e learning / ở nước ngoài học từ xa /
      có lớp trực tuyến không / học một nửa online được không / ở quê học online / bận đi làm học online được không /
      không lên sài gòn học được không
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Không, vì phần lớn là học ở xưởng',
        content:
          'Bài vẽ, bài may, mô hình, buổi chụp và buổi góp ý đều cần có mặt. Vài buổi lý thuyết có tài liệu trên mạng để xem lại, nhưng không thay buổi học. Chỉ việc nộp hồ sơ là làm được hết từ xa.',
        list: [],
      },
    ],
  },
  {
    name: 'Học thiết kế có cần giỏi tiếng Anh không?',
    search_names: wordings(`
      tiếng anh / có cần ielts không / ielts có được cộng điểm không / chuẩn đầu ra tiếng anh /
      dở tiếng anh học thiết kế được không / không giỏi tiếng anh có sao không / không giỏi tiếng anh có học được không /
      trường có dạy tiếng anh không / chuẩn đầu ra / ielts có được miễn gì không / tài liệu tiếng anh / con tôi yếu anh văn /
      giáo trình tiếng anh hả / ra trường cần ielts mấy chấm / ielts 6.5 có lợi gì không / có quy đổi điểm ielts không /
      quy đổi điểm ielts / ielts quy đổi ra mấy điểm / ra trường cần chứng chỉ gì / ra trường cần bằng tiếng anh gì
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Vào học thì không cần giỏi, ra trường cần đủ chuẩn',
        content:
          'H00, H01 và C00 không có môn Tiếng Anh, và lớp học bằng tiếng Việt. Trường không đòi IELTS khi xét tuyển. Muốn tốt nghiệp, bạn cần đạt chuẩn ngoại ngữ mà quy định chung đòi ở bậc đại học; có lớp phụ đạo cho người yếu. Tài liệu và phần mềm thì nhiều tiếng Anh, nên học dần mỗi ngày là vừa.',
        list: [],
      },
    ],
  },
  {
    name: 'Có chương trình trao đổi hay du học không?',
    search_names: wordings(`
      du học / trao đổi sinh viên / chương trình quốc tế / đi nước ngoài học một kỳ / trường liên kết nước nào /
      chương trình 2 cộng 2 / trao đổi sinh viên nhật hàn / bằng quốc tế / hệ liên kết quốc tế / chuyển tiếp nước ngoài /
      giao lưu quốc tế / có cơ hội đi nước ngoài học không
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Chưa có chương trình trao đổi riêng',
        content:
          'Trường chưa ký với trường nước ngoài nào để đổi sinh viên, và không có hệ liên kết quốc tế. Bạn vẫn được tự xin học kỳ ngắn hay trại sáng tác ở nước ngoài; giảng viên viết thư giới thiệu và xem giúp tập bài.',
        list: [],
      },
    ],
  },
  {
    name: 'Có phải học quân sự không, có được hoãn nghĩa vụ không?',
    search_names: wordings(`
      học quân sự / giáo dục quốc phòng / nghĩa vụ quân sự / con trai có được hoãn nghĩa vụ quân sự không / học thể dục, học bơi
      / học quân sự bao lâu / hoãn lính / giấy hoãn nghĩa vụ / có học bơi không / học quân sự ở đâu / bị gọi khám nghĩa vụ /
      giấy xác nhận sinh viên nộp phường / giấy tạm hoãn / có học giáo dục thể chất không / học võ / có học võ không /
      có học thể dục không / môn thể dục học gì
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Có học quốc phòng như mọi trường; đang học thì được tạm hoãn nhập ngũ',
        content:
          'Giáo dục quốc phòng và thể chất là phần chung của bậc đại học, thường học gọn trong một đợt ở năm nhất. Sinh viên đại học chính quy được tạm hoãn gọi nhập ngũ trong một khóa đào tạo; trường cấp giấy xác nhận đang học để nộp ở địa phương.',
        list: [],
      },
    ],
  },
  {
    name: 'Học bao nhiêu tín chỉ, ra trường sớm được không?',
    search_names: wordings(`
      tổng bao nhiêu tín chỉ thì ra trường / một học kỳ học mấy môn / học vượt / có được ra trường sớm không /
      ra trường trước hạn / học nhanh 3 năm được không / học dồn / mấy tín chỉ / một kỳ đăng ký mấy tín / bao nhiêu môn tất cả /
      học hè để ra trường sớm / ra trường sớm nhất là khi nào / học vượt thì bao lâu tốt nghiệp / ba năm tốt nghiệp được không /
      tín chỉ là gì / học theo tín chỉ là sao / 1 tín chỉ là bao nhiêu tiết
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Cử nhân từ 120 tín chỉ, Kiến trúc sư từ 150',
        content:
          'Đó là mức chung của bậc đại học; một tín chỉ tính bằng 50 giờ học, kể cả giờ tự làm bài. Một học kỳ thường năm đến sáu môn; số tín chỉ ghi ở trang từng môn. Học vượt được vài môn lý thuyết, còn bài xưởng phải theo thứ tự, nên ra sớm hơn một học kỳ là nhiều.',
        list: [],
      },
    ],
  },
  {
    name: 'Một năm có mấy học kỳ, nghỉ Tết và nghỉ hè khi nào?',
    search_names: wordings(`
      nghỉ tết mấy tuần / khi nào nghỉ tết / nghỉ hè mấy tháng / có học hè không / lịch nghỉ lễ / một năm học mấy kỳ /
      nghỉ tết bao lâu / được về quê ăn tết bao lâu / lịch năm học / hè được nghỉ mấy tuần
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Hai học kỳ; nghỉ Tết chừng hai tuần, nghỉ hè chừng hai tháng',
        content: 'Lịch năm học đưa ra từ đầu tháng 9. Hè không bắt buộc học; ai nợ môn hay muốn đi thực tập sớm thì dùng hè.',
        list: [],
      },
    ],
  },
  {
    name: 'Năm nhất học những gì, có phải học triết không?',
    search_names: wordings(`
      năm nhất học gì / năm đầu học môn gì / môn học năm nhất / các môn năm nhất / có học triết không / môn đại cương /
      vào học có học toán không / học lý thuyết nhiều hay thực hành nhiều / học có nặng lý thuyết không /
      năm nhất có học chuyên ngành không / môn chính trị / có học toán cao cấp không / năm nhất có dùng máy không /
      học vẽ tay nhiều không / học chữ nhiều không / có dạy vẽ digital không / có học vẽ máy không / năm đầu có khó không /
      vô là học máy liền hay học vẽ / có môn toán trong chương trình không / trong chương trình có toán không /
      có dạy vẽ digital không hay chỉ vẽ tay / có học toán nhiều không / học toán nhiều không / ngành này có học toán không
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Tạo hình, màu, quan sát, và vài môn chung như triết học',
        content:
          'Triết học, chính trị, pháp luật là môn chung của mọi trường đại học. Phần lớn giờ còn lại bạn làm bằng tay ở phòng vẽ và xưởng, chưa dùng máy nhiều. Chỉ Kiến trúc và Thiết kế công nghiệp gặp Toán, Vật lí thường xuyên.',
        list: [],
      },
    ],
  },
  {
    name: 'Lớp bao nhiêu người, thầy cô thế nào, có điểm danh không?',
    search_names: wordings(`
      sĩ số / giảng viên / thầy cô dạy có giỏi không / điểm danh có gắt không / nghỉ mấy buổi thì cấm thi /
      giáo viên có phải người nước ngoài không / thầy cô có hiền không / thầy cô có khó tính không / giáo viên có tận tâm không
      / ai đứng lớp / điểm danh mỗi buổi / cúp học / vắng mấy buổi thì rớt / trốn học có sao không / nghỉ học không phép /
      lớp học có đông không / thầy cô có kèm sát từng đứa không / thầy cô có nhiệt tình không / giáo viên dạy dễ hiểu không /
      lớp mấy chục người / thầy dạy có tâm không / nghỉ nhiều có sao không / có hay điểm danh không / giáo viên có thực tế không
      / lớp có chia nhóm nhỏ không / thầy cô có thương sinh viên không / giảng viên có kinh nghiệm không / thầy cô có dữ không /
      lớp bao nhiêu đứa / thầy cô có la không / thầy cô có phải người làm nghề thật không
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Lớp xưởng chừng 20–25 bạn, thầy cô phần lớn đang làm nghề',
        content:
          'Đây là con số minh họa; môn chung thì ngồi lớp lớn hơn. Thầy cô là người Việt, có họa sĩ, kiến trúc sư, thợ in, đạo diễn. Lớp nào cũng điểm danh, vì vắng buổi treo bài là lỡ phần góp ý; vắng quá nhiều thì phải học lại môn. Thầy cô góp ý thẳng, nhưng góp vào bài chứ không vào người.',
        list: [],
      },
    ],
  },
  {
    name: 'Mỗi ngành học phần mềm gì?',
    search_names: wordings(`
      phần mềm có phải mua không / học những phần mềm nào / học phần mềm gì / dùng phần mềm nào / ngành này xài phần mềm gì /
      mua bản quyền adobe / dùng bản crack được không / có dạy phần mềm từ đầu không / không rành máy tính học được không /
      mù công nghệ / học illustrator hay photoshop
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Học từ đầu ở trường, phòng máy có sẵn',
        content:
          'Bạn chưa biết phần mềm nào cũng vào học được. Làm ở nhà thì dùng bản cho sinh viên hoặc bản miễn phí, thầy cô chỉ chỗ lấy.',
        list: [
          'Đồ họa: Illustrator, Photoshop, InDesign',
          'UI/UX: Figma, Miro',
          'Nội thất, Kiến trúc: AutoCAD, SketchUp, Revit',
          'Hoạt hình: Blender, Maya, Toon Boom',
          'Thời trang: Illustrator, CLO 3D',
          'Nhiếp ảnh, Đạo diễn: Lightroom, Photoshop, DaVinci Resolve',
          'Thiết kế công nghiệp: Rhino, KeyShot',
        ],
      },
    ],
  },
  {
    name: 'Người nước ngoài có học ở trường được không?',
    search_names: wordings(`
      sinh viên nước ngoài có học được không / sinh viên quốc tế / việt kiều về học / người lào, người campuchia muốn qua học /
      do you accept international students / có quốc tịch nước ngoài có xét tuyển không / tốt nghiệp cấp ba nước ngoài /
      học cấp ba ở nước ngoài về / bằng cấp ba nước ngoài / foreigner / con lai có quốc tịch mỹ /
      đi nước ngoài về có xét được không / học lớp 12 bên mỹ / học cấp 3 ở nước ngoài / có hai quốc tịch
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Được, nếu bạn học được bằng tiếng Việt',
        content:
          'Lớp dạy bằng tiếng Việt, nên bạn cần chứng chỉ tiếng Việt bậc 4 hoặc học một năm dự bị. Trường xét bằng cấp tương đương trung học phổ thông theo quy định của Bộ. Viết về tuvan@namdau.example, bằng tiếng Anh cũng được: please write to us in English.',
        list: [],
      },
    ],
  },
  {
    name: 'Không biết may có học thời trang được không?',
    search_names: wordings(`
      thích thời trang nhưng không biết may / chưa biết cắt may học thời trang / học thời trang có cần biết may trước không /
      chưa cầm kim bao giờ / không khéo may vá / may vá dở học thời trang / có cần biết may vá không / thích may đồ búp bê /
      biết may sơ sơ / chỉ biết vẽ áo chưa biết may /
      học thời trang có phải may đồ không
    `),
    chu_de: 'hoc-va-thuc-tap',
    majors: ['Thiết kế thời trang'],
    tra_loi: [
      {
        title: 'Được, máy may và rập học từ đầu ở xưởng',
        content:
          'Học kỳ một ai cũng bắt đầu từ đường may thẳng. Xưởng có máy cho cả lớp, ngoài giờ mở thêm nếu đăng ký, nên bạn chưa cần mua máy riêng.',
        list: [],
      },
    ],
  },
  {
    name: 'Có phải thuyết trình nhiều không, nhát thì sao?',
    search_names: wordings(`
      học có phải thuyết trình nhiều không / em nhát lắm sợ thuyết trình / sợ nói trước lớp / ngại thuyết trình /
      nói trước đám đông / ngại phát biểu / sợ bảo vệ đồ án / run khi nói / có làm việc nhóm không / làm nhóm nhiều không /
      nói lắp / cà lăm / giọng quê sợ bị cười / nói giọng miền trung / giao tiếp kém / sợ đứng trước hội đồng /
      bảo vệ đồ án trước hội đồng / nói chuyện không lưu loát / đồ án làm nhóm hay cá nhân / làm bài một mình hay theo nhóm
    `),
    chu_de: 'hoc-va-thuc-tap',
    tra_loi: [
      {
        title: 'Tuần nào cũng nói vài phút về bài của mình, nên quen dần',
        content:
          'Bạn nói trước tờ bài treo trên tường, không phải đứng bục, và nói hai phút là đủ. Thầy cô chấm bài, không chấm giọng; bạn được nhìn giấy. Gần như ai cũng run học kỳ đầu.',
        list: [],
      },
    ],
  },
];
