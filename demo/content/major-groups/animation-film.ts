import type { DemoMajorGroup } from '../types.ts';
import { animationDesign } from './animation-design.ts';
import { filmDirecting } from './film-directing.ts';
import { stageScreenDesign } from './stage-screen-design.ts';

export const animationFilm: DemoMajorGroup = {
  name: 'Hoạt hình và điện ảnh',
  description:
    'Nhóm ngành kể chuyện bằng hình ảnh chuyển động và bằng không gian: phim hoạt hình, phim ngắn, vở diễn. Một sản phẩm ở đây luôn là việc của nhiều người, nên sinh viên ba ngành làm chung bài từ năm thứ hai.\n\nNhiều trang trong nhóm này có một phim nguồn mở kèm gợi ý nên nhìn và nghe điều gì. Hãy thử làm bài tập xem phim ấy trước; nó gần với việc học hằng ngày hơn mọi lời giới thiệu.',
  majors: [animationDesign, filmDirecting, stageScreenDesign],
};
