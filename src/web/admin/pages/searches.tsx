import { Link } from 'react-router';
import { countedDays, type SearchCount } from '#shared/answers/search-counts.ts';
import { searchPath } from '#shared/paths.ts';
import { maxCounted } from '#shared/search/search-types.ts';
import { texts } from '#shared/texts.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { callApi } from '../session/client.ts';
import { Choice, Filters } from '../lists/filters.tsx';
import { Listed } from '../lists/listed.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { bySchema, oneOf, useAddressState } from '../screens/use-address-state.ts';
import { useListing } from '../work/use-listing.ts';
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

const parameters = bySchema({ ngay: oneOf(countedDays, countedDays[0]) });

export default function Searches() {
  const [{ ngay: days }, change] = useAddressState(parameters);
  const { rows: counted, ...asked } = useListing({
    key: ['search-counts', days],
    read: async (signal) => {
      const { data } = await callApi('GET /admin/search-counts', { query: { days }, signal });
      return { data: [data], meta: undefined };
    },
    failed: texts.searchCountsFailed,
  });
  const [{ common, empty } = { common: [], empty: [] }] = counted;

  const table = (caption: string, shown: typeof columns, rows: readonly SearchCount[], none: string) => (
    <section className="stack-3">
      <h2 className="part-name">{caption}</h2>
      <Listed
        caption={caption}
        columns={shown}
        of={{ ...asked, rows }}
        rowKey={({ text }) => text}
        failed={null}
        empty={<p>{none}</p>}
      />
    </section>
  );
  const nobody = `Chưa có ai tìm gì trong ${days} ngày qua.`;

  return (
    <>
      <ScreenHead
        title="Khách tìm gì"
        intro="Từ khóa khách gõ vào ô tìm kiếm, gộp chung chữ có dấu và không dấu. Chỉ đếm số lần, không ghi lại ai đã tìm. Lượt tìm mới hiện ở đây sau vài giây."
      />
      <Filters label="Lọc từ khóa">
        <Choice
          label="Thời gian"
          value={days}
          choices={countedDays.map((value) => ({ value, label: `${value} ngày qua` }))}
          onChange={(ngay) => change({ ngay: ngay ?? countedDays[0] })}
        />
      </Filters>
      <div className={styles['lists']}>
        {table('Tìm nhiều nhất', columns, common, nobody)}
        {table('Không có kết quả', columns.slice(0, 2), empty, common.length > 0 ? 'Lượt tìm nào cũng có kết quả.' : nobody)}
      </div>
    </>
  );
}
