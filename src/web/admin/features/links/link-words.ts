import type { LinkCheck, LinkFilter, LinkKind, LinkProblem, LinkReason } from '#shared/answers/links.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { capital } from '#shared/texts.ts';
import { findDescription } from '../../work/records/description.ts';

const count = (number: number) => number.toLocaleString('vi-VN');

export const kindNames: Record<LinkKind, string> = {
  dead: 'Không mở được',
  hidden: 'Trang đang ẩn',
  video: 'Video không còn',
  certificate: 'Sai chứng chỉ',
  soft: 'Có vẻ không còn',
  silent: 'Chậm hoặc không trả lời',
  moved: 'Đã chuyển địa chỉ',
  unclear: 'Không kết luận được',
};

export const filterNames: Record<LinkFilter, string> = { ...kindNames, open: 'Cần xử lý', suspect: 'Đang theo dõi' };

export const nothingIn: Record<LinkFilter, string> = {
  open: 'Không có liên kết nào cần xử lý',
  dead: 'Không có liên kết nào không mở được',
  hidden: 'Không có liên kết nào tới trang đang ẩn',
  video: 'Video nào cũng còn',
  certificate: 'Không có liên kết nào sai chứng chỉ',
  soft: 'Không có liên kết nào có vẻ không còn',
  silent: 'Liên kết nào cũng trả lời kịp',
  moved: 'Không có liên kết nào đã chuyển địa chỉ',
  suspect: 'Không có liên kết nào đang theo dõi',
  unclear: 'Liên kết nào cũng kết luận được',
};

/** By what the other server answered. */
function statusText(kind: LinkKind, status: number): string {
  if (kind === 'dead') return `Trang bên kia báo không còn (${status}).`;
  if (kind === 'silent') return `Máy chủ bên kia đang lỗi (${status}).`;
  if (status === 429) return 'Máy chủ bên kia xin bớt hỏi (429), lần sau sẽ hỏi lại.';
  if (status === 401 || status === 403)
    return `Máy chủ bên kia không cho chương trình vào xem (${status}). Khách có thể vẫn mở được.`;
  return `Máy chủ bên kia trả lời mã ${status}. Hãy mở thử.`;
}

const reasons: Record<Exclude<LinkReason, 'status'>, string> = {
  'no-host': 'Tên miền không tồn tại hoặc đã hết hạn.',
  redirects: 'Địa chỉ chuyển hướng mãi mà không tới đâu.',
  'not-public': 'Địa chỉ nằm trong mạng nội bộ, khách không mở được.',
  nothing: 'Website không có gì ở địa chỉ này.',
  deleted: 'Nội dung này đã bị xóa.',
  hidden: 'Khách chưa thấy nội dung này.',
  'video-gone': 'YouTube báo video đã bị gỡ hoặc không tồn tại.',
  'video-private': 'Video để riêng tư, hoặc không cho phát ở trang khác.',
  certificate: 'Chứng chỉ bảo mật hết hạn hoặc không đúng tên miền. Trình duyệt sẽ cảnh báo khách.',
  title: 'Trang vẫn mở được, nhưng tiêu đề của nó nói là không tìm thấy.',
  home: 'Mở ra thì bị đưa về trang chủ của bên kia, có thể trang cũ không còn.',
  'not-found-page': 'Mở ra thì bị đưa tới trang báo lỗi của bên kia.',
  slow: 'Quá 5 giây không trả lời.',
  network: 'Không kết nối được.',
  answer: 'Trả lời không đọc được.',
  moved: 'Trang đã chuyển hẳn sang địa chỉ khác.',
  chain: 'Chứng chỉ bảo mật thiếu một phần. Phần lớn trình duyệt vẫn mở được.',
  secure: 'Máy chủ này không kết nối bảo mật được với bên kia. Khách có thể vẫn mở được.',
  address: 'Địa chỉ có cổng hoặc giao thức riêng nên không được kiểm tra.',
};

export function reasonText({ kind, reason, status }: Pick<LinkProblem, 'kind' | 'reason' | 'status'>): string {
  if (reason === 'status') return statusText(kind, status ?? 0);
  if (kind === 'unclear' && reason === 'redirects') return 'Trang bên kia đòi cookie nên không kiểm tra được. Hãy mở thử.';
  if (kind === 'unclear' && reason === 'network') return 'Không hỏi được YouTube về video này, lần sau sẽ hỏi lại.';
  return reasons[reason];
}

/** 'Hỏng từ 21/08/2026 06:30, 3 lần kiểm tra' */
export function sinceText({ kind, fails, first_at: first, checked_at: checked, is_suspect: isSuspect }: LinkProblem): string {
  if (isSuspect) return `Mới thấy một lần, lúc ${viDateTime(checked)}. Đêm tới kiểm tra lại.`;
  if (kind === 'unclear' || fails <= 1) return `Kiểm tra lúc ${viDateTime(checked)}`;
  return `Từ ${viDateTime(first)}, ${count(fails)} lần kiểm tra liền`;
}

/** A link to a record is written with its number. */
export function addressText(address: string): string {
  const [, resource = '', id = ''] = /^([a-z-]+):(\d+)$/.exec(address) ?? [];
  const noun = findDescription(resource)?.noun;
  return noun === undefined ? address : `${capital(noun)} số ${id}`;
}

/** How the last check went, or how far the one is that is under way. */
export function checkText({ state, total, done, is_complete: isComplete, ...at }: LinkCheck): string {
  const { started_at: started, ended_at: ended } = at;
  const began = started === null ? '' : ` lúc ${viDateTime(started)}`;
  switch (state) {
    case 'none':
      return 'Chưa kiểm tra lần nào. Lần đầu sẽ chạy lúc 3 giờ sáng, hoặc ngay khi bạn bấm nút.';
    case 'running':
      return total === 0 ? 'Đang gom liên kết của website…' : `Đang kiểm tra: ${count(done)} / ${count(total)} liên kết.`;
    case 'done':
      return `Kiểm tra xong ${count(total)} liên kết lúc ${ended === null ? '' : viDateTime(ended)}.${
        isComplete ? '' : ' Một số liên kết chưa kịp kiểm tra, lần sau sẽ kiểm tra tiếp.'
      }`;
    case 'offline':
      return `Không kết luận được: máy chủ không ra được Internet. Lần kiểm tra${began} chỉ xem được liên kết trong website.`;
    case 'stopped':
    case 'cut':
      return `Lần kiểm tra${began} bị ngắt giữa chừng. Đêm tới sẽ kiểm tra lại từ đầu.`;
    case 'failed':
      return `Lần kiểm tra${began} gặp lỗi. Hãy thử lại; nếu vẫn lỗi, xin báo người quản trị máy chủ.`;
  }
}
