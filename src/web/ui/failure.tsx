import { Link, useLocation } from 'react-router';
import { homePath } from '#shared/paths.ts';
import { Mark } from './mark.tsx';
import styles from './failure.module.css';

/** The server did not answer as it should, or could not be reached: a calm sentence, and the ways on. */
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
        {/* A server's navigator does not say; a browser's is asked anew with every try. */}
        {navigator.onLine === false
          ? 'Không có kết nối mạng. Kiểm tra Wi-Fi hoặc dữ liệu di động rồi thử lại.'
          : 'Máy chủ chưa trả lời được lúc này. Vui lòng thử lại sau ít phút.'}
      </p>
      <p className={styles['ways']}>
        {/* A link, so that it works before and without the program; with it, only what is missing is asked for again. */}
        <Link className="button" to={{ pathname, search }} replace>
          Thử lại
        </Link>
        <Link to={homePath}>Về trang chủ</Link>
      </p>
    </section>
  );
}
