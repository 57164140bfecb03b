import type { DemoQuestion } from '../types.ts';

export const afterGraduationQuestions: DemoQuestion[] = [
  {
    name: 'Học thiết kế xong làm lương bao nhiêu?',
    search_names: [
      'lương thiết kế đồ họa',
      'lương bao nhiêu',
      'lương ui ux',
      'lương designer bao nhiêu',
      'thu nhập ngành thiết kế',
      'ra trường lương có cao không',
      'lương khởi điểm ngành thiết kế',
      'ngành nào lương cao nhất',
      'lương ui ux 3 năm kinh nghiệm',
      'ngành nào ra trường nhiều tiền nhất',
      'làm 5 năm lương bao nhiêu',
    ],
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
    search_names: ['đồ họa ra làm gì', 'việc làm thiết kế đồ họa', 'học đồ họa có dễ xin việc không'],
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
    search_names: ['ui ux ra làm gì', 'việc làm ui ux', 'ui ux có dễ xin việc không'],
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
    search_names: ['thời trang ra làm gì', 'học thời trang có việc không', 'làm ở xưởng may'],
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
    search_names: ['chứng chỉ hành nghề kiến trúc', 'kiến trúc sư hành nghề', 'học kiến trúc ra làm gì'],
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
    search_names: [
      'AI thay thế designer',
      'học thiết kế còn việc không',
      'AI cướp việc thiết kế',
      'tương lai ngành thiết kế',
      'AI vẽ đẹp vậy còn việc không',
    ],
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
    search_names: [
      'cam kết việc làm',
      'trường có giới thiệu việc làm không',
      'ra trường có việc không',
      'tỉ lệ có việc làm',
      'ra trường có dễ xin việc không',
      'học xong có thất nghiệp không',
      'tỉ lệ thất nghiệp',
    ],
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
    search_names: ['học thạc sĩ', 'học cao học thiết kế', 'học tiếp thạc sĩ được không'],
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
    search_names: [
      'ngành nào dễ xin việc',
      'học ngành nào dễ kiếm việc',
      'ngành nào đang hot',
      'ngành nào có tương lai',
      'ngành nào đang thiếu người làm',
    ],
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
    search_names: [
      'học xong có đi nước ngoài làm được không',
      'làm thiết kế ở nước ngoài',
      'làm cho công ty nước ngoài',
      'bằng có dùng ở nước ngoài được không',
      'học xong định cư nước ngoài',
    ],
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
    search_names: [
      'tự mở studio',
      'làm nghề tự do thiết kế',
      'freelance kiếm được bao nhiêu',
      'làm ở nhà nhận việc được không',
      'làm freelance sống được không',
    ],
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
