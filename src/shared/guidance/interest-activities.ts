import type { InterestLetter } from './interest-letters.ts';

type Activity = { letter: InterestLetter; text: string };

const of = (letter: InterestLetter, text: string): Activity => ({ letter, text });

/**
 * What visitors are asked whether they like: five things for each letter, from the life of somebody who is seventeen, none of
 * which costs money. Each six in a row have one of each letter, and no letter comes twice in a row.
 */
export const interestActivities: readonly Activity[] = [
  of('S', 'Giảng lại bài cho đứa bạn ngồi cạnh tới khi nó hiểu'),
  of('R', 'Sửa xe đạp tuột xích, cái quạt kêu to'),
  of('A', 'Vẽ linh tinh ra lề vở, ra giấy nháp'),
  of('C', 'Xếp lại tủ, bàn học cho đâu ra đấy'),
  of('I', 'Mày mò một câu đố khó cho tới khi ra'),
  of('E', 'Đứng ra rủ cả nhóm làm một việc chung'),

  of('R', 'Trồng rau hay chăm vài chậu cây cho lớn'),
  of('I', 'Xem hay đọc về vũ trụ, biển sâu, loài vật lạ'),
  of('S', 'Ngồi nghe một người bạn kể chuyện buồn'),
  of('E', 'Tranh luận đến cùng để bảo vệ ý của mình'),
  of('A', 'Nghĩ ra một câu chuyện rồi viết hay kể lại'),
  of('C', 'Ghi lại từng khoản mình tiêu trong tuần'),

  of('E', 'Cầm micro khuấy động một buổi sinh hoạt'),
  of('A', 'Chụp đi chụp lại một góc quen cho đẹp mới thôi'),
  of('I', 'Tìm cho ra vì sao điện thoại mau hết pin'),
  of('R', 'Đóng cái kệ nhỏ từ mấy thanh gỗ thừa'),
  of('C', 'Viết ra việc cần làm rồi gạch từng dòng'),
  of('S', 'Trông em nhỏ và bày trò cho em chơi'),

  of('C', 'Soát lại bài từng dòng để tìm lỗi'),
  of('E', 'Rao bán món đồ cũ mình không dùng nữa'),
  of('R', 'Chạy nhảy, đạp xe ngoài trời cả buổi'),
  of('S', 'Chỉ ông bà cách gọi video trên điện thoại'),
  of('I', 'Dò xem một tin trên mạng là thật hay giả'),
  of('A', 'Phối quần áo sẵn có thành một bộ mới'),

  of('I', 'Để ý đàn kiến, cái cây nhiều ngày liền xem nó đổi ra sao'),
  of('C', 'Chia ảnh trong điện thoại vào từng thư mục'),
  of('A', 'Đặt lời mới cho một bài hát quen'),
  of('S', 'Giúp hai người bạn đang giận nhau làm lành'),
  of('E', 'Chia việc và nhắc cả nhóm làm cho kịp hạn'),
  of('R', 'Tắm cho chó, dọn chuồng gà, thay nước bể cá'),
];

/** What one may say to each; the place in the list, from 0, is what it counts. */
export const interestAnswers = ['Rất không thích', 'Không thích', 'Bình thường', 'Thích', 'Rất thích'] as const;
