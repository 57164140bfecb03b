import { texts } from './vietnamese.ts';

const lines = (text: string) => text.trim().split('\n');

/** What visitors type: common words and rare ones, whole and begun, with and without accents, with mistakes, sentences, noise. */
export const typed = lines(`
thiết kế
thiet ke
thiet ke do hoa
đồ họa
do ho
th
t
mau sac anh sang
sinh viên học thiết kế ở đâu
phần mềm dựng phim
thư pháp
son mai
giấy dó khắc gỗ
kĩ thuật in
tk nội thất
ui ux
nghien cuu nguoi dung
nhiep anh ong kinh
4217
thiets kees
nhiep ank
asdfgh
em muốn học đồ họa hay ui ux ạ
ngành nào hợp với người thích vẽ
thiết kế nội thất ra làm gì
lương thiết kế đồ họa bao nhiêu một tháng
làm sao để trở thành họa sĩ hoạt hình
thiết kế thời trang thi khối gì
học dựng phim cần máy tính như thế nào
không biết vẽ có học thiết kế được không
con gái học kiến trúc có vất vả không ạ
mã ngành thiết kế đồ họa
học xong nhiếp ảnh thì làm việc ở đâu
ux là gì
sound design
AI
lam game thi hoc nganh nao`);

const sample = texts(1);
const often = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');

/** The worst a stranger can type: fifty texts that ask for much work. */
export const worst = [
  ...lines(`
t
n
a
đ
0
th ng nh tr ph
a b c d e g h i k l m n
và
là của và có cho
và là của có được cho trong các một những với không
không biết là có phải không hay là có gì không
tan
thanh
hoan
nguyen
phong quang thanh trung
thanj hoanf trangf
thangg hoanng trungg quangg nguyenn phongg
lan can tan van man ban han nan ran san than
thieets kees ddoof hoaj noij thaats
đồ họa hay ui ux hay nội thất hay thời trang hay phim ảnh
đồ họa hoặc nội thất hoặc kiến trúc hoặc hoạt hình hoặc trò chơi hoặc minh họa
a hay b hay c hay d hay e hay g
hay hay hay hay hoặc hoặc hay
em đang học lớp 12 và rất thích vẽ nhưng bố mẹ muốn em học máy tính thì em nên chọn ngành thiết kế nào ạ
cho em hỏi là trường mình có tuyển sinh ngành đồ họa cho học sinh khối tự nhiên không và học phí là bao nhiêu ạ
hoc nganh gi de sau nay ra truong de xin viec ma luong cao lai duoc sang tao moi ngay
mình đi làm rồi giờ muốn học thêm dựng phim buổi tối thì có lớp nào không
tôi muốn biết sự khác nhau giữa thiết kế giao diện và trải nghiệm người dùng trong thực tế công việc
người dùng không gian ánh sáng màu sắc hình ảnh bố cục chữ viết câu chuyện nhân vật âm thanh chuyển động vật liệu
"thiết kế" AND (đồ họa OR nội thất) NOT in*
thiết-kế/đồ_họa\\nội.thất,thời;trang:phim|ảnh&in+vẽ
' OR 1=1 --
%_%_%_%_%_%_%
!!!???...,,,;;;:::((()))[[[]]]{{{}}}
thiết kế デザイン дизайн 设计 تصميم
ﬁ ﬂ ½ ² ⅷ ａｂｃ 𝓓𝓮𝓼𝓲𝓰𝓷
🎨🖌️ vẽ 🎬 phim 🎮 game
zxcvb qwrty plmkn wsxcd rfvtg yhnuj
2015 2016 2017 2018 2019 2020 2021 2022 2023 2024
C++ C# .NET UI/UX 3D 2D AI VFX
thiếtkếđồhọanộithấtthờitrangphimảnh`),
  'thiết kế đồ họa nội thất'.normalize('NFD'),
  often('thiết kế', 40),
  often('hay', 100),
  often('t', 100),
  sample.words(70),
  sample.prose(2_600).slice(0, 2_000),
  often('a\u0301\u0302\u0323', 300),
  'a'.repeat(2_000),
];
