import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { adminPicturesPath } from '#shared/admin-paths.ts';
import { pictureTexts } from '#shared/pictures/texts.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { ApiError, callApi } from '../client.ts';
import { notify } from '../notify.ts';
import { useSession } from '../session.tsx';
import { PurgeDialog } from '../purge-dialog.tsx';
import { useUndo } from '../undo/undo.tsx';
import { placesText } from './picture-words.ts';
import { PicturePicker } from './picture-picker.tsx';
import { SmallPicture } from './picture-tiles.tsx';
import styles from './pictures.module.css';

/** Puts another picture everywhere, takes this one out of the library, or brings it back. */
export function PictureActions({ picture, from }: { picture: LibraryPicture; from: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const undo = useUndo();
  const { admin } = useSession();
  const [picking, setPicking] = useState(false);
  const [purging, setPurging] = useState(false);
  const { id, name, uses, drafts, versions, state } = picture;
  const isDeleted = state === 'deleted' && uses.count === 0;
  const leave = () => navigate(`${adminPicturesPath}${from}`);

  /** Does it and tells how it went; true when it went through. */
  async function run<Data>(
    step: () => Promise<{ message: string; meta?: ChangeMeta | undefined; data: Data }>,
    failed: string,
  ): Promise<boolean> {
    try {
      const { message, meta } = await step();
      if (meta?.batch === null || meta?.batch === undefined) notify.success(message);
      else undo.offer({ text: message, batch: meta.batch });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' });
      return true;
    } catch (error) {
      notify.error(failed, error instanceof ApiError ? error.message : undefined);
      return false;
    }
  }

  const replace = (other: LibraryPicture) => {
    setPicking(false);
    confirm({
      title: 'Thay ảnh ở mọi nơi',
      question: `Thay ${quoted(name)} bằng ${quoted(other.name)} ở ${uses.count.toLocaleString('vi-VN')} nơi: ${placesText(uses)}. Bản nháp và phiên bản cũ giữ ảnh của chúng.`,
      more: (
        <p className="row-4">
          <SmallPicture picture={picture} className={styles['cut']} />
          <span aria-hidden="true">→</span>
          <SmallPicture picture={other} className={styles['cut']} />
        </p>
      ),
      confirm: 'Thay ảnh',
      cancel: 'Hủy',
      run: async () => {
        await run(() => callApi('POST /admin/kho-anh/:id/replace', { at: { id }, body: { by: other.id } }), 'Thay ảnh thất bại!');
      },
    });
  };

  const remove = () =>
    confirm({
      title: 'Xóa ảnh khỏi kho',
      question:
        uses.count === 0
          ? `Bạn có chắc chắn muốn xóa ảnh ${quoted(name)} khỏi kho? Ảnh còn lấy lại được trong “Đã xóa khỏi kho”.`
          : `Ảnh ${quoted(name)} đang dùng ở ${uses.count.toLocaleString('vi-VN')} nơi: ${placesText(uses)}. Xóa ảnh thì những nơi này không còn ảnh. Bạn có chắc chắn muốn xóa?`,
      confirm: 'Xóa',
      cancel: 'Hủy',
      danger: true,
      run: async () => {
        if (await run(() => callApi('DELETE /admin/kho-anh/:id', { at: { id } }), 'Xóa ảnh thất bại!')) await leave();
      },
    });

  const purge = async () => {
    const done = await run(() => callApi('DELETE /admin/kho-anh/:id/forever', { at: { id } }), 'Xóa vĩnh viễn thất bại!');
    setPurging(false);
    if (done) await leave();
  };

  if (isDeleted)
    return (
      <section className="flow-3" aria-label="Ảnh đã xóa">
        <p className={styles['note']}>
          Ảnh này đã xóa khỏi kho. Sau một thời gian, nếu không còn phiên bản nào cần, ảnh mất hẳn.
        </p>
        <Button
          onClick={() => void run(() => callApi('POST /admin/kho-anh/:id/restore', { at: { id } }), 'Khôi phục ảnh thất bại!')}
        >
          Đưa trở lại kho
        </Button>
        {admin?.role === 'admin' && (
          <Button
            variant="default"
            onClick={() => {
              if (drafts.count + versions > 0) notify.error(pictureTexts.stillNamed(drafts.count, versions));
              else setPurging(true);
            }}
          >
            Xóa vĩnh viễn
          </Button>
        )}
        <PurgeDialog
          noun="ảnh"
          title={name}
          opened={purging}
          onClose={() => setPurging(false)}
          onClosed={() => undefined}
          run={purge}
          what={`Ảnh ${quoted(name)} sẽ mất hẳn cùng mọi tệp của nó. Sau bước này không ai lấy lại được nữa.`}
        />
      </section>
    );

  return (
    <section className="flow-3" aria-label="Thay hoặc xóa ảnh">
      {uses.count > 0 && (
        <Button variant="default" onClick={() => setPicking(true)}>
          Thay ở mọi nơi
        </Button>
      )}
      <Button variant="default" className="trouble" onClick={remove}>
        Xóa khỏi kho
      </Button>
      <PicturePicker title="Chọn ảnh thay" opened={picking} onClose={() => setPicking(false)} onChoose={replace} except={id} />
    </section>
  );
}
