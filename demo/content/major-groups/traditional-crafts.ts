import type { DemoMajorGroup } from '../types.ts';

export const traditionalCrafts: DemoMajorGroup = {
  name: 'Thủ công mỹ nghệ',
  status: 0,
  description:
    'Nhóm ngành đang chuẩn bị, dự kiến mở khi xưởng gốm và xưởng sơn hoàn thành. Người học sẽ làm việc với đất, men, sơn ta, tre và với nghệ nhân của các làng nghề.\n\nChương trình đặt việc hiểu vật liệu và quy trình truyền thống lên trước, thiết kế sản phẩm mới đến sau. Thông tin tuyển sinh sẽ được công bố khi có quyết định mở ngành.',
  majors: [
    {
      name: 'Gốm và sơn mài ứng dụng',
      other_names: ['ceramics', 'lacquer art', 'làm gốm', 'làm sơn mài'],
      description: 'Ngành dự kiến: học tạo hình gốm, men, nung và kỹ thuật sơn mài để làm đồ dùng và vật trang trí số lượng nhỏ.',
      detailed_content: [
        {
          title: 'Hướng đào tạo dự kiến',
          content:
            'Hai năm đầu học nền tạo hình và vật liệu. Từ năm thứ ba, người học chọn đất hoặc sơn làm chất liệu chính và thực tập tại làng nghề ít nhất tám tuần.',
          list: ['Chuốt, đổ khuôn, nung', 'Men và thử men', 'Vóc, sơn ta, vàng bạc, vỏ trứng'],
        },
        {
          title: 'Dành cho người kiên nhẫn',
          content:
            'Một mẻ nung mất hai ngày, một tấm sơn mài mất vài tháng. Người học cần chịu được việc kết quả chỉ thấy ở phút cuối. Một số người dị ứng với sơn ta, nên sẽ có buổi thử da trước khi học.',
          list: [],
        },
        {
          title: 'Chuẩn bị cho kỳ xét tuyển',
          content:
            'Năm 2027 trường chưa tuyển sinh ngành này; tổ hợp và bài thi chưa được quyết định. Nếu bạn thích đất và sơn, tập hình họa và nặn từ bây giờ cũng không thừa.',
          list: [],
        },
      ],
      subjects: [
        {
          name: 'Kỹ thuật gốm và nung',
          other_names: ['ceramics', 'pottery', 'làm gốm'],
          short_description: 'Nhào đất, chuốt bàn xoay, đổ khuôn, tráng men và vận hành lò gas nhỏ theo biểu đồ nhiệt.',
          description:
            'Bạn làm ba mươi chiếc chén giống nhau trước khi được làm chiếc chén của riêng mình. Lặp lại giúp tay nhớ độ dày và lực ép.\n\nMen được thử trên thẻ đất 4 × 8 cm, mỗi thẻ ghi công thức và nhiệt độ. Kết thúc môn, lớp có một bảng men chung.',
          detailed_content: [
            {
              title: 'Tiến trình',
              content: '',
              list: [
                'Tuần 1–4: nhào, lấy tâm, chén và ly',
                'Tuần 5–7: khuôn thạch cao, đổ rót',
                'Tuần 8–10: thử 60 thẻ men',
                'Tuần 11–12: nung 1.220 °C và nhận xét',
              ],
            },
            {
              title: 'Đánh giá dự kiến',
              content:
                'Bộ sáu chén đồng đều 50%, bảng men 30%, nhật ký lò 20%. Sản phẩm nứt vẫn được chấm nếu tìm ra nguyên nhân.',
              list: [],
            },
          ],
        },
        {
          name: 'Sơn mài căn bản',
          other_names: ['lacquer painting', 'tranh sơn mài', 'vẽ sơn mài'],
          short_description: 'Làm vóc, hom, bó, sơn lót, gắn vỏ trứng, dán bạc, phủ và mài nước một tấm 20 × 20 cm.',
          description:
            'Sơn mài là vẽ rồi mài để thấy lại điều đã vẽ. Bạn đi qua đủ các lớp của một tấm vóc nhỏ, mỗi lớp phải chờ khô trong buồng ủ ẩm.\n\nTrong lúc chờ, lớp học cách nghiền vỏ trứng, cắt bạc, pha màu và ghi nhật ký độ ẩm.',
          detailed_content: [
            {
              title: 'Các công đoạn',
              content: '',
              list: [
                'Chuẩn bị cốt, bọc vải, hom, bó',
                'Sơn thí và lót, mài phẳng',
                'Gắn vỏ trứng, dán bạc, vẽ màu',
                'Phủ, ủ, mài, đánh bóng bằng lòng bàn tay',
              ],
            },
            {
              title: 'An toàn da',
              content:
                'Sơn ta có thể gây dị ứng. Người học đeo găng, mặc áo dài tay và báo ngay khi ngứa; ai dị ứng được chuyển sang sơn thay thế mà không bị trừ điểm.',
              list: [],
            },
          ],
        },
      ],
    },
  ],
};
