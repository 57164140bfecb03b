import type { MailKind, MailReport } from '#shared/answers/mail.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../../work/use-answer.ts';
import { useWrite } from '../../work/use-write.ts';

const key = ['mail'] as const;

const kinds: Record<MailKind, string> = {
  enquiry: 'Báo câu hỏi mới',
  morning: 'Thư buổi sáng',
  invite: 'Thư mời',
  reset: 'Đặt lại mật khẩu',
  changed: 'Báo đổi mật khẩu',
};

function stateOf({ is_set, on, from, waiting, given_up }: MailReport): string[] {
  if (!is_set)
    return ['Trang chưa gửi thư nào: người vận hành chưa khai máy chủ thư (SMTP_URL). Mọi việc khác vẫn chạy như thường.'];
  return [
    ...(from === null
      ? ['Chưa có địa chỉ gửi, nên chưa thư nào đi được: hãy điền Email ở mục “Liên hệ” rồi lưu.']
      : [`Thư gửi từ ${from}.`]),
    ...(on ? [] : ['Chỉ gửi được thư thử: người vận hành chưa khai địa chỉ của trang (PUBLIC_URL) để làm liên kết trong thư.']),
    waiting === 0 ? 'Không có thư nào đang chờ.' : `${waiting} thư đang chờ gửi.`,
    ...(given_up === 0 ? [] : [`${given_up} thư đã thử suốt một ngày mà không gửi được.`]),
  ];
}

/** How mail is doing, and a way to try it. */
export function MailPanel() {
  const { write, busy } = useWrite();
  const { data } = useAnswer(key, (signal) => callApi('GET /admin/mail', { signal }), { refetchInterval: 30_000 });
  if (data === undefined) return null;
  const test = () => write({ call: () => callApi('POST /admin/mail/test'), failed: 'Chưa gửi được thư thử', refresh: key });
  return (
    <section className="screen-part" aria-labelledby="thu">
      <h2 id="thu">Thư</h2>
      <p className="quiet">{stateOf(data).join(' ')}</p>
      {data.faults.length > 0 && (
        <ul className="stack-2 ruled" aria-label="Thư chưa gửi được">
          {data.faults.map(({ id, kind, to, made_at, tries, try_at, fault }) => (
            <li key={id} className="stack-1">
              <span className="breaks">
                {kinds[kind]} cho {to}, lúc {viDateTime(made_at)}
              </span>
              <span className="trouble breaks">{fault}</span>
              <span className="quiet-xs">
                {try_at === null ? `Đã thử ${tries} lần và thôi.` : `Đã thử ${tries} lần, thử lại lúc ${viDateTime(try_at)}.`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data.is_set && (
        <SecondaryButton className="start" loading={busy} onClick={() => void test()}>
          Gửi thư thử cho tôi
        </SecondaryButton>
      )}
    </section>
  );
}
