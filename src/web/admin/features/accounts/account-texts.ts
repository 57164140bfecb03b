import type { Account, SecurityEventKind } from '#shared/answers/accounts.ts';
import { nounTexts } from '#shared/texts.ts';

/** What the screens of accounts say. Of the shared room only types are taken, because its shapes bring zod along. */

export const said = { ...nounTexts('tài khoản'), updateFailed: 'Cập nhật tài khoản thất bại!' };
export const secondFactorName = 'Xác thực hai lớp';

export const emptyFault = (label: string, value: string): string | undefined =>
  value.trim() === '' ? `${label} không được để trống` : undefined;

/** The right that Biên tập may be given. */
export const mayAnswer = 'Được trả lời hỏi tư vấn';

/** What sets an account apart; empty for one that is simply in use. */
export const statesOf = ({ locked, must_change_password, second_factor, role, inbox }: Account): string[] => [
  ...(locked ? ['Đang khóa'] : []),
  ...(must_change_password ? ['Chưa đổi mật khẩu'] : []),
  ...(second_factor ? ['Hai lớp'] : []),
  ...(role === 'editor' && inbox ? [mayAnswer] : []),
];

export const eventNames: Record<SecurityEventKind, string> = {
  signed_in: 'Đăng nhập',
  refused: 'Xác thực thất bại',
  limited: 'Thử quá nhiều lần',
  locked_account: 'Khóa tài khoản',
  signed_out: 'Đăng xuất',
  sessions_ended: 'Kết thúc phiên đăng nhập',
  password_changed: 'Đổi mật khẩu',
  second_factor_on: 'Bật xác thực hai lớp',
  second_factor_off: 'Tắt xác thực hai lớp',
  recovery_code_used: 'Dùng mã khôi phục',
  recovery_codes_renewed: 'Tạo mã khôi phục mới',
  account_created: 'Tạo tài khoản',
  account_changed: 'Sửa tài khoản',
  account_removed: 'Xóa tài khoản',
  rules_changed: 'Sửa quy định đăng nhập',
  enquiries_listed: 'Xem danh sách hỏi tư vấn',
  enquiry_opened: 'Mở câu hỏi tư vấn',
  enquiries_exported: 'Xuất câu hỏi tư vấn',
  enquirer_looked_up: 'Tra cứu dữ liệu một người',
  enquirer_removed: 'Xóa dữ liệu một người',
  password_mailed: 'Gửi thư đặt mật khẩu',
  token_refused: 'Phiên không hợp lệ',
  forbidden: 'Không đủ quyền',
};
