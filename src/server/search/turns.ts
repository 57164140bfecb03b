export type InTurns = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Lets so many run at a time, and the others after them in the order they came. */
export function turns(atOnce: number): InTurns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      // Whoever is next takes over the place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
