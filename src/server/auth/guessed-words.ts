const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Sayings that everybody knows, folded and without spaces: each counts as one word, also where its words are written apart. */
export const sayings = listOf(`
  anhyeuem anhyeuemnhieu anhyeuemnhieulam emyeuanh emyeuanhnhieu emyeuanhnhieulam yeuemnhieu yeuanhnhieu toiyeuem toiyeuban
  toiyeuvietnam toiyeuhanoi yeumaimai maiyeuem mailayeu conyeubame conyeume conyeubo bometuyetvoi mottinhyeu
  giadinhlaso giadinhtoi giadinhlatatca vietnamvodich vietnamquehuongtoi quehuongtoi hanoimuathu thanhphohochiminh hochiminh
  matkhaucuatoi matkhaumoi matkhaula khongcomatkhau khongbietmatkhau quenmatkhau khongnhomatkhau quantrivien nguoiquantri
  chucmungnammoi chucmungsinhnhat chucmunggiangsinh chaomungbanden xinchaocacban xinchaovietnam chaobuoisang
  mothaibabon mothaibabonnam mothaibabonnamsau haibabonnam khongmothaiba motchuttinhyeu
  congnghethongtin thietkedohoa bongdavietnam sontungmtp hoclahoc maimaiyeuem yeuemmaimai khongbaogioquen
`);

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
  qwe asd zxc poi lkj mnb jan feb mar apr jun jul aug sep oct nov dec abc xyz qaz wsx edc rfv
`);
