export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` works run at a time; the others wait in the order they came. */
export function concurrencyLimit(atOnce: number): Limited {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
