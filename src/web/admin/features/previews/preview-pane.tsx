import { useState } from 'react';
import { QuietButton, SmallButton } from '#web/ui/buttons.tsx';
import styles from './previews.module.css';

type Props = {
  /** Below the origin of this window. */
  address: string;
  /** The form holds what is not on the server. */
  dirty: boolean;
  /** Keeps that as the draft; false when it could not. */
  keep: () => Promise<boolean>;
  onClose: () => void;
};

export function PreviewPane({ address, dirty, keep, onClose }: Props) {
  const [loads, setLoads] = useState(0);
  const reload = async () => {
    if (!dirty || (await keep())) setLoads((before) => before + 1);
  };
  return (
    <section className={`stack-2 ${styles['pane']}`} aria-label="Xem trước bên cạnh">
      <div className={`row-2 ${styles['paneHead']}`}>
        <h2 className="part-name">Xem trước</h2>
        <SmallButton onClick={() => void reload()}>{dirty ? 'Lưu nháp và tải lại' : 'Tải lại'}</SmallButton>
        <QuietButton size="compact-md" onClick={onClose}>
          Đóng
        </QuietButton>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, as its visitors get it */}
      <iframe key={`${address} ${loads}`} className={`full ${styles['frame']}`} src={address} title="Trang xem trước" />
    </section>
  );
}
