import { type ReactNode, useState } from 'react';
import type { Site } from '#shared/answers/site.ts';
import { useSite } from '#web/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { groupHotline, hotlineHref } from '#shared/formats/phone.ts';
import { PartTitle } from '../parts/part-title.tsx';
import styles from './ask-advice.module.css';
import { adviceId, waysToAsk } from './ways-to-ask.ts';

type Props = {
  /** What the page is about: 'ngành Thiết kế đồ họa'. */
  subject: string;
  /** What a visitor would write. */
  question?: string;
};

/** How to ask the school about what the page is about. The name of the page goes along, so that nobody has to explain it. */
export function AskAdvice({ subject, question = `Tôi muốn hỏi thêm về ${subject}` }: Props) {
  const site = useSite();
  const { hotlines, zalo, email, hours } = site;
  const [copied, setCopied] = useState(false);

  function copyQuestion() {
    // Only pages that came by https may copy. Then the link still leads to Zalo.
    navigator.clipboard?.writeText(`${question}: ${location.href}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  const byWay: Record<Site['ways'][number], ReactNode> = {
    call: hotlines.map((digits) => (
      <li key={digits}>
        <span className="quiet-sm">Gọi</span>
        <a href={hotlineHref(digits)}>{groupHotline(digits)}</a>
      </li>
    )),
    zalo: (
      <li key="zalo">
        <span className="quiet-sm">Nhắn Zalo</span>
        <a href={`https://zalo.me/${zalo}`} target="_blank" rel="noopener" onClick={copyQuestion}>
          {groupHotline(zalo)}
          <span className="visually-hidden"> (mở trong tab mới)</span>
          <Icon name="away" className="away-sign" />
        </a>
        <span role="status" className={styles['told']}>
          {copied && 'Đã chép câu hỏi, bạn dán vào khung chat nhé.'}
        </span>
      </li>
    ),
    email: (
      <li key="email">
        <span className="quiet-sm">Viết thư</span>
        <a href={`mailto:${email}?subject=${encodeURIComponent(question)}`}>{email}</a>
      </li>
    ),
  };

  const offered = waysToAsk(site);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={adviceId} className={styles['ask']}>
      <PartTitle id={adviceId} title="Hỏi tư vấn" />
      <p className={styles['text']}>
        Còn điều gì chưa rõ về {subject}? Bạn hoặc ba mẹ cứ {anyOf(offered.map((way) => verbs[way]))} cho trường
        {hours !== '' && ` (${hours})`}.
      </p>
      <ul className={styles['ways']}>{offered.map((way) => byWay[way])}</ul>
    </section>
  );
}

const verbs = { call: 'gọi', zalo: 'nhắn', email: 'viết thư' } as const;

/** 'gọi, nhắn hay viết thư' */
const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} hay ${words.at(-1)}`;
