import type { DemoArticle } from '../types.ts';

/** Leads of the category. */
export const chuyenNgheFirst: DemoArticle[] = [
  {
    category: 'Chuyện nghề',
    title: 'Một tuần của người thiết kế mới vào nghề',
    excerpt:
      'Ít khoảnh khắc bừng sáng, nhiều lần sửa cỡ chữ. Ghi lại năm ngày làm việc của một nhân viên thiết kế năm đầu tại một công ty nhỏ.',
    content: [
      {
        title: 'Thứ Hai: nhận việc',
        content:
          'Chín giờ họp nhóm mười lăm phút, mỗi người nói hôm nay làm gì. Người mới nhận ba việc: đổi kích thước một bộ quảng cáo sang tám khổ, dàn bốn trang tài liệu cho khách, và tìm hình tham khảo cho dự án tuần sau. Nghe thì nhỏ, nhưng tám khổ nghĩa là tám lần quyết định bỏ chữ nào khi chỗ hẹp lại.',
        list: [],
      },
      {
        title: 'Thứ Ba: sửa',
        content:
          'Bản quảng cáo quay về với mười một ghi chú. Hai ghi chú về thẩm mỹ, chín ghi chú về giá, ngày và tên sản phẩm. Bài học đầu tiên của nghề thường là: kiểm tra chữ trước khi gửi. Buổi chiều, người hướng dẫn ngồi cạnh nửa giờ, chỉ cách đặt kiểu chữ một lần để khỏi sửa tay ở từng trang.',
        list: [],
      },
      {
        title: 'Thứ Tư: nghe khách',
        content:
          'Lần đầu được ngồi trong buổi họp với khách, nhiệm vụ là ghi biên bản. Khách nói “cho trẻ trung hơn”. Anh trưởng nhóm không gật ngay mà hỏi: trẻ trung là với ai, anh chị đang nghĩ tới nhãn nào? Mười phút sau, “trẻ trung” thành “người mới đi làm, mua ở cửa hàng tiện lợi, nhìn hai giây”. Câu sau thì thiết kế được.',
        list: [],
      },
      {
        title: 'Thứ Năm: tự làm một phương án',
        content:
          'Buổi sáng được giao phác ba hướng cho một nhãn trà. Phác tay trước, mỗi hướng sáu hình nhỏ, rồi mới mở máy. Hai hướng bị gạt, một hướng được giữ phần bố cục. Với người mới, một phần được giữ là chuyện vui.',
        list: [],
      },
      {
        title: 'Thứ Sáu: bàn giao',
        content:
          'Xuất tệp, đổi chữ sang đường nét cho bản in, kiểm tra màu, đặt tên, đóng gói, gửi. Chậm nhất là khâu đặt tên, vì tuần trước có người gửi nhầm bản “cuoi-cung-2”. Bốn giờ chiều, cả nhóm dán bài lên tường và mỗi người nói một điều học được.',
        list: [],
      },
      {
        title: 'Điều người mới nên biết trước',
        content:
          'Năm đầu không phải để tỏa sáng mà để thành người cộng sự tin được. Những thói quen dưới đây được để ý sớm hơn cả tài năng.',
        list: [
          'Hỏi lại khi chưa hiểu, trong mười phút đầu chứ không phải giờ chót.',
          'Gửi bản nháp sớm để được góp ý sớm.',
          'Báo trước khi biết mình sẽ trễ.',
          'Giữ tệp gọn để người khác mở được khi bạn nghỉ bệnh.',
        ],
      },
    ],
    daysAgo: 4,
  },
];

export const chuyenNgheMore: DemoArticle[] = [
  {
    category: 'Chuyện nghề',
    title: 'Trò chuyện với cựu sinh viên: từ xưởng in lụa đến bàn bao bì',
    excerpt:
      'Hân học đồ họa, làm thêm ở xưởng in lụa, giờ thiết kế bao bì cho các cơ sở nông sản nhỏ. Chị kể về lần in hỏng đầu tiên và cách chị báo giá.',
    content: [
      {
        title: 'Vì sao chị chọn bao bì?',
        content:
          '“Nhà tôi làm kẹo dừa. Hồi nhỏ tôi ngồi gói kẹo, gói hoài nên biết tờ giấy gói nào dễ rách, tờ nào dính tay. Vào trường, thầy cho bài làm lại một nhãn hàng quen, tôi đem đúng giấy gói kẹo của nhà ra làm. Bài không được điểm cao, nhưng đó là lần đầu tôi thấy việc nhà và việc học là một.”',
        list: [],
      },
      {
        title: 'Xưởng in lụa dạy chị điều gì?',
        content:
          '“Dạy tôi sợ. Tôi làm thêm năm thứ hai, in hai trăm cái túi vải, canh lệch màu thứ hai chừng ba milimét mà không dừng máy. Anh chủ bắt tôi ngồi xếp lại cả hai trăm cái, chọn cái nào còn dùng được. Từ đó tôi luôn chừa chỗ chồng màu, và luôn in thử năm cái trước.”',
        list: [],
      },
      {
        title: 'Một dự án bây giờ diễn ra thế nào?',
        content:
          '“Tôi xuống cơ sở trước, chưa vẽ gì hết. Tôi coi người ta đóng gói bằng tay hay bằng máy, hàng chất mấy tầng, bán ở chợ hay ở siêu thị. Có lần tôi vẽ hộp rất đẹp, tới nơi mới biết cô chú đóng hàng lúc bốn giờ sáng, trời tối, hộp gấp sáu bước thì không ai gấp nổi. Tôi đổi thành ba bước.”',
        list: [
          'Xem sản xuất và chỗ bán, chụp ảnh, đo kệ.',
          'Làm mẫu giấy trắng, chưa có hình, để thử gấp và thử chất chồng.',
          'Thiết kế nhãn, kiểm tra các thông tin bắt buộc cùng cơ sở.',
          'In thử số lượng ít, bán thử, sửa rồi mới in nhiều.',
        ],
      },
      {
        title: 'Chị báo giá ra sao?',
        content:
          '“Lúc đầu tôi báo giá theo cảm tính, làm xong thấy lỗ công. Giờ tôi ước số ngày, cộng tiền đi lại và in thử, viết rõ được sửa mấy lần. Cơ sở nhỏ thì tôi chia làm hai đợt trả. Tôi cũng nói trước nếu việc đó không cần tới tôi; có nơi chỉ cần sửa lại cái nhãn cho dễ đọc.”',
        list: [],
      },
      {
        title: 'Chị muốn nhắn gì với người đang lớp 12?',
        content:
          '“Đừng đợi vào trường mới bắt đầu. Ra chợ, mua một món bạn thấy bao bì có vấn đề, hỏi người bán xem khách hay phàn nàn gì. Về nhà làm lại bằng giấy và kéo. Nếu thích, làm thêm cái nữa. Còn nếu chán thì bạn chỉ mất một cuối tuần, vậy là rẻ.”',
        list: [],
      },
    ],
    daysAgo: 46,
  },
  {
    category: 'Chuyện nghề',
    title: 'Một cảnh phim hoạt hình đi qua tay bao nhiêu người?',
    excerpt:
      'Từ dòng kịch bản đến khung hình cuối là một chuỗi nghề nối nhau. Theo dấu một cảnh vài giây để biết bạn có thể đứng ở khâu nào.',
    content: [
      {
        title: 'Xem trước khi đọc',
        content:
          'Video kèm bài là “Sprite Fright”, một phim nguồn mở của Blender Studio, vừa hài vừa hơi rùng rợn. Nên xem vì phim có nhiều nhân vật với dáng đi rất khác nhau, và nhóm làm phim đã công khai nhiều tài liệu làm phim để người học tìm hiểu. Chọn một cảnh chừng năm giây bạn thích, rồi đọc tiếp với cảnh ấy trong đầu.',
        list: [],
      },
      {
        title: 'Trước khi có hình',
        content:
          'Cảnh bắt đầu là vài dòng chữ: ai, ở đâu, muốn gì. Người vẽ phân cảnh (storyboard) biến nó thành những khung vẽ nhanh: máy quay đứng đâu, nhân vật vào từ phía nào. Các khung được ghép theo thời gian với tiếng tạm để cả nhóm thấy cảnh ấy dài bao nhiêu, có buồn cười không. Rất nhiều cảnh bị bỏ ở bước này, và bỏ lúc này là rẻ.',
        list: [],
      },
      {
        title: 'Dựng thế giới',
        content:
          'Trong khi đó, những nhóm khác làm nhân vật và bối cảnh. Một nhân vật chưa cử động được cần ít nhất bốn kiểu tay nghề.',
        list: [
          'Thiết kế nhân vật: vẽ dáng, nét mặt, quần áo từ nhiều phía.',
          'Dựng mô hình: biến bản vẽ thành khối 3D.',
          'Làm bề mặt: da, vải, rêu, gỗ.',
          'Dựng xương (rigging): đặt khớp và điều khiển để người diễn hoạt dùng được.',
        ],
      },
      {
        title: 'Cho nó sống',
        content:
          'Người diễn hoạt thường tự quay phim mình làm động tác rồi mới làm trên máy. Năm giây có thể mất nhiều ngày, vì cái chớp mắt sớm hai khung hình làm câu thoại thành nói dối. Sau đó là tóc, vải, khói, bụi; rồi ánh sáng; rồi kết xuất và ghép hình. Cuối cùng là tiếng bước chân, tiếng lá, nhạc.',
        list: [],
      },
      {
        title: 'Bạn đứng ở đâu?',
        content:
          'Ở xưởng nhỏ, một người kiêm ba bốn khâu; ở xưởng lớn, mỗi người đi rất sâu một khâu. Nếu bạn thích kể chuyện, hãy tập phân cảnh. Thích máy móc và logic, hãy thử dựng xương. Thích quan sát con người, diễn hoạt. Thích chụp ảnh, ánh sáng và ghép hình. Không khâu nào là khâu phụ: cảnh năm giây thiếu một khâu là thấy ngay.',
        list: [],
      },
    ],
    video_url: 'https://youtu.be/_cMxraX_5RE',
    daysAgo: 83,
  },
];

export const chuyenNgheRest: DemoArticle[] = [
  {
    category: 'Chuyện nghề',
    title: 'Đọc một bản yêu cầu thiết kế: tìm điều chưa viết ra',
    excerpt: 'Bản yêu cầu (brief) hiếm khi đủ. Một cách đọc gồm ba lượt, kèm danh sách câu hỏi để gửi lại trước khi bắt tay làm.',
    content: [
      {
        title: 'Bản yêu cầu là gì',
        content:
          'Bản yêu cầu, dân trong nghề gọi là brief, là tờ giấy nói khách cần gì, cho ai, khi nào, bao nhiêu tiền. Có bản dài mười trang, có bản chỉ là một tin nhắn: “Em làm giúp chị cái logo, gấp nha”. Bản nào cũng thiếu, và việc của bạn là tìm ra chỗ thiếu trước khi nó thành chỗ sửa.',
        list: [],
      },
      {
        title: 'Lượt một: gạch chân điều chắc chắn',
        content:
          'Đọc một lần chỉ để tìm những thứ không đổi được: ngày giao, kích thước, nơi dùng, số tiền, chữ bắt buộc phải có. Chép ra thành một cột. Cột này càng ngắn thì bạn càng phải hỏi nhiều.',
        list: [],
      },
      {
        title: 'Lượt hai: khoanh những tính từ',
        content:
          '“Sang trọng”, “trẻ trung”, “gần gũi”, “đẳng cấp”: mỗi người hiểu một kiểu. Với từng tính từ, hãy xin khách một ví dụ giống và một ví dụ không giống. Hai tấm hình nói rõ hơn nửa trang chữ.',
        list: [],
      },
      {
        title: 'Lượt ba: tìm người dùng',
        content:
          'Khách trả tiền, nhưng người khác mới là người cầm tờ rơi, bấm nút, mở hộp. Hãy tìm xem người đó ở đâu trong bản yêu cầu. Nếu không thấy, đây là câu đầu tiên phải hỏi.',
        list: [
          'Ai sẽ thấy thứ này, ở đâu, lúc họ đang làm gì?',
          'Sau khi thấy, anh chị muốn họ làm gì?',
          'Hiện giờ họ đang dùng cái gì, và vướng ở đâu?',
          'Ai là người duyệt cuối cùng?',
          'Nếu chỉ nói được một điều, điều đó là gì?',
        ],
      },
      {
        title: 'Viết lại bằng lời của mình',
        content:
          'Sau khi hỏi, gửi lại một đoạn ngắn: “Em hiểu là…”. Ba bốn câu thôi, gồm mục đích, người dùng, sản phẩm giao, số lần sửa, ngày. Khách sửa đoạn ấy nhanh hơn sửa thiết kế rất nhiều.\n\nĐây cũng là một bài tập tốt cho học sinh: lấy đề kiểm tra làm văn của bạn, coi nó là brief, và viết ra năm câu hỏi bạn sẽ hỏi cô giáo.',
        list: [],
      },
    ],
    daysAgo: 134,
  },
  {
    category: 'Chuyện nghề',
    title: 'Đi thăm xưởng in một buổi, học được gì?',
    excerpt:
      'Màn hình không có mùi mực, không có thớ giấy, không có sai số. Một buổi ở xưởng in trả lời những câu mà lớp học khó trả lời.',
    content: [
      {
        title: 'Màu không nằm trên màn hình',
        content:
          'Điều đầu tiên ai cũng thấy: màu xanh tươi trên máy in ra trầm hơn. Màn hình phát ánh sáng, giấy thì phản chiếu ánh sáng, và bốn màu mực không pha được mọi màu mà màn hình hiện. Người thợ đưa cho xem một tờ in trên ba loại giấy: cùng tệp, cùng máy, ba màu khác nhau. Từ đó sinh viên hiểu vì sao phải xin bản in thử.',
        list: [],
      },
      {
        title: 'Giấy có thớ',
        content:
          'Xé một tờ báo theo chiều dọc rồi chiều ngang, bạn sẽ thấy một chiều xé thẳng, một chiều xé răng cưa. Giấy gấp ngược thớ dễ nứt ở sống, nhất là giấy dày. Người thiết kế thiệp hay bìa sách mà không hỏi chiều thớ thì sớm muộn cũng gặp một chồng bìa nứt.',
        list: [],
      },
      {
        title: 'Máy nào cũng lệch một chút',
        content:
          'Giấy chạy nhanh, dao cắt cả xấp, nên luôn có sai số. Người thiết kế không xóa được sai số, chỉ thiết kế sao cho nó không lộ ra.',
        list: [
          'Kéo nền tràn ra ngoài mép cắt vài milimét, theo yêu cầu của xưởng.',
          'Giữ chữ và hình quan trọng cách mép một khoảng an toàn.',
          'Tránh viền mảnh chạy sát quanh mép, vì lệch nửa milimét cũng thấy.',
          'Chữ nhỏ màu đen nên chỉ dùng một mực đen, đừng pha từ bốn màu.',
        ],
      },
      {
        title: 'Hỏi gì khi đến xưởng',
        content:
          'Thợ in nói chuyện rất rõ nếu bạn hỏi cụ thể. Xin phép trước khi chụp ảnh, đứng ngoài vạch an toàn, cột tóc, không đụng vào máy. Mang theo một bài của mình đã in ở nhà để hỏi: nếu in ở đây một nghìn bản thì tệp này thiếu gì?',
        list: [],
      },
      {
        title: 'Sau buổi thăm',
        content:
          'Xin vài tờ in hỏng đem về. Tờ in hỏng quý hơn tờ đẹp, vì nó cho thấy bốn màu chồng lên nhau, dấu canh màu, vạch cắt. Dán vào sổ, ghi bên cạnh lý do hỏng. Sau một năm, cuốn sổ đó là một giáo trình riêng của bạn.',
        list: [],
      },
    ],
    daysAgo: 171,
  },
  {
    category: 'Chuyện nghề',
    title: 'Sáu lỗi hay gặp trong việc tự do đầu tiên',
    excerpt:
      'Việc tự do (freelance) đầu tiên thường đến từ người quen và thường kết thúc bằng một bài học. Sáu lỗi dưới đây tránh được bằng một trang giấy.',
    content: [
      {
        title: 'Nhận lời trước khi hỏi',
        content:
          'Người quen nhờ, mình ngại, nên gật ngay. Đến lúc làm mới biết “một cái logo” là logo, danh thiếp, bảng hiệu và hình đăng trang bán hàng. Hãy tập một câu lịch sự: “Để em hỏi thêm vài điều rồi báo lại ngày mai”. Chưa ai mất khách vì câu đó.',
        list: [],
      },
      {
        title: 'Không viết ra giấy và không nhận cọc',
        content:
          'Không cần hợp đồng dài. Một tin nhắn hoặc email nêu rõ việc gì, bao nhiêu tiền, bao giờ xong, được sửa mấy lần, trả làm mấy đợt, và người kia trả lời “đồng ý”, đã tốt hơn nói miệng. Nhận một phần tiền trước không phải là thiếu tin nhau; đó là cách cả hai cùng nghiêm túc.\n\nNếu bạn chưa đủ mười tám tuổi, hãy cho ba mẹ xem trước khi nhận việc.',
        list: [],
      },
      {
        title: 'Để số lần sửa không giới hạn',
        content:
          'Sửa là một phần của nghề, nhưng sửa mãi thường là dấu hiệu hai bên chưa hiểu nhau từ đầu. Ghi rõ gồm hai hoặc ba lần sửa, và gom góp ý thành từng đợt. Khi đề bài đổi, đó là việc mới, cần báo giá mới.',
        list: [],
      },
      {
        title: 'Dùng hình và phông chữ lấy đại',
        content:
          'Hình tìm trên mạng và phông chữ “miễn phí” chép từ bạn bè có thể chỉ cho dùng cá nhân. Khi khách in ra bán hàng, người bị hỏi đầu tiên là họ, người mất uy tín là bạn. Trước khi bàn giao, kiểm tra lại một lượt.',
        list: [
          'Phông chữ: giấy phép có cho dùng thương mại không, có đủ dấu tiếng Việt không?',
          'Hình ảnh: ai chụp, ai cho phép, có cần ghi nguồn không?',
          'Ảnh có mặt người: người đó đã đồng ý chưa?',
        ],
      },
      {
        title: 'Giao tệp thiếu hoặc giao sớm',
        content:
          'Khách cần tệp dùng được: bản in, bản cho màn hình, và một trang ghi màu và phông chữ. Nên nói trước có giao tệp gốc hay không. Bản đủ độ nét thì giao khi phần tiền còn lại đã về; trước đó, bản xem nhỏ là đủ để duyệt.',
        list: [],
      },
      {
        title: 'Im lặng khi trễ',
        content:
          'Ai cũng có lúc bệnh, có tuần thi. Báo trước hai ngày kèm một ngày mới thì phần lớn khách thông cảm. Im lặng đến giờ chót rồi mới xin lỗi thì khó gặp lại nhau. Với người đi học, lịch thi phải nằm trong lịch nhận việc ngay từ đầu.',
        list: [],
      },
    ],
    daysAgo: 256,
  },
];

export const chuyenNgheDrafts: DemoArticle[] = [
  {
    category: 'Chuyện nghề',
    title: 'Người làm rập: nghề đứng giữa bản vẽ và chiếc áo',
    excerpt:
      'Bản vẽ thời trang là lời hứa, còn rập là cách giữ lời. Giới thiệu công việc của người làm rập và những đức tính mà nghề này cần.',
    content: [
      {
        title: 'Rập là gì',
        content:
          'Rập là những mảnh giấy cứng cắt theo hình từng phần của áo: thân trước, thân sau, tay, cổ. Thợ đặt rập lên vải, vạch theo và cắt. Bản vẽ cho biết chiếc áo trông ra sao khi đứng yên; rập quyết định nó ra sao khi người mặc giơ tay, ngồi xuống, đạp xe.',
        list: [],
      },
      {
        title: 'Một ngày ở phòng rập',
        content:
          'Người làm rập nhận bản vẽ, hỏi lại người thiết kế về độ rộng, chất vải, chỗ mở. Sau đó dựng rập trên giấy hoặc trên máy, cắt vải mộc, may thử, mặc lên ma-nơ-canh và lên người thật. Chỗ nào nhăn, kéo, hở thì tháo ra sửa. Một chiếc áo có thể qua ba bốn lần thử như vậy.',
        list: [
          'Dụng cụ: thước cong, thước dây, kéo cắt giấy, bánh xe vạch dấu, kim ghim.',
          'Trên máy: phần mềm vẽ rập và nhảy cỡ.',
          'Giấy tờ: bảng thông số, ghi chú đường may, định mức vải.',
        ],
      },
      {
        title: 'Cần những gì',
        content:
          'Cần hình học, kiên nhẫn và bàn tay. Người giỏi toán hình ở phổ thông thường vào nghề nhanh, vì rập là chuyện trải một mặt cong thành mặt phẳng. Cần cả sự khéo trong lời nói, bởi người làm rập hay phải báo cho người thiết kế rằng ý tưởng đẹp ấy chưa may được, và đề nghị cách khác.',
        list: [],
      },
      {
        title: 'Học và vào nghề',
        content:
          'Rập là một phần của ngành thiết kế thời trang và ngành công nghệ dệt, may; nơi dạy nặng về tay, nơi dạy nặng về máy, nên xem chương trình trước khi chọn. Người mới thường bắt đầu bằng việc sửa rập có sẵn, kiểm tra thông số và cắt mẫu. Ở xưởng nhỏ, người làm rập ngồi ngay cạnh bàn may, hỏi và sửa trong cùng một buổi.',
        list: [],
      },
      {
        title: 'Thử ở nhà',
        content:
          'Tìm một chiếc áo sơ mi cũ không còn mặc, tháo từng đường chỉ, ủi phẳng các mảnh và đặt lên giấy. Vẽ lại theo mép. Bạn sẽ thấy nách áo không tròn như mình tưởng, và đầu tay áo có một đường cong rất lạ. Hỏi vì sao nó cong như thế là bạn đã bắt đầu học nghề.',
        list: [],
      },
    ],
    status: 'draft',
    daysAgo: 5,
  },
];
