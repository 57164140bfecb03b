import type { DemoMajorGroup } from '../types.ts';
import { architecture } from './architecture.ts';
import { interiorDesign } from './interior-design.ts';

export const architectureInterior: DemoMajorGroup = {
  name: 'Kiến trúc và nội thất',
  description:
    'Nhóm ngành thiết kế nơi người ta sống và làm việc, từ ngôi nhà trên lô đất hẹp đến cái tủ trong bếp. Người học vẽ nhiều, làm mô hình nhiều và phải hiểu nắng, gió, vật liệu, tiền công.\n\nKhác với các nhóm khác, sản phẩm ở đây khó sửa sau khi xây xong và liên quan đến an toàn của người ở. Vì vậy chương trình gắn với quy chuẩn, công trường và xưởng. Ai vào ngành Kiến trúc cũng thi vẽ đầu tượng; ngành Thiết kế nội thất có thêm một tổ hợp không thi vẽ.',
  majors: [architecture, interiorDesign],
};
