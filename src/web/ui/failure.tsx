import { Mark } from './mark.tsx';
import styles from './failure.module.css';

/** The server did not answer as it should: a calm sentence and the one thing to try. */
export function Failure() {
  return (
    <section className={styles['failure']}>
      <div className={styles['drawing']}>
        <Mark name="nga" />
        <Mark name="nang" />
      </div>
      <h1 className={styles['title']}>Có lỗi xảy ra</h1>
      <p>Máy chủ chưa trả lời được lúc này. Vui lòng thử lại sau ít phút.</p>
      <p>
        {/* A link, so that it works before and without the program. */}
        <a
          className="button"
          href=""
          onClick={(event) => {
            event.preventDefault();
            window.location.reload();
          }}
        >
          Tải lại trang
        </a>
      </p>
    </section>
  );
}
