import type { RecordDraft } from '#shared/answers/journal.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import { Note } from './notes.tsx';

const nameOf = ({ by }: RecordDraft): string => by?.name ?? 'tài khoản đã xóa';

type Props = {
  draft: RecordDraft;
  /** Visitors see the record. */
  isPublic: boolean;
  /** The record was saved after the draft was begun. */
  isBehind: boolean;
  /** The form shows the record, not the draft. */
  isLiveShown: boolean;
  onSwitch: () => void;
};

/** Says that the form shows a draft, and not what visitors see. */
export function DraftNote({ draft, isPublic, isBehind, isLiveShown, onSwitch }: Props) {
  const live = isPublic ? 'bản đang công bố' : 'bản đang lưu';
  return (
    <Note role="status">
      {isLiveShown ? (
        <p>Đang xem {live}, không sửa được ở đây. Thay đổi chưa xuất bản vẫn còn nguyên.</p>
      ) : (
        <p>
          Thay đổi chưa xuất bản của {nameOf(draft)}, lưu {viDateTime(draft.at)}.{' '}
          {isPublic ? 'Khách vẫn thấy bản đang công bố.' : 'Bản ghi này đang ẩn với khách.'}
          {isBehind &&
            ` Sau đó ${live} đã được sửa; khi xuất bản, hai bản được gộp lại, và bạn chỉ được hỏi về chỗ cả hai cùng sửa.`}
        </p>
      )}
      {draft.gone.length > 0 && !isLiveShown && (
        <p>Đã bị xóa sau đó nên không còn trong thay đổi chưa xuất bản: {draft.gone.map((title) => `“${title}”`).join(', ')}.</p>
      )}
      <div className="flow-2">
        <SmallButton onClick={onSwitch}>{isLiveShown ? 'Quay lại thay đổi chưa xuất bản' : `Xem ${live}`}</SmallButton>
      </div>
    </Note>
  );
}

type ClashProps = { theirs: RecordDraft | null; busy: boolean; onKeepMine: () => void; onTakeTheirs: () => void };

/** Somebody else has changed the draft meanwhile: whose goes on. */
export const DraftClash = ({ theirs, busy, onKeepMine, onTakeTheirs }: ClashProps) => (
  <Note role="alert">
    <p>
      <strong>
        {theirs === null
          ? 'Thay đổi chưa xuất bản này vừa được người khác xuất bản hoặc bỏ.'
          : `${nameOf(theirs)} vừa lưu thay đổi chưa xuất bản này lúc ${viDateTime(theirs.at)}.`}
      </strong>{' '}
      Nội dung của bạn vẫn còn nguyên và chưa được lưu.
    </p>
    <div className="flow-2">
      <SmallButton data-compare disabled={busy} onClick={onKeepMine}>
        Giữ nội dung của tôi
      </SmallButton>
      <SmallButton disabled={busy} onClick={onTakeTheirs}>
        {theirs === null ? 'Lấy bản đang lưu' : `Lấy thay đổi của ${nameOf(theirs)}`}
      </SmallButton>
    </div>
    <p className="quiet">Nếu lấy bản kia, nội dung của bạn được giữ trên máy này để điền lại.</p>
  </Note>
);
