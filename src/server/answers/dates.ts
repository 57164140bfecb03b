import { dateState, endOf, nextMoment } from '#shared/admissions/date-state.ts';
import { daysText, whenText } from '#shared/admissions/date-words.ts';
import { isForMajors } from '#shared/admissions/majors.ts';
import { comparable } from '#shared/codes/comparable.ts';
import { admissionDate } from '#shared/content-types/admission-date.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { viDay } from '#shared/formats/vi-date.ts';
import { admissionsPath, dateAnchor, scholarshipAnchor } from '#shared/paths.ts';
import { anyIllustrative, type Asked, type Maker, cardOf, drawingExam, isMethod, rowOf, toAdmissions, unknown } from './card.ts';
import type { Facts } from './known.ts';

type KnownDate = Facts['dates'][number];
type KnownScholarship = Facts['scholarships'][number];

const kinds: readonly { value: string; label: string }[] = admissionDate.fields.loai.values;
/** What 'nguyện vọng' is a part of, by its name. */
const ofApplying = 'nhan-ho-so';
const ofWishes = comparable('nguyện vọng');

/** Whether one of the majors of a date, or of all where it names none, has a combination with drawing. */
const testsDrawing = ({ facts }: Asked, { nganh_hocs: named }: KnownDate): boolean =>
  named.length === 0 ||
  facts.majors.some(
    ({ id, to_hop }) => named.some((each) => each.id === id) && to_hop.some(({ thi }) => thi.includes(drawingExam)),
  );

/** Dates that are not over, those that concern a reader first; the last of them where all are. What was read may be of another day. */
export const dates: Maker = (asked) => {
  const { facts, now, first: which, majors } = asked;
  const kind = which === 'wishes' ? ofApplying : which;
  const [methods, [year], slugs] = [asked.allOf('method'), asked.allOf('ofYear'), majors.map(({ slug }) => slug)];
  const own = facts.dates
    .filter((date) => date.loai === kind && isForMajors(date, slugs) && (year === undefined || date.nam === year))
    .filter((date) => which !== 'wishes' || comparable(date.name).includes(ofWishes))
    .filter((date) => !asked.has('drawingTest') || testsDrawing(asked, date))
    .filter(({ phuong_thuc: ways }) => methods.length === 0 || ways.some((way) => methods.some((each) => isMethod(way, each))))
    .map((date) => ({ ...date, ...dateState(date, now) }))
    .map((date) => ({ date, path: `${admissionsPath}#${dateAnchor(date.id)}`, value: `${whenText(date)} (${daysText(date)})` }));
  const ahead = own.filter(({ date }) => date.state !== 'over').toSorted((a, b) => nextMoment(a.date) - nextMoment(b.date));
  const shown = ahead.length > 0 ? ahead : own.slice(-1);
  const [first] = shown;
  const title = kinds.find(({ value }) => value === kind)?.label ?? '';
  if (first === undefined) {
    const fact = `ngày ${title.toLocaleLowerCase('vi')}${year === undefined ? '' : ` năm ${year}`}`;
    return methods.length > 0 || which === 'wishes' ? null : unknown(asked, fact, { kind: 'date', title, ...toAdmissions });
  }
  const minh_hoa = anyIllustrative(shown.map(({ date }) => date));
  if (shown.length === 1) {
    const { name, dia_diem: place, le_phi: fee } = first.date;
    const note = [place, fee === null ? '' : `lệ phí: ${fee === 0 ? 'không' : moneyRange(fee, fee)}`].filter(
      (text) => text !== '',
    );
    return cardOf({
      kind: 'date',
      title: name,
      value: first.value,
      note: note.join('; '),
      minh_hoa,
      path: first.path,
      link: 'Xem mốc này',
    });
  }
  const rows = shown.map(({ date, value, path }) => rowOf(date.name, value, path));
  return cardOf({ kind: 'date', title, value: `${first.date.name}: ${first.value}`, rows, minh_hoa, ...toAdmissions });
};

function scholarshipTold(one: KnownScholarship, now: Date) {
  const isOver = one.han !== null && now.getTime() >= endOf(one.han);
  const parts = [one.gia_tri, one.so_suat === null ? '' : `${one.so_suat} suất`, isOver ? 'đã hết hạn đăng ký' : ''];
  const until = one.han === null || isOver ? '' : ` Đăng ký đến ${viDay(one.han)}.`;
  const path = `${admissionsPath}#${scholarshipAnchor(one.id)}`;
  return { value: parts.filter((text) => text !== '').join('; '), note: `${one.danh_cho}${until}`, path };
}

/** The scholarship that is named, or those for the majors that are. */
export const scholarships: Maker = (asked) => {
  const { facts, now, majors } = asked;
  const [one] = asked.allOf('oneScholarship').flatMap((at) => facts.scholarships[Number(at)] ?? []);
  const kind = 'scholarship' as const;
  if (one !== undefined)
    return cardOf({ kind, title: one.name, ...scholarshipTold(one, now), minh_hoa: one.minh_hoa, link: 'Xem học bổng này' });
  const slugs = majors.map(({ slug }) => slug);
  const found = facts.scholarships.filter((each) => isForMajors(each, slugs));
  const title = majors.length === 0 ? 'Học bổng' : `Học bổng cho ngành ${majors.map(({ name }) => name).join(', ')}`;
  if (found.length === 0) return unknown(asked, 'học bổng nào', { kind, title, ...toAdmissions });
  const rows = found.map((each) => rowOf(each.name, scholarshipTold(each, now).value, scholarshipTold(each, now).path));
  return cardOf({ kind, title, value: `${found.length} học bổng`, rows, minh_hoa: anyIllustrative(found), ...toAdmissions });
};
