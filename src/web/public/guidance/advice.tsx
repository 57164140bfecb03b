import { useLocation } from 'react-router';
import { askingAbout } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import { Link } from '#web/ui/link.tsx';
import { useAskingFacts } from './enquiry-facts.ts';
import styles from './ask-advice.module.css';
import { Hours, Ways } from './school-ways.tsx';
import { useEnquirySheet } from './use-enquiry-sheet.tsx';
import { type Advised, questionAbout, waysToAsk } from './ways-to-ask.ts';

/** What stands below the title of `AskAdvice`. */
export function Advice({ subject, question = questionAbout(subject) }: Advised) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const facts = useAskingFacts();
  const sheet = useEnquirySheet({ about: subject, question });
  const verbs = waysToAsk(site).map((way) => verbOf[way]);
  return (
    <>
      <p className={styles['text']}>
        {`Còn điều gì chưa rõ về ${subject}? Bạn hoặc ba mẹ cứ ${anyOf(site.nhan_cau_hoi ? ['gửi câu hỏi', ...verbs] : verbs)} cho trường.`}
      </p>
      {site.nhan_cau_hoi && (
        <p className={styles['send']}>
          <Link to={askingAbout(pathname + search)} className="button">
            Đặt câu hỏi
          </Link>
        </p>
      )}
      <Hours facts={facts} />
      <Ways question={question} />
      {sheet}
    </>
  );
}

const verbOf = { call: 'gọi', zalo: 'nhắn', email: 'viết thư' } as const;

/** 'gọi, nhắn hay viết thư' */
const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} hay ${words.at(-1)}`;
