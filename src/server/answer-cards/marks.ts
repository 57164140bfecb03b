import { markWords } from '#shared/admissions/mark-words.ts';
import { totalFor } from '#shared/admissions/own-marks.ts';
import { readCombination, subjectsOf } from '#shared/codes/combination-tag.ts';
import { comparable } from '#shared/codes/comparable.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { yearOf } from '#shared/formats/vi-date.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { choosingPath, comparePath, mostCompared } from '#shared/guidance/compare-path.ts';
import { comparisonPath } from '#shared/paths.ts';
import { capital } from '#shared/text/capital.ts';
import { type Maker, cardOf, isMethod, listed, majorRow, majorsOf, meantCodes, nameOf, ofMajors, rowOf } from './card.ts';
import { toMajors, typedCodes } from './card.ts';
import type { KnownMajor } from './known.ts';

type Mark = KnownMajor['tuyen_sinh'][number] & { nam: number; diem_chuan: number };

const knownMarks = ({ tuyen_sinh }: KnownMajor): Mark[] =>
  tuyen_sinh.filter((row): row is Mark => row.nam !== null && row.diem_chuan !== null);

const codesOf = ({ to_hop }: Mark): string[] => to_hop.map((tag) => readCombination(tag)?.code ?? tag);

/** '21,75 điểm, thang 30': a mark says nothing without its scale. */
const scaledMark = ({ diem_chuan: mark, thang_diem: scale }: Mark): string =>
  `${formatViNumber(mark)} điểm${scale === null ? '' : `, thang ${formatViNumber(scale)}`}`;
const wayText = (mark: Mark): string => `${mark.phuong_thuc}${mark.to_hop.length > 0 ? ` (${codesOf(mark).join(', ')})` : ''}`;

/** The marks of the year that is asked for, or of the latest, by the ways and combinations that are named. */
export const marks: Maker = (asked) => {
  const [methods, codes] = [asked.allOf('method'), typedCodes(asked)];
  // 'Thi khối C00 được ngành nào' asks for majors, and 'năm nay em được thi không' for no marks.
  const isOfMarks = asked.parts.some(({ words }) => words.some(({ key }) => key === 'diem'));
  if (asked.first === 'points' && (codes.length > 0 || !isOfMarks)) return null;
  const isMeant = (mark: Mark) =>
    (methods.length === 0 || methods.some((words) => isMethod(mark.phuong_thuc, words))) &&
    (codes.length === 0 || codesOf(mark).some((code) => codes.includes(code)));
  const meant = majorsOf(asked).flatMap((major) => knownMarks(major).filter(isMeant));
  // What is asked for by a way or a combination may be nothing that there is.
  if (meant.length === 0 && (methods.length > 0 || codes.length > 0)) return null;
  const [typed] = asked.allOf('ofYear');
  const calendar = asked.has('lastYear') ? yearOf(asked.now) - 1 : asked.has('thisYear') ? yearOf(asked.now) : undefined;
  const latest = Math.max(0, ...meant.map(({ nam }) => nam));
  const year = typed ?? calendar ?? latest;
  // Before the next marks the last ones are called those of last year too.
  const years = new Set([year, ...(asked.has('lastYear') && typed === undefined ? [latest] : [])]);
  const isEvery = asked.has('allYears') && asked.majors.length === 1;
  const yearOfRow = (mark: Mark) => (isEvery || years.size > 1 ? `${mark.nam}: ` : '');
  const fact = `điểm chuẩn${year === 0 || isEvery ? '' : ` năm ${year}`}`;
  const tell = (major: KnownMajor) => {
    const told = knownMarks(major)
      .filter((mark) => (isEvery || years.has(Number(mark.nam))) && isMeant(mark))
      .toSorted((one, other) => Number(other.nam === year) - Number(one.nam === year));
    if (told.length === 0) return null;
    const texts = told.map((mark) => `${yearOfRow(mark)}${scaledMark(mark)}: ${wayText(mark)}`);
    const sources = [...new Set(told.map(({ nguon }) => nguon).filter((text) => text !== ''))];
    const note = `${sources.length > 0 ? `Nguồn: ${sources.join('; ')}. ` : ''}Điểm khác thang không so được với nhau.`;
    if (texts.length === 1) return { value: texts.join(), note };
    const yearsOf = (all: readonly Mark[]) => all.map((mark) => yearOfRow(mark) + scaledMark(mark)).join('; ');
    const rows = [...Map.groupBy(told, wayText)].map(([way, all]) => rowOf(way, yearsOf(all)));
    return { value: '', row: texts.join('; '), rows, note };
  };
  // Who does not admit by a way has published no mark of it, and never will.
  const lacks = methods.length + codes.length > 0 ? { lacks: null } : {};
  // Only marks on one scale can be told apart.
  const isRanked = (mark: Mark) => (methods.length > 0 || isByExam(mark.phuong_thuc)) && mark.thang_diem === scale;
  const rankOf = (major: KnownMajor) => {
    const ranked = knownMarks(major).filter((mark) => mark.nam === year && isMeant(mark) && isRanked(mark));
    return ranked.length === 0 ? null : Math.min(...ranked.map(({ diem_chuan }) => diem_chuan));
  };
  const of = methods.length > 0 ? 'trên thang 30' : 'bằng điểm thi, thang 30';
  return ofMajors(asked, 'marks', fact, tell, {
    ...lacks,
    ranking: [rankOf, (mark) => `${formatViNumber(mark)} điểm`, `Thấp nhất ${of}`, `Cao nhất ${of}`],
  });
};

/** The last mark by exam, or by what there is. */
function lastMark(major: KnownMajor): string {
  const last = lastOf(knownMarks(major));
  const mark = last.find(({ phuong_thuc }) => isByExam(phuong_thuc)) ?? last[0];
  return mark === undefined ? '' : `mức ${mark.nam} ${scaledMark(mark)} (${mark.phuong_thuc})`;
}

/** The scale of a sum of three papers. */
const scale = 30;
/** Whether a way of admission counts the marks of the exam at the end of school. */
const isByExam = (name: string): boolean => /thi tot nghiep|thpt/.test(comparable(name)) && !isMethod(name, 'hoc ba');

const lastOf = (marks: readonly Mark[]): Mark[] => marks.filter(({ nam }) => nam === Math.max(...marks.map((mark) => mark.nam)));
/** The mark that a sum is compared with: the last, where it is one of a year. */
const onlyOf = ([mark, ...others]: readonly Mark[]): Mark | null => (others.length === 0 ? (mark ?? null) : null);

type Is = (mark: Mark) => boolean;

/** What to do with a sum that does not tell how much of it the subjects are that count twice, or that is on another scale. */
function notComparable(mark: Mark, subjects: readonly string[]): string {
  const { nam, nhan_doi: all } = mark;
  if (all.length === 0) return `mức ${nam} tính khác thang: ${scaledMark(mark)}`;
  const own = all.filter((subject) => subjects.includes(subject));
  return `cộng điểm môn ${listed(own.length > 0 ? own : all)} hai lần rồi so với ${scaledMark(mark)} (mức ${nam})`;
}

/** How a sum stands to the last marks of majors on its own scale; one on another scale is told with that. */
function comparedWith(own: number, name: string, majors: readonly KnownMajor[], isMeant: Is, isOfScale: Is) {
  const compared = majors.map((major) => {
    const marks = knownMarks(major).filter(isMeant);
    return { major, mark: onlyOf(lastOf(marks.filter(isOfScale))), other: onlyOf(lastOf(marks)) };
  });
  const known = compared.filter(({ mark }) => mark !== null);
  const isEnough = ({ mark }: (typeof compared)[number]) => mark !== null && own >= mark.diem_chuan;
  const enough = known.filter(isEnough);
  const sorted = [...enough, ...known.filter((each) => !isEnough(each)), ...compared.filter(({ mark }) => mark === null)];
  const rows = sorted.map(({ major, mark, other }) => {
    const lacking = other === null ? 'chưa có mức để so' : notComparable(other, subjectsOf(name));
    return majorRow(major, mark === null ? lacking : markWords(own, { year: mark.nam, required: mark.diem_chuan }));
  });
  const only = sorted.length === 1 ? sorted[0] : undefined;
  const many = `Không thấp hơn mức trúng tuyển gần nhất ở ${enough.length} trong ${known.length} ngành có mức để so`;
  return {
    kind: 'admitted' as const,
    title: `${formatViNumber(own)} điểm ${name} so với điểm trúng tuyển gần nhất${only === undefined ? '' : ` của ngành ${only.major.name}`}`,
    value: only !== undefined ? capital(rows[0]!.value) : known.length === 0 ? 'Chưa có mức để so' : many,
    rows: only === undefined ? rows : [],
    told: majors,
  };
}

/** A sum of three papers of a combination, or of those of a block, among the majors that admit by it. */
export const admitted: Maker = (asked) => {
  const [codes, [own = 0, ...more]] = [meantCodes(asked), asked.allOf('number').map(Number)];
  if (typedCodes(asked).length > 1 || more.length > 0 || own <= 0 || own > scale) return null;
  const majors = majorsOf(asked).filter(({ to_hop }) => to_hop.some(({ ma }) => codes.includes(ma)));
  if (majors.length === 0) return null;
  const isMeant = (mark: Mark) => isByExam(mark.phuong_thuc) && codesOf(mark).some((code) => codes.includes(code));
  return cardOf({
    ...comparedWith(own, nameOf(asked), majors, isMeant, (mark) => totalFor(mark, { sum: own, scale }, []) !== null),
    note: 'Chỉ so với điểm xét bằng kết quả thi, chưa tính điểm ưu tiên. Mức của năm tới chưa ai biết.',
    path: codes.length > 1 ? comparisonPath : choosingPath({ 'to-hop': codes.join().toLowerCase(), diem: String(own) }),
    link: 'So điểm của bạn',
  });
};

/** The points of a test with a scale of its own, such as ĐGNL, or of 'học bạ', among the majors that had marks by it. */
export const admittedByTest: Maker = (asked) => {
  const [[words, ...others], [own = 0, ...more]] = [[...new Set(asked.allOf('method'))], asked.allOf('number').map(Number)];
  // A sum on the scale of three papers is no average, and one of the exam is told with its combination.
  const isSum = own <= scale;
  if (words === undefined || others.length > 0 || more.length > 0 || own < scale / 2 || (isSum && isByExam(String(words))))
    return null;
  const isExact = asked.facts.majors.some((major) =>
    knownMarks(major).some(({ phuong_thuc }) => comparable(phuong_thuc) === words),
  );
  const isMeant = ({ phuong_thuc: way, thang_diem }: Mark) =>
    (isExact ? comparable(way) === words : isMethod(way, words)) && (isSum ? thang_diem === scale : (thang_diem ?? 0) >= own);
  const majors = majorsOf(asked).filter((major) => knownMarks(major).some(isMeant));
  const meant = majors.flatMap((major) => knownMarks(major).filter(isMeant));
  const [first] = meant;
  const isSame = ({ phuong_thuc, thang_diem }: Mark) => phuong_thuc === first?.phuong_thuc && thang_diem === first.thang_diem;
  // Of several tests nobody knows which one is meant.
  if (first === undefined || !meant.every(isSame)) return null;
  return cardOf({
    ...comparedWith(own, first.phuong_thuc, majors, isMeant, isMeant),
    note: `Thang ${formatViNumber(first.thang_diem ?? own)}, không đổi sang thang khác. Mức của năm tới chưa ai biết.`,
    ...toMajors,
  });
};

/** Majors side by side: what each costs, took last and admits by. */
export const compared: Maker = ({ majors: named }) => {
  const majors = named.slice(0, mostCompared);
  const rows = majors.map((major) => {
    const { hoc_phi: fee, thoi_gian: years, to_hop } = major;
    const cost = fee === null ? '' : `học phí ${moneyRange(fee.tu, fee.den)}/năm`;
    const codes = to_hop.length === 0 ? '' : `xét ${listed(to_hop.map(({ ma }) => ma))}`;
    const facts = [years === null ? '' : `${formatViNumber(years)} năm`, cost, lastMark(major), codes];
    return majorRow(major, facts.filter((text) => text !== '').join('; '));
  });
  const slugs = majors.map(({ slug }) => slug);
  return cardOf({
    kind: 'major',
    title: `So sánh ${listed(majors.map(({ name }) => name))}`,
    rows,
    note: 'Điểm khác thang không so được với nhau.',
    told: majors,
    path: comparePath('nganh', slugs),
    link: 'Đặt các ngành này cạnh nhau',
  });
};
