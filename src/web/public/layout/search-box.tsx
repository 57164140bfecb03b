import { useLocation } from 'react-router';
import { searchPagePath } from '#shared/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SearchForm } from '../search/search-form.tsx';
import styles from './search-box.module.css';

/** The search of the top bar. */
export function SearchBox({ className = '' }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const searched = pathname === searchPagePath ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <div className={`${styles['box']} ${className}`}>
      <SearchForm
        // What was searched for stands in the box on its page, and the box is empty elsewhere.
        key={searched}
        text={searched}
        label="Tìm kiếm"
        placeholder="Tìm kiếm"
        submitLabel="Tìm"
        classes={{ form: styles['form'], field: styles['input'], submit: styles['submit'] }}
      />
      {/* Open is where the focus is. */}
      <button
        type="button"
        className={`${styles['close']} with-script`}
        aria-label="Đóng ô tìm kiếm"
        onClick={({ currentTarget }) => currentTarget.blur()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
