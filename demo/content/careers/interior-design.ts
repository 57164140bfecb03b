import type { DemoCareer } from '../types.ts';

export const interiorDesign: DemoCareer = {
  name: 'Thiết kế nội thất',
  other_names: ['interior design'],
  search_names: ['trang trí nội thất', 'trang trí nhà cửa'],
  description:
    'Thiết kế nội thất tổ chức không gian bên trong: nhà ở, quán cà phê, văn phòng, lớp học, phòng khám. Người làm nghề trả lời những câu hỏi rất đời thường như bàn ăn đặt đâu thì tiện bưng bê, ổ điện nằm chỗ nào, trẻ con chạy có vướng cạnh tủ không.\n\nMột dự án đi từ buổi khảo sát, mặt bằng, phối cảnh, hồ sơ thi công đến công trường. Vì thế nghề cần cả óc thẩm mỹ, hiểu biết kỹ thuật và khả năng nói chuyện với chủ nhà, thợ mộc, thợ điện.\n\nNgành Thiết kế nội thất thường xét tuyển có môn năng khiếu vẽ. Nếu chưa từng học vẽ, bạn vẫn kịp luyện trong lớp 11 và lớp 12, nhưng nên bắt đầu sớm và đều.',
  departments: [
    {
      name: 'Bộ phận Ý tưởng và phương án',
      short_description:
        'Gặp chủ đầu tư, tìm hiểu nhu cầu, đề xuất bố trí và hình ảnh không gian. Kết quả là phương án được ký duyệt để làm hồ sơ.',
      positions: [
        {
          name: 'Nhà thiết kế nội thất',
          other_names: ['interior designer', 'thiết kế căn hộ'],
          search_names: ['KTS nội thất', 'kiến trúc sư nội thất', 'trang trí nội thất'],
          short_description:
            'Bố trí công năng, chọn vật liệu, ánh sáng và đồ đạc cho một không gian, theo dự án từ buổi khảo sát đầu tiên đến ngày bàn giao.',
          detailed_description: [
            {
              title: 'Từ khảo sát đến bàn giao',
              content:
                'Dự án bắt đầu bằng thước dây: đo từng mảng tường, ghi vị trí cột, cửa, đường nước, chụp ảnh hiện trạng. Sau đó là buổi hỏi chuyện rất kỹ về nếp sống của gia chủ, ai dậy sớm, ai nấu ăn, có người già hay thú cưng không. Từ các câu trả lời đó, bạn vẽ mặt bằng, rồi mới đến màu sắc và đồ đạc.',
              list: [
                'Hồ sơ khảo sát hiện trạng',
                'Hai, ba phương án mặt bằng công năng',
                'Bảng vật liệu và hình ảnh tham khảo',
                'Phối cảnh, hồ sơ thiết kế kỹ thuật',
                'Giám sát tác giả trong lúc thi công',
              ],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Vẽ tay nhanh khi nói chuyện với khách vẫn rất có giá trị, dù bản cuối làm trên máy. Hiểu kích thước cơ thể và thói quen sinh hoạt giúp bản vẽ sống được.',
              list: [
                'AutoCAD, SketchUp, 3ds Max hoặc tương đương',
                'Nhân trắc học, tiêu chuẩn kích thước',
                'Vật liệu, giá cả, cách thi công cơ bản',
                'Lắng nghe và thương lượng',
              ],
            },
            {
              title: 'Câu hỏi phụ huynh hay đặt',
              content:
                'Nghề này có vất vả không? Có: đi công trường nắng bụi, chủ nhà đổi ý, tiến độ gấp trước Tết. Con gái có theo được không? Được: việc nặng đã có thợ, người thiết kế cần sức bền, sự kỹ lưỡng và lời nói rõ ràng.\n\nLương bao nhiêu? Chúng tôi không nêu con số, vì mỗi thành phố, mỗi công ty trả một khác. Gia đình có thể mở các tin tuyển dụng đang đăng, và hỏi anh chị khóa trước xem ngoài lương có phần thưởng theo dự án không.',
              list: [],
            },
            {
              title: 'Lỗi của người mới',
              content:
                'Mê phối cảnh mà quên công năng: tủ mở đụng cửa, giường che ổ điện, bếp không có chỗ đặt nồi nóng. Cách chữa là đo chính căn nhà mình ở, vẽ lại và ghi ra mười điều bất tiện. Bài tập đó nên nằm trong hồ sơ năng lực (portfolio).',
              list: [],
            },
            {
              title: 'Học gì để làm nghề',
              content:
                'Chương trình học thường kéo dài bốn đến năm năm, gồm hình họa, phối cảnh, vật liệu, cấu tạo, đồ án theo từng loại không gian. Nên tranh thủ hè đi phụ việc ở xưởng mộc hoặc công trường. Người học biết cả hai đầu, bàn vẽ và xưởng, ra trường làm được việc sớm hơn.',
              list: [],
            },
          ],
          fields: ['Nhà ở', 'Mặt bằng công năng', 'Vật liệu', 'AutoCAD', 'SketchUp'],
        },
        {
          name: 'Họa viên phối cảnh',
          other_names: ['3D visualizer', 'archviz', 'diễn họa 3D', 'diễn họa kiến trúc', 'vẽ phối cảnh'],
          short_description:
            'Dựng mô hình và kết xuất hình ảnh không gian chưa xây, để khách hàng nhìn thấy ánh sáng, vật liệu và tỷ lệ trước khi quyết định.',
          detailed_description: [
            {
              title: 'Một ngày làm việc',
              content:
                'Sáng nhận mặt bằng và bảng vật liệu, dựng khối, đặt máy quay. Chiều gán chất liệu, đặt đèn, kết xuất thử ở cỡ nhỏ, chỉnh rồi chạy bản lớn qua đêm. Sáng hôm sau hậu kỳ ảnh và gửi nhóm thiết kế góp ý.',
              list: [],
            },
            {
              title: 'Phân biệt ảnh đẹp và ảnh thật',
              content:
                'Ảnh phối cảnh (3D visualization) quá lung linh có thể khiến khách thất vọng khi nhận nhà. Người có nghề giữ đúng kích thước đồ đạc, đúng hướng nắng, đúng vật liệu mua được. Họ cũng biết nói với nhà thiết kế rằng góc này ngoài đời sẽ tối.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Nhiếp ảnh là môn học thêm hữu ích: tiêu cự, bố cục, nhiệt độ màu đều dùng lại được. Máy tính cần cấu hình khá nên hãy tính trước chi phí này.',
              list: [
                '3ds Max, SketchUp hoặc Blender',
                'Corona, V-Ray, D5 Render, Enscape',
                'Chất liệu và phản xạ ánh sáng',
                'Photoshop hậu kỳ',
              ],
            },
            {
              title: 'Phim nên xem chậm',
              content:
                '“Agent 327: Operation Barbershop” diễn ra gần như trọn vẹn trong một tiệm cắt tóc cũ. Hãy dừng hình để xem gạch, gỗ, gương, bụi và ánh sáng lọt qua cửa kính được làm thế nào mà căn phòng có vẻ đã được dùng nhiều năm. Thử dựng lại một góc phòng với mức chi tiết như thế.',
              list: [],
            },
          ],
          fields: ['Phối cảnh 3D', 'Kết xuất hình ảnh', '3ds Max', 'V-Ray', 'Blender', 'Adobe Photoshop'],
          youtube_url: 'https://www.youtube.com/watch?v=mN0zPOpADL4',
        },
        {
          name: 'Chuyên viên vật liệu và màu sắc',
          other_names: ['material specialist', 'phối màu nội thất', 'chọn vật liệu nội thất'],
          short_description:
            'Tìm, thử và quản lý thư viện vật liệu: gỗ, đá, vải, sơn, giấy dán; phối thành bảng mẫu phù hợp khí hậu, công năng và ngân sách.',
          detailed_description: [
            {
              title: 'Thư viện sống',
              content:
                'Trong phòng mẫu có hàng trăm miếng gỗ, đá, vải gắn nhãn. Chuyên viên vật liệu cập nhật mẫu mới, bỏ mẫu ngừng sản xuất, ghi giá, thời gian đặt hàng, cách bảo dưỡng. Nhà thiết kế đến hỏi: cần mặt bàn chịu nhiệt, màu ấm, giá vừa phải, có gì?',
              list: [],
            },
            {
              title: 'Hiểu khí hậu và thói quen',
              content:
                'Nồm ẩm miền Bắc, nắng gắt miền Nam, hơi muối vùng biển đều làm vật liệu hỏng theo cách khác nhau. Gỗ công nghiệp lõi thường đặt sát chân tường ẩm sẽ phồng; vải sáng màu ở quán lẩu khó giữ sạch. Biết những điều này quý hơn chạy theo màu của năm.',
              list: [
                'Phân biệt MDF, HDF, ván ép, gỗ tự nhiên',
                'Bề mặt melamine, laminate, veneer, sơn',
                'Độ bền, chống cháy, phát thải',
                'Phối màu dưới các loại đèn khác nhau',
              ],
            },
            {
              title: 'Lộ trình nghề nghiệp',
              content:
                'Người mới thường làm trợ lý thiết kế, phụ trách phòng mẫu. Về sau có thể sang mua hàng cho dự án, phát triển sản phẩm ở hãng vật liệu hoặc tư vấn màu cho chủ đầu tư. Công việc đều đặn hơn so với nhóm thi công.',
              list: [],
            },
          ],
          fields: ['Vật liệu nội thất', 'Phối màu', 'Bảng mẫu', 'Gỗ công nghiệp', 'Vải bọc'],
        },
        {
          name: 'Nhà thiết kế không gian triển lãm',
          other_names: ['exhibition designer', 'booth designer', 'thiết kế gian hàng', 'thiết kế booth'],
          short_description:
            'Thiết kế gian hàng hội chợ, phòng trưng bày và triển lãm bảo tàng: dẫn lối đi, đặt hiện vật, ánh sáng và chữ để kể một câu chuyện.',
          detailed_description: [
            {
              title: 'Kể chuyện bằng lối đi',
              content:
                'Khác nhà ở, không gian triển lãm được đi qua chứ không được ở. Bạn tính người xem vào từ đâu, gặp gì trước, dừng bao lâu, đám đông đứng ở đâu mà không chắn hiện vật. Chữ trên tường, hình ảnh, âm thanh và vật thật cùng tham gia câu chuyện đó.',
              list: [],
            },
            {
              title: 'Việc phải làm',
              content:
                'Gian hàng hội chợ thường có vài tuần chuẩn bị và một đêm lắp dựng. Triển lãm bảo tàng kéo dài cả năm, cần làm việc với nhà nghiên cứu và người bảo quản hiện vật.',
              list: [
                'Mặt bằng và luồng tham quan',
                'Bục, tủ, vách, hệ chữ và bảng chú thích',
                'Bản vẽ lắp ghép, vận chuyển, tháo dỡ',
                'Trực lắp dựng tại chỗ',
                'Phương án dùng lại vật liệu sau triển lãm',
              ],
            },
            {
              title: 'Chuẩn bị hồ sơ năng lực',
              content:
                'Mô hình giấy bìa tỷ lệ 1:50 cho một triển lãm tưởng tượng về làng nghề quê bạn là bài tập tốt. Chụp mô hình ở tầm mắt người, thêm sơ đồ lối đi và một trang chữ trưng bày hoàn chỉnh.',
              list: [],
            },
            {
              title: 'Hợp với ai',
              content:
                'Người chịu được đêm lắp dựng, thích cả đồ họa lẫn không gian, bình tĩnh khi mọi thứ trễ giờ. Nhiều người làm vài năm ở công ty sự kiện rồi chuyển sang bảo tàng hoặc mở nhóm riêng.',
              list: [],
            },
          ],
          fields: ['Triển lãm', 'Gian hàng', 'Luồng tham quan', 'SketchUp', 'Đồ họa không gian'],
        },
      ],
    },
    {
      name: 'Bộ phận Hồ sơ kỹ thuật',
      short_description:
        'Chuyển phương án đã duyệt thành bản vẽ, bảng thống kê và dự toán đủ rõ để thợ làm đúng mà không phải hỏi lại.',
      positions: [
        {
          name: 'Họa viên kiến trúc nội thất',
          other_names: ['draftsman', 'vẽ CAD', 'triển khai bản vẽ', 'shop drawing'],
          short_description:
            'Triển khai bản vẽ thi công: mặt bằng, mặt cắt, chi tiết tủ bếp, trần, sàn, điện nước, với kích thước và ghi chú đầy đủ.',
          detailed_description: [
            {
              title: 'Bản vẽ là lời dặn cho thợ',
              content:
                'Người thợ ở xưởng không gặp chủ nhà, họ chỉ có bản vẽ. Một kích thước thiếu khiến tấm ván cắt sai, một mặt cắt mơ hồ khiến tủ không đóng được cửa. Họa viên là người nghĩ trước những điều đó và vẽ ra cho rõ.',
              list: [],
            },
            {
              title: 'Bộ hồ sơ gồm những gì',
              content:
                'Một căn hộ hai phòng ngủ có thể cần từ bốn mươi đến tám mươi trang bản vẽ. Thứ tự và cách ghi ký hiệu theo quy ước chung của văn phòng.',
              list: [
                'Mặt bằng bố trí, lát sàn, trần đèn',
                'Mặt bằng ổ cắm, công tắc, cấp thoát nước',
                'Mặt đứng từng vách',
                'Chi tiết cấu tạo đồ gỗ, mối nối, phụ kiện',
                'Bảng thống kê vật liệu và thiết bị',
              ],
            },
            {
              title: 'Công cụ và nền tảng',
              content:
                'AutoCAD vẫn phổ biến, Revit được dùng nhiều hơn ở dự án lớn. Bạn cần đọc được bản vẽ kiến trúc, kết cấu, điện nước. Môn Vẽ kỹ thuật trong chương trình Công nghệ ở phổ thông chính là nhập môn.',
              list: [],
            },
            {
              title: 'Lộ trình nghề nghiệp',
              content:
                'Học cao đẳng hay đại học đều vào nghề được; ngành Thiết kế nội thất của trường ở bậc đại học. Sau hai, ba năm bạn có thể thành trưởng nhóm triển khai, chuyển sang thiết kế phương án hoặc kỹ thuật xưởng mộc. Lương lúc mới vào nghề tùy văn phòng và tùy tỉnh, nên hỏi rõ khi phỏng vấn: tính theo tháng hay theo số bản vẽ, làm thêm giờ được tính ra sao.',
              list: [],
            },
            {
              title: 'Người mới hay sai',
              content:
                'Vẽ mà chưa đi công trường. Hãy xin theo thợ lắp một ngày, bạn sẽ hiểu vì sao phải chừa khe 3 mm và vì sao tường ngoài đời không bao giờ vuông.',
              list: [],
            },
          ],
          fields: ['Bản vẽ thi công', 'Chi tiết đồ gỗ', 'AutoCAD', 'Revit', 'Vẽ kỹ thuật'],
        },
        {
          name: 'Chuyên viên bóc tách khối lượng',
          other_names: ['quantity surveyor', 'QS', 'làm dự toán', 'bóc khối lượng'],
          short_description:
            'Đọc bản vẽ, tính ra bao nhiêu mét vuông gỗ, mét dài đèn, bộ bản lề, rồi lập dự toán để chủ nhà và nhà thầu biết chi phí.',
          detailed_description: [
            {
              title: 'Biến bản vẽ thành con số',
              content:
                'Bạn mở hồ sơ, đi từng hạng mục, đo và đếm, nhập vào bảng tính có sẵn đơn giá. Con số cuối cùng cho biết phương án có vừa ngân sách không, thừa thiếu nằm ở đâu và nên thay vật liệu nào.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Độ chính xác quan trọng hơn tốc độ, nhưng cả hai đều được đòi hỏi vào mùa đấu thầu. Bạn làm việc với họa viên để hỏi chỗ bản vẽ chưa rõ và với nhà cung cấp để có giá mới.',
              list: [
                'Bóc khối lượng theo hạng mục',
                'Hỏi giá nhà cung cấp, so sánh báo giá',
                'Lập dự toán, hồ sơ thầu',
                'Theo dõi phát sinh, làm hồ sơ thanh toán',
              ],
            },
            {
              title: 'Hợp với ai',
              content:
                'Bạn thích nội thất nhưng thiên về con số và sự ngăn nắp hơn vẽ vời? Đây là một lối vào ngành ít người nghĩ tới. Cần thạo Excel, đọc bản vẽ tốt và giữ được sự trung thực khi nhà cung cấp gợi ý hoa hồng.',
              list: [],
            },
            {
              title: 'Lỗi thường gặp',
              content:
                'Quên hao hụt khi cắt ván, quên công vận chuyển lên tầng cao, nhầm đơn vị. Thói quen tốt là luôn nhờ người thứ hai kiểm tra lại và ghi chú nguồn của từng đơn giá.',
              list: [],
            },
          ],
          fields: ['Bóc tách khối lượng', 'Dự toán', 'Đấu thầu', 'Microsoft Excel', 'AutoCAD'],
        },
        {
          name: 'Nhà thiết kế chiếu sáng',
          other_names: ['lighting designer', 'lighting design', 'thiết kế ánh sáng'],
          short_description:
            'Tính toán và bố trí ánh sáng cho nhà ở, cửa hàng, khách sạn: đủ sáng để làm việc, dịu để nghỉ ngơi, đúng màu để hàng hóa trông thật.',
          detailed_description: [
            {
              title: 'Ánh sáng là vật liệu vô hình',
              content:
                'Cùng một căn phòng, đèn trần trắng lạnh làm người ta muốn đi, vài nguồn sáng ấm thấp khiến người ta ngồi lại. Nhà thiết kế chiếu sáng chọn vị trí, góc chiếu, nhiệt độ màu, chỉ số hoàn màu và kịch bản bật tắt theo giờ.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Người làm vị trí này phối hợp với nhà thiết kế nội thất về cảm xúc, với kỹ sư điện về tải và dây dẫn. Buổi tối chỉnh đèn tại công trình là lúc biết bản tính trên máy đúng đến đâu.',
              list: [
                'Khảo sát ánh sáng tự nhiên theo giờ',
                'Mô phỏng độ rọi bằng DIALux hoặc Relux',
                'Bản vẽ trần đèn, bảng thông số đèn',
                'Chỉnh góc đèn ban đêm tại công trình',
              ],
            },
            {
              title: 'Học gì để làm nghề',
              content:
                'Có người đi từ thiết kế nội thất, có người từ kỹ thuật điện, cả hai đều phải học bù nửa còn lại. Vật lí phổ thông phần quang học dùng được ngay. Nên mượn máy đo độ rọi, hoặc dùng ứng dụng điện thoại, đo thử bàn học của bạn ở nhiều giờ khác nhau.',
              list: [],
            },
          ],
          fields: ['Chiếu sáng', 'DIALux', 'Độ rọi', 'Khách sạn', 'Cửa hàng'],
        },
        {
          name: 'Điều phối viên mô hình nội thất',
          other_names: ['BIM coordinator', 'BIM modeler', 'làm BIM', 'vẽ Revit'],
          status: 0,
          short_description:
            'Quản lý mô hình thông tin công trình (BIM) của phần nội thất, ghép với kiến trúc và cơ điện để phát hiện va chạm trước khi thi công.',
          detailed_description: [
            {
              title: 'Công việc chính',
              content:
                'Các nhóm thiết kế cùng dựng trên một mô hình chung. Điều phối viên ghép mô hình hằng tuần, tìm chỗ ống gió chạm trần, tủ chắn hộp kỹ thuật, rồi họp để phân công sửa.',
              list: [
                'Dựng thư viện đồ nội thất có thông số',
                'Kiểm tra va chạm, lập báo cáo',
                'Xuất bản vẽ và thống kê từ mô hình',
              ],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Revit và Navisworks ở mức thành thạo, hiểu quy trình dự án và kiên nhẫn trong họp nhiều bên. Tiếng Anh cần cho dự án có tư vấn nước ngoài.',
              list: [],
            },
            {
              title: 'Đường đi của nghề',
              content:
                'Thường bắt đầu là họa viên dựng mô hình, sau đó điều phối một bộ môn, rồi quản lý mô hình cho cả dự án. Công việc ổn định ở các công ty tư vấn và nhà thầu lớn.',
              list: [],
            },
          ],
          fields: ['BIM', 'Revit', 'Navisworks', 'Điều phối dự án'],
        },
      ],
    },
    {
      name: 'Bộ phận Thi công và đồ rời',
      short_description: 'Nơi bản vẽ thành căn phòng thật: giám sát thợ, thiết kế đồ gỗ, chọn và sắp đặt đồ trang trí.',
      positions: [
        {
          name: 'Giám sát thi công nội thất',
          other_names: ['site supervisor', 'giám sát công trình', 'giám sát nội thất'],
          short_description:
            'Có mặt ở công trường để thợ làm đúng bản vẽ, đúng vật liệu, đúng tiến độ và an toàn; nghiệm thu từng hạng mục trước khi bàn giao.',
          detailed_description: [
            {
              title: 'Một ngày ở công trường',
              content:
                'Bảy giờ rưỡi sáng điểm danh tổ thợ, phổ biến việc và nhắc an toàn. Cả ngày đi giữa các phòng với thước, máy laser và tập bản vẽ, trả lời câu hỏi, chụp ảnh tiến độ. Cuối chiều ghi nhật ký, đặt vật tư cho hôm sau, nhắn báo cáo cho nhóm thiết kế và chủ nhà.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content: 'Bạn cần biết cách làm để nhận ra làm sai. Biết nói chuyện với thợ lớn tuổi hơn mình cũng là kỹ năng.',
              list: [
                'Đọc bản vẽ và hiểu trình tự thi công',
                'Kiểm tra vật liệu, độ phẳng, độ vuông',
                'Lập tiến độ, biên bản nghiệm thu',
                'Xử lý phát sinh, giữ hòa khí',
              ],
            },
            {
              title: 'Điều kiện làm việc',
              content:
                'Bụi, ồn, đi lại nhiều, có khi theo công trình ở tỉnh khác vài tháng. Bù lại, người giám sát giỏi hiểu nghề rất sâu và dễ mở đội thi công riêng. Sức khỏe và ý thức an toàn là điều kiện bắt buộc.',
              list: [],
            },
            {
              title: 'Sai lầm khi mới vào nghề',
              content:
                'Ngại hỏi nên đoán, ngại va chạm nên bỏ qua lỗi nhỏ, thỏa thuận miệng mà không ghi lại. Một lỗi bỏ qua ở phần khung sẽ thành mười lỗi ở phần hoàn thiện.',
              list: [],
            },
          ],
          fields: ['Giám sát công trường', 'Nghiệm thu', 'Tiến độ', 'An toàn lao động'],
        },
        {
          name: 'Nhà thiết kế đồ gỗ nội thất',
          other_names: ['furniture designer', 'thiết kế bàn ghế'],
          short_description:
            'Thiết kế bàn, ghế, tủ, giường để sản xuất đơn chiếc hoặc hàng loạt, tính từ dáng, độ bền, mối ghép đến cách đóng thùng.',
          detailed_description: [
            {
              title: 'Vì sao thiết kế ghế khó',
              content:
                'Ghế phải đỡ được người nặng nhẹ khác nhau, ngồi lâu không mỏi, nghiêng không gãy, xếp chồng được, giá bán hợp lý. Mỗi milimét ở độ dốc mặt ngồi đều cảm nhận được. Vì thế người làm nghề dựng mẫu thử tỷ lệ thật và ngồi lên nhiều lần trước khi chốt.',
              list: [],
            },
            {
              title: 'Công việc chính',
              content:
                'Việt Nam có nhiều nhà máy đồ gỗ xuất khẩu, nên nhà thiết kế thường làm cạnh xưởng. Một mẫu ghế mới hay qua ba, bốn lần làm thử trước khi vào danh mục.',
              list: [
                'Phác thảo, dựng mô hình 3D',
                'Chọn gỗ, mối ghép, phụ kiện',
                'Bản vẽ sản xuất và bản vẽ lắp ráp',
                'Làm mẫu, thử tải, chỉnh sửa',
                'Tính đóng gói, giảm thể tích vận chuyển',
              ],
            },
            {
              title: 'Hồ sơ năng lực nên có gì',
              content:
                'Một món đồ do bạn tự đóng, dù vụng, nói nhiều hơn mười hình kết xuất. Chụp cả quá trình: phác thảo, mô hình giấy, mối ghép, lần hỏng và lần sửa.',
              list: [],
            },
            {
              title: 'Học gì để làm nghề',
              content:
                'Ngành Thiết kế nội thất, Thiết kế công nghiệp hoặc Công nghệ chế biến lâm sản đều có thể dẫn tới đây. Phần mềm hay dùng là Rhino, SolidWorks hoặc Fusion. Nên học thêm một khóa mộc thủ công để hiểu thớ gỗ.',
              list: [],
            },
          ],
          fields: ['Đồ gỗ', 'Mối ghép', 'Rhino', 'SolidWorks', 'Sản xuất'],
        },
        {
          name: 'Chuyên viên bài trí không gian',
          other_names: ['interior stylist', 'decorator', 'home staging', 'decor nhà', 'trang trí phòng'],
          short_description:
            'Chọn và sắp đặt đồ rời, tranh, rèm, cây, vật trang trí để căn phòng có cá tính; làm cho nhà ở, khách sạn, nhà mẫu và buổi chụp hình.',
          detailed_description: [
            {
              title: 'Lớp cuối cùng của căn phòng',
              content:
                'Sau khi thợ rút đi, căn phòng thường đúng mà chưa có hơi người. Chuyên viên bài trí (stylist nội thất) thêm rèm, thảm, tranh, sách, chén đĩa, cây xanh, cân màu và chiều cao, bớt đi thứ thừa. Có ngày việc chỉ là dịch chiếc đèn sang trái hai mươi phân.',
              list: [],
            },
            {
              title: 'Việc phải làm',
              content:
                'Khách hàng gồm chủ nhà, chủ đầu tư nhà mẫu, khách sạn, tạp chí và nhiếp ảnh gia nội thất. Mỗi nhóm cần một nhịp khác: chủ nhà muốn ở lâu dài, buổi chụp chỉ cần đẹp trong một ngày.',
              list: [
                'Lập danh mục đồ theo ngân sách',
                'Đi chợ đồ cũ, làng nghề, xưởng gốm, cửa hàng',
                'Vận chuyển, lắp đặt, bài trí trong một hai ngày',
                'Chuẩn bị bối cảnh cho buổi chụp',
              ],
            },
            {
              title: 'Thử sức trước khi học nghề',
              content:
                'Chọn một góc nhà, đặt ngân sách năm trăm nghìn đồng, thay đổi và chụp lại trước, sau từ cùng một vị trí. Làm năm góc khác nhau, bạn sẽ biết mình có thích công việc vừa khuân vác vừa chăm chút này không.',
              list: [],
            },
            {
              title: 'Thực tế thu nhập',
              content:
                'Đa số làm theo dự án nên tháng nhiều tháng ít. Người mới thường phụ việc cho một stylist có tiếng hoặc làm ở cửa hàng nội thất để quen nguồn hàng và giá.',
              list: [],
            },
          ],
          fields: ['Bài trí', 'Đồ trang trí', 'Nhà mẫu', 'Chụp hình nội thất', 'Thủ công mỹ nghệ'],
        },
      ],
    },
  ],
};
