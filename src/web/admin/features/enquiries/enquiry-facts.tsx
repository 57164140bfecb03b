import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Enquiry } from '#shared/answers/enquiries.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { waysToAnswer } from './enquiry-words.ts';
import styles from './enquiries.module.css';

type Asked = Pick<Enquiry, 'question' | 'about' | 'page' | 'call_at' | 'received_at' | 'consent_at' | 'times'>;

/** What was asked, whole, and what is known beside it; `children` stand between. */
export function EnquiryFacts({ asked, children }: { asked: Asked; children?: ReactNode }) {
  const { question, about, page, call_at: callAt, received_at: at, consent_at: agreedAt, times } = asked;
  const name = about === '' ? page : about;
  return (
    <>
      <blockquote className={`noted breaks ${styles['question']} ${styles['words']}`}>{question}</blockquote>
      {children}
      <dl className={`stack-3 breaks ${styles['facts']}`}>
        <Fact label="Hỏi về">
          {page === null || name === null ? (
            name
          ) : (
            <a href={page} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden"> (mở trong tab mới)</span>
            </a>
          )}
        </Fact>
        <Fact label="Nên gọi lúc">{callAt}</Fact>
        <Fact label="Gửi lúc">
          <time dateTime={at}>{viDateTime(at)}</time>
          {times > 1 && `, ${times.toLocaleString('vi-VN')} lần`}
        </Fact>
        <Fact label="Đồng ý cho giữ thông tin">
          <time dateTime={agreedAt}>{viDateTime(agreedAt)}</time>
        </Fact>
      </dl>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children !== null && children !== '' ? (
    <div>
      <dt className="quiet-xs">{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  ) : null;

/** The ways to whoever asked, the first of which is the nearest. */
export const WaysToAnswer = ({ enquiry }: { enquiry: Pick<Enquiry, 'contact' | 'number'> }) => (
  <p className="row-2-3">
    {waysToAnswer(enquiry).map(({ label, href, isElsewhere }, index) => (
      <Button
        key={href}
        component="a"
        href={href}
        variant={index === 0 ? 'filled' : 'default'}
        {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {label}
      </Button>
    ))}
  </p>
);
