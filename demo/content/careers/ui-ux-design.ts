import type { DemoCareer } from '../types.ts';

export const uiUxDesign: DemoCareer = {
  name: 'Thiết kế UI/UX',
  other_names: ['UI/UX design', 'UX/UI', 'thiết kế app', 'thiết kế web'],
  description:
    'Thiết kế UI/UX lo phần con người gặp phần mềm: mua vé tàu trên điện thoại, đặt lịch khám, tra điểm thi, chuyển tiền cho ba mẹ. UI là giao diện nhìn thấy và chạm được; UX là toàn bộ trải nghiệm, kể cả lúc bối rối và lúc mọi việc trôi chảy.\n\nNgười làm nghề ngồi cùng lập trình viên, quản lý sản phẩm và bộ phận chăm sóc khách hàng. Họ hỏi chuyện người dùng, vẽ luồng thao tác, dựng bản mẫu, cho người thật thử rồi sửa. Kết quả được đo bằng việc người dùng có làm xong việc của họ hay không.\n\nNghề này hợp với người vừa thích hình vừa thích lý lẽ. Bạn không bắt buộc phải biết lập trình, nhưng càng hiểu máy tính vận hành thế nào thì càng dễ làm việc chung.',
  departments: [
    {
      name: 'Bộ phận Nghiên cứu người dùng',
      short_description:
        'Tìm hiểu người dùng cần gì và vướng ở đâu trước khi ai đó vẽ màn hình. Kết quả là bằng chứng để cả nhóm ra quyết định.',
      positions: [
        {
          name: 'Chuyên viên nghiên cứu người dùng',
          other_names: ['UX researcher', 'user researcher', 'UX research'],
          short_description:
            'Phỏng vấn, quan sát và khảo sát để hiểu người dùng làm việc gì, vì sao họ bỏ dở, rồi kể lại cho nhóm bằng bằng chứng cụ thể.',
          detailed_description: [
            {
              title: 'Một ngày làm việc',
              content:
                'Có ngày bạn ngồi cả buổi ở quầy giao dịch xem khách điền đơn, có ngày gọi video hỏi chuyện năm người liền. Sau mỗi buổi là phần ít ai thấy: gỡ băng, đánh dấu những câu lặp lại, xếp thành nhóm và tìm xem chúng nói lên điều gì.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Mỗi nghiên cứu bắt đầu bằng một câu hỏi của nhóm sản phẩm, ví dụ vì sao người lớn tuổi bỏ ngang ở bước xác thực. Bạn chọn phương pháp đủ dùng với thời gian cho phép.',
              list: [
                'Viết kế hoạch, tìm và hẹn người tham gia',
                'Phỏng vấn sâu, quan sát tại chỗ',
                'Khảo sát và đọc số liệu sử dụng',
                'Báo cáo ngắn kèm trích đoạn và đề xuất',
              ],
            },
            {
              title: 'Hợp với ai',
              content:
                'Người làm tốt thường biết im lặng đúng lúc và hỏi mà không mớm lời. Nhiều người đến từ tâm lý học, xã hội học, báo chí chứ không chỉ từ thiết kế. Thống kê cơ bản giúp bạn không kết luận quá đà từ vài ý kiến.',
              list: [],
            },
            {
              title: 'Đạo đức nghề',
              content:
                'Bạn cầm trong tay lời nói, hình ảnh, đôi khi cả thông tin sức khỏe của người lạ. Phải xin phép trước khi ghi âm, xóa tên khi báo cáo và không ép ai trả lời điều họ không muốn. Người tham gia vướng thao tác là lỗi của thiết kế, đừng bao giờ để họ ra về với cảm giác mình kém.',
              list: [],
            },
          ],
          fields: ['Nghiên cứu người dùng', 'Phỏng vấn', 'Khảo sát', 'Tâm lý học', 'Miro'],
        },
        {
          name: 'Nhà thiết kế trải nghiệm',
          other_names: ['UX designer', 'UX design', 'interaction designer', 'thiết kế UX'],
          short_description:
            'Vẽ luồng thao tác từ lúc người dùng có nhu cầu đến lúc làm xong việc, chỉ ra chỗ thừa, chỗ thiếu và dựng khung màn hình để thử.',
          detailed_description: [
            {
              title: 'Thiết kế luồng trước, màn hình sau',
              content:
                'Hãy nghĩ đến việc đặt lịch khám: chọn khoa, chọn bác sĩ, chọn giờ, điền thông tin, trả tiền, nhận nhắc lịch, và cả khi muốn hủy. Nhà thiết kế trải nghiệm (UX designer) vẽ toàn bộ đường đi đó, gồm cả những nhánh trục trặc như mất mạng hay hết chỗ. Chỉ khi đường đi hợp lý mới bàn đến màu nút.',
              list: [],
            },
            {
              title: 'Sản phẩm giao nộp',
              content:
                'Phần lớn là tài liệu để nhóm cùng nhìn và cùng tranh luận, nên vẽ rõ quan trọng hơn vẽ đẹp. Tài liệu nào không giúp ai quyết định thì có thể bỏ.',
              list: [
                'Bản đồ hành trình người dùng',
                'Sơ đồ luồng thao tác',
                'Khung màn hình đen trắng (wireframe)',
                'Bản mẫu bấm được để thử với người thật',
              ],
            },
            {
              title: 'Sai lầm của người mới',
              content:
                'Nhiều bạn tự coi mình là người dùng điển hình và bỏ qua người dùng máy cũ, mạng chậm, mắt kém. Một lỗi khác là vẽ luồng lý tưởng mà quên trạng thái trống, lỗi và đang tải.\n\nKhi làm hồ sơ năng lực (portfolio), đừng kể lại quy trình theo sách. Hãy nói vấn đề là gì, bạn đã thử gì, điều gì không hiệu quả và bạn đổi ra sao.',
              list: [],
            },
            {
              title: 'Học gì để làm nghề',
              content:
                'Các ngành Thiết kế đồ họa, Truyền thông đa phương tiện, Công nghệ thông tin hay Hệ thống thông tin đều có người theo nghề này; một số trường có chuyên ngành UI/UX nằm trong những ngành ấy. Trong lúc học, nên làm ít nhất một dự án với người dùng thật: hệ thống mượn sách của trường, thực đơn của quán gần nhà.',
              list: [],
            },
          ],
          fields: ['Trải nghiệm người dùng', 'Luồng thao tác', 'Wireframe', 'Figma', 'Tạo mẫu thử'],
        },
        {
          name: 'Chuyên viên kiến trúc thông tin',
          other_names: ['information architect', 'IA'],
          short_description:
            'Sắp xếp nội dung của trang web và ứng dụng thành nhóm, tên gọi, đường dẫn để người dùng đoán được thứ mình cần nằm ở đâu.',
          detailed_description: [
            {
              title: 'Giống người sắp thư viện',
              content:
                'Một cổng thông tin đại học có thể chứa hàng nghìn trang. Kiến trúc thông tin quyết định mục nào đứng cạnh mục nào, gọi tên ra sao, từ trang chủ đi mấy bước thì tới. Nếu phụ huynh không tìm được học phí sau ba lần bấm, lỗi thường nằm ở đây.',
              list: [],
            },
            {
              title: 'Cách làm',
              content: 'Công việc kết hợp kiểm kê tỉ mỉ và thử nghiệm với người dùng. Bảng tính được mở nhiều hơn phần mềm vẽ.',
              list: [
                'Kiểm kê nội dung đang có, đánh dấu trùng lặp',
                'Cho người dùng xếp thẻ (card sorting) để xem họ nhóm ra sao',
                'Vẽ sơ đồ trang, đặt tên mục và nhãn',
                'Thiết kế bộ lọc và kết quả tìm kiếm',
                'Thử cây mục lục trước khi dựng giao diện',
              ],
            },
            {
              title: 'Đường vào nghề',
              content:
                'Ở Việt Nam, ít công ty tuyển riêng vị trí này; việc thường do nhà thiết kế trải nghiệm hoặc người phụ trách nội dung đảm nhận. Các dự án lớn của ngân hàng, thương mại điện tử, cơ quan nhà nước thì cần chuyên môn sâu. Người học thư viện, ngôn ngữ, hoặc từng làm biên tập có nền tảng rất hợp.',
              list: [],
            },
          ],
          fields: ['Kiến trúc thông tin', 'Sơ đồ trang', 'Xếp thẻ', 'Tìm kiếm', 'Nội dung số'],
        },
      ],
    },
    {
      name: 'Bộ phận Thiết kế giao diện',
      short_description:
        'Biến luồng thao tác thành màn hình hoàn chỉnh: bố cục, chữ, màu, biểu tượng, chuyển động và lời hướng dẫn.',
      positions: [
        {
          name: 'Nhà thiết kế giao diện',
          other_names: ['UI designer', 'UI/UX designer', 'web designer', 'app designer', 'thiết kế web', 'thiết kế app'],
          short_description:
            'Thiết kế màn hình của ứng dụng và trang web: bố cục, chữ, màu, nút bấm, trạng thái, để người dùng nhìn là biết bước tiếp theo.',
          detailed_description: [
            {
              title: 'Việc trong một dự án',
              content:
                'Bạn nhận luồng thao tác và khung màn hình, chọn hướng hình ảnh, rồi dựng từng màn ở nhiều cỡ máy. Với mỗi nút, phải vẽ đủ các trạng thái: bình thường, đang nhấn, không dùng được, đang tải, báo lỗi. Sau khi bàn giao, bạn ngồi cạnh lập trình viên để so bản thật với bản vẽ.',
              list: [
                'Màn hình hoàn chỉnh cho điện thoại, máy tính bảng, máy tính',
                'Biểu tượng, hình minh họa trạng thái trống',
                'Bản mẫu tương tác để trình bày',
                'Ghi chú khoảng cách, màu, kiểu chữ cho lập trình',
              ],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Nền là đồ họa: lưới, chữ, tương phản, thứ bậc. Trên nền đó là hiểu biết về nền tảng iOS, Android, web và thói quen của người dùng từng nơi.',
              list: [
                'Figma: thành phần, biến, bố cục tự động',
                'Độ tương phản và cỡ chạm tối thiểu',
                'Tiếng Anh đọc tài liệu',
                'HTML và CSS ở mức hiểu được',
              ],
            },
            {
              title: 'Chuẩn bị hồ sơ năng lực',
              content:
                'Hồ sơ năng lực (portfolio) chỉ cần ba dự án kể kỹ là vừa. Ít nhất một dự án nên có người dùng thật và có sửa đổi sau khi thử. Tránh thiết kế lại những ứng dụng nổi tiếng chỉ để đổi màu, vì người tuyển dụng đã xem hàng trăm bài như vậy và không biết bạn giải quyết vấn đề gì.',
              list: [],
            },
            {
              title: 'Thu nhập và môi trường',
              content:
                'Nơi làm việc gồm công ty phần mềm, ngân hàng, thương mại điện tử, công ty gia công cho nước ngoài và nhóm khởi nghiệp. Thu nhập tùy năng lực, ngoại ngữ và tình hình tuyển dụng từng năm. Hãy đọc vài chục tin tuyển người mới ở thành phố bạn nhắm tới, ghi lại mức họ nêu và hỏi thêm người vừa đi làm một hai năm.',
              list: [],
            },
            {
              title: 'Người mới hay sai',
              content:
                'Lỗi dễ gặp là dùng chữ xám nhạt cho sang, khiến người lớn tuổi không đọc được ngoài nắng. Lỗi khác là vẽ với dữ liệu đẹp: tên ai cũng ngắn, ảnh nào cũng nét. Hãy điền thử tên dài, số tiền lớn, danh sách trống rồi xem màn hình còn đứng vững không.',
              list: [],
            },
          ],
          fields: ['Thiết kế giao diện', 'Ứng dụng di động', 'Thiết kế web', 'Figma', 'Biểu tượng'],
        },
        {
          name: 'Nhà thiết kế chuyển động giao diện',
          other_names: ['UI motion designer', 'UI animation'],
          short_description:
            'Thiết kế cách màn hình chuyển cảnh, nút phản hồi, hình chờ tải, giúp người dùng hiểu chuyện gì đang xảy ra mà không phải đọc.',
          detailed_description: [
            {
              title: 'Chuyển động để hiểu',
              content:
                'Khi bạn kéo một tin nhắn để xóa, nó trượt ra, nền đỏ hiện dần, thùng rác rung nhẹ. Chưa đầy nửa giây ấy cho biết thao tác đã được nhận. Người thiết kế chuyển động tính thời lượng, đường tăng giảm tốc, và cả lựa chọn tắt hiệu ứng cho người dễ chóng mặt.',
              list: [],
            },
            {
              title: 'Công cụ và bàn giao',
              content:
                'Đoạn chuyển động đẹp trên máy bạn sẽ vô ích nếu lập trình viên không dựng lại được. Vì thế phần bàn giao cần số đo rõ ràng.',
              list: [
                'Figma, Rive, After Effects kèm Lottie',
                'Bảng thời lượng và đường cong chuyển động',
                'Tệp nhẹ, thử trên máy cấu hình thấp',
                'Phương án tĩnh khi người dùng giảm chuyển động',
              ],
            },
            {
              title: 'Học từ phim hoạt hình',
              content:
                '“Caminandes 3” kể chuyện chú lạc đà không bướu và chú chim cánh cụt tranh nhau mấy trái mọng, không cần một lời thoại. Hãy để ý khoảng lấy đà trước mỗi cú nhảy và quãng nghỉ sau đó. Giao diện dùng cùng nguyên tắc, chỉ ngắn hơn và tiết chế hơn nhiều.',
              list: [],
            },
            {
              title: 'Vị trí này có ở đâu',
              content:
                'Công ty có sản phẩm lớn mới tuyển riêng; nơi nhỏ thì nhà thiết kế giao diện làm kèm. Vì vậy nên vững giao diện trước, rồi lấy chuyển động làm thế mạnh. Một trang hồ sơ năng lực (portfolio) với năm, sáu đoạn tương tác ngắn, có giải thích mục đích từng đoạn, đủ để người tuyển dụng hình dung.',
              list: [],
            },
          ],
          fields: ['Chuyển động giao diện', 'Vi tương tác', 'Rive', 'Lottie', 'Adobe After Effects'],
          youtube_url: 'https://youtu.be/SkVqJ1SGeL0',
        },
        {
          name: 'Người viết lời giao diện',
          other_names: ['UX writer', 'UX writing', 'content designer', 'viết chữ cho app'],
          short_description:
            'Viết chữ trên nút, thông báo, hướng dẫn, lời báo lỗi sao cho ngắn, đúng và tử tế. Một nghề mới ở Việt Nam, dành cho người yêu tiếng Việt.',
          detailed_description: [
            {
              title: 'Mỗi chữ đều có việc',
              content:
                'So sánh hai câu: “Đã xảy ra lỗi 403” và “Bạn chưa có quyền xem trang này, hãy nhờ người quản lý lớp mở quyền”. Câu sau giúp người dùng đi tiếp. Người viết lời giao diện (UX writer) làm cho mọi câu trong ứng dụng đều như vậy, và giữ cách xưng hô, tên gọi thống nhất từ đầu đến cuối.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Bạn viết thẳng trong tệp thiết kế, cùng lúc với người vẽ màn hình chứ không điền chữ sau cùng. Nhiều khi viết không gọn được là dấu hiệu màn hình đang gánh quá nhiều việc.',
              list: [
                'Tên nút, tiêu đề, lời gợi ý trong ô nhập',
                'Thông báo lỗi, xác nhận, nhắc nhở',
                'Bảng thuật ngữ và hướng dẫn giọng văn',
                'Rà bản dịch giữa tiếng Việt và tiếng Anh',
              ],
            },
            {
              title: 'Những cái bẫy của tiếng Việt',
              content:
                'Tiếng Việt cần chọn ngôi xưng, câu dài hơn tiếng Anh nên dễ tràn nút, và từ công nghệ thì nhiều cách gọi: tải lên, đăng tải, gửi tệp. Chọn một và giữ một. Lỗi của người mới là đùa cợt trong thông báo lúc khách đang mất tiền hoặc mất dữ liệu.',
              list: [],
            },
            {
              title: 'Bài tập để thử sức',
              content:
                'Chụp mười thông báo khó hiểu trong điện thoại của bạn, viết lại và giải thích vì sao. Đem cho ông bà hoặc em nhỏ đọc thử cả hai bản. Tập bài đó chính là trang đầu tiên của hồ sơ năng lực (portfolio).',
              list: [],
            },
          ],
          fields: ['Lời giao diện', 'Giọng văn thương hiệu', 'Tiếng Việt', 'Figma', 'Thuật ngữ'],
        },
        {
          name: 'Người phụ trách hệ thống thiết kế',
          other_names: ['design system designer', 'design system lead'],
          short_description:
            'Xây và bảo trì bộ thành phần dùng chung cho nhiều sản phẩm, để hàng chục người thiết kế và lập trình vẫn cho ra giao diện thống nhất.',
          detailed_description: [
            {
              title: 'Bộ gạch chung của cả công ty',
              content:
                'Khi một ngân hàng có năm ứng dụng và ba mươi người thiết kế, mỗi người vẽ nút một kiểu sẽ thành rối loạn. Hệ thống thiết kế (design system) gom màu, chữ, khoảng cách, thành phần và quy tắc vào một chỗ. Người phụ trách giữ cho kho đó luôn đúng, luôn mới và có người dùng thật.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content: 'Một nửa là thiết kế, một nửa là phục vụ đồng nghiệp. Tài liệu tốt quý ngang thành phần tốt.',
              list: [
                'Kiểm kê giao diện, gộp những biến thể trùng',
                'Thiết kế thành phần với mọi trạng thái',
                'Đặt tên biến màu, chữ, khoảng cách khớp với mã nguồn',
                'Viết hướng dẫn, tổ chức buổi giải đáp',
                'Theo dõi thay đổi qua từng phiên bản',
              ],
            },
            {
              title: 'Hợp với ai',
              content:
                'Người thích trật tự, thích đặt tên, kiên nhẫn giải thích cùng một điều nhiều lần. Vị trí này thường dành cho người đã làm giao diện ba năm trở lên vì phải từng chịu cảnh lộn xộn mới biết nên dựng gì trước. Biết đọc CSS là lợi thế rõ rệt.',
              list: [],
            },
          ],
          fields: ['Hệ thống thiết kế', 'Thành phần giao diện', 'Figma', 'Storybook', 'Tài liệu hướng dẫn'],
        },
      ],
    },
    {
      name: 'Bộ phận Sản phẩm số',
      short_description:
        'Đưa thiết kế thành sản phẩm chạy được, đo xem có giúp người dùng không và tiếp tục sửa. Nơi thiết kế gặp công nghệ và kinh doanh.',
      positions: [
        {
          name: 'Nhà thiết kế sản phẩm số',
          other_names: ['product designer', 'product design', 'digital product designer'],
          short_description:
            'Đi cùng một sản phẩm từ câu hỏi đầu tiên đến sau khi ra mắt: nghiên cứu, thiết kế, đo kết quả và cân nhắc giữa người dùng với mục tiêu kinh doanh.',
          detailed_description: [
            {
              title: 'Khác gì với thiết kế giao diện',
              content:
                'Nhà thiết kế sản phẩm (product designer) chịu trách nhiệm cho kết quả chứ không cho số màn hình vẽ ra. Có tuần công việc là chứng minh rằng tính năng đang bàn không cần làm. Vị trí này ngồi chung nhóm cố định với quản lý sản phẩm và lập trình viên, theo một phần của ứng dụng trong nhiều tháng.',
              list: [],
            },
            {
              title: 'Tuần làm việc điển hình',
              content:
                'Nhóm làm theo chu kỳ hai tuần. Xen giữa thiết kế là khá nhiều cuộc họp, nên biết viết ngắn và nói gọn rất có ích.',
              list: [
                'Thứ Hai: xem số liệu, chọn vấn đề ưu tiên',
                'Giữa tuần: phác thảo, dựng bản mẫu, thử với vài người',
                'Thứ Năm: góp ý chéo giữa các nhà thiết kế',
                'Thứ Sáu: bàn giao và kiểm tra bản lập trình',
              ],
            },
            {
              title: 'Học thêm ngoài hình ảnh',
              content:
                'Đọc được biểu đồ, hiểu thử nghiệm A/B, biết doanh nghiệp kiếm tiền bằng cách nào. Những điều này có thể học dần trong lúc đi làm. Ở trường, hãy tham gia các cuộc thi làm sản phẩm chung với sinh viên công nghệ và kinh tế.',
              list: [],
            },
            {
              title: 'Lộ trình nghề nghiệp',
              content:
                'Thường bắt đầu từ thực tập sinh UI/UX, sau một hai năm nhận một phần sản phẩm, sau bốn năm năm dẫn dắt một mảng. Từ đó có hai hướng: chuyên sâu thành nhà thiết kế cấp cao (senior) hoặc quản lý nhóm. Cũng có người chuyển hẳn sang quản lý sản phẩm.',
              list: [],
            },
            {
              title: 'Hồ sơ năng lực nên có gì',
              content:
                'Hai dự án kể đến nơi là đủ, trong đó có một dự án nhóm ghi rõ phần của bạn. Hãy trình bày con số trước và sau nếu có, kể cả khi kết quả không như mong đợi. Người phỏng vấn thường hỏi bạn đã bỏ điều gì và vì sao.',
              list: [],
            },
          ],
          fields: ['Thiết kế sản phẩm số', 'Đo lường', 'Thử nghiệm A/B', 'Figma', 'Làm việc nhóm'],
        },
        {
          name: 'Lập trình viên giao diện',
          other_names: ['front-end developer', 'frontend', 'web developer', 'lập trình web', 'code web', 'làm web'],
          short_description:
            'Dựng giao diện bằng mã: HTML, CSS, JavaScript. Người biến bản vẽ thành màn hình chạy mượt trên nhiều loại máy.',
          detailed_description: [
            {
              title: 'Chiếc cầu giữa hai bên',
              content:
                'Lập trình viên giao diện (front-end) nhận bản thiết kế và dữ liệu, viết mã để chúng gặp nhau trên trình duyệt. Người có mắt thẩm mỹ trong vị trí này rất được quý, vì họ thấy khoảng cách lệch hai điểm ảnh mà người khác bỏ qua.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Mỗi ngày gồm viết mã, đọc mã của đồng nghiệp, sửa lỗi và trao đổi với người thiết kế. Phần việc khó thấy là lo cho những tình huống bản vẽ chưa tính tới: tên quá dài, ảnh thiếu, mạng chập chờn.',
              list: [
                'Dựng màn hình co giãn theo cỡ máy',
                'Nối với dữ liệu từ máy chủ',
                'Kiểm tra bằng bàn phím và trình đọc màn hình',
                'Tối ưu tốc độ trên mạng chậm',
              ],
            },
            {
              title: 'Học gì để làm nghề',
              content:
                'Con đường quen thuộc là ngành Công nghệ thông tin, nhưng sinh viên thiết kế tự học thêm cũng theo được. Bắt đầu bằng một trang giới thiệu bản thân viết tay từng dòng, sau đó mới đến các thư viện như React hay Vue. Tư duy logic cần hơn kiến thức toán cao.',
              list: [],
            },
            {
              title: 'Lỗi hay gặp',
              content:
                'Chép mã mà không hiểu, chỉ thử trên máy của mình, bỏ qua trạng thái lỗi và đang tải. Khi xin việc, vài dự án nhỏ chạy thật, có địa chỉ truy cập và mã nguồn công khai, thuyết phục hơn một danh sách dài tên công nghệ.',
              list: [],
            },
          ],
          fields: ['Lập trình giao diện', 'HTML và CSS', 'JavaScript', 'React', 'Khả năng tiếp cận'],
        },
        {
          name: 'Chuyên viên kiểm thử trải nghiệm',
          other_names: ['usability tester', 'UX tester', 'accessibility tester'],
          short_description:
            'Mời người dùng thử sản phẩm, quan sát chỗ họ vướng và kiểm tra xem người khuyết tật có dùng được không, trước khi phát hành.',
          detailed_description: [
            {
              title: 'Ngồi yên và quan sát',
              content:
                'Bạn đưa cho người tham gia một nhiệm vụ, ví dụ đổi giờ bay, rồi ngồi xem họ làm mà không gợi ý. Năm đến tám người thường đủ để lộ những vướng mắc lớn của một luồng. Phần khó là giữ mình không giải thích hộ thiết kế.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Kết quả kiểm thử cần xếp theo mức nặng nhẹ để nhóm biết sửa gì trước. Một đoạn video hai mươi giây cảnh người dùng lúng túng thường có sức nặng hơn mười trang báo cáo.',
              list: [
                'Viết kịch bản nhiệm vụ trung tính',
                'Điều phối buổi thử trực tiếp hoặc từ xa',
                'Kiểm tra tương phản, bàn phím, trình đọc màn hình',
                'Ghi lỗi kèm video và mức độ ảnh hưởng',
                'Kiểm tra lại sau khi sửa',
              ],
            },
            {
              title: 'Hợp với ai',
              content:
                'Người tỉ mỉ, công bằng, viết báo cáo mạch lạc. Nhiều người chuyển sang từ kiểm thử phần mềm hoặc chăm sóc khách hàng vì họ đã quen nghe vấn đề của người dùng. Từ đây có thể đi tiếp sang nghiên cứu hoặc thiết kế trải nghiệm.',
              list: [],
            },
          ],
          fields: ['Kiểm thử người dùng', 'Khả năng tiếp cận', 'Báo cáo', 'Maze', 'Trình đọc màn hình'],
        },
      ],
    },
    {
      name: 'Bộ phận Giao diện mới',
      status: 0,
      short_description: 'Thiết kế cho giọng nói, kính thực tế ảo và màn hình trên xe: những nơi quy tắc còn đang hình thành.',
      positions: [
        {
          name: 'Nhà thiết kế hội thoại',
          other_names: ['conversation designer', 'chatbot designer', 'làm chatbot'],
          short_description:
            'Viết và dựng luồng trò chuyện cho tổng đài tự động, trợ lý giọng nói và hộp thoại, để máy trả lời đúng việc và biết lúc nào cần chuyển cho người.',
          detailed_description: [
            {
              title: 'Công việc chính',
              content:
                'Bạn nghe lại các cuộc gọi thật, gom những cách hỏi khác nhau của cùng một nhu cầu, viết câu trả lời và vẽ nhánh xử lý khi máy không hiểu. Sau khi chạy thật, việc đọc nhật ký và sửa còn nhiều hơn lúc viết ban đầu.',
              list: [
                'Bảng ý định và câu hỏi mẫu theo vùng miền',
                'Kịch bản hội thoại, câu hỏi lại, câu xin lỗi',
                'Quy tắc chuyển cuộc gọi cho nhân viên',
                'Đọc nhật ký trò chuyện và sửa hằng tuần',
              ],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Tai nghe tốt với khẩu ngữ, hiểu cách xưng hô của người Việt, viết câu ngắn đọc lên thấy tự nhiên. Biết nguyên lý của mô hình ngôn ngữ giúp bạn lường trước chỗ máy dễ nói sai.',
              list: [],
            },
            {
              title: 'Ranh giới cần giữ',
              content:
                'Máy phải nói rõ mình là máy, không giả làm người. Với chuyện sức khỏe, tiền bạc, khẩn cấp, đường chuyển sang người thật phải ngắn và dễ thấy.',
              list: [],
            },
          ],
          fields: ['Thiết kế hội thoại', 'Giọng nói', 'Kịch bản', 'Ngôn ngữ'],
        },
        {
          name: 'Nhà thiết kế không gian ảo',
          other_names: ['XR designer', 'VR designer', 'AR designer', 'làm VR'],
          short_description:
            'Thiết kế cảnh và thao tác trong kính thực tế ảo, thực tế tăng cường cho bảo tàng, đào tạo nghề và trưng bày sản phẩm.',
          detailed_description: [
            {
              title: 'Thiết kế quanh cơ thể',
              content:
                'Trong kính thực tế ảo, người xem quay đầu, bước đi, với tay. Chữ đặt sai khoảng cách gây mỏi mắt, chuyển cảnh đột ngột gây chóng mặt. Người thiết kế vì thế phải thử trên chính cơ thể mình nhiều lần trong ngày.',
              list: [],
            },
            {
              title: 'Công cụ và sản phẩm',
              content:
                'Nền tảng là dựng hình 3D và công cụ làm game. Dự án ở Việt Nam chủ yếu là tham quan ảo, mô phỏng an toàn lao động và sự kiện của nhãn hàng.',
              list: [
                'Unity hoặc Unreal Engine',
                'Blender để dựng và tối ưu mô hình',
                'Phác cảnh bằng bìa giấy, băng dính trong phòng thật',
                'Kế hoạch thử với người chưa từng đeo kính',
              ],
            },
            {
              title: 'Cân nhắc trước khi chọn',
              content:
                'Thị trường còn nhỏ và thiết bị đổi nhanh. Nên giữ một nghề gốc như giao diện, game hay nội thất, rồi mở rộng sang không gian ảo khi có dự án.',
              list: [],
            },
          ],
          fields: ['Thực tế ảo', 'Thực tế tăng cường', 'Unity', 'Blender'],
        },
        {
          name: 'Nhà thiết kế giao diện ô tô',
          other_names: ['HMI designer', 'automotive UX', 'thiết kế màn hình xe'],
          short_description:
            'Thiết kế cụm đồng hồ và màn hình giải trí trên xe, nơi một cái liếc mắt quá lâu có thể gây nguy hiểm.',
          detailed_description: [
            {
              title: 'Thiết kế cho cái liếc mắt',
              content:
                'Người lái chỉ nên rời mắt khỏi đường trong chốc lát. Mọi thông tin phải đọc được dưới nắng gắt, trong hầm tối và khi xe rung. Nhiều quyết định thiết kế ở đây dựa trên tiêu chuẩn an toàn chứ không theo sở thích.',
              list: [],
            },
            {
              title: 'Làm việc cùng ai',
              content:
                'Kỹ sư điện tử, kỹ sư an toàn, đội nội thất xe và người thử xe. Chu kỳ phát triển kéo dài vài năm, chậm hơn nhiều so với ứng dụng điện thoại.',
              list: [
                'Bố cục cụm đồng hồ, bản đồ, điều hòa',
                'Cảnh báo theo mức khẩn cấp',
                'Bản mẫu chạy trên buồng lái mô phỏng',
              ],
            },
            {
              title: 'Đường vào nghề',
              content:
                'Một số hãng xe và công ty phần mềm ô tô tại Việt Nam có nhóm này. Sinh viên UI/UX hoặc Thiết kế công nghiệp giỏi tiếng Anh, chịu đọc tiêu chuẩn kỹ thuật có thể xin thực tập.',
              list: [],
            },
          ],
          fields: ['Giao diện ô tô', 'An toàn', 'Figma', 'Tạo mẫu thử'],
        },
      ],
    },
  ],
};
