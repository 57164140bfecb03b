import { redirect } from 'react-router';
import type { CareerPage } from '#shared/answers/career.ts';
import { api as calls, careerPath, majorPath } from '#shared/paths.ts';
import { departmentTitle } from '#shared/guidance/department-title.ts';
import { levelName } from '#shared/guidance/fact-names.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { AskAdvice, AskLink } from '../guidance/ask-advice.tsx';
import { type LinkRow, LinkRows } from '../guidance/link-rows.tsx';
import { articleRow, unpictured } from '../guidance/rows.ts';
import { SaveButton } from '../guidance/save-button.tsx';
import { studyAnchor } from '../guidance/study-anchor.ts';
import { Unsure } from '../guidance/unsure.tsx';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { Cards } from '../parts/card.tsx';
import { Paragraphs } from '../parts/content-sections.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { OtherNames } from '../parts/other-names.tsx';
import { PageError } from '../layout/page-error.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Picture } from '../parts/picture.tsx';
import type { Route } from './+types/career.ts';
import { departmentAnchor } from './department-anchor.ts';
import { positionEntry } from '../parts/entries.ts';
import { splitLede } from './split-lede.ts';
import styles from './career.module.css';

const missing = 'Không tìm thấy nghề nghiệp';

async function load(api: Api, slug: string) {
  const { data: career } = await api.get<CareerPage>(calls.record('nghe-nghiep', slug));
  // By a slug that it had before.
  if (career.slug !== slug) throw redirect(careerPath(career.slug), 301);
  return { ...career, nganh_hocs: unpictured(career.nganh_hocs), bai_viets: unpictured(career.bai_viets) };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.slug);
export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (career) => ({
    title: `Nghề ${twinName(career.name, career.slug)}`,
    description: career.description || `Nghề ${career.name}: các bộ phận và vị trí làm việc.`,
    path: careerPath(career.slug),
    about: { kind: 'nghe-nghiep', record: career },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

/** Longer names are set smaller, so that the picture stays on the first screen. */
const longName = 22;

export default function Career({ loaderData: career }: Route.ComponentProps) {
  const { lede, rest } = splitLede(career.description);
  const seen = new Map<string, number>();
  const departments = career.departments.map((department) => {
    const title = departmentTitle(department.name);
    const anchor = departmentAnchor(title);
    const times = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, times);
    return { ...department, title, anchor: times === 1 ? anchor : `${anchor}-${times}` };
  });

  return (
    <article className={styles['career']}>
      <header className={styles['head']}>
        <div className={styles['names']}>
          <h1 className={styles['name']} data-long={career.name.length > longName || undefined}>
            {career.name}
          </h1>
          <OtherNames names={career.other_names} />
        </div>
        <div className={styles['under']}>
          {departments.length > 0 && (
            <p className={styles['counts']}>
              <span className={styles['count']}>
                <b>{departments.length}</b> bộ phận
              </span>
              <span className={styles['dot']}> · </span>
              <span className={styles['count']}>
                <b>{career.positions_count}</b> vị trí việc làm
              </span>
            </p>
          )}
          <SaveButton kind="nghe" path={careerPath(career.slug)} name={career.name} />
        </div>
        <Picture
          src={career.image}
          meta={career.image_meta}
          seed={career.slug}
          sizes="(min-width: 66em) min(42rem, 63vw - 192px), (min-width: 60em) calc(97vw - 288px), (min-width: 45em) 65vw, 86vw"
          priority
          described
          className={styles['picture']}
        />
      </header>

      <div className={styles['intro']}>
        {lede !== '' && <p className={styles['lede']}>{lede}</p>}
        <section aria-labelledby={studyAnchor} className={styles['study']}>
          <PartTitle
            id={studyAnchor}
            title="Học ngành nào"
            {...(career.nganh_hocs.length > 0 && { count: `${career.nganh_hocs.length} ngành` })}
          />
          {career.nganh_hocs.length === 0 ? (
            <>
              <p>Chưa ghi ngành nào dẫn tới nghề này.</p>
              <AskLink path={careerPath(career.slug)} isPlain />
            </>
          ) : (
            <LinkRows
              rows={career.nganh_hocs.map((major) => studyRow(major, career.positions_count))}
              most={mostMajors}
              unit="ngành"
            />
          )}
        </section>
        {rest !== '' && (
          <div className={styles['about']}>
            <Paragraphs text={rest} />
          </div>
        )}
        {departments.length > 1 && (
          <nav aria-labelledby="cac-bo-phan" className={styles['contents']}>
            <PartTitle id="cac-bo-phan" title="Các bộ phận" count={`${departments.length} bộ phận`} />
            <ol>
              {departments.map(({ id, anchor, title, positions: { length } }) => (
                <li key={id}>
                  <Link to={`#${anchor}`} className={styles['jump']}>
                    <span className={styles['jumpTitle']}>{title}</span>
                    <span className="quiet-figures">{length} vị trí</span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>

      {departments.length === 0 && <EmptyState title="Không có dữ liệu để hiển thị" />}
      {departments.map((department, index) => (
        <section key={department.id} className={styles['department']} aria-labelledby={department.anchor}>
          <div className={styles['departmentHead']}>
            <span className={styles['number']} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h2 id={department.anchor} className={styles['title']}>
                {department.title}
              </h2>
              {department.short_description !== '' && <p className={styles['departmentText']}>{department.short_description}</p>}
            </div>
          </div>
          {department.positions.length === 0 ? (
            <p className="quiet">Không có dữ liệu để hiển thị</p>
          ) : (
            <Cards
              className={styles['cards']}
              entries={department.positions.map((position) => positionEntry(career.slug, position))}
            />
          )}
        </section>
      ))}
      {career.bai_viets.length > 0 && (
        <section aria-labelledby="phan--bai-viet" className={styles['articles']}>
          <PartTitle id="phan--bai-viet" title="Bài viết liên quan" count={`${career.bai_viets.length} bài`} />
          <LinkRows rows={career.bai_viets.map(articleRow)} />
        </section>
      )}
      <Unsure />
      <AskAdvice subject={`nghề ${career.name}`} />
    </article>
  );
}

/** Majors before the rest is folded. */
const mostMajors = 6;

const studyRow = (major: CareerPage['nganh_hocs'][number], positions: number): LinkRow => ({
  to: majorPath(major.parent_slug, major.slug),
  name: major.name,
  note: [levelName(major.bac), `${major.positions_count}/${positions} vị trí`].filter(Boolean).join(' · '),
});
