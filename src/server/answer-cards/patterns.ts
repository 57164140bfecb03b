import type { Part } from './word-tree.ts';

/** A kind of question: it has all of one of `needs`, and nothing else that is not of `may`. */
type Pattern = { asks: string; needs: string[][]; may: ReadonlySet<string>; isOpen: boolean; examples: string[] };

/** What several kinds of questions may have. */
const groups: Readonly<Record<string, string>> = {
  '+always': 'filler school yesNo schoolName there learns wants',
  '+years': 'ofYear year thisYear lastYear latest',
  '+most': 'cheapest dearest isWhat',
  '+span': 'perYear perTerm whole number year ofYear thisYear latest',
};

/**
 * Kinds of questions: what each needs, one of several ways; what it may have besides, phrases, names and figures; and examples. The
 * first that fits and has an answer counts. An asterisk: words that are not understood name what is asked for.
 */
export const patterns: readonly Pattern[] = `
entryFee | major thi-nang-khieu money / major testFee / thi-nang-khieu testFee | sit drawingTest spend thi-nang-khieu howMuch money must | thi kiến trúc đóng nhiêu tiền, lệ phí thi năng khiếu kiến trúc bao nhiêu, lệ phí thi năng khiếu bao nhiêu
costs | costs major / gear major money / gear major spend must / gear major howMuch spend | fee howMuch money gear dear spend +span | học kiến trúc cần mua gì, ngoài học phí ngành đồ họa còn khoản nào khác, chi phi khac nganh do hoa, tiền mua màu với máy tính học đồ họa có tốn lắm không, học đồ họa có phải mua máy ảnh không
fee | fee / money major / money perTerm / money perYear / howMuch spend perTerm / howMuch spend perYear | all which howMuch +most dear spend taught there compared versus +span | học phí, học phí kiến trúc so với đồ họa cái nào rẻ hơn, hoc phi 1 nam, học phí 1 năm bao nhiêu, hp kien truc nhiu z, ngành nào học phí rẻ nhất, học phí cả khóa đồ họa, học kiến trúc hết bao nhiêu tiền, do hoa tốn nhiêu tiền 1 năm, 1 tín chỉ bao nhiêu tiền, mỗi năm đóng bao nhiêu tiền, một năm đóng mấy triệu vậy ạ
fee | major money perYear / major howMuch spend perYear / major howMuch spend whole / fee major whole | all sit there spend howMuch gear +span | con tôi đăng ký đồ họa mỗi năm đóng khoảng mấy chục triệu, kiến trúc học hết 5 năm tốn tất cả bao nhiêu, tổng chi phí cả khóa đồ họa kể cả giấy màu là bao nhiêu
admitted | combination number | points pass sit which major all | D01 22 điểm, 22d khối d, em được 22,5 điểm d01 thì đậu ngành nào, khối D 20 điểm có vào được đồ họa không
admittedByTest | method number | points pass sit which major all marks | dgnl 700 điểm đậu ngành nào, học bạ 23 điểm vào được ngành nào, thi đánh giá năng lực được 820 điểm vào được đồ họa không
marks | marks / mark major / points method / method howMuch / points ofYear / points lastYear | points major method combination all which howMuch sit pass +most allYears compared dear +years | điểm chuẩn, điểm chuẩn đồ họa có cao không, diem chuan do hoa 2025, kiến trúc lấy mấy điểm, điểm chuẩn học bạ ngành đồ họa, đgnl lấy bao nhiêu, điểm chuẩn đồ họa 3 năm gần nhất,  đồ họa năm ngoái bao nhiêu điểm, diem hb kien truc, điểm 2024 của kiến trúc và đồ họa, diem kien truc v00
marks | number points pass / number points which | major which sit all | 20 điểm có vào được đồ họa không, 18 điểm đậu ngành nào
curriculum | allCourses major / major teachesWhat perYear / major teachesWhat perTerm / major teachesWhat year number / major learns courseWord | perTerm perYear number year list howMuch subjectsAsked | đồ họa học những môn gì, học kỳ 1 thời trang học môn gì, năm nhất thời trang học gì
usedIn | course usedAsked / tool usedAsked | courseWord workWord payMore must which | môn kỹ thuật in dùng cho nghề gì, nghề nào xài photoshop
before | course beforeAsked | courseWord must which | học kỹ thuật in phải học môn nào trước
aboutCourse | course term | courseWord howMuch teaches major | môn kỹ thuật in học kỳ mấy, kỹ thuật in mấy tín chỉ, kỹ thuật in đồ họa học kì mấy
work | position allCourses / position tools / position degree / position learning / position which / position where | payMore workWord must career wants major course | họa sĩ minh họa học những môn gì, họa sĩ minh họa dùng phần mềm gì, thợ minh họa xài phần mềm gì, họa sĩ minh họa cần bằng gì, muốn làm họa sĩ minh họa thì học ngành gì, học họa sĩ minh họa ở đâu
subjects | compared combination combination / combination subjectsAsked / combination isWhat / major subjectsAsked | combosAsked sit thi-nang-khieu compared +years | H00 gồm môn gì, khoi d thi mon gi, khối H gồm những môn nào, H00 là gì, d01 la khoi gi, H01 với V01 khác gì nhau, kiến trúc thi môn gì, do hoa thi gi
drawing | thi-nang-khieu must / major subject must | major all which combination drawingTest | có cần thi vẽ không, đồ họa có cần giỏi vẽ không, kiến trúc có thi vẽ không, học đồ họa có cần thi năng khiếu ko
without | noDrawing / bad subject | major like which all pass sit must method | ngành nào không thi vẽ, không thi vẽ học ngành gì, thích vẽ nhưng dở toán, học kém toán, ngành nào không thi toán, em sợ toán thì học ngành gì
combinations | major combosAsked | sit compared +years | đồ họa thi khối gì, kien truc xet to hop nao
admitting | combination | major combosAsked which all sit pass must there thisYear | D01, khối A vào được ngành nào, khoi v, D01 có học đồ họa được không, toán văn anh học ngành gì
methods | ways / ways major / method which / method must major / method major yesNo / method major | sit there thi-nang-khieu pass isWhat all +years | đồ họa có xét học bạ không, ngành nào xét học bạ, đồ họa xét học bạ, phương thức xét tuyển kiến trúc
schoolCode | schoolCode | wishes nhan-ho-so sit schoolName codeAsked howMuch isWhat | mã trường, ma truong minh la gi
majorOfCode | majorCode | code codeWord codeAsked which isWhat | 7210403 là ngành gì, mã 7210403, ma nganh 7210403
code | code / codeWord major / codeWord all | major all howMuch codeAsked isWhat sit | mã ngành đồ họa, ma xet tuyen kien truc la gi, mã ngành, gõ mã nào để đăng ký kiến trúc, đồ họa điền mã mấy
dates | ngay-hoi / cong-bo-ket-qua when / xac-nhan-nhap-hoc when / nhap-hoc when / xac-nhan-nhap-hoc late / dang-ky-nang-khieu late / nhan-ho-so late / wishes late / nhap-hoc late / thi-nang-khieu where / dang-ky-nang-khieu when / khac when / wishes when / thi-nang-khieu when / hoc-bong when / nhan-ho-so when | drawingTest major method all when thi-nang-khieu nhan-ho-so points batch number city days hours papers must subjectsAsked where pass +years | đậu rồi mà quên xác nhận nhập học thì sao, thi vẽ ở đâu cho gần, bao giờ có kết quả, khi nào mở cổng đăng ký, thi vẽ ngày mấy ở đâu, khi nào xác nhận nhập học, chừng nào nhập học vậy, hạn đăng ký thi vẽ, khi nào đặt nv, bao giờ thi vẽ, bao h thi nk kien truc, hạn nộp học bổng, khi nào nhập học mang theo giấy tờ gì, kiến trúc thi năng khiếu ngày mấy thi gì, hạn nộp hồ sơ, khi nào nộp học bạ, ngày hội tuyển sinh
papers | nhap-hoc nhan-ho-so subjectsAsked / hoc-bong papers / nhap-hoc papers / xac-nhan-nhap-hoc papers / dang-ky-nang-khieu papers / thi-nang-khieu papers / nhan-ho-so papers / papers | drawingTest major must thi-nang-khieu nhan-ho-so nhap-hoc pass sit hoc-bong oneScholarship | hồ sơ gồm những gì, hồ sơ nhập học gồm những gì, nhập học cần mang gì, thi vẽ mang theo gì
scholarships | hoc-bong / oneScholarship | major all howMuch there money isWhat scholarMore siblings number when nhan-ho-so +years | học bổng, trường có học bổng không, hbong đồ họa, học bổng dấu hỏi
quota | quota | major all which howMuch +most compared +years | chỉ tiêu đồ họa, kiến trúc tuyển bao nhiêu người
degree | degree / diploma major | major compared payMore workWord | học kiến trúc ra bằng gì, đồ họa ra trường nhận bằng gì, học xong kiến trúc bằng cử nhân hay kỹ sư
duration | duration | major all which payMore +most compared whole | kiến trúc học mấy năm, học mấy năm ra trường, do hoa hoc bao lau
pay | pay position / pay major / pay career | howMuch payMore money dearest | lương nhà thiết kế đồ họa, hoa si minh hoa luong bao nhieu 1 thang, lương ngành kiến trúc, học đồ họa ra trường lương bao nhiêu, lương nghề làm game
school | school schoolAsked / schoolName schoolAsked / school isWhat / schoolName isWhat | | trường này là trường gì, trường năm dấu là gì
elsewhere | campus otherCity / teaches otherCity / learns otherCity / taught otherCity / there otherCity yesNo / major otherCity yesNo / otherCity where / thi-nang-khieu otherCity | campus city major address office drawingTest sit | trường có cơ sở ở đà nẵng không, có dạy ở hà nội không, đồ họa có học ở bình dương ko ạ, truong co chi nhanh da nang ha noi khong
portal | portal / submits where / submits website | office sit submits where website | nộp hồ sơ trên web nào, đăng ký xét tuyển ở đâu, link đăng ký, nop hoc ba o dau, cổng tuyển sinh
contact | zalo / email / phone / hours / website / fanpage / tiktok / youtube / taxCode / contact / address / campus where / campus city / schoolName where / school where | office schoolName city campus where howMuch isWhat contact when days hours | zalo trường, gmail tuyển sinh, sđt trường, mấy giờ trường mở cửa, website trường, facebook của trường, liên hệ tư vấn, kênh tiktok của trường, mã số thuế, trường ở đâu, dia chi truong, cs sg nằm ở đâu, trường năm dấu ở đâu
campus | major where / major city / which city / teaches major city / learns major city / taught major city / there major city | campus city sit | học đồ họa ở đâu, sài gòn có dạy đồ họa không, kiến trúc học ở cơ sở nào
leadsTo | major leadsAsked | payMore | học kiến trúc ra làm gì, đồ họa ra trường làm nghề gì
compared | versus major major / compared major major | compared which | nên học đồ họa hay kiến trúc, so sánh đồ họa và kiến trúc, đồ họa khác thời trang chỗ nào
compared | compared major major | versus which like joins subject * | thích chụp hình với quay clip thì nên học đồ họa hay kiến trúc
comparedWork | compared major position / versus position position / compared position position | compared which workWord payMore | họa sĩ minh họa với nhà thiết kế đồ họa khác nhau chỗ nào
liked | like which major / becomes which major | joins versus workWord payMore | thích đồ họa thì học ngành gì, muốn làm đồ họa thì học ngành gì
majors | list / there which | thisYear | trường có ngành gì, danh sách các ngành, trường có bao nhiêu ngành
taught | taught major / teaches major / learns major yesNo / there major yesNo | | có ngành đồ họa không, trường có dạy kiến trúc ko, trường mình có kiến trúc không ạ
courses | teaches course yesNo / learns course yesNo / there course yesNo / becomes which course / like which course | major teaches learns | trường có dạy in lụa không, thích in lụa thì học ngành gì
about | department / alias / position isWhat / position doesWhat / position leadsAsked / career isWhat / career doesWhat / career leadsAsked / course isWhat / course teachesWhat / course leadsAsked / major isWhat / major doesWhat / major teachesWhat / major vague yesNo | payMore workWord courseWord which codeAsked subjectsAsked teaches must | tranh minh họa, bộ phận vẽ làm những gì, nghề họa sĩ minh họa làm gì, làm game là làm gì, môn kỹ thuật in học gì, in lụa dạy về cái gì, ngành đồ họa là gì
workFor | position which | payMore workWord must wants * | muốn làm họa sĩ minh họa cho báo nhi đồng thì học ngành gì, nghề vẽ tranh minh họa sách giáo khoa học ngành nào
untaught | taught yesNo / teaches yesNo / wants otherMajor / learns otherMajor | major position career * | trường có dạy vi tính văn phòng kế toán ko, có ngành tattoo không, trường có ngành kế toán không, em muốn học kế toán, học bác sĩ
untaught | otherMajor fee / otherMajor marks / otherMajor quota / otherMajor code / otherMajor codeWord / otherMajor duration / otherMajor combosAsked / otherMajor subjectsAsked / otherMajor money | howMuch spend all which perYear perTerm sit compared +years | ngành marketing học phí bao nhiêu, điểm chuẩn ngành luật, kế toán học mấy năm
named | courseWord course yesNo / courseWord course howMuch / workWord position yesNo / workWord position howMuch / workWord career yesNo | payMore vague must dear teaches * | môn in lụa có khó không, nghề họa sĩ minh họa có hay phải thức khuya không`
  .trim()
  .split('\n')
  .map((line) => {
    const [asks = '', ways = '', more = '', examples = ''] = line.split('|').map((part) => part.trim());
    const needs = ways.split(' / ').map((way) => way.split(' '));
    const may = `+always ${more}`.split(' ').flatMap((name) => groups[name]?.split(' ') ?? name);
    return { asks, needs, may: new Set([...may, ...needs.flat()]), isOpen: may.includes('*'), examples: examples.split(', ') };
  });

/** At most so many parts name what a school is asked for. */
const mostNamed = 6;

/** The kinds of question that these parts may be, in order, and what each asks for first, of its `needs`. */
export function* kindsOf(parts: readonly Part[]): Generator<{ asks: string; first: string }> {
  const present = new Set(parts.flatMap(({ meanings }) => meanings.map(({ as }) => as)));
  for (const { asks, needs, may, isOpen } of patterns) {
    const met = needs.filter((all) => all.every((name) => present.has(name)));
    const unknown = met.length === 0 ? [] : parts.filter(({ meanings }) => !meanings.some(({ as }) => may.has(as)));
    const first = unknown.length > (isOpen ? mostNamed : 0) ? undefined : met.find((all) => meets(parts, all))?.[0];
    if (first !== undefined) yield { asks, first };
  }
}

/** Whether each of these is a part of its own. */
const meets = (parts: readonly Part[], [first, ...others]: readonly string[]): boolean =>
  first === undefined ||
  parts.some(({ meanings }, at) => meanings.some(({ as }) => as === first) && meets(parts.toSpliced(at, 1), others));
