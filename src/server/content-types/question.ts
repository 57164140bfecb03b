import { sql } from 'kysely';
import type { z } from 'zod';
import type { Section } from '#shared/answers/parts.ts';
import { type QuestionItem, questionItem } from '#shared/answers/question.ts';
import { paging, slugParameter } from '#shared/calls/reading.ts';
import { question as description } from '#shared/content-types/question.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import type { Slots } from '#server/crud/model.ts';
import type { Faults } from '#server/crud/record.ts';
import { sections } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { publicList, readWindow } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { shownMajors, shownOf } from '#server/public/visibility.ts';
import { contentType, notPublic } from './content-type.ts';
import { concernedMajors, concernedPositions, concernsMajor } from './linked.ts';

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
  shownNow: ({ tra_loi }) => ({ tra_loi: tra_loi === '[]' ? unanswered : (tra_loi ?? null) }),
};

/** What stands where a question that is looked at before it is public has no answer. */
const unanswered = JSON.stringify([{ title: '', content: 'Chưa có trả lời.', list: [] }] satisfies Section[]);

/** A question without an answer waits for it (`shownWith`). */
const shownQuestions = shownOf(description);

const rowsOf = (questions: ReturnType<typeof shownQuestions>) =>
  questions.select(['id', 'name', 'slug', 'chu_de', 'tra_loi', 'nganh_hoc_ids', 'vi_tri_ids']).orderBy('order').orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const majorBySlug = compiledQuery((db, slug: string) =>
  shownMajors(db).select('nganh_hoc.id').where('nganh_hoc.slug', '=', slug),
);

const questionQuery = paging.extend({
  nganh: slugParameter.describe(
    'The slug of a major: questions about it, then those about none; what is no major narrows nothing.',
  ),
});

/** What a question is about is named as far as visitors see it; it stands without too. */
async function readQuestions({ db }: ReadContext, { nganh, ...window }: z.output<typeof questionQuery>) {
  const [majorsOf, positionsOf, [about]] = await Promise.all([
    concernedMajors(db, 'question'),
    concernedPositions(db, 'question'),
    nganh ? majorBySlug(db, nganh) : [],
  ]);
  const all = shownQuestions(db);
  const questions = about === undefined ? all : all.where(concernsMajor('question', 'hoi_dap', about.id));
  const rows = rowsOf(about === undefined ? questions : questions.orderBy(sql`nganh_hoc_ids = '[]'`));
  const item = ({ nganh_hoc_ids, vi_tri_ids, tra_loi, ...row }: Row): QuestionItem => ({
    ...row,
    tra_loi: sections(tra_loi),
    nganh_hocs: majorsOf(row.id, nganh_hoc_ids) ?? [],
    vi_tris: positionsOf(row.id, vi_tri_ids) ?? [],
  });
  return readWindow(db, rows, questions, window, item);
}

export const question = contentType(description, {
  slots,
  ...notPublic,
  list: publicList({
    summary: 'Questions and their answers, in their order; all of them unless a page is asked for',
    item: questionItem,
    query: questionQuery,
    meta: 'paged',
    read: readQuestions,
  }),
  search: { isAsked: true, short: [] },
});
