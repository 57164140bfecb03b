import type { AdmissionDateItem } from '#shared/answers/admissions.ts';
import type { MajorItem } from '#shared/answers/major.ts';
import type { SiteAnswer } from '#shared/answers/site.ts';
import { combinationSlug } from '#shared/guidance/combination-slug.ts';
import { nextMoment } from '#shared/admissions/date-state.ts';
import { isForMajors } from '#shared/admissions/majors.ts';
import { marksIn } from '#shared/guidance/mark-text.ts';
import { markWords } from '#shared/admissions/mark-words.ts';
import { isForMethod, methodSlug } from '#shared/admissions/methods.ts';
import { type OwnMarks, paperScale, plainTotal, readOwnMarks, requiredMarks, totalFor } from '#shared/admissions/own-marks.ts';
import { rulesOf, withPriority } from '#shared/admissions/priority.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { isTalentTest } from '#shared/guidance/choose-majors.ts';
import type { Comparison } from '#shared/guidance/compare-address.ts';
import { yearlyFee } from '#shared/guidance/whole-cost.ts';
import { capital } from '#shared/text/capital.ts';
import { slugify } from '#shared/text/slugify.ts';

/** How a major answers: for each mark that is required by the method what one's own are to it, and what else to know. */
export type MajorAnswer = { marks: { words: string; figures: string }[]; more: string[] };

export type MarksAnswer = {
  /** What is wrong with marks, by the field it is told at. Then nothing else is said. */
  faults: Partial<Record<'to-hop' | 'diem' | 'uu-tien' | 'diem-cong', string>>;
  /** What is said once of all majors. */
  said: string[];
  /** Whether rules for priority that are but illustrations were used. */
  isIllustrative: boolean;
  of: (major: MajorItem) => MajorAnswer | null;
};

type Known = { site: SiteAnswer; dates: readonly AdmissionDateItem[] };

/** The highest priority of region and person together, on scale 30, after the regulations of university admission. */
const mostPriority = 2.75;

/** The method that is asked for of those of the school; else the exam, by the name under which it is `used`. */
function methodOf(names: readonly string[], asked: string | null, isUsed: (slug: string) => boolean) {
  const methods = names.map((name) => ({ name, slug: methodSlug(name) }));
  const usual = methods.toSorted((one, other) => Number(isExam(other)) - Number(isExam(one)));
  const chosen = methods.find(({ slug }) => slug === asked) ?? usual.find(({ slug }) => isUsed(slug));
  return chosen ?? usual[0] ?? { name: '', slug: '' };
}
const isExam = ({ slug }: { slug: string }) => slug.includes('tot-nghiep');

/** A number that may be left out; null where it is none, or more than there can be. */
function pointsIn(text: string, most: number): number | null {
  const [points = null] = text === '' ? [0] : (marksIn(text) ?? []);
  return points !== null && points <= most ? points : null;
}

/** What the page says to marks of one's own. `dates` are those of admissions. */
export function answerMarks(majors: readonly MajorItem[], asked: Pick<Comparison, 'choice' | 'own'>, known: Known): MarksAnswer {
  const { site, dates } = known;
  const chosen = asked.choice.to_hop;
  const rules = rulesOf(site);
  const allBy = (slug: string) => majors.flatMap((major) => requiredMarks(major.tuyen_sinh, slug, chosen));
  const method = methodOf(site.phuong_thuc, asked.own.method, (slug) => chosen !== null && allBy(slug).length > 0);
  const combinationOf = ({ to_hop }: MajorItem) => to_hop.find(({ ma }) => combinationSlug(ma) === chosen);
  const combination = majors.map(combinationOf).find((one) => one !== undefined);
  const name = combination?.ma ?? chosen?.toUpperCase() ?? '';
  const marks = readOwnMarks(asked.own.marks, allBy(method.slug), { name, subjects: combination?.mon ?? [] });
  const [priority, bonus] =
    rules.length === 0 ? [0, 0] : [pointsIn(asked.own.priority, mostPriority), pointsIn(asked.own.bonus, paperScale)];
  const isNameless =
    chosen === null &&
    majors.some(({ tuyen_sinh }) =>
      tuyen_sinh.some((row) => methodSlug(row.phuong_thuc) === method.slug && row.to_hop.length > 0),
    );
  if ('fault' in marks || priority === null || bonus === null || isNameless) {
    const faults = {
      ...('fault' in marks && { diem: marks.fault }),
      ...(priority === null && { 'uu-tien': `Mức ưu tiên từ 0 đến ${formatViNumber(mostPriority)}.` }),
      ...(bonus === null && { 'diem-cong': `Điểm cộng từ 0 đến ${paperScale}.` }),
      ...(isNameless && { 'to-hop': 'Chọn tổ hợp của bạn để so điểm.' }),
    };
    return { faults, said: [], isIllustrative: false, of: () => null };
  }

  const isRaised = priority > 0 || bonus > 0;
  const ruleFor = (scale: number) => rules.find(({ thang_diem }) => thang_diem === scale);
  /** With priority and bonus; null where there is no rule for the scale. */
  const raised = (total: number, scale: number): number | null => {
    const rule = ruleFor(scale);
    if (!isRaised) return total;
    return rule === undefined ? null : withPriority(total, { priority, bonus }, rule);
  };
  const plain = plainTotal(marks);
  const shown = raised(plain.total, plain.scale);
  const rule = isRaised ? ruleFor(plain.scale) : undefined;
  const answerTo = (row: ReturnType<typeof allBy>[number], subjects: readonly string[]) => {
    const scale = formatViNumber(row.thang_diem);
    const total = totalFor(row, marks, subjects);
    const own = total === null ? null : raised(total, row.thang_diem);
    const twice = subjects.filter((subject) => row.nhan_doi.some((doubled) => slugify(doubled) === slugify(subject)));
    const figures = [
      `Mức ${row.nam}: ${formatViNumber(row.diem_chuan)}`,
      own !== null && own !== shown && `điểm của bạn ${formatViNumber(own)}`,
      `thang ${scale}`,
      twice.length > 0 && `${twice.join(', ')} nhân đôi`,
    ];
    const why =
      total !== null
        ? `chưa có quy tắc điểm ưu tiên, điểm cộng cho thang ${scale}`
        : 'sum' in marks && row.nhan_doi.length > 0
          ? 'mức này có môn nhân đôi, ghi điểm từng môn để so'
          : `mức này theo thang ${scale}, khác thang điểm của bạn`;
    const words = own === null ? `Chưa so được: ${why}` : capital(markWords(own, { year: row.nam, required: row.diem_chuan }));
    return { words, figures: figures.filter((part) => part !== false).join(', ') };
  };
  return {
    faults: {},
    isIllustrative: rule !== undefined && site.uu_tien_minh_hoa,
    said: [
      `Điểm của bạn: ${reckoning(marks, plain.total, shown)}, theo phương thức ${method.name}${name && `, tổ hợp ${name}`}.`,
      'Mức của năm trước, chưa phải của năm nay.',
      ...(rule ? [`Điểm ưu tiên, điểm cộng tính theo quy tắc năm ${rule.nam}${rule.nguon && `: ${rule.nguon}`}.`] : []),
    ],
    of: (major) => {
      const own = combinationOf(major);
      const rows = requiredMarks(major.tuyen_sinh, method.slug, chosen).map((row) => answerTo(row, own?.mon ?? []));
      const fee = major.hoc_phi === null ? 'Chưa có học phí' : `Học phí ${yearlyFee(major.hoc_phi)}`;
      const concerned = dates.filter(
        (date) => date.state !== 'over' && isForMajors(date, [major.slug]) && isForMethod(date.phuong_thuc, method.slug),
      );
      return {
        marks: rows.length === 0 ? [{ words: 'Chưa có mức để so', figures: '' }] : rows,
        more: [fee, testLine(own, concerned)].filter((line) => line !== ''),
      };
    },
  };
}

/** '7 + 8 + 7,5 = 22,5', and what becomes of it with priority and bonus. */
function reckoning(marks: OwnMarks, total: number, shown: number | null): string {
  const plain = [...('papers' in marks ? [marks.papers.map(formatViNumber).join(' + ')] : []), formatViNumber(total)].join(' = ');
  return shown === null || shown === total ? plain : `${plain}, thành ${formatViNumber(shown)} khi cộng ưu tiên và điểm cộng`;
}

/** Whether a test of talent is to be taken, and until when one registers for it: the next of the dates that concern a major. */
function testLine(combination: MajorItem['to_hop'][number] | undefined, dates: readonly AdmissionDateItem[]): string {
  const next = (kind: string) =>
    dates.filter(({ loai }) => loai === kind).toSorted((one, other) => nextMoment(one) - nextMoment(other))[0];
  const tests = combination?.thi.filter(isTalentTest) ?? [];
  const register = next('dang-ky-nang-khieu');
  if (tests.length > 0)
    return `Cần thi ${tests.join(', ')}: ${register ? `đăng ký ${register.when_text} (${register.left_text})` : 'chưa có hạn đăng ký'}`;
  // A date that is for all methods says nothing of those without a test.
  const test = [register, next('thi-nang-khieu')].find((date) => date !== undefined && date.phuong_thuc.length > 0);
  if (test !== undefined) return `${test.name}: ${test.when_text} (${test.left_text})`;
  return combination === undefined || combination.thi.length === 0 ? '' : `${combination.ma} không có bài thi năng khiếu`;
}
