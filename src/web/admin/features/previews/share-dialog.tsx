import { Button, Radio } from '@mantine/core';
import { useRef, useState } from 'react';
import type { MadePreview, Preview } from '#shared/answers/journal.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import { Answers } from '#web/ui/dialog.tsx';
import { callApi } from '../../session/client.ts';
import { CopyButton } from '../../screens/copy-button.tsx';
import { QrCode } from '../../screens/qr-code.tsx';
import { useAnswer } from '../../work/use-answer.ts';
import { useWrite } from '../../work/use-write.ts';
import styles from './previews.module.css';

const choices = [
  { value: '1', label: '1 ngày' },
  { value: '7', label: '7 ngày' },
  { value: '30', label: '30 ngày' },
];

type Props = {
  path: string;
  id: number;
  dirty: boolean;
  keep: () => Promise<boolean>;
  made: MadePreview | null;
  onMade: (made: MadePreview | null) => void;
  onClose: () => void;
};

/** Makes addresses that show the record before it is public, and takes them back. */
export function ShareDialog({ path, id, dirty, keep, made, onMade, onClose }: Props) {
  const at = { resource: path, id };
  const key = ['previews', path, id] as const;
  const [days, setDays] = useState('7');
  const [isKeeping, setKeeping] = useState(false);
  const { write, busy: isWriting } = useWrite();
  const busy = isKeeping || isWriting;
  const { data: live = [] } = useAnswer(key, (signal) => callApi('GET /admin/:resource/:id/previews', { at, signal }), {
    failed: 'Lấy danh sách địa chỉ xem trước thất bại!',
  });

  const make = () =>
    write({
      call: () => callApi('POST /admin/:resource/:id/previews', { at, body: { days: Number(days) } }),
      failed: 'Tạo địa chỉ xem trước thất bại!',
      told: 'nowhere',
      done: ({ data }) => onMade(data),
      refresh: key,
    });

  const keepAndMake = async () => {
    setKeeping(true);
    const isKept = await keep();
    setKeeping(false);
    // What stands in the way is told in the form.
    if (!isKept) onClose();
    else if (made === null) await make();
  };

  const revoke = (which: Preview | null) =>
    write({
      call: () =>
        which === null
          ? callApi('DELETE /admin/:resource/:id/previews', { at })
          : callApi('DELETE /admin/:resource/:id/previews/:preview', { at: { ...at, preview: which.id } }),
      failed: 'Thu hồi thất bại!',
      done: () => (which === null || which.id === made?.id) && onMade(null),
      refresh: key,
    });

  return (
    <>
      <p>Ai có địa chỉ này đều xem được trang như khi xuất bản, không cần đăng nhập. Khách khác và máy tìm kiếm không thấy.</p>
      {dirty && (
        <div className={`stack-2 ${styles['unsaved']}`}>
          <p>Bạn có thay đổi chưa lưu. Người khác chỉ thấy những gì đã lưu.</p>
          <SmallButton disabled={busy} onClick={() => void keepAndMake()}>
            Lưu nháp rồi tạo địa chỉ
          </SmallButton>
        </div>
      )}
      {made === null ? (
        <div className={`flow ends apart ${styles['make']}`}>
          <Radio.Group label="Dùng được trong" value={days} onChange={setDays}>
            <div className={`flow ${styles['days']}`}>
              {choices.map((choice) => (
                <Radio key={choice.value} value={choice.value} label={choice.label} />
              ))}
            </div>
          </Radio.Group>
          <Button disabled={busy} onClick={() => void make()}>
            Tạo địa chỉ
          </Button>
        </div>
      ) : (
        <Made made={made} onAnother={() => onMade(null)} />
      )}
      {live.length > 0 && (
        <section className={styles['list']}>
          <h3>Địa chỉ đang dùng được</h3>
          <ul className="ruled">
            {live.map((preview) => (
              <li key={preview.id} className="row-2-4 apart">
                <span>
                  {preview.by?.name ?? 'Tài khoản đã xóa'}, {viDateTime(preview.at)}
                  <br />
                  <span className="quiet">đến {viDateTime(preview.expires_at)}</span>
                </span>
                <SmallButton
                  disabled={busy}
                  aria-description={`Tạo lúc ${viDateTime(preview.at)}`}
                  onClick={() => void revoke(preview)}
                >
                  Thu hồi
                </SmallButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Answers>
        {live.length > 1 && (
          <Button variant="subtle" color="ink" disabled={busy} onClick={() => void revoke(null)}>
            Thu hồi tất cả
          </Button>
        )}
        <SecondaryButton onClick={onClose}>Đóng</SecondaryButton>
      </Answers>
    </>
  );
}

type MadeProps = { made: MadePreview; onAnother: () => void };

function Made({ made, onAnother }: MadeProps) {
  const shown = useRef<HTMLElement>(null);
  const whole = new URL(made.address, window.location.origin);
  return (
    <div className={`stack-3 boxed raised ${styles['made']}`}>
      <code ref={shown} className={`mono text-xs breaks ${styles['address']}`}>
        {whole.href}
      </code>
      <p className="quiet">
        Dùng được đến {viDateTime(made.expires_at)}. Địa chỉ chỉ hiện lần này, hãy chép lại nếu cần gửi cho người khác.
      </p>
      <div className="row-3">
        <CopyButton text={whole.href} label="Chép địa chỉ" source={shown} />
        <a href={whole.pathname + whole.search + whole.hash} target="_blank" rel="noreferrer">
          Mở trong tab mới
        </a>
        <Button variant="subtle" color="ink" onClick={onAnother}>
          Tạo địa chỉ khác
        </Button>
      </div>
      <QrCode text={whole.href} name="Mã QR của địa chỉ xem trước" />
      <p className="quiet">Quét mã bằng điện thoại để xem trên đó.</p>
    </div>
  );
}
