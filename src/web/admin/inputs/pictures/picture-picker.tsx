import { useState } from 'react';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { TryAgain } from '../../session/try-again.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useLibrary } from './use-pictures.ts';

type Props = {
  title: string;
  opened: boolean;
  onClose: () => void;
  onChoose: (picture: LibraryPicture) => void;
  /** A picture that is not offered. */
  except?: number;
};

/** Chooses a picture of the library, by search, or by uploading it there first. */
export const PicturePicker = ({ title, opened, onClose, onChoose, except }: Props) => (
  <Dialog opened={opened} onClose={onClose} size="60rem" title={title}>
    {opened && <Choice onChoose={onChoose} except={except} />}
    <Answers>
      <SecondaryButton onClick={onClose}>Hủy</SecondaryButton>
    </Answers>
  </Dialog>
);

function Choice({ onChoose, except }: { onChoose: Props['onChoose']; except: number | undefined }) {
  const [state, setState] = useState({ page: 1, keyword: '', filter: 'all' as const });
  const setPage = (page: number) => setState((before) => ({ ...before, page }));
  const { rows, meta, loading, failed, retry } = useLibrary(state, setPage);
  const shown = rows.filter(({ id }) => id !== except);
  return (
    <>
      <KeywordBox
        label="Tìm trong kho"
        value={state.keyword}
        onChange={(keyword) => setState((before) => ({ ...before, keyword, page: 1 }))}
      />
      <UploadZone onDone={onChoose} />
      {failed ? (
        <TryAgain onClick={retry} />
      ) : (
        <PictureTiles label="Ảnh trong kho" pictures={shown} loading={loading} onChoose={onChoose} />
      )}
      {!loading && !failed && shown.length === 0 && (
        <p role="status">Không có ảnh nào khớp. Hãy thử từ khác, hoặc tải ảnh lên.</p>
      )}
      {meta && <Pager page={meta.current_page} last={meta.last_page} onTurn={setPage} />}
    </>
  );
}
