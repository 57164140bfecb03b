import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchPath } from '#shared/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './search-box.module.css';

/** A plain form that leads to the search page; with the program running, blank text goes nowhere and the move loads no page. */
export function SearchBox({ className = '' }: { className?: string | undefined }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const searched = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text !== '') void navigate(searchPath(text));
  }

  return (
    <form role="search" method="get" action="/search" className={`${styles['box']} ${className}`} onSubmit={submit}>
      <input
        // What was searched for stands in the box on its page, and the box is empty elsewhere.
        key={searched}
        type="search"
        name="q"
        className={styles['input']}
        defaultValue={searched}
        placeholder="Tìm kiếm"
        aria-label="Tìm kiếm"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles['submit']} aria-label="Tìm">
        <Icon name="search" />
      </button>
    </form>
  );
}
