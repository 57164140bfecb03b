import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { careersPath, comparisonPath, interestPath, subjectsPath } from '#shared/paths.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { useHome } from '#web/ui/use-home.ts';
import { Link } from '#web/ui/link.tsx';
import { PageSearch } from '../search/page-search.tsx';
import styles from './page-error.module.css';

/** What a route shows when its loader threw: 'not found' for a 404, otherwise the general failure. */
export function PageError({ missing }: { missing: string }) {
  const error = useRouteError();
  const absent = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!absent) console.error('The page could not be loaded:', error);
  }, [absent, error]);
  return absent ? <NotFound title={missing} /> : <Failure />;
}

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
          <Link to={interestPath}>Khám phá theo sở thích</Link>
          <Link to={comparisonPath}>Xem tất cả ngành</Link>
          <Link to={subjectsPath}>Xem tất cả môn học</Link>
        </p>
      </div>
    </div>
  );
}
