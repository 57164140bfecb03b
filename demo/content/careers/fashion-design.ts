import type { DemoCareer } from '../types.ts';

export const fashionDesign: DemoCareer = {
  name: 'Thiết kế thời trang',
  other_names: ['fashion design', 'thiết kế quần áo', 'may mặc'],
  description:
    'Thiết kế thời trang bắt đầu từ cơ thể người và tấm vải, kết thúc ở tủ áo của ai đó. Giữa hai điểm ấy là phác thảo, rập, may mẫu, thử dáng, sản xuất, chụp hình và bán hàng. Sàn diễn chỉ là phần nhỏ của bức tranh.\n\nViệt Nam là nước may mặc lớn nên nghề này có nhiều chỗ đứng: nhãn hàng trong nước, nhà may đo, nhà máy xuất khẩu, phòng phát triển mẫu, cửa hàng, tạp chí, phim ảnh. Người biết cả thẩm mỹ lẫn kỹ thuật may có nhiều lựa chọn hơn người chỉ biết vẽ.\n\nHãy tự hỏi: bạn thích vẽ trang phục, thích tìm hiểu vì sao chiếc áo mặc lên đẹp, hay thích phối đồ và kể chuyện bằng hình ảnh? Mỗi câu trả lời dẫn tới một bộ phận khác nhau dưới đây.',
  departments: [
    {
      name: 'Bộ phận Thiết kế',
      short_description: 'Nghiên cứu khách mặc, lên ý tưởng bộ sưu tập, vẽ mẫu, chọn vải, họa tiết và phụ kiện cho từng mùa.',
      positions: [
        {
          name: 'Nhà thiết kế thời trang',
          other_names: ['fashion designer', 'NTK thời trang', 'thiết kế quần áo', 'vẽ mẫu quần áo'],
          short_description:
            'Lên ý tưởng, phác thảo và phát triển bộ sưu tập cho một nhóm khách cụ thể, theo mẫu từ trang giấy đến chiếc áo treo trên kệ.',
          detailed_description: [
            {
              title: 'Một mùa hàng',
              content:
                'Một mùa thường kéo dài bốn đến sáu tháng. Đầu mùa là đi chợ vải, xem số bán mùa trước, tìm cảm hứng; giữa mùa là phác thảo, lên rập, may mẫu, thử trên người mẫu; cuối mùa là chốt giá, viết tài liệu kỹ thuật và theo lô sản xuất đầu tiên.\n\nTrong ba mươi mẫu phác thảo có thể chỉ mười hai mẫu được may và tám mẫu được bán.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Ở nhãn hàng nhỏ bạn làm gần hết, ở công ty lớn bạn phụ trách một nhóm hàng như áo sơ mi hoặc đồ trẻ em. Dù ở đâu, thời gian ngồi với rập, vải và bảng giá luôn nhiều hơn thời gian vẽ.',
              list: [
                'Bảng ý tưởng, bảng màu và chất liệu',
                'Phác thảo tay, bản vẽ phẳng mặt trước, mặt sau',
                'Làm việc với rập, may mẫu, thử dáng',
                'Tài liệu kỹ thuật (tech pack) cho xưởng',
                'Cân giá thành với giá bán',
              ],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Biết may và hiểu rập giúp bạn thiết kế những thứ làm được. Vẽ dáng người chỉ cần đủ rõ, không bắt buộc bay bổng.',
              list: [
                'Vẽ phẳng bằng Illustrator',
                'Hiểu vải: canh sợi, độ co, độ rủ',
                'Dựng phom trên ma-nơ-canh',
                'Đọc số bán và phản hồi của khách',
              ],
            },
            {
              title: 'Nhìn thẳng vào nghề',
              content:
                'Nhiều bạn mơ mở nhãn hàng riêng ngay khi tốt nghiệp rồi mắc kẹt với hàng tồn. Vài năm làm thuê ở xưởng hoặc nhãn hàng cho bạn bài học về vốn, cỡ, vải lỗi mà trường lớp khó dạy hết. Lương khởi điểm mỗi nơi mỗi khác, thời gian học việc thường thấp hơn; trước khi nhận lời, hãy hỏi học việc mấy tháng và sau đó tính lương thế nào.',
              list: [],
            },
          ],
          fields: ['Bộ sưu tập', 'Phác thảo', 'Chất liệu vải', 'Adobe Illustrator', 'Tài liệu kỹ thuật'],
        },
        {
          name: 'Nhà thiết kế họa tiết vải',
          other_names: ['textile designer', 'surface pattern designer', 'vẽ hoa văn vải'],
          short_description:
            'Vẽ họa tiết in, dệt, thêu cho vải áo, vải nội thất và khăn; dựng mẫu lặp liền mạch và phối nhiều bảng màu.',
          detailed_description: [
            {
              title: 'Từ bông hoa đến mét vải',
              content:
                'Họa tiết vẽ trên giấy phải lặp lại liền mạch theo cả hai chiều, cắt ở đâu cũng không lộ đường nối. Người thiết kế vẽ mô típ, dựng khung lặp, phối ba đến năm bảng màu, rồi in thử trên vải thật vì màu trên lụa khác màu trên cotton.',
              list: [],
            },
            {
              title: 'Kỹ thuật nên biết',
              content: 'Mỗi cách đưa hình lên vải có giới hạn riêng về số màu, độ mịn và giá. Biết giới hạn thì vẽ ít phải sửa.',
              list: [
                'In lưới, in chuyển nhiệt, in phun trực tiếp',
                'Dệt jacquard, thêu máy, thêu tay',
                'Nhuộm tự nhiên, batik sáp ong',
                'Các kiểu lặp: thẳng, nửa bước, ngẫu nhiên',
              ],
            },
            {
              title: 'Vốn họa tiết Việt',
              content:
                'Hoa văn thổ cẩm, gốm, đình làng là nguồn cảm hứng giàu có. Nhưng họa tiết của một cộng đồng có ý nghĩa riêng; trước khi dùng nên tìm hiểu, hỏi và ghi nguồn, tránh lấy đồ nghi lễ làm trang trí tùy tiện.',
              list: [],
            },
            {
              title: 'Hồ sơ năng lực nên có gì',
              content:
                'Ba bộ họa tiết, mỗi bộ gồm một mẫu chính và hai mẫu phụ đi cùng, có ảnh in trên vải thật. Kèm theo trang ký họa cho thấy hình được chắt ra từ đâu.',
              list: [],
            },
          ],
          fields: ['Họa tiết vải', 'Mẫu lặp', 'In vải', 'Adobe Photoshop', 'Hoa văn truyền thống'],
        },
        {
          name: 'Nhà thiết kế phụ kiện',
          other_names: ['accessory designer', 'thiết kế túi xách', 'thiết kế giày dép', 'thiết kế trang sức'],
          short_description:
            'Thiết kế túi, giày, mũ, thắt lưng, trang sức thời trang; hiểu da, kim loại, khóa và cách lắp ráp từng chi tiết nhỏ.',
          detailed_description: [
            {
              title: 'Nhỏ nhưng nhiều chi tiết',
              content:
                'Một chiếc túi xách có thể gồm bốn mươi mảnh da, lót, đệm và mười loại phụ kiện kim loại. Người thiết kế vẽ từng mảnh, chọn độ dày da, chỗ gấp mép, loại khóa, rồi làm mẫu bằng bìa và vải giả da trước khi cắt da thật.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Vị trí này làm việc sát với thợ da, xưởng đúc kim loại và nhà cung cấp đế giày. Mẫu duyệt chỉ được ký sau khi đã thử bằng tay người dùng thật.',
              list: [
                'Nghiên cứu cách dùng: đeo, mở, đựng gì',
                'Bản vẽ kỹ thuật và bảng phụ liệu',
                'Làm mẫu giấy, mẫu thử, mẫu duyệt',
                'Thử tải quai, thử mài, thử gãy gập',
              ],
            },
            {
              title: 'Học gì để làm nghề',
              content:
                'Ngành Thiết kế thời trang có môn phụ kiện; ngành Thiết kế công nghiệp cũng phù hợp vì gần với sản phẩm. Một khóa làm đồ da thủ công trong hè sẽ cho bạn biết mình có hợp với việc tỉ mỉ bằng tay không.',
              list: [],
            },
            {
              title: 'Lỗi của người mới',
              content:
                'Vẽ dáng đẹp mà quên trọng lượng: túi rỗng đã nặng thì không ai đeo. Chọn khóa theo hình ảnh mà không hỏi số lượng đặt tối thiểu cũng là lỗi khiến nhiều mẫu phải bỏ.',
              list: [],
            },
          ],
          fields: ['Phụ kiện', 'Đồ da', 'Giày dép', 'Rhino', 'Adobe Illustrator'],
        },
      ],
    },
    {
      name: 'Xưởng mẫu và kỹ thuật',
      short_description:
        'Biến phác thảo thành trang phục mặc được: rập, may mẫu, mô phỏng 3D và kiểm tra chất lượng trước khi sản xuất hàng loạt.',
      positions: [
        {
          name: 'Kỹ thuật viên rập',
          other_names: ['pattern maker', 'thợ rập', 'làm rập', 'nhảy size', 'đi sơ đồ'],
          short_description:
            'Dựng bộ rập từ bản vẽ, chỉnh dáng sau mỗi lần thử, nhảy cỡ và giác sơ đồ để trang phục vừa người và tiết kiệm vải.',
          detailed_description: [
            {
              title: 'Hình học của trang phục',
              content:
                'Cơ thể là khối cong, vải là mặt phẳng; rập là cách cắt mặt phẳng để ôm lấy khối cong. Kỹ thuật viên rập nhìn bản vẽ, chọn vị trí chiết ly, đường cắt, độ cử động, rồi dựng từng mảnh trên giấy hoặc trên máy. Lệch nửa phân ở vòng nách đủ làm chiếc áo khó chịu cả ngày.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content: 'Mỗi mã hàng thường qua hai đến bốn lần thử dáng. Sau mỗi lần, rập được sửa và ghi lại phiên bản.',
              list: [
                'Dựng rập cơ sở và rập thiết kế',
                'Thử dáng cùng nhà thiết kế, chỉnh rập',
                'Nhảy cỡ theo bảng thông số',
                'Giác sơ đồ, tính định mức vải',
              ],
            },
            {
              title: 'Nghề của người vững tay và vững số',
              content:
                'Bạn nên thích hình học, tỷ lệ và làm việc chính xác. Phần mềm phổ biến ở nhà máy là Gerber AccuMark, Lectra và Optitex; học rập tay trước sẽ giúp bạn hiểu máy đang làm gì.',
              list: [],
            },
            {
              title: 'Cơ hội và thu nhập',
              content:
                'Nhu cầu ổn định ở nhà máy, nhãn hàng và tiệm may đo vì thợ rập giỏi cần nhiều năm rèn luyện. Thu nhập tăng theo tay nghề, có nơi trả lương tháng, có nơi trả theo mã hàng; hãy hỏi phòng nhân sự của nhà máy hoặc người thợ rập bạn quen. Ngành Công nghệ dệt, may và ngành Thiết kế thời trang đều đào tạo phần này.',
              list: [],
            },
            {
              title: 'Mang gì khi đi xin việc',
              content:
                'Một bộ rập hoàn chỉnh có đường may, dấu bấm, canh sợi; ảnh chiếc áo may từ bộ rập đó ở ba góc; bảng nhảy ba cỡ. Có thêm ghi chú về lần thử đầu bị lỗi gì và sửa ra sao thì người phỏng vấn sẽ rất chú ý.',
              list: [],
            },
          ],
          fields: ['Rập', 'Nhảy cỡ', 'Giác sơ đồ', 'Gerber AccuMark', 'Optitex'],
        },
        {
          name: 'Thợ may mẫu',
          other_names: ['sample maker', 'may đồ', 'may quần áo', 'thợ may'],
          short_description: 'May chiếc đầu tiên của mỗi thiết kế, tìm cách lắp ráp hợp lý và góp ý để xưởng may hàng loạt được.',
          detailed_description: [
            {
              title: 'Người may chiếc đầu tiên',
              content:
                'Mẫu mới chưa ai từng may nên không có sẵn trình tự. Thợ may mẫu đọc bản vẽ, cầm các mảnh cắt, tự quyết ráp đường nào trước, dùng mũi gì, ủi lúc nào. Những nhận xét của họ thường giúp nhà thiết kế bớt một đường cắt hoặc đổi loại khóa.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Đây là nghề tay, tiến bộ theo số giờ ngồi máy. Người học thiết kế biết may mẫu cũng có lợi thế lớn khi xin việc.',
              list: [
                'Sử dụng máy một kim, vắt sổ, thùa khuy, máy trần',
                'May được nhiều chất vải: lụa, dạ, thun, da',
                'Ủi tạo dáng, ép keo, luồn lót',
                'Ước lượng thời gian may từng công đoạn',
              ],
            },
            {
              title: 'Môi trường làm việc',
              content:
                'Phòng mẫu yên hơn chuyền may, mỗi ngày một việc khác. Gần ngày ra mắt bộ sưu tập sẽ có những tối ở lại muộn. Ngồi lâu dễ đau lưng, mỏi mắt, nên cần bàn ghế đúng tầm và nghỉ giữa giờ.',
              list: [],
            },
            {
              title: 'Đường đi tiếp',
              content:
                'Sau vài năm có thể thành tổ trưởng phòng mẫu, chuyển sang rập, mở tiệm may đo hoặc dạy nghề. Trường nghề, cao đẳng và lớp học ở tiệm may đều là nơi bắt đầu tốt; ngành Thiết kế thời trang của trường ở bậc đại học.',
              list: [],
            },
          ],
          fields: ['May mẫu', 'Kỹ thuật may', 'May đo', 'Chất liệu vải'],
        },
        {
          name: 'Kỹ thuật viên mô phỏng trang phục 3D',
          other_names: ['3D fashion designer', 'digital fashion', 'thời trang 3D'],
          short_description:
            'Dựng trang phục trên người mẫu ảo từ bộ rập thật để xem dáng, độ căng, độ rủ, giảm số mẫu phải may và làm hình cho bán hàng.',
          detailed_description: [
            {
              title: 'May trên màn hình',
              content:
                'Bạn nhập rập, gán đường may, chọn thông số vải rồi để phần mềm tính cách vải rủ trên người mẫu ảo. Bản đồ màu cho thấy chỗ nào căng, chỗ nào thừa. Nhóm ở xa có thể duyệt dáng trong ngày thay vì chờ gửi mẫu qua bưu điện.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Người giỏi phần mềm mà không hiểu may sẽ dựng ra những chiếc áo không tồn tại được. Hãy học rập và may song song.',
              list: [
                'CLO 3D, Browzwear hoặc Style3D',
                'Đo và nhập thông số vải',
                'Ánh sáng, kết xuất, hình nền',
                'Blender khi cần hoạt cảnh',
              ],
            },
            {
              title: 'Quan sát trang phục trong phim',
              content:
                'Trong “Spring”, trang phục và mái tóc của cô bé lay theo gió và theo từng bước chân. Hãy xem lại vài cảnh ở tốc độ chậm, chú ý vải nặng nhẹ ra sao, nếp gấp xuất hiện ở đâu khi nhân vật cúi người. Vải mô phỏng trong thời trang cũng được đánh giá bằng chính những điều đó.',
              list: [],
            },
            {
              title: 'Ai đang tuyển',
              content:
                'Nhà máy xuất khẩu làm việc với nhãn hàng quốc tế, phòng phát triển mẫu, hãng game và phim hoạt hình cần trang phục. Vị trí còn mới ở Việt Nam nên tin tuyển dụng đôi khi ghép chung với rập hoặc thiết kế.',
              list: [],
            },
          ],
          fields: ['Mô phỏng trang phục', 'CLO 3D', 'Browzwear', 'Rập', 'Blender'],
          youtube_url: 'https://youtu.be/WhWc3b3KhnY',
        },
        {
          name: 'Chuyên viên kiểm tra chất lượng may',
          other_names: ['garment QC', 'QC may mặc', 'KCS may', 'kiểm hàng may'],
          short_description:
            'Kiểm vải, kiểm đường may, đo thông số và quyết định lô hàng đạt hay phải sửa, theo tiêu chuẩn của từng khách hàng.',
          detailed_description: [
            {
              title: 'Công việc chính',
              content:
                'Kiểm tra diễn ra ở ba thời điểm: vải nhập kho, hàng đang trên chuyền và hàng đã đóng thùng. Phát hiện sớm thì sửa vài chiếc, phát hiện muộn thì sửa cả lô.',
              list: [
                'Kiểm lỗi vải, độ co, độ bền màu',
                'Đo thông số theo bảng cỡ',
                'Lấy mẫu kiểm theo mức chấp nhận (AQL)',
                'Ghi lỗi, phân loại, họp với chuyền',
              ],
            },
            {
              title: 'Hợp với ai',
              content:
                'Công bằng và kiên định, vì lúc nào cũng có sức ép giao hàng đúng ngày. Bạn phải nói “chưa đạt” kèm bằng chứng và gợi ý cách sửa. Tiếng Anh chuyên ngành giúp đọc tiêu chuẩn của khách nước ngoài.',
              list: [],
            },
            {
              title: 'Vì sao người học thiết kế nên biết',
              content:
                'Một học kỳ thực tập ở bộ phận kiểm hàng cho bạn thấy mẫu thiết kế nào hay hỏng và hỏng ở đâu. Nhiều nhà thiết kế sản phẩm may giỏi từng đi qua công việc này. Về sau có thể lên quản lý chất lượng nhà máy hoặc đại diện chất lượng cho nhãn hàng.',
              list: [],
            },
          ],
          fields: ['Kiểm tra chất lượng', 'Thông số kỹ thuật', 'AQL', 'Sản xuất may'],
        },
      ],
    },
    {
      name: 'Bộ phận Hình ảnh và kinh doanh',
      short_description:
        'Đưa trang phục tới người mặc: phối đồ, chụp hình, trưng bày cửa hàng, lên kế hoạch đơn hàng và lượng bán.',
      positions: [
        {
          name: 'Chuyên viên phối trang phục',
          other_names: ['stylist', 'fashion stylist', 'personal stylist', 'phối quần áo'],
          short_description:
            'Chọn và phối quần áo, phụ kiện cho buổi chụp, phim, sân khấu, khách cá nhân; kể được nhân vật là ai qua những thứ họ mặc.',
          detailed_description: [
            {
              title: 'Trước, trong và sau buổi chụp',
              content:
                'Trước buổi chụp, chuyên viên phối trang phục (stylist) đọc kịch bản, lập bảng phối, đi mượn đồ ở nhiều cửa hàng và ký biên bản từng món. Trong buổi chụp họ chỉnh từng nếp áo, ghim lưng, lăn bụi. Sau buổi chụp là giặt ủi, trả đồ, đền nếu hư.',
              list: [],
            },
            {
              title: 'Hành lý của nghề',
              content:
                'Chiếc vali đi làm nói nhiều về nghề hơn những tấm ảnh lộng lẫy. Thiếu một cây kim đúng lúc có thể làm cả nhóm phải chờ.',
              list: [
                'Bàn ủi hơi nước, kim, chỉ, kẹp, băng dính hai mặt',
                'Giày và vớ nhiều cỡ, đồ lót màu da',
                'Danh sách mượn trả có ảnh chụp',
                'Túi trùm đồ, móc treo, cây lăn bụi',
              ],
            },
            {
              title: 'Con đường vào nghề',
              content:
                'Hầu hết bắt đầu làm trợ lý, chạy việc và quan sát trong một hai năm. Bạn có thể tự làm hồ sơ năng lực (portfolio) bằng cách rủ bạn học nhiếp ảnh và trang điểm làm bộ ảnh thử, mỗi bộ kể một nhân vật rõ ràng. Quan hệ giữ bằng sự đúng giờ và trả đồ nguyên vẹn.',
              list: [],
            },
            {
              title: 'Điều ít người nói',
              content:
                'Thu nhập theo ngày công và theo dự án, tiền về chậm, khuân vác nhiều. Bên trong sự lấp lánh là rất nhiều việc hậu cần; ai thích sắp xếp sẽ thấy vui.',
              list: [],
            },
          ],
          fields: ['Phối đồ', 'Chụp hình thời trang', 'Trang phục phim', 'Tạp chí'],
        },
        {
          name: 'Chuyên viên trưng bày thời trang',
          other_names: ['visual merchandiser', 'VM', 'window display', 'trang trí cửa hàng'],
          short_description:
            'Thiết kế ô kính trưng bày, sắp kệ và ma-nơ-canh theo từng đợt hàng, để khách đi ngang dừng lại và người vào dễ chọn.',
          detailed_description: [
            {
              title: 'Công việc chính',
              content:
                'Hàng mới về, bạn nhận kế hoạch từ nhãn hàng, đo lại cửa hàng, vẽ sơ đồ treo, đêm trước ngày mở bán thì thay toàn bộ. Sau đó xem số bán của từng vị trí kệ và đổi chỗ những mẫu bị khuất.',
              list: [
                'Ý tưởng và bản vẽ ô kính trưng bày',
                'Sơ đồ sắp kệ theo màu, nhóm, cỡ',
                'Mặc đồ cho ma-nơ-canh, chỉnh đèn',
                'Cẩm nang trưng bày cho các chi nhánh',
                'Đào tạo nhân viên giữ kệ gọn',
              ],
            },
            {
              title: 'Hợp với ai',
              content:
                'Người có con mắt bố cục, khỏe, chịu được việc đêm và leo thang. Cần hiểu khách mua: mắt họ dừng ở đâu, chân họ đi lối nào, vì sao họ ngại hỏi cỡ. Muốn biết thì phải đứng xem ở chính cửa hàng ấy. Sinh viên nội thất, thời trang, đồ họa đều có thể làm.',
              list: [],
            },
            {
              title: 'Lỗi của người mới',
              content:
                'Trang trí lấn át hàng bán, để mẫu chủ lực ở góc tối, quên lối cho xe đẩy và người ngồi xe lăn. Hãy tập bằng cách chụp mười ô kính trưng bày trên một con phố, ghi xem bạn nhớ gì sau năm phút.',
              list: [],
            },
          ],
          fields: ['Trưng bày cửa hàng', 'Cửa kính', 'Bán lẻ', 'SketchUp', 'Bố cục'],
        },
        {
          name: 'Chuyên viên quản lý đơn hàng may mặc',
          other_names: ['garment merchandiser', 'nhân viên merchandise', 'theo dõi đơn hàng may'],
          short_description:
            'Nối nhãn hàng với nhà máy: nhận đơn, tính giá, đặt nguyên phụ liệu, theo tiến độ và xử lý sự cố cho đến khi hàng lên tàu.',
          detailed_description: [
            {
              title: 'Người giữ nhịp của đơn hàng',
              content:
                'Một đơn 20.000 áo có vải từ một nước, khuy từ nước khác, may ở Việt Nam và giao đúng tuần. Chuyên viên quản lý đơn hàng (merchandiser) theo từng mốc, báo sớm khi có nguy cơ trễ và tìm phương án.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Hộp thư và bảng tính là nơi bạn ở nhiều giờ trong ngày, xen với những lần xuống chuyền. Mỗi thay đổi của khách đều phải ghi lại bằng văn bản để xưởng và kho cùng theo một bản.',
              list: [
                'Đọc tài liệu kỹ thuật, tính định mức và giá',
                'Đặt nguyên phụ liệu, theo lịch về kho',
                'Gửi mẫu, nhận góp ý, chuyển cho xưởng',
                'Lập kế hoạch sản xuất và giao hàng',
              ],
            },
            {
              title: 'Nền tảng cần có',
              content:
                'Tiếng Anh viết email rõ ràng là điều kiện gần như bắt buộc. Thêm hiểu biết về vải, quy trình may, xuất nhập khẩu và biết từ chối khéo. Người học thời trang đi hướng này có lợi thế đọc mẫu nhanh.',
              list: [],
            },
            {
              title: 'Thu nhập và lộ trình',
              content:
                'Tiếng Anh tốt thường được trả cao hơn rõ rệt ở vị trí này. Muốn biết mức lương hiện nay, hãy đọc tin tuyển dụng của các nhà máy và văn phòng mua hàng, rồi hỏi thẳng khi phỏng vấn. Sau vài năm có thể quản lý nhóm khách hàng, sang văn phòng đại diện của nhãn hàng quốc tế hoặc điều hành sản xuất.',
              list: [],
            },
          ],
          fields: ['Đơn hàng may mặc', 'Nguyên phụ liệu', 'Tiếng Anh', 'Microsoft Excel', 'Xuất khẩu'],
        },
      ],
    },
  ],
};
