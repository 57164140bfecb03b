import { data } from 'react-router';
import {
  homePath,
  api as calls,
  askingPath,
  admissionsPath,
  comparisonPath,
  interestPath,
  questionsPath,
  searchPagePath,
  type Visited,
  visited,
} from '#shared/paths.ts';
import type { AskingFacts, SiteAnswer } from '#shared/answers/site.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { useSite } from '#web/site.ts';
import { Hours, Ways } from '../guidance/school-ways.tsx';
import { EnquiriesClosed } from '../guidance/enquiries-closed.tsx';
import { EnquiryForm } from '../guidance/enquiry-form.tsx';
import { type Given, nothingGiven, outcomeOf, readForm } from '../guidance/enquiry-values.ts';
import { questionAbout, waysToAsk } from '../guidance/ways-to-ask.ts';
import { PageError } from '../layout/page-error.tsx';
import { metaOf } from '../layout/page-meta.ts';
import type { PageHandle } from '../page-handle.ts';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import type { Route } from './+types/enquiry.ts';
import styles from './enquiry.module.css';

const missing = 'Không tìm thấy trang';

/** As many as the call takes. */
const formBytes = 32 * 1024;

/** What pages are called that show no single record, where one asks about them. */
const called: Readonly<Record<string, string>> = {
  [admissionsPath]: 'tuyển sinh',
  [comparisonPath]: 'việc chọn ngành',
  [interestPath]: 'kết quả khám phá theo sở thích',
  [questionsPath]: 'việc học ở trường',
  [searchPagePath]: 'điều bạn vừa hỏi',
};

/** What a record is called before its name, where one asks about it. */
const kinds: Readonly<Record<Visited, string>> = {
  'nghe-nghiep': 'nghề',
  'nhom-nganh': 'nhóm ngành',
  'nganh-hoc': 'ngành',
  'vi-tri': 'vị trí',
  'mon-hoc': 'môn',
  'bai-viet': 'bài',
  trang: 'trang',
  'hoi-dap': 'câu hỏi',
};

/** What the page at a path is about; '' where that is not known. */
async function subjectOf(api: Api, path: string): Promise<string> {
  const [pathname = ''] = path.split('?', 1);
  const parts = pathname.split('/');
  const isOf = (pattern: string) => {
    const those = pattern.split('/');
    return those.length === parts.length && those.every((part, place) => part.startsWith(':') || part === parts[place]);
  };
  const [type] = Object.entries(visited).find(([, pattern]) => isOf(pattern)) ?? [];
  if (type === undefined) return called[pathname] ?? '';
  const kind = type as Visited;
  try {
    const { data: record } = await api.get<{ name?: string; title?: string }>(calls.record(kind, parts.at(-1) ?? ''));
    return record.name === undefined ? `${kinds[kind]} “${record.title}”` : `${kinds[kind]} ${record.name}`;
  } catch {
    // Who asks can say himself what it is about.
    return '';
  }
}

async function givenIn(api: Api, url: string): Promise<Given> {
  const page = new URL(url).searchParams.get('ve') ?? '';
  if (!page.startsWith('/')) return nothingGiven;
  const about = await subjectOf(api, page);
  const searched = page.startsWith(`${searchPagePath}?`) ? new URLSearchParams(page.slice(searchPagePath.length)).get('q') : null;
  return { question: searched ?? (about && questionAbout(about)), about, page };
}

async function load(api: Api, url: string) {
  const [given, { data: site }] = await Promise.all([givenIn(api, url), api.get<SiteAnswer>(calls.site)]);
  const { gio_tra_loi, ngay_nghi, muc_dich, thang_luu } = site;
  return { given, facts: { gio_tra_loi, ngay_nghi, muc_dich, thang_luu } satisfies AskingFacts };
}

export const handle = { query: ['ve'], isKept: ({ search }) => search === '', takesForm: formBytes } satisfies PageHandle;
export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request.url);
export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (_loaded, { name: school }) => ({
    title: 'Hỏi tư vấn',
    description: `Gửi câu hỏi về ngành, nghề, xét tuyển, học phí hay việc học ở ${school}: để lại số điện thoại, Zalo hoặc email, trường trả lời bạn.`,
    path: askingPath,
    about: { kind: 'trang-chung', record: { slug: 'hoi-tu-van' } },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

/** What a browser sends that runs no scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = readForm(await request.formData());
  const { status, answer } = await context.get(apiContext).send(calls.enquiries, values);
  return data({ values, outcome: outcomeOf(answer) }, { status: status === 201 ? 200 : status });
}

export default function Enquiry({ loaderData: { given, facts }, actionData: sent }: Route.ComponentProps) {
  const site = useSite();
  return (
    <article className={`page-grid ${styles['page']}`}>
      <header className="head-grid">
        <Breadcrumbs above={[{ label: 'Trang chủ', to: homePath }]} current="Hỏi tư vấn" />
        <h1 className="page-title">Hỏi tư vấn</h1>
        <p className="page-about">
          Ngành, nghề, xét tuyển, học phí, chỗ ở: điều gì còn phân vân, bạn hoặc ba mẹ cứ hỏi. Thầy cô tư vấn đọc từng câu.
        </p>
        <Hours facts={facts} />
      </header>
      <div className={styles['both']}>
        {site.nhan_cau_hoi ? <EnquiryForm given={given} facts={facts} sent={sent} /> : <EnquiriesClosed />}
        {waysToAsk(site).length > 0 && (
          <section aria-labelledby="phan--hoi-thang">
            <h2 id="phan--hoi-thang" className={styles['title']}>
              Hoặc hỏi thẳng
            </h2>
            <Ways question={given.question || 'Tôi muốn hỏi tư vấn'} />
          </section>
        )}
      </div>
    </article>
  );
}
