import type { DemoArticle } from '../types.ts';

/** Leads of the category. */
export const trienLamFirst: DemoArticle[] = [
  {
    category: 'Triển lãm và sự kiện',
    title: '“Năm dấu”: triển lãm bài làm của sinh viên năm nhất',
    excerpt:
      'Sắc, huyền, hỏi, ngã, nặng trở thành ghế, áp phích, khăn và trò chơi. Ghi chép từ phòng trưng bày và những điều sinh viên kể về bài của mình.',
    content: [
      {
        title: 'Một đề bài cho cả khóa',
        content:
          'Đề bài chỉ có một câu: chọn một dấu thanh của tiếng Việt và làm cho nó thành một vật dùng được. Sinh viên đồ họa, nội thất, thời trang và UI/UX làm chung đề, mỗi nhóm bốn người, trong sáu tuần. Không nhóm nào được chỉ có người cùng ngành.',
        list: [],
      },
      {
        title: 'Trong phòng trưng bày',
        content:
          'Bước vào, người xem gặp dấu nặng trước: một chiếc đôn tròn thấp, đặt lệch, ai cũng ngồi thử. Phía trong treo những tấm khăn in lượn sóng của dấu ngã, mỗi lần quạt quay lại đổi nhịp. Trên tường là hai mươi áp phích chữ, in hai màu.',
        list: [
          'Dấu sắc: bộ biển chỉ dẫn cho thư viện, nét nào cũng hướng về lối đi.',
          'Dấu huyền: máng trượt để sách trả, đặt vừa tầm tay trẻ em.',
          'Dấu hỏi: trò chơi giấy gấp, mở ra một câu hỏi, gấp vào một câu trả lời.',
          'Dấu ngã: khăn in lụa trên vải mộc.',
          'Dấu nặng: đôn ngồi làm từ giấy bìa ép nhiều lớp.',
        ],
        pictures: [
          {
            of: ['subject', 'Đồ họa chữ Việt'],
            caption: 'Một trong hai mươi áp phích chữ: dấu nặng ngồi giữa, dấu sắc đứng cạnh.',
          },
        ],
      },
      {
        title: 'Điều sinh viên kể',
        content:
          'Nhóm làm đôn thất bại ba lần vì lớp bìa bị tách khi người nặng ngồi xuống. Lần thứ tư, một bạn thời trang đề nghị may viền như may mép nệm, và chiếc đôn đứng được. Nhóm làm biển chỉ dẫn thì bỏ cả tuần đứng ở thư viện đếm xem người mới vào rẽ nhầm ở đâu.\n\nCác bạn để nguyên những mẫu hỏng trên một chiếc bàn gần cửa. Nhiều phụ huynh dừng ở bàn đó lâu hơn ở bài hoàn chỉnh.',
        list: [],
      },
      {
        title: 'Xem để làm gì',
        content:
          'Với học sinh phổ thông, triển lãm là dịp thấy năm đầu học thiết kế trông thế nào: chưa phải sản phẩm bán được, mà là cách nghĩ đang thành hình. Sinh viên trực bên bài của mình; cứ hỏi mất bao lâu, khó chỗ nào, nếu làm lại thì đổi gì.',
        list: [],
      },
      {
        title: 'Nếu bạn muốn đến',
        content:
          'Trường tổ chức trưng bày cuối kỳ ở cả Cần Thơ và TP. Hồ Chí Minh, vào cửa tự do. Lịch từng đợt được đăng trong mục Bài viết. Nếu đi theo lớp, nên báo trước để có sinh viên dẫn xem.',
        list: [],
      },
    ],
    daysAgo: 2,
  },
];

export const trienLamMore: DemoArticle[] = [
  {
    category: 'Triển lãm và sự kiện',
    title: 'Giấy dó, tranh Đông Hồ, tranh Hàng Trống: học từ nguồn gần',
    excerpt:
      'Ghi chép sau buổi xưởng in mộc bản: vì sao tờ giấy có vân, vì sao nét đen in sau cùng, và làm sao học mà không chép lại một con gà.',
    content: [
      {
        title: 'Bắt đầu từ tờ giấy',
        content:
          'Giấy dó làm từ vỏ cây dó: ngâm, nấu, đãi, giã, rồi dùng liềm seo vớt lớp bột lên khỏi bể nước thành từng tờ. Sợi dài và đan nhau nên giấy nhẹ mà dai, hút mực khác hẳn giấy in thường. Trong buổi xưởng, việc đầu tiên là xé một mảnh nhỏ và nhìn mép xé dưới ánh sáng.',
        list: [],
      },
      {
        title: 'Tranh Đông Hồ: mỗi màu một bản gỗ',
        content:
          'Tranh Đông Hồ, ở Bắc Ninh, in trên giấy điệp: giấy dó quét một lớp hồ trộn bột vỏ điệp bằng chổi lá thông, vì vậy mặt giấy có vệt và óng nhẹ. Các mảng màu in trước, mỗi màu một bản, nét đen in sau cùng để ôm tất cả lại. Màu lấy từ thứ quanh nhà.',
        list: ['Đen: than lá tre.', 'Xanh: lá chàm.', 'Vàng: hoa hòe.', 'Đỏ: sỏi son.', 'Trắng: chính lớp điệp của giấy.'],
      },
      {
        title: 'Tranh Hàng Trống: in nét rồi tô tay',
        content:
          'Tranh Hàng Trống của Hà Nội đi đường khác: in bản nét đen trước, rồi người vẽ dùng bút lông tô và vờn màu. Nhờ vậy có chuyển đậm nhạt, còn Đông Hồ thì mảng phẳng, dứt khoát. Đặt “Đám cưới chuột” cạnh “Ngũ hổ”, sinh viên thấy ngay hai cách giải một bài: ít màu mà đủ, hay nhiều lớp mà vẫn rõ.',
        list: [],
      },
      {
        title: 'Học gì cho thiết kế hôm nay',
        content:
          'Giới hạn số bản in buộc người làm tranh phải quyết định sớm: màu nào cần, nét nào bỏ. Đó đúng là bài tập của áp phích hai màu hay biểu tượng trên điện thoại. Cách để khoảng trống, cách chữ Nôm và hình cùng nằm trong một khung, cách một nét bao làm hai việc: đều dùng lại được.',
        list: [],
      },
      {
        title: 'Học mà không chép',
        content:
          'Cắt con gà Đông Hồ dán lên bao bì là cách dễ và thường nhạt. Thử lấy quy tắc thay vì lấy hình: ba màu phẳng, một nét bao, giấy có vân, và vẽ thứ của thời mình, như chiếc xe ôm, bình nước hai mươi lít, con mèo nằm trên cục phát Wi-Fi. Khi trưng bày, ghi rõ học từ dòng tranh nào; đó là phép lịch sự với người đi trước.',
        list: [],
      },
    ],
    daysAgo: 91,
  },
];

export const trienLamRest: DemoArticle[] = [
  {
    category: 'Triển lãm và sự kiện',
    title: 'Chụp ảnh bài làm trước ngày trưng bày',
    excerpt:
      'Bài đẹp mà ảnh tối thì người xem qua màn hình chỉ thấy ảnh tối. Cách chụp bài phẳng và bài khối bằng điện thoại, cạnh một khung cửa sổ.',
    content: [
      {
        title: 'Vì sao phải chụp cẩn thận',
        content:
          'Triển lãm kéo dài vài ngày, còn ảnh thì theo bạn vào hồ sơ xin học, xin việc nhiều năm. Đất nứt, giấy ố, mô hình bị tháo để lấy chỗ. Hãy dành hẳn một buổi để chụp trước ngày mang bài đi, khi mọi thứ còn sạch.',
        list: [],
      },
      {
        title: 'Ánh sáng: cửa sổ là đủ',
        content:
          'Chọn một cửa sổ không có nắng chiếu thẳng, vào buổi sáng hoặc lúc trời nhiều mây. Tắt đèn trong phòng, vì đèn vàng trộn với trời xanh làm giấy trắng thành hai màu. Đặt một tấm bìa trắng ở phía đối diện cửa sổ để hắt sáng vào phần tối. Tắt đèn chớp của điện thoại.',
        list: [],
      },
      {
        title: 'Bài phẳng: tranh, áp phích, trang sách',
        content:
          'Treo lên tường hoặc đặt trên sàn, máy song song với mặt bài, ống kính nhắm giữa. Lùi ra xa một chút rồi phóng nhẹ, đừng áp sát, vì gần quá mép sẽ cong. Bật lưới trên màn hình để canh thẳng.',
        list: [
          'Chụp một tấm toàn bộ, chừa nền quanh bốn cạnh.',
          'Chụp hai tấm chi tiết cho thấy nét bút, chất giấy, mực in.',
          'Không chụp qua kính khung tranh; tháo ra nếu được.',
        ],
      },
      {
        title: 'Bài khối: mô hình, hộp, áo',
        content:
          'Dùng một tấm giấy lớn uốn cong từ tường xuống bàn để nền không có đường gãy. Chụp ngang tầm vật, rồi thấp xuống một chút, rồi từ trên. Có một tấm với bàn tay hoặc người mặc để người xem biết kích thước thật.',
        list: [],
      },
      {
        title: 'Sửa ảnh vừa phải',
        content:
          'Chỉnh thẳng, cắt gọn, kéo cho giấy trắng ra trắng, thế là đủ. Đặt ảnh cạnh bài thật và so màu trước khi lưu. Đừng làm cho ảnh đẹp hơn bài: người chấm sẽ gặp bài thật, và sự chênh ấy khó giải thích.\n\nĐặt tên tệp có họ tên, tên bài, số thứ tự, không dấu và không khoảng trắng. Giữ ảnh gốc ở một nơi, ảnh đã thu nhỏ để gửi ở nơi khác.',
        list: [],
      },
    ],
    daysAgo: 158,
  },
  {
    category: 'Triển lãm và sự kiện',
    title: 'Đi xem triển lãm một mình, nhìn gì và ghi gì?',
    excerpt:
      'Vào phòng tranh mà không biết đứng đâu là chuyện thường. Một cách xem trong một giờ, dành cho người lần đầu bước vào bảo tàng mỹ thuật.',
    content: [
      {
        title: 'Xem ít, xem lâu',
        content:
          'Một phòng có năm mươi tác phẩm, và không ai nhìn kỹ được năm mươi thứ trong một giờ. Hãy đi một vòng nhanh mười phút, không dừng, chỉ để ý chỗ nào làm chân bạn chậm lại. Sau đó quay lại với ba tác phẩm, mỗi tác phẩm mười phút.',
        list: [],
      },
      {
        title: 'Mười phút trước một tác phẩm',
        content: 'Mười phút dài hơn bạn nghĩ. Đừng đọc bảng chú thích ngay, hãy để mắt làm việc trước.',
        list: [
          'Hai phút đầu: chỉ nhìn. Mắt vào từ đâu, đi đâu, dừng ở đâu?',
          'Ba phút: vẽ lại những mảng lớn trong một ô nhỏ.',
          'Hai phút: lại gần xem làm bằng gì, lớp nào trước, lớp nào sau.',
          'Hai phút: đọc chú thích, so với điều mình đoán.',
          'Phút cuối: viết một câu bắt đầu bằng “Tôi thấy”.',
        ],
      },
      {
        title: 'Xem cả cách trưng bày',
        content:
          'Người học thiết kế nên xem thêm những thứ người khác bỏ qua: chữ trên tường to bao nhiêu, đèn đặt góc nào, lối đi rộng mấy người, ghế ngồi ở đâu, vì sao hai bức này nằm cạnh nhau. Đó là công việc của người thiết kế trưng bày, một nghề ít được nhắc tới.',
        list: [],
      },
      {
        title: 'Phép lịch sự nhỏ',
        content:
          'Hỏi có được chụp ảnh không, và không bật đèn chớp. Không chạm vào tác phẩm, kể cả khung. Nếu muốn vẽ, dùng bút chì, đứng sát tường cho người khác đi. Gặp tác giả thì cứ hỏi; phần lớn người làm ra tác phẩm vui khi có người hỏi một câu thật.',
        list: [],
      },
      {
        title: 'Đi đâu trước',
        content:
          'Bảo tàng Mỹ thuật ở Hà Nội và ở TP. Hồ Chí Minh là nơi dễ bắt đầu, vì có cả tranh sơn mài, lụa, đồ họa in và điêu khắc. Nếu ở xa, hãy đến bảo tàng của tỉnh, nhà cổ, đình chùa: chạm khắc, hoành phi và gạch bông ở đó cũng là một phòng trưng bày. Xem giờ mở cửa trên trang của từng nơi trước khi đi.',
        list: [],
      },
    ],
    daysAgo: 391,
  },
];

export const trienLamDrafts: DemoArticle[] = [
  {
    category: 'Triển lãm và sự kiện',
    title: 'Ngày mở xưởng: một buổi sáng làm sinh viên thiết kế',
    excerpt:
      'Học sinh lớp 11 và 12 vào xưởng, làm một bài nhỏ, ăn trưa cùng sinh viên. Chương trình dự kiến và những thứ nên mang theo.',
    content: [
      {
        title: 'Ngày mở xưởng là gì',
        content:
          'Thay vì ngồi nghe giới thiệu, học sinh chọn một xưởng và làm một bài trong hai giờ, dưới sự hướng dẫn của giảng viên và sinh viên năm thứ ba. Cuối buổi, mọi người đặt bài lên bàn và nói về bài của nhau. Không chấm điểm, không giữ bài lại.',
        list: [],
      },
      {
        title: 'Bốn xưởng để chọn',
        content:
          'Mỗi người chọn một xưởng khi đăng ký. Nếu phân vân, hãy chọn xưởng mà bạn biết ít hơn, vì đó là dịp thử mà không mất gì.',
        list: [
          'In: khắc một con dấu cao su, in thành nhãn vở hai màu.',
          'Không gian: dựng một góc học bằng bìa cứng, tỷ lệ 1:20.',
          'Vải: cắt, ráp một túi nhỏ từ rập có sẵn.',
          'Màn hình: vẽ lại màn hình gọi món trên giấy và thử với người ngồi cạnh.',
        ],
      },
      {
        title: 'Phụ huynh làm gì trong lúc đó',
        content:
          'Có một buổi trò chuyện riêng với giảng viên về chương trình học, chi phí vật liệu và việc thực tập. Phụ huynh cũng có thể đi xem bài cuối kỳ trên hành lang, gồm cả bài điểm trung bình, để hình dung mức chung của lớp.',
        list: [],
      },
      {
        title: 'Nên mang gì',
        content:
          'Mặc áo cũ, đi giày kín mũi, cột tóc gọn nếu vào xưởng có máy cắt. Mang một cuốn sổ và một câu hỏi bạn thật sự muốn biết. Dụng cụ và vật liệu nhà trường chuẩn bị. Bạn nào dị ứng với bụi gỗ, keo hoặc mực in xin báo khi đăng ký.',
        list: [],
      },
      {
        title: 'Sau buổi mở xưởng',
        content:
          'Tối hôm đó, viết ba dòng: phần nào vui, phần nào chán, phần nào khó hơn mình nghĩ. Giữ bài lại, chụp ảnh, ghi ngày. Nếu thấy hợp, bài ấy có thể là trang đầu trong hồ sơ năng lực của bạn.\n\nNếu thấy không hợp, đó cũng là một kết quả tốt: bạn vừa tiết kiệm được một năm học thử.',
        list: [],
      },
    ],
    status: 'draft',
    daysAgo: 14,
  },
];
