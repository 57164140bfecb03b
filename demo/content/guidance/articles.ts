import type { DemoArticleTopics } from '../types.ts';

/** By the title of the article. An article that tells about every major alike is about none, and is left out. */
export const articleTopics: Record<string, DemoArticleTopics> = {
  'Hướng nghiệp 2026: chọn ngành gì?': {
    careers: ['Thiết kế đồ họa', 'Thiết kế nội thất', 'Thiết kế thời trang'],
    majors: ['Thiết kế đồ họa', 'Thiết kế nội thất', 'Thiết kế thời trang'],
  },
  'Đồ họa hay UI/UX: chọn theo việc bạn muốn làm mỗi ngày': {
    careers: ['Thiết kế đồ họa', 'Thiết kế UI/UX'],
    majors: ['Thiết kế đồ họa', 'Thiết kế UI/UX'],
  },
  'Khi máy vẽ được tranh, người thiết kế còn làm gì?': { careers: ['Thiết kế đồ họa'] },
  'Thích thiết kế nhưng vẽ chưa đẹp, có học được không?': {
    careers: ['Phim hoạt hình và game', 'Thiết kế thời trang', 'Thiết kế nội thất', 'Thiết kế UI/UX'],
    majors: ['Thiết kế hoạt hình', 'Thiết kế thời trang', 'Thiết kế nội thất', 'Thiết kế công nghiệp', 'Thiết kế UI/UX'],
  },
  '3D, hoạt hình, kỹ xảo: ba nghề hay bị gọi chung một tên': {
    careers: ['Phim hoạt hình và game', 'Nhiếp ảnh và dựng phim'],
    majors: ['Thiết kế hoạt hình', 'Thiết kế mỹ thuật sân khấu, điện ảnh'],
  },
  'Nội thất và kiến trúc: khác nhau ở đâu?': { careers: ['Thiết kế nội thất'], majors: ['Thiết kế nội thất', 'Kiến trúc'] },
  '“Năm dấu”: triển lãm bài làm của sinh viên năm nhất': {
    majors: ['Thiết kế đồ họa', 'Thiết kế nội thất', 'Thiết kế thời trang', 'Thiết kế UI/UX'],
  },
  'Giấy dó, tranh Đông Hồ, tranh Hàng Trống: học từ nguồn gần': {
    careers: ['Thiết kế đồ họa'],
    majors: ['Thiết kế đồ họa', 'Thiết kế mỹ thuật sân khấu, điện ảnh'],
  },
  'Ngày mở xưởng: một buổi sáng làm sinh viên thiết kế': {
    majors: ['Thiết kế đồ họa', 'Thiết kế nội thất', 'Thiết kế thời trang', 'Thiết kế UI/UX'],
  },
  'Dấu tiếng Việt trong thiết kế chữ: năm dấu và khoảng trống': { careers: ['Thiết kế đồ họa'], majors: ['Thiết kế đồ họa'] },
  'Công cụ miễn phí đủ dùng cho năm học đầu': {
    careers: ['Thiết kế đồ họa', 'Thiết kế UI/UX', 'Phim hoạt hình và game'],
    majors: ['Thiết kế đồ họa', 'Thiết kế UI/UX', 'Thiết kế hoạt hình'],
  },
  'Xem phim để học bố cục và ánh sáng': {
    careers: ['Nhiếp ảnh và dựng phim', 'Phim hoạt hình và game'],
    majors: ['Đạo diễn điện ảnh, truyền hình', 'Nhiếp ảnh', 'Thiết kế hoạt hình'],
  },
  'Bản quyền cho người học thiết kế: phần cơ bản': {
    careers: ['Thiết kế đồ họa', 'Nhiếp ảnh và dựng phim'],
    majors: ['Thiết kế đồ họa', 'Nhiếp ảnh'],
  },
  'Tập nhìn màu ở chợ': { majors: ['Thiết kế đồ họa'] },
  'Một tuần của người thiết kế mới vào nghề': { careers: ['Thiết kế đồ họa'], majors: ['Thiết kế đồ họa'] },
  'Trò chuyện với cựu sinh viên: từ xưởng in lụa đến bàn bao bì': {
    careers: ['Thiết kế đồ họa'],
    majors: ['Thiết kế đồ họa', 'Thiết kế công nghiệp'],
  },
  'Một cảnh phim hoạt hình đi qua tay bao nhiêu người?': {
    careers: ['Phim hoạt hình và game'],
    majors: ['Thiết kế hoạt hình'],
  },
  'Đọc một bản yêu cầu thiết kế: tìm điều chưa viết ra': { careers: ['Thiết kế đồ họa'], majors: ['Thiết kế đồ họa'] },
  'Đi thăm xưởng in một buổi, học được gì?': { careers: ['Thiết kế đồ họa'], majors: ['Thiết kế đồ họa'] },
  'Sáu lỗi hay gặp trong việc tự do đầu tiên': { careers: ['Thiết kế đồ họa'] },
  'Người làm rập: nghề đứng giữa bản vẽ và chiếc áo': { careers: ['Thiết kế thời trang'], majors: ['Thiết kế thời trang'] },
  'H00, V00 và các tổ hợp xét tuyển ngành thiết kế': {
    majors: [
      'Thiết kế đồ họa',
      'Thiết kế thời trang',
      'Thiết kế công nghiệp',
      'Kiến trúc',
      'Thiết kế nội thất',
      'Thiết kế hoạt hình',
      'Thiết kế mỹ thuật sân khấu, điện ảnh',
    ],
  },
};
