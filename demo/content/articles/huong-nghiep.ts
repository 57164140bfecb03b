import type { DemoArticle } from '../types.ts';

/** Leads of the category. */
export const huongNghiepFirst: DemoArticle[] = [
  {
    category: 'Hướng nghiệp',
    title: 'Hướng nghiệp 2026: chọn ngành gì?',
    excerpt:
      'Không có ngành nào đúng với mọi người. Bài này giúp bạn thu hẹp danh sách bằng bốn câu hỏi, ba việc thử được trong một tháng và một buổi nói chuyện ở nhà.',
    content: [
      {
        title: 'Bắt đầu từ việc làm, không phải từ tên ngành',
        content:
          'Tên ngành nghe na ná nhau, còn công việc hằng ngày thì khác nhau rất xa. Người làm nhận diện thương hiệu ngồi lâu với chữ và lưới trang. Người làm nội thất đi đo phòng, chọn vật liệu, nói chuyện với thợ. Người làm thời trang đứng bên bàn cắt nhiều hơn là ngồi vẽ.\n\nVì vậy, trước khi hỏi “ngành này có tương lai không”, hãy hỏi “một ngày thứ Ba bình thường của nghề này gồm những gì”. Nếu câu trả lời làm bạn tò mò, đó là một dấu hiệu đáng tin.',
        list: [],
      },
      {
        title: 'Bốn câu hỏi để thu hẹp danh sách',
        content:
          'Trả lời bằng ví dụ có thật trong một năm qua, đừng trả lời bằng điều bạn mong mình sẽ thích. Viết ra giấy, để vài hôm rồi đọc lại.',
        list: [
          'Bạn thích làm trên mặt phẳng (hình, chữ, màn hình), trong không gian hay với chất liệu cầm được?',
          'Bạn muốn thấy kết quả sau vài ngày hay chịu được một dự án kéo dài nhiều tháng?',
          'Bạn dễ chịu khi làm một mình, hay thấy có sức hơn khi làm trong nhóm đông?',
          'Việc nào bạn từng làm đi làm lại mà không ai nhắc?',
        ],
      },
      {
        title: 'Ba việc thử được trong một tháng',
        content:
          'Đọc mô tả ngành chỉ cho bạn biết một nửa. Nửa còn lại nằm ở tay. Ba việc dưới đây không tốn tiền và cho bạn thứ để nói chuyện với thầy cô.',
        list: [
          'Làm lại một thứ có thật quanh nhà: thực đơn của quán đầu hẻm, nhãn hũ mắm của bà, tờ nội quy của lớp.',
          'Đo phòng mình, vẽ mặt bằng theo tỷ lệ, rồi thử ba cách đặt bàn học.',
          'Hỏi chuyện một người đang làm nghề ít nhất hai mươi phút, và hỏi cả phần họ không thích.',
        ],
      },
      {
        title: 'Cái gì sẽ đổi, cái gì ít đổi',
        content:
          'Phần mềm đổi theo từng năm, tên vị trí cũng vậy. Khả năng quan sát, hiểu người dùng, sắp xếp thông tin, trình bày ý mình và nghe góp ý thì dùng được lâu. Khi so hai chương trình học, hãy xem bao nhiêu thời gian dành cho những thứ lâu bền ấy, chứ không chỉ đếm xem dạy bao nhiêu phần mềm.\n\nQuy định tuyển sinh cũng đổi. Bài này viết năm 2026; khi nộp hồ sơ, hãy xem quy định của đúng năm bạn thi trên trang của Bộ Giáo dục và Đào tạo và trên trang của trường.',
        list: [],
      },
      {
        title: 'Khi vẫn phân vân giữa hai ngành',
        content:
          'Phân vân là bình thường. Nhiều ngành thiết kế chung nhau phần nền của năm đầu, và một số trường cho chuyển ngành trong những điều kiện nhất định; hãy hỏi rõ điều kiện ấy trước khi nộp hồ sơ. Nếu buộc phải chọn, hãy chọn ngành mà bài tập của nó bạn muốn làm cả khi không ai chấm điểm.',
        list: [],
      },
    ],
    daysAgo: 12,
    year: 2026,
  },
  {
    category: 'Hướng nghiệp',
    title: 'Đồ họa hay UI/UX: chọn theo việc bạn muốn làm mỗi ngày',
    excerpt:
      'Hai ngành cùng làm việc với hình và chữ, nhưng một bên hỏi “người ta nhớ gì”, bên kia hỏi “người ta làm được gì”. Vài cách thử để biết mình nghiêng về đâu.',
    content: [
      {
        title: 'Giống nhau ở đâu',
        content:
          'Cả hai đều cần bố cục, chữ, màu và khả năng giải thích vì sao mình chọn như vậy. Cả hai đều làm cho người khác dùng chứ không phải cho mình ngắm. Năm học đầu, sinh viên hai ngành thường ngồi chung nhiều lớp cơ sở, và nhiều người đi làm rồi vẫn qua lại giữa hai bên.',
        list: [],
      },
      {
        title: 'Khác nhau ở câu hỏi đầu tiên',
        content:
          'Người làm đồ họa nhận một tờ áp phích cho đêm nhạc và hỏi: từ bên kia đường, người ta thấy gì, nhớ gì? Bản in xong là xong, đẹp hay dở nằm trên giấy.\n\nNgười làm UI/UX nhận màn hình đặt vé cho cùng đêm nhạc ấy và hỏi: người mua có tìm được ghế, trả được tiền, biết mình đã mua xong chưa? Màn hình đó sẽ được sửa nhiều lần, dựa trên việc người thật vấp ở đâu.',
        list: [],
      },
      {
        title: 'Một ngày làm việc',
        content:
          'Tên công việc ở mỗi nơi mỗi khác, nhưng thời gian trong ngày dành cho việc gì thì khá dễ nhận ra. Đọc hai dòng đầu và hỏi mình sẽ mong đến việc nào, ngán việc nào.',
        list: [
          'Đồ họa: phác tay, tìm hình, dàn trang, chỉnh chữ, chuẩn bị tệp in, đi xem bản in thử.',
          'UI/UX: nói chuyện với người dùng, vẽ luồng thao tác, dựng màn hình, làm bản mẫu bấm được, ngồi với lập trình viên.',
          'Cả hai: họp, nghe góp ý, sửa, đặt tên tệp cho người khác tìm được.',
        ],
      },
      {
        title: 'Thử trong hai cuối tuần',
        content:
          'Cuối tuần thứ nhất, làm một áp phích khổ A3 cho một sự kiện có thật ở trường bạn, in ra, dán lên tường và đứng xa bốn mét. Cuối tuần thứ hai, chọn một ứng dụng bạn hay dùng, nhờ ba người lớn làm cùng một việc trong đó, ngồi im ghi lại chỗ họ dừng, rồi vẽ lại đúng một màn hình.\n\nViệc nào làm bạn quên giờ ăn? Đó là câu trả lời tạm thời, và tạm thời là đủ để bắt đầu.',
        list: [],
      },
      {
        title: 'Hiểu lầm hay gặp',
        content: 'Có vài điều nghe nhiều đến mức tưởng là thật. Nên gỡ ra trước khi chọn.',
        list: [
          'UI/UX không đòi bạn phải giỏi lập trình, nhưng hiểu cách một trang web được dựng sẽ giúp nhiều.',
          'Đồ họa không chỉ là in ấn: phần lớn bài bây giờ vừa in vừa hiện trên màn hình.',
          'Học ngành này không có nghĩa là đóng cửa ngành kia; hồ sơ năng lực (portfolio) mới là thứ người tuyển dụng xem.',
        ],
      },
    ],
    daysAgo: 35,
  },
];

export const huongNghiepMore: DemoArticle[] = [
  {
    category: 'Hướng nghiệp',
    title: 'Khi máy vẽ được tranh, người thiết kế còn làm gì?',
    excerpt:
      'Công cụ AI tạo ảnh đã vào xưởng thiết kế. Bài này nói về phần việc đang thay đổi, phần việc ở lại với con người, và cách học cho khỏi phụ thuộc.',
    content: [
      {
        title: 'Điều đang thay đổi thật',
        content:
          'Những việc trước đây mất cả buổi, như tìm hình minh họa tạm, tách nền, thử hai mươi hướng màu, nay nhanh hơn nhiều. Một số việc vẽ giá rẻ, làm hàng loạt, đã ít người thuê hơn. Nói rằng không có gì thay đổi là không thật thà với người sắp vào nghề.',
        list: [],
      },
      {
        title: 'Điều máy không biết',
        content:
          'Máy tạo ra hình giống với những hình đã có. Nó không biết quán này bán cho ai, bà chủ ghét màu gì, bao bì phải nằm vừa kệ cao bao nhiêu, hay chữ “ẩm thực” vừa mất dấu hỏi trên bảng hiệu. Biết điều đó là việc của người đi hỏi, đi đo, đi xem.',
        list: [
          'Tìm ra bài toán thật đằng sau lời khách nói.',
          'Chọn một trong trăm phương án và giải thích được vì sao.',
          'Giữ cho mọi thứ nhất quán: từ tờ danh thiếp đến màn hình thanh toán.',
          'Chịu trách nhiệm khi in sai, hiểu sai, xúc phạm ai đó.',
        ],
      },
      {
        title: 'Dùng thế nào khi còn đi học',
        content:
          'Dùng như dùng máy tính cầm tay: sau khi đã hiểu phép tính. Nếu chưa tự vẽ được một bàn tay, bạn sẽ không thấy bàn tay máy vẽ sai ở đâu. Nếu chưa tự dàn một trang, bạn sẽ không biết vì sao trang máy làm trông chật.\n\nKhi nộp bài, hãy ghi rõ phần nào có dùng công cụ tạo ảnh và dùng vào bước nào. Mỗi trường, mỗi môn có quy định riêng, nên hỏi giảng viên trước thay vì đoán.',
        list: [],
      },
      {
        title: 'Những câu hỏi còn để ngỏ',
        content:
          'Dữ liệu dùng để dạy máy lấy từ đâu, hình tạo ra thuộc về ai, phong cách của một họa sĩ đang sống có được bắt chước không: luật và thói quen nghề vẫn đang thay đổi. Người làm nghề nên đọc điều khoản của công cụ mình dùng, và nói thẳng với khách. Giấu thường tốn hơn nói.',
        list: [],
      },
      {
        title: 'Vậy có nên học thiết kế nữa không?',
        content:
          'Nếu điều bạn thích chỉ là bấm ra một hình đẹp, nghề này có thể làm bạn thất vọng. Nếu bạn thích hiểu người khác cần gì rồi làm cho rõ, cho tiện, cho đáng nhớ, công việc vẫn ở đó; dụng cụ thì khác đi, như nó đã khác đi khi máy tính thay bàn can.',
        list: [],
      },
    ],
    daysAgo: 27,
  },
  {
    category: 'Hướng nghiệp',
    title: 'Thu nhập nghề thiết kế: những câu phụ huynh hay hỏi',
    excerpt:
      'Chúng tôi không đưa ra một con số chung, vì con số ấy sẽ sai với phần lớn gia đình. Thay vào đó là cách tự tra, tự so và những câu nên hỏi lại nhà trường.',
    content: [
      {
        title: '“Ra trường lương bao nhiêu?”',
        content:
          'Câu trả lời thật là: tùy thành phố, tùy loại công ty, tùy hồ sơ năng lực của từng người, và khoảng chênh khá rộng. Một con số trung bình đọc trên mạng không nói gì về con của anh chị. Cách chắc hơn là tự xem: chọn một vị trí, mở vài trang tuyển dụng, ghi lại hai mươi tin có nêu lương cho người dưới hai năm kinh nghiệm, rồi nhìn khoảng giữa.\n\nLàm việc này cùng con một buổi tối. Bản thân việc đọc yêu cầu tuyển dụng đã là một bài hướng nghiệp.',
        list: [],
      },
      {
        title: '“Thu nhập có đều không?”',
        content:
          'Người đi làm công ty có lương hằng tháng và bảo hiểm. Người làm tự do có tháng nhiều, tháng trống, phải tự lo bảo hiểm, thuế và máy móc. Nhiều người trẻ làm công ty vài năm rồi mới ra riêng, vì cần thời gian học cách báo giá và giữ khách.',
        list: [],
      },
      {
        title: 'Đọc một lời mời làm việc',
        content:
          'Con số in đậm trong tin tuyển dụng chưa phải là số tiền về tới tay. Trước khi vui hay buồn, hãy xem kỹ vài dòng nhỏ.',
        list: [
          'Lương trước hay sau khi trừ bảo hiểm và thuế?',
          'Lương thử việc là bao nhiêu? Bộ luật Lao động hiện hành quy định không thấp hơn 85% mức lương của công việc đó.',
          'Có làm thêm giờ vào mùa cao điểm không, và tính thế nào?',
          'Máy tính, phần mềm, phông chữ do công ty cấp hay tự mua?',
          'Bao lâu xét lại lương một lần?',
        ],
      },
      {
        title: '“Học phí có đáng không?”',
        content:
          'Ngoài học phí còn có giấy, màu, in ấn, máy tính và chi phí ở trọ. Nên hỏi trường một bảng dự tính cho cả khóa, hỏi các khoản in ấn cuối kỳ, và hỏi chính sách khi sinh viên cần tạm dừng. Một trường trả lời rõ ràng những câu này là một trường dễ làm việc cùng.',
        list: [],
      },
      {
        title: 'Câu nên hỏi lại nhà trường',
        content:
          'Con số “bao nhiêu phần trăm có việc làm” chỉ có nghĩa khi biết cách đếm. Hãy hỏi thêm cho đến khi hình dung được những con người cụ thể.',
        list: [
          'Khảo sát bao nhiêu người, sau khi tốt nghiệp bao lâu, có bao nhiêu người trả lời?',
          'Có bao nhiêu người làm đúng ngành, bao nhiêu người làm việc khác?',
          'Cho xem bài tốt nghiệp của sinh viên trung bình, không chỉ của thủ khoa.',
        ],
      },
    ],
    daysAgo: 61,
  },
];

export const huongNghiepRest: DemoArticle[] = [
  {
    category: 'Hướng nghiệp',
    title: 'Thích thiết kế nhưng vẽ chưa đẹp, có học được không?',
    excerpt:
      'Phần lớn ngành thiết kế cần biết vẽ để nghĩ, không phải để trưng bày. Bài này phân biệt hai kiểu vẽ và chỉ ra ngành nào cần vẽ nhiều, ngành nào cần ít.',
    content: [
      {
        title: 'Vẽ để nghĩ và vẽ để trưng bày',
        content:
          'Vẽ để nghĩ là vài nét trên góc giấy, đủ cho mình và người bên cạnh hiểu ý: hộp mở ra phía nào, nút đặt ở đâu, tay áo xếp ra sao. Vẽ để trưng bày là bức tranh hoàn chỉnh cho người lạ xem. Nghề nào trong ngành thiết kế cũng cần kiểu thứ nhất. Kiểu thứ hai thì chỉ một số nghề cần.\n\nTin vui là kiểu thứ nhất học được trong vài tháng, nếu tập đều.',
        list: [],
      },
      {
        title: 'Ngành nào cần vẽ tay nhiều',
        content:
          'Không có ranh giới cứng, nhưng bức tranh chung có thể tóm lại như sau. Hãy coi đây là gợi ý để hỏi tiếp, không phải luật.',
        list: [
          'Cần nhiều: minh họa, hoạt hình, thiết kế nhân vật, một phần của thời trang.',
          'Cần vừa: nội thất, sản phẩm, bao bì; vẽ đúng tỷ lệ quan trọng hơn vẽ bay bổng.',
          'Cần ít: UI/UX, dàn trang, thiết kế chữ trên máy, chuyển động cho giao diện.',
        ],
      },
      {
        title: 'Điều cần hơn năng khiếu',
        content:
          'Thầy cô chấm bài đầu vào thường nhìn khả năng quan sát: hình có đúng tỷ lệ không, sáng tối có hợp lý không, người vẽ có chịu nhìn vật hay chỉ vẽ theo trí nhớ. Những điều này là kỹ năng. Bạn vẽ cái ghế ba lần trong một tuần, lần thứ ba gần như luôn khá hơn lần đầu.',
        list: [],
      },
      {
        title: 'Nếu trường yêu cầu thi năng khiếu',
        content:
          'Một số trường thi vẽ, một số trường xét học bạ hoặc điểm thi tốt nghiệp, một số kết hợp. Nếu trường bạn chọn có thi vẽ, hãy tính lùi ít nhất sáu tháng để tập, và tìm một người biết nghề xem bài cho bạn mỗi tuần. Tự học qua video được, nhưng rất khó tự thấy lỗi của mình.\n\nNếu trường xét học bạ, đừng nghĩ là khỏi lo thi: theo quy định năm 2026, trường tính điểm của cả ba năm, tổ hợp phải có Toán hoặc Ngữ văn, và bạn vẫn cần ít nhất 15 trên 30 điểm cho ba môn ở kỳ thi tốt nghiệp. Quy định của năm bạn thi, hãy xem trên trang của Bộ Giáo dục và Đào tạo.',
        list: [],
      },
      {
        title: 'Một phép thử nhỏ',
        content:
          'Trong mười ngày, mỗi ngày vẽ một đồ vật trong bếp, mười lăm phút, không tẩy. Ngày thứ mười, bày cả mười tờ ra sàn. Đừng hỏi “có đẹp không”, hãy hỏi “mình có muốn vẽ tờ thứ mười một không”.',
        list: [],
      },
    ],
    daysAgo: 203,
    year: 2026,
  },
  {
    category: 'Hướng nghiệp',
    title: '3D, hoạt hình, kỹ xảo: ba nghề hay bị gọi chung một tên',
    excerpt:
      'Cùng một phần mềm nhưng ba công việc khác nhau. Xem một phim ngắn có cả người thật lẫn máy móc dựng bằng máy tính để thấy ai làm phần nào.',
    content: [
      {
        title: 'Vì sao hay nhầm',
        content:
          'Người ngoài nhìn màn hình thấy giống nhau: một khung hình 3D, rất nhiều đường lưới. Nhưng người dựng mô hình lo hình khối và bề mặt, người làm hoạt hình lo thời điểm và cảm xúc, còn người làm kỹ xảo lo cho hình máy tính nằm khít vào cảnh quay thật. Mỗi việc cần một kiểu mắt.',
        list: [],
      },
      {
        title: 'Xem phim này với một tờ giấy',
        content:
          'Video kèm bài là “Tears of Steel”, một phim nguồn mở của Blender Studio, có diễn viên thật đứng giữa máy móc và thành phố được dựng thêm. Chúng tôi chọn phim này vì trong cùng một cảnh có cả ba nghề, rất tiện để tập nhìn. Xem lần đầu cho biết chuyện, lần thứ hai tắt tiếng và ghi.',
        list: [
          'Vật nào có thật lúc quay, vật nào thêm vào sau? Vì sao bạn đoán vậy?',
          'Ánh sáng trên vật thêm vào có cùng hướng với ánh sáng trên mặt diễn viên không?',
          'Chuyển động nào làm bạn tin, chuyển động nào thấy nhẹ hoặc giả?',
        ],
      },
      {
        title: 'Ba con đường học',
        content:
          'Người dựng mô hình nên tập điêu khắc đất, vẽ hình khối, chụp ảnh bề mặt: gỗ cũ, tôn gỉ, vải ướt. Người làm hoạt hình nên tập vẽ dáng nhanh, quay phim mình đi đứng, học đếm khung hình. Người làm kỹ xảo nên học chụp ảnh, hiểu ống kính, ánh sáng và chịu được việc sửa một chi tiết nhỏ nhiều ngày.',
        list: [],
      },
      {
        title: 'Công việc ở đâu',
        content:
          'Ngoài phim còn có quảng cáo, game, phối cảnh nội thất, mô phỏng y khoa và giáo dục. Nhiều xưởng trong nước nhận một phần việc của dự án nước ngoài, nên đọc hiểu tài liệu tiếng Anh là một lợi thế rõ ràng. Cũng cần nói thật: có những đợt gấp, ngồi nhiều, và người mới thường bắt đầu từ phần việc nhỏ, lặp lại.',
        list: [],
      },
      {
        title: 'Chưa biết chọn gì thì sao',
        content:
          'Hãy làm một bài mười giây: quả bóng rơi xuống bàn học nhà bạn. Quay nền bằng điện thoại, dựng bóng, cho nó nảy, ghép vào. Phần nào bạn làm lâu nhất mà không chán, phần đó đáng đi tiếp.',
        list: [],
      },
    ],
    video_url: 'https://youtu.be/R6MlUcmOul8',
    daysAgo: 118,
  },
  {
    category: 'Hướng nghiệp',
    title: 'Nội thất và kiến trúc: khác nhau ở đâu?',
    excerpt:
      'Một bên bắt đầu từ khu đất, một bên bắt đầu từ người ở bên trong. So hai ngành qua việc làm, cách học và trách nhiệm để bạn chọn cho đúng.',
    content: [
      {
        title: 'Bắt đầu từ hai đầu khác nhau',
        content:
          'Kiến trúc sư thường bắt đầu từ khu đất: hướng nắng, lối vào, kết cấu, quy định xây dựng. Người thiết kế nội thất bắt đầu từ con người bên trong: ai nấu ăn, ai thức khuya, đồ đạc cất đâu, tay với tới đâu. Hai bên gặp nhau ở bức tường, cửa sổ và cầu thang, và thường phải bàn với nhau rất kỹ ở đó.',
        list: [],
      },
      {
        title: 'Việc hằng ngày',
        content:
          'Công việc nội thất gần với vật liệu và người thợ hơn. Bạn sẽ cầm mẫu gỗ, mẫu đá, mẫu vải nhiều hơn là đọc bản tính kết cấu.',
        list: [
          'Khảo sát và đo hiện trạng, chụp ảnh, ghi chỗ lệch.',
          'Vẽ mặt bằng bố trí, mặt đứng từng bức tường, chi tiết đồ mộc.',
          'Dựng phối cảnh để khách hình dung.',
          'Lập bảng vật liệu, số lượng, giá dự trù.',
          'Đến công trình, xem thợ làm, sửa bản vẽ khi thực tế khác đi.',
        ],
      },
      {
        title: 'Học và trách nhiệm',
        content:
          'Ngành kiến trúc thường học lâu hơn, nặng hơn về kết cấu và quy chuẩn; một số công việc đòi chứng chỉ hành nghề. Ngành nội thất học nhiều về công năng, nhân trắc, ánh sáng, vật liệu và lịch sử đồ đạc. Thời gian học và môn xét tuyển tùy trường, nên xem đề án của từng nơi.\n\nNgười làm nội thất không tự ý đục tường chịu lực hay đổi đường ống chính. Biết chỗ nào phải hỏi kỹ sư cũng là một phần của nghề.',
        list: [],
      },
      {
        title: 'Ai hợp với ngành nào',
        content:
          'Nếu bạn hay để ý cái tủ mở vướng vào giường, cái bàn quá cao, quán cà phê ồn vì trần phẳng, bạn có mắt của người làm nội thất. Nếu bạn hay nhìn con phố, mái nhà, bóng cây đổ lên tường và hỏi vì sao người ta xây như thế, kiến trúc có thể gần với bạn hơn.',
        list: [],
      },
      {
        title: 'Bài tập trước khi quyết định',
        content:
          'Chọn một căn phòng nhiều người dùng: phòng khách, quán của mẹ, phòng câu lạc bộ. Ngồi đó một giờ, đánh dấu lên mặt bằng đường đi của từng người và chỗ họ phải tránh nhau. Rồi vẽ lại cách bố trí để bớt được hai chỗ vướng, không mua thêm món nào. Nếu bài này làm bạn thấy vui, nội thất đáng để tìm hiểu tiếp.',
        list: [],
      },
    ],
    daysAgo: 287,
  },
];
