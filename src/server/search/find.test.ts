import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTypes, type SearchType } from '#shared/search/search-types.ts';
import { find } from './find.ts';
import { InvertedIndex, type IndexedRecord } from './inverted-index.ts';
import { dictionaryOf } from './spellings.ts';

type Given = Partial<Omit<IndexedRecord, 'type'>> & { type?: SearchType; name: string };

let made = 0;
const recordOf = ({ type = 'baiviet', ...given }: Given): IndexedRecord => ({
  id: (made += 1),
  order: 0,
  otherNames: [],
  code: '',
  combinations: null,
  tags: [],
  above: [],
  below: [],
  short: [],
  body: [],
  ...given,
  type: searchTypes.indexOf(type),
});

function library(...given: Given[]) {
  const index = new InvertedIndex();
  const names = new Map<string, string>();
  for (const each of given.map(recordOf)) {
    index.set(each);
    names.set(`${searchTypes[each.type]} ${each.id}`, each.name);
  }
  const search = (text: string, type: SearchType | null = null, most?: number) =>
    find(index, () => dictionaryOf(index), text, type, most);
  const found = (text: string) => search(text).places.map(({ type, id }) => names.get(`${type} ${id}`));
  return { index, search, found };
}

describe('what a question is about', () => {
  const { found, search } = library(
    { type: 'nghenghiep', name: 'Thiết kế đồ họa', order: 1 },
    { type: 'nganhhoc', name: 'Thiết kế đồ họa', order: 2 },
    { type: 'nganhhoc', name: 'Kiến trúc', code: '7580101', order: 3 },
    { type: 'monhoc', name: 'Cơ sở tạo hình', order: 4 },
    { type: 'vitri', name: 'Họa sĩ minh họa', otherNames: ['illustrator'], order: 5 },
    { type: 'baiviet', name: 'Thu nhập nghề thiết kế: những câu phụ huynh hay hỏi', order: 6 },
    { type: 'baiviet', name: 'Khi máy vẽ được tranh', body: ['Công cụ AI vẽ thay, ai cũng lo.'], order: 7 },
    { type: 'baiviet', name: 'Chuyện bếp', body: ['Ai cũng ăn.'], order: 8 },
  );

  it.each([
    ['ngành đồ họa ra làm gì', 'Thiết kế đồ họa'],
    ['kiến trúc là gì', 'Kiến trúc'],
    ['kien truc thi khoi gi', 'Kiến trúc'],
    ['học kiến trúc trường nào', 'Kiến trúc'],
    ['môn cơ sở tạo hình dùng để làm gì', 'Cơ sở tạo hình'],
    ['mã ngành 7580101', 'Kiến trúc'],
    ['kiến trúc có khó không', 'Kiến trúc'],
    ['làm sao để trở thành họa sĩ minh họa', 'Họa sĩ minh họa'],
    ['illustrator là nghề gì', 'Họa sĩ minh họa'],
    ['lương bao nhiêu', 'Thu nhập nghề thiết kế: những câu phụ huynh hay hỏi'],
  ])('%s: %s', (text, name) => expect(found(text)[0]).toBe(name));

  it('lifts the type that answers, and else keeps careers before majors of one name', () => {
    expect(search('thiết kế đồ họa').places[0]?.type).toBe('nghenghiep');
    expect(search('ngành thiết kế đồ họa').places[0]?.type).toBe('nganhhoc');
  });

  it('gives what answers a question of pay beside what it is about', () => {
    expect(found('thiết kế đồ họa lương bao nhiêu')).toEqual([
      'Thiết kế đồ họa',
      'Thu nhập nghề thiết kế: những câu phụ huynh hay hỏi',
      'Thiết kế đồ họa',
    ]);
  });

  it('finds both of two things to choose from', () => {
    expect(found('kiến trúc hay minh họa').slice(0, 2)).toEqual(['Kiến trúc', 'Họa sĩ minh họa']);
    expect(found('kien truc hoac do hoa').slice(0, 2)).toEqual(['Kiến trúc', 'Thiết kế đồ họa']);
  });

  it('tells artificial intelligence from who', () => {
    expect(found('AI')).toEqual(['Khi máy vẽ được tranh']);
    expect(found('ai illustrator')).toEqual(['Họa sĩ minh họa']);
    expect(found('ai')).toEqual(['Khi máy vẽ được tranh', 'Chuyện bếp']);
  });
});

describe('questions among other results', () => {
  const question = { type: 'hoidap', isAsked: true } as const;
  const { found, search } = library(
    { type: 'nganhhoc', name: 'Kiến trúc', tags: ['Cần Thơ'], order: 1 },
    { type: 'nganhhoc', name: 'Nhiếp ảnh', tags: ['Cần Thơ'], short: ['Thi ở Cần Thơ.'], order: 2 },
    { type: 'monhoc', name: 'Vật lí kiến trúc', above: ['Kiến trúc'], order: 3 },
    { type: 'baiviet', name: 'Thu nhập nghề thiết kế', order: 4 },
    { type: 'baiviet', name: 'Tủ lạnh', body: ['Điện thoại để ở nhà.'], order: 5 },
    { ...question, name: 'Ngành nào học ở Cần Thơ?', otherNames: ['ngành nào ở cần thơ'], order: 1 },
    { ...question, name: 'Học Kiến trúc ra làm gì?', otherNames: ['nữ học kiến trúc'], order: 2 },
    {
      ...question,
      name: 'Học xong làm lương bao nhiêu?',
      otherNames: ['lương thiết kế đồ họa'],
      body: ['Ghi bằng máy in.'],
      order: 3,
    },
    {
      ...question,
      name: 'Muốn hỏi thì gọi ai?',
      otherNames: ['số điện thoại trường', 'hotline tuyển sinh', 'C00 gọi ai'],
      order: 4,
    },
  );

  it('come first where they are what was typed, or what was typed begins most of one', () => {
    expect(found('số điện thoại trường')[0]).toBe('Muốn hỏi thì gọi ai?');
    expect(found('cho em hỏi số điện thoại trường ạ')[0]).toBe('Muốn hỏi thì gọi ai?');
    expect(found('nữ học kiến trúc được không').slice(0, 2)).toEqual(['Học Kiến trúc ra làm gì?', 'Kiến trúc']);
    expect(found('lương thiết kế').slice(0, 2)).toEqual(['Học xong làm lương bao nhiêu?', 'Thu nhập nghề thiết kế']);
  });

  it('stay behind names, facts and short texts where they only speak of these', () => {
    expect(found('kiến trúc')).toEqual(['Kiến trúc', 'Vật lí kiến trúc', 'Học Kiến trúc ra làm gì?']);
    expect(found('cần thơ')).toEqual(['Kiến trúc', 'Nhiếp ảnh', 'Ngành nào học ở Cần Thơ?']);
    expect(found('học kiến trúc')[0]).toBe('Kiến trúc');
  });

  it('stay behind the type that is asked for, even in their own words', () => {
    expect(found('ngành nào ở cần thơ')).toEqual(['Kiến trúc', 'Nhiếp ảnh', 'Ngành nào học ở Cần Thơ?']);
  });

  it('are found by the text of their answers, and counted once', () => {
    expect(found('máy in')).toEqual(['Học xong làm lương bao nhiêu?']);
    expect(search('cần thơ').types).toMatchObject({ nganhhoc: 2, hoidap: 1 });
    expect(search('cần thơ', 'hoidap').places.map(({ type }) => type)).toEqual(['hoidap']);
    expect(search('cần thơ', 'nganhhoc').places.map(({ type }) => type)).toEqual(['nganhhoc', 'nganhhoc']);
  });

  it('are no names that a part of a text or a single letter finds', () => {
    expect([found('điện thoại iphone'), found('C++')]).toEqual([[], []]);
  });

  it('are found with a mistake', () => {
    expect(search('hotlinee tuyển sinh').corrected?.words).toEqual(['hotline', 'tuyen', 'sinh']);
    expect(found('hotlinee tuyển sinh')).toEqual(['Muốn hỏi thì gọi ai?']);
  });
});

describe('accents that were typed', () => {
  const { found } = library(
    { name: 'Giấy tờ', body: ['Liệt kê toàn bộ giấy tờ.'] },
    { name: 'Một thỏi mực', order: 2 },
    { name: 'Mức nước', order: 1 },
    { name: 'Bản thiết kế', short: ['Tính toán chi phí.'] },
  );
  it('are heeded beside a word that has none', () => {
    const phim = library({ name: 'Góc xem', body: ['Một bộ phim ảnh đẹp.'] });
    expect([phim.found('phim ảnh'), phim.found('phim anh'), phim.found('phím ảnh')]).toEqual([['Góc xem'], ['Góc xem'], []]);
  });
  it('are meant', () => {
    expect(found('kế toán')).toEqual([]);
    expect(found('mực')).toEqual(['Một thỏi mực']);
    expect(found('mự')).toEqual(['Một thỏi mực']);
    expect(found('mủ')).toEqual([]);
    expect(found('ke toan')).toEqual(['Giấy tờ']);
  });
});

describe('a part of what was typed', () => {
  const { found, search } = library(
    { name: 'Nhà thiết kế âm thanh', otherNames: ['sound designer'] },
    { name: 'Thiết kế bao bì' },
    { name: 'Thiết kế nội thất' },
    { name: 'Lịch sử trang phục', short: ['Áo dài qua các thời.'] },
  );
  it('is the part that tells', () => {
    expect(found('áo dài cưới')[0]).toBe('Lịch sử trang phục');
    expect(search('bao bì đẹp lạ').corrected).toMatchObject({ words: ['bao', 'bi'], isPart: true });
  });
  it('is no part that only a long text mentions', () =>
    expect(library({ name: 'Gốm', body: ['Men lam thời Lý.'] }).found('men lam nhập khẩu')).toEqual([]));
  it('is nothing where nothing tells', () => expect(found('trường đua ngựa')).toEqual([]));
});

describe('what is gone', () => {
  it('has no effect on what is meant', () => {
    const { index, search, found } = library({ name: 'Gốm sứ' }, { name: 'Sơn mài' });
    expect(search('gốmm').corrected?.words).toEqual(['gom']);
    const [place] = search('gốm').places;
    index.delete(searchTypes.indexOf('baiviet'), place?.id ?? 0);
    expect([found('gốm'), found('gốmm'), found('go'), index.size]).toEqual([[], [], [], 1]);
  });

  it('does not keep what comes after it from being found by the letter of its combinations', () => {
    const { index, search } = library(
      { type: 'nganhhoc', name: 'Kiến trúc', combinations: ['V00'] },
      { type: 'nganhhoc', name: 'Nội thất', combinations: ['V01'] },
    );
    index.delete(searchTypes.indexOf('nganhhoc'), search('kiến trúc').places[0]?.id ?? 0);
    index.arrange();
    index.set(recordOf({ type: 'nganhhoc', name: 'Quy hoạch', combinations: ['V01'] }));
    expect(search('khối V').types.nganhhoc).toBe(2);
  });

  it('leaves the index as if it had never been', () => {
    const texts = ['gốm sứ', 'sơn mài', 'lụa tơ', 'giấy dó', 'men lam', 'khảm trai'];
    const operation = fc.record({ id: fc.integer({ min: 1, max: 30 }), name: fc.constantFrom(...texts, null) });
    fc.assert(
      fc.property(fc.array(operation, { minLength: 900, maxLength: 1_500 }), (operations) => {
        const [grown, fresh] = [new InvertedIndex(), new InvertedIndex()];
        const last = new Map<number, string | null>();
        for (const { id, name } of operations) {
          last.set(id, name);
          if (name === null) grown.delete(0, id);
          else grown.set(recordOf({ id, name, type: 'nghenghiep', body: [`${name} số ${id}`] }));
        }
        for (const [id, name] of last)
          if (name !== null) fresh.set(recordOf({ id, name, type: 'nghenghiep', body: [`${name} số ${id}`] }));
        for (const text of [...texts, 'gom', 'so 7', 'gomm', 'ma']) {
          const [one, other] = [grown, fresh].map((index) => find(index, () => dictionaryOf(index), text, null));
          expect({ ...one, steps: 0 }).toEqual({ ...other, steps: 0 });
        }
      }),
      { numRuns: 15, seed: 7 },
    );
  });
});

describe('the cost of a search', () => {
  const words = 'thiết kế đồ họa nội thất học làm nghề gì ở đâu một hai ba ảnh phim vẽ màu chữ in sách'.split(' ');
  const { search } = library(
    ...Array.from({ length: 2_000 }, (_, number) => ({
      name: [0, 1, 2].map((at) => words[(number * 7 + at * 5) % words.length]).join(' '),
      body: [Array.from({ length: 60 }, (__, at) => words[(number * 11 + at * at) % words.length]).join(' ')],
    })),
  );
  const hostile = [
    'em muốn học đồ họa hay ui ux ạ vì em thích vẽ và làm phim nhưng ba mẹ bảo học kế toán',
    words.join(' '),
    't',
    'là gì ở đâu nào như thế cho và của',
    'vẽ '.repeat(100),
    'thiêt kê đô hoaa nôi thâtt hocc lam nghê',
    'đồ họa hay nội thất hay phim hay ảnh hay sách',
    'x'.repeat(2_000),
    'thietkedohoanoithatphimanh',
    '設計 дизайн عمارة thiết',
  ];

  const most = 40_000;
  // What has begun is finished: of twelve words the postings are read whole.
  const begun = 12 * 2_000;

  it.each(hostile)('is bounded for %s', (text) => {
    expect(search(text, null, most).steps).toBeLessThan(most + begun);
  });

  it('is bounded for whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, 'thiet', 'xyz', 'hay', 'AI', 'đồồ'), { maxLength: 40 }), (typed) => {
        expect(search(typed.join(' '), null, most).steps).toBeLessThan(most + begun);
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});
