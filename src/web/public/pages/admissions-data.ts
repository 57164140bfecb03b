import type { AdmissionDateItem, ScholarshipItem } from '#shared/answers/admissions.ts';
import type { MajorItem } from '#shared/answers/major.ts';
import type { PlainPageDetail } from '#shared/answers/plain-page.ts';
import type { QuestionItem } from '#shared/answers/question.ts';
import type { Site } from '#shared/answers/site.ts';
import type { AdmissionsFilter } from '#shared/admissions/admissions-address.ts';
import { isForMajors } from '#shared/admissions/majors.ts';
import { isForMethod, methodSlug } from '#shared/admissions/methods.ts';
import { admissionsSlug, api as calls, majorPath } from '#shared/paths.ts';
import { type Api, refusedWith } from '#web/api.ts';
import { listOrEmpty, type NamedSlug } from '../layout/list-or-empty.ts';

/** Questions that the page leads to; all of them have a page of their own. */
const mostQuestions = 10;

/** What the page shows for an address. A filter that names nothing of this site is as if it was not there. */
export async function loadAdmissions(api: Api, url: string) {
  const query = new URL(url).searchParams;
  const about = query.get('nganh') ?? '';
  const [{ data: site }, { data: all }, majors, scholarships, questions, text] = await Promise.all([
    api.get<Site>(calls.site),
    api.get<AdmissionDateItem[]>(calls.list('moc-tuyen-sinh')),
    listOrEmpty<MajorItem>(api, calls.list('nganh-hoc')),
    listOrEmpty<ScholarshipItem>(api, calls.list('hoc-bong')),
    listOrEmpty<QuestionItem>(api, calls.list('hoi-dap'), {
      ...(about !== '' && { nganh: about }),
      page: 1,
      per_page: mostQuestions,
    }),
    textOrNull(api),
  ]);
  const methods = methodsOf([...site.phuong_thuc, ...all.flatMap(({ phuong_thuc }) => phuong_thuc)]);
  const major = majors.find(({ slug }) => slug === about);
  const method = methods.find(({ slug }) => slug === query.get('phuong-thuc'));
  const filter: AdmissionsFilter = { 'phuong-thuc': method?.slug ?? '', nganh: major?.slug ?? '' };
  const isConcerned = (each: AdmissionDateItem | ScholarshipItem) => isForMajors(each, major && [major.slug]);
  const dates = toldOnce(all.filter((date) => isConcerned(date) && (!method || isForMethod(date.phuong_thuc, method.slug))));
  const inState = (state: AdmissionDateItem['state']) => dates.records.filter((date) => date.state === state).map(shownDate);
  const rows = (major ? [major] : majors).map((each) => majorRow(each, method?.slug));
  // Some methods have no marks: then nothing is known of which majors admit by them.
  const byMethod = method ? rows.filter(({ marks }) => marks.length > 0) : [];
  return {
    text,
    filter,
    method: method?.name ?? '',
    major: major && { name: major.name, path: majorPath(major.group.slug, major.slug) },
    options: { methods, majors: majors.map(({ name, slug }): NamedSlug => ({ name, slug })) },
    dates: {
      isTold: dates.isTold,
      open: inState('open'),
      ahead: inState('ahead').toSorted((a, b) => a.days - b.days),
      over: inState('over').toReversed(),
    },
    scholarships: toldOnce(scholarships.filter(isConcerned)),
    majors: toldOnce(byMethod.length > 0 ? byMethod : rows),
    questions: questions.map(({ name, slug }): NamedSlug => ({ name, slug })),
  };
}

export type ShownDate = ReturnType<typeof shownDate>;
export type MajorRow = ReturnType<typeof majorRow>;

/** The introduction of the page; null where editors hide it or have none. */
async function textOrNull(api: Api): Promise<Pick<PlainPageDetail, 'description' | 'sections'> | null> {
  try {
    const { data } = await api.get<PlainPageDetail>(calls.record('trang', admissionsSlug));
    // One that had this slug before has a page of its own.
    return data.slug === admissionsSlug ? { description: data.description, sections: data.sections } : null;
  } catch (error) {
    if (refusedWith(404, error) === null) throw error;
    return null;
  }
}

/** Each once; the first spelling counts. */
const methodsOf = (names: readonly string[]): NamedSlug[] =>
  [...Map.groupBy(names, methodSlug)].map(([slug, [name = '']]) => ({ slug, name }));

const shownDate = ({ nam: _, ...shown }: AdmissionDateItem) => shown;

/** What is but an illustration says so; where all of them are, it is said once for all. */
function toldOnce<R extends { minh_hoa: boolean }>(records: R[]): { isTold: boolean; records: R[] } {
  const isTold = records.length > 0 && records.every(({ minh_hoa }) => minh_hoa);
  return { isTold, records: isTold ? records.map((record) => ({ ...record, minh_hoa: false })) : records };
}

/** A line of the table of majors: with a method, its marks alone. */
function majorRow(major: MajorItem, method: string | undefined) {
  const { name, slug, group, ma_nganh, ma_xet_tuyen, ten_xet_tuyen, to_hop, chi_tieu, tuyen_sinh, hoc_phi, minh_hoa } = major;
  return {
    slug,
    name,
    path: majorPath(group.slug, slug),
    code: ma_xet_tuyen || ma_nganh,
    official: ma_xet_tuyen === '' || ma_xet_tuyen === ma_nganh ? '' : ten_xet_tuyen,
    combinations: to_hop.map(({ ma }) => ma),
    places: chi_tieu.find(({ so }) => so !== null) ?? null,
    marks: tuyen_sinh
      .filter(({ phuong_thuc, diem_chuan }) => diem_chuan !== null && (!method || methodSlug(phuong_thuc) === method))
      .map(({ nam, phuong_thuc, diem_chuan, thang_diem }) => ({ nam, phuong_thuc, diem_chuan, thang_diem })),
    fee: hoc_phi,
    minh_hoa,
  };
}
