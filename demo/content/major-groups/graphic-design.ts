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
