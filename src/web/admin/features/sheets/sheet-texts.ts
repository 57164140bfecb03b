import type { Emptied, RowCounts, RowKind } from '#shared/answers/sheets.ts';
import { emptyMark } from '#shared/sheets/cells.ts';

const count = (number: number) => number.toLocaleString('vi-VN');
/** Of bytes, as spoken of: '340 KB', '1,2 MB'. */
const size = (bytes: number) =>
  bytes < 1024 ** 2
    ? `${count(Math.ceil(bytes / 1024))} KB`
    : `${(Math.ceil((bytes / 1024 ** 2) * 10) / 10).toLocaleString('vi-VN')} MB`;

/** Warnings that a question names one by one. */
const mostAsked = 5;

export const importTexts = {
  title: (noun: string) => `Nhập ${noun} từ Excel/CSV`,
  back: 'Quay lại danh sách',

  choose: '1. Chọn tệp',
  sheet: 'Tệp Excel hoặc CSV',
  sheetHint: (bytes: number, rows: number) => `.xlsx hoặc .csv, tối đa ${size(bytes)} và ${count(rows)} dòng.`,
  pictures: 'Ảnh gửi kèm (không bắt buộc)',
  picturesHint: (bytes: number, pictures: number) =>
    `Tệp .zip, tối đa ${size(bytes)} và ${pictures} ảnh mới; trong bảng, ô ảnh ghi tên tệp ảnh.`,
  dropSheet: 'Kéo tệp vào đây hoặc chọn từ máy.',
  dropPictures: 'Kéo tệp zip vào đây hoặc chọn từ máy.',
  chooseFile: 'Chọn tệp',
  chooseAgain: 'Chọn lại tệp',
  chooseZip: 'Chọn tệp zip',
  chooseZipAgain: 'Chọn lại tệp zip',
  dropZip: 'Bỏ tệp zip',
  file: (name: string, bytes: number) => `${name} (${size(bytes)})`,
  fileBefore: (name: string) => `${name}, gửi lên trước đó.`,
  emptyCells: `Ô để trống, hay cột không có trong tệp: bản ghi đã có thì giữ nguyên như trên trang, bản ghi mới nhận giá trị mặc định. Muốn xóa trắng một ô, hãy ghi ${emptyMark} vào đó. Chưa có gì được ghi cho tới khi bạn bấm nhập.`,
  template: 'Tải mẫu Excel',
  templateCsv: 'Tải mẫu CSV',
  templateFailed: 'Không tải được tệp mẫu!',

  emptyFile: (name: string) => `Tệp ${name} không có gì bên trong.`,
  tooLarge: (name: string, megabytes: number, most: number) => `Tệp ${name} quá lớn: ${size(megabytes)} (tối đa ${size(most)}).`,
  notAZip: 'Ảnh gửi kèm phải nằm trong một tệp .zip.',
  oldOrLocked: 'Tệp này là Excel đời cũ (.xls) hoặc có mật khẩu: mở bằng Excel, bỏ mật khẩu rồi lưu thành .xlsx.',
  otherProgram: 'Tệp này không phải Excel: hãy mở bằng chương trình của nó rồi xuất ra .xlsx.',
  unreadable: (name: string) => `Không đọc được tệp ${name} trên máy này. Hãy đóng nó trong chương trình khác rồi chọn lại.`,

  looking: 'Đang xem tệp…',
  lookingWithPictures: 'Đang xem tệp và ảnh, có thể mất một phút…',
  stop: 'Thôi',
  stopped: 'Đã thôi xem tệp.',
  again: 'Thử lại',
  lookAgain: 'Xem lại',
  chooseToChange: 'Hãy chọn lại tệp để đổi các cột.',
  chooseToLook: 'Hãy chọn lại tệp để xem lại.',

  columns: '2. Các cột trong tệp',
  recognised: (known: number, all: number) =>
    known === all ? `Nhận ra cả ${count(all)} cột.` : `Nhận ra ${count(known)} trong ${count(all)} cột.`,
  noneRecognised:
    'Không nhận ra cột nào. Hãy chọn mỗi cột là gì. Dòng đầu của tệp phải là tên các cột: nếu không, hãy thêm dòng đó rồi chọn lại tệp.',
  ignored: (names: string) => `Bỏ qua: ${names}.`,
  leftOut: (labels: string) =>
    `Tệp không có các cột sau: ${labels}. Bản ghi đã có thì giữ nguyên, bản ghi mới nhận giá trị mặc định (xem trước sẽ ghi rõ bản ghi có hiển thị hay không).`,
  change: 'Xem và đổi các cột',
  noHeading: 'không có tiêu đề',
  ignore: 'Bỏ qua cột này',
  isItMeant: 'Có phải là:',
  sameAs: (column: string) => `Trùng với cột ${column}`,
  changed: (columns: number) => `Đã đổi ${count(columns)} cột.`,
  lookWith: 'Xem lại với các cột này',
  asBefore: 'Bỏ thay đổi',

  preview: '3. Xem trước',
  outcome: '3. Kết quả',
  keptUntil: (time: string) => `Bản xem trước này được giữ tới ${time}.`,
  all: 'Tất cả',
  kinds: { create: 'Sẽ tạo', update: 'Sẽ đổi', same: 'Giữ nguyên', refused: 'Bị từ chối' } satisfies Record<RowKind, string>,
  doneKinds: { create: 'Đã tạo', update: 'Đã đổi', same: 'Giữ nguyên', refused: 'Đã bỏ qua' } satisfies Record<RowKind, string>,
  filter: 'Lọc dòng theo kết quả',
  result: 'Tải kết quả',
  resultFailed: 'Không tải được kết quả!',
  refused: (rows: number) =>
    `Chưa nhập được vì ${count(rows)} dòng bị từ chối. Sửa các dòng này trong tệp, lưu rồi chọn lại tệp: cách hiểu các cột được giữ.`,
  orLeaveOut: 'Các dòng khác vẫn nhập được nếu bỏ qua những dòng này.',
  leaveOut: (rows: number) => `Bỏ qua ${count(rows)} dòng này`,
  empties: ({ fields, records }: Emptied, noun: string) =>
    `Việc nhập này sẽ xóa trắng ${count(fields)} ô của ${count(records)} ${noun}.`,
  nothing: 'Tệp này giống hệt những gì đang có trên trang, không có gì để nhập.',
  ready: ({ refused, ...counts }: RowCounts) =>
    `Chưa ghi gì. Khi nhập: ${whatIsDone({ ...counts, refused: 0 })}.${refused > 0 ? ` ${count(refused)} dòng bị từ chối sẽ được bỏ qua.` : ''}`,
  rowsFailed: 'Không tải được các dòng!',
  noRows: 'Không có dòng nào thuộc loại này.',
  row: 'Dòng',
  name: 'Tên',
  kind: 'Kết quả',
  content: 'Nội dung',
  unnamed: 'Chưa có tên',
  emptied: 'trống',
  more: (cells: number) => `${count(cells)} ô nữa`,
  isCut: 'Chỉ hiện phần đầu của ô này.',
  differsLater: 'Khác nhau ở phần sau của ô, không hiện hết ở đây.',
  becomes: 'thành',

  apply: (rows: number) => `Nhập ${count(rows)} dòng`,
  applyAnyway: 'Vẫn nhập',
  /** `all`: with those that are not named. */
  worthALook(warnings: readonly string[], all: number) {
    const named = warnings.slice(0, mostAsked).map((text) => (/[.?!]$/.test(text) ? text : `${text}.`));
    const others = all > named.length ? [`Và ${count(all - named.length)} chỗ khác.`] : [];
    return { title: `${count(all)} chỗ cần xem lại`, text: [...named, ...others, 'Bạn vẫn muốn nhập?'].join(' ') };
  },
  applying: (done: number, total: number) => `Đang nhập ${count(done)} / ${count(total)} dòng…`,
  applyingNote: 'Có thể rời trang này, việc nhập vẫn tiếp tục. Mở lại trang này để xem kết quả.',
  outOfReach: 'Mất kết nối với máy chủ, đang hỏi lại xem việc nhập đã xong chưa…',
  notSent: 'Chưa gửi được tới máy chủ nên chưa nhập gì. Hãy kiểm tra mạng rồi thử lại.',
  unknownEnd: 'Không hỏi được việc nhập đã xong hay chưa. Hãy xem Nhật ký trước khi nhập lại tệp này.',
  faults: 'Chưa nhập gì, vì các dòng sau không còn hợp lệ:',
  fault: (row: string, why: string) => `Dòng ${row}: ${why}`,
  changedSince: 'Các bản ghi đã được sửa từ lúc xem trước:',
  andMore: (records: number) => `và ${count(records)} bản ghi khác`,

  done: (counts: RowCounts) => `Đã nhập xong: ${whatIsDone(counts)}.`,
  undo: 'Hoàn tác',
  undoFailed: 'Hoàn tác thất bại!',
  undone: 'Đã hoàn tác việc nhập này: mọi thứ như trước khi nhập.',
  seeList: 'Xem trong danh sách',
  another: 'Nhập tệp khác',
  leaving: 'Tệp đang được xem và chưa có gì được ghi. Nếu rời trang, bạn sẽ phải chọn lại tệp.',
  leavingColumns: 'Bạn đã đổi các cột mà chưa xem lại. Nếu rời trang, những thay đổi này sẽ mất.',
} as const;

function whatIsDone({ create, update, refused }: RowCounts): string {
  const parts = [
    ...(create > 0 ? [`${count(create)} thêm mới`] : []),
    ...(update > 0 ? [`${count(update)} thay đổi`] : []),
    ...(refused > 0 ? [`${count(refused)} dòng bỏ qua`] : []),
  ];
  return parts.join(', ');
}
