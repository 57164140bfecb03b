import { describeContentType } from './description.ts';
import { nameMax } from './limits.ts';
import { orderAndStatus } from './usual-fields.ts';

export const banner = describeContentType({
  name: 'banner',
  path: 'banners',
  table: 'banner',
  noun: 'banner',
  title: 'title',
  dashboard: null,
  leadsNowhere: 'banner ấy không dẫn đi đâu',
  fields: {
    title: { kind: 'text', label: 'Tiêu đề', required: true, max: nameMax },
    link: { kind: 'link', label: 'Liên kết' },
    position: {
      kind: 'choice',
      label: 'Vị trí hiển thị',
      values: [
        { value: 'internal', label: 'Nội bộ' },
        { value: 'external', label: 'Bên ngoài' },
      ],
    },
    image: { kind: 'image', label: 'Ảnh banner', requiredOnCreate: true, maxMegabytes: 5, upload: 'image', shownWidth: 1280 },
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'image', 'title', 'position', 'order', 'status'],
    filters: ['keyword', 'status'],
    sorts: ['id', 'title', 'order', 'status'],
    searched: ['title'],
  },
});
