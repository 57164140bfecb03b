import { type PictureFilter, pictureFilters } from '#shared/answers/pictures.ts';
import { Pager } from '#web/ui/pager.tsx';
import { Choice, Filters } from '../lists/filters.tsx';
import { KeywordBox } from '../inputs/keyword-box.tsx';
import { filterNames } from '../inputs/pictures/picture-words.ts';
import { PictureTiles } from '../inputs/pictures/picture-tiles.tsx';
import { UploadZone } from '../inputs/pictures/upload-zone.tsx';
import { useLibrary } from '../inputs/pictures/use-pictures.ts';
import { EmptyState, OrFailed } from '../screens/empty-state.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { anyText, bySchema, oneOf, pageNumber, useAddressState } from '../screens/use-address-state.ts';

const title = 'Kho ảnh';

const nothing: Record<PictureFilter, string> = {
  all: 'Kho ảnh còn trống',
  undescribed: 'Ảnh nào cũng đã có mô tả',
  unused: 'Ảnh nào cũng đang được dùng',
  large: 'Không có ảnh nào lớn quá mức cần',
  deleted: 'Chưa có ảnh nào bị xóa',
};

const parameters = bySchema({ loc: oneOf(pictureFilters, 'all'), tim: anyText, trang: pageNumber }, 'trang');

export default function Pictures() {
  const [state, change] = useAddressState(parameters);
  const { loc: filter, tim: keyword, trang: page } = state;
  const setPage = (trang: number) => change({ trang });
  const library = useLibrary({ page, filter, keyword }, setPage);
  const { rows, meta, loading } = library;

  return (
    <>
      <ScreenHead
        title={title}
        intro="Mọi ảnh của trang ở một chỗ. Mô tả và điểm chính ghi một lần cho mỗi ảnh, dùng cho mọi nơi có ảnh đó. Ảnh tải lên ở đây được giữ đến khi bạn xóa."
      />
      <UploadZone />
      <Filters label="Lọc ảnh">
        <Choice
          label="Lọc theo"
          value={filter}
          choices={pictureFilters.map((value) => ({ value, label: filterNames[value] }))}
          onChange={(loc) => change({ loc: loc ?? 'all' })}
        />
        <div data-wide>
          <KeywordBox label="Tìm theo mô tả, tên ảnh, nơi dùng" value={keyword} onChange={(tim) => change({ tim })} />
        </div>
      </Filters>
      <div className="stack-4">
        {meta && (
          <p className="quiet figures" role="status">
            {loading ? 'Đang tải dữ liệu...' : `Tổng cộng: ${meta.total.toLocaleString('vi-VN')} ảnh`}
          </p>
        )}
        <PictureTiles label={title} pictures={rows} loading={loading} from={`?${parameters.write(state).toString()}`} />
        <OrFailed of={library} title="Chưa tải được kho ảnh">
          {!loading && rows.length === 0 && (
            <EmptyState title={keyword === '' ? nothing[filter] : 'Không tìm thấy ảnh nào'}>
              <p>{keyword === '' ? 'Bạn có thể tải ảnh lên ở trên.' : 'Hãy thử từ khác, hoặc bỏ bộ lọc.'}</p>
            </EmptyState>
          )}
        </OrFailed>
        {meta && <Pager page={page} last={meta.last_page} onTurn={setPage} />}
      </div>
    </>
  );
}
