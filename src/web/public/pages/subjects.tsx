import { useEffect, useMemo, useRef, useState } from 'react';
import type { MajorGroupItem } from '#shared/answers/major-group.ts';
import type { SubjectItem } from '#shared/answers/subject.ts';
import { api as calls, majorGroupPath, majorPath, subjectPath, subjectsPath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { listOrNull } from '../layout/list-or-empty.ts';
import { metaOf } from '../layout/page-meta.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../layout/page-error.tsx';
import type { Route } from './+types/subjects.ts';
import { groupSubjects, type ListedGroup, matching } from './subject-groups.ts';
import styles from './subjects.module.css';

const missing = 'Không tìm thấy môn học';

async function load(api: Api) {
  const [subjects, groups] = await Promise.all([
    api.get<SubjectItem[]>(calls.list('mon-hoc')),
    listOrNull<MajorGroupItem>(api, calls.list('nhom-nganh')),
  ]);
  return { groups: groupSubjects(subjects.data, groups) };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext));
export const clientLoader = () => load(browserApi);
export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, () => ({
    title: 'Môn học',
    description: 'Tất cả môn học của trường, xếp theo nhóm ngành và ngành học: tên môn, ngành dạy môn đó và nội dung chi tiết.',
    path: subjectsPath,
    about: { kind: 'trang-chung', record: { slug: 'mon-hoc' } },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Subjects({ loaderData: { groups } }: Route.ComponentProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have typed before hydration.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const shown = useMemo(() => matching(groups, text), [groups, text]);
  const total = countAll(groups);
  const count = countAll(shown);

  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1 className="page-title">Môn học</h1>
        <p className={styles['total']}>
          <b>{total}</b> môn học trong <b>{groups.length}</b> nhóm ngành
        </p>
      </header>
      <div className={`${styles['filter']} with-script`}>
        <label htmlFor="loc-mon" className="kicker">
          Lọc theo tên môn
        </label>
        <input
          ref={field}
          id="loc-mon"
          type="search"
          className={styles['field']}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder="Hình họa, chữ, ánh sáng…"
          autoComplete="off"
          enterKeyHint="search"
        />
        <output className={styles['found']} htmlFor="loc-mon">
          {text.trim() === '' ? '' : `${count} môn học`}
        </output>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={total === 0 ? 'Không có dữ liệu để hiển thị' : 'Không có môn học nào khớp'}
          {...(total > 0 && {
            text: 'Thử một từ ngắn hơn; gõ không dấu cũng được.',
            action: (
              <button type="button" className="button" onClick={() => setText('')}>
                Xem tất cả môn học
              </button>
            ),
          })}
        />
      ) : (
        <div className={styles['catalogue']}>
          <nav aria-labelledby="nhom--nganh" className={styles['jump']}>
            <h2 id="nhom--nganh" className="kicker">
              Nhóm ngành
            </h2>
            <ol>
              {shown.map((group) => (
                <li key={group.slug}>
                  <Link to={{ hash: anchorOf(group.slug) }} className={styles['jumpLink']}>
                    <span>{group.name}</span>
                    <span className="quiet-figures">{countOf(group)}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles['groups']}>
            {shown.map((group) => (
              <section key={group.slug} aria-labelledby={anchorOf(group.slug)}>
                <div className={styles['groupHead']}>
                  <h2 id={anchorOf(group.slug)} className={styles['groupName']}>
                    <Link to={majorGroupPath(group.slug)} className="plain-link">
                      {group.name}
                    </Link>
                  </h2>
                  <p className={styles['groupCount']}>{countOf(group)} môn</p>
                </div>
                {group.majors.map((major) => (
                  <div key={major.slug} className={styles['major']}>
                    <h3 className={styles['majorName']}>
                      <Link to={majorPath(group.slug, major.slug)} className="plain-link">
                        {major.name}
                      </Link>
                    </h3>
                    <ol className={styles['subjects']}>
                      {major.subjects.map((subject) => (
                        <li key={subject.slug} className={styles['subject']}>
                          <span className={styles['number']} aria-hidden="true">
                            {String(subject.number).padStart(2, '0')}
                          </span>
                          <Link to={subjectPath(group.slug, major.slug, subject.slug)} className="plain-link">
                            {subject.name}
                          </Link>
                        </li>
                      ))}
                    </ol>
                  </div>
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
    </article>
  );
}

const anchorOf = (slug: string) => `nhom-${slug}`;
const countOf = ({ majors }: ListedGroup) => majors.reduce((sum, { subjects }) => sum + subjects.length, 0);
const countAll = (groups: ListedGroup[]) => groups.reduce((sum, group) => sum + countOf(group), 0);
