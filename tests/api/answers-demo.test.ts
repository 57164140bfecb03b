import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnswerCard, answerKinds } from '#shared/answers/answer-card.ts';
import type { SearchMeta, SuggestionsMeta } from '#shared/answers/search.ts';
import { markWords } from '#shared/admissions/mark-words.ts';
import { subjectsOf } from '#shared/codes/combination-tag.ts';
import { isTalentTest } from '#shared/guidance/choose-majors.ts';
import { examsOf } from '#shared/codes/exam.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { groupHotline } from '#shared/formats/phone.ts';
import { viDay } from '#shared/formats/vi-date.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { loadUntil } from '#demo/load.ts';
import { readKnownMajors } from '#server/content-types/major.ts';
import { readKnownPositions } from '#server/content-types/position.ts';
import { readKnownSubjects } from '#server/content-types/subject.ts';
import { readSite } from '#server/public/site.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { askedQuestions, askedTwice, unanswered } from '../support/asked-questions.ts';
import { createEditor } from '../support/sign-in.ts';

type Mark = { nam: number; phuong_thuc: string; to_hop: string[]; thang_diem: number; diem_chuan: number };

/** The card of SQLite for each text. */
const cardOf = new Map<string, AnswerCard | undefined>();

describe.each(dialects)('questions of families about the demo content on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    await loadUntil(new AbortController().signal, content, async () => {});
    if (dialect === 'postgres') await sql`analyze`.execute(test.db);
  });
  afterAll(() => test.close());

  it('reads what nobody has changed as the same again, so that one finds one’s way in it already', async () => {
    for (const read of [readKnownPositions, readKnownMajors, readKnownSubjects])
      expect(isDeepStrictEqual(await read(test.db), await read(test.db))).toBe(true);
  });

  const ask = async (text: string): Promise<AnswerCard[]> => {
    const { body } = await test.json(`/api/search?q=${encodeURIComponent(text)}`);
    return (body.meta as SearchMeta).answers ?? [];
  };

  /** Shown majors by their fields, those that a title names, or all. */
  const majorsIn = async (title: string) => {
    const rows = await test.db
      .selectFrom('nganh_hoc')
      .innerJoin('nhom_nganh', 'nhom_nganh.id', 'nganh_hoc.group_id')
      .selectAll('nganh_hoc')
      .where('nganh_hoc.status', '=', 1)
      .where('nhom_nganh.status', '=', 1)
      .execute();
    const named = rows.filter(({ name }) => title.includes(name));
    return (named.length > 0 ? named : rows).map((row) => ({
      ...row,
      codes: JSON.parse(row.to_hop) as string[],
      marks: JSON.parse(row.tuyen_sinh) as Mark[],
      costs: JSON.parse(row.chi_phi_khac) as { ten: string; so_tien: number }[],
      places: JSON.parse(row.chi_tieu) as { nam: number; so: number }[],
    }));
  };
  type Major = Awaited<ReturnType<typeof majorsIn>>[number];

  /** What a card must have of each of these majors. */
  const ofEach: Record<string, (major: Major, about: string) => string[]> = {
    fee: ({ hoc_phi_tu, hoc_phi_den }) => [moneyRange(hoc_phi_tu!, hoc_phi_den!)],
    fees: ({ name, hoc_phi_tu, hoc_phi_den }) => [name, moneyRange(hoc_phi_tu!, hoc_phi_den!)],
    whole: ({ hoc_phi_tu, hoc_phi_den, thoi_gian }) => [moneyRange(hoc_phi_tu! * thoi_gian!, hoc_phi_den! * thoi_gian!)],
    costs: ({ costs }) => costs.flatMap(({ ten, so_tien }) => [ten, moneyRange(so_tien, so_tien)]),
    marks: ({ marks }, year) =>
      marks
        .filter(({ nam }) => nam === Number(year))
        .map(({ diem_chuan, thang_diem }) => `${formatViNumber(diem_chuan)} điểm, thang ${formatViNumber(thang_diem)}`),
    mark: ({ marks }, method) =>
      marks
        .filter(({ nam, phuong_thuc }) => nam === 2026 && phuong_thuc === method)
        .map(({ diem_chuan, thang_diem }) => `${formatViNumber(diem_chuan)} điểm, thang ${formatViNumber(thang_diem)}`),
    combinations: ({ codes }) => codes,
    code: ({ ma_nganh, ma_xet_tuyen }) => [ma_nganh || ma_xet_tuyen],
    codes: ({ name, ma_nganh, ma_xet_tuyen }) => [name, ma_nganh || ma_xet_tuyen],
    years: ({ thoi_gian }) => [`${formatViNumber(thoi_gian!)} năm`],
    quota: ({ places }) => [`${places.find(({ nam }) => nam === 2026)?.so} người`],
    degree: ({ bang_cap }) => [bang_cap],
    all: ({ name }) => [name],
    ways: ({ phuong_thuc_xet }, about) =>
      (JSON.parse(phuong_thuc_xet) as { phuong_thuc: string; noi_dung: string }[]).flatMap(({ phuong_thuc, noi_dung }) =>
        about === '' ? [phuong_thuc] : about === phuong_thuc ? [noi_dung] : [],
      ),
    methods: ({ name, phuong_thuc_xet }, about) => [`${name}: ${phuong_thuc_xet.includes(`"${about}`) ? about : 'không'}`],
    campus: ({ co_so }) => JSON.parse(co_so) as string[],
  };

  /** What a card must have of something else. */
  const others: Record<string, (about: string, card: AnswerCard) => Promise<string[]>> = {
    admits: async (code) => rowsAre(await majorsIn(''), ({ codes }) => codes.some((each) => each.startsWith(code))),
    without: async (exam) =>
      rowsAre(await majorsIn(''), ({ codes }) =>
        codes.some(
          (each) =>
            subjectsOf(each).length > 0 && !examsOf(each).some((one) => one === exam || (exam === 'Vẽ' && isTalentTest(one))),
        ),
      ),
    points: async (about) => {
      const [code = '', points] = about.split(' ');
      return (await majorsIn('')).flatMap(({ name, codes, marks }) => {
        if (!codes.includes(code)) return [];
        const all = marks.filter(
          ({ nam, phuong_thuc, to_hop }) => nam === 2026 && phuong_thuc.startsWith('Thi tốt nghiệp') && to_hop.includes(code),
        );
        const mark = all.find(({ thang_diem }) => thang_diem === 30);
        if (mark === undefined && all[0] !== undefined)
          return [`${formatViNumber(all[0].diem_chuan)} điểm, thang ${all[0].thang_diem}`];
        const words =
          mark === undefined ? 'chưa có mức để so' : markWords(Number(points), { year: 2026, required: mark.diem_chuan });
        return [`${name}: ${words}`];
      });
    },
    /** Of 'Đánh giá năng lực', on its own scale. */
    test: async (points) =>
      (await majorsIn('')).flatMap(({ name, marks }) => {
        const mark = marks.find(({ nam, phuong_thuc }) => nam === 2026 && phuong_thuc.startsWith('Đánh giá năng lực'));
        return mark === undefined ? [] : [`${name}: ${markWords(Number(points), { year: 2026, required: mark.diem_chuan })}`];
      }),
    positions: async (major) => {
      const { id } = (await majorsIn(major))[0]!;
      const all = await test.db.selectFrom('vi_tri').selectAll().where('status', '=', 1).execute();
      return all
        .filter(({ nganh_hoc_ids }) => (JSON.parse(nganh_hoc_ids) as number[]).includes(id))
        .map(({ name }) => `${name}: `);
    },
    /** Each combination that begins with one of these letters has a paper of drawing. */
    drawn: async (letters) => {
      const codes = new Set((await majorsIn('')).flatMap((major) => major.codes.map((code) => code.slice(0, 3))));
      const drawn = letters.split(' ').flatMap((letter) => [...codes].filter((code) => code.startsWith(letter)).toSorted());
      expect(drawn.filter((code) => !examsOf(code).includes('Vẽ'))).toEqual([]);
      return [`Có thi vẽ: ${drawn.slice(0, -1).join(', ')} và ${drawn.at(-1)}.`];
    },
    subjects: (code) => Promise.resolve([...subjectsOf(code)]),
    named: (name) => Promise.resolve([name]),
    school: async () => [(await readSite(test.db)).ma_truong],
    date: async (kind, { title, rows }) => {
      const dates = await test.db.selectFrom('moc_tuyen_sinh').selectAll().where('status', '=', 1).execute();
      const told = dates.filter(({ name, loai }) => loai === kind && (name === title || rows.some((row) => row.name === name)));
      expect(told.length).toBeGreaterThan(0);
      return told.map(({ ket_thuc }) => viDay(ket_thuc!.slice(0, 10)));
    },
    scholarships: async (major) => {
      const all = await test.db.selectFrom('hoc_bong').selectAll().where('status', '=', 1).execute();
      const ids = new Set((await majorsIn(major)).map(({ id }) => id));
      const isFor = (listed: string) => listed === '[]' || (JSON.parse(listed) as number[]).some((id) => ids.has(id));
      return all.filter((each) => isFor(each.nganh_hoc_ids)).flatMap(({ name, gia_tri }) => [name, gia_tri]);
    },
    scholarship: async (_, { title }) => {
      const one = await test.db.selectFrom('hoc_bong').selectAll().where('name', '=', title).executeTakeFirstOrThrow();
      return [one.gia_tri];
    },
    addresses: async () => (await readSite(test.db)).offices.map(({ address }) => address),
    address: async (city) => (await readSite(test.db)).offices.filter((each) => each.city === city).map(({ address }) => address),
    phones: async () => (await readSite(test.db)).hotlines.map(groupHotline),
    zalo: async () => [groupHotline((await readSite(test.db)).zalo)],
    email: async () => [(await readSite(test.db)).email],
    hours: async () => [(await readSite(test.db)).hours],
  };

  const rowsAre = (majors: readonly Major[], isMeant: (major: Major) => boolean) =>
    majors.filter(isMeant).map(({ name }) => `${name}: `);

  const all = askedQuestions.flatMap(([kind, title, figures, texts]) => texts.map((text) => ({ text, kind, title, figures })));
  /** What a text means has no part in a database: PostgreSQL is asked one text for each kind of card and of figures. */
  const kindOf = ({ kind, figures }: (typeof all)[number]) => `${kind} ${figures.split(' ')[0]}`;
  const asked = dialect === 'sqlite' ? all : [...new Map(all.map((row) => [kindOf(row), row])).values()];

  it('makes a table of at least 150 of every kind, and of 25 that have no answer', () => {
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(answerKinds));
    expect(new Set([...all.map(({ text }) => text), ...unanswered]).size).toBe(all.length + unanswered.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(unanswered.length).toBeGreaterThanOrEqual(25);
  });

  it.each(asked)('$text: $kind, $title', async ({ text, kind, title, figures }) => {
    const [card] = await ask(text);
    expect(card).toMatchObject({ kind, title: expect.stringContaining(title) as string });
    if (dialect === 'sqlite') cardOf.set(text, card);
    else if (cardOf.has(text)) expect(card).toEqual(cardOf.get(text));
    if (card === undefined || figures === '') return;
    const said = [card.value, ...card.rows.map((row) => `${row.name}: ${row.value}`)].join('\n');
    const [what = '', about = ''] = figures.split(/ (.*)/);
    const each = ofEach[what];
    const wanted =
      each === undefined ? await others[what]!(about, card) : (await majorsIn(title)).flatMap((major) => each(major, about));
    expect(wanted.length).toBeGreaterThan(0);
    for (const part of wanted) expect(said).toContain(part);
    expect(card.is_known).toBe(true);
    // Who is not admitted by it is no row.
    if (what === 'admits' || what === 'without') expect(card.rows).toHaveLength(wanted.length);
  });

  it.each(askedTwice)('%s: %s and %s', async (text, ...kinds) => {
    expect((await ask(text)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('names the majors that have most or least of what is asked for, and puts them first', async () => {
    const extremes = {
      'ngành nào rẻ nhất': ['Thấp nhất', 'hoc_phi_tu', -1],
      'ngành nào đắt nhất': ['Cao nhất', 'hoc_phi_den', 1],
      'ngành nào học lâu nhất': ['Dài nhất', 'thoi_gian', 1],
      'ngành nào ra trường nhanh nhất': ['Ngắn nhất', 'thoi_gian', -1],
    } as const;
    const all = await majorsIn('');
    for (const [text, [word, field, sign]] of Object.entries(extremes)) {
      const [card] = await ask(text);
      const sorted = all.toSorted((one, other) => sign * (other[field]! - one[field]!));
      const best = sorted.filter((major) => major[field] === sorted[0]?.[field]).map(({ name }) => name);
      expect(card?.value).toMatch(new RegExp(`^${word}: .*`));
      for (const name of best) expect(card?.value).toContain(name);
      expect(
        card?.rows
          .slice(0, best.length)
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(best.toSorted());
    }
    const [card] = await ask('ngành nào dễ đậu nhất');
    const lowest = (major: Major) => {
      const marks = major.marks.filter(
        (mark) => mark.nam === 2026 && mark.thang_diem === 30 && mark.phuong_thuc.startsWith('Thi'),
      );
      return Math.min(...marks.map(({ diem_chuan }) => diem_chuan));
    };
    const [first] = all.toSorted((one, other) => lowest(one) - lowest(other));
    expect(card?.value).toContain(`${first!.name} (${formatViNumber(lowest(first!))} điểm)`);
    expect(card?.rows[0]?.name).toBe(first!.name);
  });

  it('sets majors side by side, and leads to where more of them is compared', async () => {
    const [card] = await ask('nên học đồ họa hay kiến trúc');
    for (const { name, slug, hoc_phi_tu, hoc_phi_den, codes } of await majorsIn('Thiết kế đồ họa, Kiến trúc')) {
      const row = card?.rows.find((each) => each.name === name)?.value;
      expect(row).toContain(moneyRange(hoc_phi_tu!, hoc_phi_den!));
      for (const code of codes) expect(row).toContain(code);
      expect(card?.path).toContain(slug);
    }
  });

  it('heads dates with the one whose name says what is asked, or that most majors have', async () => {
    const heads = {
      'ngày nào có kết quả trúng tuyển': 'Công bố danh sách trúng tuyển',
      'khi nào biết đậu hay rớt': 'Công bố danh sách trúng tuyển',
      'bao giờ có điểm chuẩn 2027': 'Công bố danh sách trúng tuyển',
      'khi nào thi vẽ': 'Thi năng khiếu các ngành thi vẽ',
      'bao giờ mở đơn đăng ký thi năng khiếu': 'Đăng ký thi năng khiếu các ngành thi vẽ',
      'hạn nộp học bạ': 'Nộp học bạ đợt 1',
      'han nop tap anh nganh nhiep anh': 'Nộp tập ảnh của ngành Nhiếp ảnh',
    };
    for (const [text, name] of Object.entries(heads)) {
      const [card] = await ask(text);
      expect(card?.value).toMatch(new RegExp(`^${name}: `));
      expect(card?.rows[0]?.name).toBe(name);
    }
    expect((await ask('hạn nộp học bạ'))[0]?.rows[1]?.name).toBe('Nộp học bạ đợt 2');
  });

  it('tells with a date what to bring and what is tested, where that is asked for', async () => {
    expect((await ask('khi nào nhập học mang theo giấy tờ gì'))[0]?.note).toContain('Giấy báo trúng tuyển');
    const { nang_khieu } = (await majorsIn('Đạo diễn điện ảnh, truyền hình'))[0]!;
    expect((await ask('đạo diễn thi năng khiếu ngày mấy, thi gì'))[0]?.note).toContain(nang_khieu);
    const [days] = await ask('truong co ngay hoi tham quan o can tho ko');
    expect(days?.rows.filter(({ name }) => !name.includes('Cần Thơ'))).toEqual([]);
  });

  it('names the last day first where somebody asks until when', async () => {
    const [card] = await ask('bao giờ hết hạn nộp học bạ');
    expect(card?.value).toMatch(/^Hạn cuối 30\/06\/2027, Nộp học bạ đợt 2: /);
  });

  it('tells what to do with a sum where a subject counts twice, once', async () => {
    const [card] = await ask('20 điểm V00 có vào được kiến trúc không');
    expect(card).toMatchObject({
      value: 'Cộng điểm môn Vẽ Hình họa mỹ thuật hai lần rồi so với 27,75 điểm, thang 40 (mức 2026)',
      rows: [],
    });
  });

  it('takes no test of a talent for one without drawing', async () => {
    const valueOf = async (text: string) => (await ask(text))[0]?.value;
    expect(await valueOf('ngành nào không thi vẽ')).toBe('8 trong 11 ngành');
    expect(await valueOf('mỹ thuật sân khấu điện ảnh có thi vẽ không')).toBe(
      'Có thi vẽ: H00 và H01. S00 có bài năng khiếu riêng.',
    );
    expect(await valueOf('đạo diễn có thi vẽ không')).toBe('S00 có bài năng khiếu riêng.');
  });

  it('answers in words before combinations who tells that drawing is hard', async () => {
    expect((await ask('em không biết vẽ có học thiết kế được không')).map(({ kind }) => kind)).toEqual([
      'question',
      'combination',
    ]);
  });

  it.each(dialect === 'sqlite' ? unanswered : unanswered.slice(0, 10))('%s: no answer', async (text) => {
    expect(await ask(text)).toEqual([]);
  });

  it('says that figures are illustrations, and where there is more', async () => {
    for (const text of ['học phí đồ họa', 'điểm chuẩn', 'D01 22 điểm', 'bao giờ thi vẽ', 'học bổng'])
      expect((await ask(text))[0]).toMatchObject({ minh_hoa: true, path: expect.stringMatching(/^\//) as string });
    expect((await ask('D01 22,5 điểm'))[0]?.path).toBe('/so-sanh?to-hop=d01&diem=22.5#phan--nganh');
  });

  it('tells what a record is in its own words, and where several dates are', async () => {
    const textOf = async (table: 'vi_tri' | 'mon_hoc', name: string) =>
      (await test.db.selectFrom(table).select('short_description').where('name', '=', name).executeTakeFirstOrThrow())
        .short_description;
    const told = async (text: string) => (await ask(text))[0]?.tra_loi.map(({ content }) => content);
    expect(await told('colorist là làm gì')).toEqual([await textOf('vi_tri', 'Chuyên viên chỉnh màu phim')]);
    expect(await told('môn typography học gì')).toEqual([await textOf('mon_hoc', 'Nghệ thuật chữ (Typography)')]);
    const [major] = await majorsIn('Kiến trúc');
    expect(await told('ngành kiến trúc là gì')).toEqual([major!.description]);
    const { description } = await test.db
      .selectFrom('nghe_nghiep')
      .select('description')
      .where('name', '=', 'Phim hoạt hình và game')
      .executeTakeFirstOrThrow();
    expect(description).toContain((await told('nghề làm game là gì'))?.[0]?.replace(/…$/, ''));
    const [dates] = await ask('thi vẽ ngày mấy, ở đâu');
    expect(dates?.rows.every(({ value }) => /; (?:Cơ sở|Cần Thơ)/.test(value))).toBe(true);
  });

  it('tells of a record that is found by another name what it is', async () => {
    const { body } = await test.json<{ name: string; snippet: string }[]>(`/api/search?q=${encodeURIComponent('QC may')}`);
    const [first] = body.data;
    const { short_description } = await test.db
      .selectFrom('vi_tri')
      .select('short_description')
      .where('name', '=', 'Chuyên viên kiểm tra chất lượng may')
      .executeTakeFirstOrThrow();
    expect(first).toMatchObject({ name: 'Chuyên viên kiểm tra chất lượng may', snippet: short_description });
  });

  it('says of what it lacks that it does, and whom to ask', async () => {
    const [card] = await ask('lương nhà quay phim');
    const { zalo } = await readSite(test.db);
    expect(card).toMatchObject({ is_known: false, value: expect.stringContaining(groupHotline(zalo)) as string });
  });

  it('gives a whole answer of questions, their marks made into HTML', async () => {
    const [card] = await ask('mua laptop gì');
    expect(card?.tra_loi[0]?.content).toContain('512 GB');
    expect(card?.tra_loi[0]?.html?.content.join('')).toContain('<a href="/bai-viet/');
  });

  it('gives while somebody types what is best, short', async () => {
    const { body } = await test.json(`/api/search/suggestions?q=${encodeURIComponent('học phí đồ họa')}`);
    const [card] = await ask('học phí đồ họa');
    const { kind, title, value, minh_hoa, path } = card!;
    expect((body.meta as unknown as SuggestionsMeta).answers).toEqual([{ kind, title, value, minh_hoa, path }]);
  });

  it('turns with the day, and with what is saved', async () => {
    const left = async () => (await ask('khi nào nhập học'))[0]?.value;
    test.clock.set('2027-09-05T08:00:00+07:00');
    expect(await left()).toContain('ngày mai');
    test.clock.set('2027-09-20T08:00:00+07:00');
    expect(await left()).toContain('đã qua');
  });

  it('leaves out of marks by a way the majors that do not admit by it', async () => {
    const [card] = await ask('điểm chuẩn đánh giá năng lực');
    const using = (await majorsIn('')).filter(({ marks }) => marks.some(({ phuong_thuc }) => phuong_thuc.startsWith('Đánh giá')));
    expect(card?.rows.map(({ name }) => name).toSorted()).toEqual(using.map(({ name }) => name).toSorted());
  });

  it('knows what was saved just now, of the school too', async () => {
    const admin = await createEditor(test, { role: 'admin' });
    const { id } = (await majorsIn('Kiến trúc'))[0]!;
    const body = { hoc_phi_tu: 50_000_000, hoc_phi_den: 52_000_000 };
    expect((await admin.put(`nganh-hoc/${id}`, body)).status).toBe(200);
    expect((await ask('học phí kiến trúc'))[0]?.value).toBe('50–52 triệu đồng/năm');
    expect((await admin.put('cai-dat', { zalo: '0911222333' })).status).toBe(200);
    expect((await ask('zalo trường'))[0]?.value).toBe('0911 222 333');
    expect((await admin.put(`nganh-hoc/${id}`, { status: 0 })).status).toBe(200);
    expect((await ask('học phí kiến trúc')).map(({ value }) => value)).toEqual([
      'Trường chưa có ngành “kiến trúc”; gần nhất là Thiết kế nội thất.',
    ]);
  });
});
