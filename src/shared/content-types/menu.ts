import { describeContentType } from './description.ts';
import { nameMax } from './limits.ts';
import { orderAndStatus } from './usual-fields.ts';

export const menu = describeContentType({
  name: 'menu',
  path: 'menu',
  table: 'menu',
  noun: 'menu',
  title: 'title',
  dashboard: null,
  leadsNowhere: 'mục menu ấy không hiện',
  fields: {
    title: { kind: 'text', label: 'Tiêu đề', required: true, max: nameMax },
    slug: { kind: 'slug', label: 'Slug', from: 'title' },
    url: { kind: 'link', label: 'URL' },
    type: {
      kind: 'choice',
      label: 'Loại',
      values: [
        { value: 'none', label: 'Không' },
        { value: 'dropdown', label: 'Dropdown' },
      ],
    },
    parent_id: { kind: 'reference', label: 'Menu cha', to: 'menu' },
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'title', 'parent_id', 'slug', 'type', 'url'],
    filters: ['keyword', 'status'],
    sorts: ['id', 'title', 'order', 'status'],
    searched: ['title', 'slug'],
  },
});
