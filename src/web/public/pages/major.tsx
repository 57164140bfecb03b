import { redirect } from 'react-router';
import type { MajorPage } from '#shared/answers/major.ts';
import { api as calls, majorGroupPath, majorGroupsPath, majorPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { Catalogue } from '../parts/catalogue.tsx';
import { PageError } from '../layout/page-error.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { RecordPage } from './record-page.tsx';
import type { Route } from './+types/major.ts';
import { subjectEntry } from '../parts/entries.ts';

const missing = 'Không tìm thấy ngành học';

async function load(api: Api, params: { group: string; slug: string }) {
  const { data: major } = await api.get<MajorPage>(calls.major(params.slug));
  if (major.group.slug !== params.group || major.slug !== params.slug)
    throw redirect(majorPath(major.group.slug, major.slug), 301);
  return major;
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params);

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (major) => ({
    title: `Ngành ${twinName(major.name, major.slug)}`,
    description: major.description || `Ngành ${major.name} của nhóm ngành ${major.group.name}: nội dung và các môn học.`,
    path: majorPath(major.group.slug, major.slug),
    about: { kind: 'nganh-hoc', record: major },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Major({ loaderData: major }: Route.ComponentProps) {
  const { group, mon_hocs: subjects } = major;
  return (
    <RecordPage
      path={majorPath(group.slug, major.slug)}
      above={[
        { label: 'Ngành học', to: majorGroupsPath },
        { label: group.name, to: majorGroupPath(group.slug) },
      ]}
      majorCode={major.ma_nganh}
      name={major.name}
      otherNames={major.other_names}
      lede={major.description}
      picture={{ src: major.image, meta: major.image_meta }}
      video={major.youtube_url}
      sections={major.detailed_content}
    >
      <section aria-labelledby="phan--chuong-trinh-hoc">
        <PartTitle id="phan--chuong-trinh-hoc" title="Chương trình học" count={`${subjects.length} môn học`} />
        <Catalogue entries={subjects.map((subject) => subjectEntry(group.slug, major.slug, subject))} />
      </section>
    </RecordPage>
  );
}
