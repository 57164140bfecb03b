import { Link, redirect } from 'react-router';
import type { PositionPage } from '#shared/answers/position.ts';
import { api as calls, careerPath, careersPath, positionPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { failureMeta, publicMeta, twinName } from '../layout/page-meta.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Card, threeBesideSidebar } from '../parts/card.tsx';
import { ContentSections } from '../parts/content-sections.tsx';
import { PageError } from '../layout/page-error.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { PrintFoot } from '../parts/print-foot.tsx';
import { RecordHead } from '../parts/record-head.tsx';
import { Tags } from '../parts/tags.tsx';
import { Video } from '../parts/video.tsx';
import type { Route } from './+types/position.ts';
import { departmentAnchor } from './department-anchor.ts';
import facts from './position.module.css';
import styles from './record.module.css';

const missing = 'Không tìm thấy vị trí';

async function load(api: Api, { career, slug }: { career: string; slug: string }) {
  const { data: position } = await api.get<PositionPage>(calls.position(slug));
  // A position has one address, whatever career the link was made with.
  if (career !== position.career.slug) throw redirect(positionPath(position.career.slug, position.slug), 301);
  return { position };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params);
export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(error, missing);
  const { position } = loaderData;
  const { name, slug, career, department_name } = position;
  return publicMeta(matches, {
    title: `${twinName(name, slug)}, nghề ${career.name}`,
    description: position.short_description || `Vị trí ${name} trong bộ phận ${department_name} của nghề ${career.name}.`,
    path: positionPath(career.slug, slug),
    about: { kind: 'vi-tri', record: position },
  });
};
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Position({ loaderData: { position } }: Route.ComponentProps) {
  const { career, department_name, neighbours } = position;
  const department = `${careerPath(career.slug)}#${departmentAnchor(department_name)}`;
  const picture =
    position.image === null
      ? { src: position.thumbnail, meta: position.thumbnail_meta }
      : { src: position.image, meta: position.image_meta };

  return (
    <article className={styles['page']}>
      <RecordHead
        above={
          <Breadcrumbs
            trail={[
              { label: 'Nghề nghiệp', to: careersPath },
              { label: career.name, to: careerPath(career.slug) },
              { label: position.name },
            ]}
          />
        }
        name={position.name}
        lede={position.short_description}
        picture={picture}
      >
        <dl className={facts['facts']}>
          <dt>Bộ phận</dt>
          <dd>
            <Link to={department}>{department_name}</Link>
          </dd>
        </dl>
        <Tags items={position.fields} />
      </RecordHead>
      {position.youtube_url && <Video link={position.youtube_url} title={position.name} />}
      <div>
        <AnchorButtons sections={position.detailed_description} />
        <ContentSections sections={position.detailed_description} />
      </div>
      {neighbours.length > 0 && (
        <section aria-labelledby="phan--vi-tri-khac" className={styles['more']}>
          <PartTitle
            id="phan--vi-tri-khac"
            title={`Vị trí khác trong bộ phận ${department_name}`}
            count={`${neighbours.length} vị trí`}
          />
          <ul className={styles['others']}>
            {neighbours.map((neighbour) => (
              <li key={neighbour.id}>
                <Card
                  to={positionPath(career.slug, neighbour.slug)}
                  name={neighbour.name}
                  text={neighbour.short_description}
                  picture={{ src: neighbour.thumbnail, meta: neighbour.thumbnail_meta }}
                  sizes={threeBesideSidebar}
                  shape="auto"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PrintFoot path={positionPath(career.slug, position.slug)} />
    </article>
  );
}
