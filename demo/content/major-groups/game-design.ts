import type { DemoMajor } from '../types.ts';

export const gameDesign: DemoMajor = {
  name: 'Thiết kế game',
  other_names: ['game design', 'làm game'],
  status: 0,
  description:
    'Ngành đang được xây dựng chương trình: học cách đặt luật, dựng màn chơi và thử trò chơi với người thật, bắt đầu bằng trò chơi trên bàn rồi mới đến game trên máy.',
  detailed_content: [
    {
      title: 'Dự kiến chương trình',
      content:
        'Hai năm đầu học chung nền tạo hình và diễn hoạt với các ngành khác. Từ năm thứ ba, người học làm việc theo nhóm nhỏ gồm người thiết kế luật, người vẽ và người lập trình.',
      list: ['Luật chơi và cân bằng', 'Màn chơi và không gian', 'Kể chuyện có lựa chọn', 'Thử nghiệm với người chơi'],
    },
    {
      title: 'Dành cho ai',
      content:
        'Thích chơi là điểm bắt đầu, nhưng công việc hằng ngày là viết luật, đếm, thử và bỏ đi phần lớn những gì đã làm. Người học cần đọc được tài liệu kỹ thuật và làm việc nhóm đều đặn.',
      list: [],
    },
    {
      title: 'Chuẩn bị cho kỳ xét tuyển',
      content:
        'Danh mục nhà nước chưa có mã riêng cho ngành này. Năm 2027 trường chưa tuyển sinh ngành này. Khi mở, trường sẽ công bố ngành chủ quản và tổ hợp xét tuyển. Trong lúc chờ, bạn có thể xem ngành Thiết kế hoạt hình hoặc Thiết kế UI/UX, hai ngành gần với nó nhất.',
      list: [],
    },
  ],
  subjects: [
    {
      name: 'Thiết kế luật chơi',
      other_names: ['game mechanics', 'board game', 'làm boardgame'],
      short_description: 'Làm trò chơi trên bàn bằng giấy, xúc xắc và quân cờ để hiểu mục tiêu, lựa chọn, may rủi và cân bằng.',
      description:
        'Bạn lấy một trò chơi dân gian như ô ăn quan, đổi một luật và chơi lại mười ván. Từ đó mới đến trò chơi do nhóm tự đặt luật.\n\nMỗi tuần trò chơi được đem cho nhóm khác chơi mà nhóm bạn không được giải thích. Chỗ nào họ hiểu sai, tờ luật phải viết lại.',
      detailed_content: [
        {
          title: 'Tiến độ',
          content: '',
          list: [
            'Tuần 1–3: đổi luật một trò có sẵn',
            'Tuần 4–8: trò hai người chơi trong 15 phút',
            'Tuần 9–12: thử, cân bằng, in hộp',
          ],
        },
        {
          title: 'Sản phẩm nộp',
          content: 'Một hộp trò chơi chơi được ngay, tờ luật một trang và nhật ký ít nhất 20 ván thử. Nhật ký chiếm 50% số điểm.',
          list: [],
        },
      ],
    },
    {
      name: 'Thiết kế màn chơi',
      other_names: ['level design', 'làm map game'],
      short_description: 'Dẫn người chơi qua không gian bằng hình khối, ánh sáng và nhịp khó dễ; dựng màn thô bằng khối xám.',
      description:
        'Bạn vẽ sơ đồ trên giấy kẻ ô, dựng bằng khối xám trong công cụ dựng cảnh, rồi ngồi im nhìn người khác chơi. Không nhắc, không chỉ.\n\nMàn chơi được sửa theo chỗ người chơi dừng lại, quay đầu hoặc bỏ cuộc. Phần trang trí chỉ thêm vào khi khối xám đã chơi được.',
      detailed_content: [
        {
          title: 'Bài tập chính',
          content: '',
          list: [
            'Một phòng có ba lối ra, người chơi tự chọn đúng lối',
            'Một đoạn đường dạy một thao tác mà không dùng chữ',
            'Một màn dài năm phút có đoạn căng và đoạn nghỉ',
          ],
        },
        {
          title: 'Cách đánh giá dự kiến',
          content:
            'Hai bài ngắn 40%, màn năm phút 40%, biên bản thử với sáu người 20%. Người chơi bị lạc không làm mất điểm nếu bản sau đã sửa.',
          list: [],
        },
      ],
    },
  ],
};
