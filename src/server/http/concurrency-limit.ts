export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` pieces of work at a time; the others wait in the order they came. */
export function concurrencyLimit(atOnce: number): Limited {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
