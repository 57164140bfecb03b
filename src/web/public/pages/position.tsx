import { redirect } from 'react-router';
import type { ReactNode } from 'react';
import type { PositionPage } from '#shared/answers/position.ts';
import { api as calls, careerPath, careersPath, majorPath, positionPath } from '#shared/paths.ts';
import { leastLevelName, levelName, payLevelName } from '#shared/guidance/fact-names.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { slugify } from '#shared/text/slugify.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import type { LinkedMajor } from '#shared/answers/linked.ts';
import { CompareLink } from '../guidance/compare-link.tsx';
import { Aside, Facts, Illustrative } from '../guidance/facts.tsx';
import { LinkRows } from '../guidance/link-rows.tsx';
import { subjectRow, unpictured } from '../guidance/rows.ts';
import { NextDateLine } from '../guidance/next-date.tsx';
import { SaveButton } from '../guidance/save-button.tsx';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { PageError } from '../layout/page-error.tsx';
import { block } from './block.tsx';
import { askBlock, cardsBlock, RecordPage } from './record-page.tsx';
import type { Route } from './+types/position.ts';
import { departmentAnchor } from './department-anchor.ts';
import { positionEntry } from '../parts/entries.ts';
import styles from './position.module.css';
import { studyAnchor } from '../guidance/study-anchor.ts';

/** What to study, on the first screen of a position. */
const StudyBox = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby={studyAnchor} className={styles['box']}>
    <h2 id={studyAnchor} className="quiet-sm">
      Học ngành nào
    </h2>
    {children}
  </section>
);

type Props = { majors: LinkedMajor[]; career: { name: string; slug: string } };

/** The major nearest to a position as the plain answer, then the others; without any, where those of its career are named. */
function StudyAnswer({ majors: [nearest, ...others], career }: Props) {
  if (nearest === undefined)
    return (
      <StudyBox>
        <p>
          <Link to={`${careerPath(career.slug)}#${studyAnchor}`} className={styles['elsewhere']}>
            Xem các ngành của nghề {career.name}
          </Link>
        </p>
      </StudyBox>
    );
  return (
    <StudyBox>
      <p className={styles['answer']}>
        <Link to={majorPath(nearest.parent_slug, nearest.slug)} className={styles['nearest']}>
          {nearest.name}
        </Link>
        {nearest.bac !== '' && <span className="quiet-sm">{levelName(nearest.bac)}</span>}
      </p>
      {others.length > 0 && (
        <div className={styles['others']}>
          <p>Cũng vào được từ</p>
          <ul className={styles['list']}>
            {others.map((major) => (
              <li key={major.id}>
                <Link to={majorPath(major.parent_slug, major.slug)}>{major.name}</Link>
                {/* Said only where it differs: most majors of a school are of one level. */}
                {major.bac !== nearest.bac && major.bac !== '' && ` (${levelName(major.bac).toLowerCase()})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </StudyBox>
  );
}

const missing = 'Không tìm thấy vị trí';

async function load(api: Api, { nghe_nghiep: career, slug }: { nghe_nghiep: string; slug: string }) {
  const { data: position } = await api.get<PositionPage>(calls.record('vi-tri', slug));
  // A position has one address, whatever career the link was made with, and by whatever slug it had before.
  if (career !== position.career.slug || slug !== position.slug)
    throw redirect(positionPath(position.career.slug, position.slug), 301);
  return { ...position, nganh_hocs: unpictured(position.nganh_hocs), mon_hocs: unpictured(position.mon_hocs) };
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
  const { career, department_name, neighbours, luong: pay, mon_hocs: subjects } = position;
  const path = positionPath(career.slug, position.slug);
  // Editors write tools among the tags too; one screen names each once.
  const tools = new Set(position.cong_cu.map(slugify));
  const tags = position.fields.filter((field) => !tools.has(slugify(field)));
  const department = `${careerPath(career.slug)}#${departmentAnchor(department_name)}`;
  const picture =
    position.image === null
      ? { src: position.thumbnail, meta: position.thumbnail_meta }
      : { src: position.image, meta: position.image_meta };

  return (
    <RecordPage
      path={path}
      above={[
        { label: 'Nghề nghiệp', to: careersPath },
        { label: career.name, to: careerPath(career.slug) },
      ]}
      name={position.name}
      otherNames={position.other_names}
      actions={
        <>
          <SaveButton kind="vi-tri" path={path} name={position.name} />
          <CompareLink kind="vi-tri" slug={position.slug} name={position.name} />
        </>
      }
      lede={position.short_description}
      facts={
        <>
          <StudyAnswer majors={position.nganh_hocs} career={career} />
          <NextDateLine date={position.moc} slug={position.nganh_hocs[0]?.slug ?? ''} />
          <Facts
            checkedOn={position.kiem_tra}
            facts={[
              { label: 'Trình độ thường cần', value: position.hoc_van && leastLevelName(position.hoc_van) },
              { label: 'Công cụ', value: position.cong_cu.join(', ') },
              {
                label: 'Thu nhập',
                value: pay && (
                  <>
                    {moneyRange(pay.tu, pay.den)}/tháng
                    <Illustrative when={position.minh_hoa} />
                    <Aside>
                      {payLevelName(pay.muc)}. Nguồn: {pay.nguon}, {pay.nam}.
                    </Aside>
                  </>
                ),
              },
              { label: 'Bộ phận', value: <Link to={department}>{department_name}</Link> },
            ]}
          />
          {tags.length > 0 && (
            <ul className={styles['tags']} aria-label="Lĩnh vực">
              {tags.map((field) => (
                <li key={field} className={styles['tag']}>
                  {field}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      picture={picture}
      video={position.youtube_url}
      sections={position.detailed_description}
      blocks={[
        block('phan--mon-hoc', 'Môn học cho nghề này', <LinkRows rows={subjects.map(subjectRow)} />, {
          isEmpty: subjects.length === 0,
          count: `${subjects.length} môn`,
        }),
        cardsBlock(
          'phan--vi-tri-khac',
          `Vị trí khác ở bộ phận ${department_name}`,
          'vị trí',
          neighbours.map((neighbour) => positionEntry(career.slug, neighbour)),
        ),
        askBlock(`vị trí ${position.name}`),
      ]}
    />
  );
}
