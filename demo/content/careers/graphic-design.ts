import type { DemoCareer } from '../types.ts';
import { creativeDepartment } from './graphic-design/creative.ts';
import { brandDepartment } from './graphic-design/brand.ts';
import { printDepartment } from './graphic-design/print.ts';
import { digitalDepartment } from './graphic-design/digital.ts';

export const graphicDesign: DemoCareer = {
  name: 'Thiết kế đồ họa',
  other_names: ['graphic design', 'TKĐH', 'thiết kế quảng cáo'],
  description:
    'Thiết kế đồ họa sắp xếp chữ, hình và màu để người xem hiểu một điều cần hiểu: tên một quán mới mở, cách dùng một hộp thuốc, lịch của một liên hoan phim. Công việc nằm giữa hai phía, một bên là người cần nói, một bên là người sẽ đọc, và nhà thiết kế phải hiểu cả hai.\n\nNgười làm nghề có mặt ở công ty quảng cáo, phòng truyền thông của doanh nghiệp, nhà xuất bản, nhà in, hoặc làm tự do. Phần vẽ và dàn trang trên máy chỉ chiếm một nửa thời gian; nửa còn lại là đọc yêu cầu, hỏi lại, phác thảo, nghe góp ý và chuẩn bị tệp cho người khác dùng tiếp.\n\nNếu bạn hay để ý một tấm biển viết chữ khó đọc, hay giữ lại vỏ hộp vì thấy nó được làm kỹ, bạn đã có thói quen quan sát mà nghề này cần. Vẽ đẹp là lợi thế nhưng không phải điều kiện cho mọi vị trí.',
  departments: [creativeDepartment, brandDepartment, printDepartment, digitalDepartment],
};
