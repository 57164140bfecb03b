import { useLocation } from 'react-router';
import { searchPagePath } from '#shared/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SearchForm } from '../search/search-form.tsx';
import styles from './search-box.module.css';

export function SearchBox({ className = '' }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const searched = pathname === searchPagePath ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <div className={`${styles['box']} ${className}`}>
      <SearchForm
        // A new key resets the uncontrolled field: it shows the query on the results page and is empty elsewhere.
        key={searched}
        text={searched}
        label="Tìm kiếm"
        placeholder="Tìm kiếm"
        submitLabel="Tìm"
        classes={{ form: styles['form'], field: styles['input'], submit: styles['submit'] }}
      />
      {/* The field is open while it has the focus, so taking the focus away closes it. */}
      <button
        type="button"
        className="icon-button with-script"
        aria-label="Đóng ô tìm kiếm"
        onClick={({ currentTarget }) => currentTarget.blur()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
