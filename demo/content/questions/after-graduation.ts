import type { DemoQuestion } from '../types.ts';
import { wordings } from './wordings.ts';

export const afterGraduationQuestions: DemoQuestion[] = [
  {
    name: 'Học thiết kế xong làm lương bao nhiêu?',
    search_names: wordings(`
      lương thiết kế đồ họa / lương bao nhiêu / lương ui ux / lương designer bao nhiêu / thu nhập ngành thiết kế /
      ra trường lương có cao không / lương khởi điểm ngành thiết kế / ngành nào lương cao nhất / lương ui ux 3 năm kinh nghiệm /
      ngành nào ra trường nhiều tiền nhất / làm 5 năm lương bao nhiêu / thiết kế có giàu không / làm thiết kế có sống nổi không
      / lương nội thất / nghề thiết kế có nghèo không / nghề thiết kế có sống được không / ngành nào kiếm tiền nhiều /
      làm nghề này có đủ sống không / ra trường kiếm được nhiêu một tháng / nghề này có khá không / lương năm đầu /
      có giàu không / lương họa sĩ / mức lương trung bình / lương làm phim / lương họa sĩ 2d /
      lương họa sĩ 3d / nghề nào lương cao / nghề nào nhiều tiền nhất / lương trung bình bao nhiêu / làm họa sĩ có nghèo không /
      họa sĩ có sống được không
    `),
    chu_de: 'sau-khi-ra-truong',
    tra_loi: [
      {
        title: 'Trường không ghi con số, vì chưa có nguồn đáng tin',
        content:
          'Mức lương khác nhau nhiều theo nghề, theo thành phố và theo bài bạn đã làm; con số đọc trên mạng thường không nói rõ của ai. Cách chắc hơn là mở các tin tuyển dụng của vị trí bạn thích, đọc mức họ ghi và điều họ đòi. Khi đi phỏng vấn, bạn cũng có quyền hỏi mức lương và cách tăng trước khi nhận lời.',
        list: [],
      },
    ],
  },
  {
    name: 'Học thiết kế đồ họa ra làm gì?',
    search_names: wordings(`
      đồ họa ra làm gì / việc làm thiết kế đồ họa / học đồ họa có dễ xin việc không / học đồ họa ra xin việc ở đâu
    `),
    chu_de: 'sau-khi-ra-truong',
    majors: ['Thiết kế đồ họa'],
    positions: [
      'Nhà thiết kế đồ họa',
      'Nhà thiết kế bộ nhận diện',
      'Nhà thiết kế sách và tạp chí',
      'Nhà thiết kế bao bì',
      'Chuyên viên chế bản in',
    ],
    tra_loi: [
      {
        title: 'Thiết kế viên, rồi đi sâu vào chữ, nhận diện, sách, bao bì hoặc in',
        content:
          'Phần lớn bắt đầu ở công ty thiết kế, phòng truyền thông của doanh nghiệp, nhà xuất bản hoặc xưởng in. Mỗi vị trí có trang riêng kể một ngày làm việc, công cụ và môn học dẫn tới đó. Dễ xin việc hay không tùy vào tập bài bạn mang theo nhiều hơn vào tấm bằng.',
        list: [],
      },
    ],
  },
  {
    name: 'Học UI/UX ra làm ở đâu?',
    search_names: wordings(`
      ui ux ra làm gì / việc làm ui ux / ui ux có dễ xin việc không / ui ux làm công ty nào / ui ux làm ở đâu
    `),
    chu_de: 'sau-khi-ra-truong',
    majors: ['Thiết kế UI/UX'],
    positions: [
      'Nhà thiết kế giao diện',
      'Chuyên viên nghiên cứu người dùng',
      'Nhà thiết kế sản phẩm số',
      'Người viết lời giao diện',
    ],
    tra_loi: [
      {
        title: 'Công ty phần mềm, ngân hàng, thương mại điện tử, cả bệnh viện và cơ quan công',
        content:
          'Nơi nào có ứng dụng hay trang web thì nơi đó cần người nghĩ cho người dùng. Người mới thường vào vị trí thiết kế giao diện hoặc thiết kế sản phẩm số tập sự. Nhà tuyển dụng muốn xem cách bạn đi đến giải pháp, nên giữ lại bản nháp từ năm nhất.',
        list: [],
      },
    ],
  },
  {
    name: 'Học Thời trang có phải ra mở thương hiệu riêng không?',
    search_names: wordings(`
      thời trang ra làm gì / học thời trang có việc không / làm ở xưởng may / mở shop quần áo / mở tiệm may / thương hiệu riêng
      / làm local brand / học thời trang ra làm thợ may hả / học thời trang làm ở nhà máy / thời trang dễ xin việc không /
      học may ra làm gì / thời trang có dễ sống không / học thời trang mở shop được không / mở shop thời trang /
      học xong mở shop
    `),
    chu_de: 'sau-khi-ra-truong',
    majors: ['Thiết kế thời trang'],
    positions: ['Nhà thiết kế thời trang', 'Kỹ thuật viên rập', 'Thợ may mẫu', 'Chuyên viên quản lý đơn hàng may mặc'],
    tra_loi: [
      {
        title: 'Không, phần lớn bạn học ra làm cho thương hiệu và nhà máy',
        content:
          'Việt Nam có nhiều xưởng may, nên người làm rập, phát triển mẫu, quản lý đơn hàng luôn có việc để tìm. Mở thương hiệu riêng cần vốn và vài năm kinh nghiệm; làm cho người khác trước là cách học ít tốn nhất.',
        list: [],
      },
    ],
  },
  {
    name: 'Học Kiến trúc xong bao lâu thì được hành nghề?',
    search_names: wordings(`
      chứng chỉ hành nghề kiến trúc / kiến trúc sư hành nghề / học kiến trúc ra làm gì / khi nào được ký bản vẽ /
      thi chứng chỉ hành nghề / tự mở văn phòng kiến trúc
    `),
    chu_de: 'sau-khi-ra-truong',
    majors: ['Kiến trúc'],
    tra_loi: [
      {
        title: 'Đi làm được ngay, tự chủ trì thì cần chứng chỉ',
        content:
          'Ra trường bạn làm ở văn phòng kiến trúc, ban quản lý dự án hoặc công ty xây dựng dưới tên người chủ trì. Muốn tự chủ trì thiết kế, bạn cần thời gian làm nghề và sát hạch chứng chỉ hành nghề theo quy định hiện hành.',
        list: [],
      },
    ],
  },
  {
    name: 'AI có làm mất việc của người thiết kế không?',
    search_names: wordings(`
      AI thay thế designer / học thiết kế còn việc không / AI cướp việc thiết kế / tương lai ngành thiết kế /
      AI vẽ đẹp vậy còn việc không / còn ai thuê designer không / có nên học thiết kế thời ai / ngành thiết kế sắp hết thời /
      mười năm nữa còn nghề không / canva làm hết rồi / robot làm hết / học thiết kế có lỗi thời không / chatgpt vẽ đẹp quá /
      giờ ai cũng xài ai rồi học thiết kế chi / ai vẽ đẹp quá học thiết kế còn kịp không / ai làm được hết rồi /
      có ai rồi cần gì người vẽ / ai phát triển quá / thời đại ai học gì / còn đất cho người thiết kế không /
      ai giỏi vậy học làm chi / học thiết kế bây giờ có trễ không / nghề thiết kế có chết không / nghề này có bị thay thế không
      / tương lai nghề thiết kế ra sao / sau này máy làm hết rồi sao / AI có thay người thiết kế không / AI thay designer /
      AI thay con người / có AI rồi học vẽ làm gì nữa / AI rồi học thiết kế làm gì / có ai rồi học vẽ chi nữa
    `),
    chu_de: 'sau-khi-ra-truong',
    tra_loi: [
      {
        title: 'Một phần việc mất đi, phần hiểu người thì không',
        content:
          'Những việc lặp lại, như tách nền, đổi khổ, vẽ nháp theo mẫu, đang được máy làm nhanh hơn. Việc gặp khách, tìm ra điều cần nói, chọn cái nên bỏ và chịu trách nhiệm với bản in thì vẫn cần người. Vì vậy trường dạy quan sát và thử với người thật trước, phần mềm sau. Không ai nói chắc được mười năm tới; người biết học lại thì đỡ lo hơn.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường có bảo đảm việc làm sau khi tốt nghiệp không?',
    search_names: wordings(`
      cam kết việc làm / trường có giới thiệu việc làm không / ra trường có việc không / tỉ lệ có việc làm /
      ra trường có dễ xin việc không / học xong có thất nghiệp không / tỉ lệ thất nghiệp / ra trường có ai tuyển không /
      bao lâu có việc / bao nhiêu phần trăm có việc / có công ty tới tuyển không / hội chợ việc làm / kết nối doanh nghiệp /
      cam kết đầu ra / sợ thất nghiệp / cựu sinh viên làm ở đâu / không quen biết ai xin việc được không /
      học xong xin việc dễ không / thiết kế ra trường thất nghiệp nhiều không / học xong khó xin việc không /
      có ai ra trường mà chưa có việc không / ra trường có bơ vơ không / khóa trước giờ làm ở đâu / anh chị khóa trước làm ở đâu
      / sinh viên ra trường làm ở đâu / học xong không kiếm được việc / ra trường không xin được việc /
      học xong không có việc trường có hoàn tiền không / không có việc thì trường có chịu trách nhiệm không
    `),
    chu_de: 'sau-khi-ra-truong',
    tra_loi: [
      {
        title: 'Không, trường không hứa điều mình không giữ được',
        content:
          'Điều trường làm là giúp bạn có bài để đưa cho người tuyển: xưởng, thực tập, buổi gặp cựu sinh viên, triển lãm cuối năm mà các nơi tuyển người được mời tới. Nơi nào hứa chắc việc làm, bạn hãy xin họ viết ra giấy.',
        list: [],
      },
    ],
  },
  {
    name: 'Học xong có học tiếp lên cao được không?',
    search_names: wordings(`
      học thạc sĩ / học cao học thiết kế / học tiếp thạc sĩ được không / học lên thạc sĩ / cao học / học tiếp nước ngoài /
      sau đại học / trường có đào tạo thạc sĩ không / học tiến sĩ / muốn làm giảng viên thì học tiếp gì
    `),
    chu_de: 'sau-khi-ra-truong',
    tra_loi: [
      {
        title: 'Được, với bằng cử nhân hoặc kiến trúc sư',
        content:
          'Bạn dự tuyển cao học ở những trường có ngành phù hợp, trong nước hay ngoài nước. Nhiều người đi làm vài năm rồi mới học tiếp, vì khi ấy biết mình thiếu gì. Giữ bảng điểm và tập bài cẩn thận, chỗ nào cũng hỏi hai thứ đó.',
        list: [],
      },
    ],
  },
  {
    name: 'Ngành nào dễ xin việc nhất?',
    search_names: wordings(`
      ngành nào dễ xin việc / học ngành nào dễ kiếm việc / ngành nào đang hot / ngành nào có tương lai /
      ngành nào đang thiếu người làm / ngành nào nhiều việc / ngành nào khát nhân lực / ngành thiết kế có bão hòa không /
      ngành nào dư thừa / ngành nào tiềm năng / xu hướng nghề / học gì để không thất nghiệp / ngành nào về quê làm được /
      về tỉnh có việc không / ở miền tây có việc thiết kế không / ngành nào hái ra tiền / ngành thiết kế đông người học quá /
      nhiều người học thiết kế quá sợ thừa / học ngành nào sau này đỡ lo / nên chọn ngành nào cho chắc / ngành nào dễ sống nhất
      / ngành nào thu hút / làm thiết kế ở quê có sống nổi không / làm thiết kế ở quê / về quê có làm thiết kế được không /
      ngành này có tương lai không / học ngành này có tương lai không / ngành này có triển vọng không
    `),
    chu_de: 'sau-khi-ra-truong',
    tra_loi: [
      {
        title: 'Không ngành nào chắc hơn hẳn, nên chọn ngành bạn làm bài được lâu',
        content:
          'Trường không có số liệu đủ tin để xếp hạng, và ngành đông việc lúc bạn thi có thể khác lúc bạn ra trường. Người tuyển nhìn tập bài và chỗ bạn đã thực tập trước khi nhìn tên ngành. Hãy đọc trang vị trí của mỗi ngành rồi xem tin tuyển dụng thật ở nơi bạn muốn sống.',
        list: [],
      },
    ],
  },
  {
    name: 'Ra trường làm việc ở nước ngoài được không?',
    search_names: wordings(`
      học xong có đi nước ngoài làm được không / làm thiết kế ở nước ngoài / làm cho công ty nước ngoài /
      bằng có dùng ở nước ngoài được không / học xong định cư nước ngoài / sang úc làm designer /
      bằng được nước ngoài công nhận không / làm remote cho nước ngoài / làm việc ở nhật / định cư / xin việc singapore /
      làm online cho khách tây / ra nước ngoài kiếm việc / công ty nước ngoài có nhận bằng không /
      bằng có được công ty nước ngoài chấp nhận không / cầm bằng ra nước ngoài xin việc /
      học hoạt hình làm cho disney được không / làm cho hãng phim nước ngoài
    `),
    chu_de: 'sau-khi-ra-truong',
    tra_loi: [
      {
        title: 'Được, nhờ tập bài và ngoại ngữ nhiều hơn nhờ bằng',
        content:
          'Nơi tuyển ở nước ngoài xem tập bài trước, rồi hỏi bạn có giấy phép lao động và nói được tiếng của họ không. Nhiều người bắt đầu bằng việc làm từ xa cho khách nước ngoài khi còn ở Việt Nam. Cần dịch và chứng thực bằng thì trường cấp giấy tờ.',
        list: [],
      },
    ],
  },
  {
    name: 'Làm tự do (freelance) có sống được không?',
    search_names: wordings(`
      tự mở studio / làm nghề tự do thiết kế / freelance kiếm được bao nhiêu / làm ở nhà nhận việc được không /
      làm freelance sống được không / kiếm khách ở đâu / không thích đi làm công ty / khởi nghiệp / làm freelancer /
      kinh doanh riêng / không muốn làm cho người ta / nhận job ngoài / làm tự do có ổn định không / nhận khách riêng /
      không thích gò bó giờ hành chính / mở tiệm in / mở shop thiết kế / làm freelance / học xong làm freelance /
      ra trường làm freelance / freelance là sao / làm tự do / ra nghề làm tự do / tự mở công ty thiết kế /
      làm tự do hay làm công ty / nên làm tự do hay làm công ty
    `),
    chu_de: 'sau-khi-ra-truong',
    tra_loi: [
      {
        title: 'Sống được, nhưng thường sau vài năm làm có đồng nghiệp',
        content:
          'Người làm tự do phải tự tìm khách, báo giá, đòi tiền và đóng bảo hiểm. Đi làm ở công ty trước giúp bạn học nghề nhanh hơn và quen người giao việc sau này. Năm ba, năm tư nhận việc nhỏ để tập là vừa.',
        list: [],
      },
    ],
  },
];
