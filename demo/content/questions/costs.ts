import type { DemoQuestion } from '../types.ts';
import { wordings } from './wordings.ts';

export const costQuestions: DemoQuestion[] = [
  {
    name: 'Học phí một năm bao nhiêu?',
    search_names: wordings(`
      học phí / học phí 1 năm / học phí năm 2026 / học thiết kế bao nhiêu tiền / học phí gồm những gì /
      how much is the tuition fee / học phí ở đây so với mặt bằng chung thế nào / học phí cao hay thấp so với trường khác
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Từ 32 đến 46 triệu đồng một năm, tùy ngành',
        content:
          'Đây là mức của năm học 2026–2027; mức cụ thể trong khoảng thay đổi theo số tín chỉ bạn đăng ký. Học phí nộp theo từng học kỳ, chưa gồm vật liệu và máy tính.',
        list: [
          'Truyền thông đa phương tiện, Mỹ thuật sân khấu và điện ảnh: 32–36 triệu',
          'Kiến trúc: 32–38 triệu',
          'Thiết kế đồ họa, Thiết kế nội thất: 34–38 triệu',
          'Thiết kế công nghiệp: 34–40 triệu',
          'Thiết kế thời trang, Thiết kế UI/UX: 36–42 triệu',
          'Nhiếp ảnh: 36–44 triệu',
          'Đạo diễn: 38–46 triệu',
          'Thiết kế hoạt hình: 40–46 triệu',
        ],
      },
    ],
  },
  {
    name: 'Học phí cả khóa khoảng bao nhiêu?',
    search_names: wordings(`
      tổng học phí / học phí 4 năm / cả khóa hết bao nhiêu / tổng chi phí học đại học / bốn năm hết nhiêu tiền /
      nuôi con học thiết kế tốn bao nhiêu / tổng cộng học hết mấy trăm triệu / cần chuẩn bị bao nhiêu tiền cho con học /
      học hết khóa tốn bao nhiêu / tổng tiền học bốn năm / học hết bao nhiêu tiền tất cả /
      học 4 năm hết tổng cộng bao nhiêu tiền / tổng cộng bao nhiêu tiền / bốn năm tổng cộng bao nhiêu
    `),
    chu_de: 'hoc-phi-hoc-bong',
    majors: ['Truyền thông đa phương tiện', 'Thiết kế đồ họa', 'Thiết kế hoạt hình', 'Kiến trúc'],
    tra_loi: [
      {
        title: 'Khoảng 112 đến 190 triệu đồng, nếu học phí không đổi',
        content:
          'Con số này là học phí một năm nhân với số năm học, theo mức năm học 2026–2027. Ngành ngắn thì nhẹ hơn, ngành dài thì nặng hơn; vật liệu và máy tính tính riêng, trang ngành có bảng kê.',
        list: [
          'Truyền thông đa phương tiện, 3,5 năm: 112–126 triệu',
          'Thiết kế đồ họa, 4 năm: 136–152 triệu',
          'Thiết kế hoạt hình, 4 năm: 160–184 triệu',
          'Kiến trúc, 5 năm: 160–190 triệu',
        ],
      },
    ],
  },
  {
    name: 'Học phí có tăng hằng năm không?',
    search_names: wordings(`
      tăng học phí / học phí 2027 / học phí năm sau / học phí có đổi không / học phí có cố định không /
      học phí có giữ nguyên không / mỗi năm tăng bao nhiêu phần trăm / lộ trình tăng học phí
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Có thể, và mức năm học 2027–2028 chưa công bố',
        content:
          'Các mức đang ghi trên trang là của năm học 2026–2027. Khi có mức mới, trang ngành sẽ ghi mức mới kèm năm. Lúc tính cho cả khóa, gia đình nên chừa thêm một khoản phòng khi học phí thay đổi.',
        list: [],
      },
    ],
  },
  {
    name: 'Ngoài học phí còn phải mua những gì?',
    search_names: wordings(`
      chi phí khác / tiền màu vẽ / tiền vật liệu / học thiết kế tốn tiền gì / bảo hiểm y tế / có bảo hiểm không /
      đồ dùng học tập gồm gì / học thiết kế cần chuẩn bị dụng cụ gì / mua họa cụ hết bao nhiêu / học phí có bao gồm sách vở chưa
      / tiền in bài mỗi kỳ / học thời trang có phải mua máy may không / mua họa cụ ở đâu / mua màu vẽ ở đâu / tiệm bán họa cụ /
      mua giấy vẽ chỗ nào / cần mua đồ trước khi nhập học không / tiền giáo trình / học thiết kế có tốn kém không /
      vải vóc tự mua hả / vật liệu mô hình / dụng cụ vẽ mua ở đâu / có phụ thu gì không / có thu thêm khoản nào không /
      con học thì phải sắm gì / chi phí phát sinh / ngoài tiền học còn tốn gì / sắm đồ nghề hết bao nhiêu /
      có phải mua đồng phục không / tiền in ấn / tiền mô hình / tiền làm đồ án / cọ màu giấy vẽ / học phí chưa tính gì /
      đồ dùng học thiết kế / cần mua sẵn gì trước / tiền màu giấy bút một năm bao nhiêu / có bắt mua sách không /
      mua sách giáo trình / phải mua sách nhiều không
    `),
    chu_de: 'hoc-phi-hoc-bong',
    majors: ['Thiết kế đồ họa', 'Thiết kế thời trang', 'Kiến trúc'],
    tra_loi: [
      {
        title: 'Vật liệu mỗi năm, máy tính một lần, bảo hiểm y tế',
        content:
          'Mỗi trang ngành có bảng kê riêng. Vài ví dụ để gia đình hình dung; bảo hiểm y tế sinh viên khoảng 650.000 đồng mỗi năm, ngành nào cũng có. Họa cụ mua ở tiệm gần trường, anh chị khóa trước chỉ chỗ; nhập học nhận bảng kê rồi hẵng mua.',
        list: [
          'Thiết kế đồ họa: giấy và màu 2,5 triệu, in bài 3 triệu mỗi năm; máy tính 22 triệu một lần',
          'Thiết kế thời trang: vải và phụ liệu 6 triệu mỗi năm; bộ sưu tập tốt nghiệp 12 triệu một lần',
          'Kiến trúc: vật liệu mô hình 4 triệu, in bản vẽ 3,5 triệu mỗi năm; máy tính 28 triệu một lần',
        ],
      },
    ],
  },
  {
    name: 'Học phí đóng một lần hay chia ra được?',
    search_names: wordings(`
      đóng học phí / trả góp học phí / nộp học phí theo kỳ / vay tiền đi học / đóng học phí theo kỳ hay theo năm /
      đóng học phí 1 lần được không / sinh viên vay vốn ngân hàng / khi nào đóng học phí / đóng học phí trễ có sao không /
      đóng học phí thành nhiều đợt / đóng học phí làm 2 đợt / học phí chia ra đóng nhiều lần được không /
      đóng học phí từng tháng / xin đóng trễ học phí / gia hạn học phí / vay ngân hàng chính sách / cần giấy xác nhận vay vốn /
      xin giấy vay vốn / chia nhỏ học phí / kẹt tiền học phí / nhà chưa có tiền đóng / chưa xoay kịp tiền học phí /
      trường có hỗ trợ vay tiền không / góp học phí hàng tháng / không đủ tiền đóng một lần / trễ học phí một tháng /
      vay tiền mua laptop / cho đóng dần được không / xin hoãn học phí / chậm học phí / chưa có tiền đóng liền /
      đóng trước một nửa / mỗi kỳ đóng một lần hả / nộp theo kỳ hay nộp cả năm / đóng học phí trễ có bị phạt không /
      tới hạn mà chưa có tiền / nhà chưa bán được lúa chưa có tiền đóng
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Nộp theo từng học kỳ',
        content:
          'Học phí học kỳ một nộp trong tuần nhập học, từ 06/09/2027 đến 10/09/2027. Gia đình khó khăn có thể hỏi vay vốn sinh viên ở Ngân hàng Chính sách xã hội nơi mình ở; trường cấp giấy xác nhận đang học để làm hồ sơ. Nếu kẹt một kỳ, hãy nói sớm với phòng sinh viên trước khi đến hạn.',
        list: [],
      },
    ],
  },
  {
    name: 'Trường có những học bổng nào?',
    search_names: wordings(`
      học bổng / học bổng đầu vào / học bổng năm 2027 / xin học bổng / trường có hỗ trợ gì cho người giỏi / săn học bổng /
      học bổng tài năng / học bổng cho người vẽ đẹp / vẽ đẹp có học bổng không / bao nhiêu điểm được học bổng /
      có giảm cho hai anh em không / có học bổng theo điểm không / điểm cao được giảm học phí không / làm sao để có học bổng /
      học bổng nào dễ xin / nộp tập bài xin học bổng / nộp học bổng ở đâu / nộp đơn học bổng ở đâu / học bổng tân sinh viên /
      học bổng cho tân sinh viên / trường có học bổng gì cho tân sinh viên / học bổng cho học sinh nghèo vượt khó /
      học bổng có phải thi không / đậu rồi mới xin học bổng hay phải xin trước / học bổng xin trước hay sau khi đậu /
      học sinh nghèo học giỏi có học bổng gì / nhà có mấy anh em đi học cùng lúc / hai anh em cùng học trường có giảm không /
      nhà 3 anh em đi học có được giảm gì không
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Năm học bổng mang tên năm dấu, và một khoản giảm cho anh chị em',
        content: 'Học bổng tính cho năm nhất. Mỗi học bổng nhìn một điều khác nhau, nên không chỉ người điểm cao mới có phần.',
        list: [
          'Dấu Sắc: miễn học phí năm nhất, 11 suất, điểm cao nhất mỗi ngành, không cần nộp đơn',
          'Dấu Huyền: giảm 50%, 30 suất, gia đình khó khăn, hạn 17/09/2027',
          'Dấu Hỏi: 10 triệu, 20 suất, tập bài, hạn 30/04/2027',
          'Dấu Ngã: 15 triệu, 5 suất, ngành Thời trang, hạn 11/06/2027',
          'Dấu Nặng: 12 triệu, 15 suất, vùng khó khăn, hạn 17/09/2027',
          'Anh chị em cùng trường: giảm 10%',
        ],
      },
    ],
  },
  {
    name: 'Nhà em khó khăn thì có được giảm học phí không?',
    search_names: wordings(`
      hộ nghèo / miễn giảm học phí / hoàn cảnh khó khăn / không có tiền học đại học / xã biên giới được hỗ trợ gì /
      nhà nghèo học được không / con thương binh có được miễn học phí không / con liệt sĩ có được miễn học phí không /
      mồ côi cha mẹ có được giảm học phí không / dân tộc thiểu số có được miễn học phí không /
      khuyết tật có được giảm học phí không / nhà làm nông có được giảm học phí không / ba mất mẹ nuôi / mẹ đơn thân nuôi con /
      ba mẹ ly hôn / nhà làm ruộng / ba mẹ làm công nhân / không đủ tiền học / sợ không lo nổi học phí / mất mùa /
      nhà em không khá giả / trường có hỗ trợ sinh viên nghèo không / miễn học phí cho ai /
      người dân tộc có được giảm học phí không / học phí cao quá nhà em lo không nổi / quỹ hỗ trợ sinh viên / sổ hộ nghèo /
      giấy xác nhận hộ nghèo / con mồ côi / nhà không có điều kiện / nhà bán vé số / gia cảnh khó khăn /
      nhà nghèo mà muốn học thiết kế / ba mới mất / mẹ nuôi một mình / nhà chỉ còn mẹ / ba mẹ bệnh nặng / nhà đông anh em /
      ba mẹ đi làm mướn / ba mẹ lo không xuể / được miễn học phí không / có giảm học phí cho con em nông dân / ở với ông bà /
      hoàn cảnh éo le / học phí cao quá không theo nổi / không có điều kiện học ngành nào đỡ tốn /
      nhà nghèo học ngành nào đỡ tốn / nhà không có điều kiện học ngành nào / gia đình chính sách có được miễn giảm không /
      con gia đình chính sách
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Có: học bổng Dấu Huyền giảm một nửa học phí năm nhất',
        content:
          'Học bổng này có 30 suất và không xét theo điểm. Bạn viết đơn một trang bằng lời của mình, kèm giấy tờ, nộp từ 17/08/2027 đến 17:00 ngày 17/09/2027. Ai ở xã đảo, xã biên giới hay vùng khó khăn xem thêm học bổng Dấu Nặng. Con liệt sĩ, thương binh, người mồ côi, khuyết tật hay dân tộc thiểu số còn được hỗ trợ theo quy định của Nhà nước, trường cấp giấy xác nhận. Đừng vì ngại mà không hỏi; đơn được đọc kín.',
        list: [],
      },
    ],
  },
  {
    name: 'Ngành Thời trang có học bổng riêng không?',
    search_names: wordings(`
      học bổng thời trang / học bổng dấu ngã / biết may có được học bổng không / có học bổng cho người biết may không /
      biết may vá có được giảm học phí / học bổng cho ngành may
    `),
    chu_de: 'hoc-phi-hoc-bong',
    majors: ['Thiết kế thời trang'],
    tra_loi: [
      {
        title: 'Có, học bổng Dấu Ngã: 5 suất, mỗi suất 15 triệu đồng',
        content:
          'Dành cho người đã tự may, tự sửa hoặc tự dệt được vài món. Bạn gửi ảnh ba món, ba hình phác và một trang kể cách làm, từ 01/03/2027 đến 17:00 ngày 11/06/2027. Vào bằng tổ hợp nào cũng nộp được, kể cả D01 không thi vẽ.',
        list: [],
      },
    ],
  },
  {
    name: 'Xét tuyển phải đóng những lệ phí nào?',
    search_names: wordings(`
      lệ phí xét tuyển / phí nộp hồ sơ / lệ phí nguyện vọng / đăng ký có mất tiền không / nộp hồ sơ có tốn tiền không /
      xét học bạ có mất tiền không / nộp học bạ có đóng phí không / đăng ký xét tuyển bao nhiêu tiền / phí nguyện vọng bao nhiêu
      / hồ sơ bao nhiêu tiền một bộ / phí xét tuyển / phí xét tuyển bao nhiêu
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Chỉ thi năng khiếu mới đóng cho trường',
        content:
          'Thi năng khiếu 300.000 đồng, riêng Đạo diễn 400.000 đồng. Nộp học bạ, điểm đánh giá năng lực, tập ảnh, tập ký họa và đơn học bổng đều không mất phí. Lệ phí nguyện vọng bạn đóng trên hệ thống của Bộ, theo mức Bộ công bố.',
        list: [],
      },
    ],
  },
  {
    name: 'Đóng học phí bằng cách nào, có phải đặt cọc giữ chỗ không?',
    search_names: wordings(`
      đóng học phí qua ngân hàng nào / học phí chuyển khoản hay tiền mặt / có thu tiền cọc giữ chỗ không /
      đóng trước cả năm có được giảm không / học phí tính theo tín chỉ hay trọn gói / học phí tính theo tín chỉ hay theo năm /
      trễ học phí có bị đuổi học không / đóng tiền ở đâu / nhập học đóng bao nhiêu tiền / có cho nợ học phí không /
      đóng học phí bằng thẻ tín dụng / số tài khoản của trường / chuyển khoản học phí / đóng qua momo / quét mã qr /
      đóng tiền mặt tại trường / có phải cọc không / đặt cọc / có người gọi kêu chuyển tiền / lừa đảo chuyển khoản /
      không đóng học phí có bị cấm thi không / hóa đơn học phí / ai thu tiền học / nộp học phí online / nộp ở ngân hàng /
      đóng tiền qua app / ai đóng tiền học / đóng đủ mới được thi / chưa đóng học phí có được đi học không /
      có xuất hóa đơn không / đóng ở đâu cho chắc / có bị lừa tiền học phí không / nhập học cần đem bao nhiêu tiền /
      nhập học thì đóng luôn học phí hả / đóng học phí qua vietcombank / đóng học phí qua ngân hàng / học phí đóng ngân hàng gì
      / nộp trễ học phí có bị đuổi không / học phí đóng bằng tiền mặt được không / đóng trọn khóa có được bớt không /
      đóng hết một lần có giảm không / tiền nhập học gồm những khoản nào / nhập học đóng những khoản gì /
      phí giữ chỗ là bao nhiêu / có phí giữ chỗ không
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Chuyển khoản cho trường, không có tiền giữ chỗ',
        content:
          'Số tài khoản mang tên trường, ghi trên cổng tuyển sinh và trong giấy báo trúng tuyển; ai bảo chuyển vào tài khoản cá nhân thì đừng chuyển. Học phí tính theo tín chỉ bạn đăng ký, nộp từng học kỳ; đóng sớm cả năm không giảm thêm. Tuần nhập học bạn đóng học phí kỳ một và bảo hiểm y tế. Trễ hạn mà chưa nói với phòng sinh viên thì kỳ sau chưa đăng ký môn được.',
        list: [],
      },
    ],
  },
  {
    name: 'Nhận rồi thì có phải giữ điểm để còn học bổng không?',
    search_names: wordings(`
      giữ học bổng cần gpa bao nhiêu / học bổng các năm sau / học bổng năm hai / bị cắt học bổng khi nào /
      học bổng khuyến khích học tập / học bổng có kéo dài 4 năm không / điểm thấp có mất học bổng không / duy trì học bổng /
      rớt môn có mất học bổng không / sinh viên giỏi có học bổng không / học bổng nhận được mấy năm /
      học bổng cho sinh viên đang học
    `),
    chu_de: 'hoc-phi-hoc-bong',
    tra_loi: [
      {
        title: 'Học bổng đầu vào tính cho năm nhất, không phải giữ điểm',
        content:
          'Đã nhận thì bạn không phải trả lại vì điểm thấp; riêng Dấu Nặng chia làm sáu lần, còn học là còn nhận. Từ năm thứ hai có học bổng khuyến khích, xét riêng theo kết quả từng học kỳ.',
        list: [],
      },
    ],
  },
];
