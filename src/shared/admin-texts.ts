import { quoted } from '#shared/text/quoted.ts';
import { capital } from './texts.ts';

/** Sentences of the back office that no page of the site needs: every page takes `texts.ts` along. */

/** Of signing in, and of what an account may do. */
export const accountTexts = {
  forbidden: 'Tài khoản của bạn không có quyền làm việc này.',
  mustChangePassword: 'Bạn cần đổi mật khẩu trước khi tiếp tục.',
  codeMissing: 'Nhập mã 6 số từ ứng dụng xác thực.',
  codeWrong: 'Mã không đúng hoặc đã hết hạn.',
  recoveryCodesLeft: (left: number) =>
    left === 0
      ? 'Bạn vừa dùng mã khôi phục cuối cùng, hãy tạo mã mới ở “Tài khoản của tôi”.'
      : `Bạn vừa dùng một mã khôi phục, còn ${left} mã.`,
  noMail: 'Trang này chưa gửi được thư. Hãy nhờ Quản trị.',
  /** The same whosever address it is. */
  linkMailed:
    'Nếu email này có tài khoản đang dùng, trường vừa gửi tới đó một liên kết để đặt mật khẩu mới. Liên kết dùng được một lần trong 48 giờ.',
  linkGone: 'Liên kết này không còn dùng được: đã dùng rồi, đã quá 48 giờ, hoặc đã có liên kết mới hơn.',
  noRoom:
    'Máy chủ đã hết chỗ lưu trữ nên chưa đăng nhập được. Hãy báo người vận hành máy chủ giải phóng chỗ trống rồi đăng nhập lại.',
} as const;

/** What is said of versions, the trash, drafts and of taking back. */
export const journalTexts = {
  versionNotFound: 'Không tìm thấy phiên bản này: có thể nó đã quá cũ để giữ lại.',
  notInTrash: (noun: string) => `${capital(noun)} này không còn trong thùng rác.`,
  goneForGood: (noun: string, title: string) => `${capital(noun)} ${quoted(title)} đã bị xóa vĩnh viễn, hãy chọn ${noun} khác.`,
  noBatch: 'Không còn gì để hoàn tác.',
  cannotUndo: (title: string) => `Không hoàn tác được: ${quoted(title)} không còn được giữ lại.`,
  changedSince: (title: string) => `Không hoàn tác được: ${quoted(title)} đã được thay đổi sau đó.`,
  undone: 'Đã hoàn tác.',
  restored: (noun: string) => `Khôi phục ${noun} thành công!`,
  restoredAlong: (names: string) => `Khôi phục cùng: ${names}.`,
  notRestored: (names: string) => `Không còn nên bỏ qua: ${names}.`,
  purged: (noun: string) => `Xóa vĩnh viễn ${noun} thành công!`,
  noDraft: 'Không có thay đổi nào để xuất bản.',
  draftStale: 'Người khác vừa sửa thay đổi chưa xuất bản này.',
  draftSaved: 'Lưu nháp thành công!',
  draftPublished: 'Xuất bản thành công!',
  draftDiscarded: 'Đã bỏ thay đổi chưa xuất bản.',
  noPage: (noun: string) => `${capital(noun)} không có trang riêng nên không xem trước được.`,
  previewMade: 'Tạo địa chỉ xem trước thành công!',
  previewRevoked: 'Đã thu hồi địa chỉ xem trước.',
  previewsRevoked: 'Đã thu hồi mọi địa chỉ xem trước.',
  previewNotFound: 'Địa chỉ xem trước này không còn nữa.',
  noRoom: 'Máy chủ sắp hết chỗ lưu trữ nên chưa lưu được gì: chỉ còn xóa được, vui lòng báo người quản trị.',
  dayIsFull: (megabytes: number) =>
    `Hôm nay tài khoản này đã lưu quá ${megabytes} MB nên lần này chưa lưu gì. Vui lòng đợi sang ngày mai, hoặc nhờ người vận hành nâng mức.`,
  tooManyPreviews: (most: number) => `Đã có ${most} địa chỉ xem trước, hãy thu hồi bớt trước khi tạo thêm.`,
} as const;

export const momentTexts = {
  hidesInThePast: 'Giờ tự ẩn phải ở sau lúc này',
  hidesBeforeItAppears: 'Giờ tự ẩn phải ở sau ngày xuất bản',
} as const;

/** Of lists that name other records, seen from the record that is named. */
export const listTexts = {
  saved: 'Đã lưu.',
  noSuchList: (noun: string) => `Không có danh sách nào như vậy để gắn ${noun}.`,
  unknown: (noun: string, ids: readonly number[]) => `Không có ${noun} số ${ids.slice(0, 10).join(', ')}`,
  /** `titles` of the records whose lists take no more. */
  full: (titles: readonly string[], most: number, noun: string) =>
    `${titles
      .slice(0, 5)
      .map((title) => `“${title}”`)
      .join(', ')} đã gắn đủ ${most} ${noun}.`,
} as const;

/** Of 'Bảng dữ kiện'. */
export const factTexts = {
  tooMany: (most: number) => `Mỗi lần chỉ lưu được ${most} dòng.`,
  twice: 'Dòng này có hai lần.',
  notHere: 'Ô này không sửa được ở bảng dữ kiện.',
  saved: (noun: string, count: number) => `Đã lưu ${count} ${noun}.`,
  stale: (noun: string, names: readonly string[]) =>
    `Người khác vừa sửa ${names.length} ${noun}: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}.`,
} as const;
