import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult, SearchSuggestion } from '#shared/answers/search.ts';
import { article, major, position, question, subject } from '#shared/content-types/index.ts';
import type { SearchMeta, SuggestionsMeta } from '#shared/answers/search.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { watchedLog } from '../support/watched-log.ts';

const names = [
  '"Trích dẫn" * NEAR(a b) AND OR NOT',
  "tên - có : dấu ' và \\ | & ! ( ) <->",
  '🎨 Vẽ 👩‍🎨 tranh',
  'N'.repeat(255),
  '中文 设计 課程',
  'và của các những',
];

describe.each(dialects)('what the search answers on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    for (const title of names) await build(test, article, { title, slug: `ten-${names.indexOf(title)}` });
    await build(test, position, { name: 'Nhà thiết kế sách', slug: 'sach', order: 1 });
    await build(test, subject, { name: 'Thiết kế sách', slug: 'sach', order: 2 });
    const long = `${'Lời mở đầu dài dòng. '.repeat(30)}Ở đây có giấy dó. ${'Và lời kết. '.repeat(30)}`;
    await build(test, article, {
      title: 'Sách và thiết kế',
      excerpt: 'Đọc rồi vẽ.',
      slug: 'sach',
      content: [
        { title: 'Mở', content: 'Chữ nghĩa', list: [] },
        { title: 'Thân', content: long, list: [] },
      ],
    });
    for (let index = 0; index < 210; index += 1) await build(test, article, { title: `Gốm ${index}`, slug: `gom-${index}` });
  }, 120_000);
  afterAll(() => test.close());

  const ask = async (text: string, more = '') => {
    const { status, body } = await test.json<SearchResult[]>(`/api/search?q=${encodeURIComponent(text)}${more}`);
    return { status, data: body.data, errors: body.errors, meta: body.meta as SearchMeta };
  };
  const suggest = async (text: string) => {
    const { status, body } = await test.json<SearchSuggestion[]>(`/api/search/suggestions?q=${encodeURIComponent(text)}`);
    return { status, data: body.data, meta: body.meta as unknown as SuggestionsMeta };
  };

  it.each(names)('finds %s by its own name', async (name) => {
    const { data } = await ask(name);
    expect(data[0]?.name).toBe(name);
  });

  it.each([
    '"',
    '*',
    'NEAR',
    'AND',
    'a AND',
    '-',
    ':',
    'name:x',
    '^a',
    'x*',
    '(',
    "'",
    '\\',
    '&|!',
    '<->',
    '🎨',
    'là của và',
    '\u0000',
    'ﷺ',
    'x'.repeat(10_000),
    'và của '.repeat(1_500),
  ])('answers %j', async (text) => {
    expect([(await ask(text)).status, (await suggest(text)).status]).toEqual([200, 200]);
  });

  it('answers whatever is typed', async () => {
    const logged = watchedLog();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 })),
        async (text) => {
          expect((await ask(text.toWellFormed())).status).toBe(200);
        },
      ),
      { numRuns: 200 },
    );
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('counts every type and gives one of them when asked', async () => {
    const types = { vitri: 1, monhoc: 1, baiviet: 1 };
    const all = await ask('thiết kế sách');
    expect(all.data.map(({ type }) => type)).toEqual(['monhoc', 'vitri', 'baiviet']);
    expect(all.meta).toMatchObject({ total: 3, types });
    const one = await ask('thiết kế sách', '&type=vitri');
    expect(one.data.map(({ name }) => name)).toEqual(['Nhà thiết kế sách']);
    expect(one.meta).toMatchObject({ total: 1, last_page: 1, types });
    const refused = await ask('sách', '&type=nghe');
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['type']]);
  });

  it('shows the text around the match: the short one when the name or it matches, else the sections', async () => {
    expect((await ask('sách và')).data[0]?.snippet).toBe('Đọc rồi vẽ.');
    const [deep] = (await ask('giấy dó')).data;
    expect(deep?.snippet).toMatch(/^….*Ở đây có giấy dó\..*…$/);
    expect(deep?.snippet.length).toBeLessThanOrEqual(200);
  });

  it('shows what a title is the title of, and of a question its answer', async () => {
    const said = (title: string, content: string, list: string[] = []) => ({ title, content, list });
    const texts = [said('Một buổi ở xưởng lụa', 'Sáng nhuộm, chiều phơi.'), said('Lụa để làm gì?', '', ['May áo.'])];
    const record = await build(test, article, { title: 'Nghề xưa', content: texts });
    const asked = await build(test, question, { name: 'Có lớp đan mây không?', tra_loi: [said('', 'Có, vào mùa hè.')] });
    const snippet = async (text: string) => (await ask(text)).data.map((found) => [found.id, found.snippet]);
    expect(await snippet('xưởng lụa')).toEqual([[record.id, 'Một buổi ở xưởng lụa: Sáng nhuộm, chiều phơi.']]);
    expect(await snippet('lụa để làm gì')).toEqual([[record.id, 'Lụa để làm gì? May áo.']]);
    expect(await snippet('đan mây')).toEqual([[asked.id, 'Có, vào mùa hè.']]);
  });

  it('tells the words it looked for', async () => {
    expect((await ask('TK sách')).meta.terms).toEqual(['tk', 'sach', 'thiet ke']);
    expect((await ask('Kỹ')).meta.terms).toEqual(['ki']);
    expect((await ask('thiết k')).meta.terms).toEqual(['thiet', 'k', 'k*']);
    expect(await ask('thiếtt kế sáchh')).toMatchObject({
      meta: { terms: ['thiet', 'ke', 'sach'], did_you_mean: 'thiết kế sách' },
    });
    expect(await ask('thiếtt kế sáchh', '&type=baiviet&page=9')).toMatchObject({
      data: [],
      meta: { did_you_mean: 'thiết kế sách' },
    });
  });

  it('counts to 200, where the pages end', async () => {
    const { data, meta } = await ask('gốm', '&per_page=50&page=4');
    expect(data).toHaveLength(50);
    expect(meta).toMatchObject({ total: 200, last_page: 4, types: { vitri: 0, monhoc: 0, baiviet: 200 } });
    expect((await ask('gốm', '&per_page=50&page=5')).data).toEqual([]);
    expect((await ask('gốm', '&type=baiviet')).meta.total).toBe(200);
    expect((await ask('gốm 20', '&per_page=50')).data[0]?.name).toBe('Gốm 20');
  });

  it('suggests at most eight, with no more than leads there', async () => {
    const { data, meta } = await suggest('gố');
    expect(data).toHaveLength(8);
    expect(data[0]).toEqual({ type: 'baiviet', name: 'Gốm 0', slug: 'gom-0', parent_slug: { nhom: null, nganh: null } });
    expect(meta).toEqual({ terms: ['go', 'go*'], did_you_mean: null, partial: false, combinations: [], total: 200 });
    expect(await suggest('  ')).toMatchObject({ data: [], meta: { terms: [], did_you_mean: null, total: 0 } });
    expect((await suggest('thiếtt kế sáchh')).meta.did_you_mean).toBe('thiết kế sách');
  });

  it('puts the accents that were typed first, then the same letters without', async () => {
    await build(test, article, { title: 'Hóa học', slug: 'hoa-1', order: 1 });
    await build(test, article, { title: 'Hoa học', slug: 'hoa-2', order: 2 });
    await build(test, article, { title: 'Hoạ học', slug: 'hoa-3', order: 3 });
    const order = async (text: string) => (await ask(text)).data.slice(0, 3).map(({ name }) => name);
    expect(await order('họa học')).toEqual(['Hoạ học', 'Hóa học', 'Hoa học']);
    expect(await order('hoá học')).toEqual(['Hóa học', 'Hoa học', 'Hoạ học']);
    expect(await order('hoa hoc')).toEqual(['Hóa học', 'Hoa học', 'Hoạ học']);
  });

  it('puts names that are mostly what was typed before names that only have it', async () => {
    const titles = [
      'Chuyện kể từ một xưởng nhỏ bên sông làm lò nung',
      'Thợ lò nung',
      'Lò nung điện',
      'Xưởng có lò nung',
      'Lò nung',
    ];
    for (const [order, title] of titles.entries()) await build(test, article, { title, slug: `lo-${order}`, order });
    const [tale, worker, electric, workshop, itself] = titles;
    const found = async (text: string) => (await ask(text)).data.map(({ name }) => name);
    expect(await found('lò nung')).toEqual([itself, electric, worker, workshop, tale]);
    expect(await found('lo nung')).toEqual([itself, electric, worker, workshop, tale]);
  });

  it('finds names that begin with the text behind hundreds that have it', async () => {
    await build(test, article, { title: 'Gốm 7 và lửa', slug: 'gom-lua', order: 9_000 });
    for (let index = 0; index < 205; index += 1)
      await build(test, article, { title: `Xem gốm 7 lần ${index}`, slug: `xem-gom-${index}` });
    expect((await ask('gốm 7')).data.slice(0, 2).map(({ name }) => name)).toEqual(['Gốm 7', 'Gốm 7 và lửa']);
  }, 60_000);

  it('puts what has the accents that were typed first, wherever, and long texts with others last or nowhere', async () => {
    const content = (text: string) => [{ title: 'Thân', content: text, list: [] }];
    await build(test, article, { title: 'Bút viết', slug: 'but-1', order: 1, content: content('Kể về mực từ sông.') });
    await build(test, article, { title: 'Mức nước', slug: 'but-2', order: 2 });
    await build(test, article, { title: 'Khay', slug: 'but-3', order: 3, excerpt: 'Một thỏi mực.' });
    await build(test, article, { title: 'Sông', slug: 'but-4', order: 4, content: content('Mức nào cũng đủ.') });
    const found = async (text: string) => (await ask(text)).data.map(({ name }) => name);
    expect(await found('mực')).toEqual(['Khay', 'Bút viết']);
    expect(await found('muc')).toEqual(['Mức nước', 'Khay', 'Bút viết', 'Sông']);
    expect(await found('mủc')).toEqual([]);
    expect(await found('mức sông')).toEqual([]);
  });

  it('answers combinations, blocks and codes by the fields of majors, whatever their texts and names say', async () => {
    const codes = ['A00', 'A01', 'A02', 'D01', 'D07', 'H00', 'H01', 'V00', 'V02', 'X06', '7210403', '7210404'];
    const combination = fc.constantFrom('A00', 'a1', 'A02', 'D01', 'D07', 'H00', 'H01', 'V 00', 'X06: Toán, Vật lí, Tin học');
    const told = fc.constantFrom(...codes, 'khối D', 'toán lý hóa', 'khối V').map((code) => `Một số nơi xét ${code}.`);
    const given = fc.record({
      to_hop: fc.uniqueArray(combination, { maxLength: 3 }),
      ma_nganh: fc.constantFrom('', '7210403', '7210404', '72104031'),
      description: told,
      nang_khieu: told,
      name: fc
        .tuple(fc.constantFrom('Gốm', 'Sơn mài'), fc.constantFrom('', 'D01', 'V00', '7210404'))
        .map((parts) => parts.join(' ')),
      other_names: fc.uniqueArray(fc.constantFrom('H00', 'lớp A00'), { maxLength: 1 }),
      status: fc.constantFrom(1, 1, 0),
    });
    const majors: Awaited<ReturnType<typeof build<typeof major>>>[] = [];
    for (const [place, values] of fc.sample(given, { numRuns: 30, seed: 35 }).entries())
      majors.push(await build(test, major, { ...values, status: values.status as 0 | 1, slug: `ma-${place}` }));
    const begins = (start: string) => (code: string) => code.startsWith(start);
    const asked = [
      ...codes.map((code) => [code, begins(code)] as const),
      ...(['A', 'B', 'D', 'H', 'V', 'X', 'S'] as const).map((letter) => {
        const only = { A: 'A00', B: 'B00', D: 'D01', H: 'H', V: 'V', X: 'X', S: 'S' }[letter];
        return [`khối ${letter}`, begins(only)] as const;
      }),
      ['khoi a1', begins('A01')] as const,
      ['toán, lí, hóa', begins('A00')] as const,
      ['7210499', begins('7210499')] as const,
    ];
    for (const [typed, isMeant] of asked) {
      const admitting = majors.filter(({ status, to_hop, ma_nganh }) => {
        const written = to_hop.map((tag) => tag.slice(0, 4).replace(/[ :]/g, '').toUpperCase().replace(/^A1$/, 'A01'));
        return status === 1 && [...written, ma_nganh.length === 7 ? ma_nganh : ''].some(isMeant);
      });
      for (const more of ['', ' 22,5 điểm']) {
        const { data } = await ask(`${typed}${more}`, '&type=nganhhoc&per_page=50');
        expect(data.map(({ id }) => id).toSorted(), `${typed}${more}`).toEqual(admitting.map(({ id }) => id).toSorted());
      }
      const { data } = await suggest(`gốm ${typed}`);
      const slugs = new Set(admitting.map(({ slug }) => slug));
      expect(
        data.filter(({ type, slug }) => type === 'nganhhoc' && !slugs.has(slug)),
        typed,
      ).toEqual([]);
    }
  });
});
