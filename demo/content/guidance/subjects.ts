import type { DemoProgramme } from '../types.ts';

/** By the name of the major. */
export const programmes: Record<string, DemoProgramme> = {
  'Thiết kế đồ họa': {
    kiem_tra: '2026-09-14',
    subjects: {
      'Cơ sở tạo hình': { tin_chi: 3, hoc_ky: 1 },
      'Nguyên lý thị giác': { tin_chi: 3, hoc_ky: 2, prerequisites: ['Cơ sở tạo hình'] },
      'Nghệ thuật chữ (Typography)': { tin_chi: 3, hoc_ky: 3, prerequisites: ['Nguyên lý thị giác'] },
      'Thư pháp chữ Quốc ngữ': { tin_chi: 2, hoc_ky: 3 },
      'Đồ họa chữ Việt': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Nghệ thuật chữ (Typography)'] },
      'Kỹ thuật in': { tin_chi: 2, hoc_ky: 4, prerequisites: ['Nghệ thuật chữ (Typography)'] },
      'Thiết kế bộ nhận diện': { tin_chi: 4, hoc_ky: 5, prerequisites: ['Đồ họa chữ Việt', 'Kỹ thuật in'] },
      'Thiết kế sách': { tin_chi: 3, hoc_ky: 5, prerequisites: ['Nghệ thuật chữ (Typography)', 'Kỹ thuật in'] },
      'Biển chỉ dẫn': { tin_chi: 3, hoc_ky: 6, prerequisites: ['Đồ họa chữ Việt', 'Thiết kế bộ nhận diện'] },
      'Áp phích và chiến dịch': { tin_chi: 3, hoc_ky: 6, prerequisites: ['Thiết kế bộ nhận diện'] },
      'Báo giá và hợp đồng thiết kế': { tin_chi: 2, hoc_ky: 7, prerequisites: ['Thiết kế bộ nhận diện'] },
      'Thực tập doanh nghiệp': { tin_chi: 6, hoc_ky: 7, prerequisites: ['Thiết kế bộ nhận diện', 'Thiết kế sách'] },
      'Đồ án tốt nghiệp': { tin_chi: 10, hoc_ky: 8, prerequisites: ['Thực tập doanh nghiệp'] },
    },
  },
  'Thiết kế thời trang': {
    kiem_tra: '2026-09-14',
    subjects: {
      'Hình họa thời trang': { tin_chi: 3, hoc_ky: 1 },
      'Kỹ thuật may': { tin_chi: 3, hoc_ky: 2 },
      'Thiết kế rập': { tin_chi: 4, hoc_ky: 3, prerequisites: ['Hình họa thời trang', 'Kỹ thuật may'] },
      'Vật liệu dệt': { tin_chi: 2, hoc_ky: 3 },
      'Lịch sử trang phục Việt Nam': { tin_chi: 2, hoc_ky: 4 },
      'Tạo phom trên ma-nơ-canh': { tin_chi: 3, hoc_ky: 5, prerequisites: ['Thiết kế rập', 'Vật liệu dệt'] },
    },
  },
  'Thiết kế công nghiệp': {
    kiem_tra: '2026-09-14',
    subjects: {
      'Vẽ phối cảnh sản phẩm': { tin_chi: 3, hoc_ky: 1 },
      'Mô hình sản phẩm': { tin_chi: 3, hoc_ky: 2, prerequisites: ['Vẽ phối cảnh sản phẩm'] },
      'Công thái học (Ergonomics)': { tin_chi: 3, hoc_ky: 3, prerequisites: ['Mô hình sản phẩm'] },
      'Vật liệu và công nghệ chế tạo': { tin_chi: 3, hoc_ky: 4 },
      'Thiết kế bao bì': { tin_chi: 4, hoc_ky: 5, prerequisites: ['Mô hình sản phẩm', 'Vật liệu và công nghệ chế tạo'] },
    },
  },
  'Thiết kế UI/UX': {
    kiem_tra: '2026-09-15',
    subjects: {
      'Nghiên cứu người dùng': { tin_chi: 3, hoc_ky: 1 },
      'Kiến trúc thông tin': { tin_chi: 3, hoc_ky: 2, prerequisites: ['Nghiên cứu người dùng'] },
      'Thiết kế giao diện di động': { tin_chi: 4, hoc_ky: 3, prerequisites: ['Kiến trúc thông tin'] },
      'Tạo mẫu tương tác (Prototype)': {
        tin_chi: 3,
        hoc_ky: 4,
        prerequisites: ['Thiết kế giao diện di động', 'Nghiên cứu người dùng'],
      },
      'HTML và CSS cho nhà thiết kế': { tin_chi: 3, hoc_ky: 4 },
      'Hệ thống thiết kế (Design system)': { tin_chi: 3, hoc_ky: 5, prerequisites: ['Thiết kế giao diện di động'] },
    },
  },
  'Truyền thông đa phương tiện': {
    kiem_tra: '2026-09-15',
    subjects: {
      'Viết cho nền tảng số': { tin_chi: 3, hoc_ky: 1 },
      'Minh họa biên tập': { tin_chi: 3, hoc_ky: 2 },
      'Trực quan hóa dữ liệu': { tin_chi: 2, hoc_ky: 3 },
      'Sản xuất podcast và âm thanh số': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Viết cho nền tảng số'] },
      'Đồ họa chuyển động (Motion graphics)': {
        tin_chi: 3,
        hoc_ky: 5,
        prerequisites: ['Minh họa biên tập', 'Viết cho nền tảng số'],
      },
    },
  },
  'Nhiếp ảnh': {
    kiem_tra: '2026-09-15',
    subjects: {
      'Máy ảnh và phơi sáng': { tin_chi: 3, hoc_ky: 1 },
      'Hậu kỳ và in ảnh': { tin_chi: 3, hoc_ky: 2, prerequisites: ['Máy ảnh và phơi sáng'] },
      'Nhiếp ảnh studio': { tin_chi: 3, hoc_ky: 3, prerequisites: ['Máy ảnh và phơi sáng'] },
      'Ảnh sản phẩm và thực phẩm': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Nhiếp ảnh studio'] },
      'Nhiếp ảnh tư liệu': { tin_chi: 4, hoc_ky: 5, prerequisites: ['Máy ảnh và phơi sáng', 'Hậu kỳ và in ảnh'] },
    },
  },
  'Thiết kế game': {
    kiem_tra: '2026-09-15',
    subjects: {
      'Thiết kế luật chơi': { tin_chi: 3, hoc_ky: 5 },
      'Thiết kế màn chơi': { tin_chi: 3, hoc_ky: 6, prerequisites: ['Thiết kế luật chơi'] },
    },
  },
  'Kiến trúc': {
    kiem_tra: '2026-09-16',
    subjects: {
      'Vẽ hình họa 1': { tin_chi: 3, hoc_ky: 1 },
      'AutoCAD và hồ sơ bản vẽ': { tin_chi: 3, hoc_ky: 2 },
      'Cấu tạo kiến trúc': { tin_chi: 3, hoc_ky: 3, prerequisites: ['AutoCAD và hồ sơ bản vẽ'] },
      'Vật lí kiến trúc': { tin_chi: 2, hoc_ky: 4 },
      'Đồ án nhà ở': { tin_chi: 5, hoc_ky: 5, prerequisites: ['Cấu tạo kiến trúc', 'Vật lí kiến trúc'] },
    },
  },
  'Thiết kế nội thất': {
    kiem_tra: '2026-09-16',
    subjects: {
      'Nhân trắc và công năng': { tin_chi: 3, hoc_ky: 1 },
      'Ánh sáng nội thất': { tin_chi: 3, hoc_ky: 2 },
      'Vật liệu nội thất': { tin_chi: 3, hoc_ky: 3 },
      'Thiết kế đồ gỗ': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Nhân trắc và công năng', 'Vật liệu nội thất'] },
      'Diễn họa nội thất 3D': { tin_chi: 3, hoc_ky: 5, prerequisites: ['Ánh sáng nội thất', 'Vật liệu nội thất'] },
      'Cây xanh trong nội thất': { tin_chi: 2, hoc_ky: 5, prerequisites: ['Ánh sáng nội thất'] },
      'Đồ án cửa hàng nhỏ': {
        tin_chi: 4,
        hoc_ky: 6,
        prerequisites: ['Nhân trắc và công năng', 'Ánh sáng nội thất', 'Vật liệu nội thất'],
      },
    },
  },
  'Thiết kế hoạt hình': {
    kiem_tra: '2026-09-17',
    subjects: {
      'Tạo hình nhân vật': { tin_chi: 3, hoc_ky: 1 },
      'Kịch bản phân cảnh (Storyboard)': { tin_chi: 3, hoc_ky: 2 },
      'Diễn hoạt 2D': { tin_chi: 3, hoc_ky: 3, prerequisites: ['Tạo hình nhân vật'] },
      'Dựng hình 3D': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Tạo hình nhân vật'] },
      'Dựng xương (Rigging)': { tin_chi: 3, hoc_ky: 5, prerequisites: ['Dựng hình 3D'] },
      'Ánh sáng và kết xuất 3D': { tin_chi: 3, hoc_ky: 6, prerequisites: ['Dựng hình 3D'] },
    },
  },
  'Đạo diễn điện ảnh, truyền hình': {
    kiem_tra: '2026-09-17',
    subjects: {
      'Ngôn ngữ hình ảnh điện ảnh': { tin_chi: 3, hoc_ky: 1 },
      'Biên kịch phim ngắn': { tin_chi: 3, hoc_ky: 2 },
      'Dựng phim': { tin_chi: 3, hoc_ky: 3, prerequisites: ['Ngôn ngữ hình ảnh điện ảnh'] },
      'Âm thanh phim': { tin_chi: 3, hoc_ky: 3 },
      'Chỉ đạo diễn xuất': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Biên kịch phim ngắn'] },
      'Tổ chức sản xuất phim ngắn': { tin_chi: 3, hoc_ky: 5, prerequisites: ['Biên kịch phim ngắn'] },
    },
  },
  'Thiết kế mỹ thuật sân khấu, điện ảnh': {
    kiem_tra: '2026-09-17',
    subjects: {
      'Lịch sử mỹ thuật Việt Nam': { tin_chi: 2, hoc_ky: 1 },
      'Thiết kế bối cảnh': { tin_chi: 4, hoc_ky: 3, prerequisites: ['Lịch sử mỹ thuật Việt Nam'] },
      'Phục trang sân khấu': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Lịch sử mỹ thuật Việt Nam'] },
      'Ánh sáng sân khấu': { tin_chi: 3, hoc_ky: 4, prerequisites: ['Thiết kế bối cảnh'] },
      'Hậu cảnh số và kỹ xảo': { tin_chi: 3, hoc_ky: 5, prerequisites: ['Thiết kế bối cảnh'] },
    },
  },
  'Gốm và sơn mài ứng dụng': {
    kiem_tra: '2026-09-17',
    subjects: {
      'Kỹ thuật gốm và nung': { tin_chi: 3, hoc_ky: 3 },
      'Sơn mài căn bản': { tin_chi: 3, hoc_ky: 4 },
    },
  },
};
