import type { DemoMajor } from '../types.ts';

export const animationDesign: DemoMajor = {
  name: 'Thiết kế hoạt hình',
  other_names: ['animation', 'animation design', 'vẽ hoạt hình', 'làm phim hoạt hình'],
  description:
    'Ngành làm cho hình vẽ và mô hình biết cử động và diễn: tạo nhân vật, kể bằng bảng phân cảnh, diễn hoạt 2D và 3D, ánh sáng, dựng thành phim ngắn. Danh mục nhà nước chưa có mã riêng cho ngành này, nên trường mở nó thành một chuyên ngành của Công nghệ điện ảnh, truyền hình.',
  detailed_content: [
    {
      title: 'Từ tờ giấy lật đến phim ngắn',
      content:
        'Hai năm đầu bạn vẽ rất nhiều bằng tay: dáng người, con vật, lật giấy, bàn sáng. Năm thứ ba chia hướng 2D hoặc 3D, nhưng nhóm làm phim vẫn gồm cả hai. Năm cuối là một phim từ một đến ba phút do nhóm ba đến năm người làm.',
      list: [
        'Vẽ: hình họa, ký họa chuyển động, phối cảnh',
        'Kể chuyện: ý tưởng, phân cảnh, dựng thô',
        'Diễn hoạt 2D, diễn hoạt 3D',
        'Dựng hình, dựng xương, chất liệu, ánh sáng',
        'Âm thanh, hậu kỳ, quản lý tiến độ',
      ],
    },
    {
      title: 'Xem một phim trước khi chọn ngành',
      content:
        'Phim “Spring” ở trang này dài khoảng tám phút và không có lời thoại. Hãy xem hai lần: lần đầu theo câu chuyện, lần sau chỉ nhìn bàn tay cô bé và dáng đi của con chó. Nếu lần thứ hai làm bạn tò mò hơn lần đầu, ngành này đáng để bạn tìm hiểu tiếp.',
      list: [],
    },
    {
      title: 'Người học và sức bền',
      content:
        'Một giây phim có 24 khung hình, và một tuần làm việc có khi chỉ cho ra bốn giây. Người hợp ngành kiên nhẫn, thích quan sát cử chỉ và làm được việc trong nhóm có hạn nộp. Bạn không cần vẽ giống ảnh, nhưng cần vẽ đều.',
      list: [],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Năm 2027 trường xét H00, H01, V01 và D01. H00 thi ký họa dáng người và bố cục theo truyện ngắn; H01 và V01 chỉ thi bài bố cục. D01 không thi vẽ, xét bằng điểm thi tốt nghiệp hoặc học bạ, nhưng bạn nộp một tập ký họa 15 trang để trường xem đạt hay không. Khi đăng ký, bạn gõ mã xét tuyển 7210302. Nơi khác có thể đặt hoạt hình trong ngành đồ họa, truyền thông hay công nghệ thông tin, nên tổ hợp cũng khác.',
      list: [],
    },
    {
      title: 'Những năm đầu sau khi ra trường',
      content:
        'Trong nước có các xưởng làm phim quảng cáo, phim thiếu nhi, gia công cho phim nước ngoài và đồ họa cho game. Người mới thường vào một khâu hẹp, ví dụ diễn hoạt phụ, dựng cảnh nền hoặc dọn nét.',
      list: ['Họa sĩ diễn hoạt 2D, 3D', 'Họa sĩ phân cảnh, họa sĩ bối cảnh', 'Dựng hình, dựng xương', 'Ánh sáng và ghép hình'],
    },
  ],
  youtube_url: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
  subjects: [
    {
      name: 'Tạo hình nhân vật',
      other_names: ['character design', 'vẽ nhân vật'],
      short_description:
        'Từ tính cách đến hình dáng: bóng đen, tỷ lệ, bảng xoay, bảng biểu cảm và bảng tư thế cho một nhóm nhân vật.',
      description:
        'Một nhân vật phải nhận ra được khi tô đen hoàn toàn. Bạn bắt đầu bằng năm mươi bóng đen nhỏ, chọn năm, rồi mới vẽ mắt mũi. Quần áo và màu đến sau cùng.\n\nPhim “Sprite Fright” là bài phân tích chung: một nhóm thiếu niên đi rừng và đám sinh vật tí hon hình nấm. Hãy tạm dừng ở khung có đông nhân vật, che mặt họ đi và thử phân biệt từng người chỉ bằng dáng đứng và hình khối.',
      detailed_content: [
        {
          title: 'Lộ trình mười hai tuần',
          content: '',
          list: [
            'Tuần 1–2: quan sát ở bến xe, chợ, sân trường; 100 ký họa',
            'Tuần 3–4: bóng đen, hình cơ bản, tương phản trong nhóm',
            'Tuần 5–6: tỷ lệ đầu, bảng xoay năm góc',
            'Tuần 7–8: biểu cảm, tay, khẩu hình',
            'Tuần 9–12: bộ ba nhân vật cho một câu chuyện',
          ],
        },
        {
          title: 'Bộ hồ sơ ba nhân vật',
          content:
            'Ba nhân vật đứng cạnh nhau phải khác về hình khối, chiều cao và nhịp. Mỗi nhân vật có bảng xoay, tám biểu cảm, sáu tư thế và một trang ghi chú cho người diễn hoạt.',
          list: [],
        },
        {
          title: 'Cách đánh giá',
          content:
            'Tập ký họa và bóng đen 35%, hồ sơ nhân vật 50%, bài phân tích phim một trang 15%. Một bạn khác lớp sẽ thử vẽ lại nhân vật của bạn theo hồ sơ; vẽ được nghĩa là hồ sơ đủ.',
          list: [],
        },
      ],
      video_url: 'https://www.youtube.com/watch?v=_cMxraX_5RE',
    },
    {
      name: 'Kịch bản phân cảnh (Storyboard)',
      other_names: ['storyboarding', 'animatic', 'vẽ phân cảnh'],
      short_description:
        'Chuyển câu chuyện thành chuỗi khung vẽ: cỡ cảnh, góc máy, hướng nhìn, nhịp, rồi ghép thành bản phim vẽ thô có tiếng.',
      description:
        'Bạn vẽ nhỏ, vẽ nhanh và vẽ để bỏ. Mỗi khung trả lời một câu: người xem cần biết điều gì ngay lúc này. Khung không trả lời được thì gỡ khỏi tường.\n\nPhim “Caminandes 3” dài hai phút rưỡi, không lời, chỉ có một con lạc đà không bướu và một con chim cánh cụt tranh nhau mấy trái mọng. Hãy đếm số cảnh, vẽ lại mỗi cảnh bằng một hình que và xem trò đùa nào cần ba cảnh, trò nào chỉ cần một.',
      detailed_content: [
        {
          title: 'Các đề trong kỳ',
          content: '',
          list: [
            'Phân rã phim mẫu thành hình que',
            'Một người vào phòng và biết có gì đó sai: 12 khung, không chữ',
            'Đối thoại hai người, giữ trục 180 độ',
            'Đuổi bắt trong hẻm, 30 khung',
            'Chuyển một truyện dân gian thành 60 khung',
          ],
        },
        {
          title: 'Bản phim vẽ thô',
          content:
            'Sáu mươi khung của bài cuối được ghép theo thời gian với tiếng động và lời đọc tạm, dài 60–90 giây. Lớp xem trong im lặng; sau đó từng người kể lại câu chuyện mình vừa hiểu. Chỗ kể khác nhau là chỗ cần vẽ lại.',
          list: [],
        },
        {
          title: 'Dụng cụ và điểm',
          content:
            'Giấy nhớ, bút dạ, tường trống; bước ghép dùng Storyboarder hoặc Blender. Các đề ngắn 45%, bản phim vẽ thô 45%, góp ý cho nhóm bạn 10%. Nét đẹp không có điểm riêng, nét rõ thì có.',
          list: [],
        },
      ],
      video_url: 'https://youtu.be/SkVqJ1SGeL0',
    },
    {
      name: 'Diễn hoạt 2D',
      other_names: ['2D animation', 'hoạt hình 2D', 'vẽ frame by frame'],
      short_description:
        'Vẽ từng khung trên giấy và trên máy: thời gian, khoảng cách, co giãn, chuẩn bị, bước đi, nhấc vật nặng.',
      description:
        'Bài đầu tiên là quả bóng nảy, vẽ trên giấy, có lỗ ghim và bàn sáng. Cùng một quả bóng, bạn vẽ lại bằng cao su, bằng gỗ, bằng túi nước; chỉ khoảng cách giữa các hình đổi.\n\nPhim “Wing It!” tuy làm bằng công cụ 3D nhưng diễn theo tinh thần phim vẽ: dáng rõ, đổi dáng nhanh. Hãy dùng phím mũi tên hoặc phím dấu chấm để bước từng khung trong vài giây, đếm xem một dáng được giữ bao lâu trước khi bật sang dáng kế.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: bóng nảy, con lắc, thời gian và khoảng cách',
            'Tuần 3–4: túi bột, co giãn, chuẩn bị và dừng',
            'Tuần 5–7: chu kỳ đi, chu kỳ chạy',
            'Tuần 8–9: nhấc, đẩy, kéo vật nặng',
            'Tuần 10–12: diễn một câu thoại năm giây',
          ],
        },
        {
          title: 'Vật liệu và phần mềm',
          content: '',
          list: [
            'Giấy đục lỗ 12 inch hoặc A4, thanh ghim, bàn sáng',
            'Chì xanh để dựng, chì đen để chốt',
            'Từ tuần 5: Krita, OpenToonz hoặc Toon Boom Harmony ở phòng máy',
          ],
        },
        {
          title: 'Tự quay làm mẫu',
          content:
            'Trước mỗi bài, bạn tự diễn động tác trước điện thoại, quay ba lần, chọn một, rồi cường điệu lên chứ không đồ lại. Đoạn quay nộp cùng bài.',
          list: [],
        },
        {
          title: 'Chấm điểm',
          content:
            'Sáu bài tập 60%, bài diễn 30%, sổ thời gian 10%. Sổ thời gian ghi số giờ cho từng giây phim; con số này dùng để lập lịch cho phim tốt nghiệp.',
          list: [],
        },
      ],
      video_url: 'https://www.youtube.com/watch?v=u9lj-c29dxI',
    },
    {
      name: 'Dựng hình 3D',
      other_names: ['3D modeling', 'dựng mô hình 3D', 'vẽ 3D'],
      search_names: ['Blender'],
      short_description:
        'Dựng đồ vật và nhân vật bằng lưới đa giác: khối lớn trước, lưới gọn, trải UV, vẽ bề mặt; làm trong Blender.',
      description:
        'Bạn nặn đất sét hai tuần trước khi mở máy, để biết khối là gì khi xoay quanh nó. Lên máy, quy tắc vẫn vậy: khối lớn đúng rồi mới đến khối vừa, chi tiết nhỏ để sau cùng.\n\nTrong “Big Buck Bunny”, hãy tắt tiếng và nhìn con thỏ như một bức tượng: thân hình quả lê, tai, bàn chân. Ba con thú gặm nhấm được dựng từ những khối cơ bản nào, và khối ấy giúp bạn nhớ tính cách của chúng ra sao?',
      detailed_content: [
        {
          title: 'Bốn bài dựng',
          content: '',
          list: [
            'Ấm và tách trà từ ảnh đo, lưới toàn mặt bốn cạnh',
            'Một quầy hàng rong, mười món, chung tỷ lệ',
            'Đầu nhân vật, vòng lưới quanh mắt và miệng',
            'Nhân vật toàn thân dưới 15.000 mặt, sẵn sàng để dựng xương',
          ],
        },
        {
          title: 'Cách làm việc',
          content:
            'Tệp được đặt tên theo quy tắc chung của xưởng và lưu tăng số. Buổi nào cũng có mười phút xem lưới của nhau ở chế độ khung dây; lưới gọn được khen trước hình đẹp.',
          list: [],
        },
        {
          title: 'Bài nộp cuối',
          content:
            'Nhân vật xoay 360 độ trong sáu giây, một hình khung dây, một bảng UV và tệp gốc. Bốn bài lần lượt chiếm 15%, 25%, 20%, 40%. Mô hình tải sẵn không được chấp nhận ở bài thứ tư.',
          list: [],
        },
      ],
      video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    {
      name: 'Dựng xương (Rigging)',
      other_names: ['character rigging', 'rig nhân vật', 'gắn xương'],
      short_description:
        'Đặt xương, khớp và bộ điều khiển vào mô hình để người diễn hoạt cầm được nhân vật; trọng số da, động học thuận và ngược.',
      description:
        'Dựng xương là làm con rối cho người khác giật dây. Bạn học đặt xương theo giải phẫu, sơn trọng số để khuỷu tay gập mà không xẹp, và giấu mọi thứ phức tạp sau vài bộ điều khiển dễ nắm.\n\nVẫn là phim “Caminandes 3”, nhưng lần này hãy nhìn chiếc cổ dài của con lạc đà: nó uốn ở mấy chỗ, lúc nào cong mềm, lúc nào thẳng đơ. Vẽ sơ đồ xương mà bạn đoán, rồi tự dựng thử trong tuần thứ tư.',
      detailed_content: [
        {
          title: 'Nội dung theo tuần',
          content: '',
          list: [
            'Tuần 1–2: xương, cha con, trục xoay',
            'Tuần 3–4: chuỗi xương, đường cong, cổ và đuôi',
            'Tuần 5–6: động học ngược cho chân, đảo FK và IK',
            'Tuần 7–8: trọng số da, khối sửa khi gập',
            'Tuần 9–10: mặt, mí mắt, khẩu hình',
          ],
        },
        {
          title: 'Thử con rối',
          content:
            'Nhân vật bạn dựng xương được giao cho một bạn lớp diễn hoạt dùng trong ba ngày. Bạn ấy nộp phiếu lỗi; bạn sửa và ghi lại phiên bản. Đây là cách xưởng phim vẫn làm.',
          list: [],
        },
        {
          title: 'Chuẩn bị trước khi học',
          content:
            'Bạn nên học xong dựng hình 3D. Biết chút lập trình Python là lợi thế nhưng không bắt buộc; một buổi cuối môn giới thiệu cách viết nút bấm nhỏ.',
          list: [],
        },
        {
          title: 'Đánh giá',
          content:
            'Ba bài bộ phận 40%, nhân vật hoàn chỉnh 40%, xử lý phiếu lỗi 20%. Nhân vật phải ngồi xổm, giơ hai tay và quay đầu 90 độ mà da không rách.',
          list: [],
        },
      ],
      video_url: 'https://www.youtube.com/watch?v=SkVqJ1SGeL0',
    },
    {
      name: 'Ánh sáng và kết xuất 3D',
      other_names: ['3D lighting', 'lighting và render', 'render 3D'],
      short_description:
        'Đặt đèn, chất liệu, máy quay và xuất hình cho một cảnh; ánh sáng kể thời gian, nơi chốn và điều nhân vật chưa nói.',
      description:
        'Bạn chép lại ánh sáng của ba bức tranh và một bức ảnh tự chụp bằng cảnh 3D có sẵn. Chép đúng được rồi mới tự đặt. Cảnh giống nhau, sáng khác nhau, câu chuyện đổi hẳn.\n\n“Charge” kể về một ông lão đột nhập nhà máy pin và chạm trán robot canh gác. Hãy dừng ở năm khung, thu nhỏ thành ảnh con tem đen trắng và tìm điểm sáng nhất: nó có nằm ở chỗ người xem phải nhìn không?',
      detailed_content: [
        {
          title: 'Bạn sẽ làm gì',
          content: '',
          list: [
            'Bảng màu ánh sáng cho năm khung của phim mẫu',
            'Một căn bếp vào ba thời điểm: 6 giờ sáng, trưa, 19 giờ',
            'Chân dung nhân vật: đèn chính, đèn phụ, viền',
            'Cảnh đêm mưa có hai nguồn sáng khác màu',
            'Tách lớp và ghép hình, sửa không cần kết xuất lại',
          ],
        },
        {
          title: 'Tính giờ máy',
          content:
            'Phòng kết xuất chạy ban đêm, mỗi người có định mức giờ. Bạn học giảm nhiễu, giảm độ phân giải thử, chỉ xuất vùng cần xem. Vượt định mức thì chờ lượt sau, giống ở xưởng.',
          list: [],
        },
        {
          title: 'Bài lớn và cách chấm',
          content:
            'Một cảnh tám giây, máy quay chuyển động, hai phương án ánh sáng cho hai tâm trạng trái ngược. Bài lớn 50%, bài căn bếp 20%, các bài chép 30%. Nộp kèm một trang nói rõ từng đèn để làm gì.',
          list: [],
        },
      ],
      video_url: 'https://youtu.be/UXqq0ZvbOnk',
    },
  ],
};
