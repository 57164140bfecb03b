import { nouns } from '#shared/nouns.ts';
import { visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { nameMax } from './limits.ts';
import { orderAndStatus } from './usual-fields.ts';

/** A question that families ask, with its answer, on the page of all of them. */
export const question = describeContentType({
  name: 'question',
  path: 'hoi-dap',
  table: 'hoi_dap',
  noun: nouns['hoi-dap'],
  title: 'name',
  dashboard: 'Tuyển sinh',
  page: visited['hoi-dap'],
  shownWith: 'tra_loi',
  fields: {
    name: { kind: 'text', label: 'Câu hỏi', required: true, max: nameMax },
    slug: { kind: 'slug', label: 'Slug', from: 'name' },
    search_names: {
      kind: 'tags',
      label: 'Cách hỏi khác',
      hint: 'Khách gõ những câu này cũng tìm thấy, nhưng trang không hiện chúng. Gõ từng câu rồi nhấn Enter.',
    },
    chu_de: {
      kind: 'choice',
      label: 'Chủ đề',
      values: [
        { value: 'xet-tuyen', label: 'Xét tuyển' },
        { value: 'thi-nang-khieu', label: 'Thi năng khiếu' },
        { value: 'hoc-phi-hoc-bong', label: 'Học phí và học bổng' },
        { value: 'hoc-va-thuc-tap', label: 'Học và thực tập' },
        { value: 'sau-khi-ra-truong', label: 'Sau khi ra trường' },
        { value: 'doi-song', label: 'Đời sống' },
        { value: 'khac', label: 'Khác' },
      ],
    },
    tra_loi: { kind: 'sections', label: 'Trả lời', hint: 'Câu chưa có trả lời thì chưa hiện trên trang.' },
    nganh_hoc_ids: { kind: 'references', label: 'Về ngành', to: 'nganh-hoc', seenAs: 'Hỏi đáp' },
    vi_tri_ids: { kind: 'references', label: 'Về vị trí', to: 'vi-tri', seenAs: 'Hỏi đáp' },
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'name', 'chu_de', 'order', 'status'],
    filters: ['keyword', 'status', 'chu_de'],
    sorts: ['id', 'name', 'chu_de', 'order', 'status'],
    searched: ['name', 'search_names'],
  },
});
