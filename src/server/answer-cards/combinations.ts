import type { AnswerCard } from '#shared/answers/answer-card.ts';
import { subjectsOf } from '#shared/codes/combination-tag.ts';
import { examIn } from '#shared/codes/exam.ts';
import { drawingExam, isTalentTest } from '#shared/guidance/choose-majors.ts';
import { choosingPath } from '#shared/guidance/compare-path.ts';
import { comparisonPath } from '#shared/paths.ts';
import { capital } from '#shared/text/capital.ts';
import { slugify } from '#shared/text/slugify.ts';
import { type Asked, type Maker, cardOf, codesIn, listed, majorRow, majorsOf, meantCodes, nameOf, ofMajors } from './card.ts';
import { rowOf, toMajor } from './card.ts';
import type { KnownMajor } from './known.ts';
import { means } from './word-tree.ts';

type Combination = KnownMajor['to_hop'][number];

const toChoosing = { path: comparisonPath, link: 'Chọn ngành theo môn thi' };

const hasExam = ({ thi }: Combination, exam: string): boolean => thi.includes(exam);

/** Majors that admit by a combination, or whether one does. */
export const admitting: Maker = (asked) => {
  const [codes, name] = [meantCodes(asked), nameOf(asked)];
  const isMeant = ({ to_hop }: KnownMajor) => to_hop.some(({ ma }) => codes.includes(ma));
  const [major] = asked.majors;
  if (major !== undefined && asked.majors.length === 1 && major.to_hop.length > 0) {
    const value = `${isMeant(major) ? 'Có' : 'Không'}: ngành này xét ${listed(codesIn(major.to_hop))}.`;
    return cardOf({ kind: 'combination', title: `Ngành ${major.name} có xét ${name} không`, value, ...toMajor(major) });
  }
  const found = majorsOf(asked).filter(isMeant);
  const subjects = codes.length === 1 ? subjectsOf(codes.join()) : [];
  return cardOf({
    kind: 'combination',
    title: `Ngành xét ${name}`,
    value: found.length === 0 ? `Không ngành nào của trường xét ${name}.` : `${found.length} ngành`,
    note: subjects.length > 0 ? `${name} gồm ${listed(subjects)}.` : '',
    rows: found.map((each) => majorRow(each, `xét ${listed(codesIn(each.to_hop))}`)),
    ...toChoosing,
    ...(codes.length === 1 && { path: choosingPath({ 'to-hop': codes.join().toLowerCase() }) }),
  });
};

const toldOf = ({ to_hop, nang_khieu }: KnownMajor) => {
  const rows = to_hop.map(({ ma, mon }) => rowOf(ma, mon.length > 0 ? mon.join(', ') : 'trang chưa ghi các môn'));
  return to_hop.length === 0 ? null : { value: listed(codesIn(to_hop)), rows, note: nang_khieu };
};

export const combinations: Maker = (asked) => ofMajors(asked, 'combination', 'tổ hợp xét tuyển', toldOf);

/** What is sat in a combination, or for a major. */
export const subjects: Maker = (asked) => {
  if (!asked.has('combination')) return ofMajors(asked, 'exam', 'môn thi', toldOf);
  const known = meantCodes(asked).filter((code) => subjectsOf(code).length > 0);
  const rows = known.map((code) => rowOf(code, subjectsOf(code).join(', ')));
  if (rows.length === 0 || asked.majors.length > 0) return null;
  const isTested = rows.some(({ name }) => subjectsOf(name).some((subject) => examIn(subject) !== subject));
  const note = isTested ? 'Bài năng khiếu do từng ngành ra đề: hãy xem trang của ngành.' : '';
  return cardOf({ kind: 'exam', title: `${nameOf(asked)} gồm những môn nào`, note, rows, ...toChoosing });
};

/** Whether drawing is tested, as far as the subjects of all combinations are known. */
export const drawing: Maker = (asked) => {
  if (asked.allOf('subject').some((subject) => subject !== drawingExam)) return null;
  if (asked.has('combination')) return drawingByCode(asked);
  if (asked.majors.length !== 1) return { ...withoutExams(asked, [drawingExam]), kind: 'exam' };
  return ofMajors(asked, 'exam', 'bài vẽ', ({ to_hop, nang_khieu: note }) => {
    const value = drawingIn(to_hop);
    return value === null ? null : { value, note };
  });
};

function drawingIn(to_hop: readonly Combination[]): string | null {
  if (to_hop.length === 0 || to_hop.some(({ mon }) => mon.length === 0)) return null;
  const kindOf = (each: Combination) => (hasExam(each, drawingExam) ? 'drawn' : each.thi.some(isTalentTest) ? 'other' : 'free');
  const { drawn = [], other = [], free = [] } = Object.groupBy(to_hop, kindOf);
  // The test of a talent by another name may be drawing too: what is said of it tells.
  const more = other.length === 0 ? '' : ` ${listed(codesIn(other))} có bài năng khiếu riêng.`;
  const drawnIn = listed(codesIn(drawn));
  if (free.length === 0) return `${drawn.length === 0 ? '' : `Có thi vẽ: ${drawnIn}.`}${more}`.trim();
  return `Không thi vẽ nếu xét ${listed(codesIn(free))}${drawn.length === 0 ? '' : `; ${drawnIn} thì có`}.${more}`;
}

/** 'Khối V có thi vẽ không', of the majors that admit by it; 'thi' alone asks for no drawing. */
function drawingByCode(asked: Asked): AnswerCard | null {
  const known = majorsOf(asked).flatMap(({ to_hop }) => to_hop);
  const all = meantCodes(asked).flatMap((code) => known.filter(({ ma }) => ma === code));
  const isTest = asked.parts.some((part) => means(part, 'thi-nang-khieu') && part.words.length > 1);
  const value = isTest ? drawingIn(all) : null;
  const rows = codesIn(all).map((code) => rowOf(code, subjectsOf(code).join(', ')));
  const title = `${capital(nameOf(asked))} có thi vẽ không`;
  return value === null ? null : cardOf({ kind: 'exam', title, value, rows, ...toChoosing });
}

/** A subject belongs to the liking or dislike before it, or to what follows where there is none: 'dở toán', 'toán em dở'. */
export const without: Maker = (asked) => {
  if (asked.first === 'noDrawing') return withoutExams(asked, [drawingExam]);
  const sides = asked.parts.map((part) => (means(part, 'bad') ? 'bad' : means(part, 'like') ? 'like' : ''));
  const disliked = asked.parts.flatMap(({ meanings }, at) => {
    const side = sides.slice(0, at).findLast((each) => each !== '') ?? sides.slice(at + 1).find((each) => each !== '');
    return side === 'bad' ? meanings.flatMap(({ as, of }) => (as === 'subject' ? [String(of)] : [])) : [];
  });
  return disliked.length === 0 ? null : withoutExams(asked, disliked);
};

/** Majors with a combination that has none of these exams; nor any that a school tests, for who does not want to draw. */
function withoutExams(asked: Asked, exams: readonly string[]): AnswerCard {
  const isByDrawing = exams.includes(drawingExam);
  const isFree = (each: Combination) =>
    each.mon.length > 0 && !exams.some((exam) => hasExam(each, exam)) && !(isByDrawing && each.thi.some(isTalentTest));
  const all = majorsOf(asked).map((major) => ({ major, free: major.to_hop.filter(isFree) }));
  const found = all.filter(({ free }) => free.length > 0);
  const name = listed(exams.map((exam) => (exam === drawingExam ? 'vẽ' : exam)));
  const codes = listed(codesIn(found.flatMap(({ free }) => free)));
  const some = asked.majors.length === 1 ? `Được, nếu xét ${codes}.` : `${found.length} trong ${all.length} ngành`;
  const whose = asked.majors.length > 0 ? 'Tổ hợp nào của ngành này' : 'Ngành nào của trường';
  const textOf = ({ ma, mon }: Combination) => `${ma} (${mon.join(', ')})`;
  return cardOf({
    kind: 'combination',
    title: `Ngành xét tổ hợp không thi ${name}`,
    value: found.length > 0 ? some : `${whose} cũng ${isByDrawing ? 'có bài năng khiếu' : `thi ${name}`}.`,
    note: `Theo các tổ hợp mà ngành xét${isByDrawing ? ', không kể tổ hợp có bài năng khiếu khác' : ''}. Có ngành còn nộp tập ảnh hay tập vẽ: hãy xem trang của ngành.`,
    rows: found.map(({ major, free }) => majorRow(major, free.map(textOf).join('; '))),
    ...toChoosing,
    path: choosingPath({ 'khong-thi': exams.map(slugify).join(',') }),
  });
}
