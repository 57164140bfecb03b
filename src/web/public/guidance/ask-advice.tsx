import { useState } from 'react';
import { site } from '#site-config';
import { Icon } from '#web/ui/icon.tsx';
import { groupHotline, hotlineHref } from '../parts/hotline.ts';
import { PartTitle } from '../parts/part-title.tsx';
import styles from './ask-advice.module.css';

const hotlines: readonly string[] = site.hotlines;
const email: string = site.email;
const zalo: string = site.zalo;

/** What a visitor would write: `subject` is what the page is about, 'ngành Thiết kế đồ họa'. */
const questionAbout = (subject: string) => `Em muốn hỏi thêm về ${subject}`;

/** How to ask the school about what the page is about. The name of the page goes along, so that nobody has to explain it. */
export function AskAdvice({ subject }: { subject: string }) {
  const [copied, setCopied] = useState(false);
  const question = questionAbout(subject);

  function copyQuestion() {
    // Only pages that came by https may copy. Then the link still leads to Zalo.
    navigator.clipboard?.writeText(`${question}: ${location.href}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <section aria-labelledby="phan--hoi-tu-van" className={styles['ask']}>
      <PartTitle id="phan--hoi-tu-van" title="Hỏi tư vấn" />
      <p className={styles['text']}>Còn điều gì chưa rõ về {subject}? Bạn hoặc ba mẹ cứ gọi hay nhắn cho trường.</p>
      <ul className={styles['ways']}>
        {hotlines.map((digits) => (
          <li key={digits}>
            <span className={styles['label']}>Gọi</span>
            <a href={hotlineHref(digits)}>{groupHotline(digits)}</a>
          </li>
        ))}
        {zalo !== '' && (
          <li>
            <span className={styles['label']}>Nhắn Zalo</span>
            <a href={`https://zalo.me/${zalo}`} target="_blank" rel="noopener" onClick={copyQuestion}>
              {groupHotline(zalo)}
              <span className="visually-hidden"> (mở trong thẻ mới)</span>
              <Icon name="away" className="away-sign" />
            </a>
            <span role="status" className={styles['told']}>
              {copied && 'Đã chép câu hỏi, bạn dán vào khung chat nhé.'}
            </span>
          </li>
        )}
        {email !== '' && (
          <li>
            <span className={styles['label']}>Viết thư</span>
            <a href={`mailto:${email}?subject=${encodeURIComponent(question)}`}>{email}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
