const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Sayings that everybody knows, folded and without spaces: each counts as one word, also where its words are written apart. */
export const sayings = listOf(`
  anhyeuem anhyeuemnhieu anhyeuemnhieulam emyeuanh emyeuanhnhieu emyeuanhnhieulam yeuemnhieu yeuanhnhieu toiyeuem toiyeuban
  toiyeuvietnam toiyeuhanoi yeumaimai maiyeuem mailayeu conyeubame conyeume conyeubo bometuyetvoi mottinhyeu
  giadinhlaso giadinhtoi giadinhlatatca vietnamvodich vietnamquehuongtoi quehuongtoi hanoimuathu thanhphohochiminh hochiminh
  matkhaucuatoi passwordcuatoi matkhaumoi matkhaula khongcomatkhau khongbietmatkhau quenmatkhau khongnhomatkhau quantrivien nguoiquantri
  chucmungnammoi chucmungsinhnhat chucmunggiangsinh chaomungbanden xinchaocacban xinchaovietnam chaobuoisang
  mothaibabon mothaibabonnam mothaibabonnamsau haibabonnam khongmothaiba motchuttinhyeu
  matkhaunayratkhodoan mypasswordis iloveyousomuch iloveyouforever thisismypassword
  congnghethongtin thietkedohoa bongdavietnam sontungmtp hoclahoc maimaiyeuem yeuemmaimai khongbaogioquen
`);

/** Proverbs, slogans, first lines and rows of words that everybody says in this order. */
export const proverbs = `
  co cong mai sat co ngay nen kim, uong nuoc nho nguon, an qua nho ke trong cay, tien hoc le hau hoc van, hoc hoc nua hoc mai
  gan muc thi den gan den thi sang, mot cay lam chang nen non, ba cay chum lai nen hon nui cao, la lanh dum la rach
  thuong nguoi nhu the thuong than, khong thay do may lam nen, hoc thay khong tay hoc ban, that bai la me thanh cong
  di mot ngay dang hoc mot sang khon, nhat nghe tinh nhat than vinh, tot go hon tot nuoc son, cai net danh chet cai dep
  nuoc chay da mon, kien tha lau day to, kien tha lau cung day to, thuoc dang da tat, su that mat long, co chi thi nen
  trong dam gi dep bang sen, gan bun ma chang hoi tanh mui bun, bau oi thuong lay bi cung, nhieu dieu phu lay gia guong
  cong cha nhu nui thai son, nghia me nhu nuoc trong nguon chay ra, anh em nhu the tay chan, chi nga em nang
  con hon cha la nha co phuc, doi cho sach rach cho thom, giay rach phai giu lay le, tram nghe khong bang mot thay
  lua thu vang gian nan thu suc, con nuoc con tat, cho thay song ca ma nga tay cheo, co thuc moi vuc duoc dao
  dong cam cong kho, hau sinh kha uy, nhap gia tuy tuc, tre cay na gia cay chuoi, an co nhai no say
  khong co gi quy hon doc lap tu do, doc lap tu do hanh phuc, cong hoa xa hoi chu nghia viet nam, viet nam muon nam
  doan ket doan ket dai doan ket, thanh cong thanh cong dai thanh cong, vi loi ich tram nam trong nguoi, day tot hoc tot
  moi ngay den truong la mot ngay vui, hoc tap theo guong bac ho vi dai, bac ho kinh yeu, bac ho muon nam
  doan quan viet nam di chung long cuu quoc, nhu co bac ho trong ngay vui dai thang, tien len toan thang at ve ta
  tram nam trong coi nguoi ta, chu tai chu menh kheo la ghet nhau, troi xanh quen thoi ma hong danh ghen
  con co bay la bay la, con co ma di an dem, con meo ma treo cay cau, trau oi ta bao trau nay, thang bom co cai quat mo
  ai bao chan trau la kho, than em nhu tam lua dao, anh di anh nho que nha, nho canh rau muong nho ca dam tuong
  que huong la chum khe ngot, song bat dau tu gio, noi vong tay lon, em oi ha noi pho, mot coi di ve, hat gao lang ta
  chau len ba chau di mau giao, mot con vit xoe ra hai cai canh, hai con than lan con, kia con buom vang, ba thuong con vi con giong me
  ton su trong dao, nhat tu vi su ban tu vi su, luong y nhu tu mau, can kiem liem chinh, chi cong vo tu, yeu nuoc thuong noi
  dan giau nuoc manh xa hoi cong bang, doan ket la suc manh, vi nhan dan phuc vu, truong hoc than thien hoc sinh tich cuc
  hoc tap tot lao dong tot, tre em nhu bup tren canh, hoc de lam nguoi, hoc di doi voi hanh, nhat quy nhi ma thu ba hoc tro
  ca khong an muoi ca uon, treo cao nga dau, o hien gap lanh, gieo gio gat bao, im lang la vang, thoi gian la vang bac
  mot dieu nhin chin dieu lanh, loi noi chang mat tien mua, mot giot mau dao hon ao nuoc la, tay lam ham nhai, rung vang bien bac
  ech ngoi day gieng, nuoc do la khoai, moi ho rang lanh, mau chay ruot mem, chan cung da mem, an chac mac ben
  cay ngay khong so chet dung, con sau lam rau noi canh, thuan buom xuoi gio, an khang thinh vuong, van su nhu y, ma dao thanh cong
  que huong la gi ho me, mua xuan nho nho, ngay mai troi lai sang, dat nuoc viet nam toi, to quoc viet nam, co gai den tu hom qua
  bon mua xuan ha thu dong, dong tay nam bac, mot hai ba bon nam sau bay tam chin muoi, thu hai thu ba thu tu thu nam
  con rong chau tien, chin bo lam muoi, dau voi duoi chuot, nha sach thi mat bat sach ngon com, mot con ngua dau ca tau bo co
  tram hay khong bang tay quen, trau buoc ghet trau an, dat nuoc tron niem vui, thay boi xem voi, kinh tren nhuong duoi
  gay ong dap lung ong, dung nui nay trong nui no, ech ngoi day gieng coi troi bang vung, ngua quen duong cu
  an co di truoc loi nuoc theo sau, da trot thi phai tret, nuoc den chan moi nhay, xa mat cach long, ghet cua nao trao cua ay
  con giun xeo lam cung quan, giau dau ho duoi, mua danh ba van ban danh ba dong, trang chua qua troi chua sang
  muon sang thi bac cau kieu, doan vi cong tac lon, vi nhan dan quen minh
  do cam vang luc lam cham tim, do re mi fa son la si, ty suu dan mao thin ty ngo mui than dau tuat hoi
`
  .trim()
  .split(/,|\n/);

/** Words of more than one syllable that a list from leaks of other countries lacks: each counts as one where all is one word. */
export const compounds = listOf(`
  yeuem yeuanh tinhyeu toiyeu nhoem nhoanh nguoiyeu contim hanhphuc giadinh bame bome conyeu banbe banthan banthantoi
  vietnam vodich hanoi saigon thanhpho tphcm hcm danang haiphong cantho nhatrang dalat bienhoa quehuong
  matkhau khongbiet khongco khongcho khongnho khongthequen dangnhap quantri admin nguoidung taikhoan bientap bientapvien
  trangweb congty truong nhatruong tuyensinh huongnghiep tuvan sinhvien hocsinh hocvien giaovien giangvien thaygiao cogiao
  daihoc caodang caodangnghe trunghoc lophoc hoctap hocgioi hocbong khoahoc thietke dohoa noithat thoitrang kientruc mythuat
  congnghe thongtin maytinh laptrinh laptrinhvien dienthoai hoasi nghethuat sangtao
  bongda caulong thanhcong phattai phatloc mayman binhan binhyen suckhoe chucmung nammoi sinhnhat xinchao buoisang
  tamsu motminh muonnam ngaymai homnay mothai mothaiba nguyenvan nguyenthi tranvan tranthi levan lethi phamvan phamthi
  hoangvan hoangthi vuthi dothi buithi dangthi quochuy minhanh tuananh
  zalo tiktok shopee viettel vinaphone mobifone vinamilk fpt vtv sontung blackpink bts doremon doraemon
  conheo conmeo concho meocon heocon chomeo trasua capheda banhmi
  photoshop illustrator indesign lightroom premiere aftereffects audition dreamweaver adobe figma canva corel coreldraw autocad
  sketchup revit lumion enscape blender zbrush cinema procreate dsmax rhino archicad solidworks substance unity unreal davinci houdini
  qwe asd zxc poi lkj mnb jan feb mar apr jun jul aug sep oct nov dec abc xyz qaz wsx edc rfv tgb yhn ujm
  zaq xsw cde vfr bgt nhy mju
`);
