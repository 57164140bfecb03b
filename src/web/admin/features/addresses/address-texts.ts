export const said = {
  title: 'Địa chỉ cũ',
  explained: 'Khách mở một địa chỉ cũ được đưa thẳng tới trang này, dù trang đã đổi slug hay chuyển sang mục khác.',
  none: 'Chưa có địa chỉ cũ nào.',
  moved: 'Địa chỉ có tên cũ của mục ở trên, hoặc ở mục trước kia, cũng dẫn tới đây:',
  add: 'Thêm địa chỉ cũ',
  addHint: 'Ví dụ /gioi-thieu.html hoặc cả địa chỉ của website cũ. Tên miền được bỏ qua.',
  loadFailed: 'Lấy danh sách địa chỉ cũ thất bại!',
  importFailed: 'Nhập địa chỉ cũ thất bại!',
  taken: 'Một trang khác đang dùng hoặc dùng slug này sau, nên địa chỉ này thuộc về trang đó.',
  byProgram: 'hệ thống',
  removedAccount: 'tài khoản đã xóa',
} as const;

export const removal = (address: string, run: () => Promise<unknown>) => ({
  title: 'Bỏ địa chỉ cũ',
  text: `Bỏ địa chỉ cũ ${address}? Khách mở địa chỉ này sẽ không được đưa tới trang này nữa.`,
  answers: [{ label: 'Bỏ địa chỉ', danger: true, run }],
});

type By = { name: string | null } | null;

/** Who did it, as the lists write it. */
export const doerName = (by: By): string => (by === null ? said.byProgram : (by.name ?? said.removedAccount));
