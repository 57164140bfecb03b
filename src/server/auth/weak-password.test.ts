import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { passwordTexts } from '#shared/accounts/password.ts';
import { newPasswordFault } from './password-rules.ts';

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** What people take where ten signs are asked for; the rule was made with these at hand. */
const guessed = linesOf(`
Password123!
Matkhau@123
Vietnam2026
Hanoi@12345
0901234567
thietke2026
Admin@123456
Truong2026!
Aa@123456789
anhyeuem123
matkhau2025!
saigon@2024
Iloveyou1234
qwertyuiop1!
1qaz2wsx3edc
Abc@123456
hoilamgi123
congnghe@2023
01012000aa
zaq12wsx2024
P@ssw0rd2024
Thanhpho@HCM1
0987654321a
nguyenvana123
Minhtuan2001
hoanglong@99
Welcome2025!
Qwerty@12345
1q2w3e4r5t6y
asdfghjkl123
Sinhvien@2025
giaovien2024!
quantri@2026
tuyensinh2026
TuyenSinh@2026
Daihoc@12345
tinhyeu1402
emyeuanh520
chucmungnammoi
toiyeuvietnam1
Vietnamvodich1
bongda@2022
manchester1999
doremon12345
M@tkhau2026!
h@n0i2024!!
Nguyen@1990
15081998minh
19051990aaa
aaaa111122223333
abcd@123456
Abcdef123456
123456aA@!
+84912345678
iuiuiuiu1234
hello12345678
Samsung@2023
conheonho123
khongnho123!
dangnhap@123
drowssap2024
nam dau 2026
NamDau@2026!
huongnghiep@1
mothaibabon5
lanhuong0312
pass word 123
hochiminh1975
qazwsxedcrfv
zxcvbnm,./12
`);

/** Ordinary sentences, with accents and without. */
const phrases = linesOf(`
con mèo nằm trên mái nhà
chieu nay troi mua to qua
bún chả ăn với rau sống
Bà ngoại trồng rau muống sau vườn
xe dap cu cua ba toi
sáng nay quên mang ô đi làm
hai con vit boi duoi ao
cà phê sữa đá buổi sáng
trời nắng phơi chăn ngoài sân
em gai thich ve tranh mau nuoc
lá vàng rơi đầy sân trường
toi di cho mua ca va rau
quyển sách cũ trên kệ gỗ
gio bien thoi mat qua nha
đêm qua mất điện hai tiếng
con cho nho sua ca dem
mùa thu hà nội có cốm
nau pho bo can nhieu xuong
anh trai sửa xe máy dưới bếp
hoa giay no do truoc cong
Thầy giáo già kể chuyện vui
mua xong roi lai nang to
chiếc đèn bàn màu xanh lá
ăn xôi gấc trước khi thi
conmeonamtrenmainha
bong-den-vang-trong-hem
ghe-go-bon-chan-keu
ông nội nuôi chim bồ câu
tau hoa cham chay qua deo
bạn thân ở Đà Nẵng mới về
cửa sổ mở ra cánh đồng
ve sầu kêu suốt mùa hè
di bo quanh ho moi toi
bánh mì pate nhiều tương ớt
mot cau dai de nho
con duong dat do ve nha
tóc dài ngang vai buộc nơ
nước mắm ngon phải chờ lâu
correct horse battery staple
nguyen.thi.hoa va hoa sen
`);

/** Written down after the rule was made, which was not changed for them. */
const guessedLater = linesOf(`
Giaoduc@2025
Nguyentuan95!
khanhlinh2k3
Thuylinh@1998
matkhaumoi2026
Admin2026!@#
Root@123456
admin@namdau
Welcome@123
Letmein2026!
Sunshine2025
Dragon@1234
michael1234!
qwe123!@#asd
asdzxc123456
1qazxsw23edc
!QAZ2wsx#EDC
qazxsw2026!
zxcvbnm12345
poiuytrewq1
0369852147a
0388123456
0912.345.678
19/05/1990
20112011gv
30041975vn
02091945vn!
11223344556
147258369aA
999888777666
aaAA1111@@@@
abcabc123123
Xinchao@123
chaocacban1
ilovevietnam
Ilovemymom1!
yeuemmaimai1
emyeuanh1314
anhnhoem99!
nhomaianh123
hanhphuc2025
Thanhcong888
phatloc6868
Loclocphat68
batman@2024
spiderman12!
Pikachu@2023
messi10messi
ronaldo7cr7!
Liverpool@05
Manutd@2008
Saigon@1975
danang2026!!
Cantho@65000
P@$$word2026
M4tkh4u!2026
s@igon12345
D@ihoc2026
H0cs1nh@123
thayco@20-11
Hocsinhgioi1
doanthanhnien
baocao2026!
vanphong@123
ketoan@2025
tuvanvien01
Camera@2024
wifi12345678
nhatoi2026!
meocon123456
`);

const phrasesLater = linesOf(`
Hàng phượng trước nhà nở muộn
chị bán xôi đầu ngõ nghỉ tết
con kien bo tren canh hoa
buổi chiều ra đê thả diều
ba tôi sửa đồng hồ cũ
nồi cá kho của bà ngoại
mot buoi sang khong co gio
quán nước vỉa hè đông khách
mưa tạt ướt hết bài vẽ
ban hoc cua em hay quen but
cái ghế mây kêu cót két
mèo mướp thích ngủ trên tivi
hom qua toi lac duong ve
trồng hai luống cà chua bi
em be ngoi an com nguoi
lớp tôi có ba bạn tên Hoa
gió mùa về lạnh cả đêm
xe buyt so tam hay tre
nhặt lá khô làm thiệp
bức tranh con gà treo ngược
ao rach hai vai van mac
Chủ nhật này đi xem triển lãm
vẽ bằng bút chì không tẩy
con sáo sổ lồng bay xa
o mai mo an voi muoi ot
thuyền giấy trôi qua cống
me toi hat ru rat hay
củ khoai lang nướng cháy vỏ
đom đóm bay ngoài bờ rào
troi ret nen day muon
bảy con vịt bơi ngược dòng
chiec la cuon thu hai
cầu thang gỗ kêu ban đêm
hoa gạo đỏ rụng đầy lối
mắt kính rơi dưới gầm giường
tàu đi qua phố lúc sáu giờ
con duong lang co cay da
ăn chè bưởi ở chợ huyện
bà kể chuyện ngày xưa
lọ mực đổ ra khăn trải bàn
`);

/** Found by trying: keys by columns, programs of designers, proverbs, slogans and first lines, the school's own words. */
const guessedByTrial = linesOf(`
Zaq12wsx@2026
zaq1ZAQ!xsw2
Zaq1Xsw2Cde3
!qaz@WSX3edc4rfv
mju7nhy6bgt5
1qaz2wsx3edc4rfv5tgb
Illustrator@1
Photoshop2026!
indesign_figma_2025
AfterEffects#1
Bac Ho Vi Dai 1
bốn mùa xuân hạ
Xuân Hạ Thu Đông 2026
password của tôi là
password cua toi 123
học học nữa học mãi
Học, học nữa, học mãi!
không có gì quý hơn độc lập tự do
Độc lập - Tự do - Hạnh phúc
có công mài sắt có ngày nên kim
Có công mài sắt, có ngày nên kim 2026
co cong mai sat
uống nước nhớ nguồn
UongNuocNhoNguon@2026
trăm năm trong cõi người ta
tiên học lễ hậu học văn
Tiên học lễ, hậu học văn!
con cò bay lả bay la
gần mực thì đen gần đèn thì sáng
một cây làm chẳng nên non
thất bại là mẹ thành công 1
đi một ngày đàng học một sàng khôn
công cha như núi thái sơn
gậy ông đập lưng ông
Đứng núi này trông núi nọ
ech ngoi day gieng coi troi bang vung 1
đỏ cam vàng lục lam chàm tím
hướng nghiệp và học thiết kế
Huong nghiep va hoc thiet ke 2026
`);

/** Words that have nothing to do with each other, or a sight that nobody else has: what the rule for proverbs must not take away. */
const phrasesOfTrial = linesOf(`
con cò gầy đứng dưới mưa chiều
có cây bút chì gãy trong cặp
nước mía vỉa hè thêm tắc đá
chi hang xom nuoi ba con ngong
áo mưa xanh treo cạnh cửa sổ
một sàng gạo phơi ngoài hiên cũ
cay quat may keu ca dem he
thầy dạy vẽ hay quên kính
bon cai ghe nhua mau cam
mèo tam thể trộm cá khô
xuân này nhà tôi trồng rau má
hạ cánh muộn ba tiếng vì sương
sắt gỉ mái tôn dột góc bếp
kim chi cay an voi my goi
học vẽ buổi tối ở quán cũ
ngay nao cung ra ban cong tuoi cay
núi mờ sau rặng tre đầu làng
trong tu lanh con nua qua dua
người bán kem đạp xe chuông bạc
tram xe so bay vang hoe
lễ hội làng có đu dây
hau bep rua chen nghe radio
văn phòng tôi có chậu xương rồng
doc duong ve gap dan vit con
tự nhiên thèm bánh khọt Vũng Tàu
do son tuong lem ra gach hoa
bay ve xem phim luc nua dem
cánh cửa gỗ kêu lúc gió lùa
ca rot luoc cham muoi vung
mực tím dây ra tay áo trắng
đèn bàn cũ nhấp nháy suốt tuần
sang som pha tra gung mat ong
bùn bắn lên gấu quần mới giặt
hoa ly no muon ben be nuoc
9 con ốc sên trên lá chuối
gheda-xanhla-tranhcat-quatgiay
ban do cu rach goc phia tay
tóc rối kẹp nơ vàng chanh
xe lam cho day dua hau
vịt trời ghé ao nhà bác Tư
`);

/** By managers of passwords. */
const made = linesOf(`
kX9#mQ2vL8pW
r7Tq-9vKp-2mXz
hT4$wz!8Rk
qzjvkxwpfh
Vx7pL2qNc9
Y3k-Qm8-Wz5
8fJ!dk29sLq0
tUw5RzkQb1nEoPq
_Zc4YtR7u-kD
gdPz3vWm6x
a8Kd0sLqPz
6Lk*Bv3@nQ
`);

const owner = { email: 'hoa.nguyen@example.com', name: 'Nguyễn Thị Hoa' };
const school = { name: 'Trường Thiết kế Năm Dấu', short_name: 'Năm Dấu', tagline: 'Hướng nghiệp và học thiết kế' };
const faultOf = (password: string) => newPasswordFault(password, owner, school);

/** Those of them that are taken. */
async function taken(passwords: readonly string[]): Promise<string[]> {
  const faults = await Promise.all(passwords.map(faultOf));
  return passwords.filter((_, index) => faults[index] === null);
}

it('refuses what is guessed first', async () => {
  expect(guessed.length).toBeGreaterThan(60);
  expect(await taken([...guessed, ...guessedByTrial])).toEqual([]);
});

it('refuses 95 of 100 that it was not made for', async () => {
  expect(guessedLater.length).toBeGreaterThan(60);
  expect((await taken(guessedLater)).length).toBeLessThanOrEqual(guessedLater.length * 0.05);
});

it('takes sentences of four words and more, and what a manager of passwords makes', async () => {
  expect(phrasesOfTrial).toHaveLength(40);
  for (const fine of [phrases, phrasesLater, phrasesOfTrial, made]) expect(await taken(fine)).toEqual(fine);
  const random = Array.from({ length: 100 }, () => randomBytes(15).toString('base64url'));
  expect((await taken(random)).length).toBeGreaterThanOrEqual(99);
});

it.each([
  ['the name of the school in few words', 'truong thiet ke nam dau so 1', 'words'],
  ['its own words run together', 'ThietKeNamDau2026!', 'words'],
  ['the own name with a year', 'hoanguyen@1990', 'words'],
  ['the name and the host of the e-mail', 'hoa.nguyen.example.2026', 'words'],
  ['a saying that is written apart', 'Anh yêu em nhiều lắm 99', 'words'],
  ['a number of a phone', '0983 627 415', 'digits'],
  ['a day of birth twice', '15081998-19051990', 'digits'],
  ['keys in a row', '1q2w3e4r5t6y', 'common'],
] as const)('refuses %s and says why: %s', async (_what, password, why) => {
  expect(await faultOf(password)).toBe(passwordTexts[why]);
  expect(passwordTexts[why]).toMatch(/Hãy đặt một câu của riêng bạn, dài ít nhất năm từ\.$/);
});

it.each(['a1@', '4@80$5!1|', '19', 'anhyeu', 'ư', '😀 '])(
  'judges no more than the first signs of %s again and again',
  async (piece) => {
    const long = piece.repeat(1_000).slice(0, 999);
    expect(await faultOf(`${long}x`)).toBe(await faultOf(`${long}y`));
  },
);
