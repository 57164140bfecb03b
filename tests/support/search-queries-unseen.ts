/** As the search names the types of its results. */
export type UnseenType = 'nghenghiep' | 'nhomnganh' | 'nganhhoc' | 'vitri' | 'monhoc' | 'baiviet' | 'hoidap';

/** A record that answers a query. Without a type, whatever record has the name: a career and its major often share one. */
type Wanted = { readonly name: string; readonly type?: UnseenType };

export type UnseenQuery =
  | {
      readonly typed: string;
      /** The result has to be among so many first ones. */
      readonly within: 1 | 3 | 10;
      /** Equally right answers: one of them is enough. */
      readonly found: readonly [Wanted, ...Wanted[]];
      /** Each of `found` has to be there, not only one. */
      readonly all?: true;
    }
  | { readonly typed: string; readonly within: 'nothing'; readonly found: readonly [] };

export type UnseenGroup =
  | 'exact name'
  | 'without accents'
  | 'Telex or VNI'
  | 'half words'
  | 'place of tones, i and y'
  | 'abbreviation'
  | 'English and mixed'
  | 'everyday words'
  | 'question'
  | 'typing mistake'
  | 'code'
  | 'either-or'
  | 'sentence'
  | 'noise';

// What several queries ask for in different spellings. The name of a career is that of its major, too.
const graphicDesign = [{ name: 'Thiết kế đồ họa' }, { name: 'Nhà thiết kế đồ họa' }] as const;
const fashionDesign = [{ name: 'Thiết kế thời trang' }, { name: 'Nhà thiết kế thời trang' }] as const;
const interiorDesign = [{ name: 'Thiết kế nội thất' }, { name: 'Nhà thiết kế nội thất' }] as const;
const packaging = [{ name: 'Thiết kế bao bì' }, { name: 'Nhà thiết kế bao bì' }] as const;
const brandIdentity = [{ name: 'Thiết kế bộ nhận diện' }, { name: 'Nhà thiết kế bộ nhận diện' }] as const;
const pay = { name: 'Thu nhập nghề thiết kế: những câu phụ huynh hay hỏi' } as const;
const combinations = { name: 'H00, V00 và các tổ hợp xét tuyển ngành thiết kế' } as const;
const portfolio = { name: 'Hồ sơ năng lực xét tuyển gồm những gì?' } as const;
const laptop = { name: 'Chọn máy tính xách tay để học thiết kế' } as const;
const cannotDraw = { name: 'Thích thiết kế nhưng vẽ chưa đẹp, có học được không?' } as const;
const continuing = { name: 'Từ trung cấp, cao đẳng lên đại học: đường liên thông' } as const;
const whichMajor = { name: 'Hướng nghiệp 2026: chọn ngành gì?' } as const;

/**
 * More of what visitors of a school with the demo content type: pupils of 17 on telephones, parents, teachers.
 * Written from the content and from how people type, before the code that answers it. It measures the search, and
 * nothing is tuned for it: a row is corrected where it is wrong about the content or the language, not because a search
 * misses it. Records that visitors cannot see (hidden, scheduled, drafts) are never expected.
 */
export const unseenQueries: Readonly<Record<UnseenGroup, readonly UnseenQuery[]>> = {
  'exact name': [
    { typed: 'Thiết kế thời trang', within: 1, found: [{ name: 'Thiết kế thời trang' }] },
    { typed: 'Thiết kế UI/UX', within: 1, found: [{ name: 'Thiết kế UI/UX' }] },
    { typed: 'Thiết kế công nghiệp', within: 1, found: [{ name: 'Thiết kế công nghiệp', type: 'nganhhoc' }] },
    { typed: 'Thiết kế hoạt hình', within: 1, found: [{ name: 'Thiết kế hoạt hình' }] },
    { typed: 'Kiến trúc', within: 1, found: [{ name: 'Kiến trúc' }] },
    { typed: 'Nhiếp ảnh', within: 1, found: [{ name: 'Nhiếp ảnh' }] },
    { typed: 'đạo diễn điện ảnh, truyền hình', within: 1, found: [{ name: 'Đạo diễn điện ảnh, truyền hình' }] },
    { typed: 'Kiến trúc và nội thất', within: 1, found: [{ name: 'Kiến trúc và nội thất' }] },
    { typed: 'Hoạt hình và điện ảnh', within: 1, found: [{ name: 'Hoạt hình và điện ảnh' }] },
    { typed: 'thiết kế số và truyền thông', within: 1, found: [{ name: 'Thiết kế số và truyền thông' }] },
    { typed: 'Người viết nội dung quảng cáo', within: 1, found: [{ name: 'Người viết nội dung quảng cáo' }] },
    { typed: 'Nhà thiết kế bộ nhận diện', within: 1, found: [{ name: 'Nhà thiết kế bộ nhận diện' }] },
    { typed: 'chuyên viên phối trang phục', within: 1, found: [{ name: 'Chuyên viên phối trang phục' }] },
    { typed: 'Họa viên phối cảnh', within: 1, found: [{ name: 'Họa viên phối cảnh' }] },
    { typed: 'Lập trình viên giao diện', within: 1, found: [{ name: 'Lập trình viên giao diện' }] },
    { typed: 'NHÀ THIẾT KẾ ÂM THANH', within: 1, found: [{ name: 'Nhà thiết kế âm thanh' }] },
    { typed: 'máy ảnh và phơi sáng', within: 1, found: [{ name: 'Máy ảnh và phơi sáng' }] },
    { typed: 'Trực quan hóa dữ liệu', within: 1, found: [{ name: 'Trực quan hóa dữ liệu' }] },
    { typed: 'Phục trang sân khấu', within: 1, found: [{ name: 'Phục trang sân khấu' }] },
    {
      typed: 'Sáu lỗi hay gặp trong việc tự do đầu tiên',
      within: 1,
      found: [{ name: 'Sáu lỗi hay gặp trong việc tự do đầu tiên' }],
    },
    {
      typed: 'Khi máy vẽ được tranh, người thiết kế còn làm gì?',
      within: 1,
      found: [{ name: 'Khi máy vẽ được tranh, người thiết kế còn làm gì?' }],
    },
  ],
  'without accents': [
    { typed: 'thiet ke do hoa', within: 1, found: graphicDesign },
    { typed: 'thiet ke thoi trang', within: 1, found: fashionDesign },
    { typed: 'kien truc', within: 3, found: [{ name: 'Kiến trúc' }] },
    { typed: 'nhiep anh', within: 3, found: [{ name: 'Nhiếp ảnh' }] },
    { typed: 'thiet ke hoat hinh', within: 1, found: [{ name: 'Thiết kế hoạt hình' }] },
    { typed: 'dao dien dien anh', within: 1, found: [{ name: 'Đạo diễn điện ảnh, truyền hình' }] },
    { typed: 'thiet ke my thuat san khau', within: 1, found: [{ name: 'Thiết kế mỹ thuật sân khấu, điện ảnh' }] },
    { typed: 'my thuat ung dung', within: 1, found: [{ name: 'Mỹ thuật ứng dụng' }] },
    { typed: 'nguoi viet noi dung quang cao', within: 1, found: [{ name: 'Người viết nội dung quảng cáo' }] },
    { typed: 'chuyen vien chinh sua anh', within: 1, found: [{ name: 'Chuyên viên chỉnh sửa ảnh' }] },
    { typed: 'hoa vien phoi canh', within: 1, found: [{ name: 'Họa viên phối cảnh' }] },
    { typed: 'giam sat thi cong', within: 1, found: [{ name: 'Giám sát thi công nội thất' }] },
    { typed: 'thu am hien truong', within: 1, found: [{ name: 'Kỹ thuật viên thu âm hiện trường' }] },
    { typed: 'truc quan hoa du lieu', within: 1, found: [{ name: 'Trực quan hóa dữ liệu' }] },
    { typed: 'lich su trang phuc', within: 1, found: [{ name: 'Lịch sử trang phục Việt Nam' }] },
    { typed: 'phuc trang san khau', within: 1, found: [{ name: 'Phục trang sân khấu' }] },
    {
      typed: 'thiet ke do go',
      within: 1,
      found: [{ name: 'Thiết kế đồ gỗ' }, { name: 'Nhà thiết kế đồ gỗ nội thất' }],
    },
    { typed: 'thiet ke bo nhan dien', within: 1, found: brandIdentity },
    { typed: 'cong cu mien phi', within: 1, found: [{ name: 'Công cụ miễn phí đủ dùng cho năm học đầu' }] },
    { typed: 've ba muoi phut', within: 1, found: [{ name: 'Vẽ ba mươi phút mỗi ngày: kế hoạch bốn tuần' }] },
  ],
  'Telex or VNI': [
    { typed: 'thieets kees thowif trang', within: 1, found: fashionDesign },
    { typed: 'thiết kees đồ hoaj', within: 1, found: graphicDesign },
    { typed: 'kieens trucs', within: 3, found: [{ name: 'Kiến trúc' }] },
    { typed: 'nhieeps anhr', within: 3, found: [{ name: 'Nhiếp ảnh' }] },
    { typed: 'hoaj six phaan canhr', within: 1, found: [{ name: 'Họa sĩ phân cảnh' }] },
    { typed: 'duwngj phim', within: 1, found: [{ name: 'Dựng phim' }, { name: 'Nhiếp ảnh và dựng phim' }] },
    { typed: 'vaatj lieeuj nooij thaats', within: 1, found: [{ name: 'Vật liệu nội thất' }] },
    { typed: 'truyeenf thoong dda phuwowng tieenj', within: 1, found: [{ name: 'Truyền thông đa phương tiện' }] },
    { typed: 'bao bif', within: 1, found: packaging },
    { typed: 'luwowng thieets kees', within: 3, found: [pay] },
    { typed: 'thie6t1 ke61 d9o62 hoa5', within: 1, found: graphicDesign },
    { typed: 'thie61t ke61 no65i tha61t', within: 1, found: interiorDesign },
    { typed: 'hoa5 si4 minh hoa5', within: 1, found: [{ name: 'Họa sĩ minh họa' }] },
    { typed: 'nhie61p a3nh', within: 3, found: [{ name: 'Nhiếp ảnh' }] },
    { typed: 'd9a5o die64n', within: 3, found: [{ name: 'Đạo diễn điện ảnh, truyền hình' }] },
    { typed: 'ho62 so7 na8ng lu75c', within: 1, found: [portfolio] },
  ],
  'half words': [
    { typed: 'thời tr', within: 3, found: fashionDesign },
    { typed: 'thiet ke thoi t', within: 3, found: fashionDesign },
    { typed: 'kiến tr', within: 3, found: [{ name: 'Kiến trúc' }] },
    { typed: 'nhiếp ả', within: 3, found: [{ name: 'Nhiếp ảnh' }] },
    { typed: 'truyền thông đa ph', within: 1, found: [{ name: 'Truyền thông đa phương tiện' }] },
    { typed: 'đạo di', within: 3, found: [{ name: 'Đạo diễn điện ảnh, truyền hình' }] },
    {
      typed: 'họa sĩ diễn h',
      within: 3,
      found: [{ name: 'Họa sĩ diễn hoạt 2D' }, { name: 'Họa sĩ diễn hoạt 3D' }],
      all: true,
    },
    { typed: 'màn ch', within: 1, found: [{ name: 'Nhà thiết kế màn chơi' }] },
    { typed: 'dung hi', within: 3, found: [{ name: 'Dựng hình 3D' }] },
    { typed: 'protot', within: 1, found: [{ name: 'Tạo mẫu tương tác (Prototype)' }] },
    {
      typed: 'design sys',
      within: 1,
      found: [{ name: 'Hệ thống thiết kế (Design system)' }, { name: 'Người phụ trách hệ thống thiết kế' }],
    },
    { typed: 'vẽ hình h', within: 1, found: [{ name: 'Vẽ hình họa 1' }] },
    { typed: 'phối tra', within: 3, found: [{ name: 'Chuyên viên phối trang phục' }] },
    { typed: 'liên th', within: 1, found: [continuing] },
    { typed: 'máy tính x', within: 1, found: [laptop] },
    { typed: 'tổ hợp xét t', within: 1, found: [combinations] },
  ],
  'place of tones, i and y': [
    { typed: 'Thiết kế đồ hoạ', within: 1, found: [{ name: 'Thiết kế đồ họa' }] },
    { typed: 'hoạ sĩ minh hoạ', within: 1, found: [{ name: 'Họa sĩ minh họa' }] },
    { typed: 'hoạ sỹ diễn hoạt 3D', within: 1, found: [{ name: 'Họa sĩ diễn hoạt 3D' }] },
    { typed: 'diễn hoạ nội thất 3D', within: 1, found: [{ name: 'Diễn họa nội thất 3D' }] },
    { typed: 'hoạ tiết vải', within: 1, found: [{ name: 'Nhà thiết kế họa tiết vải' }] },
    { typed: 'trực quan hoá dữ liệu', within: 1, found: [{ name: 'Trực quan hóa dữ liệu' }] },
    { typed: 'mĩ thuật ứng dụng', within: 1, found: [{ name: 'Mỹ thuật ứng dụng' }] },
    { typed: 'kĩ thuật viên rập', within: 1, found: [{ name: 'Kỹ thuật viên rập' }] },
    { typed: 'quản lí màu', within: 1, found: [{ name: 'Kỹ thuật viên quản lý màu' }] },
    { typed: 'hậu cảnh số và kĩ xảo', within: 1, found: [{ name: 'Hậu cảnh số và kỹ xảo' }] },
  ],
  abbreviation: [
    { typed: 'tkdh', within: 1, found: graphicDesign },
    { typed: 'tk nội thất', within: 1, found: interiorDesign },
    { typed: 'tk thời trang', within: 1, found: fashionDesign },
    { typed: 'tknt', within: 3, found: interiorDesign },
    { typed: 'tktt', within: 3, found: fashionDesign },
    { typed: 'tk bao bì', within: 1, found: packaging },
    { typed: 'tk logo', within: 3, found: brandIdentity },
    {
      typed: 'tk web',
      within: 3,
      found: [{ name: 'Nhà thiết kế giao diện' }, { name: 'HTML và CSS cho nhà thiết kế' }, { name: 'Thiết kế UI/UX' }],
    },
    { typed: 'đh', within: 3, found: [...graphicDesign, continuing] },
    { typed: 'ui/ux', within: 3, found: [{ name: 'Thiết kế UI/UX' }] },
    {
      typed: 'ngành ux',
      within: 3,
      found: [{ name: 'Thiết kế UI/UX' }, { name: 'Đồ họa hay UI/UX: chọn theo việc bạn muốn làm mỗi ngày' }],
    },
    { typed: 'ttđpt', within: 1, found: [{ name: 'Truyền thông đa phương tiện' }] },
    { typed: 'ngành ttdpt', within: 1, found: [{ name: 'Truyền thông đa phương tiện' }] },
    { typed: 'cđ lên đh', within: 1, found: [continuing] },
  ],
  'English and mixed': [
    {
      typed: 'game artist',
      within: 3,
      found: [
        { name: 'Phim hoạt hình và game' },
        { name: 'Họa sĩ ý tưởng' },
        { name: 'Nhà thiết kế nhân vật' },
        { name: 'Chuyên viên dựng mô hình 3D' },
      ],
    },
    { typed: 'concept art', within: 3, found: [{ name: 'Họa sĩ ý tưởng' }] },
    { typed: 'storyboard artist', within: 3, found: [{ name: 'Họa sĩ phân cảnh' }] },
    { typed: '3D modeling', within: 3, found: [{ name: 'Chuyên viên dựng mô hình 3D' }, { name: 'Dựng hình 3D' }] },
    { typed: 'character design', within: 3, found: [{ name: 'Nhà thiết kế nhân vật' }, { name: 'Tạo hình nhân vật' }] },
    { typed: 'brand identity', within: 3, found: brandIdentity },
    { typed: 'motion graphics designer', within: 3, found: [{ name: 'Nhà thiết kế đồ họa chuyển động' }] },
    { typed: 'colorist', within: 1, found: [{ name: 'Chuyên viên chỉnh màu phim' }] },
    {
      typed: 'VFX',
      within: 3,
      found: [{ name: 'Họa sĩ hiệu ứng hình ảnh' }, { name: 'Chuyên viên kỹ xảo ghép hình' }, { name: 'Hậu cảnh số và kỹ xảo' }],
    },
    { typed: 'thiết kế infographic', within: 3, found: [{ name: 'Chuyên viên đồ họa thông tin' }] },
    { typed: 'packaging', within: 3, found: packaging },
    { typed: 'làm stylist', within: 3, found: [{ name: 'Chuyên viên phối trang phục' }] },
    { typed: 'copywriter', within: 1, found: [{ name: 'Người viết nội dung quảng cáo' }] },
    { typed: 'fashion design', within: 3, found: fashionDesign },
    { typed: 'interior designer', within: 3, found: interiorDesign },
    { typed: 'sound design', within: 3, found: [{ name: 'Nhà thiết kế âm thanh' }] },
    { typed: 'level designer', within: 3, found: [{ name: 'Nhà thiết kế màn chơi' }] },
    { typed: 'ux writer', within: 3, found: [{ name: 'Người viết lời giao diện' }] },
    { typed: 'front end developer', within: 3, found: [{ name: 'Lập trình viên giao diện' }] },
    {
      typed: 'học animation',
      within: 3,
      found: [
        { name: 'Thiết kế hoạt hình' },
        { name: 'Phim hoạt hình và game' },
        { name: 'Họa sĩ diễn hoạt 2D' },
        { name: 'Họa sĩ diễn hoạt 3D' },
      ],
    },
  ],
  'everyday words': [
    {
      typed: 'làm phim',
      within: 3,
      found: [
        { name: 'Nhiếp ảnh và dựng phim' },
        { name: 'Đạo diễn điện ảnh, truyền hình' },
        { name: 'Nhà quay phim' },
        { name: 'Tổ chức sản xuất phim ngắn' },
      ],
    },
    { typed: 'vẽ truyện', within: 10, found: [{ name: 'Họa sĩ minh họa' }, { name: 'Họa sĩ phân cảnh' }] },
    {
      typed: 'vẽ hoạt hình',
      within: 3,
      found: [
        { name: 'Thiết kế hoạt hình' },
        { name: 'Phim hoạt hình và game' },
        { name: 'Họa sĩ diễn hoạt 2D' },
        { name: 'Diễn hoạt 2D' },
      ],
    },
    { typed: 'làm game', within: 3, found: [{ name: 'Phim hoạt hình và game' }, { name: 'Nhà thiết kế màn chơi' }] },
    {
      typed: 'trang điểm',
      within: 3,
      found: [
        { name: 'Chuyên viên phối trang phục' },
        { name: 'Thiết kế mỹ thuật sân khấu, điện ảnh' },
        { name: 'Phục trang sân khấu' },
      ],
    },
    {
      typed: 'chụp ảnh cưới',
      within: 3,
      found: [
        { name: 'Nhiếp ảnh gia phóng sự' },
        { name: 'Nhiếp ảnh gia quảng cáo' },
        { name: 'Nhiếp ảnh' },
        { name: 'Nhiếp ảnh và dựng phim' },
      ],
    },
    {
      typed: 'thợ chụp hình',
      within: 3,
      found: [
        { name: 'Nhiếp ảnh gia quảng cáo' },
        { name: 'Nhiếp ảnh gia phóng sự' },
        { name: 'Nhiếp ảnh' },
        { name: 'Nhiếp ảnh và dựng phim' },
      ],
    },
    { typed: 'edit ảnh', within: 3, found: [{ name: 'Chuyên viên chỉnh sửa ảnh' }, { name: 'Hậu kỳ và in ảnh' }] },
    { typed: 'cắt ghép video', within: 3, found: [{ name: 'Dựng phim' }, { name: 'Nhiếp ảnh và dựng phim' }] },
    { typed: 'may đồ', within: 3, found: [{ name: 'Thợ may mẫu' }, { name: 'Kỹ thuật may' }] },
    { typed: 'thiết kế quần áo', within: 3, found: fashionDesign },
    { typed: 'phối đồ', within: 1, found: [{ name: 'Chuyên viên phối trang phục' }] },
    {
      typed: 'trang trí nhà cửa',
      within: 3,
      found: [...interiorDesign, { name: 'Chuyên viên bài trí không gian' }],
    },
    {
      typed: 'thiết kế nhà',
      within: 3,
      found: [{ name: 'Đồ án nhà ở' }, { name: 'Kiến trúc' }, ...interiorDesign],
    },
    { typed: 'đóng bàn ghế', within: 3, found: [{ name: 'Thiết kế đồ gỗ' }, { name: 'Nhà thiết kế đồ gỗ nội thất' }] },
    {
      typed: 'làm web',
      within: 3,
      found: [{ name: 'Lập trình viên giao diện' }, { name: 'HTML và CSS cho nhà thiết kế' }, { name: 'Nhà thiết kế giao diện' }],
    },
    {
      typed: 'thiết kế app',
      within: 3,
      found: [
        { name: 'Nhà thiết kế giao diện' },
        { name: 'Thiết kế giao diện di động' },
        { name: 'Nhà thiết kế sản phẩm số' },
        { name: 'Thiết kế UI/UX' },
      ],
    },
    { typed: 'làm poster', within: 3, found: graphicDesign },
    { typed: 'làm bìa sách', within: 3, found: [{ name: 'Nhà thiết kế sách và tạp chí' }] },
    {
      typed: 'làm kỹ xảo phim',
      within: 3,
      found: [{ name: 'Chuyên viên kỹ xảo ghép hình' }, { name: 'Hậu cảnh số và kỹ xảo' }, { name: 'Họa sĩ hiệu ứng hình ảnh' }],
    },
  ],
  question: [
    { typed: 'ngành thiết kế đồ họa ra làm gì', within: 1, found: graphicDesign },
    {
      typed: 'ngành truyền thông đa phương tiện ra trường làm gì',
      within: 1,
      found: [{ name: 'Truyền thông đa phương tiện' }],
    },
    {
      typed: 'học nhiếp ảnh ra làm nghề gì',
      within: 3,
      found: [{ name: 'Nhiếp ảnh' }, { name: 'Nhiếp ảnh và dựng phim' }],
    },
    {
      typed: 'ngành thiết kế công nghiệp học những môn gì',
      within: 3,
      found: [{ name: 'Thiết kế công nghiệp', type: 'nganhhoc' }],
    },
    { typed: 'thiết kế ui/ux là gì', within: 1, found: [{ name: 'Thiết kế UI/UX' }] },
    { typed: 'typography là gì', within: 1, found: [{ name: 'Nghệ thuật chữ (Typography)' }] },
    { typed: 'công thái học là gì', within: 1, found: [{ name: 'Công thái học (Ergonomics)' }] },
    { typed: 'học thiết kế thời trang ở đâu', within: 3, found: fashionDesign },
    { typed: 'học thiết kế nội thất trường nào tốt', within: 3, found: interiorDesign },
    { typed: 'làm sao để trở thành họa sĩ minh họa', within: 1, found: [{ name: 'Họa sĩ minh họa' }] },
    { typed: 'muốn làm đạo diễn phải học gì', within: 3, found: [{ name: 'Đạo diễn điện ảnh, truyền hình' }] },
    { typed: 'nhà thiết kế âm thanh làm gì', within: 1, found: [{ name: 'Nhà thiết kế âm thanh' }] },
    { typed: 'họa sĩ diễn hoạt 3d làm những công việc gì', within: 1, found: [{ name: 'Họa sĩ diễn hoạt 3D' }] },
    { typed: 'mã ngành kiến trúc', within: 1, found: [{ name: 'Kiến trúc', type: 'nganhhoc' }] },
    { typed: 'mã ngành thiết kế nội thất', within: 3, found: [{ name: 'Thiết kế nội thất', type: 'nganhhoc' }] },
    { typed: 'thi khối gì để học kiến trúc', within: 3, found: [{ name: 'Kiến trúc', type: 'nganhhoc' }, combinations] },
    {
      typed: 'thiết kế đồ họa thi khối nào',
      within: 3,
      found: [{ name: 'Thiết kế đồ họa', type: 'nganhhoc' }, combinations],
    },
    { typed: 'khối h00 gồm những môn nào', within: 1, found: [combinations] },
    { typed: 'môn cơ sở tạo hình dùng để làm gì', within: 1, found: [{ name: 'Cơ sở tạo hình' }] },
    { typed: 'môn nhân trắc và công năng học gì', within: 1, found: [{ name: 'Nhân trắc và công năng' }] },
    { typed: 'thiết kế thời trang lương bao nhiêu', within: 3, found: [...fashionDesign, pay] },
    { typed: 'con gái học kiến trúc được không', within: 3, found: [{ name: 'Kiến trúc' }] },
    { typed: 'vẽ xấu có học thiết kế được không', within: 3, found: [cannotDraw] },
    { typed: 'portfolio cần những gì', within: 3, found: [portfolio] },
    { typed: 'nên mua laptop nào để học đồ họa', within: 1, found: [laptop] },
    {
      typed: 'khi nào đăng ký nguyện vọng',
      within: 3,
      found: [{ name: 'Năm lớp 12 có những mốc nào? Một lịch để treo tường' }],
    },
    {
      typed: 'AI có thay thế nhà thiết kế không',
      within: 10,
      found: [{ name: 'Khi máy vẽ được tranh, người thiết kế còn làm gì?' }],
    },
  ],
  'typing mistake': [
    { typed: 'thết kế đồ họa', within: 1, found: graphicDesign },
    { typed: 'thiết kê đồ hoa', within: 1, found: graphicDesign },
    { typed: 'thuết kế thời trang', within: 1, found: fashionDesign },
    { typed: 'thời chang', within: 3, found: fashionDesign },
    { typed: 'thiết kế nôi thất', within: 1, found: interiorDesign },
    { typed: 'thiet ke noi taht', within: 1, found: interiorDesign },
    { typed: 'thiêt kế bao bi', within: 1, found: packaging },
    { typed: 'kien truuc', within: 3, found: [{ name: 'Kiến trúc' }] },
    { typed: 'nhiêp ảnh', within: 3, found: [{ name: 'Nhiếp ảnh' }] },
    { typed: 'đạo diển điện ảnh', within: 1, found: [{ name: 'Đạo diễn điện ảnh, truyền hình' }] },
    { typed: 'truyền thông đa phương tiên', within: 1, found: [{ name: 'Truyền thông đa phương tiện' }] },
    { typed: 'truyen thong da phuon tien', within: 1, found: [{ name: 'Truyền thông đa phương tiện' }] },
    { typed: 'họa sỉ minh họa', within: 1, found: [{ name: 'Họa sĩ minh họa' }] },
    { typed: 'họa sĩ phân cãnh', within: 1, found: [{ name: 'Họa sĩ phân cảnh' }] },
    { typed: 'kỷ thuật in', within: 1, found: [{ name: 'Kỹ thuật in' }] },
    { typed: 'phục chang sân khấu', within: 1, found: [{ name: 'Phục trang sân khấu' }] },
    { typed: 'trực quan hóa dử liệu', within: 1, found: [{ name: 'Trực quan hóa dữ liệu' }] },
    { typed: 'lập trình viên gaio diện', within: 1, found: [{ name: 'Lập trình viên giao diện' }] },
    { typed: 'autocard', within: 3, found: [{ name: 'AutoCAD và hồ sơ bản vẽ' }] },
    { typed: 'prototpye', within: 3, found: [{ name: 'Tạo mẫu tương tác (Prototype)' }] },
    { typed: 'hồ sơ năg lực', within: 1, found: [portfolio] },
  ],
  code: [
    { typed: '7210404', within: 1, found: [{ name: 'Thiết kế thời trang', type: 'nganhhoc' }] },
    { typed: '7580101', within: 1, found: [{ name: 'Kiến trúc', type: 'nganhhoc' }] },
    { typed: '7320104', within: 1, found: [{ name: 'Truyền thông đa phương tiện', type: 'nganhhoc' }] },
    { typed: 'mã 7210402', within: 1, found: [{ name: 'Thiết kế công nghiệp', type: 'nganhhoc' }] },
    { typed: 'ngành 7210301', within: 1, found: [{ name: 'Nhiếp ảnh', type: 'nganhhoc' }] },
    {
      typed: 'mã ngành 7210406',
      within: 1,
      found: [{ name: 'Thiết kế mỹ thuật sân khấu, điện ảnh', type: 'nganhhoc' }],
    },
  ],
  'either-or': [
    {
      typed: 'đồ họa hay ui ux',
      within: 10,
      found: [{ name: 'Thiết kế đồ họa' }, { name: 'Thiết kế UI/UX' }],
      all: true,
    },
    { typed: 'nội thất hay kiến trúc', within: 10, found: [{ name: 'Thiết kế nội thất' }, { name: 'Kiến trúc' }], all: true },
    { typed: 'nhiếp ảnh hay quay phim', within: 10, found: [{ name: 'Nhiếp ảnh' }, { name: 'Nhà quay phim' }], all: true },
    { typed: 'quay phim hay dựng phim', within: 10, found: [{ name: 'Nhà quay phim' }, { name: 'Dựng phim' }], all: true },
    {
      typed: 'học thời trang hay nội thất',
      within: 10,
      found: [{ name: 'Thiết kế thời trang' }, { name: 'Thiết kế nội thất' }],
      all: true,
    },
    {
      typed: 'thiết kế đồ họa hoặc truyền thông đa phương tiện',
      within: 10,
      found: [{ name: 'Thiết kế đồ họa' }, { name: 'Truyền thông đa phương tiện' }],
      all: true,
    },
    {
      typed: 'thiết kế logo hay bao bì',
      within: 10,
      found: [{ name: 'Nhà thiết kế bộ nhận diện' }, { name: 'Nhà thiết kế bao bì' }],
      all: true,
    },
    {
      typed: 'họa sĩ diễn hoạt 2d hay 3d',
      within: 10,
      found: [{ name: 'Họa sĩ diễn hoạt 2D' }, { name: 'Họa sĩ diễn hoạt 3D' }],
      all: true,
    },
    { typed: 'thợ may hay làm rập', within: 10, found: [{ name: 'Thợ may mẫu' }, { name: 'Kỹ thuật viên rập' }], all: true },
    {
      typed: 'concept art hay storyboard',
      within: 10,
      found: [{ name: 'Họa sĩ ý tưởng' }, { name: 'Họa sĩ phân cảnh' }],
      all: true,
    },
  ],
  sentence: [
    {
      typed: 'em thích vẽ nhưng học không giỏi toán thì chọn ngành nào',
      within: 10,
      found: [
        whichMajor,
        combinations,
        cannotDraw,
        { name: 'Thiết kế đồ họa' },
        { name: 'Thiết kế hoạt hình' },
        { name: 'Họa sĩ minh họa' },
      ],
    },
    {
      typed: 'con tôi học lớp 12 muốn thi kiến trúc thì thi khối nào ạ',
      within: 10,
      found: [{ name: 'Kiến trúc', type: 'nganhhoc' }, combinations],
    },
    {
      typed: 'cho em hỏi ngành thiết kế nội thất ra trường lương bao nhiêu ạ',
      within: 3,
      found: [...interiorDesign, pay],
    },
    {
      typed: 'em muốn vẽ nhân vật game 3d thì nên học ngành gì',
      within: 10,
      found: [
        { name: 'Thiết kế hoạt hình' },
        { name: 'Phim hoạt hình và game' },
        { name: 'Nhà thiết kế nhân vật' },
        { name: 'Tạo hình nhân vật' },
        { name: 'Chuyên viên dựng mô hình 3D' },
        { name: 'Dựng hình 3D' },
      ],
    },
    {
      typed: 'em ở quê không có lò luyện vẽ thì tự tập vẽ ở nhà thế nào',
      within: 10,
      found: [{ name: 'Vẽ ba mươi phút mỗi ngày: kế hoạch bốn tuần' }, cannotDraw],
    },
    { typed: 'bố mẹ sợ học thiết kế ra thu nhập không ổn định', within: 10, found: [pay] },
    { typed: 'máy tính cũ ram 8gb có học thiết kế được không ạ', within: 3, found: [laptop] },
    {
      typed: 'e muốn hok thiết kế thời trang mà ko biết may thì có sao ko ạ',
      within: 3,
      found: [...fashionDesign, { name: 'Kỹ thuật may' }],
    },
    {
      typed: 'cho mình hỏi nội thất với kiến trúc khác nhau chỗ nào vậy',
      within: 3,
      found: [{ name: 'Nội thất và kiến trúc: khác nhau ở đâu?' }],
    },
    { typed: 'học xong cao đẳng đồ họa rồi muốn liên thông lên đại học', within: 3, found: [continuing] },
    {
      typed: 'em thích chụp ảnh và quay video thì học ngành nào',
      within: 10,
      found: [
        { name: 'Nhiếp ảnh' },
        { name: 'Nhiếp ảnh và dựng phim' },
        { name: 'Nhà quay phim' },
        { name: 'Truyền thông đa phương tiện' },
        { name: 'Đạo diễn điện ảnh, truyền hình' },
      ],
    },
    {
      typed: 'nhận job freelance thiết kế logo lần đầu cần chú ý gì',
      within: 3,
      found: [{ name: 'Sáu lỗi hay gặp trong việc tự do đầu tiên' }],
    },
  ],
  noise: [
    { typed: 'asdasd', within: 'nothing', found: [] },
    { typed: 'hjkl hjkl', within: 'nothing', found: [] },
    { typed: 'kế toán', within: 'nothing', found: [] },
    { typed: 'điều dưỡng', within: 'nothing', found: [] },
    { typed: 'dược sĩ', within: 'nothing', found: [] },
    { typed: 'logistics', within: 'nothing', found: [] },
    { typed: 'bún bò', within: 'nothing', found: [] },
    { typed: 'xe máy điện', within: 'nothing', found: [] },
    { typed: 'iphone 15', within: 'nothing', found: [] },
    { typed: 'bitcoin', within: 'nothing', found: [] },
    { typed: 'casino online', within: 'nothing', found: [] },
    { typed: 'kpop', within: 'nothing', found: [] },
    { typed: 'https://bit.ly/3xKq9Zt', within: 'nothing', found: [] },
    { typed: '0987654321', within: 'nothing', found: [] },
    { typed: '😂😂😂', within: 'nothing', found: [] },
    { typed: 'ỗ', within: 'nothing', found: [] },
    { typed: '......', within: 'nothing', found: [] },
  ],
};
