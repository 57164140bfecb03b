import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { FormPage } from '#shared/answers/journal.ts';
import { QuietButton, SmallButton } from '#web/ui/buttons.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { sentenceOf } from '../../session/client.ts';
import type { PreviewPaneProps } from '../../forms/form-parts.ts';
import { filesOf } from '../../forms/values.ts';
import { askedOf, askPage } from './ask-page.ts';
import { pageFollower } from './follow-page.ts';
import { lastWins } from './last-wins.ts';
import styles from './previews.module.css';

/** In milliseconds. */
const pause = 250;

/** The page of what a form holds: beside it where there is room (the styles of the form say the same), else over it. */
export function PreviewPane(props: PreviewPaneProps) {
  const isWide = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false });
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    props.onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  if (isWide) {
    return (
      <section className={`stack-2 ${styles['pane']}`} aria-label="Xem trước">
        <div className="row-2 apart">
          <h2 className="part-name">Xem trước</h2>
          <QuietButton size="compact-md" onClick={close}>
            Đóng
          </QuietButton>
        </div>
        <Followed {...props} />
      </section>
    );
  }
  return (
    <Dialog opened onClose={props.onClose} title="Xem trước" fullScreen>
      <div className={`stack-2 ${styles['screen']}`}>
        <Followed {...props} />
        <SmallButton data-autofocus onClick={props.onClose}>
          Đóng
        </SmallButton>
      </div>
    </Dialog>
  );
}

function Followed({ description, work }: PreviewPaneProps) {
  const { values, record } = work;
  /** Why the page is behind, '' while it is not; null before there is one. */
  const [trouble, setTrouble] = useState<string | null>(null);
  const [frame] = useState(() => Promise.withResolvers<(page: FormPage) => Promise<void>>());
  const [follow] = useState(() =>
    lastWins(pause, async (body: Record<string, unknown>) => {
      try {
        const page = await askPage(description, body);
        await (
          await frame.promise
        )(page);
        setTrouble('');
      } catch (error) {
        setTrouble(sentenceOf(error));
      }
    }),
  );
  useEffect(() => {
    void follow(askedOf(description, { values, record }));
  }, [follow, description, values, record]);

  return (
    <>
      <p className="quiet-xs" role="status">
        {trouble && <span className="trouble">Chưa theo kịp phần đang gõ: {trouble} </span>}
        {filesOf(values).size > 0 && 'Ảnh vừa chọn sẽ hiện ở đây sau khi lưu. '}
        {trouble === null ? 'Đang dựng trang…' : 'Trang đổi theo phần đang gõ. Chưa lưu gì.'}
      </p>
      <iframe
        className={`full ${styles['frame']}`}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html>"
        title="Trang xem trước"
        onLoad={({ currentTarget }) => frame.resolve(showIn(currentTarget))}
      />
    </>
  );
}

/** Shows pages one after the other, the first at what tells of the record, each further one at what differs, if that is out of sight. Links lead nowhere: what is typed is not behind them. */
function showIn(frame: HTMLIFrameElement): (page: FormPage) => Promise<void> {
  const shown = frame.contentDocument!;
  const follow = pageFollower(shown);
  let isFirst = true;
  const stay = (event: Event) => {
    if (event.type === 'submit' || (event.target as Element).closest('a[href]') !== null) event.preventDefault();
  };
  for (const way of ['click', 'auxclick', 'submit']) shown.addEventListener(way, stay, true);
  // Keys are told to the document that has the focus: one that closes what the frame stands in would not get there.
  shown.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  return async ({ html, anchor }) => {
    const changed = await follow(html);
    const place = !isFirst ? changed : anchor === '' ? null : shown.getElementById(anchor);
    const { top, bottom } = place?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isSeen = !isFirst && bottom > 0 && top < frame.clientHeight;
    isFirst = false;
    if (place === null || isSeen) return;
    const margins = [getComputedStyle(shown.documentElement).scrollPaddingTop, getComputedStyle(place).scrollMarginTop];
    const above = margins.reduce((sum, margin) => sum + (parseFloat(margin) || 0), 0);
    // To scroll it into view would move the form as well.
    shown.defaultView?.scrollBy(0, top - above);
  };
}
