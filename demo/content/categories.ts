import type { DemoCategory } from './types.ts';

export const categories: DemoCategory[] = [
  {
    name: 'Hướng nghiệp',
    description: 'Giúp học sinh và phụ huynh hiểu các ngành thiết kế, so sánh và chọn hướng đi phù hợp với mình.',
  },
  {
    name: 'Chuyện nghề',
    description: 'Công việc hằng ngày nhìn từ bên trong: người mới vào nghề, xưởng in, phòng dựng phim, khách hàng đầu tiên.',
  },
  {
    name: 'Góc học tập',
    description: 'Cách tập vẽ, cách nhìn, công cụ và kiến thức nền để tự học trước và trong những năm ở trường.',
  },
  {
    name: 'Tuyển sinh',
    description: 'Hồ sơ, tổ hợp xét tuyển, các mốc cần nhớ và con đường liên thông, viết để đọc trong vài phút.',
  },
  {
    name: 'Triển lãm và sự kiện',
    description: 'Bài làm của sinh viên, các buổi xưởng mở và cách xem, cách trưng bày một tác phẩm.',
  },
];
