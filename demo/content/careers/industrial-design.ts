import type { DemoCareer } from '../types.ts';

export const industrialDesign: DemoCareer = {
  name: 'Thiết kế công nghiệp',
  other_names: ['industrial design', 'tạo dáng công nghiệp', 'thiết kế sản phẩm'],
  status: 0,
  description:
    'Thiết kế công nghiệp tạo hình và cách dùng cho đồ vật sản xuất hàng loạt: quạt điện, xe đạp, nồi cơm, dụng cụ y tế, đồ chơi. Người làm nghề đứng giữa người dùng, kỹ sư và nhà máy.\n\nMột chi tiết thay đổi nửa milimét có thể làm khuôn đắt thêm nhiều lần hoặc giúp người già vặn được nắp chai. Nghề hợp với bạn nào thích tháo lắp, thích làm mô hình và tò mò về cách mọi thứ được làm ra.',
  departments: [
    {
      name: 'Bộ phận Phát triển sản phẩm',
      short_description: 'Nghiên cứu cách dùng, phác thảo, làm mô hình và đưa sản phẩm qua từng bước đến dây chuyền sản xuất.',
      positions: [
        {
          name: 'Nhà thiết kế sản phẩm công nghiệp',
          other_names: ['industrial designer', 'thiết kế kiểu dáng', 'thiết kế đồ gia dụng'],
          short_description:
            'Thiết kế hình dáng, cách cầm, cách lắp của đồ gia dụng, thiết bị, phương tiện; theo sản phẩm từ phác thảo tới bản mẫu cuối.',
          detailed_description: [
            {
              title: 'Một dự án điển hình',
              content:
                'Nhóm nhận đề bài làm chiếc quạt bàn cho phòng trọ chật. Bạn đến xem người thuê trọ sống thế nào, phác năm mươi ý, làm mô hình xốp ở tỷ lệ thật, cầm thử, rồi dựng 3D cùng kỹ sư để chừa chỗ cho mô tơ và ốc vít.',
              list: ['Phác thảo và mô hình xốp', 'Dựng 3D bề mặt', 'Bản mẫu in 3D', 'Hồ sơ bàn giao cho kỹ sư khuôn'],
            },
            {
              title: 'Học gì để làm nghề',
              content:
                'Ngành Thiết kế công nghiệp, có môn vẽ trong xét tuyển ở nhiều trường. Vật lí và Công nghệ ở phổ thông rất hữu ích. Phần mềm hay dùng là Rhino, SolidWorks, KeyShot.',
              list: [],
            },
            {
              title: 'Lỗi của người mới',
              content:
                'Tạo dáng trước rồi mới nghĩ bên trong chứa gì, bỏ qua cách tháo khuôn, quên hướng lắp ráp. Nên dành một buổi tháo một món đồ hỏng, vẽ lại từng chi tiết và đoán nó được đúc ra sao.',
              list: [],
            },
          ],
          fields: ['Thiết kế sản phẩm', 'Mô hình', 'Rhino', 'SolidWorks', 'KeyShot'],
        },
        {
          name: 'Kỹ thuật viên làm mẫu sản phẩm',
          other_names: ['model maker', 'prototype maker', 'làm mô hình', 'thợ in 3D'],
          short_description: 'Làm bản mẫu bằng xốp, gỗ, in 3D, phay CNC để nhóm thiết kế cầm thử, đo thử và trình bày với khách.',
          detailed_description: [
            {
              title: 'Công việc chính',
              content:
                'Từ tệp 3D, bạn chọn cách làm nhanh và đủ tốt cho mục đích thử. Có mẫu chỉ cần đúng trọng lượng, có mẫu phải sơn bóng như hàng bán.',
              list: [
                'Vận hành máy in 3D, máy CNC, máy cắt laser',
                'Mài, trám, sơn, ráp',
                'Ghi lại lỗi cấu tạo phát hiện khi làm',
              ],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Khéo tay, đọc bản vẽ kỹ thuật, hiểu dung sai. Luôn đeo kính, khẩu trang, găng khi làm với bụi và dung môi.',
              list: [],
            },
            {
              title: 'Lộ trình',
              content:
                'Bắt đầu ở xưởng của trường hoặc phòng mẫu của công ty. Sau vài năm có thể quản lý xưởng mẫu, làm đạo cụ phim hoặc học tiếp lên thiết kế sản phẩm.',
              list: [],
            },
          ],
          fields: ['Làm mẫu', 'In 3D', 'CNC', 'Sơn hoàn thiện'],
        },
        {
          name: 'Chuyên viên màu và bề mặt sản phẩm',
          other_names: ['CMF designer', 'phối màu sản phẩm'],
          short_description: 'Chọn màu, vật liệu và cách hoàn thiện (CMF) cho sản phẩm hàng loạt, bảo đảm lô sau giống lô trước.',
          detailed_description: [
            {
              title: 'Màu, vật liệu, bề mặt',
              content:
                'Cùng một vỏ nhựa, nhám mịn cho cảm giác khác hẳn bóng gương và giấu vết xước tốt hơn. Chuyên viên CMF lập bảng phối cho từng thị trường, thử bám bẩn, thử nắng, và viết tiêu chuẩn cho nhà cung cấp.',
              list: ['Bảng màu và mẫu bề mặt', 'Thử độ bền màu, chống trầy', 'Tiêu chuẩn sai lệch màu giữa các lô'],
            },
            {
              title: 'Nền tảng cần có',
              content:
                'Mắt màu tốt, hiểu vật liệu, theo dõi thị trường có chọn lọc. Người từ đồ họa, thời trang, nội thất đều có thể chuyển sang.',
              list: [],
            },
            {
              title: 'Làm cùng ai',
              content:
                'Nhà thiết kế, kỹ sư vật liệu, bộ phận mua hàng và nhà máy sơn, mạ. Phần lớn vị trí nằm ở hãng xe, điện gia dụng và điện tử.',
              list: [],
            },
          ],
          fields: ['CMF', 'Vật liệu', 'Màu sắc', 'Pantone'],
        },
      ],
    },
  ],
};
