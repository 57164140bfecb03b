import type { DemoQuestion } from '../types.ts';
import { wordings } from './wordings.ts';

export const talentTestQuestions: DemoQuestion[] = [
  {
    name: 'Không biết vẽ có học thiết kế được không?',
    search_names: wordings(`
      học thiết kế có cần vẽ đẹp không / không biết vẽ có học được không / vẽ xấu học thiết kế / không có năng khiếu /
      không có hoa tay / vẽ người que / tay em cứng lắm / chưa học vẽ ngày nào / mù vẽ / không có gu thẩm mỹ /
      không sáng tạo có học được không / thiếu sáng tạo học thiết kế / vẽ dở hơn bạn bè / chỉ chép tranh được / vẽ tay yếu /
      học thiết kế có cần năng khiếu không / có cần khiếu vẽ không / chỉ biết vẽ máy / vẽ xấu như gà bới /
      học vẽ từ con số không / tay ngang học thiết kế được không / em chưa cầm cọ bao giờ / chưa từng học mỹ thuật /
      không giỏi vẽ có hợp thiết kế không / toàn đồ lại hình / phải có năng khiếu mới học được hả / thẩm mỹ kém /
      mắt thẩm mỹ không có / con tôi vẽ bình thường thôi / không biết vẽ gì hết có học được không / nét vẽ chưa đẹp /
      vẽ chưa đẹp / vẽ chưa đẹp có theo nổi không / nét vẽ xấu / nét còn run / không khéo tay
    `),
    chu_de: 'thi-nang-khieu',
    tra_loi: [
      {
        title: 'Được, nếu bạn chịu tập',
        content:
          'Bảy ngành có tổ hợp không thi vẽ, và Truyền thông đa phương tiện thì không thi vẽ ở tổ hợp nào. Vào học, ai cũng được dạy vẽ từ đầu, nhưng vẽ để nghĩ chứ không phải để khoe: người vẽ vừa phải mà chịu làm lại thường đi xa. Khéo tay, gu và óc sáng tạo cũng do tập mà có. Muốn biết mình có thích không, bạn thử [vẽ ba mươi phút mỗi ngày](/bai-viet/ve-ba-muoi-phut-moi-ngay-ke-hoach-bon-tuan) trong bốn tuần.',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Ngành nào không phải thi vẽ?',
    search_names: wordings(`
      không thi vẽ / ngành thiết kế không thi năng khiếu / không thi khối H / không thi vẽ học ngành gì /
      ngành nào xét điểm thôi / thiết kế mà không thi vẽ / chỉ xét ba môn văn hóa / không luyện vẽ kịp chọn ngành nào /
      không biết vẽ thì xét khối nào được / không biết vẽ thì học ngành nào / không biết vẽ thì thi khối nào
    `),
    chu_de: 'thi-nang-khieu',
    majors: [
      'Thiết kế đồ họa',
      'Thiết kế thời trang',
      'Thiết kế công nghiệp',
      'Thiết kế UI/UX',
      'Truyền thông đa phương tiện',
      'Nhiếp ảnh',
      'Thiết kế nội thất',
      'Thiết kế hoạt hình',
    ],
    tra_loi: [
      {
        title: 'Tám ngành có ít nhất một tổ hợp không thi vẽ',
        content:
          'Chỉ Kiến trúc, Đạo diễn và Mỹ thuật sân khấu, điện ảnh là lúc nào cũng có phần năng khiếu; trong đó Đạo diễn không thi vẽ mà thi bình luận phim và dựng tình huống.',
        list: [
          'D01: Đồ họa, Thời trang, UI/UX, Truyền thông, Nhiếp ảnh, Nội thất, Hoạt hình',
          'A00 và A01: Thiết kế công nghiệp, UI/UX, Truyền thông',
          'C00: Truyền thông, Nhiếp ảnh',
          'Nhiếp ảnh cần tập ảnh, Hoạt hình cần tập ký họa, đều không tính điểm',
        ],
      },
    ],
  },
  {
    name: 'Bao giờ thi vẽ, thi ở đâu?',
    search_names: wordings(`
      bao giờ thi vẽ / lịch thi năng khiếu 2027 / thi vẽ ở đâu / ngày thi năng khiếu / khi nào thi vẽ /
      thi một nơi học một nơi được không / địa điểm thi vẽ / thi vẽ ở cơ sở nào / thi năng khiếu mấy đợt /
      một năm thi vẽ mấy lần / thi vẽ buổi sáng hay chiều / bao giờ thi năng khiếu vậy
    `),
    chu_de: 'thi-nang-khieu',
    tra_loi: [
      {
        title: 'Ngày 26 và 27/06/2027, riêng Đạo diễn cuối tháng 5',
        content:
          'Hình họa và ký họa thi ngày 26/06/2027, bố cục và trang trí thi ngày 27/06/2027. Đạo diễn thi ngày 29/05/2027 và 30/05/2027 ở TP. Hồ Chí Minh. Kiến trúc và Nhiếp ảnh thi ở Cần Thơ; ngành học ở hai cơ sở thì bạn chọn nơi thi lúc đăng ký; các ngành còn lại thi ở TP. Hồ Chí Minh.',
        list: [],
      },
    ],
  },
  {
    name: 'Đăng ký thi vẽ thế nào, lệ phí bao nhiêu?',
    search_names: wordings(`
      đăng ký thi năng khiếu / lệ phí thi vẽ / thi năng khiếu bao nhiêu tiền / hạn đăng ký thi vẽ / thi vẽ đóng bao nhiêu tiền /
      thi 2 bài vẽ có đóng 2 lần lệ phí không / đăng ký thi vẽ ở đâu / thủ tục đăng ký thi vẽ / cách đăng ký thi năng khiếu /
      đăng ký thi vẽ trên web nào / đóng tiền thi vẽ rồi không thi / nộp tiền thi vẽ kiểu gì /
      tiền thi vẽ có được hoàn lại không / không đi thi vẽ có lấy lại tiền không
    `),
    chu_de: 'thi-nang-khieu',
    tra_loi: [
      {
        title: 'Đăng ký trên cổng từ 01/03/2027, lệ phí 300.000 đồng',
        content:
          'Bạn vào [cổng tuyển sinh](https://tuyensinh.namdau.example), chọn ngành và tổ hợp, tải ảnh chân dung và ảnh căn cước, rồi nộp lệ phí, một lần cho cả hai bài. Cổng đóng lúc 17:00 ngày 10/06/2027. Ngành Đạo diễn đăng ký từ 15/02/2027 đến 17:00 ngày 10/05/2027, lệ phí 400.000 đồng cho cả hai vòng.',
        list: [],
        marked: true,
      },
    ],
  },
  {
    name: 'Bài thi vẽ của từng ngành là gì?',
    search_names: wordings(`
      thi vẽ gì / đề thi năng khiếu / đề thi vẽ các năm / hình họa là gì / thi bố cục màu / xem đề thi vẽ các năm trước ở đâu /
      đề vẽ năm ngoái / xem đề mẫu / thi trang trí màu là sao / vẽ tĩnh vật hay vẽ tượng / thi vẽ chì hay vẽ màu /
      thi vẽ tượng hay người mẫu / bài thi năng khiếu ra sao / cho xem bài điểm cao / thi trang trí / thi năng khiếu thi môn gì
      / thi năng khiếu gồm những môn gì
    `),
    chu_de: 'thi-nang-khieu',
    majors: [
      'Thiết kế đồ họa',
      'Thiết kế thời trang',
      'Thiết kế công nghiệp',
      'Thiết kế UI/UX',
      'Nhiếp ảnh',
      'Kiến trúc',
      'Thiết kế nội thất',
      'Thiết kế hoạt hình',
      'Thiết kế mỹ thuật sân khấu, điện ảnh',
    ],
    tra_loi: [
      {
        title: 'Mỗi ngành một kiểu, nên luyện đúng bài của mình',
        content: 'Tên bài dưới đây là của năm 2027. Người chọn H00 thi hai bài, các tổ hợp H và V khác thi một bài.',
        list: [
          'Đồ họa, Nội thất, Nhiếp ảnh: hình họa chì; H00 thêm bố cục màu',
          'Thời trang: hình họa người mẫu; H00 thêm trang trí màu',
          'Thiết kế công nghiệp: vẽ khối và tĩnh vật',
          'UI/UX: bố cục màu',
          'Kiến trúc: vẽ đầu tượng bằng chì',
          'Hoạt hình: bố cục theo truyện ngắn; H00 thêm ký họa dáng người',
          'Mỹ thuật sân khấu, điện ảnh: bố cục căn phòng theo một đoạn truyện; H00 và S00 thêm hình họa chì',
        ],
      },
    ],
  },
  {
    name: 'Ngành Kiến trúc thi những gì?',
    search_names: wordings(`
      thi kiến trúc / vẽ đầu tượng / khối V00 kiến trúc / kiến trúc có thi vẽ không / thi vẽ kiến trúc là vẽ gì /
      vẽ tượng kiến trúc / vẽ mỹ thuật kiến trúc
    `),
    chu_de: 'thi-nang-khieu',
    majors: ['Kiến trúc'],
    tra_loi: [
      {
        title: 'Hai môn văn hóa và một bài vẽ đầu tượng',
        content:
          'Trường xét V00, V01 và H01. Bài vẽ đầu tượng bằng chì kéo dài 240 phút, nhân hệ số hai; dưới 5 trên 10 điểm thì không xét. Đăng ký thi vẽ từ 01/03/2027 đến 17:00 ngày 10/06/2027, thi sáng 26/06/2027 ở Cần Thơ.',
        list: [],
      },
    ],
  },
  {
    name: 'Thi ngành Đạo diễn gồm những gì?',
    search_names: wordings(`
      thi đạo diễn / khối S00 / thi năng khiếu điện ảnh / học làm phim thi gì / thi đạo diễn có khó không /
      bình luận phim là sao / dựng tình huống là gì / chuẩn bị thi đạo diễn / đạo diễn có phải thi diễn xuất không /
      học đạo diễn có cần biết diễn không / đạo diễn có thi năng khiếu không / không biết quay phim thi đạo diễn được không
    `),
    chu_de: 'thi-nang-khieu',
    majors: ['Đạo diễn điện ảnh, truyền hình'],
    tra_loi: [
      {
        title: 'Viết về một phim, rồi dựng một tình huống',
        content:
          'Vòng một bạn xem phim ngắn và viết bình luận trong 150 phút. Vòng hai bạn dựng một tình huống trước giám khảo và trả lời câu hỏi trong 30 phút, nhân hệ số hai. Tổ hợp là S00, môn Ngữ văn lấy từ điểm thi tốt nghiệp hoặc học bạ. Không thi vẽ, cũng không cần có máy quay.',
        list: [],
      },
    ],
  },
  {
    name: 'Luyện vẽ bao lâu thì kịp thi?',
    search_names: wordings(`
      luyện vẽ mấy tháng / lớp 12 mới học vẽ có kịp không / học vẽ ở đâu / luyện thi vẽ / tự học vẽ ở nhà có thi được không /
      chưa học vẽ bao giờ luyện kịp không / trường có mở lớp luyện thi vẽ không / có tổ chức thi thử vẽ không /
      học vẽ online tự luyện được không / lớp 11 học vẽ là vừa chưa / luyện vẽ cấp tốc / tới hè mới luyện vẽ /
      tự luyện trên youtube / chỗ luyện vẽ uy tín / giới thiệu lò vẽ / lớp 10 học vẽ sớm không / học vẽ từ lớp mấy /
      quê không có lò luyện vẽ / có được vẽ thử không / buổi vẽ thử / bắt đầu học vẽ từ đâu / có cần đi lò không /
      chưa có điều kiện học vẽ / không có điều kiện đi luyện vẽ / học vẽ mấy tháng thì thi được / tự luyện ở nhà được không /
      học vẽ online / bỏ vẽ lâu rồi giờ luyện lại / mỗi ngày vẽ mấy tiếng / lịch luyện vẽ / khóa luyện vẽ / lớp 12 mới luyện vẽ
      / lớp 12 mới bắt đầu luyện vẽ / luyện vẽ trước mấy tháng / ôn vẽ mấy tháng thì vừa / học vẽ được 3 tháng rồi thi nổi không
      / mới học vẽ mấy tháng thi được không
    `),
    chu_de: 'thi-nang-khieu',
    tra_loi: [
      {
        title: 'Bắt đầu từ đầu lớp 12 thường vẫn kịp',
        content:
          'Điều đáng kể là đều tay: ba buổi mỗi tuần trong vài tháng hơn một tháng vẽ ngày vẽ đêm. Hãy tập đúng bài của ngành mình, đúng giờ, đúng khổ giấy. Trường không mở lớp luyện thi. Muốn biết mình đang ở đâu, bạn đến buổi vẽ thử ngày 20/03/2027 ở Cần Thơ, không mất phí và có thầy cô nói rõ từng bài.',
        list: [],
      },
    ],
  },
  {
    name: 'Thi vẽ ở trường khác có nộp kết quả sang được không?',
    search_names: wordings(`
      lấy điểm vẽ trường khác / xét điểm năng khiếu trường khác / dùng kết quả thi vẽ nơi khác / thi vẽ một nơi nộp nhiều nơi /
      kết quả thi vẽ năm ngoái / điểm vẽ năm trước dùng lại được không / điểm vẽ dùng được mấy năm /
      điểm năng khiếu trường ngoài / có điểm vẽ trường mỹ thuật rồi / lấy điểm vẽ nơi khác xét được không /
      thi năng khiếu trường khác rồi lấy điểm xét / thi năng khiếu bên kiến trúc rồi lấy điểm xét được không /
      lấy điểm vẽ trường kiến trúc / thi vẽ trường mỹ thuật rồi lấy điểm qua đây / thi chung với trường khác hay thi riêng /
      trường tự tổ chức thi vẽ hay thi chung
    `),
    chu_de: 'thi-nang-khieu',
    majors: ['Thiết kế đồ họa', 'Thiết kế UI/UX', 'Kiến trúc'],
    tra_loi: [
      {
        title: 'Được ở ba ngành: Đồ họa, UI/UX và Kiến trúc',
        content:
          'Bài phải cùng loại với bài của trường và thi trong năm 2027; Kiến trúc chỉ nhận bài vẽ đầu tượng. Nộp phiếu điểm trên cổng từ 28/06/2027 đến 17:00 ngày 05/07/2027. Các ngành còn lại chỉ nhận bài thi ở trường.',
        list: [],
      },
    ],
  },
  {
    name: 'Tập ảnh và tập ký họa làm thế nào cho đúng?',
    search_names: wordings(`
      nộp portfolio / tập ảnh nhiếp ảnh / tập ký họa hoạt hình / hồ sơ năng lực xét tuyển / tập ảnh cần mấy tấm /
      ảnh chụp bằng điện thoại nộp được không / portfolio cần gì / làm portfolio thế nào / ký họa bao nhiêu trang / nộp tranh vẽ
      / sổ ký họa / tập bài nộp thế nào / nộp ảnh có được chỉnh sửa không / portfolio là gì / portfolio là sao /
      xin vào trường có cần portfolio không / có bắt buộc nộp portfolio không / ngành nào cần portfolio /
      ngành nào cần nộp tập ảnh / ngành nào phải nộp bài vẽ trước / chưa có portfolio / chụp ảnh bằng điện thoại được không /
      không có máy ảnh chụp bằng điện thoại được không
    `),
    chu_de: 'thi-nang-khieu',
    majors: ['Nhiếp ảnh', 'Thiết kế hoạt hình'],
    tra_loi: [
      {
        title: 'Chọn ít mà thật, nộp trước 17:00 ngày 11/06/2027',
        content:
          'Nhiếp ảnh cần 12 ảnh tự chụp khi xét C00 hoặc D01; Hoạt hình cần 15 trang ký họa khi xét D01. Cả hai không tính điểm. Đừng nhờ người sửa cho đẹp: thầy cô muốn thấy mắt và tay của chính bạn.',
        list: [
          'Ảnh: giữ tệp gốc, sắp theo thứ tự bạn muốn người ta xem',
          'Ký họa: vẽ người và con vật đang cử động, chụp thẳng trang sổ',
          'Nộp từ 03/05/2027 trên cổng tuyển sinh',
        ],
      },
    ],
  },
  {
    name: 'Lịch thi vẽ có trùng kỳ thi tốt nghiệp không?',
    search_names: wordings(`
      trùng lịch thi / thi vẽ trước hay sau thi tốt nghiệp / thi tốt nghiệp ngày nào / vừa thi tốt nghiệp vừa thi vẽ /
      thi vẽ đụng lịch
    `),
    chu_de: 'thi-nang-khieu',
    tra_loi: [
      {
        title: 'Không, theo lịch dự kiến thì cách nhau ba ngày',
        content:
          'Kỳ thi tốt nghiệp dự kiến vào 22/06/2027 và 23/06/2027, thi vẽ bắt đầu ngày 26/06/2027. Ngày thi tốt nghiệp do Bộ quyết định: nếu Bộ báo ngày khác và hai kỳ thi chạm nhau, trường sẽ báo lịch thi vẽ mới trên trang Tuyển sinh.',
        list: [],
      },
    ],
  },
  {
    name: 'Đi thi vẽ mang gì, vẽ mấy tiếng, đến trễ có được vào không?',
    search_names: wordings(`
      thi vẽ dùng giấy khổ nào / thi vẽ mấy tiếng / thi vẽ dùng chì mấy b / thi vẽ có được mang màu nước không /
      đến trễ giờ thi vẽ / thi vẽ dùng màu gì / thi vẽ có phải mang bảng vẽ không / quên căn cước có được thi không /
      thi vẽ được mang điện thoại không / dụng cụ thi vẽ / thi vẽ dùng màu acrylic được không / có cho dùng thước không /
      mang giá vẽ không / giấy báo dự thi / giấy báo dự thi lấy ở đâu / quên giấy báo dự thi / không có cccd đi thi /
      đi thi năng khiếu đem theo gì / kẹt xe tới trễ thi vẽ / thi vẽ cần chuẩn bị gì / màu nước hay màu bột / bút chì loại nào /
      thi vẽ mấy phút / thi vẽ có được ra ngoài không / thi vẽ có phải mua giấy không / phòng thi có bảng vẽ không /
      thi năng khiếu có được dùng máy tính bảng không / cần mấy cây chì / có được mang cọ không / thi vẽ trên giấy hay trên máy
      / thi vẽ có được vẽ trên máy không / thi vẽ tay hay vẽ máy / vẽ bằng bút chì màu được không
    `),
    chu_de: 'thi-nang-khieu',
    tra_loi: [
      {
        title: 'Mang căn cước, giấy báo, chì, gôm và màu; trường phát giấy, kẹp và bảng',
        content:
          'Hình họa 240 phút, bố cục màu và trang trí màu 180 phút, ký họa dáng người 120 phút. Chì 2B đến 6B là đủ dùng; màu bột hay màu nước tùy bạn quen. Điện thoại để ngoài phòng. Quên căn cước thì báo giám thị, làm cam đoan rồi bổ sung sau. Đề phát rồi thì không nhận thêm người vào phòng, nên bạn đến sớm nửa giờ; giờ vào phòng in trên giấy báo dự thi, tải ở cổng tuyển sinh.',
        list: [],
      },
    ],
  },
  {
    name: 'Thi vẽ có khó không, có thi lại hay phúc khảo được không?',
    search_names: wordings(`
      phúc khảo điểm vẽ / thi lại môn vẽ được không / điểm vẽ có nhân đôi không / thi vẽ bao lâu có điểm /
      bao nhiêu điểm vẽ thì đậu / rớt môn vẽ thì sao / đề thi vẽ có khó không / môn nào nhân hệ số 2 /
      thi năng khiếu được mấy lần / giám khảo chấm ra sao / tiêu chí chấm bài vẽ / điểm liệt môn vẽ / điểm vẽ thấp thì sao /
      xem điểm vẽ ở đâu / xin xem lại bài vẽ / hệ số môn vẽ / vẽ chưa xong có sao không / lỡ vẽ hỏng thì sao /
      không đậu vẽ thì sao / thi vẽ chấm có gắt không / điểm vẽ có cao không / thi vẽ dễ không / phải vẽ mấy điểm mới được xét /
      bao nhiêu điểm là đạt / bài vẽ mấy điểm là đạt / thi năng khiếu bao nhiêu điểm là qua /
      bài thi năng khiếu bao nhiêu điểm là đạt / thi năng khiếu rớt có được thi lại không / rớt năng khiếu thi lại được không /
      môn chính nhân 2 là môn nào / môn nào nhân đôi / điểm vẽ nhân mấy / thi vẽ rớt rồi còn xét khối khác được không /
      rớt vẽ thì xét tổ hợp khác được không
    `),
    chu_de: 'thi-nang-khieu',
    tra_loi: [
      {
        title: 'Vừa sức người tập đều; mỗi năm thi một lần, thấy điểm sai thì báo',
        content:
          'Người chấm xem bố cục, tỉ lệ và khối trước, đẹp xét sau. Điểm có ngày 07/07/2027 trên cổng, bạn báo lại trong năm ngày nếu thấy sai. Bài vẽ của Kiến trúc, bài hình họa của Thời trang nhân hệ số hai. Vẽ chưa đạt thì còn tổ hợp không thi vẽ ở tám ngành.',
        list: [],
      },
    ],
  },
];
