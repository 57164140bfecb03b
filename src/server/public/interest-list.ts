import { interestCareer, type InterestCareer } from '#shared/answers/interests.ts';
import type { InterestLetter } from '#shared/guidance/interest-letters.ts';
import { shown } from '#shared/fields/visibility.ts';
import { ids, pictureMeta, tags } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';
import { publicList } from './public-list.ts';
import type { ReadContext } from './read-context.ts';
import { inOrder, shownMajors, shownPositions } from './visibility.ts';

/** A page that holds more would be slow on a phone, and thirty answers do not tell more apart. */
const mostPositions = 500;
/** The nearest; a position's own page has all of them. */
const mostMajors = 2;

const careersOf = (db: Database) =>
  db
    .selectFrom('nghe_nghiep')
    .select(['id', 'name', 'slug', 'image', 'image_meta'])
    .where('status', '=', shown)
    .orderBy('order')
    .orderBy('id')
    .execute();

const positionsOf = (db: Database) =>
  shownPositions(db)
    .select(['vi_tri.id', 'vi_tri.name', 'vi_tri.slug', 'vi_tri.holland', 'vi_tri.nganh_hoc_ids', 'bo_phan.nghe_nghiep_id'])
    .where('vi_tri.holland', '!=', '[]')
    .$call(inOrder('nghe_nghiep', 'bo_phan', 'vi_tri'))
    .limit(mostPositions)
    .execute();

/** Those that some position names. */
const majorsOf = (db: Database) =>
  shownMajors(db)
    .select(['nganh_hoc.id', 'nganh_hoc.name', 'nganh_hoc.slug', 'nhom_nganh.slug as parent_slug'])
    .where('nganh_hoc.id', 'in', ({ selectFrom }) =>
      selectFrom('record_link')
        .select('target_id')
        .where('resource', '=', 'position')
        .where('field', '=', 'nganh_hoc_ids')
        .where('target', '=', 'major'),
    )
    .execute();

async function read({ db }: ReadContext): Promise<{ data: InterestCareer[] }> {
  const [careers, positions, majors] = await Promise.all([careersOf(db), positionsOf(db), majorsOf(db)]);
  const majorAt = new Map(majors.map((major) => [major.id, major]));
  const byCareer = Map.groupBy(positions, ({ nghe_nghiep_id }) => nghe_nghiep_id);
  const data = careers.map((career) => ({
    ...career,
    image_meta: pictureMeta(career.image_meta),
    positions: (byCareer.get(career.id) ?? []).map(({ id, name, slug, holland, nganh_hoc_ids }) => ({
      id,
      name,
      slug,
      // Written by this server only, which takes no other letters.
      holland: tags(holland) as InterestLetter[],
      nganh_hocs: ids(nganh_hoc_ids)
        .flatMap((major) => majorAt.get(major) ?? [])
        .slice(0, mostMajors),
    })),
  }));
  return { data };
}

/** What 'Khám phá theo sở thích' compares answers with, by its path below /api. No call is told an answer. */
export const interestList = {
  path: '/kham-pha',
  list: publicList({
    summary: 'All careers, with those of their positions that can be compared with what somebody likes to do',
    item: interestCareer,
    // Answers to a form are not kept, and each of them needs this.
    isAround: true,
    read,
  }),
};
