import type { DemoArticle } from '../types.ts';

/** Leads of the category. */
export const gocHocTapFirst: DemoArticle[] = [
  {
    category: 'Góc học tập',
    title: 'Dấu tiếng Việt trong thiết kế chữ: năm dấu và khoảng trống',
    excerpt:
      'Chữ Việt cao hơn chữ Anh, vì dấu chồng lên dấu. Vài điều cần biết khi chọn phông, đặt dòng và viết hoa để chữ không mất dấu.',
    content: [
      {
        title: 'Mười hai nguyên âm, sáu thanh',
        content:
          'Tiếng Việt có mười hai chữ cái nguyên âm: a, ă, â, e, ê, i, o, ô, ơ, u, ư, y. Mỗi chữ có thể mang một trong năm dấu thanh hoặc không dấu nào, thành bảy mươi hai dạng chữ thường. Chữ hoa lại thêm bảy mươi hai dạng nữa, chưa kể Đ. Vì vậy một phông chữ “có hỗ trợ tiếng Việt” phải vẽ rất nhiều hình mà phông tiếng Anh không có.',
        list: [],
      },
      {
        title: 'Chỗ khó: hai dấu trên một chữ',
        content:
          'Ở những chữ như ấ, ề, ổ, ữ, dấu thanh phải đứng cùng dấu mũ hoặc móc. Có phông đặt dấu sắc bên phải mũ, có phông đặt chồng lên trên. Cách nào cũng được nếu đều và đọc được ở cỡ nhỏ. Dấu quá nhỏ thì lẫn, quá to thì đè lên dòng trên.',
        list: [
          'Gõ thử một dòng khó: “Ẩm thực Huế, giỗ Tổ, nghệ thuật, ngưỡng cửa, Ộ Ễ Ữ”.',
          'Nhìn dấu hỏi và dấu ngã ở cỡ 12: có phân biệt được không?',
          'Nhìn dấu nặng dưới ị, ộ, ự: có chạm dòng dưới không?',
          'Nhìn chữ ư và ơ: cái móc có dính liền thân chữ không?',
        ],
      },
      {
        title: 'Khoảng cách dòng',
        content:
          'Một tựa lớn viết hoa toàn bộ, dòng trên có chữ Ộ, dòng dưới có chữ Ế: dấu nặng và dấu sắc sẽ tìm đến nhau. Cách dòng đẹp với chữ không dấu thường quá chật với chữ Việt. Hãy đặt nội dung thật vào rồi mới chỉnh; đừng chỉnh với chữ giả không dấu.',
        list: [],
      },
      {
        title: 'Khi dấu rơi mất',
        content:
          'Trên bảng hiệu và trang web, lỗi hay gặp là một chữ nhảy sang phông khác vì phông chính thiếu ký tự. Nguyên nhân thứ hai là văn bản ở dạng Unicode tổ hợp, chữ và dấu là hai ký tự rời, phông không ghép khít. Chuyển văn bản sang dạng dựng sẵn trước khi dàn trang thường giải quyết được.',
        list: [],
      },
      {
        title: 'Bài tập: đi săn dấu',
        content:
          'Cuối tuần, đi một con phố và chụp hai mươi bảng hiệu. Chia thành ba nhóm: dấu được vẽ có chủ ý, dấu để mặc định, dấu bị thiếu hoặc sai. Chọn một bảng ở nhóm thứ ba và vẽ lại bằng tay. Bạn sẽ thấy dấu không phải thứ thêm vào sau; nó là một phần của dáng chữ.',
        list: [],
      },
    ],
    daysAgo: 19,
  },
];

export const gocHocTapMore: DemoArticle[] = [
  {
    category: 'Góc học tập',
    title: 'Vẽ ba mươi phút mỗi ngày: kế hoạch bốn tuần',
    excerpt:
      'Một cây bút chì, một xấp giấy, một cái đồng hồ hẹn giờ. Kế hoạch này dành cho người bận học, muốn tay và mắt khá lên thấy được.',
    content: [
      {
        title: 'Luật chơi',
        content:
          'Ba mươi phút, cùng một giờ mỗi ngày, tắt thông báo. Mười phút khởi động, hai mươi phút bài chính. Không tẩy, không xé, ghi ngày lên từng tờ. Ngày nào không vẽ được thì bỏ qua, đừng dồn; dồn bài là cách nhanh để bỏ hẳn.',
        list: [],
      },
      {
        title: 'Lịch bốn tuần',
        content:
          'Chép bảng này lên tờ lịch ở bàn học. Cột cuối là bài vẽ lại vào tối thứ Bảy, để tự thấy mình khá lên ở đâu trước khi thi năng khiếu.',
        list: [],
        table: {
          head: ['Tuần', 'Mười phút khởi động', 'Hai mươi phút bài chính', 'Tối thứ Bảy'],
          rows: [
            ['1', 'Đường thẳng, đường cong', 'Hình bao của đồ vật', 'Đo lại tỷ lệ cao rộng'],
            ['2', 'Vòng tròn, elip', 'Hộp, trụ, cầu, nón', 'Cái ấm, cái bàn ghép từ khối'],
            ['3', 'Dải đậm nhạt năm bậc', 'Quả trứng ba mảng sáng tối', 'Vẽ lại quả trứng đầu tuần'],
            ['4', 'Dáng người một phút', 'Quán, bến xe, sân trường', 'Góc phố một điểm tụ'],
          ],
        },
      },
      {
        title: 'Tuần một: đường và hình',
        content:
          'Khởi động bằng một trang đường thẳng vẽ tay, một trang đường cong nối hai chấm. Bài chính là vẽ hình bao của đồ vật: không vẽ chi tiết, chỉ tìm khung lớn và tỷ lệ cao rộng. Giơ bút ngang mắt để đo, như người thợ đo tường.',
        list: [],
      },
      {
        title: 'Tuần hai: khối',
        content:
          'Mọi đồ vật đều gần với hộp, trụ, cầu, nón. Vẽ hộp diêm, lon sữa, trái cam, cái phễu từ ba góc nhìn. Cuối tuần ghép hai khối: cái ấm là cầu và trụ, cái bàn là hộp và bốn hộp dài.',
        list: [],
      },
      {
        title: 'Tuần ba: sáng tối',
        content:
          'Đặt một ngọn đèn bên trái, một quả trứng trên tờ giấy trắng. Nheo mắt lại cho đến khi chỉ còn ba mảng: sáng, trung gian, tối. Tô ba mảng ấy trước, chi tiết để sau. Tối thứ Bảy, vẽ lại quả trứng của ngày đầu tuần và đặt hai tờ cạnh nhau.',
        list: [],
      },
      {
        title: 'Tuần bốn: người và nơi chốn',
        content:
          'Ra quán, bến xe, sân trường. Vẽ dáng người trong một phút, mỗi trang mười dáng. Người ta sẽ cử động và đi mất; đó là bài tập. Hai ngày cuối vẽ một góc phố với một điểm tụ.',
        list: [
          'Dáng một phút: đường trục lưng trước, đầu và tay sau.',
          'Góc phố: kẻ đường chân trời trước khi vẽ bất cứ cái gì.',
          'Xin phép nếu bạn vẽ rõ mặt ai đó.',
        ],
      },
      {
        title: 'Sau bốn tuần',
        content:
          'Trải tất cả ra sàn theo ngày. Chọn ba tờ bạn thấy hiểu vật nhất, không phải ba tờ sạch nhất. Những tờ đó có thể vào hồ sơ năng lực sau này, kèm ngày tháng, vì người xem thích thấy một đường đi lên.',
        list: [],
      },
    ],
    daysAgo: 72,
  },
  {
    category: 'Góc học tập',
    title: 'Công cụ miễn phí đủ dùng cho năm học đầu',
    excerpt:
      'Figma, Krita, Inkscape, Blender, Affinity: năm công cụ học được mà chưa phải trả tiền. Mỗi cái hợp việc gì, và khi nào nên đổi sang phần mềm khác.',
    content: [
      {
        title: 'Học việc trước, học phần mềm sau',
        content:
          'Nhiều bạn hỏi nên mua phần mềm nào trước khi nhập học. Câu trả lời thường là chưa cần. Nguyên tắc về bố cục, lớp, đường cong, lưới, màu đều giống nhau; người vững một công cụ sẽ chuyển sang công cụ khác khá nhanh. Bản lậu thì không nên: rủi ro mã độc, và thói quen xấu với chính nghề sống nhờ bản quyền.',
        list: [],
      },
      {
        title: 'Năm công cụ',
        content:
          'Ba trong số này là phần mềm nguồn mở, tải về dùng lâu dài. Figma là dịch vụ có gói miễn phí, chạy trong trình duyệt. Affinity trước đây là ba phần mềm phải mua; từ tháng 10 năm 2025 chúng gộp thành một ứng dụng miễn phí, cần tài khoản Canva. Điều kiện của hai dịch vụ này có thể đổi, nên xem trên trang của hãng.',
        list: [
          'Figma: dựng màn hình, làm bản mẫu bấm được, làm việc nhóm trên cùng một tệp.',
          'Krita: vẽ và tô trên máy, hợp với bảng vẽ; có cả phần làm hoạt hình khung hình đơn giản.',
          'Inkscape: vẽ hình vector, logo, biểu tượng, nhãn; tệp SVG mở được ở nhiều nơi.',
          'Blender: dựng khối, ánh sáng, chuyển động 3D, cả dựng phim.',
          'Affinity: vẽ vector, sửa ảnh và dàn trang trong cùng một ứng dụng, trên Windows và macOS.',
        ],
      },
      {
        title: 'Một phim làm bằng công cụ miễn phí',
        content:
          'Video kèm bài là “Spring”, phim nguồn mở của Blender Studio, làm bằng chính Blender. Đáng xem vì nó trả lời câu “đồ miễn phí thì làm được tới đâu”: làm được tới đó, nếu có một nhóm giỏi và đủ thời gian. Hãy để ý sương, lông thú và ánh sáng xuyên qua cây; đó là bề mặt và ánh sáng, không phải phép lạ của phần mềm.',
        list: [],
      },
      {
        title: 'Giới hạn cần biết',
        content:
          'Xưởng in và công ty thường có quy trình riêng, gắn với phần mềm thương mại. Tệp gửi in nên xuất ra PDF rồi nhờ xưởng kiểm tra màu. Một số môn ở trường dùng phần mềm cụ thể; nhiều hãng có giá cho sinh viên, và phòng máy của trường có thể có sẵn. Hỏi trước khi mua.',
        list: [],
      },
      {
        title: 'Lộ trình ba tháng',
        content:
          'Tháng đầu chỉ dùng một công cụ, làm xong bốn bài nhỏ thay vì xem bốn mươi bài giảng. Tháng thứ hai làm lại một bài đã có bằng công cụ khác để thấy cái gì là nguyên tắc, cái gì chỉ là nút bấm. Tháng thứ ba làm một bài cho người thật: thiệp cho lớp, nhãn cho cửa hàng của dì.',
        list: [],
      },
    ],
    video_url: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
    daysAgo: 54,
  },
];

export const gocHocTapRest: DemoArticle[] = [
  {
    category: 'Góc học tập',
    title: 'Xem phim để học bố cục và ánh sáng',
    excerpt:
      'Một phim ngắn vài phút, một cuốn sổ và nút tạm dừng. Cách xem này biến giải trí thành bài tập về khung hình, sáng tối và màu.',
    content: [
      {
        title: 'Vì sao chọn phim ngắn',
        content:
          'Phim dài kéo bạn vào câu chuyện, còn phim ngắn thì xem lại được năm lần trong một buổi. Mỗi lần xem chỉ để ý một thứ. Video kèm bài là “Charge”, phim nguồn mở của Blender Studio: một ông lão đột nhập nhà máy pin và chạm trán robot canh gác. Nên xem vì hầu như không cần lời thoại, mọi điều được kể bằng ánh sáng và chỗ đặt máy.',
        list: [],
      },
      {
        title: 'Lần một: chỉ xem',
        content:
          'Không ghi gì. Xem xong, gấp máy, vẽ từ trí nhớ ba khung hình bạn còn nhớ rõ. Đó thường là những khung có bố cục mạnh. Đừng lo vẽ xấu, chỉ cần khung hình chữ nhật và vài mảng đậm nhạt.',
        list: [],
      },
      {
        title: 'Lần hai: tạm dừng và đo',
        content: 'Dừng ở mười khung hình. Với mỗi khung, vẽ một ô nhỏ cỡ hộp diêm, chỉ dùng ba mức: trắng, xám, đen.',
        list: [
          'Chỗ sáng mạnh nằm ở đâu, và mắt bạn có tới đó trước không?',
          'Nhân vật chiếm bao nhiêu phần khung?',
          'Đường nào dẫn mắt: mép tường, ống dẫn, hướng nhìn?',
          'Máy đứng cao hay thấp hơn mắt nhân vật, và điều đó làm bạn thấy gì?',
        ],
      },
      {
        title: 'Lần ba: màu',
        content:
          'Chọn năm khung cách đều nhau từ đầu tới cuối. Ở mỗi khung lấy ra bốn màu lớn, tô thành một dải. Đặt năm dải cạnh nhau, bạn sẽ thấy phim đi từ màu nào sang màu nào, và chỗ đổi màu thường trùng với chỗ đổi cảm xúc.',
        list: [],
      },
      {
        title: 'Đem về bài của mình',
        content:
          'Lấy một khung bạn đã vẽ, giữ nguyên các mảng sáng tối, thay nội dung: nhà máy thành chợ đêm, robot thành xe hủ tiếu. Đây là cách mượn cấu trúc mà không chép hình. Ghi ở góc giấy khung ấy mượn từ đâu, để sau này còn nhớ nguồn.\n\nCách xem này dùng được với tranh, ảnh báo chí, cả quảng cáo ở trạm xe buýt. Sau vài tháng, bạn sẽ bắt đầu thấy khung hình trước khi thấy câu chuyện.',
        list: [],
      },
    ],
    video_url: 'https://www.youtube.com/watch?v=UXqq0ZvbOnk',
    daysAgo: 149,
  },
  {
    category: 'Góc học tập',
    title: 'Chọn máy tính xách tay để học thiết kế',
    excerpt:
      'Máy nào cũng học được năm đầu, nhưng có ba thứ đáng trả thêm tiền và ba thứ có thể bỏ qua. Gợi ý để cả nhà bàn trước khi ra cửa hàng.',
    content: [
      {
        title: 'Trước hết: bạn học gì?',
        content:
          'Dàn trang, vẽ phẳng và UI/UX không đòi máy mạnh. Dựng phim, 3D, phối cảnh nội thất thì đòi hơn nhiều. Nếu chưa chọn ngành, hãy chờ; nhiều trường có phòng máy, và danh sách cấu hình của khoa thường có trước ngày nhập học. Mua muộn hai tháng vẫn kịp, mua nhầm thì dùng bốn năm.',
        list: [],
      },
      {
        title: 'Ba thứ đáng trả thêm tiền',
        content: 'Nếu tiền có hạn, hãy dồn vào ba thứ khó thay về sau. Nhiều máy mỏng hàn chết bộ nhớ, mua sao dùng vậy.',
        list: [
          'Bộ nhớ (RAM): 16 GB là mức nên nhắm tới; học 3D thì cân nhắc hơn.',
          'Màn hình: đủ sáng, màu phủ gần trọn chuẩn sRGB, nhìn nghiêng không đổi màu.',
          'Ổ SSD: từ 512 GB, vì tệp hình và phim lớn rất nhanh.',
        ],
      },
      {
        title: 'Ba thứ có thể bỏ qua',
        content:
          'Màn hình cảm ứng không thay được bảng vẽ. Độ phân giải quá cao trên màn hình nhỏ tốn pin mà mắt ít thấy khác. Đèn bàn phím nhiều màu thì không giúp bài đẹp hơn. Một con chuột tốt và một chiếc ghế ngồi được lâu thường đáng tiền hơn.',
        list: [],
      },
      {
        title: 'Windows hay macOS?',
        content:
          'Cả hai đều học được. Ngành nội thất, kiến trúc và một số phần mềm rập may dùng Windows nhiều; nếu ngành của bạn có phần mềm bắt buộc, hãy xem nó chạy trên hệ nào trước. Ngoài ra thì chọn hệ mà người thân hoặc bạn cùng lớp có thể giúp khi trục trặc.',
        list: [],
      },
      {
        title: 'Máy cũ có được không?',
        content:
          'Được, nếu mua ở nơi cho kiểm tra kỹ và có bảo hành. Mang theo một ảnh chân dung và một tấm toàn màu trắng để xem màn hình có ám, có điểm chết không. Hỏi số lần sạc pin, mở thử một tệp nặng và để máy chạy nửa giờ xem có nóng quá không.',
        list: [],
      },
      {
        title: 'Đừng quên sao lưu',
        content:
          'Máy hỏng thì mua lại được, bài tốt nghiệp thì không. Dành tiền cho một ổ cứng rời ngay từ đầu, và tập thói quen giữ ba bản: trên máy, trên ổ rời, trên mạng.',
        list: [],
      },
    ],
    daysAgo: 219,
  },
  {
    category: 'Góc học tập',
    title: 'Bản quyền cho người học thiết kế: phần cơ bản',
    excerpt:
      'Hình trên mạng có chủ, phông chữ có giấy phép, bài của bạn cũng vậy. Những điều tối thiểu cần biết trước khi chép, ghép hay đăng.',
    content: [
      {
        title: 'Quyền có từ lúc làm ra',
        content:
          'Theo luật sở hữu trí tuệ Việt Nam, quyền tác giả phát sinh khi tác phẩm được sáng tạo và thể hiện dưới một hình thức nhất định, dù đã công bố hay chưa, đã đăng ký hay chưa. Nghĩa là bức ký họa trong sổ của bạn đã được bảo hộ. Và tấm ảnh không ghi tên ai trên mạng cũng vậy, nó vẫn có chủ.',
        list: [],
      },
      {
        title: 'Ý tưởng thì khác với cách thể hiện',
        content:
          'Ý tưởng “con mèo đọc sách” không thuộc về ai. Con mèo cụ thể do một người vẽ, với dáng và nét đó, thì thuộc về người vẽ. Học theo ý, theo cách dùng màu là chuyện bình thường của người học. Can lại nét rồi ký tên mình thì không.',
        list: [],
      },
      {
        title: 'Đọc giấy phép trước khi dùng',
        content: '“Miễn phí” có nhiều nghĩa. Mỗi nguồn có một bộ điều kiện, thường viết khá ngắn, đáng đọc hết.',
        list: [
          'Phông theo giấy phép SIL Open Font License: dùng được cho cả việc thương mại, không được bán riêng tệp phông.',
          'Giấy phép Creative Commons: xem các chữ đi kèm; BY là ghi tên tác giả, NC là không dùng thương mại, ND là không sửa đổi.',
          'Kho ảnh miễn phí: đọc phần về nhãn hiệu và người trong ảnh.',
          'Phông đi kèm máy tính: cài sẵn không có nghĩa là dùng cho mọi việc.',
        ],
      },
      {
        title: 'Ảnh có mặt người',
        content:
          'Ngoài quyền của người chụp còn có quyền của người trong ảnh. Dùng ảnh ai đó cho mục đích thương mại cần người ấy đồng ý; với trẻ em cần hỏi ba mẹ. Khi chụp bạn bè cho bài tập, xin một tin nhắn đồng ý và nói rõ sẽ đăng ở đâu.',
        list: [],
      },
      {
        title: 'Giữ quyền của chính bạn',
        content:
          'Lưu bản phác, tệp gốc có ngày, và thư trao đổi. Khi nhận việc, viết rõ khách được dùng vào đâu, bao lâu, và bạn có được đưa vào hồ sơ năng lực của mình không. Bài này chỉ là phần nền; gặp chuyện tiền lớn hay tranh chấp, hãy hỏi người hiểu luật.',
        list: [],
      },
    ],
    daysAgo: 312,
  },
];

export const gocHocTapDrafts: DemoArticle[] = [
  {
    category: 'Góc học tập',
    title: 'Tập nhìn màu ở chợ',
    excerpt: 'Chợ buổi sáng là một bảng màu lớn, có sẵn và đổi theo mùa. Ba bài tập màu làm được trong một buổi đi chợ với mẹ.',
    content: [
      {
        title: 'Màu nằm cạnh màu',
        content:
          'Một trái cà chua trông đỏ hơn khi nằm trên lá chuối, và nhạt đi khi nằm cạnh ớt chín. Màu không đứng một mình; nó đổi theo hàng xóm. Người bán hàng ở chợ biết điều này từ lâu, nên rổ rau xanh hay được đặt cạnh rổ cà rốt.',
        list: [],
      },
      {
        title: 'Bài một: năm màu xanh',
        content:
          'Tìm năm loại rau có năm màu xanh khác nhau: rau muống, cải bẹ, húng quế, bạc hà, tía tô mặt trên. Xếp từ ấm sang lạnh, rồi từ sáng sang tối. Hai thứ tự thường không trùng nhau, và đó là chỗ để hiểu rằng sắc màu và độ sáng là hai chuyện. Về nhà thử pha lại bằng màu nước hoặc màu bột, chỉ dùng vàng, lam và một chút đỏ.',
        list: [],
      },
      {
        title: 'Bài hai: một gian hàng, bốn màu',
        content:
          'Chọn một gian hàng, đứng xa, nheo mắt, và chỉ giữ lại bốn màu lớn. Vẽ bốn ô vuông với diện tích đúng theo tỷ lệ bạn thấy.',
        list: [
          'Màu nào chiếm nhiều chỗ nhưng mắt ít để ý?',
          'Màu nào rất ít mà mắt tới trước?',
          'Nếu bỏ màu ít ấy đi, gian hàng còn gọi khách được không?',
        ],
      },
      {
        title: 'Bài ba: dùng lại',
        content:
          'Lấy bảng bốn màu của bạn làm một tấm thiệp, một nhãn hũ hay một trang giới thiệu quán. Giữ đúng tỷ lệ diện tích. Phần lớn bảng màu tự nghĩ ra bị lỗi vì màu nào cũng đòi nói to; bảng màu lấy từ đời thật thường có sẵn người nói và người nghe.',
        list: [],
      },
      {
        title: 'Ghi sổ',
        content:
          'Mỗi lần đi chợ ghi lại một bảng màu, kèm giờ và thời tiết. Cùng một gian hàng lúc sáu giờ và lúc mười giờ cho hai bảng khác nhau, vì ánh sáng đã đổi. Sau một mùa, bạn có hơn mười bảng màu không lấy từ mạng.',
        list: [],
      },
    ],
    status: 'draft',
    daysAgo: 9,
  },
];
