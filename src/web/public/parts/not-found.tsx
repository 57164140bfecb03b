import { Form, Link } from 'react-router';
import { homePath, subjectsPath, searchPagePath } from '#shared/paths.ts';
import { Mark } from '#web/ui/mark.tsx';
import styles from './not-found.module.css';

type Props = {
  /** 'Không tìm thấy môn học' */
  title: string;
  text?: string;
  /** Where the visitor is at home; elsewhere for the back office. */
  home?: { to: string; label: string };
};

const siteHome = { to: homePath, label: 'Về trang chủ' };

/** A page that is not there: a hook over a dot, the question itself, and the ways on. */
export function NotFound({
  title,
  text = 'Có thể đường dẫn đã đổi hoặc nội dung không còn được hiển thị.',
  home = siteHome,
}: Props) {
  return (
    <div className={styles['page']}>
      <div className={styles['drawing']} aria-hidden="true">
        <Mark name="hoi" className={styles['hook']} />
        <Mark name="nang" className={styles['dot']} />
      </div>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['text']}>{text}</p>
        <search>
          <Form action={searchPagePath} className={styles['search']}>
            <label className="visually-hidden" htmlFor="tim-lai">
              Tìm bài viết, môn học, vị trí
            </label>
            <input
              id="tim-lai"
              name="q"
              type="search"
              className={styles['field']}
              placeholder="Tìm trên trang web"
              autoComplete="off"
            />
            <button type="submit" className={styles['submit']}>
              Tìm kiếm
            </button>
          </Form>
        </search>
        <p className={styles['ways']}>
          <Link to={home.to}>{home.label}</Link>
          <Link to={subjectsPath}>Xem tất cả môn học</Link>
        </p>
      </div>
    </div>
  );
}
