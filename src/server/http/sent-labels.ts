/** What parameters and keys of the administrator's calls are called in sentences, but for the fields of records. */
const labels: ReadonlyMap<string, string> = new Map([
  ['page', 'Trang'],
  ['per_page', 'Số dòng mỗi trang'],
  ['sort_by', 'Cột sắp xếp'],
  ['sort_order', 'Chiều sắp xếp'],
  ['keyword', 'Từ khóa'],
  ['q', 'Từ khóa'],
  ['nghe_nghiep_id', 'Nghề nghiệp'],
  ['group_id', 'Nhóm ngành'],
  ['category_slug', 'Slug của danh mục'],
  ['version', 'Số của bản đang sửa'],
  ['draft', 'Số của bản nháp'],
  ['batch', 'Số của lần thay đổi'],
  ['days', 'Số ngày'],
  ['before', 'Chỗ đọc tiếp'],
  ['after', 'Chỗ đọc tiếp'],
  ['resource', 'Loại nội dung'],
  ['by', 'Người làm'],
  ['action', 'Việc'],
  ['from', 'Từ ngày'],
  ['to', 'Đến ngày'],
  ['place', 'Loại địa chỉ'],
  ['name', 'Địa chỉ cũ'],
  ['dry_run', 'Chỉ kiểm tra'],
  ['kind', 'Loại sự kiện'],
  ['account_id', 'Tài khoản'],
  ['trang', 'Trang'],
  ['filter', 'Lọc theo'],
  ['path', 'Địa chỉ ảnh'],
]);

/** The name of a parameter or key as a person reads it; the key itself where nobody has named it. */
export const sentLabel = (key: string): string => labels.get(key) ?? key;
