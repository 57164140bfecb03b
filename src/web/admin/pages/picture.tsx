import { useLocation, useParams } from 'react-router';
import { adminPicturesPath } from '#shared/admin-paths.ts';
import { isRecord } from '#shared/formats/json.ts';
import { BackLink } from '../screens/back-link.tsx';
import { ApiError, callApi } from '../session/client.ts';
import { EmptyState } from '../screens/empty-state.tsx';
import { PictureActions } from '../features/library/picture-actions.tsx';
import { PictureForm } from '../features/library/picture-form.tsx';
import { PicturePlaces } from '../features/library/picture-places.tsx';
import own from '../inputs/pictures/pictures.module.css';
import { Loaded } from '../screens/loaded.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useAnswer } from '../work/use-answer.ts';

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
