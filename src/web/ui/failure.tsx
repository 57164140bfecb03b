import { useLocation } from 'react-router';
import { homePath } from '#shared/paths.ts';
import { Link } from './link.tsx';
import { Mark } from './mark.tsx';
import styles from './failure.module.css';

/** Shown when the server failed or could not be reached, with a way to try again. */
export function Failure() {
  const { pathname, search } = useLocation();
  return (
    <section className={styles['failure']}>
      <div className={styles['drawing']}>
        <Mark name="nga" />
        <Mark name="nang" />
      </div>
      <h1 className={styles['title']}>Có lỗi xảy ra</h1>
      <p>
        {/* Node's `navigator` has no `onLine`; in the browser it is read at each render. */}
        {navigator.onLine === false
          ? 'Không có kết nối mạng. Kiểm tra Wi-Fi hoặc dữ liệu di động rồi thử lại.'
          : 'Máy chủ chưa trả lời được lúc này. Vui lòng thử lại sau ít phút.'}
      </p>
      <p className={styles['ways']}>
        {/* A link, so that it works without scripts; with them the router loads only what is missing. */}
        <Link className="button" to={{ pathname, search }} replace>
          Thử lại
        </Link>
        <Link to={homePath}>Về trang chủ</Link>
      </p>
    </section>
  );
}
