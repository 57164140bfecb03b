import { useState } from 'react';

/** Where this browser remembers how close together the rows of lists stand. */
const key = 'danh-sach-thoang';

/** Rows stand close together unless the editor would rather see them with room around, and their pictures larger. */
export function useDensity() {
  const [isWide, setWide] = useState(() => typeof localStorage !== 'undefined' && localStorage.getItem(key) === '1');
  const choose = (wide: boolean) => {
    localStorage.setItem(key, wide ? '1' : '0');
    setWide(wide);
  };
  return { density: isWide ? undefined : ('compact' as const), isWide, choose };
}
