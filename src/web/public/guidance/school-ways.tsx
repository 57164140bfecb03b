import { useState } from 'react';
import type { AskingFacts, Site } from '#shared/answers/site.ts';
import { answeredWhen } from '#shared/enquiries/answering-hours.ts';
import { groupHotline, hotlineHref } from '#shared/formats/phone.ts';
import { useSite } from '#web/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAwake } from '../parts/use-awake.ts';
import styles from './ask-advice.module.css';
import { waysToAsk } from './ways-to-ask.ts';

/**
 * When somebody answers. A page is kept for everybody, so only the browser that shows it says what that is to the moment; the hours
 * of the week stand there until then.
 */
export function Hours({ facts }: { facts: AskingFacts | null }) {
  const { hours } = useSite();
  const isAwake = useAwake();
  const [now] = useState(() => new Date());
  const said = (isAwake && facts && answeredWhen(facts.gio_tra_loi, facts.ngay_nghi, now)) || hours;
  return said !== '' && <p className={styles['hours']}>{said}</p>;
}

type WayLink = { verb: string; name: string; href: string; isAway?: true };

/** The telephone, Zalo and the address of the school. */
export function Ways({ question }: { question: string }) {
  const site = useSite();
  const [copied, setCopied] = useState(false);

  function copyQuestion() {
    // Only pages that came by https may copy. Then the link still leads to Zalo.
    navigator.clipboard?.writeText(`${question}: ${location.href}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  const byWay: Record<Site['ways'][number], WayLink[]> = {
    call: site.hotlines.map((digits) => ({ verb: 'Gọi', name: groupHotline(digits), href: hotlineHref(digits) })),
    zalo: [{ verb: 'Nhắn Zalo', name: groupHotline(site.zalo), href: `https://zalo.me/${site.zalo}`, isAway: true }],
    email: [{ verb: 'Viết thư', name: site.email, href: `mailto:${site.email}?subject=${encodeURIComponent(question)}` }],
  };
  return (
    <ul className={styles['ways']}>
      {waysToAsk(site)
        .flatMap((way) => byWay[way])
        .map(({ verb, name, href, isAway }) => (
          <li key={href}>
            <span className="quiet-sm">{verb}</span>
            {isAway ? (
              <>
                <a href={href} target="_blank" rel="noopener" onClick={copyQuestion}>
                  {name}
                  <span className="visually-hidden"> (mở trong tab mới)</span>
                  <Icon name="away" className="away-sign" />
                </a>
                <span role="status" className={styles['told']}>
                  {copied && 'Đã chép câu hỏi, bạn dán vào khung chat nhé.'}
                </span>
              </>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
    </ul>
  );
}
