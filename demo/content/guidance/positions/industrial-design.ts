import type { DemoPositionGuidance } from '../../types.ts';

export const industrialDesignGuidance: Record<string, DemoPositionGuidance> = {
  'Nhà thiết kế sản phẩm công nghiệp': {
    majors: ['Thiết kế công nghiệp'],
    subjects: ['Vẽ phối cảnh sản phẩm', 'Công thái học (Ergonomics)', 'Vật liệu và công nghệ chế tạo', 'Mô hình sản phẩm'],
    hoc_van: 'dai-hoc',
    holland: ['A', 'R', 'I'],
    cong_cu: ['Rhino', 'SolidWorks', 'Autodesk Fusion', 'KeyShot'],
  },
  'Kỹ thuật viên làm mẫu sản phẩm': {
    majors: ['Thiết kế công nghiệp'],
    subjects: ['Mô hình sản phẩm', 'Vật liệu và công nghệ chế tạo', 'Vẽ phối cảnh sản phẩm'],
    hoc_van: 'trung-cap',
    holland: ['R', 'C'],
    cong_cu: ['Máy in 3D', 'Máy phay CNC', 'Máy cắt laser', 'Autodesk Fusion'],
  },
  'Chuyên viên màu và bề mặt sản phẩm': {
    majors: ['Thiết kế công nghiệp', 'Thiết kế nội thất', 'Thiết kế thời trang'],
    subjects: ['Vật liệu và công nghệ chế tạo', 'Mô hình sản phẩm', 'Vật liệu nội thất', 'Vật liệu dệt'],
    hoc_van: 'dai-hoc',
    holland: ['A', 'I', 'R'],
    cong_cu: ['Bảng màu Pantone', 'Máy đo màu', 'KeyShot', 'Rhino'],
  },
};
