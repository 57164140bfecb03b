import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { adminListPath, api } from '#shared/paths.ts';
import { capital, texts } from '#shared/texts.ts';
import { adminApi } from '../client.ts';
import { useFailureToast } from '../notify.ts';
import { ScreenTitle } from '../screen-title.tsx';
import { useSession } from '../session.tsx';
import styles from './dashboard.module.css';

type Stats = Record<
  'nhom_nganh' | 'nganh_hoc' | 'mon_hoc' | 'nghe_nghiep' | 'bo_phan' | 'vi_tri' | 'bai_viet' | 'bai_viet_published',
  number
>;

/** `query` removes the filter a list begins with, where the count is of all records. */
type Count = { key: keyof Stats; description: Description; label?: string; query?: string };

const everything = '?status=all';

const groups: { title: string; counts: Count[] }[] = [
  {
    title: 'Đào tạo',
    counts: [
      { key: 'nhom_nganh', description: majorGroup },
      { key: 'nganh_hoc', description: major, query: everything },
      { key: 'mon_hoc', description: subject },
    ],
  },
  {
    title: 'Nghề nghiệp',
    counts: [
      { key: 'nghe_nghiep', description: career },
      { key: 'bo_phan', description: department },
      { key: 'vi_tri', description: position },
    ],
  },
  {
    title: 'Bài viết',
    counts: [
      { key: 'bai_viet', description: article, query: everything },
      { key: 'bai_viet_published', description: article, label: 'đã xuất bản' },
    ],
  },
];

export default function Dashboard() {
  const { admin } = useSession();
  const { data, error } = useQuery({
    queryKey: ['stats'],
    queryFn: async ({ signal }) => (await adminApi.get<Stats>(api.stats, {}, signal)).data,
  });
  useFailureToast(error, texts.statsFailed);

  return (
    <>
      <ScreenTitle name="Tổng quan" />
      <header className={styles['head']}>
        <h1>Tổng quan</h1>
        <p>Chào {admin?.name}. Chọn một con số để mở danh sách của nó.</p>
      </header>
      {groups.map(({ title, counts }, index) => (
        <section key={title} className={styles['group']} aria-labelledby={`nhom-${index}`}>
          <h2 id={`nhom-${index}`}>
            <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
            {title}
          </h2>
          <ul className={styles['counts']}>
            {counts.map((count) => (
              <li key={count.key}>
                <Link className={styles['count']} to={`${adminListPath(count.description.path)}${count.query ?? ''}`}>
                  <strong>{data ? data[count.key].toLocaleString('vi-VN') : '–'}</strong>
                  <span>{count.label ?? capital(count.description.noun)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
