import type { DemoMajor } from '../types.ts';

export const uiUxDesign: DemoMajor = {
  name: 'Thiết kế UI/UX',
  other_names: ['UI/UX design', 'UX/UI', 'thiết kế giao diện', 'thiết kế app'],
  description:
    'Ngành thiết kế cách con người dùng phần mềm: hỏi người dùng, sắp xếp thông tin, vẽ màn hình, làm mẫu bấm được và thử lại. Danh mục nhà nước chưa có mã riêng cho ngành này, nên trường mở nó thành một chuyên ngành của Công nghệ truyền thông.',
  detailed_content: [
    {
      title: 'UI và UX khác nhau ở đâu',
      content:
        'UX là toàn bộ việc một người làm được điều họ cần hay không, mất bao lâu và có bực mình không. UI là phần nhìn thấy và chạm vào: nút, chữ, màu, khoảng cách. Bạn học cả hai, vì ở các công ty nhỏ một người thường làm cả hai.',
      list: [
        'Nghiên cứu: phỏng vấn, quan sát, thử nghiệm có người dùng',
        'Cấu trúc: luồng việc, sơ đồ trang, đặt tên mục',
        'Giao diện: lưới, chữ, màu, trạng thái, chuyển động nhỏ',
        'Mẫu thử: từ giấy đến bản bấm được trên điện thoại',
        'Nền kỹ thuật: HTML, CSS, cách phối hợp với lập trình viên',
      ],
    },
    {
      title: 'Người học cần gì lúc bắt đầu',
      content:
        'Bạn không cần biết lập trình từ trước và không cần vẽ giỏi. Điều cần hơn là tò mò về cách người khác nghĩ, viết câu rõ ràng và chịu được việc bản vẽ của mình bị người dùng hiểu sai. Phụ huynh hay hỏi ngành này có phải ngồi máy nhiều không: có, nhưng khoảng một phần ba thời gian là đi gặp người và làm trên giấy.',
      list: [],
    },
    {
      title: 'Học kỳ điển hình',
      content:
        'Mỗi kỳ có một đề bài dài, ví dụ đặt lịch khám ở trạm y tế phường hoặc mượn sách ở thư viện trường. Bạn làm theo nhóm bốn người và đổi vai giữa các chặng: người hỏi, người ghi, người vẽ, người dựng mẫu. Cứ hai tuần có một buổi thử với người ngoài lớp.',
      list: [
        'Tuần 1–4: tìm hiểu, chưa mở phần mềm vẽ',
        'Tuần 5–9: cấu trúc và mẫu giấy',
        'Tuần 10–13: giao diện và mẫu bấm được',
        'Tuần 14–15: thử lần cuối, viết báo cáo',
      ],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét A00, A01, D01 không thi vẽ, và H01 với một bài bố cục màu. Ba tổ hợp không thi vẽ còn xét được bằng học bạ; trường cũng nhận điểm đánh giá năng lực của ĐHQG-HCM. Khi đăng ký, bạn gõ mã xét tuyển 7320106 của ngành Công nghệ truyền thông. Ở nơi khác, ngành này có khi nằm trong đồ họa hoặc công nghệ thông tin, nên khi tra cứu bạn hãy tìm chữ “chuyên ngành”.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Người mới ra trường thường vào vị trí thiết kế giao diện hoặc thiết kế sản phẩm số tập sự. Hồ sơ năng lực (portfolio) cần cho thấy cách bạn đi đến giải pháp, vì vậy hãy giữ lại ghi chép và bản nháp ngay từ năm nhất.',
      list: [
        'Thiết kế giao diện ứng dụng và trang web',
        'Nghiên cứu người dùng',
        'Viết nội dung giao diện',
        'Xây dựng và bảo trì hệ thống thiết kế',
      ],
    },
  ],
  subjects: [
    {
      name: 'Nghiên cứu người dùng',
      other_names: ['UX research', 'user research'],
      short_description:
        'Phỏng vấn, quan sát tại chỗ, khảo sát và thử nghiệm: cách hỏi để nghe được sự thật, cách ghi để dùng lại được.',
      description:
        'Phần lớn câu hỏi người mới đặt ra đã chứa sẵn câu trả lời. Môn học bắt đầu bằng việc sửa câu hỏi: bỏ “bạn có thích không”, thay bằng “lần gần nhất bạn làm việc này là khi nào”.\n\nMỗi nhóm thực hiện sáu cuộc phỏng vấn thật, hai buổi quan sát và một vòng thử nghiệm. Kết quả được sắp thành bản đồ chung, trong đó mỗi nhận định đều dẫn về một câu nói hoặc một hành vi ghi lại được.',
      detailed_content: [
        {
          title: 'Bạn sẽ làm gì',
          content: '',
          list: [
            'Viết kịch bản phỏng vấn 30 phút và thử với bạn cùng lớp',
            'Tuyển sáu người không phải bạn bè, không phải người nhà',
            'Gỡ băng, mã hóa, gom nhóm trên tường giấy',
            'Vẽ hành trình của một người qua một ngày',
            'Điều hành một buổi thử nghiệm có nhiệm vụ cụ thể',
          ],
        },
        {
          title: 'Đạo đức nghiên cứu',
          content:
            'Người tham gia đọc và ký phiếu đồng ý, được dừng lúc nào cũng được. Bản ghi âm chỉ nhóm và giảng viên nghe. Nếu phỏng vấn người dưới 16 tuổi, cần có người giám hộ đồng ý và có mặt.',
          list: [],
        },
        {
          title: 'Báo cáo cuối môn',
          content:
            'Báo cáo tối đa 10 trang, có phần “điều chúng tôi chưa biết”. Báo cáo chiếm 45%, tư liệu gốc được sắp xếp 25%, buổi trình bày 20%, đánh giá chéo trong nhóm 10%.',
          list: [],
        },
      ],
    },
    {
      name: 'Kiến trúc thông tin',
      other_names: ['information architecture', 'IA', 'sitemap'],
      short_description: 'Phân loại, đặt tên và nối các trang với nhau để người dùng tìm ra thứ họ cần mà không phải đoán.',
      description:
        'Bạn nhận một trang web lộn xộn của một cơ quan hoặc một cửa hàng, liệt kê toàn bộ nội dung của nó vào bảng tính rồi bắt đầu gom lại. Công việc này giống xếp tủ bếp: đúng chỗ hay không do người nấu quyết định.\n\nBạn học hai phép thử đơn giản: cho người dùng xếp thẻ (card sorting) để biết họ nhóm thế nào, và cho họ tìm trên cây mục để biết họ lạc ở đâu. Số liệu từ hai phép thử quyết định cấu trúc cuối.',
      detailed_content: [
        {
          title: 'Các bước của đồ án',
          content: 'Đồ án kéo dài 10 tuần, làm nhóm hai người.',
          list: [
            'Kiểm kê nội dung: ít nhất 80 trang của một trang web có thật',
            'Xếp thẻ với mười người, 40 thẻ',
            'Dựng cây mục ba cấp',
            'Thử cây với mười người khác, tám nhiệm vụ',
            'Sửa cây, viết lại nhãn, vẽ khung trang chính',
          ],
        },
        {
          title: 'Đặt tên bằng tiếng Việt',
          content:
            'Nhãn tiếng Việt thường dài hơn nhãn tiếng Anh và không viết tắt tùy ý được. Bạn tập viết nhãn dưới 18 ký tự, tránh từ của nội bộ cơ quan, và kiểm tra xem nhãn bỏ dấu trong đường dẫn có gây hiểu lầm không.',
          list: [],
        },
        {
          title: 'Cách chấm',
          content:
            'Bảng kiểm kê 20%, hai phép thử 40%, cây mục và khung trang 30%, bài nói 10%. Tỷ lệ tìm đúng phải tăng giữa hai lần thử; nếu không tăng, bạn giải thích nguyên nhân và vẫn được chấm phần phân tích.',
          list: [],
        },
      ],
    },
    {
      name: 'Thiết kế giao diện di động',
      other_names: ['mobile UI', 'UI design', 'thiết kế app'],
      search_names: ['Figma', 'Penpot'],
      short_description:
        'Vẽ màn hình cho điện thoại: lưới, vùng chạm, bàn phím, trạng thái rỗng, trạng thái lỗi, chữ Việt có dấu và chế độ nền tối.',
      description:
        'Một màn hình không bao giờ chỉ có một hình. Nó có lúc đang tải, lúc trống, lúc lỗi mạng, lúc tên người dùng dài ba mươi ký tự. Môn học bắt bạn vẽ đủ những lúc đó trước khi chọn màu.\n\nBài tập đi từ màn hình đơn đến một luồng mười màn hình. Mọi bản vẽ đều được xem trên điện thoại thật, cầm một tay, ngoài trời nắng, vì đó là nơi người ta dùng nó.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: kích thước màn hình, lưới, đơn vị, vùng an toàn',
            'Tuần 3–4: chữ, giãn dòng cho dấu chồng, tương phản 4,5:1',
            'Tuần 5–6: biểu mẫu, bàn phím, thông báo lỗi',
            'Tuần 7–8: danh sách, tìm kiếm, trạng thái rỗng',
            'Tuần 9–10: điều hướng, cử chỉ, vùng chạm tối thiểu 44 điểm',
            'Tuần 11–15: đồ án',
          ],
        },
        {
          title: 'Đồ án: một ứng dụng của phường',
          content:
            'Bạn thiết kế luồng báo đèn đường hỏng hoặc đăng ký lịch tiêm cho người dân trong phường. Luồng có từ 10 đến 14 màn hình, mỗi màn hình có đủ bốn trạng thái, chế độ sáng và tối.',
          list: [
            'Tệp Figma hoặc Penpot có tên lớp rõ ràng',
            'Bản xem trên điện thoại, không cần hoạt hình',
            'Phiếu kiểm tra khả năng tiếp cận do bạn tự điền',
          ],
        },
        {
          title: 'Đánh giá',
          content:
            'Bài tập tuần 40%, đồ án 50%, phản biện bài của nhóm khác 10%. Bài có chữ không đạt tương phản hoặc vùng chạm quá nhỏ sẽ được trả lại để sửa trước khi chấm.',
          list: [],
        },
      ],
    },
    {
      name: 'Tạo mẫu tương tác (Prototype)',
      other_names: ['prototyping', 'làm prototype'],
      short_description:
        'Làm mẫu thử nhanh ở nhiều mức: giấy, ảnh chụp nối lại, bản bấm được, bản có dữ liệu; chọn mức vừa đủ cho câu hỏi cần trả lời.',
      description:
        'Mẫu thử là một câu hỏi, không phải một món quà. Trước khi làm, bạn viết ra giấy: mẫu này để biết điều gì, ai thử, thử trong bao lâu, kết quả nào khiến mình đổi ý.\n\nTuần đầu bạn làm mẫu bằng giấy nhớ và một người đóng vai máy. Đến tuần thứ tám bạn có mẫu chạy trên điện thoại với dữ liệu giả, đủ thật để người thử quên rằng nó là giả.',
      detailed_content: [
        {
          title: 'Bốn mức mẫu thử',
          content: '',
          list: [
            'Mức 1: giấy, bút, kéo; làm trong 40 phút',
            'Mức 2: khung xám nối với nhau, bấm được',
            'Mức 3: giao diện thật, có chuyển cảnh',
            'Mức 4: có biến, điều kiện, dữ liệu nhập vào được',
          ],
        },
        {
          title: 'Cách học',
          content:
            'Cứ hai tuần là một vòng: làm, thử với ba người, ghi lại, bỏ hoặc sửa. Bạn được khuyến khích bỏ mẫu; một kỳ học có sáu vòng và ít nhất hai mẫu phải bị bỏ hẳn.',
          list: [],
        },
        {
          title: 'Sản phẩm và điểm',
          content:
            'Sổ sáu vòng thử chiếm 60%, mẫu mức 4 chiếm 30%, đoạn phim hai phút giới thiệu mẫu chiếm 10%. Sổ thử phải ghi nguyên văn ít nhất một câu của mỗi người thử.',
          list: [],
        },
      ],
    },
    {
      name: 'Hệ thống thiết kế (Design system)',
      other_names: ['UI kit', 'component library'],
      short_description:
        'Gom màu, chữ, khoảng cách và thành phần thành một bộ dùng chung, có tên, có quy tắc, có tài liệu cho cả người vẽ lẫn người lập trình.',
      description:
        'Bạn nhận mười lăm màn hình do mười lăm người vẽ: bảy màu xanh, mười một cỡ chữ, bốn kiểu nút. Việc của bạn là đếm, gom, bỏ bớt và viết ra quy tắc đủ ngắn để người khác chịu đọc.\n\nPhần khó không phải là vẽ thành phần mà là đặt tên và thuyết phục. Giữa kỳ, mỗi nhóm đổi bộ của mình cho nhóm khác dùng trong một tuần và nghe họ than phiền.',
      detailed_content: [
        {
          title: 'Sản phẩm của môn',
          content: '',
          list: [
            'Bảng biến: màu, cỡ chữ, khoảng cách, bo góc',
            'Mười hai thành phần, đủ trạng thái thường, di chuột, tiêu điểm, lỗi, khóa',
            'Trang tài liệu cho từng thành phần, có ví dụ nên và không nên',
            'Nhật ký thay đổi có số phiên bản',
          ],
        },
        {
          title: 'Tuần đổi bộ',
          content:
            'Ở tuần 8, nhóm bạn phải dựng ba màn hình chỉ bằng bộ của nhóm khác, không được thêm gì. Chỗ thiếu và chỗ khó hiểu được ghi thành phiếu; nhóm nhận phiếu có hai tuần để trả lời từng mục.',
          list: [],
        },
        {
          title: 'Chuẩn bị trước khi học',
          content:
            'Bạn cần học xong môn giao diện di động. Nên biết dùng thành phần và biến trong Figma hoặc Penpot; ai chưa biết có một buổi phụ đạo ở tuần 1.',
          list: [],
        },
        {
          title: 'Điểm',
          content:
            'Bộ thành phần 45%, tài liệu 25%, cách xử lý phiếu của nhóm bạn 20%, chuyên cần 10%. Tài liệu được chấm bởi một người chưa từng thấy bộ đó.',
          list: [],
        },
      ],
    },
    {
      name: 'HTML và CSS cho nhà thiết kế',
      other_names: ['web design', 'làm web', 'code web'],
      short_description:
        'Tự tay dựng một trang web tĩnh đáp ứng nhiều cỡ màn hình, đủ hiểu để nói chuyện được với lập trình viên.',
      description:
        'Môn này không đào tạo lập trình viên. Nó giúp bạn biết một bố cục dễ làm hay khó làm, vì sao chữ xuống dòng khác bản vẽ và vì sao nút bằng ảnh thì người dùng bàn phím không bấm được.\n\nBạn viết mã bằng tay trong trình soạn thảo, bắt đầu với một trang chỉ có chữ, rồi thêm lưới, ảnh, biểu mẫu và chế độ in. Bài nào cũng mở thử trên điện thoại cũ.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: thẻ theo ý nghĩa, tiêu đề, danh sách, liên kết',
            'Tuần 3–4: chữ, phông web, giãn dòng, ngôn ngữ của trang',
            'Tuần 5–7: flexbox, grid, khoảng cách',
            'Tuần 8: ảnh, kích thước tệp, chữ thay thế',
            'Tuần 9: biểu mẫu và bàn phím',
            'Tuần 10: đưa trang lên mạng',
          ],
        },
        {
          title: 'Bài tập lớn',
          content:
            'Một trang giới thiệu ba đồ án của chính bạn, không dùng mẫu có sẵn và không dùng công cụ kéo thả. Trang phải đọc được ở bề ngang 320 px, dùng được chỉ bằng bàn phím, tổng dung lượng dưới 1 MB.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Tám bài nhỏ 40%, trang cá nhân 45%, một buổi đọc mã của bạn cùng lớp 15%. Mã chép từ nơi khác phải ghi nguồn và giải thích được từng dòng khi được hỏi.',
          list: [],
        },
      ],
    },
  ],
};
