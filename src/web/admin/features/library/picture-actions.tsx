import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { adminPicturesPath } from '#shared/admin-paths.ts';
import { pictureTexts } from '#shared/pictures/picture-texts.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { callApi } from '../../session/client.ts';
import { notify } from '../../session/notify.ts';
import { useSession } from '../../session/session.tsx';
import { purgeQuestion } from '../../work/purge.ts';
import { useWrite } from '../../work/use-write.ts';
import { placesText } from '../../inputs/pictures/picture-words.ts';
import { PicturePicker } from '../../inputs/pictures/picture-picker.tsx';
import { SmallPicture } from '../../inputs/pictures/picture-tiles.tsx';
import styles from '../../inputs/pictures/pictures.module.css';

/** Puts another picture everywhere, takes this one out of the library, or brings it back. */
export function PictureActions({ picture, from }: { picture: LibraryPicture; from: string }) {
  const navigate = useNavigate();
  const ask = useAsk();
  const { write } = useWrite();
  const { admin } = useSession();
  const [picking, setPicking] = useState(false);
  const { id, name, uses, drafts, versions, state } = picture;
  const at = { id };
  const isDeleted = state === 'deleted' && uses.count === 0;
  const leave = () => navigate(`${adminPicturesPath}${from}`);

  const replace = (other: LibraryPicture) => {
    setPicking(false);
    const run = () =>
      write({
        call: () => callApi('POST /admin/kho-anh/:id/replace', { at, body: { by: other.id } }),
        failed: 'Thay ảnh thất bại!',
        told: 'bar',
      });
    void ask({
      title: 'Thay ảnh ở mọi nơi',
      text: `Thay ${quoted(name)} bằng ${quoted(other.name)} ở ${uses.count.toLocaleString('vi-VN')} nơi: ${placesText(uses)}. Bản nháp và phiên bản cũ giữ ảnh của chúng.`,
      more: (
        <p className="row-4">
          <SmallPicture picture={picture} className={styles['cut']} />
          <span aria-hidden="true">→</span>
          <SmallPicture picture={other} className={styles['cut']} />
        </p>
      ),
      answers: [{ label: 'Thay ảnh', run }],
    });
  };

  const remove = () => {
    const run = async () =>
      (await write({ call: () => callApi('DELETE /admin/kho-anh/:id', { at }), failed: 'Xóa ảnh thất bại!', told: 'bar' })) &&
      leave();
    void ask({
      title: 'Xóa ảnh khỏi kho',
      text:
        uses.count === 0
          ? `Bạn có chắc chắn muốn xóa ảnh ${quoted(name)} khỏi kho? Ảnh còn lấy lại được trong “Đã xóa khỏi kho”.`
          : `Ảnh ${quoted(name)} đang dùng ở ${uses.count.toLocaleString('vi-VN')} nơi: ${placesText(uses)}. Xóa ảnh thì những nơi này không còn ảnh. Bạn có chắc chắn muốn xóa?`,
      answers: [{ label: 'Xóa', danger: true, run }],
    });
  };

  const purge = () => {
    if (drafts.count + versions > 0) return notify.error(pictureTexts.stillNamed(drafts.count, versions));
    const run = async () =>
      (await write({ call: () => callApi('DELETE /admin/kho-anh/:id/forever', { at }), failed: 'Xóa vĩnh viễn thất bại!' })) &&
      leave();
    const what = `Ảnh ${quoted(name)} sẽ mất hẳn cùng mọi tệp của nó. Sau bước này không ai lấy lại được nữa.`;
    void ask(purgeQuestion('ảnh', what, run));
  };

  const restore = () =>
    write({ call: () => callApi('POST /admin/kho-anh/:id/restore', { at }), failed: 'Khôi phục ảnh thất bại!', told: 'bar' });

  if (isDeleted)
    return (
      <section className="flow-3" aria-label="Ảnh đã xóa">
        <p className="noted">Ảnh này đã xóa khỏi kho. Sau một thời gian, nếu không còn phiên bản nào cần, ảnh mất hẳn.</p>
        <Button onClick={() => void restore()}>Đưa trở lại kho</Button>
        {admin?.role === 'admin' && <SecondaryButton onClick={purge}>Xóa vĩnh viễn</SecondaryButton>}
      </section>
    );

  return (
    <section className="flow-3" aria-label="Thay hoặc xóa ảnh">
      {uses.count > 0 && <SecondaryButton onClick={() => setPicking(true)}>Thay ở mọi nơi</SecondaryButton>}
      <SecondaryButton className="trouble" onClick={remove}>
        Xóa khỏi kho
      </SecondaryButton>
      <PicturePicker title="Chọn ảnh thay" opened={picking} onClose={() => setPicking(false)} onChoose={replace} except={id} />
    </section>
  );
}
