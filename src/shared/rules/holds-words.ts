import { fold } from './fold.ts';
import { searchKey, searchKeys, searchWords } from './search-key.ts';

/** Whether a label holds every word that is sought, in any order; what is still being typed need not be a whole word. */
export function holdsWords(label: string, sought: string): boolean {
  const held = `${searchKeys(label).join(' ')} ${fold(label)}`;
  return searchWords(sought).every(({ start, end }) => {
    const word = sought.slice(start, end);
    // 'ty' may be the whole of 'tỷ' (key 'ti') or the beginning of 'typography'.
    return held.includes(searchKey(word)) || held.includes(fold(word));
  });
}
