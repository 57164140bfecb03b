import { linesOf } from './phrases.ts';

/**
 * What is called by several words, behind the one by which all of them are compared with the questions of 'Hỏi đáp'. Behind
 * nothing stands what would be something else word by word.
 */
export const tradeWords = linesOf(`
thuê trọ: trọ, phòng trọ, nhà trọ, thuê phòng, thuê nhà, ở trọ, chỗ ở, tiền trọ, khu trọ
máy tính: máy, laptop, lap, máy tính xách tay, pc, macbook, mac, win, windows, máy vi tính
phòng máy: phòng máy tính, máy của trường, phòng lab
trúng tuyển: đậu, đỗ
rớt: trượt, không đậu, không đỗ, không trúng tuyển
việc làm: xin việc, thất nghiệp, có việc, kiếm việc, tìm việc, xin được việc, kiếm được việc, còn việc, có việc làm
bảo đảm: cam kết, chắc, chắc chắn, đảm bảo, hứa
bằng cấp: bằng ghi, bằng gì, bằng tốt nghiệp, văn bằng, cử nhân, kỹ sư, bằng đại học, bằng cử nhân, tấm bằng
lớn tuổi: tuổi, tuổi tác, lớn hơn, già
khó khăn: nghèo, hộ nghèo, cận nghèo, hoàn cảnh, vùng khó khăn, hoàn cảnh khó khăn
xã biên giới: biên giới, xã đảo, vùng sâu, vùng sâu vùng xa, hải đảo
hoc-bong: miễn giảm, hỗ trợ, trợ cấp
trí tuệ nhân tạo: ai, chatgpt, midjourney
thay thế: thay, cướp việc, làm mất việc, mất việc
người thiết kế: designer, dân thiết kế
khác nhau: khác gì, khác chỗ nào, khác, so sánh, giống
chuyển: chuyển sang, đổi sang, chuyển qua
công lập: tư thục, dân lập, trường công, trường tư, quốc lập
con gái: nữ, bạn nữ, gái
con trai: nam, bạn nam, trai
cực: vất vả, mệt, nặng nhọc
gồm gì: gồm những gì
làm thêm: part time, bán thời gian, vừa học vừa làm
học kỳ: kỳ, theo kỳ, từng học kỳ, theo học kỳ
đóng học phí: nộp học phí, đóng tiền học, nộp tiền học, học phí nộp
ra làm gì: làm gì, ra trường làm gì, làm việc gì
vay tiền: vay, vay vốn, cho vay, vay tiền học, vay tiền đi học, trả góp
ba mẹ: mẹ, mẹ em, bố em, ba em, bố mẹ, ba má, phụ huynh, gia đình
tham quan: đi xem, ghé
ở đâu: ở chỗ nào, nằm đâu
: thí sinh tự do, tự do, bằng cách, tốt nghiệp, trường khác, học bạ, hồ sơ, thiết kế, văn phòng, xét tuyển, nhân vật, năng lực, công trường, thông tin, mù màu, giấy tờ, cần thơ, hồ chí minh`);

/** Words that are polite or go along with others, beside those that most questions have. */
export const passingWords =
  'lắm khoảng tầm cỡ chỗ nữa luôn rồi hết thôi vẫn thật nhiều ít hơn mà cũng đó này kia ấy nó họ người ta tụi mọi giúp giùm muốn biết nghe ' +
  'nói sẽ đã đang từ đến trong cho về theo tại nhưng hoặc sv sinh viên bé nhà chứ tới ngành thấy nghĩ xong học đi lên ra quá rất các phải em hay còn mới gần nổi tổ chức';

/** What a question has and a name or a title has not. */
export const askingWords = 'không gì nào sao nhiêu mấy đâu hay chưa ai hả nhỉ hổng phải';
