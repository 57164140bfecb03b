import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type LinkCheck, linkFilters } from '#shared/answers/links.ts';
import { texts } from '#shared/texts.ts';
import { Pager } from '#web/ui/pager.tsx';
import { columns } from '../features/links/link-columns.tsx';
import { checkText, filterNames, nothingIn } from '../features/links/link-words.ts';
import own from '../features/links/links.module.css';
import { checkKey, useLinkCheck, useLinks } from '../features/links/use-links.ts';
import { Choice, Filters } from '../lists/filters.tsx';
import { Listed } from '../lists/listed.tsx';
import { EmptyState, OrFailed } from '../screens/empty-state.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { bySchema, oneOf, pageNumber, useAddressState } from '../screens/use-address-state.ts';
import { callApi } from '../session/client.ts';
import { useWrite } from '../work/use-write.ts';

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
