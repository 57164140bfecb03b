import { dateState, endOf, nextMoment } from '#shared/admissions/date-state.ts';
import { daysText, whenText } from '#shared/admissions/date-words.ts';
import { isForMajors } from '#shared/admissions/majors.ts';
import { comparable } from '#shared/codes/comparable.ts';
import { admissionDate } from '#shared/content-types/admission-date.ts';
import { drawingExam } from '#shared/guidance/choose-majors.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { viDay } from '#shared/formats/vi-date.ts';
import { capital } from '#shared/text/capital.ts';
import { admissionsPath, dateAnchor, scholarshipAnchor } from '#shared/paths.ts';
import { type Asked, type Maker, cardOf, isMethod, listed, rowOf, toAdmissions, unknown } from './card.ts';
import type { Facts, KnownMajor } from './known.ts';
import { rankBy } from './rank-texts.ts';

type KnownDate = Facts['dates'][number];
type KnownScholarship = Facts['scholarships'][number];

const kinds: readonly { value: string; label: string }[] = admissionDate.fields.loai.values;
/** What 'nguyện vọng' is a part of, by its name. */
const ofApplying = 'nhan-ho-so';
const ofWishes = comparable('nguyện vọng');
/** Dates without a kind are asked for by words of their names. */
const ofNoKind = 'khac';

const lastDay = /het han|han chot|han cuoi|tre nhat|deadline/;
const feeText = (fee: number): string => `lệ phí: ${fee === 0 ? 'không' : moneyRange(fee, fee)}`;

/** Of how many majors a date is; all where it names none. */
const breadthOf = ({ nganh_hocs: { length } }: KnownDate): number => (length === 0 ? Number.MAX_SAFE_INTEGER : length);

/**
 * Dates that are not over, or the last that is: those first whose names say what is typed, then those of most majors where none is
 * named. What was read may be of another day.
 */
export const dates: Maker = (asked) => {
  const { facts, now, first: which, majors } = asked;
  const kind = which === 'wishes' ? ofApplying : which;
  const title = kinds.find(({ value }) => value === kind)?.label ?? '';
  const cities = asked.allOf('city').map((city) => comparable(String(city)));
  const isThere = ({ name, dia_diem }: KnownDate) => cities.some((city) => comparable(`${name} ${dia_diem}`).includes(city));
  const [methods, [year], slugs] = [asked.allOf('method'), asked.allOf('ofYear'), majors.map(({ slug }) => slug)];
  const named = asked.allOf(ofNoKind).map((words) => comparable(String(words)));
  const isDrawn = ({ to_hop }: KnownMajor) => to_hop.some(({ thi }) => thi.includes(drawingExam));
  const drawn = new Set(facts.majors.filter(isDrawn).map(({ id }) => id));
  const meant = facts.dates
    .filter((date) => date.loai === kind && isForMajors(date, slugs) && (year === undefined || date.nam === year))
    .filter(({ name }) => which !== ofNoKind || named.some((words) => comparable(name).includes(words)))
    .filter((date) => which !== 'wishes' || comparable(date.name).includes(ofWishes))
    .filter(({ nganh_hocs: named }) => !asked.has('drawingTest') || named.length === 0 || named.some(({ id }) => drawn.has(id)))
    .filter(
      ({ phuong_thuc: ways }) =>
        methods.length === 0 || which === ofNoKind || ways.some((way) => methods.some((each) => isMethod(way, each))),
    );
  const own = (meant.some(isThere) ? meant.filter(isThere) : meant)
    .map((date) => ({ ...date, ...dateState(date, now) }))
    .map((date) => {
      const value = `${whenText(date)} (${daysText(date)})`;
      const isPlaced = asked.has('where') && date.dia_diem !== '';
      return {
        date,
        path: `${admissionsPath}#${dateAnchor(date.id)}`,
        value,
        placed: isPlaced ? `${value}; ${date.dia_diem}` : value,
      };
    });
  const rankOf = rankBy(asked, meant, ({ name }) => name, title);
  const ahead = own
    .filter(({ date }) => date.state !== 'over')
    .toSorted(
      ({ date: a }, { date: b }) =>
        rankOf(b) - rankOf(a) || (majors.length > 0 ? 0 : breadthOf(b) - breadthOf(a)) || nextMoment(a) - nextMoment(b),
    );
  // Who asks until when it is possible at all is told the last day first.
  const isLast = asked.has('late') || asked.parts.some(({ words }) => lastDay.test(words.map(({ key }) => key).join(' ')));
  if (isLast) ahead.sort(({ date: a }, { date: b }) => rankOf(b) - rankOf(a) || endOf(b.ket_thuc) - endOf(a.ket_thuc));
  const shown = ahead.length > 0 ? ahead : own.slice(-1);
  const [first] = shown;
  if (first === undefined) {
    if (which === ofNoKind) return null;
    const fact = `ngày ${title.toLocaleLowerCase('vi')}${year === undefined ? '' : ` năm ${year}`}`;
    return methods.length > 0 || which === 'wishes' ? null : unknown(asked, fact, { kind: 'date', title, ...toAdmissions });
  }
  const { name, ket_thuc: end, dia_diem: place, le_phi: fee, ho_so: papers, noi_dung: sections } = first.date;
  const tests = asked.has('subjectsAsked') ? majors.map(({ nang_khieu }) => nang_khieu) : [];
  const askedToo = [...tests, asked.has('papers') && papers.length > 0 ? `cần có: ${listed(papers)}` : ''];
  const isOne = shown.length === 1;
  // What becomes of who is late stands in the text of a date.
  const [text] = asked.has('late') && isOne ? sections : [];
  const told = isOne ? [place, fee === null ? '' : feeText(fee)] : [];
  return cardOf({
    kind: 'date',
    title: isOne ? name : title,
    value: isOne ? first.value : `${isLast ? `Hạn cuối ${viDay(end.slice(0, 10))}, ` : ''}${name}: ${first.placed}`,
    note: capital([...askedToo, ...told].filter((text) => text !== '').join('; ')),
    rows: isOne ? [] : shown.map(({ date, placed, path }) => rowOf(date.name, placed, path)),
    tra_loi: text === undefined ? [] : [text],
    told: shown.map(({ date }) => date),
    ...(isOne ? { path: first.path, link: 'Xem mốc này' } : toAdmissions),
  });
};

/** What is told of the dates of a kind that are not over, of those of which something is. */
function toldOf({ facts, now, majors }: Asked, kind: string, title: string, tell: (date: KnownDate) => string) {
  const slugs = majors.map(({ slug }) => slug);
  const isMeant = (date: KnownDate) =>
    date.loai === kind && tell(date) !== '' && isForMajors(date, slugs) && dateState(date, now).state !== 'over';
  const found = facts.dates.filter(isMeant);
  const rows = found.map((date) => rowOf(date.name, tell(date), `${admissionsPath}#${dateAnchor(date.id)}`));
  const [only, ...others] = rows;
  if (only === undefined) return null;
  const given = others.length > 0 ? { title, rows } : { title: only.name, value: only.value };
  return cardOf({ kind: 'date', ...given, told: found, ...toAdmissions });
}

/** What has to be brought along, or sent in. */
export const papers: Maker = (asked) =>
  toldOf(asked, asked.first === 'papers' ? ofApplying : asked.first, 'Cần những giấy tờ gì', ({ ho_so }) => listed(ho_so));

/** What the test of a major costs. */
export const entryFee: Maker = (asked) =>
  toldOf(asked, 'dang-ky-nang-khieu', 'Lệ phí thi năng khiếu', ({ le_phi: fee }) => (fee === null ? '' : capital(feeText(fee))));

function scholarshipTold(one: KnownScholarship, now: Date) {
  const isOver = one.han !== null && now.getTime() >= endOf(one.han);
  const until = one.han === null ? '' : isOver ? 'đã hết hạn đăng ký' : `hạn ${viDay(one.han)}`;
  const parts = [one.gia_tri, one.so_suat === null ? '' : `${one.so_suat} suất`, until];
  const path = `${admissionsPath}#${scholarshipAnchor(one.id)}`;
  return { value: parts.filter((text) => text !== '').join('; '), note: one.danh_cho, path };
}

const ofSiblings = /\b(?:anh em|chi em|em ruot)\b/;

/** The scholarship that is named, or those for the majors that are. */
export const scholarships: Maker = (asked) => {
  const { facts, now, majors } = asked;
  const [one] = asked.allOf('oneScholarship').flatMap((at) => facts.scholarships[Number(at)] ?? []);
  const kind = 'scholarship' as const;
  if (one !== undefined)
    return cardOf({ kind, title: one.name, ...scholarshipTold(one, now), link: 'Xem học bổng này', told: [one] });
  const slugs = majors.map(({ slug }) => slug);
  const meant = facts.scholarships.filter((each) => isForMajors(each, slugs));
  const textOf = ({ name, gia_tri, danh_cho }: KnownScholarship) => `${name} ${gia_tri} ${danh_cho}`;
  const rankOf = rankBy(asked, meant, textOf, 'học bổng');
  const areTold = (each: KnownScholarship) => Number(asked.has('siblings') && ofSiblings.test(comparable(textOf(each))));
  const found = meant.toSorted((one, other) => areTold(other) - areTold(one) || rankOf(other) - rankOf(one));
  const title = majors.length === 0 ? 'Học bổng' : `Học bổng cho ngành ${majors.map(({ name }) => name).join(', ')}`;
  if (found.length === 0) return unknown(asked, 'học bổng nào', { kind, title, ...toAdmissions });
  if (asked.has('siblings') && !found.some(areTold))
    return unknown(asked, 'khoản giảm cho anh chị em', { kind, title: 'Giảm học phí cho anh chị em', ...toAdmissions });
  const rows = found.map((each) => rowOf(each.name, scholarshipTold(each, now).value, scholarshipTold(each, now).path));
  return cardOf({ kind, title, value: `${found.length} học bổng`, rows, told: found, ...toAdmissions });
};
