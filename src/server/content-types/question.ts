import { type QuestionItem, questionItem } from '#shared/answers/question.ts';
import { paging } from '#shared/calls/reading.ts';
import { question as description } from '#shared/content-types/question.ts';
import { shown } from '#shared/fields/visibility.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import type { Slots } from '#server/crud/model.ts';
import type { Faults } from '#server/crud/record.ts';
import { sections } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';
import { publicList, readWindow } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { contentType, notPublic } from './content-type.ts';
import { concernedMajors, concernedPositions } from './linked.ts';

/** Questions are the same that differ in signs, in spaces and in capitals. */
const asked = (name: string) => (name.toLocaleLowerCase('vi').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ');

/** Refuses a question that is asked already: it would be answered twice, and one day differently. */
const slots: Slots<typeof description> = {
  async faults(db, { name }, before): Promise<Faults> {
    if (typeof name !== 'string') return {};
    const [letters = ''] = sortKey(asked(name)).split(' ', 1);
    const near = await db
      .selectFrom('hoi_dap')
      .select('name')
      // By the index of names: the letters, then nothing or signs.
      .where('sort_name', '>=', `${letters} `)
      .where('sort_name', '<', `${letters}"`)
      .where('id', '!=', Number(before?.['id'] ?? 0))
      .execute();
    return near.some((other) => asked(other.name) === asked(name)) ? { name: ['Câu hỏi này đã có rồi.'] } : {};
  },
};

/** A question without an answer waits for it. */
const shownQuestions = (db: Database) => db.selectFrom('hoi_dap').where('status', '=', shown).where('tra_loi', '!=', '[]');

const questionRows = (db: Database) =>
  shownQuestions(db)
    .select(['id', 'name', 'slug', 'chu_de', 'tra_loi', 'nganh_hoc_ids', 'vi_tri_ids'])
    .orderBy('order')
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof questionRows>['execute']>>[number];

/** What a question is about is named as far as visitors see it; it stands without too. */
async function readQuestions({ db }: ReadContext, query: Parameters<typeof readWindow>[3]) {
  const [majorsOf, positionsOf] = await Promise.all([concernedMajors(db, 'question'), concernedPositions(db, 'question')]);
  const item = ({ nganh_hoc_ids, vi_tri_ids, tra_loi, ...row }: Row): QuestionItem => ({
    ...row,
    tra_loi: sections(tra_loi),
    nganh_hocs: majorsOf(row.id, nganh_hoc_ids) ?? [],
    vi_tris: positionsOf(row.id, vi_tri_ids) ?? [],
  });
  return readWindow(db, questionRows(db), shownQuestions(db), query, item);
}

export const question = contentType(description, {
  slots,
  ...notPublic,
  list: publicList({
    summary: 'Questions and their answers, in their order; all of them unless a page is asked for',
    item: questionItem,
    query: paging,
    meta: 'paged',
    read: readQuestions,
  }),
  search: { isAsked: true, short: [] },
});
