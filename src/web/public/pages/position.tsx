import { Link, redirect } from 'react-router';
import type { PositionPage } from '#shared/answers/position.ts';
import { api as calls, careerPath, careersPath, positionPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { PageError } from '../layout/page-error.tsx';
import { OtherRecords, RecordPage } from './record-page.tsx';
import type { Route } from './+types/position.ts';
import { departmentAnchor } from './department-anchor.ts';
import { positionEntry } from '../parts/entries.ts';
import styles from './position.module.css';

const missing = 'Không tìm thấy vị trí';

async function load(api: Api, { career, slug }: { career: string; slug: string }) {
  const { data: position } = await api.get<PositionPage>(calls.position(slug));
  // A position has one address, whatever career the link was made with, and by whatever slug it had before.
  if (career !== position.career.slug || slug !== position.slug)
    throw redirect(positionPath(position.career.slug, position.slug), 301);
  return position;
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params);
export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (position) => ({
    title: `${twinName(position.name, position.slug)}, nghề ${position.career.name}`,
    description:
      position.short_description ||
      `Vị trí ${position.name} trong bộ phận ${position.department_name} của nghề ${position.career.name}.`,
    path: positionPath(position.career.slug, position.slug),
    about: { kind: 'vi-tri', record: position },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Position({ loaderData: position }: Route.ComponentProps) {
  const { career, department_name, neighbours } = position;
  const department = `${careerPath(career.slug)}#${departmentAnchor(department_name)}`;
  const picture =
    position.image === null
      ? { src: position.thumbnail, meta: position.thumbnail_meta }
      : { src: position.image, meta: position.image_meta };

  return (
    <RecordPage
      path={positionPath(career.slug, position.slug)}
      above={[
        { label: 'Nghề nghiệp', to: careersPath },
        { label: career.name, to: careerPath(career.slug) },
      ]}
      name={position.name}
      otherNames={position.other_names}
      lede={position.short_description}
      picture={picture}
      facts={
        <>
          <dl className={styles['facts']}>
            <dt>Bộ phận</dt>
            <dd>
              <Link to={department}>{department_name}</Link>
            </dd>
          </dl>
          {position.fields.length > 0 && (
            <ul className={styles['tags']} aria-label="Lĩnh vực">
              {position.fields.map((field) => (
                <li key={field} className={styles['tag']}>
                  {field}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      video={position.youtube_url}
      sections={position.detailed_description}
    >
      <OtherRecords
        id="phan--vi-tri-khac"
        title={`Vị trí khác ở bộ phận ${department_name}`}
        unit="vị trí"
        entries={neighbours.map((neighbour) => positionEntry(career.slug, neighbour))}
      />
    </RecordPage>
  );
}
