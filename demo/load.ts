import { shown } from '#shared/fields/visibility.ts';
import {
  article,
  banner,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  position,
  subject,
} from '#shared/content-types/index.ts';
import { createRecord } from '#server/crud/change.ts';
import { type WriteContext, inBatch } from '#server/crud/write-context.ts';
import { removeUnused, underFreeName } from '#server/crud/unused-pictures.ts';
import { pictureFiles, type StoredPicture } from '#server/media/pictures.ts';
import type { ArtworkKind } from './artwork.ts';
import { articles } from './content/articles.ts';
import { banners } from './content/banners.ts';
import { careers } from './content/careers.ts';
import { categories } from './content/categories.ts';
import { majorGroups } from './content/major-groups.ts';
import { menus } from './content/menus.ts';
import { isEmpty } from '#server/database/is-empty.ts';
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

function writeRecords(content: WriteContext, drawn: DemoPictures): Promise<void> {
  const pictures = { of: (kind: ArtworkKind, name: string) => drawn.get(`${kind} ${name}`) ?? null };
  return inBatch(content, async (batch) => {
    // Another instance that started at the same moment may have loaded it while this one waited for the lock.
    if (!(await isEmpty(batch.db))) return;
    for (const [order, { children, ...item }] of menus.entries()) {
      const parent_id = await createRecord(batch, menu, { ...placed(item, order), type: children ? 'dropdown' : 'none' });
      for (const [place, child] of (children ?? []).entries()) {
        await createRecord(batch, menu, { ...placed(child, place), type: 'none', parent_id });
      }
    }
    for (const [order, item] of banners.entries()) {
      await createRecord(batch, banner, { ...placed(item, order), image: pictures.of('banner', item.title) });
    }
    for (const [order, { departments, ...item }] of careers.entries()) {
      const image = pictures.of('career', item.name);
      const nghe_nghiep_id = await createRecord(batch, career, { ...placed(item, order), image });
      for (const [place, { positions, ...part }] of departments.entries()) {
        const bo_phan_id = await createRecord(batch, department, { ...placed(part, place), nghe_nghiep_id });
        for (const [rank, job] of positions.entries()) {
          const picture = pictures.of('position', job.name);
          await createRecord(batch, position, { ...placed(job, rank), bo_phan_id, thumbnail: picture, image: picture });
        }
      }
    }
    for (const [order, { majors, ...item }] of majorGroups.entries()) {
      const group_id = await createRecord(batch, majorGroup, {
        ...placed(item, order),
        image: pictures.of('major-group', item.name),
      });
      for (const [place, { subjects, ...programme }] of majors.entries()) {
        const image = pictures.of('major', programme.name);
        const nganh_hoc_id = await createRecord(batch, major, { ...placed(programme, place), group_id, image });
        for (const [rank, lesson] of subjects.entries()) {
          const hinh_anh = pictures.of('subject', lesson.name);
          await createRecord(batch, subject, { ...placed(lesson, rank), nganh_hoc_id, hinh_anh });
        }
      }
    }
    const categoryIds = new Map<string, number>();
    for (const [order, item] of categories.entries()) {
      categoryIds.set(item.name, await createRecord(batch, category, { ...item, order: order + 1 }));
    }
    const now = batch.clock();
    for (const { category: name, daysAgo, year, status = 'published', ...text } of articles) {
      const picture = pictures.of('article', text.title);
      await createRecord(batch, article, {
        ...text,
        status,
        category_id: categoryIds.get(name) ?? null,
        published_at: publishedAt({ daysAgo, year }, now).toISOString(),
        thumbnail: picture,
        image: picture,
      });
    }
  });
}

/** A record at its place in the list, shown unless the content says otherwise. */
function placed<T extends { status?: 0 }>(item: T, index: number) {
  return { ...item, order: index + 1, status: item.status ?? shown };
}
