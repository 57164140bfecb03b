import type { DemoArticle } from '../types.ts';

/** Leads of the category. */
export const tuyenSinhFirst: DemoArticle[] = [
  {
    category: 'Tuyển sinh',
    title: 'Hồ sơ năng lực xét tuyển gồm những gì?',
    excerpt:
      'Nếu trường bạn chọn có yêu cầu hồ sơ năng lực (portfolio), đây là cách chọn bài, sắp bài và viết chú thích để người chấm hiểu bạn trong mười phút.',
    content: [
      {
        title: 'Có trường cần, có trường không',
        content:
          'Không phải trường nào cũng đòi hồ sơ năng lực; nơi thì thi vẽ, nơi xét điểm, nơi chỉ cần hồ sơ khi xin học bổng. Hãy đọc thông báo của từng trường về số trang, định dạng, hạn nộp. Dù không bắt buộc, làm hồ sơ vẫn có ích: nó cho bạn biết mình thật sự thích làm gì.',
        list: [],
      },
      {
        title: 'Người chấm tìm gì',
        content:
          'Người chấm biết bạn mười bảy tuổi và không chờ một bộ bài chuyên nghiệp. Họ tìm dấu hiệu của một người sẽ học được: biết quan sát, biết thử nhiều cách, biết làm tới nơi. Một bài còn vụng nhưng thấy được đường nghĩ thường gây chú ý hơn một bài bóng bẩy làm theo hướng dẫn.',
        list: [],
      },
      {
        title: 'Nên có những bài nào',
        content:
          'Khoảng tám đến mười hai bài là vừa, trừ khi trường quy định khác. Chọn sao cho mỗi bài nói một điều mới về bạn.',
        list: [
          'Hai ba bài vẽ từ quan sát: đồ vật, người, nơi chốn; không vẽ theo ảnh.',
          'Một bài giải quyết chuyện có thật: biển chỉ đường trong trường, nhãn cho món nhà làm.',
          'Một bài có chất liệu: giấy cắt, đất, vải, gỗ, ảnh chụp.',
          'Một bài làm cùng người khác, ghi rõ phần của bạn.',
          'Vài trang sổ phác, chụp thẳng, không chọn trang quá đẹp.',
        ],
      },
      {
        title: 'Viết chú thích',
        content:
          'Mỗi bài hai ba câu: làm để làm gì, làm bằng gì, mất bao lâu, nếu làm lại sẽ đổi điều gì. Câu cuối nói nhiều về bạn. Ghi rõ bài nào chép theo tranh có sẵn để học, bài nào có dùng công cụ tạo ảnh. Thành thật ở chú thích giúp người chấm tin phần còn lại.',
        list: [],
      },
      {
        title: 'Sắp xếp và kiểm tra lại',
        content:
          'Mở đầu bằng bài mạnh, kết thúc cũng bằng bài mạnh, giữa là đường đi. Mỗi trang một bài hoặc một nhóm ảnh của một bài, nền trơn, chữ nhỏ vừa đọc. Hai tuần cuối làm theo thứ tự này:',
        list: [
          'Xuất PDF, đặt tên tệp như trường yêu cầu, kiểm tra dung lượng.',
          'Mở thử trên điện thoại: chữ có đọc được không, ảnh có bị xoay không?',
          'Trước hạn một tuần, nhờ một người không biết gì về thiết kế xem và kể lại họ hiểu gì.',
          'Sửa những chỗ họ hiểu nhầm, xuất lại và nộp trước hạn ít nhất một ngày.',
        ],
        numbered: true,
      },
    ],
    daysAgo: 15,
  },
];

export const tuyenSinhMore: DemoArticle[] = [
  {
    category: 'Tuyển sinh',
    title: 'H00, V00 và các tổ hợp xét tuyển ngành thiết kế',
    excerpt:
      'Mỗi mã tổ hợp là một nhóm ba môn, và mỗi trường dùng những mã khác nhau. Cách đọc đề án tuyển sinh để không nhầm và không lỡ môn năng khiếu.',
    content: [
      {
        title: 'Mã tổ hợp nói gì',
        content:
          'Mã gồm một chữ cái và hai con số, chỉ ba môn được cộng điểm. Với các ngành mỹ thuật và thiết kế, hay gặp nhóm H và V. Trường nào dùng tổ hợp nào, nhân hệ số môn nào là tùy trường và có thể đổi theo năm, nên danh sách dưới đây chỉ để bạn làm quen.',
        list: [
          'H00: Ngữ văn và hai môn năng khiếu mỹ thuật; tên bài thi cụ thể tùy trường.',
          'V00: Toán, Vật lí, Vẽ mỹ thuật.',
          'V01: Toán, Ngữ văn, Vẽ mỹ thuật.',
          'Một số trường xét cả tổ hợp không có môn vẽ, như A00, A01 hoặc D01, cho một số ngành thiết kế.',
        ],
      },
      {
        title: 'Môn năng khiếu thi ở đâu',
        content:
          'Môn vẽ không nằm trong kỳ thi tốt nghiệp, mà do các trường tổ chức. Có trường tự thi, có trường nhận kết quả của trường khác, có trường không thi vẽ. Lịch đăng ký môn năng khiếu thường riêng và có khi sớm hơn các mốc chung. Đây là chỗ nhiều thí sinh lỡ, vì cứ chờ lịch chung của Bộ Giáo dục và Đào tạo.',
        list: [],
      },
      {
        title: 'Đọc đề án tuyển sinh',
        content:
          'Mỗi trường công bố đề án hoặc thông tin tuyển sinh trên trang của mình. Đọc bản gốc, đừng chỉ đọc bài tóm tắt. Năm dòng sau cần tìm bằng được.',
        list: [
          'Tên ngành và mã ngành bảy chữ số.',
          'Phương thức xét: điểm thi, học bạ, năng khiếu, kết hợp.',
          'Tổ hợp và hệ số từng môn.',
          'Điều kiện riêng: điểm tối thiểu của môn vẽ, hồ sơ năng lực, phỏng vấn.',
          'Ngày và cách đăng ký môn năng khiếu.',
        ],
      },
      {
        title: 'Nguyện vọng và học bạ: quy định năm 2026',
        content:
          'Theo quy chế tuyển sinh đại học năm 2026 của Bộ Giáo dục và Đào tạo, mỗi thí sinh đăng ký tối đa mười lăm nguyện vọng. Xét học bạ có thêm ba điều kiện, viết gọn ở dưới. Quy định có thể đổi từng năm: trước khi tính toán, hãy đọc bản của năm bạn thi trên trang moet.gov.vn và hỏi trường bạn chọn.',
        list: [
          'Tính điểm trung bình của cả ba năm lớp 10, 11 và 12.',
          'Tổ hợp có Toán hoặc Ngữ văn.',
          'Ba môn thi tốt nghiệp đạt tổng ít nhất 15 trên 30 điểm: các môn của tổ hợp, hoặc Toán, Ngữ văn và một môn khác.',
        ],
      },
      {
        title: 'Bài vẽ thường là gì',
        content:
          'Tên gọi khác nhau, nhưng hay gặp là hình họa chì (tĩnh vật, tượng hoặc chân dung) và bố cục màu hay trang trí. Đề các năm trước nhiều trường có đăng; làm thử trong đúng thời gian, đúng khổ giấy, là cách chuẩn bị tốt. Mang dụng cụ dự phòng, vì bút chì gãy và hộp màu đổ không hiếm.',
        list: [],
      },
      {
        title: 'Khi thông tin mâu thuẫn',
        content:
          'Quy chế thay đổi, bài cũ vẫn còn trên mạng, kể cả bài này rồi cũng sẽ cũ. Khi hai nơi nói khác nhau, tin bản mới hơn của chính trường đó, và gọi hỏi phòng tuyển sinh. Ghi lại ngày gọi và tên người trả lời.',
        list: [],
      },
    ],
    daysAgo: 48,
    year: 2026,
  },
  {
    category: 'Tuyển sinh',
    title: 'Năm lớp 12 có những mốc nào? Một lịch để treo tường',
    excerpt:
      'Ngày cụ thể mỗi năm mỗi khác, nhưng thứ tự công việc thì ít đổi. Lịch này giúp gia đình biết lúc nào cần làm gì và tra ngày chính thức ở đâu.',
    content: [
      {
        title: 'Cách dùng lịch này',
        content:
          'Bài không ghi ngày, vì ngày do Bộ Giáo dục và Đào tạo và từng trường công bố mỗi năm. Hãy chép các mốc ra một tờ giấy lớn, để trống ô ngày, và điền dần khi có thông báo chính thức. Treo ở chỗ cả nhà đi qua.',
        list: [],
      },
      {
        title: 'Đầu năm học: tìm hiểu',
        content:
          'Đây là lúc ít áp lực, hợp để đi xem và thử. Đến ngày hội tuyển sinh, dự buổi mở xưởng, hỏi anh chị đang học. Nếu định thi vẽ, nên bắt đầu tập từ bây giờ.',
        list: [
          'Lập danh sách năm đến bảy ngành hoặc trường.',
          'Đọc đề án năm trước của từng nơi để biết khung.',
          'Bắt đầu gom bài cho hồ sơ năng lực, nếu cần.',
        ],
      },
      {
        title: 'Giữa năm học: thu hẹp',
        content:
          'Các trường lần lượt công bố thông tin tuyển sinh mới. So với bản năm trước, đánh dấu chỗ khác. Từ bảy nơi rút còn ba bốn. Đăng ký thi năng khiếu mở ở nhiều trường trong khoảng này hoặc sau đó; ghi hạn chót bằng bút đỏ.',
        list: [],
      },
      {
        title: 'Trước kỳ thi tốt nghiệp: đăng ký và thi vẽ',
        content:
          'Đăng ký dự thi theo hướng dẫn của trường phổ thông. Kiểm tra từng chữ trong hồ sơ: họ tên có dấu, số căn cước, khu vực, đối tượng ưu tiên. Môn vẽ có thể diễn ra trước hoặc sau kỳ thi chung, tùy trường; xem có trùng ngày giữa hai nơi không.',
        list: [],
      },
      {
        title: 'Sau khi có kết quả: nguyện vọng và nhập học',
        content:
          'Có một khoảng thời gian để đăng ký và sắp thứ tự nguyện vọng trên hệ thống chung. Năm 2026, mỗi người đăng ký được tối đa mười lăm nguyện vọng; con số của năm bạn thi, hãy xem trên cổng tuyển sinh của Bộ. Đặt ngành mình muốn học hơn lên trên; hệ thống xét theo thứ tự ấy. Nộp xong nhớ kiểm tra bước thanh toán lệ phí và chụp lại màn hình xác nhận.\n\nKhi trúng tuyển, còn hai việc: xác nhận nhập học trên hệ thống đúng hạn, và nộp hồ sơ tại trường. Quên bước xác nhận có thể mất chỗ, dù đã đủ điểm.',
        list: [],
      },
      {
        title: 'Tra ngày chính thức ở đâu',
        content:
          'Ba nguồn: trang và cổng tuyển sinh của Bộ Giáo dục và Đào tạo, trang của trường bạn chọn, và giáo viên chủ nhiệm. Tin chia sẻ trên mạng chỉ nên coi là lời nhắc đi kiểm tra lại.',
        list: [],
      },
    ],
    daysAgo: 106,
    year: 2026,
  },
];

export const tuyenSinhRest: DemoArticle[] = [
  {
    category: 'Tuyển sinh',
    title: 'Từ trung cấp, cao đẳng lên đại học: đường liên thông',
    excerpt:
      'Học nghề trước rồi lên đại học sau là một con đường bình thường. Những điều cần hỏi để không phải học lại và không vướng giấy tờ.',
    content: [
      {
        title: 'Vì sao có người chọn đường này',
        content:
          'Có người muốn đi làm sớm, có người chưa đủ tiền cho bốn năm, có người chưa chắc mình hợp. Học trung cấp hay cao đẳng thiết kế cho bạn tay nghề trong thời gian ngắn hơn, vào xưởng sớm hơn. Sau vài năm đi làm, nhiều người quay lại học tiếp và học rất rõ mục đích.',
        list: [],
      },
      {
        title: 'Liên thông nghĩa là gì',
        content:
          'Trường đại học xem những gì bạn đã học, công nhận một phần, và xếp bạn vào học phần còn thiếu. Được công nhận bao nhiêu tùy trường và tùy chương trình: hai môn cùng tên nhưng khác số tín chỉ hoặc khác nội dung có thể không được tính. Vì thế cùng một tấm bằng, nơi này học thêm chừng này, nơi kia lâu hơn.',
        list: [],
      },
      {
        title: 'Giấy tờ cần giữ từ ngày đầu',
        content: 'Đa số rắc rối đến từ giấy tờ thất lạc. Hãy giữ một bìa hồ sơ và quét lại từng tờ.',
        list: [
          'Bằng tốt nghiệp trung học phổ thông, hoặc giấy công nhận đã học đủ phần văn hóa theo quy định, nếu bạn vào trung cấp sau lớp 9.',
          'Bảng điểm có số tín chỉ hoặc số giờ từng môn.',
          'Đề cương môn học, nếu trường phát.',
          'Hợp đồng lao động, xác nhận kinh nghiệm làm việc.',
          'Bài làm, sắp theo từng môn và từng năm.',
        ],
      },
      {
        title: 'Câu hỏi cho trường bạn định lên',
        content:
          'Hỏi trước khi chọn trường trung cấp hay cao đẳng, chứ đừng đợi đến lúc tốt nghiệp. Câu trả lời bằng văn bản tốt hơn lời hứa.',
        list: [
          'Trường có tuyển liên thông ngành này không, hình thức xét ra sao?',
          'Nhận bằng cùng ngành hay cả ngành gần?',
          'Môn nào của trường cũ được công nhận?',
          'Học buổi tối, cuối tuần hay học cùng lớp ban ngày?',
          'Tổng học phí của phần còn lại là bao nhiêu?',
        ],
      },
      {
        title: 'Không bắt buộc phải lên',
        content:
          'Một số việc trong ngành nhìn tay nghề và bài làm trước, bằng cấp sau. Một số nơi khác, nhất là cơ quan nhà nước, giảng dạy, hay khi muốn học cao học, thì cần bằng đại học. Hãy hỏi xem công việc bạn nhắm tới thuộc loại nào, rồi quyết định có học tiếp và học lúc nào.',
        list: [],
      },
    ],
    daysAgo: 238,
  },
];

export const tuyenSinhScheduled: DemoArticle[] = [
  {
    category: 'Tuyển sinh',
    title: 'Đi buổi tư vấn tuyển sinh, nên hỏi những gì?',
    excerpt:
      'Một buổi tư vấn thường chỉ có mười lăm phút cho mỗi gia đình. Danh sách câu hỏi dưới đây giúp hai mẹ con ra về với câu trả lời dùng được.',
    content: [
      {
        title: 'Chuẩn bị trước một tối',
        content:
          'Đọc trước trang giới thiệu ngành để khỏi mất giờ hỏi điều đã viết sẵn. Học sinh tự viết năm câu của mình, ba mẹ viết năm câu, rồi gộp lại và bỏ câu trùng. Mang theo bảng điểm, vài bức vẽ hay bài làm nếu có, và một cây bút.',
        list: [],
      },
      {
        title: 'Học sinh nên hỏi',
        content:
          'Người học là bạn, nên bạn nên là người mở lời. Người tư vấn thường nhớ những câu cụ thể và trả lời cũng cụ thể hơn.',
        list: [
          'Một tuần của sinh viên năm nhất có bao nhiêu giờ ở xưởng, bao nhiêu giờ lý thuyết?',
          'Cho em xem một bài cuối kỳ loại khá, không phải loại giỏi.',
          'Em có thể học thử hoặc dự thính một buổi không?',
          'Nếu sau năm nhất thấy không hợp thì đổi ngành thế nào?',
        ],
      },
      {
        title: 'Phụ huynh nên hỏi',
        content: 'Phụ huynh có quyền hỏi chuyện tiền và chuyện an toàn, không có gì phải ngại. Hãy xin số liệu kèm cách tính.',
        list: [
          'Tổng chi phí cả khóa, gồm vật liệu và in ấn, là khoảng bao nhiêu?',
          'Có học bổng, trả góp hay hoãn học phí không, điều kiện ra sao?',
          'Bằng cấp do ai cấp, tên ngành ghi trên bằng là gì?',
          'Khi con đuối sức hoặc có chuyện, gia đình liên lạc với ai?',
        ],
      },
      {
        title: 'Dấu hiệu nên chậm lại',
        content:
          'Hãy chậm lại khi bị giục đóng tiền giữ chỗ ngay trong ngày, khi nghe lời hứa chắc chắn về việc làm và mức lương, hoặc khi câu hỏi về chi phí chỉ được trả lời vòng. Xin tài liệu mang về, ngủ một đêm rồi quyết định. Một chương trình tốt hôm nay thì ngày mai vẫn tốt.',
        list: [],
      },
      {
        title: 'Sau buổi tư vấn',
        content:
          'Trên đường về, mỗi người nói một điều thích và một điều còn lo, chưa tranh luận. Tối hôm đó chép câu trả lời vào một bảng so sánh các trường. Chỗ nào trống là câu hỏi cho lần gọi điện tiếp theo.',
        list: [],
      },
    ],
    daysAgo: -20,
  },
];
