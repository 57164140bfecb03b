import { capital } from '#shared/text/capital.ts';
import { unnested } from '#shared/text/quoted.ts';

export { capital };

/** Sentences of the product. Those about a noun are functions of it, so that all resources speak alike. */

/** `noun` is lower case: 'nghề nghiệp'. */
export const nounTexts = (noun: string) => ({
  listTitle: `Quản lý ${noun}`,
  add: `Thêm ${noun}`,
  edit: `Chỉnh sửa ${noun}`,
  confirmDelete: (name: string) => `Bạn có chắc chắn muốn xóa ${noun} "${unnested(name)}"?`,
  created: `Tạo ${noun} thành công!`,
  updated: `Cập nhật ${noun} thành công!`,
  deleted: `Xóa ${noun} thành công!`,
  listFailed: `Lấy danh sách ${noun} thất bại!`,
  deleteFailed: `Xóa ${noun} thất bại!`,
  deleteTitle: 'Xác nhận xóa',
  lookupFailed: `Không thể lấy danh sách ${noun}`,
  /** The choice of a filter that narrows nothing. */
  all: `Tất cả ${noun}`,
  notFound: `Không tìm thấy ${noun}`,
  /** `counts` such as ['3 bộ phận']. */
  /** The same counts of records that name this one among others. */
  listed: (counts: string[]) =>
    `${capital(noun)} này đang được gắn ở ${counts.join(' và ')}. Hãy gỡ ra trước, hoặc xóa và gỡ cùng lúc.`,
  changedMany: (count: number) => `Đã cập nhật ${count.toLocaleString('vi-VN')} ${noun}.`,
  copiedMany: (count: number) => `Đã chép ${count.toLocaleString('vi-VN')} ${noun}.`,
  deletedMany: (count: number) => `Đã xóa ${count.toLocaleString('vi-VN')} ${noun}.`,
  inUse: (counts: string[]) => `${capital(noun)} này còn ${counts.join(' và ')}, hãy chuyển hoặc xóa chúng trước.`,
});

export const texts = {
  nothingChosen: 'Hãy chọn ít nhất một bản ghi.',
  /** `counts` such as ['3 bộ phận', '14 vị trí']; none: nothing. */
  hiddenAlong: (counts: string[]) => (counts.length === 0 ? 'Không có gì ẩn theo.' : `Ẩn theo: ${counts.join(', ')}`),
  nothingToSet: 'Hãy cho biết cần đổi gì.',
  notForMany: (label: string) => `${label} không đổi được cho nhiều bản ghi cùng lúc.`,
  notCopied: (noun: string) => `Không chép được nhiều ${noun} cùng lúc.`,
  copiedBefore: (noun: string) => `Những ${noun} này đã được chép rồi.`,
  stale: 'Người khác vừa sửa bản ghi này.',
  wrongLogin: 'Email hoặc mật khẩu không đúng.',
  loginFailed: 'Đăng nhập thất bại',
  somethingWrong: 'Có lỗi xảy ra',
  unreachable: 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
  maybeDone: 'Máy chủ không trả lời, nên việc này có thể đã xong. Hãy xem lại trước khi làm lần nữa.',
  unreadable: 'Máy chủ chưa trả lời được lúc này. Vui lòng thử lại sau ít phút.',
  checkingSession: 'Đang kiểm tra đăng nhập...',
  loadingData: 'Đang tải dữ liệu...',
  noData: 'Không có dữ liệu',
  noPage: 'Rất tiếc! Trang bạn tìm kiếm không tồn tại.',
  allStatuses: 'Tất cả trạng thái',
  statsFailed: 'Không thể tải số liệu tổng quan',
  searchCountsFailed: 'Không thể tải số liệu tìm kiếm',
  loggedIn: 'Đăng nhập thành công!',
  loggedOut: 'Đã đăng xuất.',
  signInFirst: 'Bạn cần đăng nhập để tiếp tục.',
  choosePicture: 'Vui lòng chọn ảnh',
  pictureUpdated: 'Cập nhật ảnh thành công!',
  pictureUpdateFailed: 'Cập nhật ảnh thất bại!',
} as const;
