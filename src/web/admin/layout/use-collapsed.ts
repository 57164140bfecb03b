import { useCallback, useState } from 'react';

const key = 'thanh-ben-thu-gon';

/** Whether the sidebar is collapsed, as the editor last left it in this browser. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === '1');
  const toggle = useCallback(() => {
    const next = !collapsed;
    localStorage.setItem(key, next ? '1' : '0');
    setCollapsed(next);
  }, [collapsed]);
  return [collapsed, toggle];
}
