import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { adminPicturesPath } from '#shared/admin-paths.ts';
import { isRecord } from '#shared/formats/is-record.ts';
import { BackLink } from '../back-link.tsx';
import { TryAgain } from '../try-again.tsx';
import { ApiError, callApi } from '../client.ts';
import { Nothing } from '../journal/nothing.tsx';
import { PictureActions } from '../pictures/picture-actions.tsx';
import { PictureForm } from '../pictures/picture-form.tsx';
import { PicturePlaces } from '../pictures/picture-places.tsx';
import own from '../pictures/pictures.module.css';
import { ScreenTitle } from '../screen-title.tsx';
import { Waiting } from '../waiting.tsx';

/** One picture of the library: what is said of it, where it is used, and what can be done with it. */
export default function Picture() {
  const id = Number(useParams()['id']);
  const state: unknown = useLocation().state;
  const from = isRecord(state) && typeof state['from'] === 'string' ? state['from'] : '';
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', 'one', id],
    queryFn: async ({ signal }) => (await callApi('GET /admin/kho-anh/:id', { at: { id }, signal })).data,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <ScreenTitle name={data?.name ?? 'Ảnh'} />
      <header className="screen-head">
        <BackLink to={`${adminPicturesPath}${from}`}>Quay lại kho ảnh</BackLink>
        <h1 className="breaks">{data?.name ?? 'Ảnh'}</h1>
      </header>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <Nothing title={isGone ? 'Không tìm thấy ảnh' : 'Chưa tải được ảnh'}>
          {isGone ? <p>Có thể ảnh đã bị xóa vĩnh viễn.</p> : <TryAgain onClick={() => void refetch()} />}
        </Nothing>
      )}
      {data && (
        <div className={own['one']}>
          <PictureForm key={`${data.id} ${data.version}`} picture={data} />
          <div className={own['beside']}>
            <PicturePlaces picture={data} />
            <PictureActions picture={data} from={from} />
          </div>
        </div>
      )}
    </>
  );
}
