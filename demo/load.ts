import { shown } from '#shared/fields/visibility.ts';
import {
  admissionDate,
  article,
  banner,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  plainPage,
  position,
  question,
  scholarship,
  subject,
} from '#shared/content-types/index.ts';
import { dayAt, schoolOffset } from '#shared/formats/vi-date.ts';
import { createRecord } from '#server/crud/change.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { Batch, WriteContext } from '#server/crud/model.ts';
import { removeUnused, underFreeName } from '#server/crud/unused-pictures.ts';
import { pictureFiles, type StoredPicture } from '#server/media/pictures.ts';
import type { ArtworkKind } from './artwork.ts';
import { admissionDates } from './content/admission-dates.ts';
import { articles } from './content/articles.ts';
import { banners } from './content/banners.ts';
import { careers } from './content/careers.ts';
import { categories } from './content/categories.ts';
import { articleTopics } from './content/guidance/articles.ts';
import { majorGroups } from './content/major-groups.ts';
import { menus } from './content/menus.ts';
import { plainPages } from './content/plain-pages.ts';
import { questions } from './content/questions.ts';
import { scholarships } from './content/scholarships.ts';
import { isEmpty } from '#server/database/is-empty.ts';
import { pictureRow } from '#server/database/journal.ts';
import type { Section, SectionPicture } from '#shared/answers/parts.ts';
import type { DemoPicturedSection } from './content/types.ts';
import { factsOfMajor, factsOfPosition, factsOfSubject, found } from './facts.ts';
import { type DemoPictures, drawPictures } from './pictures.ts';
import { publishedAt } from './published-at.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Loads the demo content. A signal that arrives meanwhile still ends the process, after the files that no record uses are removed. */
export async function loadDemoContent(content: WriteContext): Promise<void> {
  const stop = new AbortController();
  const abort = (signal: NodeJS.Signals) => stop.abort(signal);
  for (const signal of signals) process.once(signal, abort);
  try {
    await loadUntil(stop.signal, content);
  } finally {
    for (const signal of signals) process.off(signal, abort);
    if (stop.signal.aborted) process.kill(process.pid, String(stop.signal.reason));
  }
}

/**
 * Loads the demo content, altogether or not at all: when it fails or is aborted, the pictures that no
 * record uses are removed. Pictures are drawn first, so that the transaction stays short.
 */
export async function loadUntil(stop: AbortSignal, content: WriteContext, draw = drawPictures): Promise<void> {
  const drawn: DemoPictures = new Map();
  const encoded: StoredPicture[] = [];
  try {
    await draw(content.files, drawn, stop, (picture) => {
      encoded.push(picture);
      return underFreeName(content, picture);
    });
    await writeRecords(content, drawn);
  } finally {
    // An equal picture that was removed earlier may have left files under the name that this one could not take.
    const files = new Map([...drawn.values(), ...encoded].map(({ path, meta }) => [path, pictureFiles(path, meta)]));
    await removeUnused(content, files);
  }
}

type Pictures = { of: (kind: ArtworkKind, name: string) => StoredPicture | null };

/** The ids of records by their names: names stand for records in the content, and what is linked to is written first. */
type Ids = Record<'majors' | 'subjects' | 'careers' | 'positions', Record<string, number>>;

function writeRecords(content: WriteContext, drawn: DemoPictures): Promise<void> {
  const pictures: Pictures = { of: (kind, name) => drawn.get(`${kind} ${name}`) ?? null };
  return inBatch(content, async (batch) => {
    // Another instance that started at the same moment may have loaded it while this one waited for the lock.
    if (!(await isEmpty(batch.db))) return;
    await writeFrame(batch, pictures);
    const ids: Ids = { majors: {}, subjects: {}, careers: {}, positions: {} };
    await writeStudies(batch, pictures, ids);
    await writeCareers(batch, pictures, ids);
    await writeArticles(batch, pictures, ids);
    await writeAdmissions(batch, ids);
  });
}

async function writeFrame(batch: Batch, pictures: Pictures): Promise<void> {
  for (const [order, { children, ...item }] of menus.entries()) {
    const parent_id = await createRecord(batch, menu, { ...placed(item, order), type: children ? 'dropdown' : 'none' });
    for (const [place, child] of (children ?? []).entries()) {
      await createRecord(batch, menu, { ...placed(child, place), type: 'none', parent_id });
    }
  }
  for (const [order, item] of banners.entries()) {
    await createRecord(batch, banner, { ...placed(item, order), image: pictures.of('banner', item.title) });
  }
  for (const [order, { isPictured, ...page }] of plainPages.entries()) {
    const image = isPictured ? pictures.of('article', page.name) : null;
    await createRecord(batch, plainPage, { ...placed(page, order), image });
  }
}

/**
 * Facts that were checked on a day that has not come by the clock of the site count as checked today: a site may be started on a
 * machine whose clock is behind.
 */
function checkedByNow<Facts extends { kiem_tra?: string | null }>({ clock }: Batch, facts: Facts): Facts {
  const today = dayAt(clock());
  return (facts.kiem_tra ?? '') > today ? { ...facts, kiem_tra: today } : facts;
}

async function writeStudies(batch: Batch, pictures: Pictures, ids: Ids): Promise<void> {
  for (const [order, { majors, ...item }] of majorGroups.entries()) {
    const image = pictures.of('major-group', item.name);
    const group_id = await createRecord(batch, majorGroup, { ...placed(item, order), image });
    for (const [place, { subjects, ...studies }] of majors.entries()) {
      const nganh_hoc_id = await createRecord(batch, major, {
        ...placed(studies, place),
        ...checkedByNow(batch, factsOfMajor(studies.name)),
        group_id,
        image: pictures.of('major', studies.name),
      });
      ids.majors[studies.name] = nganh_hoc_id;
      const lessons = subjects.map((lesson, rank) => ({
        ...placed(lesson, rank),
        ...checkedByNow(batch, factsOfSubject(studies.name, lesson.name)),
      }));
      // What has to be learned before is taught in an earlier term.
      for (const { prerequisites, ...lesson } of lessons.toSorted((a, b) => a.hoc_ky - b.hoc_ky)) {
        const tien_quyet_ids = idsOf(ids.subjects, prerequisites);
        const hinh_anh = pictures.of('subject', lesson.name);
        ids.subjects[lesson.name] = await createRecord(batch, subject, { ...lesson, nganh_hoc_id, tien_quyet_ids, hinh_anh });
      }
    }
  }
}

async function writeCareers(batch: Batch, pictures: Pictures, ids: Ids): Promise<void> {
  for (const [order, { departments, ...item }] of careers.entries()) {
    const image = pictures.of('career', item.name);
    const nghe_nghiep_id = await createRecord(batch, career, { ...placed(item, order), image });
    ids.careers[item.name] = nghe_nghiep_id;
    for (const [place, { positions, ...part }] of departments.entries()) {
      const bo_phan_id = await createRecord(batch, department, { ...placed(part, place), nghe_nghiep_id });
      for (const [rank, job] of positions.entries()) {
        const picture = pictures.of('position', job.name);
        const { majors, subjects, ...facts } = checkedByNow(batch, factsOfPosition(job.name));
        ids.positions[job.name] = await createRecord(batch, position, {
          ...placed(job, rank),
          ...facts,
          bo_phan_id,
          nganh_hoc_ids: idsOf(ids.majors, majors),
          mon_hoc_ids: idsOf(ids.subjects, subjects),
          thumbnail: picture,
          image: picture,
        });
      }
    }
  }
}

/** A day, or a minute of it as fields keep it. */
const atSchool = (date: string | undefined): string | null =>
  date === undefined ? null : date.includes('T') ? date + schoolOffset : date;

async function writeAdmissions(batch: Batch, ids: Ids): Promise<void> {
  for (const [order, { majors, ...date }] of admissionDates.entries())
    await createRecord(batch, admissionDate, {
      ...placed(checkedByNow(batch, date), order),
      bat_dau: atSchool(date.bat_dau),
      ket_thuc: atSchool(date.ket_thuc),
      nganh_hoc_ids: idsOf(ids.majors, majors),
    });
  for (const [order, { majors, ...each }] of scholarships.entries())
    await createRecord(batch, scholarship, {
      ...placed(checkedByNow(batch, each), order),
      han: atSchool(each.han),
      nganh_hoc_ids: idsOf(ids.majors, majors),
    });
  for (const [order, { majors, positions, ...each }] of questions.entries())
    await createRecord(batch, question, {
      ...placed(each, order),
      nganh_hoc_ids: idsOf(ids.majors, majors),
      vi_tri_ids: idsOf(ids.positions, positions),
    });
}

async function writeArticles(batch: Batch, pictures: Pictures, ids: Ids): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const [order, item] of categories.entries()) {
    categoryIds.set(item.name, await createRecord(batch, category, { ...item, order: order + 1 }));
  }
  const now = batch.clock();
  for (const { category: name, daysAgo, year, status = 'published', ...text } of articles) {
    const picture = pictures.of('article', text.title);
    const topics = articleTopics[text.title];
    await createRecord(batch, article, {
      ...text,
      content: await sectionsOf(batch, pictures, text.content),
      status,
      category_id: categoryIds.get(name) ?? null,
      nghe_nghiep_ids: idsOf(ids.careers, topics?.careers),
      nganh_hoc_ids: idsOf(ids.majors, topics?.majors),
      published_at: publishedAt({ daysAgo, year }, now).toISOString(),
      thumbnail: picture,
      image: picture,
    });
  }
}

/** Tells the library of a picture before the journal does, which is written at the end of the transaction. */
async function keepRow({ db, clock }: Batch, picture: StoredPicture): Promise<void> {
  const bytes = picture.copies?.reduce((sum, copy) => sum + copy.bytes.length, 0);
  const row = pictureRow({ ...picture, bytes }, { at: clock().toISOString(), by: undefined });
  await db
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

/** Their pictures are those of other records, which the library may not list before the end of the transaction. */
async function sectionsOf(batch: Batch, pictures: Pictures, content: readonly DemoPicturedSection[]): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { pictures: named = [], ...section } of content) {
    const shownHere: SectionPicture[] = [];
    for (const { of: record, caption } of named) {
      const picture = pictures.of(...record);
      if (picture === null) continue;
      await keepRow(batch, picture);
      shownHere.push({ image: picture.path, caption });
    }
    sections.push({ ...section, pictures: shownHere });
  }
  return sections;
}

const idsOf = (ids: Record<string, number>, names: readonly string[] = []) => names.map((name) => found(ids, name));

/** A record at its place in the list, shown unless the content says otherwise. */
function placed<T extends { status?: 0 }>(item: T, index: number) {
  return { ...item, order: index + 1, status: item.status ?? shown };
}
