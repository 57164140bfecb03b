import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { adminEnquirerPath, adminEnquiryPath } from '#shared/admin-paths.ts';
import { type EnquiryFilter, enquiryFilters, type EnquiryRow, type EnquiryState } from '#shared/answers/enquiries.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { OwnNotices } from '../features/accounts/own-notices.tsx';
import styles from '../features/enquiries/enquiries.module.css';
import {
  askerText,
  changedText,
  changeTo,
  filterLabel,
  nothingIn,
  spamStep,
  stateText,
  steps,
} from '../features/enquiries/enquiry-words.ts';
import { useChangeEnquiries } from '../features/enquiries/use-change-enquiries.ts';
import { KeywordBox } from '../inputs/keyword-box.tsx';
import { ChooseBox, ListTools } from '../lists/choosing.tsx';
import choosing from '../lists/choosing.module.css';
import cells from '../lists/cells.module.css';
import { Choice, Filters } from '../lists/filters.tsx';
import { ListHead } from '../lists/list-head.tsx';
import listStyles from '../lists/list.module.css';
import { Listed } from '../lists/listed.tsx';
import { type Chosen, useChosen } from '../lists/use-chosen.ts';
import { EmptyState } from '../screens/empty-state.tsx';
import { forInbox } from '../screens/forbidden.tsx';
import { anyText, bySchema, oneOf, pageNumber, useAddressState } from '../screens/use-address-state.ts';
import { callApi, callFile } from '../session/client.ts';
import { useSession } from '../session/session.tsx';
import { useEnquiryCounts } from '../work/enquiry-counts.ts';
import { shortMoment } from '../work/records/moments.ts';
import { saveGiven } from '../work/save-file.ts';
import { useListing } from '../work/use-listing.ts';

const title = 'Hỏi tư vấn';
const perPage = 50;
const parameters = bySchema({ loc: oneOf(enquiryFilters, 'open'), tim: anyText, trang: pageNumber }, 'trang', 'tim');

/** The inbox: what families ask, and what has become of it. */
export default forInbox(function Enquiries() {
  const { admin } = useSession();
  const [state, change] = useAddressState(parameters);
  const { loc: filter, tim: keyword, trang: page } = state;
  const setPage = (trang: number) => change({ trang });
  const counts = useEnquiryCounts();
  useNews(counts?.latest);
  const query = { state: filter, page, per_page: perPage };
  const list = useListing(
    {
      key: ['enquiries', query, keyword],
      read: (signal) =>
        keyword === ''
          ? callApi('GET /admin/enquiries', { query, signal })
          : callApi('POST /admin/enquiry-searches', { query, body: { q: keyword }, signal }),
      failed: 'Lấy danh sách câu hỏi thất bại!',
    },
    { page, setPage },
  );
  const { rows, meta, loading } = list;
  const chosen = useChosen(rows.map(named), { ...query, keyword });

  return (
    <>
      <ListHead title={title}>
        {admin?.role === 'admin' && (
          <>
            <Button component={Link} variant="default" to={adminEnquirerPath}>
              Dữ liệu của một người
            </Button>
            <ExportButton of={filter} />
          </>
        )}
      </ListHead>
      {admin?.role === 'advisor' && <OwnNotices />}
      {counts?.closed != null && (
        <p className="noted" role="status">
          <strong>Trang đang không nhận câu hỏi.</strong> {counts.closed}
        </p>
      )}
      <Filters label="Lọc câu hỏi">
        <Choice
          label="Tình trạng"
          value={filter}
          choices={enquiryFilters.map((value) => ({ value, label: filterLabel(value, counts) }))}
          onChange={(loc) => change({ loc: loc ?? 'open' })}
        />
        <div data-wide>
          <KeywordBox
            label="Tên, số điện thoại, email, số câu hỏi"
            value={keyword}
            // Who is looked for may have been answered.
            onChange={(tim) => change({ tim, ...(tim !== '' && filter === 'open' && ({ loc: 'all' } as const)) })}
          />
        </div>
      </Filters>
      <div className="stack">
        <ListTools
          chosen={chosen}
          rows={rows.length}
          noun="câu hỏi"
          actions={<ChosenSteps rows={rows.filter(({ id }) => chosen.has(id))} onDone={chosen.clear} />}
        >
          {meta && (
            <p role="status">{loading ? 'Đang tải dữ liệu...' : `Tổng cộng: ${meta.total.toLocaleString('vi-VN')} câu hỏi`}</p>
          )}
        </ListTools>
        <Listed
          caption={title}
          columns={columnsOf(chosen, { from: `?${parameters.write(state).toString()}`, tim: keyword })}
          of={list}
          rowKey={({ id }) => id}
          rowState={({ id }) => ({ chosen: chosen.has(id) })}
          failed="Chưa tải được câu hỏi"
          empty={
            <EmptyState
              title={keyword === '' ? (nothingIn[filter] ?? 'Không có câu hỏi nào như vậy') : 'Không tìm thấy câu hỏi nào'}
            >
              <p>
                {keyword === ''
                  ? 'Câu hỏi mới của khách hiện ở đây.'
                  : `Hãy thử từ khác${filter === 'all' ? '' : ', hoặc tìm trong mọi câu hỏi'}.`}
              </p>
              {keyword !== '' && filter !== 'all' && (
                <SecondaryButton onClick={() => change({ loc: 'all' })}>Tìm trong mọi câu hỏi</SecondaryButton>
              )}
            </EmptyState>
          }
        />
        {filter === 'spam' && counts !== undefined && counts.dropped > 0 && (
          <p className="quiet-xs figures">
            {counts.dropped.toLocaleString('vi-VN')} câu nghi rác cũ nhất đã bị xóa để còn chỗ cho câu mới.
          </p>
        )}
        <footer className={listStyles['foot']}>
          <Pager page={page} last={meta?.last_page ?? 1} onTurn={setPage} />
        </footer>
      </div>
    </>
  );
});

const named = ({ id, name, number }: EnquiryRow) => ({ id, name: `${name}, số ${number}` });

/** Once something came in, the list is read anew. */
function useNews(latest: number | undefined): void {
  const queries = useQueryClient();
  const seen = useRef(latest);
  useEffect(() => {
    const isNews = seen.current !== undefined && latest !== undefined && latest !== seen.current;
    seen.current = latest ?? seen.current;
    if (isNews) void queries.invalidateQueries({ queryKey: ['enquiries'] });
  }, [latest, queries]);
}

function columnsOf(chosen: Chosen, list: { from: string; tim: string }): Column<EnquiryRow>[] {
  const now = new Date();
  return [
    {
      key: 'name',
      label: 'Người hỏi',
      role: 'title',
      cell: (row) => (
        <span className={`line-2 ${styles['asker']}`}>
          <ChooseBox chosen={chosen} row={named(row)} />
          <span className="stack-1 breaks">
            <Link className="unlined" to={adminEnquiryPath(row.id)} state={list}>
              {row.name}
            </Link>
            <span className={`flow-1 quiet-xs figures ${cells['second']}`}>
              {askerText(row)}
              {row.times > 1 && <span className="tag">×{row.times.toLocaleString('vi-VN')}</span>}
              {row.same_person > 0 && <span className="tag">{row.same_person.toLocaleString('vi-VN')} câu khác</span>}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'begin',
      label: 'Câu hỏi',
      cell: ({ begin, about }) => (
        <span className={`stack-1 breaks ${styles['begin']}`}>
          <span>{begin}</span>
          {about !== '' && <span className="quiet-xs">{about}</span>}
        </span>
      ),
    },
    {
      key: 'received_at',
      label: 'Gửi lúc',
      cell: ({ received_at: at }) => (
        <time className="figures one-line" dateTime={at}>
          {shortMoment(at, now)}
        </time>
      ),
    },
    {
      key: 'state',
      label: 'Tình trạng',
      cell: (row) => (
        <span className={styles['state']} data-state={row.state}>
          {stateText(row)}
        </span>
      ),
    },
  ];
}

/** What can become of all that are chosen; of suspected ones also that they are none. */
function ChosenSteps({ rows, onDone }: { rows: readonly EnquiryRow[]; onDone: () => void }) {
  const { change, busy } = useChangeEnquiries();
  const isSpam = rows.length > 0 && rows.every(({ state }) => state === 'spam');
  const shown = [...steps.filter(({ state }) => state !== 'unreached'), spamStep(isSpam)];
  const run = async (state: EnquiryState) => {
    const changes = rows.map((row) => changeTo(row, state));
    if (await change(changes, changedText(rows, state))) onDone();
  };
  return shown.map(({ state, label }) => (
    <button
      key={state}
      type="button"
      className={`inline one-line rigid ${choosing['command']}`}
      disabled={busy || rows.length === 0}
      onClick={() => void run(state)}
    >
      {label}
    </button>
  ));
}

/** The list as a workbook. */
function ExportButton({ of }: { of: EnquiryFilter }) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await saveGiven(callFile('GET /admin/enquiry-sheet', { query: { state: of } }), 'Xuất tệp thất bại!');
    setBusy(false);
  };
  return <SecondaryButton onClick={() => !busy && void run()}>{busy ? 'Đang xuất…' : 'Xuất Excel'}</SecondaryButton>;
}
