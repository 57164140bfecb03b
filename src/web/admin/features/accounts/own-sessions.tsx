import type { OwnSession } from '#shared/answers/accounts.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { callApi } from '../../session/client.ts';
import cells from '../../lists/cells.module.css';
import { useWrite } from '../../work/use-write.ts';
import styles from './accounts.module.css';
import { ownSessionsKey } from './queries.ts';
import { Listed } from '../../lists/listed.tsx';
import { useListing } from '../../work/use-listing.ts';

const nameOf = ({ device }: OwnSession) => device ?? 'Thiết bị không rõ';

const facts: Column<OwnSession>[] = [
  {
    key: 'device',
    label: 'Thiết bị',
    role: 'title',
    cell: (session) => (
      <span className={`inline ${styles['device']}`}>
        {nameOf(session)}
        {session.is_this && <span className="tag">Phiên này</span>}
      </span>
    ),
  },
  { key: 'network', label: 'Mạng', cell: ({ network }) => network ?? <span data-nothing>–</span> },
  { key: 'created_at', label: 'Đăng nhập lúc', cell: (session) => viDateTime(session.created_at) },
  { key: 'used_at', label: 'Dùng gần nhất', cell: (session) => viDateTime(session.used_at) },
];

/** Where the own account is signed in, and the way to end that. */
export function OwnSessions() {
  const ask = useAsk();
  const { write } = useWrite();
  const sessions = useListing({
    key: ownSessionsKey,
    read: (signal) => callApi('GET /admin/me/sessions', { signal }),
    failed: 'Lấy danh sách phiên đăng nhập thất bại!',
  });

  const end = (call: () => Promise<{ message: string }>, text: string) =>
    void ask({
      title: 'Xác nhận đăng xuất',
      text,
      answers: [
        {
          label: 'Đăng xuất',
          run: () => write({ call, failed: 'Kết thúc phiên đăng nhập thất bại!', refresh: ownSessionsKey }),
        },
      ],
    });

  const actions = (session: OwnSession) =>
    session.is_this ? (
      <span data-nothing />
    ) : (
      <button
        type="button"
        className={cells['action']}
        data-danger
        aria-description={nameOf(session)}
        onClick={() =>
          end(
            () => callApi('DELETE /admin/me/sessions/:session', { at: { session: session.id } }),
            `Đăng xuất tài khoản của bạn trên ${nameOf(session)}?`,
          )
        }
      >
        Đăng xuất
      </button>
    );

  return (
    <>
      <p className={`quiet ${styles['state']}`}>
        Lần dùng gần nhất được ghi theo giờ. Thấy thiết bị lạ, hãy đăng xuất nó rồi đổi mật khẩu.
      </p>
      <Listed
        caption="Phiên đăng nhập"
        columns={[...facts, { key: 'actions', label: 'Thao tác', role: 'actions', cell: actions }]}
        of={sessions}
        rowKey={({ id }) => id}
        failed={null}
        empty={null}
      />
      {sessions.rows.some((session) => !session.is_this) && (
        <SecondaryButton
          className="start"
          onClick={() =>
            end(() => callApi('DELETE /admin/me/sessions'), 'Đăng xuất tài khoản của bạn ở mọi nơi khác? Phiên này vẫn giữ.')
          }
        >
          Đăng xuất nơi khác
        </SecondaryButton>
      )}
    </>
  );
}
