import { redirect } from 'react-router';
import type { MajorCard, MajorPage } from '#shared/answers/major.ts';
import { api as calls, careerPath, majorGroupPath, majorGroupsPath, majorPath, positionPath } from '#shared/paths.ts';
import { levelName, schoolYear } from '#shared/guidance/fact-names.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { Combinations } from '../guidance/combinations.tsx';
import { CompareLink } from '../guidance/compare-link.tsx';
import { Aside, Facts, Illustrative } from '../guidance/facts.tsx';
import { Admission, fetchAhead, WholeCost } from '../guidance/late-admission.ts';
import { LinkRows } from '../guidance/link-rows.tsx';
import { articleRow, unpictured } from '../guidance/rows.ts';
import { NextDateLine } from '../guidance/next-date.tsx';
import { SaveButton } from '../guidance/save-button.tsx';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { Catalogue } from '../parts/catalogue.tsx';
import { PageError } from '../layout/page-error.tsx';
import { block } from './block.tsx';
import { askBlock, cardsBlock, RecordPage } from './record-page.tsx';
import type { Route } from './+types/major.ts';
import { subjectEntry } from '../parts/entries.ts';
import { termsOf } from './programme-terms.ts';
import styles from './major.module.css';
import type { Entry } from '../parts/card.tsx';

const majorEntry = (group: string, { slug, name, description, image, image_meta }: MajorCard): Entry => ({
  to: majorPath(group, slug),
  name,
  text: description,
  picture: { src: image, meta: image_meta },
});

const missing = 'Không tìm thấy ngành học';

async function load(api: Api, params: { group: string; slug: string }) {
  const { data: major } = await api.get<MajorPage>(calls.record('nganh-hoc', params.slug));
  if (major.group.slug !== params.group || major.slug !== params.slug)
    throw redirect(majorPath(major.group.slug, major.slug), 301);
  const careers = major.nghe_nghieps.map((career) => ({ ...career, vi_tris: unpictured(career.vi_tris) }));
  return { ...major, nghe_nghieps: careers };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  fetchAhead();
  return load(browserApi, params);
};

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (major) => ({
    title: `Ngành ${twinName(major.name, major.slug)}`,
    description: major.description || `Ngành ${major.name} của nhóm ngành ${major.group.name}: nội dung và các môn học.`,
    path: majorPath(major.group.slug, major.slug),
    about: { kind: 'nganh-hoc', record: major },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Major({ loaderData: major }: Route.ComponentProps) {
  const { group, name, slug, minh_hoa: isIllustrative, hoc_phi: fee, thoi_gian: years } = major;
  const path = majorPath(group.slug, slug);
  return (
    <RecordPage
      path={path}
      above={[
        { label: 'Ngành học', to: majorGroupsPath },
        { label: group.name, to: majorGroupPath(group.slug) },
      ]}
      kicker={<CodeAndLevel major={major} />}
      name={name}
      otherNames={major.other_names}
      actions={
        <>
          <SaveButton kind="nganh" path={path} name={name} />
          <CompareLink kind="nganh" slug={slug} name={name} />
        </>
      }
      next={<NextDateLine date={major.moc} slug={slug} />}
      lede={major.description}
      facts={
        <Facts
          checkedOn={major.kiem_tra}
          isIllustrative={isIllustrative}
          facts={[
            { label: 'Thời gian', value: years && `${formatViNumber(years)} năm` },
            {
              label: 'Học phí',
              value: fee && (
                <>
                  {moneyRange(fee.tu, fee.den)}/năm
                  <Aside>Năm học {schoolYear(fee.nam)}</Aside>
                </>
              ),
            },
            { label: 'Tổ hợp', value: major.to_hop.length > 0 && <Combinations combinations={major.to_hop} /> },
            { label: 'Văn bằng', value: major.bang_cap },
            { label: 'Cơ sở', value: major.co_so.join(', ') },
          ]}
        />
      }
      leads={[
        block('phan--hoc-xong-lam-gi', 'Học xong làm gì', <PositionsByCareer careers={major.nghe_nghieps} />, {
          isEmpty: major.nghe_nghieps.length === 0,
          count: `${major.nghe_nghieps.flatMap(({ vi_tris }) => vi_tris).length} vị trí`,
        }),
      ]}
      picture={{ src: major.image, meta: major.image_meta }}
      video={major.youtube_url}
      sections={major.detailed_content}
      blocks={[
        block(
          'phan--chuong-trinh-hoc',
          major.mon_tieu_bieu ? 'Một số môn tiêu biểu' : 'Chương trình học',
          <Programme major={major} />,
          {
            count: `${major.mon_hocs.length} môn học`,
          },
        ),
        block('phan--xet-tuyen', 'Xét tuyển', <Admission major={major} />),
        block(
          'phan--chi-phi',
          'Chi phí cả khóa',
          fee && years && <WholeCost fee={fee} years={years} others={major.chi_phi_khac} isIllustrative={isIllustrative} />,
          { isEmpty: !fee || !years },
        ),
        cardsBlock(
          'phan--nganh-gan',
          'Ngành gần',
          'ngành',
          major.neighbours.map((neighbour) => majorEntry(group.slug, neighbour)),
        ),
        block('phan--bai-viet', 'Bài viết liên quan', <LinkRows rows={major.bai_viets.map(articleRow)} />, {
          isEmpty: major.bai_viets.length === 0,
        }),
        askBlock(`ngành ${name}`),
      ]}
    />
  );
}

/** What is typed to apply stands beside the code where it is another one. */
function CodeAndLevel({ major: { ma_nganh: code, ma_xet_tuyen: applied, ten_xet_tuyen: official, bac } }: { major: MajorPage }) {
  const level = levelName(bac);
  return (
    <>
      <p className={styles['code']}>
        {code && (
          <>
            <span className={styles['codeLabel']}>Mã ngành </span>
            {code}{' '}
          </>
        )}
        {level && <span className={styles['level']}>{level}</span>}
      </p>
      {applied && applied !== code && (
        <p className={styles['applied']}>
          Đăng ký bằng mã <b>{applied}</b>
          {official && ` (ngành ${official})`}.
        </p>
      )}
    </>
  );
}

const PositionsByCareer = ({ careers }: { careers: MajorPage['nghe_nghieps'] }) => (
  <div className={styles['careers']}>
    {careers.map((career) => (
      <div key={career.id}>
        <h3 className={styles['career']}>
          <Link to={careerPath(career.slug)}>Nghề {career.name}</Link>
        </h3>
        <LinkRows
          most={mostOfCareer}
          unit="vị trí"
          rows={career.vi_tris.map(({ parent_slug, slug, name }) => ({ to: positionPath(parent_slug, slug), name }))}
        />
      </div>
    ))}
  </div>
);

/** Positions of one career before the rest is folded. */
const mostOfCareer = 6;

/** By term where the terms are known, else in order. */
function Programme({ major: { group, slug, mon_hocs: subjects } }: { major: MajorPage }) {
  const entries = (some: MajorPage['mon_hocs']) => some.map((subject) => subjectEntry(group.slug, slug, subject));
  if (subjects.every(({ hoc_ky }) => hoc_ky === null)) return <Catalogue entries={entries(subjects)} />;
  const isWhole = subjects.every(({ minh_hoa }) => minh_hoa);
  return (
    <>
      <Illustrative when={isWhole} />
      {termsOf(subjects).map(({ term, from, subjects: some }) => (
        <div key={term} className={styles['term']}>
          <h3 className={styles['termName']}>
            {term === null ? 'Chưa xếp học kỳ' : `Học kỳ ${term}`}
            <Illustrative when={!isWhole && term !== null && some.some(({ minh_hoa }) => minh_hoa)} />
          </h3>
          <Catalogue heading="h4" from={from} entries={entries(some)} />
        </div>
      ))}
    </>
  );
}
