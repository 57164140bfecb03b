import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#web/root.tsx';
import { recordPath } from '#shared/content-types/record-path.ts';
import type { PreviewPaneProps } from '../../forms/form-parts.ts';
import { inputOf } from '../../inputs/index.ts';
import { toWire } from '../../forms/values.ts';
import { sentenceOf } from '../../session/client.ts';
import { askedOf, askPage } from './ask-page.ts';
import { lastWins } from './last-wins.ts';
import styles from './search-look.module.css';

/** In milliseconds. */
const pause = 500;

type Props = Pick<PreviewPaneProps, 'description' | 'work'> & {
  /** The page that visitors see now; null where they see none. */
  page: string | null;
};

/** What search engines and Zalo would tell of the page of what the form holds, read from that page itself. */
export function SearchLook({ description, work, page: live }: Props) {
  const { values, record } = work;
  const [head, setHead] = useState<ReturnType<typeof headOf> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [follow] = useState(() =>
    lastWins(pause, async (body: Record<string, unknown>) => {
      try {
        setHead(headOf((await askPage(description, body)).html));
        setTrouble(null);
      } catch (error) {
        setTrouble(sentenceOf(error));
      }
    }),
  );
  useEffect(() => {
    void follow(askedOf(description, { values, record }));
  }, [follow, description, values, record]);
  const named = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  const host = (named === '' ? location.origin : named).replace(/^https?:\/\//, '');
  const picture = useSharePicture(live);
  if (head === null) return <p className="quiet">{trouble ?? 'Đang dựng trang…'}</p>;
  const { title, about } = head;
  return (
    <div className="stack-4">
      {trouble !== null && <p className="trouble">Chưa theo kịp phần đang gõ: {trouble}</p>}
      <section className="stack-2" aria-labelledby="tren-may-tim">
        <h2 id="tren-may-tim" className={styles['name']}>
          Trên máy tìm kiếm
        </h2>
        <div className={`stack-1 breaks ${styles['card']}`}>
          <p className="quiet-xs">{host + addressOf({ description, work })}</p>
          <p className={styles['title']}>{title}</p>
          <p className="quiet">{about}</p>
        </div>
      </section>
      <section className="stack-2" aria-labelledby="trong-zalo">
        <h2 id="trong-zalo" className={styles['name']}>
          Khi chia sẻ qua Zalo
        </h2>
        <div className={`stack-1 breaks ${styles['card']} ${styles['shared']}`}>
          {picture !== null && <img src={picture} width={1200} height={630} alt="Ảnh chia sẻ của trang đang hiện" />}
          <p className="strong">{title}</p>
          <p className="quiet">{about}</p>
          <p className="quiet-xs">{host}</p>
        </div>
        <p className="quiet-xs">
          {picture === null
            ? 'Ảnh chia sẻ được vẽ từ tên và ảnh bìa khi trang hiện ra với khách.'
            : 'Ảnh chia sẻ được vẽ lại từ tên và ảnh bìa sau khi lưu.'}
        </p>
      </section>
    </div>
  );
}

function headOf(html: string): { title: string; about: string } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return { title: page.title, about: page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '' };
}

/** With the slug as it is typed; of a new record nobody knows yet the slugs of what it hangs on. */
function addressOf({ description, work: { values, record } }: Omit<Props, 'page'>): string {
  const { page = '', fields } = description;
  const slug = Object.entries(fields).find(([, { kind }]) => kind === 'slug')?.[0] ?? '';
  const field = fields[slug];
  const typed = values[slug] === undefined || field === undefined ? '' : inputOf(field).describe(values[slug], field);
  const whole =
    record === null ? null : recordPath(description, { ...record, ...toWire(description, values, record), slug: typed });
  return whole ?? page.replaceAll(/:[\w.]+(?=\/)/g, '…').replace(/:[\w.]+$/, typed === '' ? '…' : typed);
}

/** The share picture that a public page names in its head. */
function useSharePicture(page: string | null): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (page === null) return;
    const gone = new AbortController();
    const read = async () => {
      const answer = await fetch(page, { signal: gone.signal });
      if (!answer.ok) return;
      // Not parsed: the policy of the back office would have each style in it reported.
      const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(await answer.text()) ?? [];
      // The site may know itself by another origin than the one the back office is opened at.
      if (address !== '') setPicture(new URL(address, location.origin).pathname);
    };
    // The rest is told all the same.
    read().catch(() => undefined);
    return () => gone.abort();
  }, [page]);
  return picture;
}
