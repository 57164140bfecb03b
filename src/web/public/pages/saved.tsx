import { useRef, useState } from 'react';
import type { SavedItem } from '#shared/answers/saved.ts';
import { boundedSlugs, savedQuery, type SavedSlugs, slugsIn, slugsOf } from '#shared/guidance/saved-address.ts';
import { isSame, mostSaved, type Saved, savedKinds } from '#shared/guidance/saved.ts';
import { comparisonPath, interestPath, savedPath } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { shareAddress } from '../guidance/share-address.ts';
import { keepSaved, notKeptText, savedList, useSaved } from '../guidance/saved-store.ts';
import { useAwake } from '../parts/use-awake.ts';
import { PageError } from '../layout/page-error.tsx';
import { failureMeta, pageMeta } from '../layout/page-meta.ts';
import type { PageHandle } from '../page-handle.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { groupHotline } from '#shared/formats/phone.ts';
import type { Route } from './+types/saved.ts';
import { type Line, Lines } from './saved-lines.tsx';
import { askFor, useToday } from './saved-today.ts';
import styles from './saved.module.css';

const missing = 'Không tìm thấy trang';

/** An address may carry somebody's list; without one the page shows that of this browser. */
async function load(api: Api, url: string) {
  const query = new URL(url).searchParams;
  const slugs = boundedSlugs((kind) => slugsIn(query.getAll(kind), mostSaved));
  const asked = savedKinds.reduce((sum, kind) => sum + slugs[kind].length, 0);
  if (asked === 0) return { shared: null };
  const found = await askFor(api, slugs);
  // By a slug of before and by today's it is one record.
  const items = found.filter((item, index) => found.findIndex((other) => isSame(other, item)) === index);
  return { shared: { items, gone: asked - found.length } };
}

export const handle = { query: savedKinds, isKept: ({ search }) => search === '' } satisfies PageHandle;
export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request.url);
export const ErrorBoundary = () => <PageError missing={missing} />;
export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => [
  ...(loaderData
    ? pageMeta(
        matches,
        loaderData.shared === null ? 'Đã lưu' : 'Danh sách được chia sẻ',
        'Ngành, vị trí, nghề và môn học đã lưu lại để xem sau.',
      )
    : failureMeta(matches, error, missing)),
  { name: 'robots', content: 'noindex' },
];

export default function SavedPage({ loaderData: { shared } }: Route.ComponentProps) {
  return shared === null ? <Own /> : <Shared items={shared.items} gone={shared.gone} />;
}

/** A list that somebody sent, to be read only. */
function Shared({ items, gone }: { items: SavedItem[]; gone: number }) {
  const own = useSaved();
  const [told, setTold] = useState('');
  const fresh = items.filter((item) => !own.some((one) => isSame(one, item)));

  function takeOver() {
    const added = fresh.map(({ kind, slug, name }) => ({ kind, slug, name }));
    const notKept = keepSaved([...savedList(), ...added]);
    const inAll = savedList().length;
    setTold(notKept === null ? `Đã thêm ${added.length} mục, danh sách của bạn giờ có ${inAll} mục.` : notKeptText(notKept));
  }

  return (
    <article className={`page-grid ${styles['page']}`}>
      <header className="head-grid">
        <h1 className="page-title">Danh sách được chia sẻ</h1>
        <p className={`page-about ${styles['about']}`}>
          Có người gửi bạn danh sách này.
          {fresh.length > 0 && ' Danh sách của bạn vẫn giữ nguyên cho tới khi bạn thêm các mục này vào.'}
        </p>
        {gone > 0 && <p className="page-note">{gone} mục trong danh sách không còn trên trang.</p>}
        {items.length > 0 && (
          <p className={`${styles['actions']} with-script`}>
            {fresh.length > 0 && (
              <button type="button" className="button" onClick={takeOver}>
                Thêm vào danh sách của tôi
              </button>
            )}
            <Link to={savedPath} className="outlined-button">
              Xem danh sách của tôi
            </Link>
            <span role="status" className={styles['told']}>
              {told || (fresh.length === 0 ? 'Bạn đã lưu tất cả các mục này.' : '')}
            </span>
          </p>
        )}
      </header>
      {items.length === 0 ? (
        <EmptyState
          title="Không còn mục nào trên trang"
          text="Các trang trong danh sách này đã được gỡ hoặc đổi chỗ."
          action={<Link to={interestPath}>Khám phá theo sở thích</Link>}
        />
      ) : (
        <Lines lines={items.map((item) => ({ ...item, isGone: false }))} />
      )}
      <PrintFoot slugs={slugsOf(items)} />
    </article>
  );
}

/** What this browser keeps. */
function Own() {
  const awake = useAwake();
  const list = useSaved();
  const answer = useToday(list);
  const [taken, setTaken] = useState<{ list: Saved[]; text: string } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  /** Takes these out; until the next change they can be brought back. */
  function take(gone: Saved[], text: string) {
    const before = savedList();
    const notKept = keepSaved(before.filter((one) => !gone.some((other) => isSame(one, other))));
    setTaken(notKept === null ? { list: before, text } : { list: [], text: notKeptText(notKept) });
    // What had the focus is gone with its line.
    title.current?.focus();
  }

  function bringBack() {
    if (taken === null) return;
    const now = savedList();
    keepSaved([...taken.list, ...now.filter((one) => !taken.list.some((other) => isSame(one, other)))].slice(0, mostSaved));
    setTaken(null);
    title.current?.focus();
  }

  const lines = list.map((saved): Line => {
    const found = answer.items?.find(({ kind, asked }) => kind === saved.kind && asked === saved.slug);
    return found === undefined
      ? { ...saved, path: null, within: '', isGone: answer.items !== null && !answer.isAsking }
      : { ...found, slug: saved.slug, isGone: false };
  });

  return (
    <article className={`page-grid ${styles['page']}`}>
      <header className="head-grid">
        <h1 ref={title} tabIndex={-1} className="page-title">
          Đã lưu
        </h1>
        {list.length > 0 && (
          <>
            <p className={`page-about ${styles['about']}`}>
              Danh sách này chỉ nằm trong trình duyệt của bạn. Muốn xem ở máy khác, bạn dùng Chia sẻ.
            </p>
            <Actions list={list} lines={lines} onClear={() => take(list, `Đã xóa hết ${list.length} mục.`)} />
          </>
        )}
        <p role="status" className={styles['told']}>
          {taken !== null && taken.text}
          {taken !== null && taken.list.length > 0 && (
            <button type="button" className="outlined-button" onClick={bringBack}>
              Hoàn tác
            </button>
          )}
        </p>
        {answer.hasFailed && (
          <p className="page-note">
            Chưa mở được danh sách: không kết nối được với máy chủ.{' '}
            <button type="button" className="outlined-button" onClick={answer.again}>
              Thử lại
            </button>
          </p>
        )}
      </header>
      {!awake && <p className="with-script">Đang mở danh sách…</p>}
      <p className="without-script">Danh sách đã lưu nằm trong trình duyệt của bạn: trang này cần JavaScript để mở.</p>
      {awake && list.length === 0 && (
        <EmptyState
          title="Chưa lưu gì"
          text="Nhấn Lưu bên cạnh tên một ngành, một vị trí, một nghề hay một môn để xem lại ở đây."
          action={
            <>
              <Link to={interestPath}>Khám phá theo sở thích</Link>
              <Link to={comparisonPath}>Xem tất cả ngành</Link>
            </>
          }
        />
      )}
      {list.length > 0 && (
        <Lines lines={lines} onTake={(line) => take([line], `Đã bỏ ${line.name || 'một mục'} khỏi danh sách.`)} canCompare />
      )}
      <PrintFoot slugs={slugsOf(lines.filter(({ isGone }) => !isGone))} />
    </article>
  );
}

function Actions({ list, lines, onClear }: { list: Saved[]; lines: Line[]; onClear: () => void }) {
  const site = useSite();
  const [told, setTold] = useState('');
  const [address, setAddress] = useState('');
  // Who gets the list can do nothing with what is gone.
  const there = lines.filter(({ isGone }) => !isGone);

  async function share() {
    const url = `${location.origin}${savedPath}?${savedQuery(slugsOf(there))}`;
    setAddress('');
    const shared = await shareAddress(`Danh sách đã lưu – ${site.name}`, url);
    if (shared === 'copied') setTold('Đã sao chép đường dẫn. Ai mở đường dẫn này sẽ thấy danh sách của bạn.');
    if (shared !== 'refused') return;
    setTold('');
    setAddress(url);
  }

  return (
    <>
      <p className={styles['actions']}>
        {there.length > 0 && (
          <button type="button" className="outlined-button" onClick={() => void share()}>
            Chia sẻ
          </button>
        )}
        <button type="button" className="outlined-button" onClick={() => window.print()}>
          In
        </button>
        <button type="button" className="outlined-button" onClick={onClear}>
          Xóa hết
        </button>
        <span className="quiet-sm">{list.length} mục</span>
      </p>
      <p role="status" className={styles['told']}>
        {told}
      </p>
      {address !== '' && (
        <label className={styles['address']}>
          Địa chỉ của danh sách, bạn chép rồi gửi đi
          <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}

/** In print only: whose pages these are, and the address that opens the list on any device. */
function PrintFoot({ slugs }: { slugs: SavedSlugs }) {
  const { name, hotlines, email } = useSite();
  const query = savedQuery(slugs);
  const origin = useAwake() ? location.origin : '';
  return (
    <footer className={styles['foot']}>
      <p>{[name, ...hotlines.map(groupHotline), email].filter((part) => part !== '').join(' · ')}</p>
      {query !== '' && <p>Mở lại danh sách ở: {`${origin}${savedPath}?${query}`}</p>}
    </footer>
  );
}
