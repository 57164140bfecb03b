import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { createRecord } from '#server/crud/change.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createApp } from '#server/start/app.ts';
import { type Random, randomOf } from '../../trials/trial.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { updateRecord } from '../support/update-record.ts';

/** What visitors may see, and search for. */
const seen = [
  'gốm',
  'gỗ',
  'thiết kế',
  'đồ họa',
  'minh họa',
  'kim hoàn',
  'sơn mài',
  'nội thất',
  'hoạt hình',
  'bao bì',
  'nhận diện',
];

/** A word that differs from a seen one by a letter or an accent: mistakes are corrected to the nearest word that is known. */
function neighbour(random: Random): string {
  const letters = [...random.of(seen)];
  const at = random.below(letters.length);
  if (letters[at] === ' ') letters[at] = '';
  const other = random.of([...'aăâbcdđeêghiklmnoôơprstuưvxyáàảãạốồổỗộấầẩẫậ']);
  letters.splice(at, random.below(2), other);
  return letters.join('');
}

/** A mistake: two letters that changed places, one that is missing, or no accents. */
function mistyped(word: string, random: Random): string {
  const letters = [...word];
  const at = random.below(Math.max(1, letters.length - 1));
  const kind = random.below(3);
  if (kind === 0) letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
  if (kind === 1) letters.splice(at, 1);
  return kind === 2 ? word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd') : letters.join('');
}

/** Parents that are shown all the time. */
async function makeParents(content: WriteContext) {
  const nghe_nghiep_id = await createRecord(content, career, { name: 'Nghề của xưởng', status: 1 });
  const group_id = await createRecord(content, majorGroup, { name: 'Nhóm của xưởng', status: 1 });
  return {
    nghe_nghiep_id,
    group_id,
    bo_phan_id: await createRecord(content, department, { name: 'Phòng của xưởng', nghe_nghiep_id, status: 1 }),
    nganh_hoc_id: await createRecord(content, major, { name: 'Ngành của xưởng', group_id, status: 1 }),
  };
}

/** Shows or hides what was made. */
type Switch = (shown: boolean) => Promise<unknown>;

/** Records with words of their own that are hidden: by themselves, by what they lie below, as drafts, until their moment. */
async function makeHidden(
  content: WriteContext,
  random: Random,
  shownBelow: Awaited<ReturnType<typeof makeParents>>,
): Promise<Switch[]> {
  const word = () => neighbour(random);
  const text = () => `${word()} ${word()} ${word()}`;
  const status = (shown: boolean) => ({ status: shown ? 1 : 0 });
  const moment = (hours: number) => new Date(content.clock().getTime() + hours * 3_600_000).toISOString();
  const { nghe_nghiep_id, group_id, bo_phan_id, nganh_hoc_id } = shownBelow;

  const hiddenCareer = await createRecord(content, career, { name: word(), description: text(), status: 0 });
  const room = await createRecord(content, department, { name: word(), nghe_nghiep_id: hiddenCareer, status: 1 });
  const hiddenRoom = await createRecord(content, department, { name: word(), nghe_nghiep_id, status: 0 });
  for (const within of [room, hiddenRoom])
    await createRecord(content, position, { name: text(), short_description: text(), bo_phan_id: within, status: 1 });
  const hiddenPosition = await createRecord(content, position, { name: text(), bo_phan_id, fields: [word()], status: 0 });

  const hiddenGroup = await createRecord(content, majorGroup, { name: word(), status: 0 });
  const below = await createRecord(content, major, { name: word(), description: text(), group_id: hiddenGroup, status: 1 });
  const hiddenMajor = await createRecord(content, major, { name: word(), group_id, status: 0 });
  for (const within of [below, hiddenMajor])
    await createRecord(content, subject, { name: text(), description: text(), nganh_hoc_id: within, status: 1 });
  const hiddenSubject = await createRecord(content, subject, { name: text(), nganh_hoc_id, status: 0 });

  const draft = await createRecord(content, article, { title: text(), excerpt: text(), status: 'draft' });
  const scheduled = await createRecord(content, article, { title: text(), status: 'published', published_at: moment(24) });
  return [
    (shown) => updateRecord(content, career, hiddenCareer, status(shown)),
    (shown) => updateRecord(content, department, hiddenRoom, status(shown)),
    (shown) => updateRecord(content, position, hiddenPosition, status(shown)),
    (shown) => updateRecord(content, majorGroup, hiddenGroup, status(shown)),
    (shown) => updateRecord(content, major, hiddenMajor, status(shown)),
    (shown) => updateRecord(content, subject, hiddenSubject, status(shown)),
    (shown) => updateRecord(content, article, draft, { status: shown ? 'published' : 'draft' }),
    (shown) => updateRecord(content, article, scheduled, { published_at: moment(shown ? -24 : 24) }),
  ];
}

describe.each(dialects)('a word that only hidden records have, on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  /** Everything that the search says to these texts, a line each. */
  async function said(texts: readonly string[], app = test.app): Promise<string[]> {
    const lines: string[] = [];
    for (const text of texts)
      for (const path of ['/api/search', '/api/search/suggestions'])
        lines.push(`${path} ${text}: ${await (await app.request(`${path}?q=${encodeURIComponent(text)}`)).text()}`);
    return lines;
  }
  /** As an instance says it that has started just now, and so has never seen what is hidden. */
  const saidAnew = (texts: readonly string[]) =>
    said(texts, createApp({ db: test.db, dialect, files: test.files, pages: null, clock: test.clock.now }));

  // A walk of its own for each database.
  const seed = dialect === 'sqlite' ? 13 : 19;
  it(`changes no result, suggestion or correction, before and after it is shown (seed ${seed})`, async () => {
    const random = randomOf(seed);
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    for (const word of seen)
      await createRecord(content, article, { title: `Bài về ${word}`, excerpt: random.of(seen), status: 'published' });
    const parents = await makeParents(content);
    const texts = [
      ...seen.map((word) => mistyped(word, random)),
      ...Array.from({ length: 14 }, () => neighbour(random)),
      ...Array.from({ length: 5 }, () => `${mistyped(random.of(seen), random)} ${neighbour(random)}`),
      'của xưởng',
    ];
    const never = await said(texts);

    const switches = await makeHidden(content, random, parents);
    expect(await said(texts)).toEqual(never);

    for (const show of switches) {
      await show(true);
      await said(texts.slice(0, 1));
    }
    const shown = await said(texts);
    // The words are near enough to change what is said while they may.
    expect(shown.filter((line, at) => line !== never[at]).length).toBeGreaterThan(2);

    for (const hide of switches) {
      await hide(false);
      await said(texts.slice(0, 1));
    }
    expect(await said(texts)).toEqual(never);
    expect(await saidAnew(texts)).toEqual(never);
  });
});
