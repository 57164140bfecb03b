import { redirect } from 'react-router';
import type { SubjectPage } from '#shared/answers/subject.ts';
import { api as calls, majorGroupPath, majorGroupsPath, majorPath, subjectPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { PageError } from '../layout/page-error.tsx';
import { OtherRecords, RecordPage } from './record-page.tsx';
import type { Route } from './+types/subject.ts';
import { subjectEntry } from '../parts/entries.ts';

const missing = 'Không tìm thấy môn học';

async function load(api: Api, params: { group: string; major: string; slug: string }) {
  const { data: subject } = await api.get<SubjectPage>(calls.subject(params.slug));
  const { nganh_hoc: major } = subject;
  if (major.group.slug !== params.group || major.slug !== params.major || subject.slug !== params.slug) {
    throw redirect(subjectPath(major.group.slug, major.slug, subject.slug), 301);
  }
  return subject;
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params);

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (subject) => ({
    title: `Môn ${twinName(subject.name, subject.slug)}, ngành ${subject.nganh_hoc.name}`,
    description: subject.short_description || subject.description || `Môn ${subject.name} của ngành ${subject.nganh_hoc.name}.`,
    path: subjectPath(subject.nganh_hoc.group.slug, subject.nganh_hoc.slug, subject.slug),
    about: { kind: 'mon-hoc', record: subject },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Subject({ loaderData: subject }: Route.ComponentProps) {
  const { nganh_hoc: major, neighbours } = subject;
  const { group } = major;
  return (
    <RecordPage
      path={subjectPath(group.slug, major.slug, subject.slug)}
      above={[
        { label: 'Ngành học', to: majorGroupsPath },
        { label: group.name, to: majorGroupPath(group.slug) },
        { label: major.name, to: majorPath(group.slug, major.slug) },
      ]}
      name={subject.name}
      otherNames={subject.other_names}
      lede={subject.short_description}
      picture={{ src: subject.hinh_anh, meta: subject.hinh_anh_meta }}
      text={subject.description}
      video={subject.video_url}
      sections={subject.detailed_content}
    >
      <OtherRecords
        id="phan--mon-khac"
        title={`Môn khác của ngành ${major.name}`}
        unit="môn"
        entries={neighbours.map((neighbour) => subjectEntry(group.slug, major.slug, neighbour))}
      />
    </RecordPage>
  );
}
