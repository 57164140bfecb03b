import { fold } from './fold.ts';
import { searchKey, searchKeys, searchWords } from './search-key.ts';

/** Whether a label holds every word of a query, in any order; a word need not be whole, since it may still be being typed. */
export function holdsWords(label: string, query: string): boolean {
  const held = `${searchKeys(label).join(' ')} ${fold(label)}`;
  return searchWords(query).every(({ start, end }) => {
    const word = query.slice(start, end);
    // 'ty' may be the whole of 'tỷ' (key 'ti') or the beginning of 'typography'.
    return held.includes(searchKey(word)) || held.includes(fold(word));
  });
}
