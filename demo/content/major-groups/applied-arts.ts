import type { DemoMajorGroup } from '../types.ts';
import { fashionDesign } from './fashion-design.ts';
import { graphicDesign } from './graphic-design.ts';
import { industrialDesign } from './industrial-design.ts';

export const appliedArts: DemoMajorGroup = {
  name: 'Mỹ thuật ứng dụng',
  description:
    'Nhóm ngành làm ra những thứ người ta cầm, mặc, đọc và dùng mỗi ngày: cuốn sách, chiếc áo, cái ấm, hộp bánh. Ba ngành trong nhóm dùng chung năm nền tảng với hình họa, màu và tạo hình, rồi mỗi ngành đi vào xưởng của mình.\n\nĐiểm chung là làm bằng tay trước khi làm bằng máy, và làm cho người khác dùng chứ không cho riêng mình. Nếu bạn thích giấy, vải, gỗ, nhựa và muốn biết chúng trở thành đồ vật bằng cách nào, hãy đọc nhóm này trước.',
  majors: [graphicDesign, fashionDesign, industrialDesign],
};
