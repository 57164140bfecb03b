import { Link } from 'react-router';
import { careersPath, subjectsPath } from '#shared/paths.ts';
import { useHome } from '#web/ui/use-home.ts';
import { Mark } from '#web/ui/mark.tsx';
import { PageSearch } from '../search/page-search.tsx';
import styles from './not-found.module.css';

/** A page that does not exist: a drawing, a search and links onward, of which the first leads the back office to its own home. */
export function NotFound({ title }: { title: string }) {
  const home = useHome();
  return (
    <div className={styles['page']}>
      <div className={styles['drawing']} aria-hidden="true">
        <Mark name="hoi" className={styles['hook']} />
        <Mark name="nang" className={styles['dot']} />
      </div>
      <div>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['text']}>Có thể đường dẫn đã đổi hoặc nội dung không còn được hiển thị.</p>
        <PageSearch text="" classes={{ form: styles['search'], field: styles['field'], submit: styles['submit'] }} />
        <p className={styles['ways']}>
          <Link to={home.to}>{home.label}</Link>
          <Link to={careersPath}>Xem nghề nghiệp</Link>
          <Link to={subjectsPath}>Xem tất cả môn học</Link>
        </p>
      </div>
    </div>
  );
}
