import { interestPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import styles from './unsure.module.css';

/** For whoever does not know yet: the way to the activities that show what somebody likes. */
export const Unsure = () => (
  <section aria-labelledby="phan--chua-chac" className={styles['unsure']}>
    <PartTitle id="phan--chua-chac" title="Chưa chắc?" />
    <p className={styles['text']}>
      Xem 30 việc và chọn mức bạn thích từng việc: khoảng 5 phút, không có câu trả lời đúng hay sai. Trang gợi ý những nghề gần
      với điều bạn thích.
    </p>
    <Link to={interestPath} className="button">
      Khám phá theo sở thích
    </Link>
  </section>
);
