import { useLocation } from 'react-router';
import { searchPagePath } from '#shared/paths.ts';
import { SearchForm } from '../search/search-form.tsx';
import styles from './search-box.module.css';

/** The search of the top bar. */
export function SearchBox({ className = '' }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const searched = pathname === searchPagePath ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <SearchForm
      // What was searched for stands in the box on its page, and the box is empty elsewhere.
      key={searched}
      text={searched}
      label="Tìm kiếm"
      placeholder="Tìm kiếm"
      submitLabel="Tìm"
      classes={{ form: `${styles['box']} ${className}`, field: styles['input'], submit: styles['submit'] }}
    />
  );
}
