/** Of 'Kiểm tra liên kết'. */
export const linkTexts = {
  started: 'Đã bắt đầu kiểm tra liên kết.',
  isRunning: 'Đang có một lần kiểm tra chạy rồi. Hãy chờ lần đó xong.',
  gone: 'Liên kết này không còn trong danh sách.',
  noNewAddress: 'Liên kết này không có địa chỉ mới.',
  nowhere: 'Không còn ô nào chứa địa chỉ cũ này.',
  inSettings: 'Địa chỉ này nằm trong Cài đặt trang, chỉ Quản trị mới sửa được.',
  unfitAddress: (label: string) => `Địa chỉ mới không dùng được cho ô ${label}. Hãy mở nơi chứa liên kết để sửa.`,
  taken: (count: number) => `Đã dùng địa chỉ mới ở ${count.toLocaleString('vi-VN')} nơi.`,
} as const;
