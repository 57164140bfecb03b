import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type LinkCheck, type LinkFilter, linkFilters, type LinkProblem } from '#shared/answers/links.ts';
import { texts } from '#shared/texts.ts';
import { Pager } from '#web/ui/pager.tsx';
import { adminEditPath } from '#shared/admin-paths.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import type { Column } from '#web/ui/data-table.tsx';
import {
  addressText,
  checkText,
  filterNames,
  kindNames,
  nothingIn,
  reasonText,
  sinceText,
} from '../features/links/link-words.ts';
import { LinkTabs } from '../features/links/link-tabs.tsx';
import own from '../features/links/links.module.css';
import { Choice, Filters } from '../lists/filters.tsx';
import { Listed } from '../lists/listed.tsx';
import { EmptyState, OrFailed } from '../screens/empty-state.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { bySchema, oneOf, pageNumber, useAddressState } from '../screens/use-address-state.ts';
import { callApi } from '../session/client.ts';
import { useWrite } from '../work/use-write.ts';
import cells from '../lists/cells.module.css';
import { findDescription } from '../work/records/description.ts';
import { ToForm } from '../screens/told-record.tsx';
import { placeText } from '../work/uses/describe-uses.ts';
import { useAnswer } from '../work/use-answer.ts';
import { type Paging, useListing } from '../work/use-listing.ts';

const checkKey = ['link-check'] as const;

/** Milliseconds between two looks at a check that is under way. */
const lookEvery = 1_500;
const perPage = 50;

/** How the check goes; it is looked at again while one is under way. */
function useLinkCheck() {
  const { data, error, isPending, refetch } = useAnswer(checkKey, (signal) => callApi('GET /admin/link-check', { signal }), {
    failed: 'Không xem được tình hình kiểm tra liên kết!',
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookEvery : false),
  });
  return { check: data, isPending, failed: error !== null && data === undefined, retry: () => void refetch() };
}

/** A page of links. `of` says which check told them: another one tells others. */
const useLinks = (filter: LinkFilter, of: string, paging: Paging) =>
  useListing(
    {
      key: ['links', filter, paging.page, of],
      read: (signal) => callApi('GET /admin/link-problems', { query: { filter, page: paging.page, per_page: perPage }, signal }),
      failed: 'Lấy danh sách liên kết thất bại!',
    },
    paging,
  );

/** What is told of links that do not lead where they should: what is wrong, and where they stand. */
const columns: Column<LinkProblem>[] = [
  { key: 'address', label: 'Liên kết', role: 'title', cell: ({ address }) => <Address address={address} /> },
  { key: 'kind', label: 'Tình trạng', cell: (link) => <State link={link} /> },
  { key: 'places', label: 'Nơi dùng', cell: (link) => <Places link={link} /> },
];

function Address({ address }: { address: string }) {
  const isOpened = address.startsWith('/') || httpUrl(address) !== null;
  const shown = <span className={`breaks ${own['address']}`}>{addressText(address)}</span>;
  return isOpened ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {shown}
      <span className="visually-hidden"> (mở trong tab mới)</span>
    </a>
  ) : (
    shown
  );
}

function State({ link }: { link: LinkProblem }) {
  const { kind, new_address: next, target, may_take_new: mayTake } = link;
  const noun = target === null ? undefined : findDescription(target.resource)?.noun;
  return (
    <div className={`stack-1 breaks ${own['told']}`}>
      <strong data-kind={kind}>{kindNames[kind]}</strong>
      <p>{reasonText(link)}</p>
      {next !== null && (
        <p>
          Địa chỉ mới:{' '}
          <a href={next} target="_blank" rel="noopener noreferrer">
            <span className={`breaks ${own['address']}`}>{next}</span>
            <span className="visually-hidden"> (mở trong tab mới)</span>
          </a>
        </p>
      )}
      {target !== null && noun !== undefined && (
        <p>
          <Link to={adminEditPath(target.resource, target.id)}>Mở {noun} đang ẩn</Link>
        </p>
      )}
      {mayTake && <Take link={link} />}
      <p className="quiet-xs figures">{sinceText(link)}</p>
    </div>
  );
}

/** Places that are shown before one asks for all. */
const shownFirst = 3;

function Places({ link: { places, places_total: total, address } }: { link: LinkProblem }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed goes.
    if (all) list.current?.children[shownFirst]?.querySelector('a')?.focus();
  }, [all]);
  const shown = all ? places : places.slice(0, shownFirst);
  const hidden = places.length - shown.length;
  const unnamed = total - places.length;
  return (
    <ul ref={list} className={`stack-2 breaks ${own['places']}`}>
      {shown.map((place) => (
        <li key={`${place.resource} ${place.id} ${place.field}`}>
          <ToForm of={place}>{place.title}</ToForm>
          <span className="quiet-xs figures">{placeText(place)}</span>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className="text-button" aria-description={addressText(address)} onClick={() => setAll(true)}>
            Xem thêm {hidden} nơi
          </button>
        </li>
      )}
      {unnamed > 0 && <li className="quiet-xs figures">và {unnamed.toLocaleString('vi-VN')} nơi khác</li>}
    </ul>
  );
}

/** Has the new address be used where the link stands, with the offer to take that back. */
function Take({ link: { id, address } }: { link: LinkProblem }) {
  const { write, busy } = useWrite();
  const take = async () => {
    await write({
      call: () => callApi('POST /admin/link-problems/:id/new-address', { at: { id } }),
      failed: 'Chưa dùng được địa chỉ mới!',
      told: 'bar',
    });
    // With the row goes the button that had the focus.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  };
  return (
    <button
      type="button"
      className={cells['action']}
      aria-description={addressText(address)}
      disabled={busy}
      onClick={() => void take()}
    >
      Dùng địa chỉ mới
    </button>
  );
}

const worrying: ReadonlySet<LinkCheck['state']> = new Set(['offline', 'failed', 'cut', 'stopped']);

/** How the last check went, how far the one is that is under way, and the button that begins one. */
function CheckPanel({ check }: { check: LinkCheck }) {
  const queries = useQueryClient();
  const { write, busy } = useWrite();
  const start = () =>
    write({
      call: () => callApi('POST /admin/link-check'),
      failed: 'Chưa kiểm tra được!',
      told: 'nowhere',
      done: ({ data }) => void queries.setQueryData(checkKey, data),
      // Somebody else may have begun it.
      refresh: checkKey,
    });
  const isRunning = check.state === 'running';
  const isWaiting = isRunning || busy;
  return (
    <section
      className={`row-3-6 apart noted ${own['panel']}`}
      aria-label="Tình hình kiểm tra"
      data-worrying={worrying.has(check.state) || undefined}
    >
      <div className={`stack-2 ${own['state']}`}>
        {/* The numbers change every other second: they are not read aloud each time. */}
        <p aria-hidden={isRunning || undefined}>{checkText(check)}</p>
        <p className="visually-hidden" role="status">
          {isRunning ? 'Đang kiểm tra liên kết.' : checkText(check)}
        </p>
        {isRunning && (
          <>
            <progress
              className={`full ${own['progress']}`}
              aria-label="Số liên kết đã kiểm tra"
              max={Math.max(1, check.total)}
              {...(check.total > 0 && { value: check.done })}
            />
            <p className="quiet-xs">Bạn cứ làm việc khác, việc kiểm tra vẫn chạy tiếp.</p>
          </>
        )}
      </div>
      {/* Never `disabled`, nor `loading`: whoever pressed it by key would lose the place. */}
      <Button
        aria-disabled={isWaiting || undefined}
        data-disabled={isWaiting || undefined}
        onClick={() => {
          if (!isWaiting) void start();
        }}
      >
        {isWaiting ? 'Đang kiểm tra…' : 'Kiểm tra ngay'}
      </Button>
    </section>
  );
}

const title = 'Kiểm tra liên kết';
const parameters = bySchema({ loc: oneOf(linkFilters, 'open'), trang: pageNumber }, 'trang');

export default function Links() {
  const { check, isPending, ...asked } = useLinkCheck();
  return (
    <>
      <ScreenHead
        title={title}
        intro="Mỗi đêm lúc 3 giờ, mọi liên kết và video của website được mở thử: trong menu, banner, bài viết, nguồn số liệu và cài đặt trang. Liên kết ra ngoài phải hỏng hai lần mới báo ở đây; bấm “Kiểm tra ngay” thì báo luôn."
      />
      <LinkTabs />
      {check && <CheckPanel check={check} />}
      {isPending && <p role="status">{texts.loadingData}</p>}
      <OrFailed of={asked} title="Chưa tải được tình hình kiểm tra">
        {check && <FoundLinks check={check} />}
      </OrFailed>
    </>
  );
}

function FoundLinks({ check }: { check: LinkCheck }) {
  const [{ loc: filter, trang: page }, change] = useAddressState(parameters);
  const { counts, ended_at: ended, state } = check;
  const setPage = (trang: number) => change({ trang });
  const links = useLinks(filter, ended ?? state, { page, setPage });
  const isUnknown = state === 'none' || state === 'running';

  return (
    <>
      <Filters label="Lọc liên kết">
        <Choice
          label="Tình trạng"
          value={filter}
          choices={linkFilters.map((value) => ({
            value,
            label: `${filterNames[value]} (${counts[value].toLocaleString('vi-VN')})`,
            disabled: counts[value] === 0 && value !== 'open' && value !== filter,
          }))}
          onChange={(value) => change({ loc: value ?? 'open' })}
        />
      </Filters>
      <div className={`stack-4 ${own['list']}`}>
        <Listed
          caption={filterNames[filter]}
          columns={columns}
          of={links}
          rowKey={({ id }) => id}
          failed="Chưa tải được danh sách"
          empty={
            <EmptyState title={isUnknown ? 'Chưa có kết quả' : nothingIn[filter]}>
              <p>
                {isUnknown
                  ? 'Kết quả hiện ở đây khi kiểm tra xong.'
                  : state === 'offline'
                    ? 'Máy chủ không ra được Internet nên chưa biết gì mới về liên kết ra ngoài.'
                    : 'Lần kiểm tra gần nhất không thấy gì thuộc loại này.'}
              </p>
            </EmptyState>
          }
        />
        <Pager page={page} last={links.meta?.last_page ?? 1} onTurn={setPage} />
      </div>
    </>
  );
}
