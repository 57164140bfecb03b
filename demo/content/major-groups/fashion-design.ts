import type { DemoMajor } from '../types.ts';

export const fashionDesign: DemoMajor = {
  name: 'Thiết kế thời trang',
  other_names: ['fashion design', 'TKTT', 'thiết kế quần áo'],
  ma_nganh: '7210404',
  description:
    'Ngành học làm ra quần áo từ đầu đến cuối: vẽ, chọn vải, dựng rập, may mẫu, thử trên người và đưa thành một bộ sưu tập nhỏ. Người học vừa làm việc với hình, vừa làm việc với số đo.',
  detailed_content: [
    {
      title: 'Chương trình gồm những mảng nào',
      content:
        'Một bộ quần áo đi qua nhiều bàn tay, nên chương trình đi lần lượt qua từng bàn: bàn vẽ, bàn cắt, máy may, ma-nơ-canh, phòng chụp. Bạn không cần trở thành thợ may, nhưng phải may được mẫu của chính mình để biết bản vẽ sai ở đâu.',
      list: [
        'Vẽ: hình họa cơ thể, phác dáng, bản vẽ phẳng kỹ thuật',
        'Kỹ thuật: rập, may, tạo phom trên ma-nơ-canh',
        'Vật liệu: sợi, vải dệt thoi, vải dệt kim, nhuộm và in vải',
        'Văn hóa: lịch sử trang phục Việt Nam và thế giới',
        'Nghề: bảng thông số, giá thành, lịch mùa, ảnh giới thiệu',
      ],
    },
    {
      title: 'Dành cho người thế nào',
      content:
        'Bạn nên thích sờ vào vải chứ không chỉ thích xem ảnh, và có tính kiên nhẫn với những việc phải tháo ra làm lại. Tính nhẩm kích thước, nhìn được khối trong không gian và nói chuyện được với người thử đồ đều có ích. Không có yêu cầu nào về ngoại hình hay giới tính của người học.',
      list: [],
    },
    {
      title: 'Nhịp của một năm học',
      content:
        'Mỗi kỳ có một đề bài xuyên suốt: áo sơ mi, váy, áo khoác, rồi bộ sưu tập năm mẫu ở năm cuối. Tuần nào bạn cũng có ít nhất một ngày ở xưởng may. Trước mỗi lần nộp bài là buổi thử đồ: mẫu mặc lên người thật, chỗ nào nhăn thì ghim ngay tại chỗ.',
      list: [
        'Học kỳ 1–2: vẽ, may cơ bản, chân váy và áo thân rời',
        'Học kỳ 3–4: rập nâng cao, vật liệu, áo sơ mi và quần',
        'Học kỳ 5–6: tạo phom, áo khoác, thực tập tại xưởng',
        'Học kỳ 7–8: bộ sưu tập tốt nghiệp và hồ sơ năng lực (portfolio)',
      ],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét H00, H01, V01 và D01. H00 thi hình họa người mẫu và trang trí màu; H01 và V01 chỉ thi hình họa. Bài hình họa nhân hệ số hai, nên điểm của ba tổ hợp này tính trên thang 40. D01 không thi vẽ, xét bằng điểm thi tốt nghiệp hoặc học bạ trên thang 30. Bạn nên tập vẽ người đứng từ sớm, vì đó là bài nặng điểm nhất; nơi khác có thể ra tượng hay tĩnh vật.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Việt Nam có nhiều xưởng may xuất khẩu và ngày càng nhiều thương hiệu trong nước, vì vậy vị trí kỹ thuật và vị trí thiết kế đều có. Người mới thường bắt đầu bằng việc phát triển mẫu, làm rập hoặc quản lý nguyên phụ liệu.',
      list: [
        'Thiết kế cho thương hiệu trong nước',
        'Phát triển mẫu và rập tại nhà máy',
        'Thiết kế phục trang cho phim, sân khấu',
        'Nghiên cứu vật liệu, tìm nguồn vải',
      ],
    },
  ],
  subjects: [
    {
      name: 'Hình họa thời trang',
      other_names: ['fashion illustration', 'fashion sketch', 'vẽ thời trang'],
      short_description:
        'Vẽ cơ thể người ở tư thế đứng và đi, vẽ nếp vải, rồi chuyển từ phác dáng sang bản vẽ phẳng có kích thước.',
      description:
        'Môn bắt đầu với người mẫu thật: những ký họa 2 phút, 5 phút, 10 phút bằng chì than trên giấy A2. Bạn tập nhìn trọng tâm dồn vào chân nào trước khi nhìn khuôn mặt.\n\nTừ tuần thứ bảy, dáng vẽ trở thành nền để vẽ quần áo. Bạn học hai ngôn ngữ song song: hình phác cho thấy tinh thần, bản vẽ phẳng cho thợ rập biết đường may nằm ở đâu.',
      detailed_content: [
        {
          title: 'Bạn vẽ những gì',
          content: '',
          list: [
            '150 ký họa dáng người, ghi thời gian trên từng tờ',
            'Mười nghiên cứu nếp vải: lụa, kaki, len, da treo và vắt',
            'Bản vẽ phẳng mặt trước, mặt sau của năm món đồ trong tủ nhà bạn',
            'Một trang dàn năm mẫu, tay vẽ, khổ A3',
          ],
        },
        {
          title: 'Một buổi học',
          content:
            'Buổi học dài bốn giờ. Giờ đầu vẽ nhanh cho nóng tay, hai giờ giữa vẽ một đề kỹ, giờ cuối đặt bài xuống sàn và đi một vòng nhận xét. Người mẫu nghỉ mười phút sau mỗi hai mươi phút.',
          list: [],
        },
        {
          title: 'Cách tính điểm',
          content:
            'Tập ký họa chiếm 40%, bản vẽ phẳng 35%, trang dàn mẫu 25%. Bản vẽ phẳng được chấm như một tài liệu kỹ thuật: người khác phải dựng được rập mà không cần hỏi lại bạn.',
          list: [],
        },
      ],
    },
    {
      name: 'Thiết kế rập',
      other_names: ['pattern making', 'cắt rập', 'vẽ rập'],
      short_description: 'Dựng rập phẳng từ số đo: thân áo, tay, cổ, chân váy, quần; chuyển chiết, thêm độ cử động và nhảy cỡ.',
      description:
        'Rập là bản đồ của quần áo. Từ mười hai số đo, bạn dựng hình thân trên giấy, cắt vải mộc, ráp lại và thấy ngay một xăng-ti-mét đặt sai chỗ làm gì với vai áo.\n\nKhi đã có rập cơ bản vừa người, bạn học biến đổi: chuyển chiết, thêm xòe, hạ vai, mở cổ. Bốn tuần cuối, rập được số hóa và nhảy từ cỡ S đến XL.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: lấy số đo, bảng cỡ, lượng cử động',
            'Tuần 3–5: chân váy thẳng, váy chữ A, váy xòe',
            'Tuần 6–9: thân áo, tay tra, cổ đứng, cổ bẻ',
            'Tuần 10–11: chuyển chiết và cắt cúp',
            'Tuần 12–15: số hóa, nhảy cỡ, sơ đồ cắt',
          ],
        },
        {
          title: 'Dụng cụ và phần mềm',
          content:
            'Nửa đầu môn dùng thước cong, thước vuông, giấy rập và kéo giấy; nửa sau dùng phần mềm rập ở phòng máy. Vải mộc do xưởng cấp, mỗi người khoảng 12 mét cho cả môn.',
          list: [
            'Thước cong nách, thước dây, bánh xe lăn rập',
            'Giấy rập khổ 90 cm, bìa cứng cho rập cơ bản',
            'Phần mềm rập 2D của xưởng, có thử nhanh trên dáng 3D',
          ],
        },
        {
          title: 'Bài tập lớn',
          content:
            'Một áo sơ mi có cổ chân, tay măng sét, dựng cho số đo của một bạn cùng lớp. Bạn nộp bộ rập giấy, mẫu vải mộc, bảng thông số và sơ đồ cắt trên khổ vải 1,5 mét.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Ba bài giữa kỳ 45%, bài lớn 45%, hồ sơ đo và ghi chú 10%. Sai số cho phép trên đường ráp là 3 mm. Bài lớn được chấm trên người mặc: giơ tay, ngồi xuống, cúi người.',
          list: [],
        },
      ],
    },
    {
      name: 'Vật liệu dệt',
      other_names: ['textiles', 'vải sợi'],
      short_description:
        'Nhận biết sợi và vải bằng mắt, tay và thử nghiệm đơn giản; hiểu vì sao cùng một rập mà hai loại vải cho hai chiếc áo khác nhau.',
      description:
        'Mỗi tuần bạn nhận một bộ mẫu vải 10 × 10 cm và một phiếu câu hỏi. Bạn đếm mật độ sợi bằng kính soi, kéo thử độ giãn, vò, nhúng nước, hơ lửa một sợi rút ra để đoán thành phần.\n\nMôn cũng nói về nơi vải đến từ: tơ tằm Bảo Lộc, lanh của người Mông, vải dệt công nghiệp. Bạn học đọc nhãn, đọc chứng chỉ và đặt câu hỏi về nước, hóa chất, vải thừa.',
      detailed_content: [
        {
          title: 'Ở phòng thử vật liệu',
          content:
            'Mỗi nhóm bốn người có một bàn, một kính đếm sợi, một cân tiểu ly và một tủ hút nhỏ. Thử lửa chỉ làm khi có người hướng dẫn.',
          list: [
            'Xác định dệt thoi, dệt kim, không dệt',
            'Cân định lượng và đo độ co sau giặt',
            'So sánh độ rủ của năm loại vải trên cùng một vòng tròn',
            'Thử bền màu với ánh nắng cửa sổ trong bốn tuần',
          ],
        },
        {
          title: 'Sổ vải',
          content:
            'Suốt 10 tuần, bạn làm một cuốn sổ gồm ít nhất 60 mẫu vải. Mỗi mẫu có tên, thành phần, định lượng, nơi mua, giá theo mét và một câu về việc nó hợp với món đồ nào. Cuốn sổ này bạn sẽ mở lại nhiều lần ở các năm sau.',
          list: [],
        },
        {
          title: 'Kiểm tra và điểm',
          content:
            'Sổ vải 50%, báo cáo thử nghiệm nhóm 30%, bài nhận biết 20 mẫu vải che nhãn 20%. Ở bài nhận biết, bạn được chạm, kéo và soi, không được đốt.',
          list: [],
        },
      ],
    },
    {
      name: 'Kỹ thuật may',
      other_names: ['sewing', 'cắt may', 'may đồ'],
      short_description:
        'Làm quen máy một kim và máy vắt sổ, các đường may cơ bản, túi, khóa kéo, cổ, và quy trình ráp một chiếc áo.',
      description:
        'Buổi đầu tiên bạn may trên giấy, không chỉ, để tay nghe được máy. Sau đó là bảng mẫu: mỗi kỹ thuật một miếng vải 15 × 20 cm, ghim vào tập, bên cạnh ghi trình tự và lỗi mình đã mắc.\n\nNửa sau môn, bạn ráp trọn hai món đồ. Người thiết kế biết may sẽ biết chi tiết nào tốn năm phút và chi tiết nào tốn một giờ, và giá chiếc áo nằm ở đó.',
      detailed_content: [
        {
          title: 'Hai mươi bảng mẫu',
          content: '',
          list: [
            'Đường may can, may lộn, may cuốn, vắt sổ',
            'Chiết, ly, nhún, viền tròn',
            'Túi ốp, túi mổ một viền, túi sườn',
            'Khóa giấu, khóa thường, cúc và khuyết',
            'Cổ đứng, cổ bẻ, măng sét',
          ],
        },
        {
          title: 'Hai sản phẩm',
          content:
            'Chân váy có khóa giấu và lót, rồi một áo có cổ. Vải do bạn chọn nhưng phải là vải dệt thoi, không co giãn, giá không quá mức ghi trong đề bài. Sản phẩm được lộn trái ra để chấm trước khi chấm mặt phải.',
          list: [],
        },
        {
          title: 'Quy định ở xưởng may',
          content:
            'Xưởng có 24 máy một kim, bốn máy vắt sổ, hai bàn là hơi. Bạn mang giày kín mũi, buộc tóc, tắt máy khi xỏ kim. Kim gãy phải gom đủ mảnh và ghi vào sổ.',
          list: [],
        },
        {
          title: 'Thang điểm',
          content: '',
          list: ['Tập bảng mẫu: 40%', 'Chân váy: 25%', 'Áo có cổ: 30%', 'Giữ chỗ làm việc sạch và an toàn: 5%'],
        },
      ],
    },
    {
      name: 'Tạo phom trên ma-nơ-canh',
      other_names: ['draping', 'moulage'],
      short_description:
        'Dựng phom trực tiếp bằng vải mộc trên ma-nơ-canh, ghim, vẽ đường, gỡ ra thành rập; học từ vải thay vì từ công thức.',
      description:
        'Có những hình mà thước và công thức không nghĩ ra, vải thì nghĩ ra. Bạn phủ một tấm vải mộc lên ma-nơ-canh, xoay canh sợi, nhấc, xếp, cắt dần và quan sát nếp rơi.\n\nKhi ưng ý, bạn đánh dấu mọi đường bằng chỉ màu, gỡ xuống, trải phẳng và can thành rập. Bước gỡ xuống là bước khó: phom chỉ có giá trị khi dựng lại được lần thứ hai.',
      detailed_content: [
        {
          title: 'Trình tự một bài',
          content: 'Mỗi bài kéo dài hai tuần. Ảnh chụp bốn mặt sau từng buổi là một phần của bài nộp.',
          list: [
            'Dán băng chuẩn lên ma-nơ-canh: giữa thân, ngực, eo, hông',
            'Chuẩn bị vải mộc, kéo thẳng canh sợi, đánh dấu',
            'Dựng, ghim, cắt dần',
            'Chụp bốn mặt, đánh dấu đường may',
            'Gỡ, can rập, cắt lại bằng vải khác',
          ],
        },
        {
          title: 'Các đề bài trong kỳ',
          content: '',
          list: [
            'Thân áo ôm hai chiết',
            'Cổ đổ với vải cắt xéo',
            'Váy xếp nếp không đối xứng',
            'Phom tự do từ một hình gấp giấy',
          ],
        },
        {
          title: 'Giảng viên chấm điều gì',
          content:
            'Ba bài đầu 45%, phom tự do 40%, sổ ảnh quá trình 15%. Canh sợi, độ cân của hai bên và khả năng dựng lại được chấm trước; độ lạ của phom chấm sau.',
          list: [],
        },
      ],
    },
    {
      name: 'Lịch sử trang phục Việt Nam',
      other_names: ['fashion history', 'lịch sử thời trang', 'cổ phục', 'Việt phục'],
      short_description:
        'Từ hoa văn trống đồng đến áo dài thế kỷ 20: đọc hiện vật, tranh, ảnh để hiểu người ta mặc gì, vì sao và bằng chất liệu nào.',
      description:
        'Môn đi qua trang phục cung đình và dân gian, áo tứ thân, áo ngũ thân, áo dài tân thời và trang phục của các dân tộc ở miền núi phía Bắc, Tây Nguyên, Nam Bộ. Mỗi buổi chỉ nhìn kỹ vài hiện vật thay vì lướt qua trăm hình.\n\nBạn học phân biệt điều có chứng cứ với điều được kể lại, và học cách dùng tư liệu cho thiết kế mới mà không biến y phục của một cộng đồng thành đồ trang trí.',
      detailed_content: [
        {
          title: 'Chủ đề theo tuần',
          content: '',
          list: [
            'Tuần 1–2: nguồn tư liệu, cách đọc tranh tượng và ảnh cũ',
            'Tuần 3–4: trang phục thời Lý, Trần, Lê qua hiện vật còn lại',
            'Tuần 5–6: triều Nguyễn, áo ngũ thân, quy chế màu',
            'Tuần 7–8: nhuộm chàm, dệt thổ cẩm, thêu',
            'Tuần 9–10: áo dài tân thời và thế kỷ 20',
          ],
        },
        {
          title: 'Một ngày ở bảo tàng',
          content:
            'Lớp đi bảo tàng một ngày, mỗi người chọn một hiện vật và ngồi vẽ nó trong hai giờ. Bản vẽ phải có cấu trúc: đường may, mép gấp, chỗ nối khổ vải. Không chép hình từ mạng thay cho bản vẽ tại chỗ.',
          list: [],
        },
        {
          title: 'Bài viết cuối môn',
          content:
            'Bài viết 1.500 chữ về một món đồ, có ít nhất năm nguồn, kèm bản vẽ cấu trúc. Bài viết chiếm 60%, bản vẽ ở bảo tàng 25%, phần thảo luận trên lớp 15%. Nguồn không ghi rõ thì không được tính.',
          list: [],
        },
      ],
    },
  ],
};
