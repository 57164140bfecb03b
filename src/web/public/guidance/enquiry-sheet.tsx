import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AskingFacts } from '#shared/answers/site.ts';
import { useSite } from '#web/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import styles from './enquiry-sheet.module.css';
import { EnquiriesClosed } from './enquiries-closed.tsx';
import type { Given } from './enquiry-values.ts';
import { Hours, Ways } from './school-ways.tsx';
import { waysToAsk } from './ways-to-ask.ts';

type Props = {
  /** What was pressed to open it. */
  opener: HTMLElement;
  given: Given;
  facts: AskingFacts;
  onClosed: () => void;
};

/** The form over the page that is read. A modal dialog keeps the focus and closes on Escape by itself. */
export function EnquirySheet({ opener, given, facts, onClosed }: Props) {
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [openedAt] = useState(key);

  useEffect(() => {
    dialog.current?.showModal();
    // No field is: on a phone its keyboard would cover half of what is asked.
    title.current?.focus();
  }, []);

  // The page below has become another one.
  useEffect(() => {
    if (key !== openedAt) dialog.current?.close();
  }, [key, openedAt]);

  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby="hoi--khung"
      onClose={() => {
        onClosed();
        opener.focus();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles['head']}>
        <h2 id="hoi--khung" ref={title} tabIndex={-1}>
          Hỏi tư vấn
        </h2>
        <button type="button" className="icon-button" onClick={() => dialog.current?.close()}>
          <span className="visually-hidden">Đóng</span>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>
        <Hours facts={facts} />
        {site.nhan_cau_hoi ? <EnquiryForm given={given} facts={facts} /> : <EnquiriesClosed />}
        {waysToAsk(site).length > 0 && (
          <div>
            <p>Hoặc hỏi thẳng:</p>
            <Ways question={given.question} />
          </div>
        )}
      </div>
    </dialog>
  );
}
