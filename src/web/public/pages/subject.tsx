import { redirect } from 'react-router';
import type { SubjectPage } from '#shared/answers/subject.ts';
import { api as calls, majorGroupPath, majorGroupsPath, majorPath, subjectPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { Facts } from '../guidance/facts.tsx';
import { LinkRows } from '../guidance/link-rows.tsx';
import { positionRow, subjectRow, unpictured } from '../guidance/rows.ts';
import { SaveButton } from '../guidance/save-button.tsx';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { PageError } from '../layout/page-error.tsx';
import { block } from './block.tsx';
import { cardsBlock, RecordPage } from './record-page.tsx';
import type { Route } from './+types/subject.ts';
import { subjectEntry } from '../parts/entries.ts';
import styles from './subject.module.css';

const missing = 'Không tìm thấy môn học';

async function load(api: Api, params: { group: string; nganh_hoc: string; slug: string }) {
  const { data: subject } = await api.get<SubjectPage>(calls.record('mon-hoc', params.slug));
  const { nganh_hoc: major } = subject;
  if (major.group.slug !== params.group || major.slug !== params.nganh_hoc || subject.slug !== params.slug) {
    throw redirect(subjectPath(major.group.slug, major.slug, subject.slug), 301);
  }
  return {
    ...subject,
    vi_tris: unpictured(subject.vi_tris),
    vi_tris_of_major: unpictured(subject.vi_tris_of_major),
    tien_quyet: unpictured(subject.tien_quyet),
    hoc_tiep: unpictured(subject.hoc_tiep),
  };
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
  const { nganh_hoc: major, neighbours, vi_tris: positions, vi_tris_of_major: ofMajor } = subject;
  const { group } = major;
  const path = subjectPath(group.slug, major.slug, subject.slug);
  return (
    <RecordPage
      path={path}
      above={[
        { label: 'Ngành học', to: majorGroupsPath },
        { label: group.name, to: majorGroupPath(group.slug) },
        { label: major.name, to: majorPath(group.slug, major.slug) },
      ]}
      name={subject.name}
      otherNames={subject.other_names}
      actions={<SaveButton kind="mon" path={path} name={subject.name} />}
      lede={subject.short_description}
      facts={
        <Facts
          checkedOn={subject.kiem_tra}
          isIllustrative={subject.minh_hoa}
          facts={[
            { label: 'Học kỳ', value: subject.hoc_ky },
            { label: 'Tín chỉ', value: subject.tin_chi },
          ]}
        />
      }
      leads={[
        block(
          'phan--dung-o-vi-tri-nao',
          'Môn này dùng ở vị trí nào',
          <>
            {positions.length === 0 && (
              <p className={styles['instead']}>
                Chưa ghi riêng cho môn này. Đây là các vị trí mà ngành{' '}
                <Link to={majorPath(group.slug, major.slug)}>{major.name}</Link> dẫn tới:
              </p>
            )}
            <LinkRows rows={[...positions, ...ofMajor].map(positionRow)} most={mostPositions} unit="vị trí" />
          </>,
          { isEmpty: positions.length + ofMajor.length === 0, count: `${positions.length + ofMajor.length} vị trí` },
        ),
        block('phan--hoc-truoc', 'Nên học trước', <LinkRows rows={subject.tien_quyet.map(subjectRow)} />, {
          isEmpty: subject.tien_quyet.length === 0,
        }),
        block('phan--hoc-tiep', 'Học tiếp', <LinkRows rows={subject.hoc_tiep.map(subjectRow)} />, {
          isEmpty: subject.hoc_tiep.length === 0,
        }),
      ]}
      picture={{ src: subject.hinh_anh, meta: subject.hinh_anh_meta }}
      text={subject.description}
      video={subject.video_url}
      sections={subject.detailed_content}
      blocks={[
        cardsBlock(
          'phan--mon-khac',
          `Môn khác của ngành ${major.name}`,
          'môn',
          neighbours.map((neighbour) => subjectEntry(group.slug, major.slug, neighbour)),
        ),
      ]}
    />
  );
}

/** Positions before the rest is folded. */
const mostPositions = 6;
