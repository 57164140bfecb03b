import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/answers/search.ts';
import type { MajorItem } from '#shared/answers/major.ts';
import type { SearchMeta } from '#shared/answers/search.ts';
import { combinations } from '#shared/codes/combinations.ts';
import { examsOf } from '#shared/codes/exam.ts';
import { officialNames } from '#shared/codes/official-names.ts';
import { chooseMajors } from '#shared/guidance/choose-majors.ts';
import { slugify } from '#shared/text/slugify.ts';
import { loadUntil } from '#demo/load.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { decomposed, mistaken, noise, queries } from '../support/search-queries.ts';
import { unseenQueries } from '../support/search-queries-unseen.ts';

const answers = new Map<string, Record<string, unknown>>();

describe.each(dialects)('what visitors type, among the demo content on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    // Drawing two hundred pictures takes longer than all searches together.
    await loadUntil(new AbortController().signal, content, async () => {});
    // What PostgreSQL does by itself within a minute of such a load.
    if (dialect === 'postgres') await sql`analyze`.execute(test.db);
  });
  afterAll(() => test.close());

  type Found = { data: SearchResult[]; meta: SearchMeta };
  /** Content does not change, so that each address is requested once. */
  const known = new Map<string, Promise<Found>>();
  const ask = (text: string, more = ''): Promise<Found> => {
    const path = `/api/search?q=${encodeURIComponent(text)}${more}`;
    const found =
      known.get(path) ?? test.json<SearchResult[]>(path).then(({ body }) => ({ ...body, meta: body.meta as SearchMeta }));
    known.set(path, found);
    return found;
  };
  const names = async (text: string) => (await ask(text)).data.map(({ name }) => name);
  /** Of what words mean in an index that either database gives alike, which the last test sees. */
  const judged = dialect === 'sqlite';

  it('makes a table of at least 120, half of them without accents, a fifth with mistakes, some decomposed', () => {
    const all = [...queries, ...decomposed, ...mistaken].map(([typed]) => typed);
    expect(new Set(all).size).toBeGreaterThanOrEqual(120);
    expect(mistaken.length).toBeGreaterThanOrEqual(120 / 5);
    expect(all.filter((text) => /^[\x20-\x7e]*$/.test(text)).length).toBeGreaterThanOrEqual(all.length / 2);
    expect(decomposed.every(([typed]) => typed !== typed.normalize('NFC'))).toBe(true);
  });

  it.each([...queries, ...decomposed])('%s: among the first %i is %s', async (typed, within, name) => {
    const { data, meta } = await ask(typed);
    expect(data.slice(0, within).map((result) => result.name)).toContain(name);
    expect(meta.did_you_mean).toBeNull();
  });

  it.each(mistaken)('%s: among the first %i is %s, and the page asks: %s', async (typed, within, name, meant) => {
    const { data, meta } = await ask(typed);
    expect(data.slice(0, within).map((result) => result.name)).toContain(name);
    expect(meta.did_you_mean ?? '').toBe(meant);
  });

  it.each(['manga', 'anime', 'youtube', 'tiktok', 'tiktoker', 'tattoo'])(
    '%s is never taken for a word of Vietnamese',
    async (typed) => {
      for (const text of [typed, `làm ${typed}`, `vẽ ${typed}`, `ngành ${typed}`]) {
        const { meta } = await ask(text);
        expect(meta.partial ? null : (meta.did_you_mean ?? typed), text).toSatisfy(
          (meant) => meant === null || String(meant).includes(typed),
        );
      }
    },
  );

  /** What admits to each major, by its fields. */
  const codesOf = async () => {
    const majors = await test.db.selectFrom('nganh_hoc').select(['name', 'to_hop', 'ma_nganh']).where('status', '=', 1).execute();
    return majors.map(({ name, ma_nganh, to_hop }) => ({ name, codes: [ma_nganh, ...(JSON.parse(to_hop) as string[])] }));
  };
  let ofEach: ReturnType<typeof codesOf> | undefined;
  const admitting = async (isMeant: (code: string) => boolean) =>
    (await (ofEach ??= codesOf())).filter(({ codes }) => codes.some(isMeant)).map(({ name }) => name);
  const majorsFound = async (text: string) => (await ask(text, '&type=nganhhoc&per_page=50')).data.map(({ name }) => name);

  const one = (code: string) => [code, (other: string) => other === code] as const;
  const blocks = [...'ABCDEGHKMNRSTVXY'].map((letter) => {
    const only = { A: 'A00', B: 'B00', C: 'C00', D: 'D01' }[letter];
    return [`khối ${letter}`, (code: string) => (only === undefined ? code.startsWith(letter) : code === only)] as const;
  });

  it('answers each combination, block and code by the majors whose fields have it, and by no other', async () => {
    const majorCodes = [...officialNames.keys()].filter((code) => /^7(21|32|58)\d{4}$/.test(code));
    const asked = [...combinations.map(({ code }) => one(code)), ...blocks, ...majorCodes.map(one)];
    expect((await admitting((code) => code === 'D01')).length).toBeGreaterThan(0);
    for (const [typed, isMeant] of asked)
      expect((await majorsFound(typed)).toSorted(), typed).toEqual((await admitting(isMeant)).toSorted());
  });

  it
    .runIf(judged)
    .each([
      'xét tuyển …',
      'xet tuyen …',
      '… ngành nào',
      'các ngành …',
      'tuyển sinh …',
      'thi …',
      '… thi',
      'tổ hợp …',
      '… môn',
      'điểm chuẩn …',
      '… học phí',
      'xét học bạ …',
      'phương thức xét tuyển …',
      'năng khiếu …',
      'trường có xét … không ạ',
      'danh sách các ngành tuyển sinh … năm 2026',
      '… th',
      '… Cần Thơ',
      'em thi … thì đăng ký được những ngành nào của trường mình ạ',
    ])('answers "%s" by the fields as well, whatever texts say of these words', async (question) => {
    const { rows } = await sql<{ to_hop: string }>`select to_hop from nganh_hoc where status = 1`.execute(test.db);
    const codes = [...new Set(rows.flatMap(({ to_hop }) => JSON.parse(to_hop) as string[]))];
    const known = codes.map((tag) => tag.slice(0, 3));
    expect(known.length).toBeGreaterThan(5);
    for (const [typed, isMeant] of [...known.map(one), one('7210403'), ...blocks]) {
      const text = question.replace('…', typed);
      expect((await majorsFound(text)).toSorted(), text).toEqual((await admitting(isMeant)).toSorted());
    }
  });

  it('answers several codes beside other words by the majors that have one of them', async () => {
    const either = (await admitting((code) => /^(C00|D01)$/.test(code))).toSorted();
    for (const text of ['khối c khối d học phí thấp', 'C00 và D01 đồ họa ứng dụng'])
      expect((await majorsFound(text)).toSorted(), text).toEqual(either);
    const { meta } = await ask('kiến trúc khối d');
    expect([meta.did_you_mean, meta.partial, meta.types.nganhhoc]).toEqual(['D01', true, (await majorsFound('D01')).length]);
  });

  it.runIf(judged).each(['A00', 'khối V', 'H00', 'khối d', 'C00 và D01', '7210403'])(
    'shows of %s beside other words what it says that it shows',
    async (code) => {
      for (const words of [
        'thiết kế đồ họa',
        'kiến trúc',
        'năng khiếu',
        'học phí thấp',
        'lương cao',
        'làm phim hoạt hình ở cần thơ',
      ]) {
        for (const text of [`${code} ${words}`, `${words} ${code}`]) {
          const { meta } = await ask(text);
          if (meta.did_you_mean === null) continue;
          const said = await ask(meta.did_you_mean);
          const of = ({ types, total }: SearchMeta) => ({ types, total });
          expect(of(meta), `${text}: ${meta.did_you_mean}`).toEqual(of(said.meta));
          const all = async (typed: string) =>
            (await ask(typed, '&per_page=50')).data.map(({ type, name }) => `${type} ${name}`).toSorted();
          if (meta.total <= 50) expect(await all(text), text).toEqual(await all(meta.did_you_mean));
        }
      }
    },
  );

  it('narrows the majors of a block by the name of a major beside it, and by nothing else', async () => {
    const named = async (text: string) => (await majorsFound(text)).toSorted();
    const ofH = await admitting((code) => code.startsWith('H'));
    const withName = ofH.filter((name) => /đồ họa/i.test(name)).toSorted();
    expect(withName.length).toBeGreaterThan(0);
    expect(withName.length).toBeLessThan(ofH.length);
    for (const text of ['thiết kế đồ họa khối H', 'ngành thiết kế đồ họa xét tuyển khối H']) {
      const found = await named(text);
      expect(
        withName.filter((name) => !found.includes(name)),
        text,
      ).toEqual([]);
      expect(found.length, text).toBeLessThan(ofH.length);
    }
  });

  it.each([
    ['khoi v', /^V\d\d$/],
    ['khối thi A', /^A00$/],
    ['khối thi H', /^H\d\d$/],
    ['khối ngành A', /^A00$/],
    ['Khối A1', /^A01$/],
    ['khối v1', /^V01$/],
    ['khoi d', /^D01$/],
    ['tổ hợp d1', /^D01$/],
    ['D 01', /^D01$/],
    ['thi khối C học ngành gì', /^C00$/],
    ['khối S thì học ngành nào', /^S\d\d$/],
    ['toán lý hóa học ngành gì', /^A00$/],
    ['Hóa, Toán, Vật lí', /^A00$/],
    ['toan van ve', /^H01$/],
    ['khối d hay khối s', /^(D01|S\d\d)$/],
    ['khối h hay d', /^(D01|H\d\d)$/],
    ['D01 22 điểm', /^D01$/],
    ['khối d 22 điểm', /^D01$/],
    ['khối ｄ', /^D01$/],
    ['ｋｈốｉ Ｖ', /^V\d\d$/],
    ['Ａ００', /^A00$/],
  ])('%s is answered by the majors that admit by it alone', async (typed, code) => {
    expect((await majorsFound(typed)).toSorted()).toEqual((await admitting((each) => code.test(each))).toSorted());
  });

  it.each([
    ['đồ họa khối V', /^V\d\d$/],
    ['đồ họa khối A', /^A00$/],
    ['học ui ux thi H00 được không', /^H00$/],
    ['kiến trúc 7210403', /^7210403$/],
    ['phim M00', /^M00$/],
  ])('%s names no major that does not admit by it', async (typed, code) => {
    const admit = await admitting((each) => code.test(each));
    expect((await majorsFound(typed)).filter((name) => !admit.includes(name))).toEqual([]);
    const suggested = await test.json<SearchResult[]>(`/api/search/suggestions?q=${encodeURIComponent(typed)}`);
    const majors = suggested.body.data.filter(({ type }) => type === 'nganhhoc').map(({ name }) => name);
    expect(majors.filter((name) => !admit.includes(name))).toEqual([]);
  });

  it('says what the name of a block was taken for', async () => {
    expect((await ask('đồ họa khối V')).meta.combinations).toEqual([{ typed: 'khối V', code: 'V' }]);
    expect((await ask('khoi d hay toán lý hóa')).meta.combinations).toEqual([
      { typed: 'khoi d', code: 'D01' },
      { typed: 'toán lý hóa', code: 'A00' },
    ]);
    expect((await ask('D01')).meta.combinations).toEqual([]);
  });

  it('means by a combination what choosing majors by its exams means', async () => {
    const { body } = await test.json<MajorItem[]>('/api/nganh-hoc');
    for (const code of ['A00', 'A01', 'C00', 'D01']) {
      const chosen = chooseMajors(body.data, { mon: examsOf(code).map(slugify), bac: null, co_so: null });
      expect((await majorsFound(code)).toSorted(), code).toEqual(chosen.map(({ name }) => name).toSorted());
    }
  });

  it.each([
    ['ngành nào thi vẽ', 'nang_khieu', /vẽ/i],
    ['ngành nào không thi vẽ', 'to_hop', /A00|D01/],
    ['học bạ', 'tuyen_sinh', /học bạ/i],
    ['Cần Thơ', 'co_so', /Cần Thơ/],
    ['ngành nào học ở cần thơ', 'co_so', /Cần Thơ/],
  ] as const)('%s is answered by majors whose %s says so, first of all', async (typed, column, says) => {
    const { data } = await ask(typed);
    const majors = await test.db.selectFrom('nganh_hoc').select(['name', column]).execute();
    const shown = data.slice(0, 4).map(({ type, name }) => {
      const row: Record<string, unknown> | undefined = majors.find((major) => major.name === name);
      return type === 'nganhhoc' ? String(row?.[column]) : type;
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const value of shown) expect(value).toMatch(says);
  });

  it.each(['học phí', 'học phí một năm', 'học phí 1 năm'])(
    '%s is asked, and answered by majors with a fee behind',
    async (typed) => {
      const [first, ...others] = (await ask(typed)).data;
      expect(first?.name).toBe('Học phí một năm bao nhiêu?');
      const majors = await test.db.selectFrom('nganh_hoc').select('name').where('hoc_phi_tu', 'is not', null).execute();
      const names = new Set(majors.map(({ name }) => name));
      for (const { type, name } of others.slice(0, 4)) expect([type, names.has(name)]).toEqual(['nganhhoc', true]);
    },
  );

  it('takes "khối" for a word where no combination follows', async () => {
    expect((await ask('khối lượng')).data[0]?.name).toBe('Chuyên viên bóc tách khối lượng');
  });

  it.each(noise)('finds nothing for %s', async (typed) => {
    expect(await ask(typed)).toMatchObject({ data: [], meta: { total: 0, did_you_mean: null } });
  });

  it('gives the same set for every way to type đồ họa, and no less without accents', async () => {
    const ways = ['đồ họa', 'ĐỒ HOẠ', 'Đồ Hoạ'].flatMap((way) => [way, way.normalize('NFD')]);
    const all = async (way: string) => {
      const pages = await Promise.all([1, 2, 3].map((page) => ask(way, `&per_page=50&page=${page}`)));
      const found = pages.flatMap(({ data }) => data.map(({ type, name }) => `${type} ${name}`));
      expect(found.length).toBe(pages[0]?.meta.total);
      return found.toSorted();
    };
    const sets = await Promise.all(ways.map(all));
    expect(sets[0]?.length).toBeGreaterThan(5);
    for (const [index, set] of sets.entries()) expect(set, ways[index]).toEqual(sets[0]);
    const plain = new Set(await all('do hoa'));
    expect(sets[0]?.filter((each) => !plain.has(each))).toEqual([]);
  });

  it('never shows what the demo content hides', async () => {
    const hidden = [
      'Kỹ thuật viên gia công sau in',
      'Nhà thiết kế hội thoại',
      'Kỹ thuật viên làm mẫu sản phẩm',
      'Thư pháp chữ Quốc ngữ',
      'Thiết kế luật chơi',
      'Sơn mài căn bản',
      'Tập nhìn màu ở chợ',
      'Đi buổi tư vấn tuyển sinh, nên hỏi những gì?',
    ];
    for (const name of hidden) expect(await names(name), name).not.toContain(name);
  });

  it.runIf(judged)('finds what is meant by what it was not written for, and by the whole table', async () => {
    type Row = { typed: string; within: number; found: readonly { name: string; type?: string }[]; all?: boolean };
    const known: Row[] = [...queries, ...decomposed, ...mistaken].map(([typed, within, name]) => ({
      typed,
      within,
      found: [{ name }],
    }));
    const unseen: Row[] = Object.values(unseenQueries)
      .flat()
      .flatMap((row) => (row.within === 'nothing' ? [] : [row]));
    /** In how many of a hundred the answer is among the first. */
    const shareOf = async (rows: Row[], first: number) => {
      let right = 0;
      for (const { typed, found, all } of rows) {
        const shown = (await ask(typed)).data.slice(0, first);
        const has = ({ name, type }: Row['found'][number]) =>
          shown.some((result) => result.name === name && (type === undefined || result.type === type));
        if (all === true ? found.every(has) : found.some(has)) right += 1;
      }
      return Math.round((1_000 * right) / rows.length) / 10;
    };
    /** Of those whose answer must be among the first ten, three, and first. */
    const scores = (rows: Row[]) =>
      Promise.all(
        [10, 3, 1].map((first) =>
          shareOf(
            rows.filter(({ within }) => within <= first),
            first,
          ),
        ),
      );
    const anyPlace = (rows: Row[]) => Promise.all([10, 3, 1].map((first) => shareOf(rows, first)));
    const [blind, whole] = [await scores(unseen), await scores([...known, ...unseen])];
    console.log(`Found by ${unseen.length} blind queries, by ${known.length + unseen.length} in all: ${blind}; ${whole} %`);
    for (const [place, least] of [93, 87, 78].entries()) {
      expect(blind[place]).toBeGreaterThanOrEqual(least);
      // The same of all blind queries, whatever place each asks for.
      expect((await anyPlace(unseen))[place]).toBeGreaterThanOrEqual(least);
    }
    for (const [place, least] of [97, 92, 85].entries()) expect(whole[place]).toBeGreaterThanOrEqual(least);
  });

  it('answers on both databases alike, to the order of the last result', async () => {
    const mine: Record<string, unknown> = {};
    for (const [typed] of [...queries, ...decomposed, ...mistaken]) {
      const { data, meta } = await ask(typed);
      mine[typed] = { meta, names: data.map(({ type, name, snippet }) => `${type} ${name}: ${snippet}`) };
    }
    answers.set(dialect, mine);
    const others = [...answers.values()];
    expect(others[0]).toEqual(mine);
  });
});
