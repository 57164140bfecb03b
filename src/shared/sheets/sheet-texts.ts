import type { RowCounts } from '#shared/answers/sheets.ts';
import { capital } from '#shared/text/capital.ts';
import { quoted } from '#shared/text/quoted.ts';
import { emptyMark } from './cells.ts';

const list = (labels: readonly string[]) => labels.join(', ');
const count = (number: number) => number.toLocaleString('vi-VN');
const alsoIn = (others: number) => (others > 0 ? ` (${count(others)} dòng khác cũng vậy)` : '');

/** A day that a row changes. */
type Moved = { label: string; before: string | null; after: string };

export const sheetTexts = {
  shown: 'Hiển thị',
  hidden: 'Ẩn',
  yes: 'Có',
  no: 'Không',

  oneOf: (label: string, labels: readonly string[]) => `${label} phải là một trong: ${list(labels)}`,
  someOf: (label: string, labels: readonly string[]) =>
    `${label} phải là các mục cách nhau bằng dấu |, trong số: ${list(labels)}`,
  dateForNumber: (label: string, shown: string) =>
    `${label} đang là ngày ${shown} vì bảng tính đã tự đổi số thành ngày: hãy định dạng ô là Số rồi gõ lại`,
  dateForText: (label: string, shown: string) =>
    `${label} đang là ngày ${shown} vì bảng tính đã tự đổi chữ thành ngày: hãy định dạng ô là Văn bản rồi gõ lại`,
  commaInWhole: (label: string, text: string) =>
    `${label} ghi là ${text}, không rõ là ${text.replaceAll(',', '')} hay ${text.split(',')[0]}: hãy ghi số không có dấu phẩy`,
  notUndated: (label: string) =>
    `${label} không xóa trắng được: hãy để trống ô này hoặc ghi ngày giờ khác. Muốn bài chưa hiện, hãy đặt Trạng thái là Nháp`,
  moreCells: (text: string) =>
    `Dòng này có nhiều ô hơn dòng tiêu đề (${quoted(text.slice(0, 60))}): hãy đặt chữ có dấu ngăn cột trong ngoặc kép, hoặc thêm tiêu đề cho cột đó`,
  unreadSheets: (read: string, others: readonly { name: string; isHidden?: boolean }[]) =>
    `Chỉ đọc trang tính ${quoted(read)}, không đọc: ${list(others.map(({ name, isHidden }) => quoted(name) + (isHidden ? ' (đang ẩn)' : '')))}.`,
  otherType: (noun: string, own: string) => `Tệp này là của ${noun}, không phải ${own}.`,
  ofEnquiries: 'Tệp này là danh sách hỏi tư vấn, có tên và số điện thoại của người hỏi: không nhập vào nội dung của trang.',
  likelier: (noun: string, own: string) =>
    `Tệp này giống bảng ${quoted(capital(noun))} hơn ${quoted(capital(own))}. Nếu đúng là bảng ${quoted(capital(noun))}, đừng nhập ở đây.`,
  othersOf: (noun: string, rows: number) =>
    `${count(rows)} dòng đổi cả tên lẫn slug của ${noun} mang cùng mã số. Nếu tệp này là của loại nội dung khác, đừng nhập: các ${noun} đang có sẽ bị ghi đè.`,
  numberedAnew: (noun: string, rows: number, was: { id: number; title: string }, plan: { row: number; title: string }) =>
    `${count(rows)} dòng mang mã số của ${noun} đang có nhưng ghi tên khác (mã số ${was.id} đang là ${quoted(was.title)}, dòng ${plan.row} ghi ${quoted(plan.title)}): các ${noun} đang có sẽ bị ghi đè. Nếu đây là bản ghi mới, hãy xóa mã số ở các dòng đó.`,
  cameApart: (what: 'tên' | 'slug', noun: string, rows: number) =>
    `${count(rows)} dòng lấy ${what} của ${noun} khác trong cùng danh sách: có vẻ cột ${what} đã được sắp xếp riêng, không cùng các cột còn lại. Nếu đúng vậy, đừng nhập.`,
  belowTitle: (row: number) => `Tên các cột được đọc ở dòng ${row}, các dòng phía trên bị bỏ qua.`,
  hiddenRows: (rows: number) => `Có ${count(rows)} dòng đang ẩn trong tệp, cũng được nhập.`,
  mergedCells: (ranges: readonly string[], hasMore: boolean) =>
    `Ô gộp ${list(ranges)}${hasMore ? '…' : ''}: chỉ ô đầu có giá trị, các ô còn lại được đọc như ô để trống. Nếu chúng cũng có giá trị đó, hãy bỏ gộp ô và điền từng ô rồi gửi lại.`,
  ofRow: (row: number, title: string, text: string) => `Dòng ${row}, ${quoted(title)}: ${text}`,
  tooLong: (label: string, most: number) =>
    `${label}: dài hơn một ô chứa được (${count(most)} ký tự). Hãy nhập nội dung dài như vậy ở trang chỉnh sửa`,
  tooMany: (label: string, most: number) => `${label} chỉ được có tối đa ${count(most)} mục`,
  day: (label: string) => `${label} phải là ngày, ví dụ 21/08/2026`,
  dayOrMoment: (label: string) => `${label} phải là ngày, ví dụ 21/08/2026, hoặc ngày và giờ, ví dụ 21/08/2026 17:00`,
  moment: (label: string) => `${label} phải là ngày và giờ, ví dụ 21/08/2026 07:30`,
  monthFirst: (label: string, shown: string, row: number) =>
    `${label} có ngày ghi tháng trước ngày sau (${shown} ở dòng ${row}). Các ngày khác của cột này được đọc là ngày trước tháng sau: hãy xem lại từng dòng, hoặc ghi lại cả cột như 21/08/2026.`,
  otherYear: ({ label, before, after }: Moved, { id, title }: { id: number; title: string }, tells: string) =>
    `${label} từ ${before} thành ${after}: dòng này không có mã số nên được hiểu là ${quoted(title)} (mã số ${id}) đang có. Nếu đây là bản ghi mới, hãy ghi cả ${tells}`,
  yearKept: ({ label, before, after }: Moved, tells: string, year: number | null, others: number) =>
    `${label} từ ${before} thành ${after} mà ${tells} vẫn là ${year}${alsoIn(others)}. Nếu dòng này là của năm khác, hãy ghi năm đó, và xóa mã số (nếu có) để giữ bản ghi đang có`,
  otherYears: (
    kind: 'create' | 'same',
    was: { id: number; title: string; year: number | null },
    own: number | null,
    others: number,
  ) =>
    `${quoted(was.title)} (mã số ${was.id}) đang có là của năm ${was.year}, dòng này là năm ${own}${alsoIn(others)}: ${kind === 'create' ? 'được thêm thành bản ghi mới, bản ghi đang có giữ nguyên. Nếu muốn sửa bản ghi đang có, hãy ghi mã số của nó vào dòng' : 'bản ghi đang có bị ghi đè. Nếu muốn giữ nó và thêm bản ghi mới, hãy xóa mã số ở dòng'}`,
  turned: (label: string, before: string, after: string) =>
    `${label} từ ${before} thành ${after}: có vẻ bảng tính đã đổi chỗ ngày và tháng, hãy xem lại`,
  untitled: (label: string) => `${label}: mỗi mục phải bắt đầu bằng một dòng “## Tiêu đề”`,
  textBehindBullets: (label: string) =>
    `${label}: có đoạn văn đứng sau gạch đầu dòng, bảng hoặc ảnh. Những thứ ấy đứng cuối mục, hãy thêm dòng “## Tiêu đề” trước đoạn văn đó`,
  tooManyCells: (label: string, line: number, columns: readonly string[]) =>
    `${label}: dòng ${line} trong ô có nhiều ô hơn các cột ${columns.join(' | ')}`,

  /** A line within a cell is none of the sheet. */
  inCell: (line: number, text: string) => `dòng ${line} trong ô: ${text}`,
  noRecord: (noun: string, label: string, id: number) =>
    `Không có ${noun} nào mang ${label.toLowerCase()} ${id}: để trống ô này nếu muốn thêm mới`,
  badId: 'Mã số phải là số của một bản ghi, hoặc để trống khi thêm mới',
  badVersion: 'Phiên bản phải là số đã xuất ra, hoặc để trống',
  stale: (noun: string) =>
    `${noun} này đã được sửa sau khi tệp được xuất: hãy xuất lại rồi sửa trên tệp mới, hoặc để trống ô Phiên bản để ghi đè`,
  /** Those that are not there yet have no number above 0, and a slug at most. */
  ambiguousName: (noun: string, name: string, those: readonly { id: number }[], tells: readonly string[]) =>
    `Có nhiều ${noun} tên ${quoted(name)} (mã số ${list(those.slice(0, 5).map(({ id }) => String(id)))}): hãy ghi ${['mã số', ...tells].join(' hoặc ')} để chỉ rõ`,
  ambiguousReference(noun: string, name: string, those: readonly { id: number; slug: string }[]) {
    const slugs = those.flatMap(({ slug }) => slug || []);
    const told = slugs.length > 0 ? slugs : those.flatMap(({ id }) => (id > 0 ? String(id) : []));
    const by = slugs.length > 0 || told.length === 0 ? 'slug' : 'mã số';
    return `Có nhiều ${noun} tên ${quoted(name)}: hãy ghi ${by} để chỉ rõ${told.length > 0 ? ` (${list(told)})` : ''}`;
  },
  alikeNames: (noun: string, name: string, alike: readonly { name: string; id: number | null }[]) =>
    `Không có ${noun} nào tên ${quoted(name)}, chỉ có tên gần giống: ${list(alike.map((one) => quoted(one.name) + (one.id === null ? '' : ` (mã số ${one.id})`)))}. Hãy ghi đúng tên, mã số hoặc slug`,
  twiceSame: (row: number) => `Trùng với dòng ${row}: hai dòng cùng nói về một bản ghi`,
  twiceBySlug: (row: number) =>
    `Trùng với dòng ${row}: slug này là của cùng một bản ghi. Nếu dòng này là bản ghi mới, hãy để trống ô Slug hoặc ghi slug khác`,
  renamedBySlug: ({ id, title }: { id: number; title: string }) =>
    `Slug ở dòng này là của ${quoted(title)} (mã số ${id}), nên bản ghi đó sẽ đổi tên. Nếu đây là bản ghi mới, hãy để trống ô Slug hoặc ghi slug khác`,
  renamedByNumber: ({ id, title }: { id: number; title: string }) =>
    `Mã số ở dòng này là của ${quoted(title)} (mã số ${id}), nên bản ghi đó sẽ đổi tên. Nếu đây là bản ghi mới, hãy xóa mã số ở dòng này`,
  twiceSlug: (row: number) => `Slug này trùng với dòng ${row}`,
  ownSlugGiven: (row: number) => `Slug tạo từ tên của dòng này là slug ở dòng ${row}: hãy ghi slug khác`,
  twiceNew: (row: number) => `Trùng tên với dòng ${row}: nếu đúng là hai bản ghi khác nhau, hãy ghi slug riêng cho từng dòng`,
  twinOf: (noun: string, { id, title }: { id: number; title: string }) =>
    `Đã có ${noun} tên ${quoted(title)} (mã số ${id}): dòng này tạo thêm một bản ghi nữa. Nếu là bản ghi đó, hãy ghi mã số của nó vào dòng này`,
  nameOfOther: (noun: string, { id }: { id: number }, own: string) =>
    `Tên này là của ${noun} mã số ${id}, còn dòng này nói về ${quoted(own)}: hãy xem lại tên và slug có đi cùng nhau không`,
  slugOfOther: (noun: string, { id, title }: { id: number; title: string }) =>
    `Slug này đang là của ${noun} ${quoted(title)} (mã số ${id}): địa chỉ đó sẽ mở bản ghi của dòng này, hãy xem lại`,
  unknownName: (label: string, noun: string, name: string) => `${label}: không có ${noun} nào tên ${quoted(name)}`,
  unknownSlug: (label: string, noun: string, slug: string) => `${label}: không có ${noun} nào có slug ${quoted(slug)}`,
  unknownNumber: (label: string, noun: string, id: string) => `${label}: không có ${noun} nào mang mã số ${id}`,
  parentRefused: (label: string, name: string) => `${label}: dòng của ${quoted(name)} trong tệp này bị từ chối`,
  twoRecords: (label: string, name: string, other: string) =>
    `${label}: tên là ${quoted(name)} nhưng cột bên cạnh chỉ ${quoted(other)}. Hãy sửa cho khớp, hoặc xóa một trong hai ô`,

  example: 'Ví dụ: hãy thay hoặc xóa dòng này',
  isTotal: 'Đây có vẻ là dòng cộng của bảng, không phải một bản ghi: hãy xóa dòng này',
  isExample: 'Đây là dòng ví dụ của mẫu: hãy thay bằng dữ liệu của bạn, hoặc xóa dòng này',
  exampleLeft: (label: string) => `${label}: đây là chữ ví dụ của mẫu, hãy thay bằng nội dung của bạn hoặc để trống ô này`,
  markInList: (label: string) => `${label}: “${emptyMark}” phải đứng một mình trong ô`,
  nearMark: (label: string, text: string) =>
    `${label} ghi ${quoted(text)}: muốn xóa trắng ô này, hãy ghi đúng ${emptyMark}; muốn giữ nguyên, hãy để trống`,
  noFile: 'Hãy chọn tệp xlsx hoặc csv.',
  notASheet: 'Tệp này không phải xlsx hay csv. Tệp xls cũ: mở bằng Excel rồi lưu thành xlsx.',
  locked: 'Tệp này có mật khẩu: hãy bỏ mật khẩu rồi gửi lại.',
  damaged: 'Không đọc được tệp này: tệp bị hỏng hoặc chưa tải lên hết.',
  inflated: 'Tệp này nở ra quá lớn khi mở, nên không được đọc.',
  tooSlow: 'Tệp này mất quá nhiều thời gian để đọc: hãy chia nhỏ rồi gửi lại.',
  lostLetters: (before: string | null, text: string) =>
    `Tệp này đã mất chữ tiếng Việt khi được lưu (${before === null ? '' : `${quoted(before)} thành `}${quoted(text)}): hãy lưu lại thành Excel (.xlsx) hoặc CSV UTF-8 từ bản chưa mất chữ rồi gửi lại.`,
  openQuote: 'Không đọc được tệp CSV này: có dấu ngoặc kép mở ra mà không đóng lại.',
  noSheet: (names: readonly string[]) => `Không thấy trang tính nào trong số: ${names.join(', ')}`,
  empty: 'Tệp này không có dòng nào dưới dòng tiêu đề.',
  noHeadings: 'Không nhận ra cột nào: dòng đầu phải là tên các cột, như trong tệp mẫu.',
  chooseColumns: 'Không nhận ra cột nào: hãy cho biết mỗi cột của tệp là gì.',
  twiceHeading: (label: string) => `Có hai cột ${quoted(label)}: hãy bỏ bớt một cột`,
  unknownColumn: (key: string) => `Không có cột ${quoted(key)}`,
  badMapping: 'Cách hiểu các cột phải là một đối tượng JSON, ví dụ {"3":"name"}',
  tooManySheets: (most: number) => `Tệp này có quá nhiều trang tính (tối đa ${count(most)}).`,
  tooManyRows: (most: number) => `Tệp này có quá nhiều dòng (tối đa ${count(most)}): hãy chia nhỏ.`,
  tooManyColumns: (most: number) => `Tệp này có quá nhiều cột (tối đa ${count(most)}).`,
  tooManyLetters: 'Tệp này có quá nhiều chữ để đọc một lần: hãy chia nhỏ.',
  tooLargePlan: 'Tệp này thay đổi quá nhiều để xem trước một lần: hãy chia nhỏ.',
  tooManyToExport: (most: number) => `Mỗi lần chỉ xuất được tối đa ${count(most)} dòng: hãy lọc bớt.`,
  formulaError: (shown: string) =>
    /^#+$/.test(shown)
      ? `cột quá hẹp nên ô này chỉ còn dấu # (${shown.slice(0, 10)}): hãy nới rộng cột trong bảng tính rồi lưu lại`
      : `ô này chứa công thức bị lỗi hoặc chưa tính (${shown})`,

  noPicture: (name: string) => `Không có tệp ${quoted(name)} trong tệp zip gửi kèm`,
  severalPictures: (name: string) => `Trong tệp zip có nhiều tệp tên ${quoted(name)}: hãy ghi cả thư mục, ví dụ thu-muc/anh.png`,
  notAPicture: 'phải là địa chỉ https của ảnh, hoặc tên tệp trong tệp zip gửi kèm',
  unknownPicture: 'Trên trang này không có ảnh ở địa chỉ đó',
  pictureNotPublic: 'địa chỉ này không phải là địa chỉ công khai trên mạng',
  pictureSlow: 'máy chủ giữ ảnh không trả lời kịp',
  pictureAnswer: (status: number) => `máy chủ giữ ảnh trả lời ${status}`,
  pictureFailed: 'không kết nối được tới máy chủ giữ ảnh',
  pictureRedirects: 'địa chỉ này chuyển đi quá nhiều lần',
  tooManyPictures: (most: number) => `Mỗi tệp chỉ nhận tối đa ${most} ảnh mới: hãy chia nhỏ`,
  picturesTooSlow: 'Hết thời gian tải ảnh của tệp này: hãy gửi ảnh trong tệp zip, hoặc chia nhỏ tệp',
  badZip: 'Không đọc được tệp zip ảnh.',
  zipTooLarge: 'Ảnh trong tệp zip quá lớn khi mở ra.',

  looked: (counts: RowCounts) => `Đã xem tệp: ${said(counts)}.`,
  imported: ({ create, update, refused }: RowCounts) =>
    [
      create + update === 0
        ? 'Tệp này không thay đổi gì.'
        : `Đã nhập ${count(create + update)} dòng: ${count(create)} thêm mới, ${count(update)} thay đổi.`,
      ...(refused > 0 ? [`Bỏ qua ${count(refused)} dòng bị từ chối.`] : []),
    ].join(' '),
  noPlan: 'Bản xem trước của tệp này không còn được giữ (quá hạn, hoặc đã có tệp khác gửi sau). Hãy gửi lại tệp.',
  running: 'Tệp này đang được nhập.',
  applied: 'Tệp này đã được nhập rồi.',
  refusedRows: (rows: number) =>
    `Chưa nhập được: ${count(rows)} dòng bị từ chối. Hãy sửa tệp rồi gửi lại, hoặc bỏ qua các dòng đó.`,
  changedSince: (records: number) =>
    `Chưa nhập gì: ${count(records)} bản ghi đã được thay đổi sau khi xem trước. Hãy gửi lại tệp để xem lại.`,
  picturesGone: 'Chưa nhập gì: ảnh của tệp này không còn được giữ. Hãy gửi lại tệp.',
  forgotten: 'Đã bỏ tệp này.',

  guide: 'Hướng dẫn',
  guideHeadings: ['Cột', 'Bắt buộc', 'Cách ghi'],
  required: 'Bắt buộc',
  guideRules: [
    ['Ô để trống', 'Bản ghi đang có thì giữ nguyên ô đó. Bản ghi mới thì nhận giá trị mặc định.'],
    [
      `Ô ghi ${emptyMark}`,
      'Xóa trắng ô đó. Ô bắt buộc, Slug, Trạng thái, Ngày xuất bản và ô Có hoặc Không thì không xóa trắng được.',
    ],
  ],
  resultHeadings: ['Dòng', 'Kết quả', 'Mã số', 'Tên', 'Cột', 'Trước', 'Sau', 'Vì sao'],
  kinds: { create: 'Thêm mới', update: 'Thay đổi', same: 'Giữ nguyên', refused: 'Bị từ chối' },

  about: {
    id: 'Số của bản ghi trên trang. Giữ nguyên khi sửa; để trống khi thêm mới.',
    version: 'Giữ nguyên: nhờ đó biết nếu có người sửa sau khi tệp được xuất. Để trống để ghi đè.',
    name: (label: string) => `Tên của ${label.toLowerCase()}, ghi đúng như trên trang.`,
    slug: 'Dùng khi có nhiều bản ghi trùng tên. Có thể để trống.',
    number: 'Mã số, dùng khi có nhiều bản ghi trùng tên. Có thể để trống.',
    digits: 'Số.',
    text: 'Chữ.',
    choice: (labels: readonly string[]) => `Một trong: ${labels.join('; ')}.`,
    choices: (labels: readonly string[]) => `Các mục cách nhau bằng dấu |, trong số: ${labels.join('; ')}.`,
    table: (labels: readonly string[]) => `Mỗi dòng: ${labels.join(' | ')}. Nhiều mục trong một ô cách nhau bằng dấu phẩy.`,
    line: 'Một dòng chữ.',
    paragraph: 'Đoạn văn, có thể nhiều dòng.',
    ownSlug: 'Phần cuối của địa chỉ trang: chữ thường không dấu, số và gạch nối. Để trống: tự tạo từ tên, hoặc giữ nguyên.',
    visibility: 'Hiển thị hoặc Ẩn.',
    flag: 'Có hoặc Không.',
    tags: 'Các mục cách nhau bằng dấu |, dấu phẩy hoặc dấu chấm phẩy. Dấu | trong một mục viết là \\|.',
    references: 'Slug của các bản ghi, cách nhau bằng dấu |, theo thứ tự.',
    sections:
      'Mỗi mục bắt đầu bằng dòng “## Tiêu đề”, rồi đến các đoạn văn, cuối mục là các dòng “- gạch đầu dòng” hoặc “1. đánh số”, bảng “| cột | cột |” với hàng tiêu đề trước, và ảnh “![chú thích](/uploads/…)” lấy từ kho. Bảng, ảnh và cách đánh số không được viết ra thì giữ theo mục cùng tiêu đề. Mục có chữ đậm, nghiêng, liên kết bắt đầu bằng “##* Tiêu đề”.',
    image: 'Địa chỉ https của ảnh, hoặc tên tệp trong tệp zip gửi kèm. Để trống: giữ ảnh đang có. Viết “(xóa)” để bỏ ảnh.',
    date: 'Ngày, ví dụ 21/08/2026.',
    dateOrTime: 'Ngày, hoặc ngày và giờ Việt Nam, ví dụ 21/08/2026 17:00. Muốn bỏ giờ đang có, ghi 00:00.',
    datetime: 'Ngày và giờ Việt Nam, ví dụ 21/08/2026 07:30.',
    url: 'Địa chỉ bắt đầu bằng https://.',
    link: 'Đường dẫn bắt đầu bằng / hoặc địa chỉ bắt đầu bằng https://.',
  },
} as const;

const said = ({ create, update, same, refused }: RowCounts): string =>
  [
    `${count(create)} thêm mới`,
    `${count(update)} thay đổi`,
    `${count(same)} giữ nguyên`,
    ...(refused > 0 ? [`${count(refused)} bị từ chối`] : []),
  ].join(', ');
