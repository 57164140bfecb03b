import { useLocation, useNavigate, useParams } from 'react-router';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { adminPicturesPath } from '#shared/admin-paths.ts';
import { isRecord } from '#shared/formats/json.ts';
import type { LibraryPicture, PicturePlaces as Places } from '#shared/answers/pictures.ts';
import { pictureTexts } from '#shared/pictures/picture-texts.ts';
import { quoted } from '#shared/text/quoted.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { SecondaryButton } from '#web/ui/buttons.tsx';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { BackLink } from '../screens/back-link.tsx';
import { ApiError, callApi } from '../session/client.ts';
import { EmptyState } from '../screens/empty-state.tsx';
import { PictureForm } from '../features/library/picture-form.tsx';
import own from '../inputs/pictures/pictures.module.css';
import { Loaded } from '../screens/loaded.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useAnswer } from '../work/use-answer.ts';
import { notify } from '../session/notify.ts';
import { useSession } from '../session/session.tsx';
import { purgeQuestion } from '../work/purge.ts';
import { useWrite } from '../work/use-write.ts';
import { placesText, sizeText } from '../inputs/pictures/picture-words.ts';
import { PicturePicker } from '../inputs/pictures/picture-picker.tsx';
import { SmallPicture } from '../inputs/pictures/picture-tiles.tsx';
import { ToForm } from '../screens/told-record.tsx';
import { placeText } from '../work/uses/describe-uses.ts';

/** One picture of the library: what is said of it, where it is used, and what can be done with it. */
export default function Picture() {
  const id = Number(useParams()['id']);
  const state: unknown = useLocation().state;
  const from = isRecord(state) && typeof state['from'] === 'string' ? state['from'] : '';
  const asked = useAnswer(['pictures', 'one', id], (signal) => callApi('GET /admin/kho-anh/:id', { at: { id }, signal }));
  const { data, error } = asked;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <ScreenHead title={data?.name ?? 'Ảnh'} back={<BackLink to={`${adminPicturesPath}${from}`}>Quay lại kho ảnh</BackLink>} />
      <Loaded
        of={asked}
        failed="Chưa tải được ảnh"
        gone={
          isGone && (
            <EmptyState title="Không tìm thấy ảnh">
              <p>Có thể ảnh đã bị xóa vĩnh viễn.</p>
            </EmptyState>
          )
        }
      >
        {(picture) => (
          <div className={own['one']}>
            <PictureForm key={`${picture.id} ${picture.version}`} picture={picture} />
            <div className="stack-4">
              <PicturePlaces picture={picture} />
              <PictureActions picture={picture} from={from} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Puts another picture everywhere, takes this one out of the library, or brings it back. */
function PictureActions({ picture, from }: { picture: LibraryPicture; from: string }) {
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
      text: `Thay ${quoted(name)} bằng ${quoted(other.name)} ở ${uses.count.toLocaleString('vi-VN')} nơi: ${placesText(uses)}. Thay đổi chưa xuất bản và phiên bản cũ giữ ảnh của chúng.`,
      more: (
        <p className="row-4">
          <SmallPicture picture={picture} className={own['cut']} />
          <span aria-hidden="true">→</span>
          <SmallPicture picture={other} className={own['cut']} />
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
        <Button onClick={() => void restore()}>Đưa lại vào kho</Button>
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

/** What is known of a picture, and the way to every record that shows it. */
function PicturePlaces({ picture }: { picture: LibraryPicture }) {
  const { uses, drafts, versions, created_at: at, created_by: by, is_large: isLarge, path } = picture;
  return (
    <section className={`stack-4 ${own['places']}`} aria-labelledby="noi-dung-anh">
      <dl className="stack-2">
        <div>
          <dt className="quiet-xs">Kích thước</dt>
          <dd>
            {sizeText(picture)}{' '}
            <a href={path} target="_blank" rel="noopener">
              Xem ảnh lớn nhất<span className="visually-hidden"> (mở trong tab mới)</span>
            </a>
          </dd>
        </div>
        <div>
          <dt className="quiet-xs">Đưa lên</dt>
          <dd>
            <time dateTime={at}>{viDateTime(at)}</time>
            {by !== null && `, ${by}`}
          </dd>
        </div>
      </dl>
      {isLarge && <p className="noted">Ảnh rộng hơn nhiều so với chỗ hiện lớn nhất. Có thể thay bằng ảnh nhỏ hơn.</p>}
      <h2 id="noi-dung-anh">{uses.count === 0 ? 'Chưa dùng ở đâu' : `Dùng ở ${uses.count.toLocaleString('vi-VN')} nơi`}</h2>
      <PlaceList places={uses} />
      {drafts.count > 0 && (
        <>
          <h3>Trong {drafts.count.toLocaleString('vi-VN')} thay đổi chưa xuất bản</h3>
          <PlaceList places={drafts} />
        </>
      )}
      {versions > 0 && (
        <p className="quiet-xs">Còn được giữ trong {versions.toLocaleString('vi-VN')} phiên bản cũ hoặc bản ghi đã xóa.</p>
      )}
    </section>
  );
}

function PlaceList({ places: { count, first } }: { places: Places }) {
  if (count === 0) return null;
  return (
    <ul className={`stack-2 breaks ${own['placeList']}`}>
      {first.map((place) => (
        <li key={`${place.resource} ${place.id} ${place.field}`}>
          <ToForm of={place}>{place.title}</ToForm>
          <span className="quiet-xs figures">{placeText(place)}</span>
        </li>
      ))}
      {count > first.length && <li>và {(count - first.length).toLocaleString('vi-VN')} nơi khác</li>}
    </ul>
  );
}
