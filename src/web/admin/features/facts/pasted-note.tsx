import { SmallButton } from '#web/ui/buttons.tsx';
import { Note } from '../../forms/notes.tsx';
import styles from './facts.module.css';

export const pastedText = (cells: number, unread: number, left: number): string =>
  [
    `Đã dán ${cells} ô.`,
    ...(unread > 0 ? [`${unread} ô chưa hiểu, còn nguyên chữ trong ô để bạn sửa.`] : []),
    ...(left > 0 ? [`${left} dòng không có chỗ trong bảng:`] : []),
  ].join(' ');

/** What came of a paste; what found no place stays to be copied again. */
export const PastedNote = ({ text, left, onClose }: { text: string; left: readonly string[]; onClose: () => void }) => (
  <Note role="status">
    <p>{text}</p>
    {left.length > 0 && (
      <textarea
        className={`full ${styles['left']}`}
        aria-label="Những gì chưa dán được"
        readOnly
        rows={Math.min(6, left.length)}
        value={left.join('\n')}
      />
    )}
    <div>
      <SmallButton onClick={onClose}>Đóng</SmallButton>
    </div>
  </Note>
);
