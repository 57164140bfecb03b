import type { LibraryPicture, PicturePlaces as Places } from '#shared/answers/pictures.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { ToForm } from '../../screens/told-record.tsx';
import { sizeText } from '../../inputs/pictures/picture-words.ts';
import { placeText } from '../../work/uses/describe-uses.ts';
import styles from '../../inputs/pictures/pictures.module.css';

/** What is known of a picture, and the way to every record that shows it. */
export function PicturePlaces({ picture }: { picture: LibraryPicture }) {
  const { uses, drafts, versions, created_at: at, created_by: by, is_large: isLarge, path } = picture;
  return (
    <section className={`stack-4 ${styles['places']}`} aria-labelledby="noi-dung-anh">
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
          <h3>Trong {drafts.count.toLocaleString('vi-VN')} bản nháp</h3>
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
    <ul className={`stack-2 breaks ${styles['placeList']}`}>
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
