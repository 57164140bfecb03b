import type { DemoMajor } from '../types.ts';

export const interiorDesign: DemoMajor = {
  name: 'Thiết kế nội thất',
  other_names: ['interior design', 'TKNT'],
  search_names: ['trang trí nội thất'],
  ma_nganh: '7580108',
  description:
    'Ngành sắp đặt phần bên trong của công trình: đi lại, ngồi, cất đồ, ánh sáng, vật liệu, đồ gỗ. Bạn làm việc với từng xăng-ti-mét và với thói quen của người sẽ ở đó.',
  detailed_content: [
    {
      title: 'Bạn sẽ học',
      content:
        'Chương trình bắt đầu từ cơ thể người và kích thước, sau đó đến ánh sáng, vật liệu và đồ gỗ, cuối cùng mới đến phong cách. Mỗi kỳ có một không gian thật được đo vẽ và thiết kế lại.',
      list: [
        'Đo vẽ hiện trạng, mặt bằng, mặt triển khai',
        'Nhân trắc, công năng, lối đi, cất giữ',
        'Ánh sáng, màu, âm trong phòng',
        'Vật liệu hoàn thiện, đồ gỗ, vải bọc',
        'Diễn họa 3D, hồ sơ thi công, dự toán',
      ],
    },
    {
      title: 'Phân biệt với kiến trúc và trang trí',
      content:
        'Kiến trúc lo phần chịu lực, vỏ và cả khu đất; nội thất lo phần người ta chạm vào hằng ngày. Trang trí chọn đồ và màu trên một không gian đã có; nội thất được phép dời tường ngăn, đổi trần, thiết kế tủ và đèn. Ba nghề gặp nhau ở công trường nên bạn học cách đọc bản vẽ của cả ba.',
      list: [],
    },
    {
      title: 'Hợp với ai',
      content:
        'Bạn hay sắp xếp lại phòng, để ý chỗ công tắc đặt sai tay và thích biết vật liệu này giá bao nhiêu một mét. Bạn cũng cần nói chuyện được với khách, với thợ mộc và chấp nhận ý mình bị giới hạn bởi tiền và thời gian.',
      list: [],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét H00, H01, V00, V01 và D01. H00 thi hình họa chì và bố cục màu; H01, V00 và V01 chỉ thi hình họa; D01 không thi vẽ, bù lại năm nhất có lớp hình họa bổ sung. D01 còn xét được bằng học bạ, và trường nhận điểm đánh giá năng lực của ĐHQG-HCM. Chương trình dài bốn năm rưỡi, kỳ cuối dành cho đồ án tốt nghiệp; nơi khác có thể ngắn hơn.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Người mới ra trường thường vẽ triển khai hoặc diễn họa ở công ty nội thất, xưởng gỗ, văn phòng kiến trúc. Sau khi theo trọn vài công trình từ bản vẽ đến bàn giao, bạn mới nên nhận việc riêng.',
      list: ['Thiết kế nhà ở, căn hộ', 'Thiết kế cửa hàng, quán, văn phòng', 'Phát triển đồ gỗ', 'Diễn họa và hồ sơ kỹ thuật'],
    },
  ],
  subjects: [
    {
      name: 'Nhân trắc và công năng',
      other_names: ['anthropometrics', 'nhân trắc học', 'kích thước nội thất'],
      short_description:
        'Kích thước người và kích thước đồ: lối đi, bàn bếp, giường, tủ, phòng tắm cho nhiều lứa tuổi, gồm cả người dùng xe lăn.',
      description:
        'Tuần đầu bạn đo chính căn phòng mình ở: từ gối ngủ đến công tắc, từ mặt bếp đến khuỷu tay. Sau đó so với bảng nhân trắc và nhận ra vì sao mình hay đau lưng khi rửa chén.\n\nMôn chuyển dần từ một người sang nhiều người: gia đình ba thế hệ, người dùng xe lăn, trẻ bốn tuổi. Mỗi nhóm dựng một góc bếp hoặc một phòng tắm bằng bìa sóng đúng kích thước thật và cho người khác dùng thử.',
      detailed_content: [
        {
          title: 'Bài tập',
          content: '',
          list: [
            'Bản đo căn phòng của mình, tỷ lệ 1:25',
            'Sơ đồ thao tác nấu một bữa cơm, đếm bước chân',
            'Góc bếp bằng bìa sóng tỷ lệ 1:1',
            'Phòng tắm dùng được với xe lăn, vòng quay 150 cm',
          ],
        },
        {
          title: 'Lịch học',
          content:
            'Mười tuần, mỗi tuần một buổi bốn giờ ở xưởng. Tuần 7 mượn được xe lăn và bộ mô phỏng tuổi già; mỗi người mặc thử ba mươi phút rồi đi lấy nước, mở cửa, nhặt chìa khóa.',
          list: [],
        },
        {
          title: 'Đánh giá',
          content:
            'Bản đo và sơ đồ 30%, mô hình 1:1 40%, báo cáo thử 30%. Mô hình 1:1 chấm trong lúc có người dùng, không chấm khi đứng yên.',
          list: [],
        },
      ],
    },
    {
      name: 'Ánh sáng nội thất',
      other_names: ['interior lighting', 'chiếu sáng nội thất', 'bố trí đèn'],
      short_description:
        'Ánh sáng ban ngày và đèn: độ rọi, nhiệt độ màu, chói, lớp sáng; thiết kế sơ đồ đèn cho phòng ở, phòng học, quầy hàng.',
      description:
        'Bạn làm quen với ánh sáng bằng hộp: một hộp bìa 40 × 40 × 60 cm, đục lỗ, dán màu trong, chụp qua một khe nhỏ. Dời lỗ đi ba xăng-ti-mét, căn phòng trong hộp đã khác.\n\nPhần đèn học theo lớp: sáng chung, sáng việc, sáng nhấn. Phim ngắn đi kèm môn diễn ra trong một tiệm cắt tóc; hãy xem một lần tắt tiếng, để ý ánh sáng từ cửa, từ bóng đèn và từ gương cho bạn biết chỗ nào an toàn, chỗ nào không.',
      detailed_content: [
        {
          title: 'Bạn sẽ làm gì',
          content: '',
          list: [
            'Hộp ánh sáng: sáu ảnh, sáu kiểu cửa',
            'Đo độ rọi bàn học ở nhà, so với mức khuyến nghị',
            'Phân tích ba cảnh của phim: vẽ mặt bằng và đoán vị trí nguồn sáng',
            'So sánh đèn 2.700 K, 4.000 K, 6.500 K trên gỗ, da, rau',
            'Sơ đồ đèn và bảng thống kê cho căn hộ 55 m²',
          ],
        },
        {
          title: 'Công cụ',
          content:
            'Máy đo lux, bộ đèn thử, phần mềm tính chiếu sáng DIALux. Bộ đèn thử đặt ở phòng tối của khoa, mượn theo ca hai giờ.',
          list: [],
        },
        {
          title: 'Bài tập lớn và điểm',
          content:
            'Sơ đồ chiếu sáng cho căn hộ 55 m² gồm mặt bằng trần, mạch công tắc, thống kê đèn và ba phối cảnh: 55%. Hộp ánh sáng 25%, phân tích phim 20%. Bài tính điện năng một tháng là phần bắt buộc của sơ đồ.',
          list: [],
        },
      ],
      video_url: 'https://youtu.be/mN0zPOpADL4',
    },
    {
      name: 'Vật liệu nội thất',
      other_names: ['interior materials', 'vật liệu hoàn thiện'],
      short_description:
        'Gỗ, ván, đá, gạch, sơn, vải, kính: đặc tính, cách liên kết, giá theo mét và cách chúng cũ đi sau nhiều năm.',
      description:
        'Mỗi vật liệu được học ba lần: mẫu mới trong phòng học, mẫu đang thi công ở công trường, mẫu đã dùng mười năm trong một ngôi nhà. Lần thứ ba thường làm người ta đổi ý.\n\nBạn lập một thư viện mẫu cá nhân và một bảng tính giá. Khi khách hỏi vì sao không dùng loại rẻ hơn, bạn trả lời được bằng số và bằng mẫu trên tay.',
      detailed_content: [
        {
          title: 'Các nhóm mẫu',
          content: '',
          list: [
            'Gỗ tự nhiên, ván dán, MDF, ván chống ẩm',
            'Lớp phủ: veneer, melamine, laminate, sơn',
            'Đá, gạch, bê tông mài, sàn nhựa',
            'Vải bọc, rèm, thảm; độ bền mài mòn',
            'Kính, gương, kim loại, phụ kiện',
          ],
        },
        {
          title: 'Thử tại lớp',
          content:
            'Bạn nhỏ cà phê, nước mắm, nước nghệ lên mười bề mặt rồi lau sau một giờ và sau một ngày. Bạn cào bằng chìa khóa, ngâm mép ván, hơ nóng. Kết quả ghi theo thang năm mức và chụp cùng ánh sáng.',
          list: [],
        },
        {
          title: 'An toàn cháy và không khí',
          content:
            'Vật liệu ở lối thoát nạn có yêu cầu riêng theo QCVN 06 về an toàn cháy. Môn cũng nói về phát thải formaldehyde của ván và cách đọc chứng chỉ, vì người ở sẽ hít thở trong phòng đó nhiều năm.',
          list: [],
        },
        {
          title: 'Điểm',
          content: 'Thư viện 50 mẫu 40%, báo cáo thử 25%, bảng vật liệu cho một phòng khách kèm dự toán 35%.',
          list: [],
        },
      ],
    },
    {
      name: 'Thiết kế đồ gỗ',
      other_names: ['furniture design', 'thiết kế bàn ghế', 'làm mộc'],
      short_description: 'Từ chiếc ghế đẩu đến tủ bếp: mộng, liên kết, ván công nghiệp, bản vẽ xưởng, và một món đồ tự tay đóng.',
      description:
        'Bạn đóng một chiếc ghế đẩu bằng mộng trước khi được vẽ chiếc tủ trên máy. Sau khi tự tay đục bốn lỗ mộng, bạn sẽ vẽ chúng có chừng mực hơn.\n\nNửa sau môn dành cho đồ gỗ công nghiệp: khổ ván 1,22 × 2,44 m, dán cạnh, bản lề, ray, sơ đồ cắt. Một bản vẽ tủ tốt là bản vẽ xưởng đọc xong không gọi lại.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: gỗ, co ngót, dụng cụ tay',
            'Tuần 3–6: ghế đẩu bằng mộng',
            'Tuần 7–8: ván, liên kết tháo rời, phụ kiện',
            'Tuần 9–11: bản vẽ xưởng một tủ áo hai cánh',
            'Tuần 12: sơ đồ cắt và tính vật tư',
          ],
        },
        {
          title: 'Xưởng mộc',
          content:
            'Xưởng chia hai khu: khu tay ai cũng dùng được sau bài kiểm tra an toàn, khu máy chỉ thợ của trường vận hành. Bạn mang giày bịt mũi, kính và chụp tai. Gỗ do trường cấp theo định mức 0,02 m³ mỗi người.',
          list: [],
        },
        {
          title: 'Chấm điểm',
          content:
            'Ghế đẩu 45%: đứng vững, chịu được người 80 kg ngồi nghiêng, mộng kín. Hồ sơ tủ 40%: kích thước đúng, thống kê đủ. Sơ đồ cắt 15%, tính theo phần ván thừa.',
          list: [],
        },
      ],
    },
    {
      name: 'Diễn họa nội thất 3D',
      other_names: ['interior visualization', '3D rendering', 'render nội thất', 'vẽ 3D nội thất'],
      search_names: ['SketchUp', '3ds Max'],
      short_description:
        'Dựng phòng trên máy, đặt máy quay, chất liệu, ánh sáng và kết xuất hình đủ trung thực để khách quyết định.',
      description:
        'Diễn họa là lời hứa: hình cho khách xem phải giống căn phòng họ nhận được. Vì vậy môn này dùng đúng kích thước, đúng mẫu vật liệu có trong thư viện và đúng hướng nắng của căn nhà.\n\nBạn dựng một căn phòng thật trong trường, đặt máy quay ở chỗ bạn đã đứng chụp ảnh, rồi so hai hình. Khoảng lệch giữa hai hình là bài học chính của môn.',
      detailed_content: [
        {
          title: 'Các bước',
          content: '',
          list: [
            'Dựng phòng từ bản đo, sai số dưới 1 cm',
            'Máy quay: độ cao mắt, ống kính không quá rộng',
            'Chất liệu (material): tỷ lệ vân, độ bóng, độ nhám',
            'Nắng theo giờ và đèn theo sơ đồ',
            'Kết xuất, chỉnh nhẹ, dàn trang A3',
          ],
        },
        {
          title: 'Phần mềm',
          content:
            'Lớp học bằng SketchUp và Blender; ai đã quen 3ds Max có thể dùng tiếp. Mô hình đồ đạc tải về phải ghi nguồn và giấy phép; ghế và tủ chính trong phòng phải tự dựng.',
          list: [],
        },
        {
          title: 'Bài tập lớn',
          content:
            'Năm hình của một căn hộ: ba ban ngày, hai ban đêm, kèm mặt bằng đánh dấu chỗ đặt máy quay. Nộp hình 3.000 px bề ngang và tệp cảnh mở được.',
          list: [],
        },
        {
          title: 'Điểm tính theo',
          content:
            'Phòng so sánh với ảnh thật 40%, căn hộ 50%, sắp xếp tệp 10%. Hình có ống kính quá rộng khiến phòng trông lớn hơn thực tế bị trả lại.',
          list: [],
        },
      ],
    },
    {
      name: 'Đồ án cửa hàng nhỏ',
      other_names: ['retail design', 'thiết kế quán cà phê', 'thiết kế shop'],
      short_description:
        'Thiết kế một cửa hàng hoặc quán 40–60 m² từ hiện trạng đến hồ sơ thi công: lối khách, lối nhân viên, quầy, kho, biển hiệu.',
      description:
        'Bạn nhận một mặt bằng đang cho thuê gần trường và một người chủ có số tiền hữu hạn. Trước khi vẽ, nhóm ngồi ở một quán tương tự ba buổi để đếm khách, vẽ đường đi của người phục vụ và tìm chỗ họ va vào nhau.\n\nĐồ án đi đến hồ sơ đủ để xưởng báo giá. Nếu giá vượt, bạn bớt và vẽ lại; phần vẽ lại được chấm như một chặng riêng.',
      detailed_content: [
        {
          title: 'Sáu chặng',
          content: '',
          list: [
            'Khảo sát hiện trạng, điện, nước, mặt tiền',
            'Quan sát quán tương tự, sơ đồ dòng người',
            'Ba phương án mặt bằng, mô hình 1:33',
            'Vật liệu, ánh sáng, mẫu thật',
            'Hồ sơ thi công 20–25 bản A3',
            'Báo giá, điều chỉnh, bảo vệ',
          ],
        },
        {
          title: 'Yêu cầu tối thiểu',
          content:
            'Cửa thoát mở ra ngoài, lối đi chính không hẹp hơn 120 cm, bậc cửa có dốc cho xe lăn, khu rửa đạt yêu cầu vệ sinh. Thiếu một mục, hồ sơ chưa được nhận.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Khảo sát 15%, phương án 25%, hồ sơ 35%, điều chỉnh theo báo giá 15%, bảo vệ 10%. Người chủ mặt bằng và một thợ cả dự buổi bảo vệ và đặt câu hỏi.',
          list: [],
        },
      ],
    },
    {
      name: 'Cây xanh trong nội thất',
      other_names: ['indoor plants', 'cây trong nhà'],
      status: 0,
      short_description: 'Môn tự chọn tạm ngưng: chọn cây cho phòng thiếu sáng, tính nước, đất, tải trọng và lịch chăm.',
      description:
        'Bạn học chọn cây theo độ rọi đo được chứ không theo ảnh. Mỗi nhóm nuôi sáu chậu ở sáu vị trí trong tòa nhà và ghi chép trong tám tuần.\n\nCuối môn là sơ đồ cây cho một sảnh, có tải trọng sàn, đường tưới, lịch chăm và chi phí thay cây mỗi năm.',
      detailed_content: [
        {
          title: 'Việc trong tám tuần',
          content: '',
          list: [
            'Đo lux ở sáu vị trí, ba lần một ngày',
            'Ghi tăng trưởng và lượng nước',
            'Lập bảng 20 loài chịu bóng có bán ở địa phương',
          ],
        },
        {
          title: 'Bài nộp',
          content: 'Nhật ký chăm cây 50% và sơ đồ sảnh 50%. Cây chết không bị trừ điểm nếu nhật ký giải thích được vì sao.',
          list: [],
        },
      ],
    },
  ],
};
