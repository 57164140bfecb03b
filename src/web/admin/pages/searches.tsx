import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { countedDays, type SearchCount } from '#shared/answers/search-counts.ts';
import { searchPath } from '#shared/paths.ts';
import { maxCounted } from '#shared/search/search-types.ts';
import { texts } from '#shared/texts.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { callApi } from '../client.ts';
import { TryAgain } from '../try-again.tsx';
import { useFailureToast } from '../notify.ts';
import { ScreenTitle } from '../screen-title.tsx';
import styles from './searches.module.css';

const columns: Column<SearchCount>[] = [
  { key: 'text', label: 'Từ khóa', role: 'title', cell: ({ text }) => <Link to={searchPath(text)}>{text}</Link> },
  { key: 'times', label: 'Số lần tìm', role: 'number', cell: ({ times }) => times.toLocaleString('vi-VN') },
  {
    key: 'results',
    label: 'Kết quả lần cuối',
    role: 'number',
    cell: ({ results }) => (results >= maxCounted ? `${maxCounted}+` : results),
  },
];

export default function Searches() {
  const [search, setSearch] = useSearchParams();
  const days = countedDays.find((each) => each === search.get('ngay')) ?? countedDays[0];
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search-counts', days],
    queryFn: async ({ signal }) => (await callApi('GET /admin/search-counts', { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, texts.searchCountsFailed);

  const table = (caption: string, shown: typeof columns, rows: SearchCount[] = [], none: string) => (
    <section className={styles['list']}>
      <h2>{caption}</h2>
      <DataTable
        caption={caption}
        columns={shown}
        rows={rows}
        rowKey={({ text }) => text}
        loading={isFetching && (!data || isPlaceholderData)}
        empty={error ? <TryAgain onClick={() => void refetch()} /> : <p>{none}</p>}
      />
    </section>
  );
  const nobody = `Chưa có ai tìm gì trong ${days} ngày qua.`;

  return (
    <>
      <ScreenTitle name="Khách tìm gì" />
      <header className="screen-head">
        <h1>Khách tìm gì</h1>
        <p>
          Từ khóa khách gõ vào ô tìm kiếm, gộp chung chữ có dấu và không dấu. Chỉ đếm số lần, không ghi lại ai đã tìm. Lượt tìm
          mới hiện ở đây sau vài giây.
        </p>
      </header>
      <NativeSelect
        className={styles['days'] ?? ''}
        label="Thời gian"
        value={days}
        data={countedDays.map((value) => ({ value, label: `${value} ngày qua` }))}
        onChange={(event) =>
          setSearch({ ngay: event.currentTarget.value }, { preventScrollReset: true, state: { keepFocus: true } })
        }
      />
      <div className={styles['lists']}>
        {table('Tìm nhiều nhất', columns, data?.common, nobody)}
        {table(
          'Không có kết quả',
          columns.slice(0, 2),
          data?.empty,
          data?.common.length ? 'Lượt tìm nào cũng có kết quả.' : nobody,
        )}
      </div>
    </>
  );
}
