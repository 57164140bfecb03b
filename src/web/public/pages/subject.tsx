import { redirect } from 'react-router';
import type { SubjectPage } from '#shared/answers/subject.ts';
import { api as calls, majorGroupPath, majorGroupsPath, majorPath, subjectPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { failureMeta, publicMeta, twinName } from '../layout/page-meta.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Card, threeBesideSidebar } from '../parts/card.tsx';
import { ContentSections, Paragraphs } from '../parts/content-sections.tsx';
import { PageError } from '../layout/page-error.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { PrintFoot } from '../parts/print-foot.tsx';
import { RecordHead } from '../parts/record-head.tsx';
import { Video } from '../parts/video.tsx';
import type { Route } from './+types/subject.ts';
import styles from './record.module.css';

const missing = 'Không tìm thấy môn học';

async function load(api: Api, params: { group: string; major: string; slug: string }) {
  const { data: subject } = await api.get<SubjectPage>(calls.subject(params.slug));
  const { nganh_hoc: major } = subject;
  if (major.group.slug !== params.group || major.slug !== params.major) {
    throw redirect(subjectPath(major.group.slug, major.slug, subject.slug), 301);
  }
  return { subject };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params);

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(error, missing);
  const { subject } = loaderData;
  const { name, slug, nganh_hoc: major } = subject;
  return publicMeta(matches, {
    title: `Môn ${twinName(name, slug)}, ngành ${major.name}`,
    description: subject.short_description || subject.description || `Môn ${name} của ngành ${major.name}.`,
    path: subjectPath(major.group.slug, major.slug, slug),
    about: { kind: 'mon-hoc', record: subject },
  });
};
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Subject({ loaderData: { subject } }: Route.ComponentProps) {
  const { nganh_hoc: major, neighbours } = subject;
  const { group } = major;
  return (
    <article className={styles['page']}>
      <RecordHead
        above={
          <Breadcrumbs
            trail={[
              { label: 'Ngành học', to: majorGroupsPath },
              { label: group.name, to: majorGroupPath(group.slug) },
              { label: major.name, to: majorPath(group.slug, major.slug) },
              { label: subject.name },
            ]}
          />
        }
        name={subject.name}
        lede={subject.short_description}
        picture={{ src: subject.hinh_anh, meta: subject.hinh_anh_meta }}
      />
      {subject.description !== '' && (
        <div className={styles['text']}>
          <Paragraphs text={subject.description} />
        </div>
      )}
      {subject.video_url && <Video link={subject.video_url} title={subject.name} />}
      <div>
        <AnchorButtons sections={subject.detailed_content} />
        <ContentSections sections={subject.detailed_content} />
      </div>
      {neighbours.length > 0 && (
        <section aria-labelledby="phan--mon-khac" className={styles['more']}>
          <PartTitle id="phan--mon-khac" title={`Môn khác của ngành ${major.name}`} count={`${neighbours.length} môn`} />
          <ul className={styles['others']}>
            {neighbours.map(({ slug, name, short_description, hinh_anh, hinh_anh_meta }) => (
              <li key={slug}>
                <Card
                  to={subjectPath(group.slug, major.slug, slug)}
                  name={name}
                  text={short_description}
                  picture={{ src: hinh_anh, meta: hinh_anh_meta }}
                  sizes={threeBesideSidebar}
                  shape="auto"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PrintFoot path={subjectPath(group.slug, major.slug, subject.slug)} />
    </article>
  );
}
