import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type PictureFilter, pictureFilters } from '#shared/answers/pictures.ts';
import { Pager } from '#web/ui/pager.tsx';
import { TryAgain } from '../try-again.tsx';
import { Nothing } from '../journal/nothing.tsx';
import { KeywordBox } from '../lists/keyword-box.tsx';
import listStyles from '../lists/list.module.css';
import { filterNames } from '../pictures/picture-words.ts';
import { PictureTiles } from '../pictures/picture-tiles.tsx';
import own from '../pictures/pictures.module.css';
import { UploadZone } from '../pictures/upload-zone.tsx';
import { useLibrary } from '../pictures/use-pictures.ts';
import { ScreenTitle } from '../screen-title.tsx';

const title = 'Kho ảnh';

const nothing: Record<PictureFilter, string> = {
  all: 'Kho ảnh còn trống',
  undescribed: 'Ảnh nào cũng đã có mô tả',
  unused: 'Ảnh nào cũng đang được dùng',
  large: 'Không có ảnh nào lớn quá mức cần',
  deleted: 'Chưa có ảnh nào bị xóa',
};

export default function Pictures() {
  const [search, setSearch] = useSearchParams();
  const filter = pictureFilters.find((each) => each === search.get('loc')) ?? 'all';
  const keyword = search.get('tim') ?? '';
  const page = Math.max(1, Number.parseInt(search.get('trang') ?? '1', 10) || 1);
  const change = (next: { loc?: string; tim?: string; trang?: number }) => {
    const wanted = { loc: filter as string, tim: keyword, trang: 1, ...next };
    const entries = Object.entries({
      ...wanted,
      loc: wanted.loc === 'all' ? '' : wanted.loc,
      trang: wanted.trang > 1 ? `${wanted.trang}` : '',
    });
    setSearch(Object.fromEntries(entries.filter(([, value]) => value !== '')), {
      preventScrollReset: next.trang === undefined,
      state: { keepFocus: true },
    });
  };
  const { pictures, meta, loading, failed, retry } = useLibrary({ page, filter, keyword });

  // The last picture of the last page is gone, or the address names a page that never was.
  const last = meta?.last_page ?? 1;
  const beyond = meta !== undefined && !loading && page > last;
  useEffect(() => {
    if (beyond) change({ trang: last });
  });

  return (
    <>
      <ScreenTitle name={title} />
      <header className="screen-head">
        <h1>{title}</h1>
        <p>
          Mọi ảnh của trang ở một chỗ. Mô tả và điểm chính ghi một lần cho mỗi ảnh, dùng cho mọi nơi có ảnh đó. Ảnh tải lên ở đây
          được giữ đến khi bạn xóa.
        </p>
      </header>
      <UploadZone />
      <search className={listStyles['filters']} aria-label="Lọc ảnh">
        <NativeSelect
          label="Lọc theo"
          value={filter}
          data={pictureFilters.map((value) => ({ value, label: filterNames[value] }))}
          onChange={({ currentTarget: { value } }) => change({ loc: value })}
        />
        <div data-wide>
          <KeywordBox label="Tìm theo mô tả, tên ảnh, nơi dùng" value={keyword} onChange={(tim) => change({ tim })} />
        </div>
      </search>
      <div className="stack-4">
        {meta && (
          <p className={own['total']} role="status">
            {loading ? 'Đang tải dữ liệu...' : `Tổng cộng: ${meta.total.toLocaleString('vi-VN')} ảnh`}
          </p>
        )}
        <PictureTiles label={title} pictures={pictures} loading={loading} from={`?${search.toString()}`} />
        {failed && (
          <Nothing title="Chưa tải được kho ảnh">
            <TryAgain onClick={retry} />
          </Nothing>
        )}
        {!loading && !failed && pictures.length === 0 && (
          <Nothing title={keyword === '' ? nothing[filter] : 'Không tìm thấy ảnh nào'}>
            <p>{keyword === '' ? 'Bạn có thể tải ảnh lên ở trên.' : 'Hãy thử từ khác, hoặc bỏ bộ lọc.'}</p>
          </Nothing>
        )}
        {meta && <Pager page={page} last={last} onTurn={(trang) => change({ trang })} />}
      </div>
    </>
  );
}
