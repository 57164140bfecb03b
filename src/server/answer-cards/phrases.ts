/**
 * What visitors ask with. Accents that are typed are heeded, missing ones are not, and one letter may be wrong in a word of four
 * or more. Add a phrase where a question is not understood; no answer is given where a word of it stands in no phrase and no name.
 */

export const linesOf = (table: string): (readonly [name: string, texts: string[]])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => [line.split(': ')[0] ?? '', line.split(': ')[1]?.split(', ') ?? []]);

/** What is typed for short, behind what it means. */
export const shortForms = linesOf(`
không: k, ko, kg, kh, kô, hok, hông, hong, hem, hổng, khum, khom, hôn, hơm, khôg
được: dc, đc, đx, dk, đượt, đươc
bao nhiêu: bn, bnh, bnhiu, bnhieu, bnhiêu, baonhieu, bnêu
nhiêu: nhiu, nhju
giờ: h
bao giờ: bh, bgio, bgiờ, bjo
học phí: hp, hphi
học bổng: hbong, hbổng
tuyển sinh: ts, tsinh
xét tuyển: xt
đăng ký xét tuyển: đkxt, dkxt
phương thức xét tuyển: ptxt
đại học: đh, dh
cao đẳng: cđ, cd
tốt nghiệp: tn
tốt nghiệp thpt: tnthpt
học sinh: hs
sinh viên: sv, svien
giáo viên: gv
mọi người: mn, mng, mngười
cơ sở vật chất: csvc
câu lạc bộ: clb
nghĩa vụ quân sự: nvqs
văn bằng 2: vb2
khu vực 1: kv1
khu vực 2: kv2
khu vực: kv
thời khóa biểu: tkb
điểm: đ, đỉm
rồi: r, rùi, ròi, rồy
làm: lm
thích: thik, thjk
biết: bít, bik, bik, pít
muốn: mún
quá: wá, qá, quớ
người: ngừi
phải: p, fải
cũng: cx
nhưng mà: nma, nhma
triệu: tr
học kỳ: hk
bây giờ: bigio
tiếng anh: av
đánh giá năng lực: đgnl, dgnl
năng khiếu: nk
nguyện vọng: nv
số điện thoại: sđt, sdt
đăng ký: đk, đki
nguyện vọng 1: nv1
nguyện vọng 2: nv2
cơ sở: cs
kết quả: kq, kqua
hồ sơ: hso, hsơ, hsx
gia đình: gđ
công ty: cty
khi nào: knao, kno
kiến trúc: kt, ktruc
thiết kế: tk
ui ux: uiux, uxui
ký túc xá: ktx
nội thất: nt
gì: j, zì, rì, jì, gj, ji
vậy: z, v, zậy, zay, dzậy, dậy, dzị, dị, zị, dzay, zại, dọ
như thế nào: ntn, nthế
mình: mk, mik, mh
trường: trg, trườg
với: vs, zới`);

/**
 * What phrases mean, kinds of dates by their values; one that stands in several lines means whichever of them a question can have. Behind a slash which one it is:
 * subjects of school as combinations call them, ways of admission by words of their names, cities by part of theirs.
 */
export const phrases = linesOf(`
filler: ba mẹ, bố mẹ, ba má, mẹ em, phụ huynh, nữa, gì, nào, em, e, dợ, á, ơ, còn, mình, con, cháu, bạn, tớ, tôi, tui, ạ, à, ơi, dạ, thưa, vậy, nha, nhé, nhỉ, nhen, nghen, ha, hả, hen, hén, nè, luôn, thế, ad, admin, thầy, cô, anh, chị, mọi người, cả nhà, hỏi, cho, xin, muốn, biết, về, với, thì, là, của, ở, bên, tại, trường, giúp, giùm, xem, thông tin, những, các, đó, này, mà, và, hay, hoặc, được, có, sẽ, phải, lại, rồi, nhưng, học, theo, vào, ngành, ngành học, chuyên ngành, khoa, như thế nào, thế nào, sao, ra, thật, cần, xong, lắm, ta, xíu, tí, chút, c, chú, bác, cậu, bé, nhà, nhóc, đứa, tụi, chúng, shop, page, cả, vô, đi, đến, tới, lên, đấy, đây, kìa, ấy, chứ, cơ, vừa, đang, đã, từng, cũng, vẫn, thôi, để, khi, lúc, vì, do, từ, trong, người, bị, nhau, sinh viên, học sinh, giáo viên, giảng viên, đại học, lớp 12, năm nhất, cuối cấp, dùm, dum, phiền, tư vấn, quan tâm, định, tính, dự định, tìm hiểu, tò mò, thắc mắc, không biết là, chi tiết, cụ thể, rõ, hơn, rõ hơn, nhưng mà, tại vì, với lại, vậy thì, bây giờ, quá, rất, thật sự, thực sự, chắc, nghe nói, lỡ, mai mốt, sau này, trả lời, chỉ, kiểu, học viên, bé trai, bé gái, vị, quý, nhân tiện, tiện thể, trời, trời ơi, huhu, hic, hix, haiz, haha, hihi, lo, lo lắng, hoang mang, mong, rep, phản hồi, cảm ơn, cám ơn, thanks, tks, giải đáp, giải thích, chào, xin chào, hello, hi, alo, kính, nhờ, làm ơn, luôn luôn, thường, thường thì, chủ yếu, ngay, liền, ổn, nằm, thích, mê, đam mê, yêu thích, thấy, nghĩ, hiện đang, em ấy, nó, chúng em, tụi em, chúng tôi, cháu gái, cháu trai, con mình, con tôi, cháu nhà, nếu, giờ, dạo này, hồi, hôm nay, chắc là, có lẽ, hình như, hổng biết, kỹ, kĩ, đàng hoàng, nói, nói chung, cơ mà, tuy nhiên, thêm, một chút, tí xíu, giùm em, giúp em, giúp mình, học xong
school: trường, trường mình, trường này, trường ta, nhà trường, bên mình, trường em, bên trường
joins: và, với, còn, rồi, cùng với, kèm, kèm theo
versus: hay, hay là, hoặc, hoặc là, với, so với
compared: so sánh, so sánh giữa, giữa, phân vân, phân vân giữa, đang phân vân, phân vân không biết, lưỡng lự, lưỡng lự giữa, nên học, nên chọn, nên theo, nên vào, nên đăng ký, chọn, thích cả, cái nào, bên nào, nên chọn cái nào, nên học cái nào, nên chọn bên nào, cái nào hơn, cái nào tốt hơn, cái nào hay hơn, ngành nào hơn, ngành nào tốt hơn, ngành nào hay hơn, ngành nào hợp hơn, tốt hơn, hay hơn, hợp hơn, khác, khác gì, khác nhau, khác gì nhau, khác nhau gì, khác nhau chỗ nào, khác nhau ở chỗ nào, khác nhau ở đâu, khác nhau ở điểm nào, khác nhau thế nào, khác nhau như thế nào, khác nhau sao, khác nhau ra sao, khác chỗ nào, khác ở chỗ nào, khác ở đâu, khác ở điểm nào, ở điểm nào, điểm nào, chỗ nào, khác biệt, khác biệt gì, điểm khác, sự khác nhau, sự khác biệt, giống nhau, có giống nhau, giống, có khác, có khác nhau, có khác gì nhau, có khác gì
loan: vay tiền, cho vay, vay vốn, vay tiền học, cho vay tiền, cho vay tiền học
yesNo: không, chưa, có không, được không, có được không, không ạ, hay không, có phải không, phải không, đúng không, hay chưa
howMuch: bao nhiêu, nhiêu, mấy, là bao nhiêu, khoảng bao nhiêu, tầm bao nhiêu, cỡ bao nhiêu, bao nhiêu vậy, khoảng, tầm, khoảng mấy
all: các ngành, từng ngành, mỗi ngành, những ngành, tất cả, tất cả các ngành, mọi ngành, theo ngành, thiết kế, ngành thiết kế, các ngành thiết kế
which: nên chọn ngành nào, nên đăng ký ngành nào, nên vào ngành nào, nên xét ngành nào, đăng ký ngành nào, chọn ngành nào được, được những ngành nào, được ngành nào, được ngành gì, có ngành nào, có ngành gì, có những ngành gì, là ngành nào, là ngành gì, gồm những ngành nào, gồm ngành nào, có những ngành nào, học được gì, được gì, vào được gì, ngành nào, ngành gì, học ngành nào, học ngành gì, những ngành nào, những ngành gì, các ngành nào, nên học ngành nào, nên học ngành gì, hợp ngành nào, hợp ngành gì, hợp với ngành nào, thì học ngành gì, học gì, thì học gì, nên học gì, chọn ngành nào, chọn ngành gì, ngành nào được, khoa nào, mấy ngành, ngành nào mà, cái gì, ngành nào vậy, thì học ngành nào, nên theo ngành nào, nên theo học ngành nào, chọn học ngành nào, học cái gì, là gì, là ngành nào nhất
thisYear: năm nay
lastYear: năm ngoái, năm trước, năm rồi, năm vừa rồi, năm vừa qua
year: năm, năm học, khóa, khóa tuyển sinh
latest: mới nhất, gần nhất, gần đây, hiện nay, hiện tại, bây giờ
fee: rẻ nhất, mắc nhất, đắt nhất, học phí, tiền học, tiền học phí, mức học phí, đóng học phí, đóng tiền học, phí học, giá học, tiền trường, tiền đóng học, ít tốn nhất, tốn nhất, tốn kém nhất, ít tiền nhất, nhiều tiền nhất, học phí mềm nhất, đỡ tốn nhất, giá tiền, tiền đóng, chi phí học, chi phí đào tạo, phí, tốn kém, có tốn kém, học có mắc, học có đắt
money: đóng tiền bao nhiêu, đóng tiền nhiêu, tiền bao nhiêu, bao nhiêu tiền học, bao nhiêu tiền, nhiêu tiền, mấy tiền, hết bao nhiêu, hết bao nhiêu tiền, tốn bao nhiêu, tốn bao nhiêu tiền, đóng bao nhiêu, đóng bao nhiêu tiền, đóng nhiêu tiền, hết nhiêu tiền, tốn nhiêu tiền, bao nhiêu triệu, mấy triệu, đóng mấy triệu, hết mấy triệu, tốn mấy triệu, bao tiền, hết bao tiền, phải đóng bao nhiêu, phải đóng bao nhiêu tiền
perYear: một năm, 1 năm, mỗi năm, hằng năm, hàng năm, theo năm, năm đầu, năm nhất, năm một
perTerm: một kỳ, 1 kỳ, mỗi kỳ, một học kỳ, 1 học kỳ, mỗi học kỳ, học kỳ, kỳ, theo kỳ, theo học kỳ, tín chỉ, một tín chỉ, 1 tín chỉ, mỗi tín chỉ
whole: học 4 năm, học 5 năm, 3 năm rưỡi, cả khóa, cả khóa học, toàn khóa, nguyên khóa, tổng, tổng cộng, suốt khóa, trọn khóa, 4 năm, bốn năm, 5 năm, năm năm, đến khi ra trường, tới khi ra trường
cheapest: rẻ nhất, thấp nhất, ít nhất, mềm nhất, rẻ, ít tốn nhất, ít tiền nhất, đỡ tốn nhất, thấp, điểm thấp nhất, điểm chuẩn thấp nhất, lấy điểm thấp nhất, thấp điểm nhất, thấp hơn, rẻ hơn, ít hơn, dễ đậu nhất, dễ đậu, dễ đỗ nhất, dễ đỗ, dễ vào nhất, dễ vô nhất, dễ trúng tuyển nhất, dễ trúng nhất, dễ xét nhất, dễ vào, nhanh nhất, ngắn nhất, sớm nhất, nhanh ra trường nhất, ra trường nhanh nhất, ra trường sớm nhất, học nhanh nhất, học ngắn nhất, tuyển ít nhất, ít chỉ tiêu nhất
dearest: mắc nhất, đắt nhất, cao nhất, nhiều nhất, tốn nhất, tốn kém nhất, nhiều tiền nhất, cao hơn, mắc hơn, đắt hơn, điểm cao nhất, điểm chuẩn cao nhất, lấy điểm cao nhất, cao điểm nhất, khó đậu nhất, khó đỗ nhất, khó vào nhất, khó vô nhất, khó trúng tuyển nhất, lâu nhất, dài nhất, lâu ra trường nhất, ra trường lâu nhất, học lâu nhất, học dài nhất, tuyển nhiều nhất, tuyển đông nhất, nhiều chỉ tiêu nhất
spend: tốn, hết, mất, chi, đóng, trả, nộp
gear: máy tính, máy, laptop, màu, giấy, bút vẽ
costs: tiền mua màu, mua màu, mua họa cụ, mua vật liệu, tiền mua máy, còn khoản nào khác, khoản nào khác, còn phải đóng gì, còn đóng gì, chi phí khác, các chi phí khác, ngoài học phí, khoản khác, các khoản khác, khoản thu khác, phụ phí, tiền vật liệu, tiền họa cụ, tiền màu, họa cụ, vật liệu, dụng cụ, mua gì, mua những gì, cần mua gì, phải mua gì, phải mua những gì, chuẩn bị dụng cụ gì, đóng thêm gì, tốn thêm gì
marks: lấy bao nhiêu, lấy nhiêu, đầu vào bao nhiêu, đầu vào bao nhiêu điểm, lấy điểm, điểm thấp nhất, điểm cao nhất, điểm chuẩn, điểm trúng tuyển, điểm đầu vào, điểm xét tuyển, lấy bao nhiêu điểm, bao nhiêu điểm, nhiêu điểm, mấy điểm, lấy mấy điểm, lấy nhiêu điểm, cần bao nhiêu điểm, cần mấy điểm, có điểm chuẩn, điểm bao nhiêu, bao nhiêu điểm thì đậu, bao nhiêu điểm thì đỗ, bao nhiêu điểm đậu, mấy điểm thì đậu, mấy điểm đậu, điểm đậu, điểm đỗ, điểm tuyển sinh, bao nhiêu điểm mới đậu, mấy điểm mới đậu, mức điểm, điểm chuẩn thấp nhất, điểm chuẩn cao nhất, lấy điểm thấp nhất, lấy điểm cao nhất, thấp điểm nhất, cao điểm nhất, dễ đậu nhất, dễ đậu, dễ đỗ nhất, dễ đỗ, dễ vào nhất, dễ vô nhất, dễ trúng tuyển nhất, dễ trúng nhất, dễ xét nhất, dễ vào, khó đậu nhất, khó đỗ nhất, khó vào nhất, khó vô nhất, khó trúng tuyển nhất, điểm vào, điểm vô, điểm cao, điểm có cao, điểm thấp, điểm có thấp
points: điểm, điểm đậu, điểm đỗ, điểm thì đậu, điểm thì đỗ, được, thi được, tổng điểm, tổng, dự kiến được, ước được
sit: thi, xét, xét tuyển, tuyển, tuyển sinh, dự thi, lấy, nhận, thi vào, xét vào, đăng ký
pass: đậu, đỗ, vào được, đậu được, đỗ được, học được, vào, trúng tuyển, có đậu, có đỗ, đủ điểm, đủ, đăng ký được, nộp được, thi được, xét được
combosAsked: khối gì, khối nào, những khối nào, khối mấy, tổ hợp nào, tổ hợp gì, những tổ hợp nào, các tổ hợp nào, tổ hợp xét tuyển, tổ hợp, khối thi, thi khối gì, thi khối nào, xét khối nào, xét khối gì, xét tổ hợp nào, tổ hợp môn nào, tổ hợp môn, khối xét tuyển, khối xét, các khối, khối, những khối
subjectsAsked: thi vẽ gì, vẽ gì, thi năng khiếu gì, vẽ những gì, thi vẽ những gì, môn gì, những môn gì, môn nào, những môn nào, mấy môn, gồm môn gì, gồm những môn gì, gồm môn nào, gồm những môn nào, gồm những gì, gồm gì, có môn gì, có những môn gì, có những môn nào, thi môn gì, thi những môn gì, thi môn nào, thi những môn nào, thi gì, thi những gì, thi cái gì, xét môn gì, xét môn nào, 3 môn gì, ba môn gì
isWhat: là gì, là sao, là tổ hợp gì, là khối gì, nghĩa là gì, là môn gì, là những môn gì, là những môn nào
noDrawing: không thi vẽ, không cần thi vẽ, không phải thi vẽ, khỏi thi vẽ, không có thi vẽ, không thi năng khiếu, không cần thi năng khiếu, không phải thi năng khiếu, khỏi thi năng khiếu
drawingTest: thi vẽ, thi môn vẽ, kỳ thi vẽ, bài thi vẽ, môn vẽ, đăng ký thi vẽ, nộp hồ sơ thi vẽ
thi-nang-khieu: thi, thi vẽ, thi năng khiếu, thi môn vẽ, thi môn năng khiếu, kỳ thi năng khiếu, kỳ thi vẽ, năng khiếu, môn năng khiếu, thi khiếu, bài thi năng khiếu, bài thi vẽ, môn vẽ
must: có cần, cần, phải, có phải, bắt buộc, có bắt buộc, có, có bắt buộc phải, bắt buộc phải, có nhất thiết, nhất thiết phải, có nhất thiết phải
bad: dở, kém, dốt, sợ, yếu, ghét, ngán, ngại, ngu, tệ, không giỏi, không thích, không biết, mất gốc, học dở, học kém, học yếu, học ngu, không học được, dở môn, không thi, không cần thi, không phải thi, khỏi thi, không xét, không có môn, không học, tránh, chán, không ham, không mê, không muốn, không khoái, chê, không muốn học, không có năng khiếu, lười, thù, không thích học, không giỏi về, học không nổi, học không vô, không giỏi môn, bỏ
like: thích, giỏi, khá, mê, đam mê, yêu thích, thích học, học giỏi, học tốt, có năng khiếu
code: mã ngành, mã xét tuyển, mã đăng ký, mã tuyển sinh, mã số ngành, mã đăng ký xét tuyển, mã nguyện vọng
codeWord: mã, mã số
schoolCode: mã tuyển sinh của trường, mã tuyển sinh trường, mã trường, mã của trường, mã trường mình, mã trường là gì, mã trường trên hệ thống
codeAsked: là ngành gì, là ngành nào, là gì, ngành gì, ngành nào, là mã ngành gì, là mã gì, của ngành nào, bao nhiêu, là bao nhiêu, mấy, số mấy, là mấy
papers: mang theo giấy tờ gì, mang giấy tờ gì, mang theo gì, mang theo những gì, cần giấy tờ gì, giấy tờ gì, những giấy tờ gì, cần mang gì, hồ sơ gồm gì, hồ sơ gồm những gì, nộp giấy tờ gì, cần chuẩn bị gì, chuẩn bị gì, chuẩn bị giấy tờ gì, cần hồ sơ gì, hồ sơ gì, cần những giấy tờ gì, hồ sơ cần gì, gồm những giấy tờ gì, hồ sơ cần những gì, cần chuẩn bị những gì, chuẩn bị những gì, mang gì, đem gì, đem theo gì, cần đem gì, cần đem theo gì, cần mang theo gì, cần nộp gì, nộp những gì, nộp giấy tờ nào
leadsAsked: ra làm gì, ra trường làm gì, làm nghề gì, ra làm nghề gì, ra trường làm nghề gì, làm việc gì, làm được gì, ra làm được gì, xin việc gì, học xong làm gì, ra trường làm việc gì, ra làm việc gì, làm được những gì, làm những việc gì, làm những gì, ra trường làm được gì, ra trường thì làm gì, ra thì làm gì, đi làm gì, ra trường đi làm gì, làm ở đâu, ra làm ở đâu, ra trường làm ở đâu, làm nghề nào, có thể làm gì, có thể làm những nghề gì, có việc gì làm
when: mở đơn, bao giờ mở đơn, khi nào mở đơn, mở cổng, bao giờ mở cổng, bắt đầu, khi nào bắt đầu, bao giờ bắt đầu, bao giờ, khi nào, lúc nào, ngày nào, ngày mấy, ngày bao nhiêu, hôm nào, tháng mấy, tháng nào, chừng nào, đến khi nào, đến bao giờ, tới khi nào, tới bao giờ, đến ngày nào, tới ngày nào, từ ngày nào, từ khi nào, bao lâu nữa, hạn, hạn cuối, hạn chót, hạn cuối là khi nào, thời hạn, deadline, lịch, ngày, thời gian, khi nào hết hạn, bao giờ hết hạn, hết hạn khi nào, hết hạn, hết hạn chưa, còn hạn không, còn hạn, còn nhận, mở chưa, khi nào có, bao giờ có, khi nào mở, bao giờ mở, lúc nào có, ngày mấy tháng mấy, mấy ngày nữa, còn mấy ngày, còn bao nhiêu ngày
dang-ky-nang-khieu: đăng ký thi vẽ, đăng ký thi năng khiếu, đăng ký năng khiếu, đăng ký dự thi năng khiếu, nộp hồ sơ thi năng khiếu, nộp hồ sơ thi vẽ, đăng ký thi
nhan-ho-so: nộp điểm, nộp phiếu điểm, nộp kết quả, nộp hồ sơ, hồ sơ, nộp, nộp hồ sơ xét tuyển, nhận hồ sơ, thu hồ sơ, xét tuyển, đăng ký xét tuyển, đăng ký, nộp đơn, tuyển sinh, nhận, xét, làm hồ sơ, gửi hồ sơ, nhận hồ sơ xét tuyển
wishes: nguyện vọng, đăng ký nguyện vọng, đặt nguyện vọng, nộp nguyện vọng, điều chỉnh nguyện vọng
cong-bo-ket-qua: điểm thi tốt nghiệp, có điểm thi tốt nghiệp, biết điểm, biết điểm thi, có điểm thi, đậu hay rớt, đậu hay trượt, biết đậu, biết đậu hay rớt, biết đậu hay không, đậu hay không, công bố kết quả trúng tuyển, kết quả trúng tuyển, kết quả xét tuyển, kết quả, công bố kết quả, có kết quả, biết kết quả, công bố điểm, công bố trúng tuyển, danh sách trúng tuyển, công bố điểm chuẩn, có điểm chuẩn, điểm chuẩn, công bố
xac-nhan-nhap-hoc: xác nhận nhập học, xác nhận
nhap-hoc: nhập học, làm thủ tục nhập học, thủ tục nhập học, khai giảng, tựu trường, bắt đầu học, đi học, vào học
ngay-hoi: ngày hội tham quan, ngày hội, ngày hội tuyển sinh, open day, tham quan, tham quan trường, ngày mở xưởng, ngày hội tư vấn
hoc-bong: không bổng, giảm học phí, miễn giảm học phí, miễn học phí, hỗ trợ học phí, được giảm học phí, được miễn giảm học phí, học bổng, các học bổng, suất học bổng, xin học bổng, học bổng đầu vào, học bổng tuyển sinh, mức học bổng, chính sách học bổng, học bổng gì, học bổng nào, những học bổng nào, học bổng nào không, loại học bổng, hb gì, hb nào, hb đầu vào, có hb gì, suất hb, chương trình học bổng, miễn giảm, được miễn giảm, miễn giảm gì, giảm gì, hỗ trợ gì, được hỗ trợ gì, ưu đãi gì, chính sách hỗ trợ, giảm tiền học, miễn giảm học phí không
scholarMore: thi điểm cao, điểm cao, nhà nghèo, hộ nghèo, hộ cận nghèo, khó khăn, hoàn cảnh khó khăn, học sinh nghèo, nhà khó khăn, nhà em khó khăn, nhà em nghèo, gia đình khó khăn, học sinh giỏi, học giỏi, toàn phần, năm nhất, đầu vào, điều kiện, điều kiện nhận, điều kiện xin, cách, cách nhận, giỏi, hsg, giải, đạt giải, con nhà nghèo, loại giỏi, top, điểm bao nhiêu, bao nhiêu điểm, mấy điểm, điểm, cần, hồ sơ, nhận được, được nhận, đạt, đạt được, cách xin, thủ khoa, á khoa, học sinh giỏi quốc gia
batch: đợt, đợt đầu, đợt cuối
allYears: các năm, những năm, mấy năm, qua các năm, các năm trước, các năm gần đây, mấy năm gần đây, những năm gần đây, 3 năm gần nhất, ba năm gần nhất, các năm gần nhất, 3 năm, mấy năm trước
list: gồm những ngành nào, gồm ngành nào, những ngành nào, ngành nào, danh sách ngành, danh sách các ngành, các ngành, các ngành của trường, các ngành học, bao nhiêu ngành, mấy ngành, đào tạo ngành gì, đào tạo ngành nào, đào tạo những ngành nào, đào tạo những ngành gì, dạy ngành gì, dạy những ngành nào, dạy những ngành gì, có ngành gì, có ngành nào, có những ngành nào, có những ngành gì, có bao nhiêu ngành, có mấy ngành, tuyển ngành nào, tuyển những ngành nào, tuyển sinh ngành nào, tuyển sinh những ngành nào, trường có ngành gì, trường có ngành nào
ways: phương thức, phương thức xét tuyển, cách xét tuyển, hình thức xét tuyển, phương thức nào, phương thức xét tuyển nào, xét tuyển bằng cách nào, xét tuyển thế nào, xét tuyển như thế nào, hình thức nào
duration: học 3 năm, học 4 năm, học 5 năm, bốn năm hay năm năm, bao lâu thì tốt nghiệp, mấy năm tốt nghiệp, mấy năm thì tốt nghiệp, mấy năm, học mấy năm, bao nhiêu năm, học bao nhiêu năm, học bao lâu, thời gian đào tạo, thời gian học, bao lâu ra trường, bao lâu thì ra trường, mấy năm ra trường, mấy năm thì ra trường, mấy năm mới ra trường, bao lâu, nhiêu năm, học nhiêu năm, mấy năm thì xong, mấy năm xong, lâu nhất, dài nhất, lâu ra trường nhất, ra trường lâu nhất, học lâu nhất, học dài nhất, ngắn nhất, nhanh ra trường nhất, ra trường nhanh nhất, ra trường sớm nhất, học nhanh nhất, học ngắn nhất, mấy năm ra nghề
dear: có tốn, có tốn lắm, có tốn nhiều, tốn nhiều, tốn lắm, tốn kém, mắc, đắt, có mắc, có đắt, có cao, cao, có rẻ
pay: lương, mức lương, thu nhập, mức thu nhập, tiền lương, lương tháng, lương khởi điểm, lương bổng, kiếm được bao nhiêu, kiếm bao nhiêu, lương ra trường, lương có cao, lương cao
payMore: một tháng, 1 tháng, mỗi tháng, hàng tháng, hằng tháng, tháng, mới ra trường, ra trường, khi ra trường, sau khi ra trường, nghề, làm, làm nghề, đi làm, khởi điểm, cao, người mới, mới đi làm, tốt nghiệp, sau khi tốt nghiệp, khi tốt nghiệp, sau tốt nghiệp, học xong
quota: chỉ tiêu, chỉ tiêu tuyển sinh, tuyển bao nhiêu người, tuyển bao nhiêu sinh viên, tuyển mấy người, lấy bao nhiêu người, lấy mấy người, tuyển bao nhiêu bạn, bao nhiêu chỉ tiêu, tuyển bao nhiêu, tuyển nhiều nhất, tuyển đông nhất, nhiều chỉ tiêu nhất, tuyển ít nhất, ít chỉ tiêu nhất, tuyển sinh bao nhiêu người, bao nhiêu sinh viên, nhận bao nhiêu sinh viên, nhận bao nhiêu người, lấy bao nhiêu chỉ tiêu, tuyển bao nhiêu học sinh
degree: bằng gì, bằng cấp gì, cấp bằng gì, nhận bằng gì, ra bằng gì, ra trường bằng gì, ra trường có bằng gì, ra trường nhận bằng gì, được bằng gì, được cấp bằng gì, tốt nghiệp bằng gì, tốt nghiệp nhận bằng gì, bằng tốt nghiệp ghi gì, bằng ghi gì, văn bằng
address: trường nằm ở quận mấy, trường nằm ở tỉnh nào, trường ở tỉnh nào, trường ở quận mấy, trường ở thành phố nào, có mấy cơ sở, mấy cơ sở, các cơ sở, địa chỉ, địa chỉ trường, đường tới trường, đường đến trường, trường ở quận nào, trường tên gì ở đâu
campus: cơ sở, cơ sở nào, campus, chi nhánh, trụ sở, văn phòng, trường ở, trường mình ở
where: ở đâu, ở chỗ nào, đâu, nằm ở đâu, chỗ nào, nằm đâu, đường nào, học ở đâu, dạy ở đâu, ở cơ sở nào, học cơ sở nào, học ở cơ sở nào, đào tạo ở đâu, ở đường nào, nằm ở đường nào, nằm ở chỗ nào, nằm chỗ nào, ở quận nào, quận mấy, ở quận mấy, tỉnh nào, ở tỉnh nào, thành phố nào, ở thành phố nào, khu nào
phone: số điện thoại, điện thoại, hotline, hot line, số hotline, số phone, gọi số nào, gọi số mấy, gọi ai, số liên hệ, số liên lạc, số để gọi, số máy, phone
zalo: zalo, số zalo, nhắn zalo, zalo nào, kết bạn zalo, zalo là gì, zalo số mấy
email: email, mail, gmail, địa chỉ email, địa chỉ mail, hộp thư, thư điện tử
hours: làm việc, có làm việc, mấy giờ, mở cửa, giờ làm việc, giờ tư vấn, giờ mở cửa, mấy giờ mở cửa, mở cửa mấy giờ, mấy giờ làm việc, làm việc mấy giờ, giờ hành chính, thời gian làm việc, làm việc lúc nào, làm việc ngày nào, mấy giờ đóng cửa, đóng cửa, mấy giờ nghỉ, tới mấy giờ, đến mấy giờ, từ mấy giờ, có mở cửa, có nghỉ
days: thứ 7, thứ bảy, t7, chủ nhật, cuối tuần, thứ 2, thứ hai
website: website, web của trường, website trường, trang web, trang web trường, trang web của trường
fanpage: fanpage, facebook của trường, facebook trường, fb trường, fb của trường, page của trường, trang facebook
contact: liên hệ, liên lạc, liên hệ ai, liên hệ với ai, liên hệ ở đâu, liên hệ thế nào, liên lạc thế nào, cách liên hệ, thông tin liên hệ, hỏi ai, gặp ai, liên hệ tư vấn, liên hệ tuyển sinh, cách liên lạc
office: tư vấn, tuyển sinh, tư vấn tuyển sinh, phòng tuyển sinh, phòng tư vấn, ban tuyển sinh, gặp, nhắn, gọi, để hỏi, hỏi thêm, chính, phòng đào tạo, gửi, viết, về đâu, số nào, đâu
taught: có ngành, có dạy ngành, có đào tạo ngành, có đào tạo, có mở ngành, có chuyên ngành, có khoa, có tuyển ngành, có tuyển sinh ngành, có ngành học, trường có ngành, dạy ngành, đào tạo ngành, có mở khoa
vague: hot, mới, khó, dễ, tốt, hay, phù hợp, hợp, khác, riêng, phụ, lạ, gì, nào, nào khác, gì khác, như vậy, như thế
teaches: có dạy, trường có dạy, có tuyển, có mở lớp, dạy, có lớp, mở lớp, có lớp dạy, mình có dạy, bên mình có dạy
learns: có học, được học, có được học, có môn, có học môn, có được học môn, được dạy, có được dạy, có dạy môn, dạy môn, học môn, có lớp học, trường có môn, trường có lớp, có khóa, có khóa học, có mở khóa
there: có, trường có, trường mình có, bên mình có
subject/Toán: toán, môn toán, toán học
subject/Ngữ văn: văn, môn văn, ngữ văn
subject/Tiếng Anh: tiếng anh, anh văn, môn anh, anh
subject/Vật lí: lý, môn lý, vật lý
subject/Hóa học: hóa, môn hóa, hóa học
subject/Sinh học: môn sinh, sinh học
subject/Lịch sử: sử, môn sử, lịch sử
subject/Địa lí: địa, môn địa, địa lý
subject/Vẽ: vẽ, môn vẽ, vẽ vời
method/học bạ: học bạ, xét học bạ, bằng học bạ, hb, xét hb
method/đánh giá năng lực: đánh giá năng lực, thi đánh giá năng lực, năng lực
method/thi tốt nghiệp: thi tốt nghiệp, thpt, thpt quốc gia, thptqg, thi thpt, tốt nghiệp thpt, thi
method/tuyển thẳng: tuyển thẳng, xét tuyển thẳng, xét thẳng
city/Hồ Chí Minh: sài gòn, sg, hcm, tphcm, tp hcm, hồ chí minh, tp hồ chí minh, thành phố hồ chí minh
city/Cần Thơ: cần thơ, ct, tp cần thơ
city/Hà Nội: hà nội, hn
city/Đà Nẵng: đà nẵng, đn`).map(([name, texts]) => {
  const [as = '', of = ''] = name.split('/');
  return { as, of, texts };
});
