import { searchKeys } from './search-key.ts';

/** What visitors type, and what the texts call it. Both sides count; add a line where a search comes up empty. */
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
  ['3d', 'ba chiều'],
  ['2d', 'hai chiều'],
  ['vfx', 'kỹ xảo'],
  ['ae', 'after effects'],
  ['pts', 'photoshop'],
  ['graphic designer', 'nhà thiết kế đồ họa'],
  ['graphic design', 'thiết kế đồ họa'],
  ['designer', 'nhà thiết kế'],
  ['design', 'thiết kế'],
  ['motion graphic', 'đồ họa chuyển động'],
  ['typo', 'typography', 'nghệ thuật chữ'],
  ['font', 'phông chữ'],
  ['branding', 'nhận diện', 'thương hiệu'],
  ['logo', 'nhận diện'],
  ['packaging', 'bao bì'],
  ['layout', 'dàn trang', 'bố cục'],
  ['illustration', 'minh họa'],
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
  ['copywriter', 'người viết nội dung'],
  ['cameraman', 'quay phim'],
  ['edit video', 'dựng phim', 'biên tập phim'],
  ['video editor', 'dựng phim', 'biên tập phim'],
  ['marketing', 'quảng cáo'],
  ['game', 'trò chơi'],
  ['app', 'ứng dụng'],
  ['it', 'lập trình'],
  ['portfolio', 'hồ sơ năng lực'],
  ['laptop', 'máy tính xách tay'],
  ['lương', 'thu nhập'],
  ['sv', 'sinh viên'],
  ['điểm chuẩn', 'xét tuyển'],
  ['tuyển sinh', 'xét tuyển'],
  ['khối v', 'v00'],
  ['khối h', 'h00'],
  ['khối v00', 'v00'],
  ['khối h00', 'h00'],
];

export type Synonym = { typed: string[]; meant: string[] };

export const synonyms: readonly Synonym[] = entries.map(([typed, ...meant]) => ({ typed: searchKeys(typed), meant }));

/**
 * Words that only lead up to what is asked ('học … ở đâu'): left out when nothing holds them all.
 * None that is, without its accents, also a word worth finding (vẽ and về, minh and mình).
 */
export const leadingWords: ReadonlySet<string> = new Set(
  searchKeys(
    'là gì ở đâu nào như thế cho và của các những với thì cần muốn tôi em có không được bao nhiêu học làm nghề ngành môn lớp việc cách',
  ),
);

/** What a name may be introduced by that is none of its words, at the beginning only ('bộ phận hậu kỳ'). */
export const leadingPhrases: readonly (readonly string[])[] = [
  'bộ phận',
  'vị trí',
  'chuyên ngành',
  'nhóm ngành',
  'nghề nghiệp',
].map(searchKeys);
