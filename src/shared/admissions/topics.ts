import type { question } from '#shared/content-types/question.ts';

type Topic = (typeof question.fields.chu_de.values)[number]['value'];

/** What pages call the topics of questions, in their order. A table of its own, because pages do not load the descriptions of content types. */
export const topicNames = {
  'xet-tuyen': 'Xét tuyển',
  'thi-nang-khieu': 'Thi năng khiếu',
  'hoc-phi-hoc-bong': 'Học phí và học bổng',
  'hoc-va-thuc-tap': 'Học và thực tập',
  'sau-khi-ra-truong': 'Sau khi ra trường',
  'doi-song': 'Đời sống',
  khac: 'Khác',
} as const satisfies Record<Topic, string>;
