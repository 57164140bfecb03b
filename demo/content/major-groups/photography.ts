import type { DemoMajor } from '../types.ts';

export const photography: DemoMajor = {
  name: 'Nhiếp ảnh',
  other_names: ['photography', 'chụp ảnh', 'chụp hình'],
  ma_nganh: '7210301',
  description:
    'Ngành học nhìn và ghi lại bằng ánh sáng: chân dung, tư liệu, sản phẩm, ảnh nghệ thuật. Ngoài bấm máy, bạn học dàn đèn, hậu kỳ, in, lưu trữ và cách làm việc với người được chụp.',
  detailed_content: [
    {
      title: 'Trong bốn năm bạn học gì',
      content:
        'Năm đầu học kiểm soát: phơi sáng, tiêu cự, lấy nét, tráng một cuộn phim đen trắng. Các năm sau chia giữa trường quay và ngoài phố, rồi đi đến một loạt ảnh dài do bạn tự chọn đề tài.',
      list: [
        'Kỹ thuật máy ảnh và ánh sáng',
        'Trường quay: chân dung, sản phẩm, thực phẩm',
        'Tư liệu: phóng sự, loạt ảnh dài, biên tập ảnh',
        'Hậu kỳ, quản lý màu, in và làm sách ảnh',
        'Luật hình ảnh, hợp đồng, lưu trữ',
      ],
    },
    {
      title: 'Máy ảnh và chi phí',
      content:
        'Bạn không cần mua máy đắt tiền để bắt đầu. Một thân máy đời cũ chỉnh tay được và một ống kính tiêu cự cố định là đủ cho hai năm đầu; đèn, chân máy, phông có ở kho. Gia đình nên tính thêm tiền in ảnh, phim và ổ cứng lưu trữ.',
      list: ['Kho cho mượn: đèn chớp, đèn liên tục, chân, máy khổ lớn', 'Tự mua: thẻ nhớ, ổ cứng sao lưu, phim và giấy ảnh'],
    },
    {
      title: 'Hợp với ai',
      content:
        'Ngành này hợp với người chịu đứng đợi, bắt chuyện được với người lạ và sắp xếp tệp gọn gàng. Mắt thẩm mỹ luyện được dần; sự kín đáo và tôn trọng người được chụp thì cần có từ đầu.',
      list: [],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét H00, H01, C00 và D01. H00 và H01 thi hình họa chì, riêng H00 thêm bài bố cục màu. C00 và D01 không thi vẽ, xét bằng điểm thi tốt nghiệp hoặc học bạ; bạn nộp một tập 12 ảnh tự chụp và trò chuyện với giảng viên 15 phút, phần này không tính điểm. Hãy giữ tệp gốc để cho thấy ảnh do bạn chụp. Nơi khác có thể thi chụp ảnh hoặc bình luận ảnh.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Người mới ra trường thường phụ máy ở phòng chụp, chỉnh sửa ảnh cho các trang bán hàng hoặc chụp sự kiện, sau vài năm mới nhận việc dưới tên mình. Nhiều người làm tự do, nên báo giá, ký hợp đồng và lưu tệp cẩn thận cũng là tay nghề.',
      list: [
        'Chụp sản phẩm, món ăn, chân dung',
        'Ảnh báo chí, ảnh sự kiện',
        'Chỉnh sửa và in ảnh',
        'Quản lý kho ảnh cho bảo tàng, tòa soạn, nhãn hàng',
      ],
    },
  ],
  subjects: [
    {
      name: 'Máy ảnh và phơi sáng',
      other_names: ['photography basics', 'chụp ảnh cơ bản'],
      short_description: 'Khẩu độ, tốc độ, ISO, đo sáng, tiêu cự và chiều sâu ảnh trường; chụp hoàn toàn ở chế độ chỉnh tay.',
      description:
        'Suốt tám tuần, bạn chỉ chụp chỉnh tay và ghi thông số vào sổ trước khi xem ảnh. Đoán trước rồi mới xem là cách nhanh để mắt và tay hiểu nhau.\n\nHai tuần trong môn dành cho phim đen trắng: một cuộn 36 kiểu, tráng ở phòng tối, in thử vài tấm. Có 36 lần bấm, bạn sẽ nghĩ lâu hơn.',
      detailed_content: [
        {
          title: 'Bài tập hằng tuần',
          content: '',
          list: [
            'Cùng một ly nước, 12 cách phơi sáng',
            'Xe chạy: đứng yên, nhòe, lia máy',
            'Một người, ba tiêu cự, cùng cỡ khuôn mặt',
            'Ngược sáng cửa sổ, đo sáng điểm',
            'Phố đêm không chân máy',
          ],
        },
        {
          title: 'Phòng tối',
          content:
            'Mỗi ca sáu người, ba giờ. Bạn học pha hóa chất theo bảng, lắc bình đúng nhịp, rửa và treo phim. Găng tay, kính và thông gió là bắt buộc; hóa chất đã dùng được gom vào can riêng.',
          list: [],
        },
        {
          title: 'Điểm của môn',
          content:
            'Sổ thông số và bài tuần 50%, cuộn phim cùng bản in tiếp xúc 20%, bài thi thực hành 30%. Bài thi: trong 60 phút chụp năm tấm theo năm yêu cầu, không được xóa tấm nào.',
          list: [],
        },
      ],
    },
    {
      name: 'Nhiếp ảnh studio',
      other_names: ['studio photography', 'chụp studio', 'chụp chân dung'],
      short_description:
        'Dàn đèn cho chân dung và tĩnh vật: một đèn, hai đèn, nền, tản sáng, hắt sáng, sơ đồ đèn và làm việc theo ê-kíp.',
      description:
        'Bốn tuần đầu chỉ được dùng một đèn. Bạn dời nó quanh một quả trứng trắng trên nền trắng cho đến khi vẽ được hình khối chỉ bằng sáng và tối; sau đó thay quả trứng bằng khuôn mặt.\n\nCác tuần sau thêm đèn thứ hai, tấm hắt, ô lưới, gel màu. Mỗi ảnh nộp kèm sơ đồ đèn vẽ tay để người khác dựng lại được.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: quả trứng, hình trụ, chiếc lá; một đèn',
            'Tuần 3–4: chân dung một đèn, năm vị trí',
            'Tuần 5–6: hai đèn, tỷ lệ sáng 2:1 và 4:1',
            'Tuần 7–8: vật bóng, vật trong, vật đen',
            'Tuần 9–12: loạt sáu ảnh theo chủ đề',
          ],
        },
        {
          title: 'Vai trong ê-kíp',
          content:
            'Mỗi ca có người chụp, người đèn, người máy tính và người giữ giờ, đổi vai sau từng đề. Bạn học cách báo trước khi chớp đèn, cách chằng bao cát, cách nói với người mẫu mình sắp làm gì.',
          list: [],
        },
        {
          title: 'Yêu cầu bài cuối',
          content:
            'Sáu ảnh cùng một chủ đề, in 30 × 40 cm, kèm sơ đồ đèn và tệp gốc. Loạt ảnh chiếm 50%, bài tuần 40%, vai trò trong ê-kíp 10%. Phần chỉnh sửa chỉ gồm màu, sáng và chấm bụi; sáng phải đúng từ lúc bấm máy.',
          list: [],
        },
      ],
    },
    {
      name: 'Nhiếp ảnh tư liệu',
      other_names: ['documentary photography', 'ảnh phóng sự', 'chụp đời thường'],
      short_description:
        'Theo một đề tài trong suốt học kỳ: tiếp cận, xin phép, chụp nhiều lần, biên tập thành loạt 12 ảnh có lời.',
      description:
        'Bạn chọn một nơi hoặc một người đủ gần để quay lại mỗi tuần: bến đò, tổ may, đội bóng của phường. Ba tuần đầu gần như không chụp, chỉ ngồi nói chuyện và ghi chép.\n\nĐến giữa kỳ bạn có vài trăm ảnh và bắt đầu bỏ. Biên tập là một nửa của môn: từ 400 còn 60, từ 60 còn 12, xếp thứ tự, viết lời cho từng tấm.',
      detailed_content: [
        {
          title: 'Mốc thời gian',
          content: '',
          list: [
            'Tuần 3: đề cương và ba địa điểm đã đến',
            'Tuần 6: 60 ảnh in nhỏ trải trên bàn',
            'Tuần 10: 25 ảnh và bản lời đầu tiên',
            'Tuần 14: 12 ảnh, thứ tự cuối',
            'Tuần 15: treo ảnh, mời người trong ảnh đến xem',
          ],
        },
        {
          title: 'Làm việc với người được chụp',
          content:
            'Bạn giới thiệu mình là sinh viên, nói rõ ảnh dùng vào đâu và dừng khi người ta không muốn. Không dàn dựng cảnh rồi gọi là tư liệu, không ghép, không xóa vật trong ảnh. Với trẻ em và người bệnh, cần sự đồng ý bằng văn bản của người có trách nhiệm.',
          list: [],
        },
        {
          title: 'Đánh giá',
          content:
            'Loạt 12 ảnh 50%, quá trình và nhật ký 30%, lời ảnh 20%. Một loạt ảnh yên tĩnh nhưng hiểu người được chụp có thể cao điểm hơn một loạt ảnh bắt mắt.',
          list: [],
        },
      ],
    },
    {
      name: 'Ảnh sản phẩm và thực phẩm',
      other_names: ['product photography', 'food photography', 'chụp ảnh sản phẩm', 'chụp đồ ăn'],
      short_description:
        'Chụp đồ vật và món ăn để bán và để in: bố trí bàn chụp, kiểm soát phản chiếu, màu trung thực, chuỗi ảnh cho gian hàng trực tuyến.',
      description:
        'Chai thủy tinh, hộp sơn mài, tô phở: mỗi thứ phản chiếu cả căn phòng theo một cách. Bạn học che, chắn, đặt tấm đen tấm trắng để điều khiển những gì vật nhìn thấy.\n\nVới món ăn, thời gian là vật liệu: rau héo sau bảy phút, khói tan sau hai mươi giây. Bạn chuẩn bị khung hình bằng tô thế chỗ rồi mới gọi món thật vào.',
      detailed_content: [
        {
          title: 'Bạn sẽ chụp',
          content: '',
          list: [
            'Một chai trong và một chai đen, nền chuyển sắc',
            'Đồ sơn mài hoặc đồ inox, không lộ phản chiếu đèn',
            'Bộ năm ảnh gian hàng: mặt trước, góc, chi tiết, tỷ lệ, khi dùng',
            'Một món nước và một món khô, ánh sáng cửa sổ',
          ],
        },
        {
          title: 'Màu trung thực',
          content:
            'Mỗi loạt chụp bắt đầu bằng một tấm có bảng màu chuẩn. Người mua trả hàng vì màu sai, nên sai lệch màu được đo và tính vào điểm. Bạn không được làm món ăn trông có thứ mà khách sẽ không nhận được.',
          list: [],
        },
        {
          title: 'Bài lớn và cách chấm',
          content:
            'Bộ ảnh cho một cơ sở thật gồm 12 sản phẩm, hai ảnh mỗi sản phẩm, cùng khung, cùng sáng. Bài lớn 60%, các bài kỹ thuật 40%. Cơ sở được dùng ảnh theo bản thỏa thuận do bạn soạn.',
          list: [],
        },
      ],
    },
    {
      name: 'Hậu kỳ và in ảnh',
      other_names: ['photo editing', 'edit ảnh', 'chỉnh ảnh'],
      search_names: ['Photoshop', 'Lightroom', 'chỉnh sửa ảnh'],
      short_description: 'Xử lý tệp thô, quản lý màu từ màn hình đến giấy, sửa ảnh có giới hạn, in phun và đóng một tập ảnh nhỏ.',
      description:
        'Bạn học một quy trình lặp lại được: chép thẻ, sao lưu hai nơi, chọn, chỉnh, xuất, đặt tên. Làm đúng thứ tự này từ tuần đầu sẽ cứu bạn vào mùa đồ án.\n\nNửa sau của môn nói về giấy. Cùng một tệp in trên giấy bóng, giấy lụa và giấy bông cho ba bức ảnh khác nhau; bạn in thử, ghi chú, in lại và chọn.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1: đặt tên, sao lưu, siêu dữ liệu',
            'Tuần 2–4: tệp thô, cân bằng trắng, đường cong',
            'Tuần 5–6: chỉnh vùng, chấm bụi, giới hạn của sửa ảnh',
            'Tuần 7–8: cân màn hình, hồ sơ màu, in thử',
            'Tuần 9–10: tập ảnh 20 trang, đóng chỉ hoặc gập đàn xếp',
          ],
        },
        {
          title: 'Phần mềm và máy in',
          content:
            'Phòng máy có Lightroom, Photoshop; darktable và GIMP cũng được chấp nhận. Máy in phun mười màu khổ A2 phải đăng ký trước, mỗi người có định mức giấy cho cả môn.',
          list: [],
        },
        {
          title: 'Thang điểm',
          content:
            'Bài xử lý 40%, ba bản in thử có ghi chú 20%, tập ảnh 40%. Bạn nộp kèm tệp trước và sau khi sửa; ảnh bị sửa đến mức sai sự thật phải ghi chú rõ là ảnh đã can thiệp.',
          list: [],
        },
      ],
    },
  ],
};
