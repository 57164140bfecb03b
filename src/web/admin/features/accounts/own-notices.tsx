import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminMePath } from '#shared/admin-paths.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { callApi } from '../../session/client.ts';
import { useSession } from '../../session/session.tsx';
import { useAnswer } from '../../work/use-answer.ts';
import { eventNames } from './account-texts.ts';
import styles from './accounts.module.css';
import { noticesKey } from './queries.ts';

/** What others did to the own account, until it was seen; and what it needs before the next sign-in. */
export function OwnNotices() {
  const { admin } = useSession();
  const queries = useQueryClient();
  const { data: told = null } = useAnswer(noticesKey, (signal) => callApi('GET /admin/me/notices', { signal }));
  const isDue = admin?.second_factor_due === 'next' && !admin.second_factor;
  if (told === null && !isDue) return null;
  const seen = async (until: number) => {
    await callApi('PUT /admin/me/notices', { body: { until } }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: noticesKey });
  };
  const lines = [
    ...(told?.networks ?? []).map(({ network, times, at }) => ({
      text: `${times.toLocaleString('vi-VN')} lần từ ${network ?? 'mạng không rõ'}`,
      at,
    })),
    ...(told?.changes ?? []).map(({ kind, detail, at }) => ({
      text: `${eventNames[kind]}${detail === null ? '' : `: ${detail}`}`,
      at,
    })),
  ];
  return (
    <section className={`stack-2 noted ${styles['notices']}`} aria-labelledby="voi-tai-khoan">
      <h2 id="voi-tai-khoan" className="part-name">
        Với tài khoản của bạn
      </h2>
      {isDue && (
        <p>
          Từ lần đăng nhập sau, Quản trị phải có hai lớp mới làm việc được. Hãy bật ở{' '}
          <Link to={adminMePath}>Tài khoản của tôi</Link>.
        </p>
      )}
      {told !== null && told.tries > 0 && (
        <p>Từ lần trước có {told.tries.toLocaleString('vi-VN')} lần thử đăng nhập không thành công:</p>
      )}
      <ul>
        {lines.map(({ text, at }) => (
          <li key={`${at} ${text}`} className="flow apart breaks">
            <span>{text}</span>{' '}
            <time className="quiet figures" dateTime={at}>
              {viDateTime(at)}
            </time>
          </li>
        ))}
      </ul>
      {told !== null && (
        <>
          <p>
            Thấy điều lạ, hãy đổi mật khẩu ở <Link to={adminMePath}>Tài khoản của tôi</Link>.
          </p>
          <SecondaryButton className="start" onClick={() => void seen(told.until)}>
            Tôi đã xem
          </SecondaryButton>
        </>
      )}
    </section>
  );
}
