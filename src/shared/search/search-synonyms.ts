import { accentKey } from './search-accents.ts';
import { searchKeys } from './search-key.ts';

/** What visitors type, and what the texts call it. Records with either are found; add a line where a search finds nothing. */
const entries: readonly (readonly [typed: string, ...meant: string[]])[] = [
  ['tk', 'thiết kế'],
  ['đh', 'đồ họa', 'đại học'],
  ['tkđh', 'thiết kế đồ họa'],
  ['tknt', 'thiết kế nội thất'],
  ['tktt', 'thiết kế thời trang'],
  ['ntk', 'nhà thiết kế'],
  ['đpt', 'đa phương tiện'],
  ['ttđpt', 'truyền thông đa phương tiện'],
  ['uiux', 'ui ux'],
  ['uxui', 'ui ux'],
  ['ux ui', 'ui ux'],
  ['ui ux', 'trải nghiệm người dùng', 'giao diện người dùng'],
  ['ui', 'giao diện'],
  ['ux', 'trải nghiệm'],
  ['3d artist', 'họa sĩ 3d', 'dựng hình 3d', 'dựng mô hình 3d'],
  ['3 d', '3d'],
  ['2 d', '2d'],
  ['3d', 'ba chiều'],
  ['2d', 'hai chiều'],
  ['vfx', 'kỹ xảo'],
  ['ae', 'after effects'],
  ['pts', 'photoshop'],
  ['graphic designer', 'nhà thiết kế đồ họa'],
  ['graphic design', 'thiết kế đồ họa'],
  ['ui ux designer', 'nhà thiết kế giao diện', 'nhà thiết kế trải nghiệm'],
  ['ux designer', 'nhà thiết kế trải nghiệm'],
  ['ui designer', 'nhà thiết kế giao diện'],
  ['designer', 'nhà thiết kế'],
  ['design', 'thiết kế'],
  ['motion graphic', 'motion graphics', 'đồ họa chuyển động'],
  ['motion graphics', 'đồ họa chuyển động'],
  ['typo', 'typography', 'nghệ thuật chữ'],
  ['font', 'phông chữ'],
  ['branding', 'nhận diện', 'thương hiệu'],
  ['logo', 'nhận diện'],
  ['packaging', 'bao bì'],
  ['layout', 'dàn trang', 'bố cục'],
  ['illustration', 'minh họa'],
  ['anime', 'hoạt hình'],
  ['animation', 'hoạt hình', 'diễn hoạt'],
  ['storyboard', 'phân cảnh'],
  ['concept art', 'họa sĩ ý tưởng'],
  ['fashion', 'thời trang'],
  ['stylist', 'phối trang phục'],
  ['interior', 'nội thất'],
  ['photographer', 'nhiếp ảnh'],
  ['photography', 'nhiếp ảnh'],
  ['chụp ảnh', 'nhiếp ảnh'],
  ['chụp hình', 'nhiếp ảnh'],
  ['art director', 'giám đốc nghệ thuật'],
  ['content', 'nội dung'],
  ['copywriter', 'người viết nội dung'],
  ['cameraman', 'quay phim'],
  ['edit video', 'dựng phim', 'biên tập phim'],
  ['editor', 'biên tập', 'dựng phim'],
  ['video editor', 'dựng phim', 'biên tập phim'],
  ['marketing', 'quảng cáo'],
  ['game', 'trò chơi'],
  ['app', 'ứng dụng'],
  ['website', 'web'],
  ['web developer', 'lập trình viên giao diện', 'lập trình web'],
  ['developer', 'lập trình viên'],
  ['kts', 'kiến trúc sư', 'kiến trúc'],
  ['it', 'lập trình'],
  ['portfolio', 'hồ sơ năng lực'],
  ['laptop', 'máy tính xách tay'],
  ['lương', 'thu nhập'],
  ['sv', 'sinh viên'],
  ['điểm chuẩn', 'xét tuyển'],
  ['tuyển sinh', 'xét tuyển'],
  ['a00', 'toán lý hóa'],
  ['a01', 'toán lý anh'],
  ['b00', 'toán hóa sinh'],
  ['c00', 'văn sử địa'],
  ['d01', 'toán văn anh'],
];

export type Synonym = { typed: string[]; meant: { words: string[]; accents: string[] }[] };

export const synonyms: readonly Synonym[] = entries.map(([typed, ...meant]) => ({
  typed: searchKeys(typed),
  meant: meant.map((text) => ({ words: searchKeys(text), accents: text.split(' ').map(accentKey) })),
}));

/** Words of a list: by their accents where these were typed, else by their keys, unless others look for words with such a key. */
function listed(text: string, ambiguous: readonly string[] = []): (key: string, accent: string) => boolean {
  const accents: ReadonlySet<string> = new Set(text.split(' ').map(accentKey));
  const keys: ReadonlySet<string> = new Set(searchKeys(text).filter((key) => !ambiguous.includes(key)));
  return (key, accent) => (accent === key ? keys.has(key) : accents.has(accent));
}

const isAround = listed(
  'là gì ở đâu nào như thế cho và của các những với thì cần muốn tôi em có không được bao nhiêu học làm nghề ngành môn lớp việc cách',
  ['bao', 'thi'],
);

/** What 'học' is one word with. */
const afterHoc: ReadonlySet<string> = new Set(['phi', 'ba', 'bong', 'ky', 'vien', 'lieu', 'lop', 'vi']);

/** Whether a word only stands around what is sought ('học … ở đâu'). */
export const isLeading = (key: string, accent: string, next = ''): boolean =>
  isAround(key, accent) && !(key === 'hoc' && afterHoc.has(next));

const isFiller = listed(
  'mình tớ thích chơi giúp nhé nên biết mẹ ba bố con cháu bạn ạ à ơi hỏi xin mà nhiều nhất hơn rất quá lắm trên theo khi nếu để ' +
    'vào ra đi đang đã sẽ vẫn còn cũng tốt giỏi dễ khó tại sao mấy này kia ấy đó đây sau trước thấy phải hợp với bằng nhưng thật',
  ['minh', 'to', 'ba', 'bo', 'me', 'do', 'day', 'hon', 'bang', 'chau', 'an', 'quá', 'con', 'that', 'xin', 'ra', 'di', 'hop'],
);

/** The same, with words that names have as well: left out only where nothing is found otherwise ('mình thích chơi game'). */
export const isEveryday = (key: string, accent: string, next = ''): boolean =>
  isLeading(key, accent, next) || isFiller(key, accent);

/** Whether a word only addresses somebody or belongs to him: none is what is asked. */
export const isAddress = listed('mình em con tôi cháu của ạ à ơi vậy nhỉ nhé dạ', [
  'minh',
  'con',
  'chau',
  'cua',
  'oi',
  'nhi',
  'da',
]);

/** Whether a word is a conjunction or preposition, with which no name ends. */
export const isJoining = listed('và của cho các những với thì như ở');
