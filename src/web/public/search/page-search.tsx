import { SearchForm } from './search-form.tsx';

type Props = Pick<Parameters<typeof SearchForm>[0], 'text' | 'classes'>;

/** The search of a page that has one of its own beside that of the bar. */
export function PageSearch(props: Props) {
  return (
    <SearchForm
      landmark="Tìm trong toàn trang"
      label="Tìm kiếm bài viết, môn học, vị trí"
      placeholder="Tìm kiếm bài viết, môn học, vị trí..."
      submitLabel="Tìm kiếm"
      {...props}
    />
  );
}
