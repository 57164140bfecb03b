import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type LinkCheck, linkFilters } from '#shared/answers/links.ts';
import { texts } from '#shared/texts.ts';
import { Pager } from '#web/ui/pager.tsx';
import { TryAgain } from '../try-again.tsx';
import { Nothing } from '../journal/nothing.tsx';
import { CheckPanel } from '../links/check-panel.tsx';
import { LinkTable } from '../links/link-table.tsx';
import { filterNames, nothingIn } from '../links/link-words.ts';
import own from '../links/links.module.css';
import { useLinkCheck, useLinks, useNewAddress } from '../links/use-links.ts';
import listStyles from '../lists/list.module.css';
import { ScreenTitle } from '../screen-title.tsx';

const title = 'Kiểm tra liên kết';

export default function Links() {
  const { check, failed, retry, start, busy, isPending } = useLinkCheck();
  return (
    <>
      <ScreenTitle name={title} />
      <header className="screen-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          Mỗi đêm lúc 3 giờ, mọi liên kết và video của website được mở thử: trong menu, banner, bài viết, nguồn số liệu và cài đặt
          trang. Liên kết ra ngoài phải hỏng hai lần mới báo ở đây; bấm “Kiểm tra ngay” thì báo luôn.
        </p>
      </header>
      {check && <CheckPanel check={check} start={() => void start()} busy={busy} />}
      {isPending && <p role="status">{texts.loadingData}</p>}
      {failed && (
        <Nothing title="Chưa tải được tình hình kiểm tra">
          <TryAgain onClick={retry} />
        </Nothing>
      )}
      {check && <FoundLinks check={check} />}
    </>
  );
}

function FoundLinks({ check }: { check: LinkCheck }) {
  const [search, setSearch] = useSearchParams();
  const filter = linkFilters.find((each) => each === search.get('loc')) ?? 'open';
  const page = Math.max(1, Number.parseInt(search.get('trang') ?? '1', 10) || 1);
  const { counts, ended_at: ended, state } = check;
  const { links, meta, loading, failed, retry } = useLinks({ filter, page, of: ended ?? state });
  const take = useNewAddress();
  const change = (next: { loc?: string; trang?: number }) => {
    const wanted = { loc: filter as string, trang: 1, ...next };
    const entries = [
      ...(wanted.loc === 'open' ? [] : [['loc', wanted.loc]]),
      ...(wanted.trang > 1 ? [['trang', `${wanted.trang}`]] : []),
    ];
    setSearch(Object.fromEntries(entries), { preventScrollReset: next.trang === undefined, state: { keepFocus: true } });
  };

  // The last link of the last page is mended, or the address names a page that never was.
  const last = meta?.last_page ?? 1;
  const beyond = meta !== undefined && !loading && page > last;
  useEffect(() => {
    if (beyond) change({ trang: last });
  });

  return (
    <>
      <search className={listStyles['filters']} aria-label="Lọc liên kết">
        <NativeSelect
          label="Tình trạng"
          value={filter}
          data={linkFilters.map((value) => ({
            value,
            label: `${filterNames[value]} (${counts[value].toLocaleString('vi-VN')})`,
            disabled: counts[value] === 0 && value !== 'open' && value !== filter,
          }))}
          onChange={({ currentTarget: { value } }) => change({ loc: value })}
        />
      </search>
      <div className={own['list']}>
        <LinkTable
          caption={filterNames[filter]}
          links={links}
          loading={loading}
          onTake={async (link) => {
            await take(link);
            // With the row goes the button that had the focus.
            if (document.activeElement === document.body) document.querySelector('h1')?.focus();
          }}
          empty={
            failed ? (
              <Nothing title="Chưa tải được danh sách">
                <TryAgain onClick={retry} />
              </Nothing>
            ) : state === 'none' || state === 'running' ? (
              <Nothing title="Chưa có kết quả">
                <p>Kết quả hiện ở đây khi kiểm tra xong.</p>
              </Nothing>
            ) : (
              <Nothing title={nothingIn[filter]}>
                <p>
                  {state === 'offline'
                    ? 'Máy chủ không ra được Internet nên chưa biết gì mới về liên kết ra ngoài.'
                    : 'Lần kiểm tra gần nhất không thấy gì thuộc loại này.'}
                </p>
              </Nothing>
            )
          }
        />
        <Pager page={page} last={last} onTurn={(trang) => change({ trang })} />
      </div>
    </>
  );
}
