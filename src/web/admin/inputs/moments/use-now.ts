import { useEffect, useState } from 'react';
import { parseMoment } from '#shared/formats/parse-moment.ts';

/** Browsers know no longer one. */
const longest = 2 ** 31 - 1;

/** Now, known anew when one of these moments comes; '' is none. */
export function useNow(...moments: readonly string[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = Math.min(
    ...moments.flatMap((moment) => {
      const at = Date.parse(parseMoment(moment) ?? '');
      return at > now.getTime() ? [at] : [];
    }),
  );
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setNow(new Date()), Math.min(longest, Math.max(0, next - Date.now()) + 1));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
