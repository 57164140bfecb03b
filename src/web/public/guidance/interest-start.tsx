import { interestCaution, interestIntroduction } from '#shared/guidance/interest-introduction.ts';
import { Mark } from '#web/ui/mark.tsx';
import styles from './interest-start.module.css';

/** What this is, before the first activity. */
export const InterestStart = ({ onStart }: { onStart: () => void }) => (
  <header className={styles['start']}>
    <div className={styles['drawing']} aria-hidden="true">
      <Mark name="hoi" className={styles['question']} />
      <Mark name="nang" className={styles['dot']} />
    </div>
    <div className={styles['words']}>
      <h1 className="page-title">Khám phá theo sở thích</h1>
      <p className="lede">{interestIntroduction}.</p>
      <p>
        Với mỗi việc, bạn cho biết mình thích đến đâu, dù đã làm bao giờ hay chưa. Cuối cùng bạn thấy những nghề trên trang gần
        với điều bạn thích và những ngành dẫn tới đó.
      </p>
      <p className={`${styles['button']} with-script`}>
        <button type="button" className="button" onClick={onStart}>
          Bắt đầu
        </button>
      </p>
      <p className="quiet-sm">{interestCaution}</p>
      <p className="quiet-sm">
        <span className="with-script">Câu trả lời chỉ nằm trong tab này của bạn, không gửi đi đâu.</span>
        <span className="without-script">Câu trả lời được gửi đi một lần để tìm gợi ý và không được lưu lại.</span>
      </p>
    </div>
  </header>
);
