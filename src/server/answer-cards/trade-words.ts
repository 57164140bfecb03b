import { linesOf } from './phrases.ts';

/**
 * What is called by several words, behind the one by which all of them are compared with the questions of 'Hỏi đáp'. Behind
 * nothing stands what would be something else word by word.
 */
export const tradeWords = linesOf(`
thuê trọ: trọ, phòng trọ, nhà trọ, thuê phòng, thuê nhà, ở trọ, chỗ trọ, tiền trọ, tiền nhà, tiền phòng, khu trọ, ở ghép
chỗ ở: chỗ ăn ở, nơi ở, ăn ở, chỗ ăn chỗ ở, ở tỉnh lên
sinh hoạt phí: chi phí sinh hoạt, tiền sinh hoạt, chi phí ăn ở, tiền ăn ở, tiền ăn, chi tiêu, phí sinh hoạt
máy tính: máy, laptop, lap, lap top, máy tính xách tay, pc, macbook, mac, win, windows, máy vi tính, máy xách tay, cấu hình
phòng máy: phòng máy tính, máy của trường, phòng lab
ipad: máy tính bảng, tablet, ipad pro
bảng vẽ: wacom, bảng vẽ điện tử, bảng điện tử
dụng cụ: đồ dùng, họa cụ, đồ nghề, màu vẽ, đồ dùng học tập, đồ vẽ
trúng tuyển: đậu, đỗ
rớt: trượt, không đậu, không đỗ, không trúng tuyển, tạch, trượt hết, không đủ điểm, thiếu điểm
rớt môn: trượt môn, nợ môn, tạch môn, không qua môn, thi rớt môn, học lại, thi lại, nợ tín chỉ
việc làm: xin việc, thất nghiệp, có việc, kiếm việc, tìm việc, xin được việc, kiếm được việc, còn việc, có việc làm, có việc không
dễ xin việc: dễ kiếm việc, dễ tìm việc, dễ có việc, dễ xin được việc, nhiều việc làm, dễ xin việc làm, dễ có việc làm
hot: tương lai, triển vọng, có tương lai, nhiều cơ hội, có tiềm năng, xu hướng
bảo đảm: cam kết, chắc, chắc chắn, đảm bảo, hứa
bằng cấp: bằng ghi, bằng gì, bằng tốt nghiệp, văn bằng, cử nhân, kỹ sư, bằng đại học, bằng cử nhân, tấm bằng
lớn tuổi: tuổi, tuổi tác, lớn hơn, già
khó khăn: nghèo, hộ nghèo, cận nghèo, hoàn cảnh, vùng khó khăn, hoàn cảnh khó khăn, không có tiền, nhà nghèo
xã biên giới: biên giới, xã đảo, vùng sâu, vùng sâu vùng xa, hải đảo
ưu tiên: điểm ưu tiên, điểm cộng, cộng điểm, được cộng, cộng mấy điểm, cộng bao nhiêu điểm, khu vực, điểm khu vực, đối tượng
hoc-bong: trợ cấp
lệ phí: lệ phí xét tuyển, phí xét tuyển, lệ phí thi, phí dự thi, lệ phí đăng ký, phí hồ sơ, phí nộp hồ sơ, lệ phí hồ sơ
trí tuệ nhân tạo: ai, chatgpt, midjourney
thay thế: thay, cướp việc, làm mất việc, mất việc
người thiết kế: designer, dân thiết kế
khác nhau: khác gì, khác chỗ nào, khác, so sánh, giống
chuyển: chuyển sang, đổi sang, chuyển qua, qua
chuyển ngành: đổi ngành, chuyển qua ngành, chuyển sang ngành, đổi qua ngành, đổi sang ngành, chuyển khoa, đổi khoa, sang ngành khác, qua ngành khác, chuyển ngành khác
bảo lưu: tạm nghỉ, nghỉ tạm, tạm dừng, nghỉ học, nghỉ ngang, bỏ học, thôi học, nghỉ giữa chừng, nghỉ học giữa chừng, dừng học
hoàn học phí: trả lại học phí, rút học phí, lấy lại học phí, hoàn tiền, trả lại tiền, rút lại học phí, hoàn lại học phí
công lập: tư thục, dân lập, trường công, trường tư, quốc lập
con gái: nữ, bạn nữ, gái
con trai: nam, bạn nam, trai
cực: vất vả, mệt, nặng nhọc, khổ, cực khổ, cực nhọc, áp lực, stress, đuối, thức đêm, thức khuya, mệt mỏi
khó: khó học, khó lắm, dễ học, khó nhằn, có khó
gồm gì: gồm những gì
ngành nào: ngành gì, học ngành nào, học ngành gì, chọn ngành nào, chọn ngành gì, những ngành nào
học bạ: hb
làm thêm: part time, bán thời gian, vừa học vừa làm, đi làm thêm, làm ngoài giờ
liên thông: học liên thông, học lên, lên đại học, học lên đại học, cao đẳng lên, từ cao đẳng, cao đẳng, trung cấp
văn bằng 2: bằng 2, bằng hai, văn bằng hai, bằng thứ hai, văn bằng thứ hai, bằng đại học thứ hai
buổi tối: ban đêm, tối, ca tối, lớp tối, tại chức, lớp đêm, hệ vừa học vừa làm, vừa làm vừa học, ngoài giờ hành chính
trực tuyến: online, onl, từ xa, học từ xa, qua mạng
du học: trao đổi, nước ngoài, trao đổi sinh viên, ra nước ngoài, đi nước ngoài, quốc tế
đồng phục: mặc đồ, mặc gì, ăn mặc, quần áo, mặc áo
quân sự: học quân sự, quốc phòng, giáo dục quốc phòng, gdqp
nghĩa vụ: nghĩa vụ quân sự, đi lính, đi bộ đội, nhập ngũ, đi nghĩa vụ, hoãn nghĩa vụ
căn tin: căng tin, canteen, ăn trưa, nhà ăn, ăn cơm, ăn uống, chỗ ăn, đồ ăn
gửi xe: để xe, đậu xe, đỗ xe, giữ xe, bãi xe, chỗ để xe, nhà xe, bãi giữ xe, bãi đậu xe, chỗ gửi xe
câu lạc bộ: đội nhóm, hoạt động ngoại khóa, ngoại khóa, phong trào, hoạt động, sinh hoạt
hồ bơi: bể bơi, phòng gym, gym
tiếng anh: anh văn, ngoại ngữ, ielts, toeic, môn anh
học kỳ: kỳ, theo kỳ, từng học kỳ, theo học kỳ
đóng học phí: nộp học phí, đóng tiền học, nộp tiền học, học phí nộp, học phí đóng, đóng tiền
ra làm gì: làm gì, ra trường làm gì, làm việc gì
vay tiền: vay, vay vốn, cho vay, vay tiền học, vay tiền đi học, trả góp, mượn tiền, góp
ba mẹ: mẹ, mẹ em, bố em, ba em, bố mẹ, ba má, phụ huynh, gia đình
tham quan: đi xem, ghé, ghé thăm, tới xem, đến xem
ở đâu: ở chỗ nào, nằm đâu
: thí sinh tự do, tự do, bằng cách, tốt nghiệp, trường khác, hồ sơ, thiết kế, văn phòng, xét tuyển, nhân vật, năng lực, công trường, thông tin, mù màu, cận thị, giấy tờ, cần thơ, hồ chí minh, thực tập, thư viện, kết quả, phần mềm, nhuộm tóc`);

/** The same of what is denied: it answers nobody who does not deny it, and who does is answered by nothing else. */
export const denials = linesOf(`
không thích: ghét, không ham, không mê, không khoái, không thích học, không thích ngồi, ghét ngồi, không muốn ngồi
không muốn: không cho, cấm, phản đối, không cho học, không muốn cho
không giỏi: dở, kém, dốt, yếu, tệ, ngu, mất gốc, không giỏi về, học dở, học kém
không biết vẽ: vẽ xấu, vẽ dở, chưa biết vẽ, không biết vẽ gì, không có năng khiếu, vẽ không đẹp, không vẽ được, chưa vẽ bao giờ, không khéo tay
không thi vẽ: không phải thi vẽ, không cần thi vẽ, khỏi thi vẽ, không thi năng khiếu, không phải thi năng khiếu
không hợp: không phù hợp, sai ngành, nhầm ngành, chọn sai, chọn nhầm, không còn thích, hết thích, chán`);

/** Words that are polite or go along with others: they tell nothing of what is asked. */
export const passingWords =
  'em mình bạn ạ à ơi dạ vậy nha nhé nhỉ ad cho hỏi xin trường thì là của ở nè hả con cháu thầy cô tôi có được không gì thế nào như bao ' +
  'nhiêu những các phải sao làm nên đâu hay với và một khi cần mấy để ra bị lúc vào lắm khoảng tầm cỡ chỗ nữa luôn rồi hết thôi vẫn thật ' +
  'nhiều ít hơn mà cũng dùng xài sử dụng đó này kia ấy nó họ người ta tụi mọi giúp giùm muốn biết nghe nói sẽ đã đang từ đến trong cho về theo tại nhưng hoặc ' +
  'sinh viên học bé nhà chứ tới ngành thấy nghĩ xong đi lên quá rất còn mới gần nổi tổ chức xíu tí chút chị anh bác chú shop page admin cả vô ' +
  'đấy đây cơ vừa từng vì do đại giáo định tính tư vấn lỡ mai mốt kiểu á ta thế ơ nhen nghen ha hen hén đi đc nếu thưa mọi';

/** What a question has and a name or a title has not. */
export const askingWords = 'không gì nào sao nhiêu mấy đâu hay chưa ai hả nhỉ hổng phải';
