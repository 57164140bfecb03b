import type { DemoMajor } from '../types.ts';

export const graphicDesign: DemoMajor = {
  name: 'Thiết kế đồ họa',
  other_names: ['graphic design', 'TKĐH'],
  ma_nganh: '7210403',
  description:
    'Ngành học cách dùng chữ, hình và màu để truyền một thông tin đến đúng người đọc: từ tấm áp phích, cuốn sách, bảng chỉ đường trong bệnh viện đến bộ nhận diện của một cửa hàng.',
  detailed_content: [
    {
      title: 'Bạn học những gì',
      content:
        'Năm đầu dành cho tay và mắt: vẽ, cắt, dán, pha màu, quan sát. Từ năm thứ hai, bạn học chữ, bố cục, in ấn và bắt đầu làm những sản phẩm có người dùng thật. Phần mềm được dạy xen vào bài tập chứ không đứng thành một năm riêng.',
      list: [
        'Nền tảng: tạo hình, màu, bố cục, lịch sử mỹ thuật và thiết kế',
        'Chữ: giải phẫu con chữ, dàn trang, chữ Việt và hệ thống dấu',
        'Sản phẩm: nhận diện, sách, áp phích, bao bì, biển chỉ dẫn',
        'Kỹ thuật: chuẩn bị tệp in, giấy, mực, gia công sau in',
        'Nghề: đọc đề bài, trình bày phương án, báo giá, bản quyền hình và chữ',
      ],
    },
    {
      title: 'Hợp với ai',
      content:
        'Bạn hợp ngành này nếu hay để ý tấm biển hiệu đặt dấu sai, thích xếp lại trang vở cho dễ đọc và chịu được việc sửa một thứ nhiều lần. Vẽ giỏi là lợi thế, nhưng người vẽ vừa phải mà suy nghĩ mạch lạc vẫn học tốt. Nếu bạn chỉ thích vẽ tự do và ngại làm theo yêu cầu của người khác, hãy cân nhắc ngành Hội họa.',
      list: [],
    },
    {
      title: 'Một học kỳ trôi qua thế nào',
      content:
        'Một học kỳ thường có năm đến sáu môn, trong đó hai môn là xưởng thực hành kéo dài cả buổi. Tuần nào cũng có buổi treo bài lên tường: bạn nói hai phút về việc mình đã làm, cả lớp và giảng viên góp ý. Cuối kỳ, bạn nộp một tập bài gồm cả bài xong lẫn bản nháp.',
      list: [
        'Khoảng 20–24 giờ trên lớp mỗi tuần, thời gian tự làm tương đương',
        'Tiền giấy, màu, in thử: tính trước theo từng môn, đầu kỳ có bảng kê',
        'Máy tính cá nhân cần từ năm thứ hai; năm nhất dùng phòng máy của trường',
      ],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét bốn tổ hợp. H00 (Ngữ văn và hai bài vẽ) thi hình họa chì và bố cục màu; H01 và V01 (Toán, Ngữ văn và một bài vẽ) chỉ thi hình họa; D01 (Toán, Ngữ văn, Tiếng Anh) không thi vẽ. Người chọn D01 cũng có thể xét bằng học bạ; ngoài ra trường nhận điểm đánh giá năng lực của ĐHQG-HCM. Nơi khác có thể ra bài vẽ khác, nên trước khi chọn lò luyện vẽ, hãy hỏi xem ở đó luyện đúng hai bài này không.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Phần lớn người mới ra trường bắt đầu ở vị trí thiết kế viên trong công ty thiết kế, phòng truyền thông của doanh nghiệp, nhà xuất bản hoặc xưởng in. Sau vài năm, có người đi sâu vào chữ hoặc nhận diện, có người chuyển sang giao diện số, có người dạy học.',
      list: [
        'Thiết kế nhận diện và ấn phẩm',
        'Dàn trang sách, báo, tạp chí',
        'Thiết kế bao bì phối hợp với xưởng in',
        'Chế bản và kiểm soát chất lượng in',
      ],
    },
  ],
  subjects: [
    {
      name: 'Cơ sở tạo hình',
      other_names: ['design fundamentals', 'cơ sở thiết kế'],
      short_description:
        'Môn đầu tiên của năm nhất: làm việc với điểm, nét, mảng, khối và nhịp bằng giấy, mực và dao cắt, chưa dùng máy tính.',
      description:
        'Bạn bắt đầu từ những thứ nhỏ: một chấm đặt ở đâu trên tờ giấy vuông thì tờ giấy yên, đặt ở đâu thì nó muốn rơi. Mỗi tuần một đề bài ngắn, làm trên giấy khổ 20 × 20 cm, để bạn thử được nhiều phương án trong một buổi.\n\nNửa sau của môn chuyển sang khối: gấp, cắt và dựng giấy thành hình nổi rồi chụp lại dưới một nguồn sáng. Hết môn, bạn có khoảng bốn mươi bài nhỏ và biết gọi tên điều mình đang thấy.',
      detailed_content: [
        {
          title: 'Bạn sẽ làm gì',
          content:
            'Bài nào cũng làm bằng tay và làm theo loạt, vì so sánh mười phương án đặt cạnh nhau dạy nhiều hơn một phương án được tô kỹ.',
          list: [
            'Xếp 1, 3, 7 rồi 21 chấm đen sao cho mỗi tờ có một chỗ căng',
            'Vẽ 30 loại nét bằng bút, que tre, dây và ngón tay',
            'Cắt giấy đen trắng: hình và nền đổi vai cho nhau',
            'Gấp một tờ A4 thành bề mặt có nhịp, không dùng keo',
          ],
        },
        {
          title: 'Nội dung theo tuần',
          content: 'Môn kéo dài 12 tuần, mỗi tuần một buổi bốn giờ. Hai tuần cuối dành cho bài tổng hợp và treo bài.',
          list: [
            'Tuần 1–3: điểm, nét, mật độ',
            'Tuần 4–6: mảng, hình và nền, nhịp lặp',
            'Tuần 7–9: thang xám và màu cơ bản bằng màu bột',
            'Tuần 10–12: khối giấy, ánh sáng, bài tổng hợp',
          ],
        },
        {
          title: 'Vật liệu cần mua',
          content: '',
          list: [
            'Giấy ford 120 gsm và bìa đen, cắt sẵn 20 × 20 cm',
            'Dao trổ, thước sắt 30 cm, tấm lót cắt A3',
            'Mực tàu, hai bút lông, màu bột đen và trắng',
          ],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Loạt bài hằng tuần chiếm 60%, bài tổng hợp 30%, phần nói trước lớp 10%. Giảng viên chấm độ rộng của thử nghiệm trước, độ sạch của bài sau; nộp thiếu quá ba bài thì phải làm lại môn.',
          list: [],
        },
      ],
    },
    {
      name: 'Nguyên lý thị giác',
      other_names: ['visual perception', 'nguyên lý thiết kế'],
      short_description:
        'Vì sao mắt nhìn chỗ này trước chỗ kia: tương phản, nhóm, khoảng trắng, thứ bậc và màu, kiểm chứng bằng thử nghiệm nhỏ với người thật.',
      description:
        'Môn học trả lời bằng thí nghiệm những câu mà người mới hay trả lời bằng cảm tính. Bạn thay một biến trong bố cục, giữ nguyên phần còn lại, rồi hỏi năm người xem họ đọc gì trước.\n\nPhần màu học theo cách so sánh: cùng một ô xám đặt trên hai nền khác nhau trông thành hai màu. Bạn cũng học đo tỷ lệ tương phản giữa chữ và nền để người mắt kém vẫn đọc được.',
      detailed_content: [
        {
          title: 'Các đề tài chính',
          content: 'Mỗi đề tài kéo dài hai tuần: tuần đầu quan sát và phân tích, tuần sau tự làm và thử.',
          list: [
            'Thứ bậc: ba cấp thông tin trên một tờ thông báo A4',
            'Gần và xa: nhóm các mục của một thực đơn mà không kẻ khung',
            'Khoảng trắng: bớt một nửa số yếu tố mà vẫn đủ thông tin',
            'Tương phản màu, màu nóng lạnh, màu đổi theo nền',
            'Chuỗi: dẫn mắt qua sáu trang',
          ],
        },
        {
          title: 'Bài tập lớn: sửa một tờ giấy ngoài đời',
          content:
            'Bạn xin một tờ giấy đang được dùng thật, ví dụ phiếu khám, thời khóa biểu hay bảng giá, và làm lại cho dễ đọc hơn. Bài nộp gồm bản cũ, bản mới, ghi chép thử với năm người và một trang giải thích từng thay đổi.',
          list: [],
        },
        {
          title: 'Chấm điểm',
          content:
            'Bài thử nghiệm hai tuần một lần: 50%. Bài tập lớn: 40%. Sổ quan sát hình ảnh ngoài phố, ít nhất 30 mục: 10%. Điểm không cộng cho hiệu ứng; điểm cộng cho lập luận kiểm chứng được.',
          list: [],
        },
      ],
    },
    {
      name: 'Nghệ thuật chữ (Typography)',
      other_names: ['typesetting', 'chọn font chữ'],
      short_description: 'Đọc hình dáng con chữ, chọn phông, đặt cỡ, giãn dòng và dựng lưới cho trang in khổ A5 đến A3.',
      description:
        'Nửa đầu môn, bạn học tên các bộ phận của con chữ bằng cách đồ lại chúng ở cỡ lớn: thân, bụng, chân, nét vươn, khoảng trong. Đồ tay chậm, nhưng sau vài tuần bạn phân biệt được các phông mà trước đó trông giống nhau.\n\nNửa sau là dàn trang: bài thơ, công thức nấu ăn, bài báo hai cột. Bạn quyết định cỡ chữ, độ dài dòng và giãn dòng rồi in ra đúng kích thước để kiểm tra, vì chữ trên màn hình phóng to luôn đánh lừa mắt.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: lịch sử ngắn của chữ La-tinh, từ bút đến chì đúc',
            'Tuần 3–5: đồ chữ có chân và không chân ở cỡ cao 12 cm',
            'Tuần 6–7: khoảng cách giữa chữ, giữa từ, giữa dòng',
            'Tuần 8–10: lưới một cột, hai cột, lưới mô-đun',
            'Tuần 11–14: cuốn sách nhỏ 16 trang',
            'Tuần 15: đóng sách và treo bài',
          ],
        },
        {
          title: 'Bài tập lớn',
          content:
            'Một cuốn sách khổ A5, 16 trang, khâu lồng bằng chỉ, chỉ dùng một họ phông và một màu mực. Nội dung do bạn chọn, dài từ 2.000 đến 3.000 chữ, có ít nhất ba cấp tiêu đề và chú thích.',
          list: [
            'Nộp: sách đóng xong, tệp InDesign hoặc Scribus, một trang tự nhận xét',
            'Lỗi bị trừ điểm: dòng mồ côi, gạch nối sai, dấu cách đôi, chữ tự kéo giãn',
          ],
        },
        {
          title: 'Công cụ',
          content:
            'Bút chì, bút lông kim, giấy can và thước đo điểm chữ cho phần đầu. Phần sau dùng InDesign ở phòng máy; bạn có thể làm bằng Scribus hoặc Affinity nếu tự quản được tệp. Mọi bài dùng phông có giấy phép rõ ràng.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Tập đồ chữ 25%, ba bài dàn trang ngắn 30%, cuốn sách 45%. Với cuốn sách, giảng viên đọc thật từ đầu đến cuối; chỗ nào phải dừng lại vì bố cục thì ghi vào phiếu góp ý.',
          list: [],
        },
      ],
    },
    {
      name: 'Đồ họa chữ Việt',
      other_names: ['Vietnamese typography', 'vẽ chữ tiếng Việt', 'Việt hóa font'],
      short_description:
        'Chữ có dấu là đề bài riêng: vẽ dấu thanh, dấu mũ, dấu móc, xử lý dấu chồng và giãn dòng cho tiếng Việt.',
      description:
        'Tiếng Việt cần 134 chữ cái có dấu, kể cả chữ hoa; nhiều phông nước ngoài vẽ thiếu hoặc đặt sai những chữ này. Môn học bắt đầu bằng việc đi chụp biển hiệu và tìm ra dấu bị cắt, dấu dính, dấu lệch.\n\nSau đó bạn tự vẽ một bộ dấu: sắc, huyền, hỏi, ngã, nặng, cùng dấu mũ, dấu trăng, râu của ơ và ư, nét ngang của đ. Bài cuối là một tấm áp phích chỉ có chữ, trong đó dấu giữ vai trò của hình.',
      detailed_content: [
        {
          title: 'Bạn sẽ làm gì',
          content:
            'Môn có một tuần đi thực địa, bốn tuần vẽ và năm tuần làm sản phẩm. Mỗi nhóm ba người, vẽ riêng nhưng soát lỗi cho nhau.',
          list: [
            'Bộ ảnh 60 biển hiệu, phân loại theo lỗi đặt dấu',
            'Vẽ chữ Ấ, Ễ, Ộ, Ữ, Ặ ở chiều cao 15 cm, ba phương án mỗi chữ',
            'Thử giãn dòng cho hai dòng toàn chữ hoa có dấu',
            'Bảng so sánh năm phông miễn phí có hỗ trợ tiếng Việt',
          ],
        },
        {
          title: 'Bài tập lớn: áp phích chỉ có chữ',
          content:
            'Khổ 42 × 59,4 cm, tối đa hai màu, nội dung là một câu tục ngữ hoặc một câu trong bài hát. Không dùng ảnh, không dùng hình minh họa. Áp phích được in lụa hoặc in kỹ thuật số ở xưởng của trường và treo ở hành lang hai tuần.',
          list: [],
        },
        {
          title: 'Tiêu chí chấm',
          content: '',
          list: [
            'Dấu đúng chính tả và đúng chỗ: điều kiện để được chấm',
            'Dấu cùng giọng với chữ, cả nét đậm lẫn nét mảnh: 40%',
            'Đọc được ở khoảng cách 5 mét: 30%',
            'Quá trình thử và ghi chép: 30%',
          ],
        },
      ],
    },
    {
      name: 'Thiết kế bộ nhận diện',
      other_names: ['brand identity', 'branding', 'thiết kế logo', 'bộ nhận diện thương hiệu'],
      short_description:
        'Làm bộ nhận diện cho một cơ sở nhỏ có thật: tìm hiểu, vẽ dấu hiệu, chọn chữ và màu, áp dụng lên đồ vật và viết sổ hướng dẫn.',
      description:
        'Bạn không vẽ logo ngay. Ba tuần đầu, nhóm bạn đến tận nơi, ví dụ một tiệm bánh, một thư viện phường hay một đội bóng rổ nữ, để hỏi, đếm và chụp xem ở đó người ta nhìn thấy chữ và hình nào.\n\nTừ đó bạn mới vẽ dấu hiệu, chọn chữ, màu và cách sắp xếp, rồi thử trên những thứ rất cụ thể: con dấu 2 cm, bảng hiệu 3 mét, ảnh đại diện tròn. Một dấu hiệu chỉ đạt khi vẫn nhận ra được ở cỡ nhỏ nhất và khi in một màu.',
      detailed_content: [
        {
          title: 'Các chặng của đồ án',
          content:
            'Đồ án kéo dài 15 tuần, làm nhóm hai đến ba người. Cuối mỗi chặng có buổi trình bày, trong đó chặng hai và chặng bốn mời chủ cơ sở đến nghe.',
          list: [
            'Chặng 1, ba tuần: khảo sát tại chỗ, phỏng vấn, bảng hình ảnh hiện có',
            'Chặng 2, ba tuần: ba hướng phác thảo, mỗi hướng 20 hình',
            'Chặng 3, bốn tuần: hoàn thiện một hướng, thử cỡ và thử màu',
            'Chặng 4, ba tuần: áp dụng lên tám đồ vật',
            'Chặng 5, hai tuần: sổ hướng dẫn sử dụng',
          ],
        },
        {
          title: 'Sản phẩm nộp',
          content: '',
          list: [
            'Tệp dấu hiệu: bản màu, bản một màu, bản âm, cỡ tối thiểu',
            'Sổ hướng dẫn 24 trang, in và PDF',
            'Ba đồ vật làm thật, ví dụ túi giấy, biển gỗ, tạp dề in lụa',
            'Biên bản hai lần góp ý của chủ cơ sở',
          ],
        },
        {
          title: 'Điểm được tính ra sao',
          content:
            'Khảo sát 20%, phát triển phương án 30%, sản phẩm cuối 35%, làm việc nhóm 15%. Mỗi thành viên ghi nhật ký công việc; điểm của hai người cùng nhóm có thể lệch nhau. Ý kiến của chủ cơ sở được đọc trước lớp nhưng không quy thành điểm.',
          list: [],
        },
      ],
    },
    {
      name: 'Kỹ thuật in',
      other_names: ['printing', 'in ấn', 'in lụa', 'in offset'],
      short_description:
        'Offset, kỹ thuật số, in lụa và in nổi; giấy, mực, tách màu và gia công sau in, học tại xưởng và ở một nhà in.',
      description:
        'Một tệp đẹp trên màn hình có thể hỏng trên giấy vì quên chừa xén, vì đen bốn màu trong chữ nhỏ, vì ảnh chưa đủ điểm. Môn này cho bạn gặp những lỗi đó ở xưởng trường, trước khi gặp với tiền của khách.\n\nBạn tự căng khung, chụp bản và kéo lụa hai màu; tuần thứ tám cả lớp đến một nhà in offset xem máy chạy và đọc tờ in thử bằng kính soi.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: giấy, định lượng, thớ giấy, khổ thành phẩm và khổ trải',
            'Tuần 3–6: in lụa hai màu, chồng màu, canh bản',
            'Tuần 7: hệ CMYK, màu pha, hồ sơ màu, đen thường và đen đậm',
            'Tuần 8: tham quan nhà in offset',
            'Tuần 9–10: cán, bế, ép nhũ, đóng ghim, khâu chỉ',
          ],
        },
        {
          title: 'An toàn ở xưởng',
          content:
            'Mực và dung môi được cất trong tủ riêng, xưởng luôn có người trực. Tóc dài phải buộc, không đeo khăn, không vào xưởng một mình sau giờ học. Bạn ký nội quy ở buổi đầu và làm bài kiểm tra ngắn trước khi dùng dao xén.',
          list: [],
        },
        {
          title: 'Bài nộp',
          content:
            'Bài thứ nhất là 20 bản in lụa hai màu khổ A3, đánh số từng bản. Bài thứ hai là một tệp tờ gấp ba mảnh sẵn sàng gửi nhà in, kèm phiếu kỹ thuật ghi giấy, mực, số lượng và gia công.',
          list: [
            'Bản in lụa: 50%, chấm trên độ chồng khít và độ đều mực',
            'Tệp gửi in và phiếu kỹ thuật: 35%',
            'Bài kiểm tra lý thuyết 30 phút: 15%',
          ],
        },
      ],
    },
    {
      name: 'Thiết kế sách',
      other_names: ['book design', 'dàn trang sách', 'làm bìa sách'],
      short_description:
        'Làm trọn một cuốn sách từ bản thảo đến bông in: đọc, chia chương, dựng lưới, chọn giấy, vẽ bìa và theo sách đến bàn đóng.',
      description:
        'Việc đầu tiên của môn này là đọc. Bạn nhận một bản thảo thật, đọc hết, đánh dấu chỗ người đọc cần nghỉ, chỗ cần ghi chú, rồi mới nghĩ đến khổ sách và cỡ chữ.\n\nSau đó bạn làm những thứ ít ai để ý: trang bản quyền, mục lục, số trang, đầu trang, chữ gáy. Bìa làm sau cùng, khi đã biết ruột sách nặng nhẹ ra sao. Cuối kỳ, mỗi người cầm trên tay một cuốn do mình dàn và tự đóng.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: đọc bản thảo, sơ đồ các phần, chọn khổ sách',
            'Tuần 3–5: lưới, trang mẫu, kiểu đoạn, kiểu ký tự',
            'Tuần 6–8: dàn ruột sách, chú thích, hình và bảng',
            'Tuần 9–11: bìa, gáy, tay gấp; thử ba hướng',
            'Tuần 12–15: in bông, sửa bông, đóng sách',
          ],
        },
        {
          title: 'Bài tập lớn: một cuốn sách 96 trang',
          content:
            'Bản thảo do thư viện tỉnh, một hội văn nghệ hoặc một nhóm tác giả trẻ gửi đến, và tác giả biết sách sẽ do sinh viên dàn. Bạn gặp tác giả hai lần: lần đầu để hỏi sách viết cho ai, lần sau để cùng đọc bông in.',
          list: [
            'Ba bản in đóng keo hoặc khâu chỉ',
            'Tệp dàn trang có kiểu đoạn, không chỉnh tay từng dòng',
            'Bông in có dấu sửa và chữ ký của người đọc soát',
          ],
        },
        {
          title: 'Đọc soát lẫn nhau',
          content:
            'Trước khi đóng sách, hai bạn đổi bông cho nhau và đọc từng chữ. Dấu cách thừa, dòng mồ côi, chữ hoa đặt lệch kiểu đều được ghi vào phiếu. Người soát sót quá mười lỗi bị trừ điểm ở bài của chính mình.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content: 'Ruột sách 45%, bìa 25%, đóng sách 15%, phiếu đọc soát 15%. Giảng viên chấm ruột trước khi nhìn bìa.',
          list: [],
        },
      ],
    },
    {
      name: 'Biển chỉ dẫn',
      other_names: ['wayfinding', 'signage', 'đồ họa môi trường', 'thiết kế biển bảng'],
      short_description:
        'Giúp người lạ tìm được đường trong bệnh viện, bến xe, trường học: đếm lối rẽ, đặt tên, chọn cỡ chữ, dựng biển thử đúng kích thước.',
      description:
        'Bạn chọn một nơi mà người ta hay lạc và đứng đó một buổi sáng, chỉ để ghi lại ai dừng ở đâu, hỏi ai, quay lại mấy lần. Bản đồ những chỗ dừng ấy là đề bài của cả kỳ.\n\nChữ trên biển không giống chữ trên giấy: người đọc đang đi, mắt có thể kém, nắng có thể chiếu thẳng vào mặt biển. Vì vậy mọi phương án đều được in đúng kích thước, treo đúng độ cao rồi thử với người chưa từng đến đó.',
      detailed_content: [
        {
          title: 'Sáu bước của đồ án',
          content: 'Đồ án dài 15 tuần, nhóm ba người, làm ở một nơi có thật trong vòng mười cây số quanh trường.',
          list: [
            'Quan sát: bản đồ chỗ dừng, ghi câu người ta hỏi',
            'Đặt tên: phòng, tầng, lối; bỏ tên không ai dùng',
            'Sơ đồ: ở mỗi ngã rẽ cần biết gì, chưa cần biết gì',
            'Chữ và ký hiệu: cỡ theo khoảng cách đọc, tương phản, chữ nổi',
            'Dựng thử: biển bìa đúng cỡ, treo hai ngày',
            'Bản vẽ kỹ thuật: vật liệu, cách bắt vít, bảng kê số lượng',
          ],
        },
        {
          title: 'Thử với người lạ đường',
          content:
            'Mỗi nhóm mời sáu người chưa đến nơi đó bao giờ, trong đó có ít nhất một người trên 60 tuổi, và nhờ họ tự đi tới ba điểm. Nhóm đi sau ba mét và không được nhắc. Bản ghi thời gian và chỗ do dự là phần quan trọng nhất của hồ sơ.',
          list: [],
        },
        {
          title: 'Điểm được tính ra sao',
          content:
            'Quan sát 25%, sơ đồ và tên gọi 25%, biển thử và biên bản 30%, bản vẽ kỹ thuật 20%. Nơi cho phép đến khảo sát được tặng bộ hồ sơ; dùng hay không là quyền của họ.',
          list: [],
        },
      ],
    },
    {
      name: 'Áp phích và chiến dịch',
      other_names: ['poster design', 'campaign design', 'thiết kế poster'],
      short_description:
        'Nói một điều với cả khu phố: từ một câu cần nhớ đến áp phích, bài đăng, tờ phát tay và cách biết người ta có hiểu hay không.',
      description:
        'Đề bài đến từ một trạm y tế, một đội dân phòng hoặc một nhóm thiện nguyện: đội mũ đúng cách, lọc rác tại nhà, hiến máu, phòng đuối nước. Trước khi vẽ, bạn phải rút được điều cần nói thành một câu mà bà ngoại bạn hiểu ngay.\n\nRồi câu ấy đi qua nhiều khổ: tấm áp phích dán ở cổng chợ, ô vuông trên điện thoại, tờ phát tay gấp tư. Hình và chữ đổi chỗ cho nhau, còn ý thì giữ nguyên.',
      detailed_content: [
        {
          title: 'Bạn sẽ làm gì',
          content: 'Ba tuần đầu làm một mình để ai cũng tự tìm được ý; từ tuần thứ tư làm nhóm bốn người và chọn một ý đi tiếp.',
          list: [
            'Ba mươi ý bằng hình phác cỡ bao diêm, mỗi ý ba phút',
            'Một áp phích chỉ có hình, một áp phích chỉ có chữ',
            'Bộ sáu khổ cho một chiến dịch, in thử từng khổ',
            'Lịch dán, lịch đăng và người phụ trách',
          ],
        },
        {
          title: 'Biết người ta hiểu gì',
          content:
            'Nhóm dán áp phích ở ba chỗ trong ba ngày và hỏi ít nhất hai mươi người đi qua: bạn vừa đọc thấy gì, bạn sẽ làm gì. Câu trả lời sai không đáng xấu hổ; giấu nó đi mới bị trừ điểm.',
          list: [],
        },
        {
          title: 'Chuyện không được làm',
          content:
            'Không dọa bằng hình máu me, không dùng ảnh trẻ em khi gia đình chưa đồng ý, không đưa con số không có nguồn. Công cụ tạo ảnh được dùng ở bước phác và phải ghi rõ; bản cuối là hình bạn vẽ hoặc chụp.',
          list: [],
        },
        {
          title: 'Tiêu chí chấm',
          content: '',
          list: [
            'Ý rõ, nói được bằng một câu: 30%',
            'Hình và chữ cùng nói một điều: 35%',
            'Bộ khổ thống nhất, in được: 20%',
            'Biên bản hỏi người xem: 15%',
          ],
        },
      ],
    },
    {
      name: 'Báo giá và hợp đồng thiết kế',
      other_names: ['design business', 'nhận việc thiết kế', 'tính giá thiết kế'],
      short_description:
        'Đọc đề bài của khách, tính giờ, lập báo giá, ký hợp đồng, bàn giao tệp và nói chuyện tiền mà không ngại.',
      description:
        'Nhiều người vẽ giỏi mà lúng túng khi khách hỏi hết bao nhiêu. Môn này tập đúng chỗ ấy: bạn bấm giờ cho việc của mình trong ba tuần, biết mình làm một bìa sách mất mấy buổi, rồi mới lập bảng báo giá.\n\nPhần sau đọc hợp đồng mẫu từng điều: sửa mấy lần, ai giữ tệp gốc, chữ và ảnh mua ở đâu, khi khách đổi ý thì sao. Một luật sư và một chủ xưởng nhỏ đến lớp, mỗi người một buổi, và bạn được hỏi điều mình ngại hỏi.',
      detailed_content: [
        {
          title: 'Mười buổi, mười việc',
          content: 'Mỗi buổi ba giờ, một việc làm xong ngay tại lớp.',
          list: [
            'Buổi 1–2: đọc đề bài, viết lại đề bài bằng lời của mình',
            'Buổi 3–4: sổ giờ, giá một giờ, chi phí ẩn',
            'Buổi 5: bảng báo giá ba mức',
            'Buổi 6–7: hợp đồng, nghiệm thu, giấy phép chữ và ảnh',
            'Buổi 8: gửi tệp, đặt tên tệp, lưu trữ',
            'Buổi 9–10: đóng vai thương lượng, mỗi bạn hai vai',
          ],
        },
        {
          title: 'Bài nộp',
          content:
            'Một bộ giấy tờ dùng được khi bạn nhận việc đầu tiên: phiếu hỏi khách, bảng báo giá, hợp đồng hai trang, biên bản nghiệm thu. Mỗi tờ viết bằng câu thường, không chép cả trang mẫu trên mạng.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Bộ giấy tờ 50%, buổi thương lượng 30%, sổ giờ ba tuần 20%. Báo giá cao hay thấp không ảnh hưởng đến điểm; báo giá không giải thích được thì phải làm lại.',
          list: [],
        },
      ],
    },
    {
      name: 'Thực tập doanh nghiệp',
      other_names: ['internship', 'đi thực tập'],
      short_description:
        'Mười tuần làm việc ở công ty thiết kế, nhà xuất bản, xưởng in hoặc phòng truyền thông, có người kèm ở hai phía.',
      description:
        'Bạn đi làm bốn ngày mỗi tuần, ngày thứ Sáu về lớp kể lại việc đã làm và chỗ đang vướng. Việc của người thực tập thường nhỏ: chỉnh khổ cho năm mươi ảnh, dọn tệp cũ, sửa một chỗ khách gạch đỏ. Làm gọn được những việc nhỏ ấy là điều chỗ làm nào cũng nhìn thấy trước tiên.\n\nTrường có danh sách nơi nhận thực tập ở Cần Thơ và TP. Hồ Chí Minh; bạn cũng có thể tự tìm chỗ và nhờ giảng viên xem trước. Nơi nhận ký một bản thỏa thuận ghi giờ làm, người kèm và việc bạn được giao.',
      detailed_content: [
        {
          title: 'Trước khi đi',
          content: 'Bốn tuần trước kỳ thực tập, lớp tập viết thư xin việc và tập trả lời phỏng vấn với cựu sinh viên.',
          list: [
            'Hồ sơ năng lực (portfolio) mười trang',
            'Thư xin thực tập nửa trang, sửa ít nhất hai lần',
            'Ba nơi muốn đến, có lý do',
            'Bản thỏa thuận ba bên',
          ],
        },
        {
          title: 'Mười tuần ở chỗ làm',
          content:
            'Tuần đầu bạn quan sát và hỏi. Từ tuần thứ hai, bạn nhận việc có hạn nộp. Giảng viên gọi hoặc ghé hai lần; nếu công việc không liên quan đến nghề, hoặc bạn bị đối xử không đàng hoàng, trường giúp bạn đổi chỗ.',
          list: [],
        },
        {
          title: 'Nhật ký và báo cáo',
          content:
            'Mỗi ngày bạn viết năm dòng: làm gì, mất bao lâu, học được gì. Báo cáo cuối kỳ gồm ba việc đã xong, kèm bản trước và sau khi được sửa. Việc nào công ty cần giữ kín thì bạn kể cách làm, không kèm hình.',
          list: [],
        },
        {
          title: 'Điểm do ai chấm',
          content:
            'Người kèm ở chỗ làm 40%, giảng viên 40%, buổi kể lại trước lớp 20%. Bạn vắng quá bốn ngày không báo trước thì phải thực tập lại vào kỳ sau.',
          list: [],
        },
      ],
    },
    {
      name: 'Đồ án tốt nghiệp',
      other_names: ['graduation project', 'capstone', 'bài tốt nghiệp'],
      short_description:
        'Một học kỳ cho một đề tài do bạn chọn: nghiên cứu, thử, làm đến bản cuối, bày ở triển lãm và bảo vệ trước hội đồng.',
      description:
        'Đề tài có thể rất gần: bộ chữ cho chợ nổi, bảng chỉ đường cho một khu nhà tập thể, cuốn sách về nghề làm bánh của mẹ. Điều kiện chỉ có một: phải có người cần đến nó ngoài bạn ra, và bạn phải gặp được người ấy.\n\nMỗi tuần bạn gặp giảng viên hướng dẫn một lần, mỗi tháng có một buổi xem chung của cả khóa. Tuần cuối, phòng triển lãm của trường mở cửa cho gia đình, bạn bè và các nơi tuyển người.',
      detailed_content: [
        {
          title: 'Mười lăm tuần',
          content: '',
          list: [
            'Tuần 1–3: đề cương, người dùng, nguồn tư liệu',
            'Tuần 4–7: ba hướng, thử với người dùng, chọn một',
            'Tuần 8–12: làm đến bản cuối, in thử, sửa',
            'Tuần 13: nộp sản phẩm và sổ quá trình',
            'Tuần 14: bảo vệ, 12 phút nói và 10 phút hỏi đáp',
            'Tuần 15: triển lãm',
          ],
        },
        {
          title: 'Điều kiện để bắt đầu',
          content:
            'Bạn đã xong kỳ thực tập và không còn nợ môn bắt buộc nào. Ai còn nợ thì trả môn trước, làm đồ án ở kỳ kế tiếp; chuyện ấy không hiếm và không ai phải xấu hổ.',
          list: [],
        },
        {
          title: 'Sản phẩm nộp',
          content: '',
          list: [
            'Sản phẩm cuối, làm thật hoặc in thử đúng kích thước',
            'Sổ quá trình ít nhất 60 trang, có cả bản hỏng',
            'Bài viết 2.000 chữ, dẫn nguồn đầy đủ',
            'Biên bản ba lần gặp người dùng',
          ],
        },
        {
          title: 'Hội đồng và điểm',
          content:
            'Hội đồng năm người, trong đó hai người đang làm nghề ngoài trường. Quá trình 40%, sản phẩm 40%, bảo vệ 20%. Bài chưa đạt được sửa và bảo vệ lại một lần trong vòng ba tháng.',
          list: [],
        },
      ],
    },
    {
      name: 'Thư pháp chữ Quốc ngữ',
      other_names: ['calligraphy', 'viết thư pháp', 'viết chữ đẹp'],
      status: 0,
      short_description:
        'Môn tự chọn đang được biên soạn lại: viết chữ Quốc ngữ bằng bút sắt ngòi bẹt và bút lông, chú ý đường đi của tay và nhịp của dấu.',
      description:
        'Bạn học giữ góc bút, nhịp viết và khoảng cách bằng hai loại bút: ngòi bẹt 3 mm và bút lông mềm. Chữ được viết trên giấy dó và giấy thường để so sánh độ loang.\n\nMôn kết thúc bằng một trang viết tay khổ A3. Trang này có thể quét lại để dùng làm tư liệu cho môn vẽ chữ.',
      detailed_content: [
        {
          title: 'Khung môn học dự kiến',
          content: 'Mười buổi, mỗi buổi ba giờ, tối đa 16 người một lớp.',
          list: [
            'Buổi 1–4: ngòi bẹt, nét cơ bản, chữ thường',
            'Buổi 5–7: dấu thanh, dấu mũ, chữ hoa',
            'Buổi 8–10: bút lông và trang viết cuối môn',
          ],
        },
        {
          title: 'Dụng cụ',
          content: '',
          list: ['Quản bút và ngòi bẹt 3 mm', 'Bút lông mềm cỡ vừa', 'Giấy dó, giấy kẻ ô, mực nho'],
        },
      ],
    },
  ],
};
