import type { AdmissionDateItem } from '#shared/answers/admissions.ts';
import type { ShownSection } from '#shared/answers/parts.ts';
import type { QuestionItem } from '#shared/answers/question.ts';
import { guidancePages, homePage, sitePages } from '#shared/pages/site-pages.ts';
import type { Step } from '#shared/pages/trail.ts';
import { withoutMarks } from '#shared/text/marked-text.ts';
import { besideWords } from '#shared/text/section-words.ts';
import type { PageContext, RecordPage, Sitemap, Thing } from './record-page.ts';
import { provider, school } from './schema-org.ts';

/** The kind of the pages that show no single record. No content type has it as its path. */
export const siteKind = 'trang-chung';

/** What it was called before a content type took that path: share pictures of these pages are asked for by it where they were seen. */
export const formerSiteKind = 'trang';

/** Nobody says when they last changed. */
export const guidanceSitemap: Sitemap = () => Promise.resolve(guidancePages.map(({ path }) => ({ path, changed: null })));

/** `dates` and `questions`: what its page shows of them, where it does. */
type ShownPage = {
  slug: string;
  dates?: readonly Pick<
    AdmissionDateItem,
    'id' | 'name' | 'loai' | 'bat_dau' | 'ket_thuc' | 'dia_diem' | 'le_phi' | 'minh_hoa'
  >[];
  questions?: readonly Pick<QuestionItem, 'name' | 'tra_loi'>[];
};

function stepOf({ slug }: ShownPage): Step {
  const page = sitePages.find((each) => each.slug === slug);
  if (page === undefined) throw new Error(`There is no page ${slug} of the site.`);
  return { name: page.title ?? page.name, path: page.path };
}

export const sitePage: RecordPage<ShownPage> = {
  find: (_context, asked) => Promise.resolve(sitePages.some(({ slug }) => slug === asked) ? { slug: asked } : null),
  trail: (page) => [stepOf(page)],
  share: (page) => ({ name: stepOf(page).name, kicker: '', picture: null }),
  structuredData: ({ slug, dates = [], questions = [] }, place) => [
    ...(slug === homePage.slug ? [school(place)] : []),
    ...dates.filter(({ loai, minh_hoa }) => loai === 'ngay-hoi' && !minh_hoa).map((date) => eventOf(date, place)),
    ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions.map(questionOf) }] : []),
  ],
};

const eventOf = (
  { name, bat_dau, ket_thuc, dia_diem, le_phi }: NonNullable<ShownPage['dates']>[number],
  place: PageContext,
): Thing => ({
  '@type': 'Event',
  name,
  startDate: bat_dau ?? ket_thuc,
  endDate: ket_thuc,
  eventStatus: 'https://schema.org/EventScheduled',
  url: place.url,
  organizer: provider(place),
  ...(dia_diem !== '' && { location: { '@type': 'Place', name: dia_diem, address: dia_diem } }),
  ...(le_phi !== null && { isAccessibleForFree: le_phi === 0 }),
});

const questionOf = ({ name, tra_loi }: NonNullable<ShownPage['questions']>[number]): Thing => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text: tra_loi.flatMap(linesOf).join('\n') },
});

function linesOf({ title, content, list, marked, numbered, ...beside }: ShownSection): string[] {
  const plain = marked ? withoutMarks : (text: string) => text;
  const entries = list.map((item, at) => `${numbered ? `${at + 1}.` : '–'} ${plain(item)}`);
  return [title, plain(content), ...entries, ...besideWords(beside)].filter((line) => line.trim() !== '');
}
