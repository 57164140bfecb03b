import { useEffect, useRef } from 'react';
import { groupHotline, hotlineHref } from '#shared/formats/phone.ts';
import { askingPath } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import styles from './enquiry-form.module.css';
import { idOf, type Outcome } from './enquiry-values.ts';

/** Why the form was not taken; with ways to the faults where the page was made anew. */
export function Notice({ outcome, isAnswered }: { outcome: Outcome; isAnswered: boolean }) {
  const { hotlines } = useSite();
  if (outcome.kind === 'sent') return null;
  if (outcome.kind === 'lost')
    return (
      <p role="alert" className={styles['notice']}>
        Chưa gửi được vì mất mạng. Những gì bạn viết vẫn còn đây.
      </p>
    );
  if (outcome.kind === 'refused') {
    const hotline = hotlines.find((digits) => outcome.message.includes(groupHotline(digits)));
    const [before, after] = hotline === undefined ? [outcome.message] : outcome.message.split(groupHotline(hotline), 2);
    return (
      <p role="alert" className={styles['notice']}>
        {before}
        {hotline !== undefined && <a href={hotlineHref(hotline)}>{groupHotline(hotline)}</a>}
        {after}
      </p>
    );
  }
  const faults = Object.entries(outcome.faults);
  return (
    <div role="alert" className={styles['notice']}>
      <p>Chưa gửi được, bạn xem lại {faults.length} chỗ này nhé. Những gì bạn viết vẫn còn nguyên.</p>
      {isAnswered && (
        <ul>
          {faults.map(([name, [text]]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ThanksProps = { number: string; next: string; onMore: () => void };

export function Thanks({ number, next, onMore }: ThanksProps) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} role="status" tabIndex={-1} className={styles['thanks']}>
      <p className={styles['number']}>
        Trường đã nhận câu hỏi số <b>{number}</b>.
      </p>
      <p>{next}</p>
      <p className="quiet-sm">Bạn giữ lại số này: khi cần hỏi tiếp, đọc số là trường biết ngay chuyện của bạn.</p>
      <p>
        <button type="button" className="outlined-button with-script" onClick={onMore}>
          Hỏi thêm câu khác
        </button>
        <a href={askingPath} className="outlined-button without-script">
          Hỏi thêm câu khác
        </a>
      </p>
    </div>
  );
}
