import { useId } from 'react';
import type { SearchResult } from '#shared/answers/search.ts';
import type { SavedKind } from '#shared/guidance/saved.ts';
import { resultLink } from '#shared/search/result-link.ts';
import { kindName, type SearchType } from '#shared/search/search-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { SaveButton } from '../guidance/save-button.tsx';
import { Picture } from '../parts/picture.tsx';
import { Marked } from '../search/marked.tsx';
import styles from './search.module.css';

/** What can be saved, by the type of its result. */
const savedAs: Partial<Record<SearchType, SavedKind>> = { nganhhoc: 'nganh', vitri: 'vi-tri', nghenghiep: 'nghe', monhoc: 'mon' };

export function Result({ result, terms, priority }: { result: SearchResult; terms: string[]; priority: boolean }) {
  const to = resultLink(result);
  const id = useId();
  const kind = savedAs[result.type];
  return (
    <li className={`covered ${styles['result']}`}>
      <span className={`moved-picture ${styles['frame']}`}>
        <Picture
          src={result.thumbnail}
          meta={result.thumbnail_meta}
          seed={result.slug}
          sizes="(min-width: 30em) min(21rem, 23vw), 27vw"
          priority={priority}
        />
      </span>
      <div className={styles['title']}>
        <p className="kicker">{kindName(result.type)}</p>
        <h2 id={`${id}-name`} className={styles['name']}>
          <Marked text={result.name} terms={terms} reach="word" />
        </h2>
      </div>
      {result.snippet !== '' && (
        <p className={styles['text']}>
          <Marked text={result.snippet} terms={terms} reach="word" />
        </p>
      )}
      {to !== null && (
        <p className={styles['more']}>
          {/* The link covers the whole row; the result's name is part of its own, to tell the links apart. */}
          <Link id={`${id}-more`} to={to} className={`covering ${styles['link']}`} aria-labelledby={`${id}-name ${id}-more`}>
            Xem chi tiết <span className="visually-hidden">→</span>
            {/* The typeface has no arrow. */}
            <Icon name="onward" className="onward-sign" />
          </Link>
          {kind !== undefined && (
            <span className={styles['save']}>
              <SaveButton kind={kind} path={to} name={result.name} />
            </span>
          )}
        </p>
      )}
    </li>
  );
}
