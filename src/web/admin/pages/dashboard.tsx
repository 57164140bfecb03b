import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { adminListPath, api } from '#shared/paths.ts';
import { capital, texts } from '#shared/texts.ts';
import { adminApi } from '../client.ts';
import { notify } from '../notify.ts';
import { useSession } from '../session.tsx';
import styles from './dashboard.module.css';

type Stats = Record<
  'nhom_nganh' | 'nganh_hoc' | 'mon_hoc' | 'nghe_nghiep' | 'bo_phan' | 'vi_tri' | 'bai_viet' | 'bai_viet_published',
  number
>;

/** `query` lifts the filter a list begins with, where the count is of all. */
type Count = { key: keyof Stats; resource: Description; label?: string; query?: string };

const everything = '?status=all';

const groups: { title: string; counts: Count[] }[] = [
  {
    title: 'Đào tạo',
    counts: [
      { key: 'nhom_nganh', resource: majorGroup },
      { key: 'nganh_hoc', resource: major, query: everything },
      { key: 'mon_hoc', resource: subject },
    ],
  },
  {
    title: 'Nghề nghiệp',
    counts: [
      { key: 'nghe_nghiep', resource: career },
      { key: 'bo_phan', resource: department },
      { key: 'vi_tri', resource: position },
    ],
  },
  {
    title: 'Bài viết',
    counts: [
      { key: 'bai_viet', resource: article, query: everything },
      { key: 'bai_viet_published', resource: article, label: 'đã xuất bản' },
    ],
  },
];

export default function Dashboard() {
  const { admin } = useSession();
  const { data, error } = useQuery({
    queryKey: ['stats'],
    queryFn: async ({ signal }) => (await adminApi.get<Stats>(api.stats, {}, signal)).data,
  });
  useEffect(() => {
    if (error) notify.error(texts.statsFailed, error.message);
  }, [error]);

  return (
    <>
      <title>Tổng quan – Quản trị</title>
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
                <Link className={styles['count']} to={`${adminListPath(count.resource.path)}${count.query ?? ''}`}>
                  <strong>{data ? data[count.key].toLocaleString('vi-VN') : '–'}</strong>
                  <span>{count.label ?? capital(count.resource.noun)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
