import type { DemoMajorGroup } from '../types.ts';
import { gameDesign } from './game-design.ts';
import { multimediaCommunication } from './multimedia-communication.ts';
import { photography } from './photography.ts';
import { uiUxDesign } from './ui-ux-design.ts';

export const digitalDesign: DemoMajorGroup = {
  name: 'Thiết kế số và truyền thông',
  description:
    'Nhóm ngành làm việc với màn hình, âm thanh và hình ảnh: ứng dụng, trang web, bài báo có biểu đồ, podcast, ảnh tư liệu. Sản phẩm cuối là tệp số, nhưng phần lớn công việc bắt đầu bằng đi hỏi, đi nghe và đi chụp.\n\nCác ngành ở đây thay công cụ khá nhanh, nên chương trình dạy cách đặt câu hỏi, kiểm chứng và thử với người thật trước khi dạy phần mềm. Người học cần viết được tiếng Việt rõ ràng và đọc được tài liệu tiếng Anh ở mức cơ bản.',
  majors: [uiUxDesign, multimediaCommunication, photography, gameDesign],
};
